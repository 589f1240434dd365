import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import type { FactSource } from '../fact-source.ts'
import { natureOf, type Party } from './party.ts'
import { companySuffix, readName } from './party-name.ts'

const labelReach = 40_000
const partyLabel = longPattern('gmu')`
	^[ \t]{0,8}(?:\(\d\)\s)?['‘“"]?(?:The\s)?(
		Party\s(?:\d|[A-D]|One|Two|Three)|PARTY\s(?:\d|[A-D]|ONE|TWO|THREE)|Customer|Client|Provider|Vendor|Supplier|Company|Investor
		|Licensor|Licensee|Contractor|Consultant|Disclosing Party|Receiving Party|Landlord|Tenant|Lender|Borrower|Employer|Employee
		|Advisor|Covenanter|Donor|Recipient|Discloser|Distributor|Manufacturer|Publisher|Franchisor|Franchisee|Sponsor|Owner|Seller|Buyer
		|Purchaser
	)['’”"]?\s?(?:[:–—|][ \t]{1,4}|[:|]?[ \t]{0,4}\n[ \t|]{0,8})
`
const lettered = /(?<![\p{L}])(Party\s[A-D]|PARTY\s[A-D])\s?(?:\([“"‘']?(?:the\s)?([\p{L} ]{3,30}?)[”"’']?\))?\s?[:：]\s{0,4}(?=\p{Lu})/gu
/** A cover page sets both names on lines of their own with "and" between. */
const stacked =
	/^[ \t]{0,60}([\p{Lu}][^\n]{2,90}?)[ \t]{0,60}\n\s{0,12}(?:and|AND|&)[ \t]{0,60}\n\s{0,60}([\p{Lu}][^\n]{2,90}?)[ \t]{0,60}(?=\n)/gmu

const serves = /^(?:Provider|Vendor|Supplier|Recipient)$/

/** A company's name without its form and punctuation, as two spellings of it agree. */
function plain(name: Party['name']): string {
	return (name?.text ?? '')
		.replace(companySuffix, '')
		.replace(/[^\p{L}\d]+/gu, '')
		.toLowerCase()
}

/** "Party 1: Acme Inc.", "Customer" in one cell and "Beta LLC" in the next: a cover page names each side behind a label. */
export function labelledParties(source: FactSource, known: readonly Party[]): Party[] {
	const found = allMatches(source.text.slice(0, labelReach), partyLabel).flatMap((match): Party[] => {
		const at = match.index + match[0].length
		const line = source.text.slice(at, at + 120).split(/[\n|]/)[0] ?? ''
		const name = readName(source.text, at, at + line.length)
		if (!name || name.blank || !companySuffix.test(name.span.text) || known.some((party) => party.name?.text === name.span.text)) return []
		const label = match[1] ?? ''
		const start = match.index + match[0].indexOf(label)
		return [
			{
				name: name.span,
				role: /^party\b/i.test(label) ? null : { start, end: start + label.length, text: label },
				...natureOf(source.text, name.span.start, at + line.length),
				sure: confidence.labelled,
			},
		]
	})
	// "Provider: Meadow Networks Ltd", and again with another name: companies whose services are used, and no parties.
	return found.filter(
		({ name, role }) =>
			!serves.test(role?.text ?? '') || !found.some((other) => other.role?.text === role?.text && plain(other.name) !== plain(name)),
	)
}

/** "Party A ("Licensee"): Acme Co., Ltd." anywhere in the opening. */
export function letteredParties(source: FactSource): Party[] {
	const found = allMatches(source.text.slice(0, 6000), lettered).flatMap((match): Party[] => {
		const at = match.index + match[0].length
		const name = readName(
			source.text,
			at,
			at +
				(source.text.slice(at, at + 140).search(
					longPattern()`
						\n
						|\s(?:Registration\s|Registered\s|Legal\s|Business\s)?
							(?:Address|Representative|Office|Contact|Tel|Principal|ID|License|Party\s[A-D])\b[^:]{0,20}:
					`,
				) + 1 || 141) -
				1,
		)
		if (!name || name.blank) return []
		const label = { start: match.index, end: match.index + (match[1] ?? '').length, text: match[1] ?? '' }
		const word = match[2] ?? ''
		const start = match.index + match[0].indexOf(word)
		const role = word === '' ? label : { start, end: start + word.length, text: word }
		return [
			{
				name: name.span,
				role,
				aliases: word === '' ? [] : [label],
				...natureOf(source.text, name.span.start, name.span.end),
				sure: confidence.labelled,
			},
		]
	})
	return found.length > 1 ? found.filter(({ role }, index) => found.findIndex((other) => other.role?.text === role?.text) === index) : []
}

/** "Acme Inc. / and / Beta Ltd." on a cover page. */
export function stackedParties(source: FactSource, known: readonly Party[]): Party[] {
	for (const match of allMatches(source.text.slice(0, 4000), stacked)) {
		const names = [match[1] ?? '', match[2] ?? '']
		if (!names.every((name) => companySuffix.test(name)) || names.some((name) => known.some((party) => party.name?.text === name))) continue
		return names.map((text, index) => {
			const start = match.index + (index === 0 ? match[0].indexOf(text) : match[0].lastIndexOf(text))
			return {
				name: { start, end: start + text.length, text },
				role: null,
				...natureOf(source.text, start, start + text.length),
				sure: confidence.stated,
			}
		})
	}
	return []
}
