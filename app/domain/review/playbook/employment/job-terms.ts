import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { hiring, working } from './sides.ts'
import { isAmerican, jobStage } from './stage.ts'

const basis = { kind: 'S', source: 'published US offer letter forms' } as const

const atWill = longPattern('i')`
	\bat[\s-]+will\b
	|\b(?:either|both)\b[^.;]{0,60}\b(?:terminat\w+|end)\b[^.;]{0,120}\b
		(?:any\s+time|any\s+reason|with\s+or\s+without|notice|no\s+reason)
	|\b(?:at\s+any\s+time|for\s+any\s+(?:or\s+no\s+)?reason|with\s+or\s+without\s+cause)\b[^.;]{0,100}\b(?:you|employee|company|either)\b
		[^.;]{0,60}\b(?:terminat\w+|end|resign)
	|\b(?:terminat\w+|end)\w*\b[^.;]{0,100}\bby\s+(?:either|you\s+or|the\s+company\s+or)\b
`
/** Words that can be quoted as proof, and not a clause on death or on a breach. */
const plainlyAtWill = longPattern('i')`
	\bat[\s-]+will\b
	|\b(?:
		either\s+(?:party|side)|(?:by\s+)?you\s+or\s+(?:by\s+)?(?:we|us|the\s+company)|(?:by\s+)?(?:we|the\s+company)\s+or\s+(?:by\s+)?you
	)\b[^.;]{0,120}\b(?:at\s+any\s+time|for\s+any\s+(?:or\s+no\s+)?reason|with\s+or\s+without\s+cause)\b
`
const onlyLater = /\bexpiration\s+of\s+the\s+term\b|\bcontinues?\s+after\b|\bdeath\b/i
/** A job with its own rules on how it ends, or for a set time, is meant not to be at will. */
const endsOtherwise = longPattern('i')`
	\bterminat\w+
	|\bnotice\s+(?:period|of\s+(?:resignation|termination))
	|\bterm\s+of\s+(?:\w+\s+){0,3}(?:employment|agreement|contract)\b|\bfixed[\s-]term\b|\b(?:initial|employment)\s+term\b
	|\b(?:dismiss\w*|severance)\b
`
const payWords =
	/\b(?:salar(?:y|ies)|wages?|stipend|pays?|paid|compensation|remuneration|hourly|per\s+(?:hour|year|annum|month|week)|annual(?:ly|i[sz]ed)?|rate)\b/i
const unpaid = /\bunpaid\b|\bwithout\s+(?:pay|compensation)|\bacademic\s+credit/i
const bonus = longPattern('i')`
	\b(?:company|employer|we|you|employee|executive)\b[^.;]{0,40}\b(?:will|shall|are\s+entitled\s+to|is\s+entitled\s+to)\b[^.;]{0,60}\b
		(?:pay|paid|receive|earn|get|have|give|be\s+given|entitled\s+to)?\b[^.;]{0,40}\b(?:bonus(?:es)?|commissions?)\b
	|\b(?:bonus|commissions?)\b[^.;]{0,40}\b(?:will|shall)\s+be\s+(?:paid|agreed|set)
`
const measured = longPattern('i')`
	\d
	|\b(?:
		discretion\w*|no\s+bonus|plans?\b|programs?\b|schedule|exhibit|percent|formula|according\s+to|accordance|set\s+(?:out|forth)
		|determin\w+|target|eligib\w+|opportunit\w+|participat\w+|terminat\w+|severance|accrued|unpaid|pro[\s-]?rata?\w*|repay\w*
		|sign(?:ing|-on)|referral|relocation|equal\s+to|average|prior|previous
	)\b
`

