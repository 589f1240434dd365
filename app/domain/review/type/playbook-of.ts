import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { ParsedFact } from '../facts/fact-names.ts'
import { isLetter } from '../facts/parties/letter-parties.ts'
import { companySuffix } from '../facts/parties/party-name.ts'
import type { PlaybookKind } from '../playbook/rule.ts'

const playbooks: Partial<Record<DocumentType, PlaybookKind>> = {
	NDA: 'nda',
	'Mutual NDA': 'nda',
	SAFE: 'safe',
	'Convertible Note': 'convertible_note',
	'Co-Founder Agreement': 'cofounder',
	'Founder Stock Purchase Agreement': 'cofounder',
	'Restricted Stock Agreement': 'cofounder',
	'Offer Letter': 'employment',
	'Employment Agreement': 'employment',
	'Independent Contractor Agreement': 'employment',
	'Consulting Agreement': 'employment',
	'Internship Agreement': 'employment',
	'Invention Assignment Agreement': 'employment',
	'Master Service Agreement': 'services',
	'SaaS Agreement': 'services',
	'Services Agreement': 'services',
	'Statement of Work': 'services',
	'Vendor Agreement': 'services',
	'Software License Agreement': 'services',
	'Service Level Agreement': 'services',
	'Pilot Agreement': 'services',
	'Supply Agreement': 'services',
	'Advisor Agreement': 'advisor',
	'Term Sheet': 'term_sheet',
	'Office Lease': 'lease',
	'Data Processing Agreement': 'dpa',
	'Privacy Policy': 'privacy_terms',
	'Cookie Policy': 'privacy_terms',
	'Terms of Service': 'privacy_terms',
	'Acceptable Use Policy': 'privacy_terms',
	'End User License Agreement': 'privacy_terms',
}

/** What is known of a document beside its type. */
export interface Told {
	text: string
	facts: readonly Pick<ParsedFact, 'name' | 'value' | 'of'>[]
}

const engaging: ReadonlySet<DocumentType> = new Set(['Consulting Agreement', 'Independent Contractor Agreement'])
const publicTerms: ReadonlySet<DocumentType> = new Set(['Terms of Service', 'Acceptable Use Policy', 'End User License Agreement'])

/**
 * The playbook a document is checked by beside the general one; `general` alone where there is no special one, or
 * where the document is not the whole contract that the special one asks for.
 */
export function playbookOf(type: DocumentType | null, told: Told | null = null): PlaybookKind {
	const playbook = (type && playbooks[type]) ?? 'general'
	if (!type || !told) return playbook
	if (changesAnother(told.text)) return 'general'
	if (publicTerms.has(type) && forBusinesses(told.text)) return 'general'
	return engaging.has(type) && engagesCompany(told.facts) ? 'services' : playbook
}

const amendment = longPattern('u')`
	\b[Tt](?:his|HIS)\s(?:[\p{L}\d.-]+\s){0,4}?(?:[Aa]mendment|AMENDMENT)\b(?!\s(?:and|AND)\s(?:[Rr]estate|RESTATE))
	|\b(?:AMENDMENT|Amendment)\s(?:(?:NO|No|NUMBER|Number)\b\.?|#|n°|\d|(?:TO|to|OF|of)\s(?:THE|the|\p{Lu}))
	|\b(?:Modification|MODIFICATION)\s(?:(?:and|AND)\s\p{L}+\s)?(?:of|OF|to|TO)\s(?=\p{Lu})
`
const letterAmends = /\b(?:(?:hereby|further)\samends?|deemed\s(?:to\sbe\s)?amended|is\shereby\samended|agreed\sto\s(?:further\s)?amend)\b/i
const titleLength = 700

/** An amendment says what changes, so nothing that it leaves out is missing. */
function changesAnother(text: string): boolean {
	return amendment.test(text.slice(0, titleLength)) || (isLetter(text) && letterAmends.test(text.slice(0, 1800)))
}

const partners = patternPart`
	(?:
		merchants?|(?:marketplace )?sellers?|retailers?|suppliers?|vendors?|carriers?|couriers?|(?:experience )?hosts?|drivers?
		|(?:fleet|travel|delivery|business|service|restaurant) ?partners?|partners?|providers?|developers?|advertisers?|publishers?
		|resellers?|affiliates?|hotels?|linguists?|freelancers?|professionals?|restaurants?|salons?|operators?|contractors?
		|accommodations?|businesses|business customers?|commercial customers?
	)
`
const titledForBusinesses = new RegExp(
	patternPart`
		\b(?:terms|conditions|agreement)\b[^.\n]{0,40}\bfor (?:the )?${partners}\b
		|(?<!\b(?:creators?|users?|players?|members?|fans?|community) )\b(?:${partners}|platform|api|ads?|advertising)
			(?:['’]s?)? (?:terms|agreement|conditions)\b
		|\b(?:commercial|business|partner) terms\b
	`,
	'i',
)
const saysBusiness = longPattern('i')`
	\b(?:
		not (?:a )?consumers?\b|(?:business|commercial|professional) (?:use|purposes) only|entrepreneurs? within the meaning
		|enterprises? within the meaning|in the course of (?:its|their|your|a) (?:trade|business|profession)
	)
	|\(?[“"*]{1,4}(?:Travel Partner|Partner|Merchant|Retailer|RETAILER|Seller|Carrier|Advertiser|Publisher)[*”"]{1,4}\)?
	|\bseller portal\b
	|\boffer (?:your )?(?:applications|products|goods) to (?:users|customers|consumers)\b
`
const namesBusiness = /\b(?:the|and) (?:Client|Advertiser|Merchant|Publisher)\b/

/** Consumers' rights do not concern terms under which a business sells, drives or advertises on a platform. */
function forBusinesses(text: string): boolean {
	return titledForBusinesses.test(text.slice(0, 250)) || saysBusiness.test(text.slice(0, 6000)) || namesBusiness.test(text.slice(0, 3000))
}

/** A consultant that is a company can't be an employee. */
function engagesCompany(facts: Told['facts']): boolean {
	const engaged = facts.find(
		({ name, value, of }) => name === 'party_role' && of !== undefined && /^(?:consultant|contractor|independent contractor)$/i.test(value),
	)?.of
	return (
		engaged !== undefined &&
		(companySuffix.test(engaged) ||
			facts.some(
				({ name, value, of }) =>
					name === 'party_kind' && of === engaged && value === 'company' && !/^\p{Lu}\p{Ll}+\s(?:\p{Lu}\.\s)?\p{Lu}\p{Ll}+$/u.test(engaged),
			))
	)
}
