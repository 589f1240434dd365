import type { RoleKind } from './document-party.ts'

/** What a party is seen to do, as its name and the words behind it say. */
const deeds: readonly (readonly [RoleKind, string])[] = [
	['licensor', '(?:hereby\\s)?(?:grants|shall\\sgrant|will\\sgrant)\\s(?:to\\s)?[^.;]{0,60}?(?:licen[cs]e|right\\sto\\suse)'],
	['lender', '(?:agrees\\sto\\s|shall\\s|will\\s|hereby\\s)?(?:lends?|make\\s(?:the\\s|a\\s)?loans?|makes\\s(?:the\\s|a\\s)?loan|extends?\\scredit)\\b'],
	['borrower', '(?:hereby\\s|unconditionally\\s)*promises?\\sto\\spay\\b'],
	['landlord', '(?:hereby\\s)?(?:leases|lets|rents|demises)\\s(?:to|unto)\\b'],
	['employer', '(?:hereby\\s|shall\\s|will\\s|agrees\\sto\\s)?employs?\\b'],
	['seller', '(?:hereby\\s|shall\\s|will\\s|agrees\\sto\\s)?(?:sells?)\\b(?!\\s?(?:-|through))'],
	['buyer', '(?:hereby\\s|shall\\s|will\\s|agrees\\sto\\s)?(?:purchases?|buys?)\\s(?:from|the|all)'],
	['customer', '(?:hereby\\s|shall\\s|will\\s|desires\\sto\\s|wishes\\sto\\s)?(?:engages?|retains?|appoints?)\\b'],
	['vendor', '(?:shall|will|agrees\\sto)\\s(?:provide|perform|render|supply)\\s[^.;]{0,40}?\\bservices\\b'],
]

/**
 * The kind of each party by what it does, for parties whose role tells nothing; `null` where nothing or more than one
 * thing speaks for it.
 *
 * @param names of each party, in the order of the parties
 */
export function kindsByDeeds(text: string, names: readonly (readonly string[])[]): (RoleKind | null)[] {
	const found = names.map((own) => {
		const who = own.filter((name) => name.length > 1).map(escaped).join('|')
		if (who === '') return []
		return deeds.filter(([, deed]) => new RegExp(`(?:^|[.;,\\n]\\s?|\\b(?:the|that|and|Whereas,?|WHEREAS,?)\\s)(?:${who})\\s${deed}`, 'u').test(text)).map(([kind]) => kind)
	})
	// What both sides do tells neither of them.
	return found.map((kinds, index) => {
		const own = kinds.filter((kind) => !found.some((others, other) => other !== index && others.includes(kind)))
		return own.length === 1 ? (own[0] ?? null) : null
	})
}

function escaped(name: string): string {
	return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
}
