import { readAmounts } from '../../facts/amounts.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, visibleText, wording } from '../passages.ts'
import { isAbroad } from '../places.ts'
import type { Rule, RuleInput } from '../rule.ts'

const basis = { kind: 'S', source: 'published US offer letter forms' } as const

const atWill = /\bat[\s-]+will\b|\b(?:either|both)\b[^.;]{0,60}\b(?:terminat\w+|end)\b[^.;]{0,120}\b(?:any\s+time|any\s+reason|with\s+or\s+without|notice|no\s+reason)|\b(?:at\s+any\s+time|for\s+any\s+(?:or\s+no\s+)?reason|with\s+or\s+without\s+cause)\b[^.;]{0,100}\b(?:you|employee|company|either)\b[^.;]{0,60}\b(?:terminat\w+|end|resign)|\b(?:terminat\w+|end)\w*\b[^.;]{0,100}\bby\s+(?:either|you\s+or|the\s+company\s+or)\b/i
const payWords = /\b(?:salar(?:y|ies)|wages?|stipend|pays?|paid|compensation|remuneration|hourly|per\s+(?:hour|year|annum|month|week)|annual(?:ly|i[sz]ed)?|rate)\b/i
const status = /\b(?:non-?)?exempt\b|\bovertime\b/i
const unpaid = /\bunpaid\b|\bwithout\s+(?:pay|compensation)|\bacademic\s+credit/i
const bonus = /\b(?:will|shall|are\s+entitled|is\s+entitled|entitled|receive\w*|earn|paid|eligible|generous|competitive)\b[^.;]{0,120}\b(?:bonus(?:es)?|commissions?|incentive\s+(?:pay|compensation))\b|\b(?:bonus|commissions?)\b[^.;]{0,60}\b(?:will|shall)\s+be\s+(?:paid|agreed|determined|set)/i
const measured = /\d|\b(?:discretion\w*|discretionary|no\s+bonus|plan\b|schedule|exhibit|percent|formula|according\s+to|set\s+(?:out|forth))\b/i

export const terms: Rule = {
	id: 'employment.terms',
	playbook: 'employment',
	title: 'Pay, status and ending are spelled out',
	basis,
	decide(input) {
		if (input.documentType !== 'Offer Letter' && input.documentType !== 'Employment Agreement' && input.documentType !== 'Internship Agreement') return notApplicable
		const loose = looseBonus(input)
		const lacking = [
			hasPay(input) ? null : 'the pay in figures',
			american(input) && !wording(input, atWill) ? 'that either side may end it at will' : null,
			american(input) && !wording(input, status) && !unpaid.test(visibleText(input)) ? 'if overtime is due (exempt or not)' : null,
		].filter((item) => item !== null)
		if (loose) {
			const also = lacking.length > 0 ? ` The paper also does not say ${lacking.join(', nor ')}.` : ''
			return flagged({
				kind: 'ambiguous',
				severity: lacking.length > 0 ? 'medium' : 'low',
				span: loose,
				says: {
					friendly: `Pin the bonus down: how much, for what, and when. As it stands it is a promise with no measure.${also}`,
					neutral: `The bonus has no amount and no test.${also}`,
					legal: `The bonus entitlement is indefinite.${also}`,
				},
				why: 'A vague promise of pay ends in a wage claim, and those carry extra money and legal fees.',
				market: 'A target in figures, who decides and when it is paid, or a plain line that it is up to the company.',
				action: 'state the amount and the test of the bonus, or say that it is up to the company',
				reason: 'Both sides should know what was promised.',
				replacement: 'You may earn a yearly bonus of up to [amount]. The Board sets the goals each January and decides by March 1 what has been earned. You must be employed on the day it is paid.',
			})
		}
		if (lacking.length === 0) return passed(wording(input, atWill))
		return absent({
			severity: lacking.some((item) => item.startsWith('the pay')) || lacking.length > 1 ? 'medium' : 'low',
			says: {
				friendly: `Spell out the basics. The paper does not say ${lacking.join(', nor ')}.`,
				neutral: `The paper does not state ${lacking.join(', nor ')}.`,
				legal: `The following terms are not stated: ${lacking.join('; ')}.`,
			},
			why: 'Gaps are filled by a court, often in favour of the worker: a job with notice, or years of overtime.',
			market: 'At will, pay in figures, exempt or not, and how a bonus is earned.',
			action: `state ${lacking.join(', and ')}`,
			reason: 'It saves both sides a wage claim.',
			replacement: 'Your employment is at will: either side may end it at any time, with or without cause. Your salary is [amount] a year, paid twice a month. The position is exempt from overtime.',
		})
	},
}

/** A bonus that is promised with no figure, no plan and no word that it is up to the company. */
function looseBonus(input: RuleInput) {
	return passage(input, bonus, new RegExp(String.raw`${measured.source}|\b(?:sign(?:ing|-on)|referral)\b`, 'i'))
}

function hasPay(input: RuleInput): boolean {
	if (unpaid.test(visibleText(input)) && input.documentType === 'Internship Agreement') return true
	return input.structure.sentences.some(({ text }) => payWords.test(text) && readAmounts(text).length > 0) || /^[^\n]{0,40}\b(?:salary|wage|pay|compensation|stipend|rate)\b[^\n]{0,80}(?:[$€£]|\bUSD|\bEUR|\bGBP)\s?\d/im.test(visibleText(input))
}

/** At-will employment and the overtime classes are American; elsewhere notice periods rule. */
function american(input: RuleInput): boolean {
	return !factsNamed(input, 'governing_law').some(({ value }) => isAbroad(value)) && !/\b(?:Employment\s+Rights\s+Act|HMRC|statutory\s+notice\s+period|PAYE)\b/i.test(visibleText(input))
}
