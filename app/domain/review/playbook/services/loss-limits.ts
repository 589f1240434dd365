import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { mentions } from '../mentions.ts'
import type { Rule, RuleBasis } from '../rule.ts'
import { liftedRisks, withoutException } from './cap-exceptions.ts'
import { capSentences } from './liability.ts'
import { holdsCustomerData } from './setting.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms, which set a higher cap for the gravest risks' }

export const superCap: Rule = {
	id: 'services.super_cap',
	playbook: 'services',
	title: 'Data leaks and secrecy have a higher cap',
	basis,
	decide(input) {
		const caps = capSentences(input)
		const [cap] = caps
		if (!cap) return notApplicable
		const lifted = liftedRisks(input, caps)
		if (lifted.secrecy || lifted.data) return passed(lifted.place)
		if (lifted.rights && !holdsCustomerData(input)) return passed(lifted.place)
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: cap,
			says: {
				friendly: lifted.rights ? 'The low cap also holds for a data leak or a breach of secrecy. That is where the big losses are.' : 'One low cap covers all, even a data leak, a breach of secrecy or a stolen design.',
				neutral: lifted.rights ? 'No higher cap is set for data leaks or breach of secrecy.' : 'No higher cap is set for data leaks, breach of secrecy or stolen rights.',
				legal: 'No super-cap or carve-out applies to breach of confidentiality, data breach or infringement.',
			},
			why: 'A data leak can cost far more than a year of fees. The rest would be your loss.',
			market: 'A higher cap of 2 to 5 times the yearly fees for data, secrecy and rights of others.',
			action: 'add a higher cap of three times the yearly fees for data leaks, secrecy and rights of others',
			reason: 'These are the risks that the fees can’t cover.',
			fallback: 'Accept twice the yearly fees.',
			replacement: 'For breach of confidence, loss or disclosure of personal or customer data, and the duty to indemnify, the total liability of a party is limited to three times the fees paid or payable in the twelve months before the event.',
		})
	},
}

const waiver = /\b(?:not|no|neither|never|waives?|excludes?|disclaims?|exclud\w+)\b[^.]{0,240}\b(?:(?:indirect|consequential|incidental|exemplary|special)\b[^.;]{0,90}\b(?:damages?|loss(?:es)?)|lost\s+profits?|loss\s+of\s+(?:profits?|revenue|business|data|use))\b/i
const dataLoss = /\b(?:loss|losses|corruption|destruction|inaccuracy|damage)\b[^.;]{0,70}?\b(?:of|to)\s+(?:\w+\s+){0,4}data\b|\b(?:lost|corrupted)\s+(?:\w+,?\s+(?:or\s+)?){0,3}data\b|\bdata\s+loss(?:es)?\b|\bloss\s+of\s+[^.;]{0,80}\bdata\b/i

export const indirectLoss: Rule = {
	id: 'services.indirect_loss',
	playbook: 'services',
	title: 'The waiver of indirect loss has exceptions',
	basis,
	decide(input) {
		const waivers = mentions(input, waiver, undefined, /damages?\b|loss|lost\b/i).filter(({ sentence }) => /\bliab|\bdamages\b|\blosses\b|\bresponsible\b|\b(?:owes?|pays?|answers?)\b/i.test(sentence.text))
		const [clause] = waivers
		if (!clause) return notApplicable
		const lifted = liftedRisks(input, waivers)
		const losesData = waivers.find(({ sentence, match }) => dataLoss.test(withoutException(sentence.text, match.index + match[0].length)))
		if (lifted.any && (!losesData || lifted.data)) return passed(clause)
		const both = losesData && !lifted.any
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: losesData ?? clause,
			says: {
				friendly: losesData ? `Lost data counts as a loss that nobody pays for${both ? ', and there is no exception' : ''}.` : 'Nobody pays for indirect loss, not even after a data leak or a breach of secrecy.',
				neutral: losesData ? `Loss of data is excluded${both ? ', with no exception' : ''}.` : 'Indirect loss is excluded with no exception.',
				legal: losesData ? 'The exclusion extends to loss of data without a corresponding carve-out.' : 'The exclusion of indirect and consequential loss is unqualified.',
			},
			why: 'The real harm of a leak or a lost file is mostly of this kind. You would get no money for it.',
			market: 'The waiver holds for both sides, with exceptions for secrecy, data and the duty to indemnify. The cost to restore data counts as direct loss.',
			action: losesData ? 'take loss of data out of the waiver and add exceptions for secrecy and data' : 'add exceptions for secrecy, data and the duty to indemnify',
			reason: 'Else the main risks are not covered at all.',
			fallback: 'Accept the waiver if the cost to restore data and to warn people counts as direct loss.',
			replacement: 'Neither party is liable for indirect or consequential loss. This does not apply to breach of confidence, to loss or disclosure of personal or customer data, or to the duty to indemnify. The cost to restore data and to notify people is direct loss.',
		})
	},
}
