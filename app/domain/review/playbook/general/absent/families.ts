import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { RoleKind } from '../../../sides/document-party.ts'
import { isEmployment, isFunding, isNda, isPublicTerms } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'

const servicesTypes: ReadonlySet<DocumentType> = new Set<DocumentType>([
	'Consulting Agreement',
	'Independent Contractor Agreement',
	'Master Service Agreement',
	'Services Agreement',
])
const softwareTypes: ReadonlySet<DocumentType> = new Set<DocumentType>(['Software License Agreement', 'SaaS Agreement'])
const payers: readonly RoleKind[] = ['customer', 'company', 'employer', 'licensee']
const performers: readonly RoleKind[] = ['vendor', 'worker', 'provider', 'supplier', 'licensor']

/** Services that one side performs for the other's money. */
export function isServices(input: RuleInput, text: string): boolean {
	if (input.documentType !== null) return servicesTypes.has(input.documentType)
	return (
		twoSides(input) && often(text, /\bservices\b/gi) && !isEmployment(input) && !isFunding(input) && !isNda(input) && !isPublicTerms(input)
	)
}

const dealTypes: ReadonlySet<DocumentType> = new Set<DocumentType>([
	...servicesTypes,
	...softwareTypes,
	'Reseller Agreement',
	'Distribution Agreement',
	'Referral Agreement',
	'Supply Agreement',
	'Vendor Agreement',
	'Partnership Agreement',
])

/** A deal between two businesses under which both perform for some time. */
export function isDeal(input: RuleInput, text: string): boolean {
	return (input.documentType !== null && dealTypes.has(input.documentType)) || isServices(input, text) || isSoftware(input, text)
}

/** Software that one side lets the other use for money. */
export function isSoftware(input: RuleInput, text: string): boolean {
	if (input.documentType !== null) return softwareTypes.has(input.documentType)
	return (
		twoSides(input) &&
		often(text, /\b(?:software|platform|licensed\s+program)\b/gi) &&
		/\blicen[sc]\w+/i.test(text) &&
		!isPublicTerms(input)
	)
}

function twoSides({ parties }: RuleInput) {
	const plays = (kinds: readonly RoleKind[]) => parties.some(({ roleKind }) => roleKind !== null && kinds.includes(roleKind))
	return plays(payers) && plays(performers)
}

/** From so many mentions a contract is about a thing (ours). */
const mentionsOfSubject = 8

function often(text: string, word: RegExp) {
	return (text.match(word) ?? []).length >= mentionsOfSubject
}
