import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { clauseTextAround, passage, passages } from '../passages.ts'
import { actsOf, onlySide, sideName } from '../sides.ts'
import type { Rule, RuleBasis } from '../rule.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }
const indemnify = /\b(?:shall|will|must|agrees?\s+to|undertakes?\s+to|hereby)\b[^.;]{0,60}\b(?:indemnify|indemnifies|hold\s+(?:\w+,?\s+){0,8}harmless)\b|\b(?:indemnifies|holds\s+(?:\w+,?\s+){0,8}harmless)\b/i

export const oneWayIndemnity: Rule = {
	id: 'general.one_way_indemnity',
	playbook: 'general',
	title: 'Both sides cover their own faults',
	basis,
	decide(input) {
		const acts = actsOf(input, /\b(?:shall|will|must|agrees?\s+to|undertakes?\s+to)\b[^.;]{0,60}\b(?:indemnif\w+|hold\s+(?:\w+\s+){0,5}harmless)\b|\b(?:indemnifies|holds\s+(?:\w+\s+){0,5}harmless)\b/i)
		if (acts.length === 0) return notApplicable
		const act = onlySide(acts)
		if (!act) return passed(acts[0]?.sentence)
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: { start: act.sentence.start, end: Math.min(act.sentence.end, act.sentence.start + 420) },
			says: {
				friendly: `Only ${sideName(act.side)} pays if others sue. The other side promises nothing back.`,
				neutral: `${capitalised(sideName(act.side))} must cover the other side’s losses, with no such duty in return.`,
				legal: `The indemnity is unilateral and is given by ${sideName(act.side)} alone.`,
			},
			why: 'If that is you, you pay for their lawyers and their losses. They pay for none of yours.',
			market: 'Each side covers claims by others that it caused.',
			action: 'make the duty to cover losses work both ways',
			reason: 'Each of us should answer for our own faults.',
			fallback: 'Keep it one-way, but only for claims by others that the payer caused, and under the cap.',
			replacement: indemnityClause,
		})
	},
}

export const wideIndemnity: Rule = {
	id: 'general.wide_indemnity',
	playbook: 'general',
	title: 'The duty to cover losses has bounds',
	basis,
	decide(input) {
		const clauses = passages(input, indemnify, /\b(?:insurance|promptly\s+notify|assume\s+(?:sole\s+)?(?:authority|control|the\s+defen[cs]e))\b/i)
		if (clauses.length === 0) return notApplicable
		const wide = clauses.find((clause) => {
			const words = clause.sentence.text
			const everything = /\b(?:any\s+and\s+all|all|any)\b[^.;]{0,80}\b(?:claims?|losses|damages|liabilit\w+|costs)\b/i.test(words)
			const anyCause = /\b(?:any\s+breach|relat\w+\s+to|in\s+connection\s+with|in\s+any\s+way|ha(?:s|ve)\s+to\s+do\s+with|connected\s+with|howsoever|whether\s+or\s+not|regardless\s+of|use\s+of\s+the)\b/i.test(words)
			const cause = words.replace(/\b(?:whether\s+or\s+not|including|even\s+if|regardless\s+of|irrespective\s+of)\b[^,.;]*/gi, ' ')
			const bounded = /\bthird[\s-]part(?:y|ies)\b|\b(?:to\s+the\s+extent|caused\s+by|finally\s+awarded|subject\s+to\s+(?:the\s+)?(?:limit|section|cap)|negligen\w+|wil+ful)\b/i.test(cause)
			return everything && anyCause && !bounded
		})
		if (!wide) return passed(clauses[0])
		const unlimited = passage(input, /\bindemnif\w+\b[^.]{0,200}\b(?:unlimited|uncapped|without\s+limit(?!ation))\b|\b(?:cap|limit\w*)\b[^.;]{0,120}\b(?:shall|do|does)\s+not\s+apply\b[^.;]{0,80}\bindemni/i) !== null || /\bwithout\s+limit\b/i.test(clauseTextAround(input, wide))
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: unlimited ? 'high' : 'medium' },
			span: wide,
			says: {
				friendly: 'You would cover nearly any loss, for nearly any reason. That is a blank cheque.',
				neutral: 'The duty to cover losses has no bounds: any loss, from any cause tied to the deal.',
				legal: 'The indemnity extends to all losses and is not limited to third-party claims or to fault.',
			},
			why: 'It goes around every cap. You could pay losses that you did not cause.',
			market: 'Claims by others only, caused by a breach of law or of rights, with a say in the defence.',
			action: 'limit it to claims by others that the payer caused',
			reason: 'Each side should pay for what it caused.',
			fallback: 'Put it under the cap on liability.',
			replacement: indemnityClause,
			decideBy: 'lawyer',
		})
	},
}

const indemnityClause =
	'Each party will defend the other against claims by third parties to the extent caused by its own breach of law or of third-party rights, and will pay the damages finally awarded. The party that is sued gives prompt notice and lets the other lead the defence.'

function capitalised(name: string) {
	return name.charAt(0).toUpperCase() + name.slice(1)
}
