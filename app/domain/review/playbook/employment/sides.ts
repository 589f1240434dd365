import type { RoleKind } from '../../sides/document-party.ts'
import { partyName } from '../party-names.ts'
import type { RuleInput } from '../rule.ts'

/** Who hires: the company, whatever its contract with a worker calls it. */
export const hiring: readonly RoleKind[] = ['employer', 'company', 'customer', 'buyer']

/** Who does the work: an employee, a contractor, a consultant. */
export const working: readonly RoleKind[] = ['worker', 'vendor', 'supplier', 'advisor', 'founder']

/** What the document calls the two, for texts and replacement wording: "the Company" and "the Consultant" or "you". */
export function namesOfBoth(input: RuleInput): { company: string; worker: string } {
	const letter = input.documentType === 'Offer Letter'
	const contract =
		input.documentType === 'Independent Contractor Agreement'
			? 'the Contractor'
			: input.documentType === 'Consulting Agreement'
				? 'the Consultant'
				: 'the Employee'
	return {
		company: partyName(input, hiring, /^(?:the\s+)?(?:company|employer|client|customer|corporation)$/i, 'the Company'),
		worker: partyName(
			input,
			working,
			/^(?:the\s+)?(?:employee|executive|contractor|independent\s+contractor|consultant|developer|designer|freelancer|intern|inventor)$/i,
			letter ? 'you' : contract,
		),
	}
}
