import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { passage } from '../passages.ts'
import type { Rule } from '../rule.ts'

const guarantees = longPattern('i')`
	\bpersonal(?:ly)?\s+(?:and\s+\w+\s+)?(?:guarant\w+|liable|responsible|surety)\b
	|\b(?:founders?|owners?|principals?|shareholders?|directors?|officers?|individual|undersigned|signator(?:y|ies))\b[^.;]{0,80}\b(?:
		guarantees?\s+(?:the|all|to|each|payment|performance|that)|(?:is|are|shall\s+be)\s+jointly\s+and\s+severally\s+liable|as\s+surety
	)\b
	|\b(?:founders?|owners?|principals?|shareholders?|directors?|officers?|managers?|s?he)\b[^.;]{0,80}\b(?:
		vouch\w*|stands?\s+(?:surety|good)|answers?\s+in\s+person
		|(?:with|from)\s+(?:his|her|their)\s+own\s+(?:assets|money|property|means|pocket)
	)\b
	|\bguarantor\b[^.;]{0,80}\b(?:guarantees?|unconditional\w*|liable)\b
`
const denied = /\b(?:no|not|nothing|neither)\b[^.;]{0,60}\b(?:personal|guarant)|\bpersonal\s+data\b|\bwarrant(?:s|y|ies)\s+and\s+guarant/i

export const personalGuarantee: Rule = {
	id: 'services.personal_guarantee',
	playbook: 'services',
	title: 'No personal guarantee',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' },
	protects: ['customer', 'licensee', 'buyer', 'distributor', 'franchisee', 'tenant', 'borrower'],
	stake: 9,
	decide(input) {
		const place = passage(input, guarantees, denied)
		if (!place) return notApplicable
		return flagged({
			severity: 'high',
			span: place,
			says: 'A personal guarantee: an individual answers for what the company owes under this contract.',
			why: 'If the company can’t pay, they may go after that person’s home and savings.',
			market: 'None. The company alone is bound.',
			action: 'remove the personal guarantee',
			reason: 'The contract is with the company.',
			fallback: 'Offer a deposit or monthly payment in advance. Do not sign if they insist.',
			replacement: null,
			decideBy: 'lawyer',
		})
	},
}
