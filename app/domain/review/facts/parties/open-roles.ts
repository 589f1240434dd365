import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import type { FactSource } from '../fact-source.ts'
import type { Party, Words } from './party.ts'
import { isRoleWord } from './role-marks.ts'

const pairs: readonly (readonly [string, string])[] = [
	['Provider', 'Customer'],
	['Disclosing Party', 'Receiving Party'],
	['Discloser', 'Recipient'],
	['Licensor', 'Licensee'],
	['Landlord', 'Tenant'],
	['Lessor', 'Lessee'],
	['Employer', 'Employee'],
	['Company', 'Employee'],
	['Company', 'Executive'],
	['Company', 'Contractor'],
	['Client', 'Contractor'],
	['Company', 'Consultant'],
	['Client', 'Consultant'],
	['Company', 'Advisor'],
	['Lender', 'Borrower'],
	['Controller', 'Processor'],
	['Customer', 'Processor'],
	['Seller', 'Buyer'],
	['Seller', 'Purchaser'],
	['Vendor', 'Customer'],
	['Supplier', 'Customer'],
	['Company', 'Investor'],
	['Company', 'Purchaser'],
	['Client', 'Vendor'],
	['Client', 'Provider'],
	['Company', 'Founder'],
	['Company', 'Recipient'],
	['Company', 'Vendor'],
	['Supplier', 'Client'],
	['Supplier', 'Buyer'],
	['Client', 'Agency'],
	['Brand', 'Talent'],
	['Host', 'Member'],
	['Contractor', 'Subcontractor'],
	['Owner', 'Contractor'],
	['Owner', 'Recipient'],
	['Operator', 'Subscriber'],
	['Provider', 'Subscriber'],
	['Provider', 'User'],
	['Franchisor', 'Franchisee'],
	['Supplier', 'Distributor'],
	['Manufacturer', 'Distributor'],
	['Company', 'Distributor'],
	['Company', 'Reseller'],
	['Company', 'Supplier'],
	['Company', 'Participant'],
	['Company', 'Talent'],
]
const fewest = 3
const reach = 60_000

/** "Customer and Provider enter into an Agreement": a cover page names its sides by their roles. */
const entering = longPattern('g')`
	\b(?:the\s)?([A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\sand\s(?:the\s)?([A-Z][a-z]+(?:\s[A-Z][a-z]+)?)\s(?:hereby\s)?
	(?:enter\sinto|agree\sas|agree\sto|are\sentering)\b
`

function enteringRoles(text: string): Party[] {
	for (const match of allMatches(text.slice(0, 4000), entering)) {
		const words = [match[1] ?? '', match[2] ?? '']
		if (!words.every(isRoleWord) || words[0] === words[1]) continue
		return words.map((role, index) => {
			const start = match.index + (index === 0 ? match[0].indexOf(role) : match[0].lastIndexOf(role))
			return {
				name: null,
				role: { start, end: start + role.length, text: role },
				kind: null,
				incorporatedIn: null,
				sure: confidence.implied,
			}
		})
	}
	return []
}

/** Sides that a form speaks of throughout and names nowhere: "Provider will …", "Customer may …". */
export function openRoles({ text }: FactSource, known: readonly Party[]): Party[] {
	const entered = known.length === 0 ? enteringRoles(text) : []
	if (entered.length > 0) return entered
	const own = text.slice(0, reach)
	const acts = new Map<string, Words[]>()
	for (const match of allMatches(own, acting)) {
		const role = match[1] ?? ''
		const at = match.index + match[0].indexOf(role)
		acts.set(role, [...(acts.get(role) ?? []), { start: at, end: at + role.length, text: role }])
	}
	const count = (role: string) => acts.get(role)?.length ?? 0
	const taken = known.flatMap(({ role, aliases = [] }) => [role, ...aliases]).map((words) => words?.text.toLowerCase())
	const best = pairs
		.filter(
			([one, other]) =>
				count(one) >= fewest &&
				count(other) >= fewest &&
				(taken.length === 0 ||
					taken.includes(one.toLowerCase()) ||
					taken.includes(other.toLowerCase()) ||
					known.every(({ role }) => role === null)),
		)
		.sort((a, b) => count(b[0]) + count(b[1]) - count(a[0]) - count(a[1]))[0]
	if (!best || known.some(({ role, name }) => role === null && name !== null)) return []
	return best.flatMap((role) =>
		taken.includes(role.toLowerCase())
			? []
			: (acts.get(role) ?? [])
					.slice(0, 1)
					.map((words) => ({ name: null, role: words, kind: null, incorporatedIn: null, sure: confidence.implied })),
	)
}

const acting = new RegExp(
	patternPart`
		\b(${[...new Set(pairs.flat())].sort((a, b) => b.length - a.length).join('|')})\s(?:
			shall|will|may|must|agrees?|acknowledges?|represents?|warrants?|grants?|hereby|retains?|is|has
		)\b
	`,
	'g',
)
