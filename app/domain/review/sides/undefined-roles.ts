import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { isWork } from './role-kinds.ts'

interface Known {
	/** Whether it is a person; `null` where that is not known. */
	person: boolean | null
	/** What the document calls it. */
	roles: readonly string[]
	named: boolean
}

const workers = ['Employee', 'Executive']
const employers = ['Company', 'Employer', 'Corporation']
const counterparts: readonly (readonly [string, string])[] = [
	['Licensor', 'Licensee'],
	['Lender', 'Borrower'],
	['Landlord', 'Tenant'],
	['Lessor', 'Lessee'],
	['Franchisor', 'Franchisee'],
	['Disclosing Party', 'Receiving Party'],
	['Discloser', 'Recipient'],
	['Seller', 'Buyer'],
	['Seller', 'Purchaser'],
	['Employer', 'Employee'],
	['Vendor', 'Customer'],
	['Vendor', 'Distributor'],
	['Supplier', 'Distributor'],
	['Manufacturer', 'Distributor'],
	['Supplier', 'Customer'],
	['Provider', 'Customer'],
	['Owner', 'Contractor'],
	['Client', 'Contractor'],
	['Client', 'Consultant'],
	['Company', 'Consultant'],
	['Company', 'Contractor'],
	['Company', 'Distributor'],
]
const fewest = 3
const fewestOfCounterpart = 6

/**
 * Roles that a document uses without defining them, by party in the order of the parties: an amendment of an employment
 * contract speaks of "Employee" and "the Company" as the contract before it did. Only where one side can be meant: of a
 * person and a company, or of two parties one of which is called the counterpart.
 */
export function undefinedRoles(text: string, parties: readonly Known[], type: DocumentType | null): string[][] {
	const taken = new Set(parties.flatMap(({ roles }) => roles.map((role) => role.toLowerCase())))
	const free = (role: string, least: number) => !taken.has(role.toLowerCase()) && !isDefined(text, role) && usesOf(text, role) >= least
	const people = parties.filter(({ person }) => person === true)
	const companies = parties.filter(({ person, named, roles }) => person === false && (named || roles.length > 0))
	const [person] = people
	const [company] = companies
	if (
		person &&
		company &&
		people.length === 1 &&
		companies.length === 1 &&
		parties.length === 2 &&
		(type === null ? workers.some((role) => free(role, fewest) || taken.has(role.toLowerCase())) : isWork(type))
	) {
		return parties.map((party) => (party === person ? workers : employers).filter((role) => free(role, fewest)))
	}
	const [one, other] = parties
	if (!one || !other || parties.length !== 2) return parties.map(() => [])
	return [counterpartOf(one, other, free), counterpartOf(other, one, free)]
}

function counterpartOf({ roles, named }: Known, { roles: others }: Known, free: (role: string, least: number) => boolean): string[] {
	if (!named || roles.some((role) => counterparts.some((pair) => pair.includes(role)))) return []
	const found = counterparts
		.flatMap(([first, second]) => (others.includes(first) ? [second] : others.includes(second) ? [first] : []))
		.filter((role) => free(role, fewestOfCounterpart))
	return found.length === 1 ? found : []
}

/** (the “Company”), “Employer” means …: the role is defined, and not for this party. */
function isDefined(text: string, role: string): boolean {
	return new RegExp(`[“"‘']\\s?(?:the\\s)?${role}[,.]?\\s?[”"’']`, 'i').test(text)
}

const sentenceStarts =
	'The|If|When|And|Upon|By|To|For|In|That|Such|Each|Any|Between|As|Should|Neither|Both|Either|With|While|Where|Whereas|WHEREAS|Dear'

/** Where the role stands for somebody: "the Company shall", "Employee's", not "Executive Officer" or "Lark Trust Company". */
function usesOf(text: string, role: string): number {
	const noun = new RegExp(
		patternPart`
			(?<![\p{L}\d-]|[Hh]olding\s|(?<![\p{L}])(?!(?:${sentenceStarts})\s)\p{Lu}\p{L}+\s+)(?:${role}|${role.toUpperCase()})
			(?![\p{L}\d-]|\s\p{Lu}|\s(?:benefit|plan|compensation|officers?|stock|handbook)\b)
		`,
		'gu',
	)
	return text.match(noun)?.length ?? 0
}