export const terms: Rule = {
	id: 'employment.terms',
	playbook: 'employment',
	title: 'Pay, bonus and at-will status',
	basis,
	protects: [...hiring, ...working],
	standard: 'A target amount, the goals, who decides and when it is paid; or a bonus in the company’s sole discretion.',
	decide(input) {
		if (
			input.documentType !== 'Offer Letter' &&
			input.documentType !== 'Employment Agreement' &&
			input.documentType !== 'Internship Agreement'
		)
			return notApplicable
		if (jobStage(input) !== 'start') return notApplicable
		const loose =
			passages(input, bonus, measured).find((place) => !measured.test(clauseTextAround(input, place).replace(/^\s*\d[\d.]*\s/, ''))) ??
			passages(input, bonus, measured).find(({ sentence }) => /\b(?:generous|competitive|fair|reasonable)\b/i.test(sentence.text))
		if (loose && !isMeasuredElsewhere(input, loose)) {
			return flagged({
				kind: 'ambiguous',
				severity: 'medium',
				span: loose,
				says: 'The bonus is promised without an amount, a target or anyone’s discretion.',
				why: 'A bonus that is promised but not measured becomes a wage claim. In most states the worker can add penalties and legal fees to it.',
				market: 'A target amount, the goals, who decides and when it is paid; or a bonus in the company’s sole discretion.',
				action: 'state the target bonus and how it is earned, or make it discretionary',
				reason: 'Both sides should know what was promised.',
				fallback: 'Attach the bonus plan and refer to it.',
				replacement: null,
			})
		}
		const lacking = [
			hasPay(input) ? null : 'the pay in figures',
			isAmerican(input) && !wording(input, atWill) && !wording(input, endsOtherwise)
				? 'that the job is at will (either side may end it at any time)'
				: null,
		].filter((item) => item !== null)
		const stated = wording(input, plainlyAtWill, onlyLater)
		if (lacking.length === 0) return stated ? passed(stated) : notApplicable
		return absent({
			severity: 'medium',
			says: `The document does not state ${lacking.join(', nor ')}.`,
			why: 'What is not written is filled in by a court, usually in favor of the worker.',
			market: 'A salary or hourly rate in figures, and at-will employment in every state but Montana.',
			action: `state ${lacking.join(', and ')}`,
			reason: 'It avoids a dispute about the basics later.',
			replacement: null,
		})
	},
}

/** "Sales earn a commission of 9%" in another paragraph measures the pay of this one. */
function isMeasuredElsewhere(input: RuleInput, { sentence }: Passage): boolean {
	return [/\bbonus(?:es)?\b/i, /\bcommissions?\b/i].some(
		(kind) =>
			kind.test(sentence.text) &&
			input.structure.sentences.some(
				(other) => other !== sentence && kind.test(other.text) && /\d\s?(?:%|percent\b|per\s?cent\b)|[$€£]\s?\d/.test(other.text),
			),
	)
}

function hasPay(input: RuleInput): boolean {
	if (unpaid.test(visibleText(input)) && input.documentType === 'Internship Agreement') return true
	if (
		input.structure.sentences.some(
			({ text }) => payWords.test(text) && (readAmounts(text).length > 0 || /[$€£]|\[[^\]]{0,30}\]|_{3,}|\b\d{1,3},\d{3}\b/.test(text)),
		)
	)
		return true
	if (
		input.structure.sentences.some(({ text }) => /\bsalary\b[^.;]{0,80}\b(?:equal\s+to|same|current|in\s+effect|unchanged)\b/i.test(text))
	)
		return true
	return (
		/\b(?:salary|wage|pay|compensation|stipend|rate)\b[^\n]{0,100}(?:[$€£₹]|\bUSD|\bEUR|\bGBP|\bRs\.?|\bINR)\s?[\d[_]/i.test(
			visibleText(input),
		) ||
		passage(
			input,
			/\b(?:schedule|exhibit|annex)\b[^.;]{0,60}\b(?:compensation|salary|pay)\b|\b(?:compensation|salary|pay)\b[^.;]{0,80}\b(?:schedule|exhibit|annex)\b/i,
		) !== null
	)
}
