import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { RoleKind } from './document-party.ts'

const deeds: readonly (readonly [RoleKind, string])[] = [
	['licensor', '(?:hereby\\s)?(?:grants|shall\\sgrant|will\\sgrant)\\s(?:to\\s)?[^.;]{0,60}?(?:licen[cs]e|right\\sto\\suse)'],
	[
		'lender',
		'(?:agrees\\sto\\s|shall\\s|will\\s|hereby\\s)?(?:lends?|make\\s(?:the\\s|a\\s)?loans?|makes\\s(?:the\\s|a\\s)?loan|extends?\\scredit)\\b',
	],
	['borrower', '(?:hereby\\s|unconditionally\\s)*promises?\\sto\\spay\\b'],
	['landlord', '(?:hereby\\s)?(?:leases|lets|rents|demises)\\s(?:to|unto)\\b'],
	['employer', '(?:hereby\\s|shall\\s|will\\s|agrees\\sto\\s)?employs?\\b'],
	['seller', '(?:hereby\\s|shall\\s|will\\s|agrees\\sto\\s)?(?:sells?)\\b(?!\\s?(?:-|through))'],
	['buyer', '(?:hereby\\s|shall\\s|will\\s|agrees\\sto\\s)?(?:purchases?|buys?)\\s(?:from|the|all)'],
	[
		'recipient',
		patternPart`
			(?:shall|will|agrees\s(?:to|not\sto)|must|undertakes\sto)\s(?:not\s)?(?:
				disclose|hold|keep|maintain|treat|protect|safeguard|use\s(?:the\s|such\s|all\s)?(?:Confidential|Proprietary|CONFIDENTIAL)
			)
		`,
	],
	[
		'discloser',
		patternPart`
			(?:will|intends\sto|desires\sto|wishes\sto|is\swilling\sto|has)\s(?:agreed\sto\s)?(?:disclose|furnish|provide|make\savailable|share)d?\b
			[^.;]{0,80}\b(?:[Ii]nformation|INFORMATION|data)
		`,
	],
	[
		'customer',
		// What somebody retains otherwise is a right, a discretion or a copy.
		patternPart`
			(?:hereby\s|shall\s|will\s|desires\sto\s|wishes\sto\s)?(?:
				(?:engages?|appoints?)\b|retains?\s(?!(?:(?:the|all|any|its|full|sole|a|such|and|no)\s)*(?:
					rights?|title|ownership|discretion|cop(?:y|ies)|control|authority|interests?|data|records?|information|exclusive|complete|absolute
				)\b)
			)
		`,
	],
	['vendor', '(?:shall|will|agrees\\sto)\\s(?:provide|perform|render|supply)\\s[^.;]{0,40}?\\bservices\\b'],
]

const services: readonly DocumentType[] = [
	'Master Service Agreement',
	'SaaS Agreement',
	'Services Agreement',
	'Statement of Work',
	'Vendor Agreement',
	'Pilot Agreement',
	'Consulting Agreement',
	'Independent Contractor Agreement',
	'Partnership Agreement',
]
const licenses: readonly DocumentType[] = [
	'IP License Agreement',
	'Software License Agreement',
	'Trademark License',
	'Patent License',
	'Content License Agreement',
]
/**
 * A deed shows the side only in documents of a fitting type: in a sponsorship both grant a license to their marks, and
 * every trust sells shares.
 */
const fitting: Partial<Record<RoleKind, readonly DocumentType[]>> = {
	licensor: licenses,
	lender: ['Loan Agreement', 'Promissory Note', 'Security Agreement'],
	borrower: ['Loan Agreement', 'Promissory Note', 'Security Agreement'],
	landlord: ['Office Lease'],
	employer: ['Employment Agreement', 'Offer Letter', 'Severance Agreement', 'Separation Agreement', 'Non-Compete Agreement'],
	seller: ['Stock Purchase Agreement', 'Supply Agreement', 'Vendor Agreement'],
	buyer: ['Stock Purchase Agreement', 'Supply Agreement', 'Vendor Agreement'],
	customer: services,
	vendor: services,
	recipient: ['NDA'],
	discloser: ['NDA'],
}

const subject = /(?:^|[.;,\n]\s?|\b(?:[Tt]he|that|and|Whereas,?|WHEREAS,?)\s)$/
const deedsBehind = deeds.map(([kind, deed]) => [kind, new RegExp(`^\\s${deed}`, 'u')] as const)
/** A party shows what it is in the deal within its first mentions. */
const mostMentions = 120

/**
 * The kind of each party by what it does, for parties whose role does not show it; `null` where nothing or more than
 * one thing speaks for it.
 *
 * @param names of each party, in the order of the parties
 */
export function kindsByDeeds(text: string, names: readonly (readonly string[])[], type: DocumentType | null): (RoleKind | null)[] {
	const found = names.map(
		(own) =>
			new Set(
				own
					.filter((name) => name.length > 1)
					.flatMap((name) => deedsOf(text, name))
					.filter((kind) => (type === null ? kind === 'customer' || kind === 'vendor' : fitting[kind]?.includes(type))),
			),
	)
	// Deeds of both sides decide neither.
	return found.map((kinds, index) => {
		const own = [...kinds].filter((kind) => !found.some((others, other) => other !== index && others.has(kind)))
		return own.length === 1 ? (own[0] ?? null) : null
	})
}

function deedsOf(text: string, name: string): RoleKind[] {
	const kinds: RoleKind[] = []
	for (let at = text.indexOf(name), count = 0; at !== -1 && count < mostMentions; at = text.indexOf(name, at + name.length), count++) {
		if (!subject.test(text.slice(Math.max(0, at - 9), at))) continue
		const behind = text.slice(at + name.length, at + name.length + 130)
		for (const [kind, deed] of deedsBehind) if (deed.test(behind)) kinds.push(kind)
	}
	return kinds
}
