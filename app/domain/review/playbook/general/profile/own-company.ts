import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../../clauses/search/all-matches.ts'
import type { DocumentParty } from '../../../sides/document-party.ts'
import { folded } from '../../../sides/party-called.ts'
import { companyKey, namesIn, partyOfCompany } from '../../../sides/party-of-company.ts'
import { visibleText } from '../../passages.ts'
import type { RuleInput } from '../../rule.ts'

/** What kind of entity a name or a description makes a company. */
export type EntityKind = 'corporation' | 'limited liability company' | 'limited partnership'

/** The reader's company in a document. */
export interface OwnCompany {
	/** As the document writes it. */
	name: string
	/** The party that it is; `null` in a paper of the company itself, such as its charter, that has no parties. */
	party: DocumentParty | null
	/** Each place where the document has its whole name, in document order. */
	places: Span[]
	/** "Company" where the document calls nobody else so. */
	role: string | null
}

/** The kind that a legal name says; `null` for "Ltd." and the like, which several kinds use. */
export function kindOfName(name: string): EntityKind | null {
	const form = folded(namesIn(name)[0] ?? '')
	if (/ (?:inc|incorporated|corp|corporation|pbc|p b c)$/.test(form)) return 'corporation'
	if (/ (?:llc|l l c|limited liability company)$/.test(form)) return 'limited liability company'
	return / (?:lp|l p|limited partnership)$/.test(form) ? 'limited partnership' : null
}

/** A paper of the company itself names it in its head. */
const head = 3000

/** The company of a legal name, where the document certainly names it and nobody else is called so. */
export function ownCompany(input: RuleInput, legalName: string): OwnCompany | null {
	const party = partyOfCompany(input.parties, legalName)
	const alike = input.parties.filter(({ name }) => namesIn(name).some((each) => companyKey(each) === companyKey(legalName)))
	if (party === null && alike.length > 0) return null
	const name = party?.name ?? legalName
	const places = placesOf(visibleText(input), name, party)
	if (party) return places.length > 0 ? { name, party, places, role: roleOf(input, party) } : null
	const isOwnPaper = input.parties.length === 0 && places.some(({ start }) => start < head) && namedAsThis(visibleText(input), places)
	return isOwnPaper ? { name, party, places, role: 'Corporation' } : null
}

/** "The name of the corporation is Acme, Inc.", "Certificate of Incorporation of Acme, Inc." */
function namedAsThis(text: string, places: readonly Span[]): boolean {
	return places.some(({ start }) =>
		/\b(?:name\s+of\s+(?:the|this)\s+(?:corporation|company)\s+is:?|(?:certificate|articles)\s+of\s+(?:incorporation|organization)\s+of)\s*["“]?$/i.test(
			text.slice(Math.max(0, start - 90), start),
		),
	)
}

function roleOf({ parties }: RuleInput, own: DocumentParty): string | null {
	const { role } = own
	if (role === null || !/^(?:Company|Corporation|Issuer)$/i.test(role)) return null
	return parties.some((party) => party !== own && party.names.some((name) => name.toLowerCase() === role.toLowerCase())) ? null : role
}

/** A capitalized word in front begins a longer name; these do not. */
const opens = longPattern()`
	(?:^|[^\p{L}])(?:By|And|Between|Among|To|For|From|With|Of|The|This|That|If|As|In|At|On|Whereas|Company|Corporation|Customer|Client|Vendor
	|Supplier|Provider|Licensor|Licensee|Employer|Buyer|Seller|Lender|Borrower|Landlord|Tenant|AND|BETWEEN|BY|OF|TO|FOR|AMONG)\s*$
`
const capitalInFront = /\p{Lu}[\p{L}&.'’-]*\s+$/u
/** Who is named so may be a company of the past, or of somebody else. */
const anotherOne =
	/\b(?:successor|predecessor|formerly|previously|subsidiary|affiliate|parent|assignee|merger|merged|converted)\b[^.;]{0,60}$/i

function placesOf(text: string, name: string, party: DocumentParty | null): Span[] {
	const words = (namesIn(name)[0] ?? name)
		.split(/[\s,.]+/)
		.filter(Boolean)
		.map(escaped)
	const pattern = new RegExp(patternPart`(?<![\p{L}\d])${words.join(String.raw`[\s,.]+`)}(?:\.(?=[\s,;)]|$))?(?![\p{L}\d])`, 'giu')
	return allMatches(text, pattern).flatMap(({ index, 0: { length } }) => {
		const before = text.slice(Math.max(0, index - 90), index)
		const introduces = party?.span?.start === index
		if (!introduces && ((capitalInFront.test(before) && !opens.test(before)) || anotherOne.test(before))) return []
		return [{ start: index, end: index + length }]
	})
}

function escaped(word: string): string {
	return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
