import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { clauseTextAround, passage, passages, visibleText } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { longestCancelNoticeDays } from './thresholds.ts'

const renews =
	/\b(?:automatic(?:ally)?|auto)[\s-]*(?:re-?)?(?:renew\w*|extend\w*|charg\w+|bill\w*|continu\w+|convert\w*)|\b(?:renew|extend|continu|convert|charg|bill)\w*\b[^.;]{0,60}\bautomatically\b|\b(?:recurring|auto-?renew\w*)\s+(?:\w+\s+){0,2}(?:subscriptions?|charges?|billing|payments?|fees?)\b|\b(?:subscriptions?|memberships?|plans?)\b(?:(?!\bnot\b)[^.;]){0,80}\b(?:renews?|will\s+renew|shall\s+renew|is\s+renewed|rolls?\s+over)\b|\b(?:goes|runs?|continues?|carries)\s+on\b[^.;]{0,40}\b(?:at\s+a\s+time|from\s+(?:month\s+to\s+month|year\s+to\s+year)|until\s+(?:cancel\w*|you\s+(?:cancel|stop|leave)|(?:it|the\s+\w+)\s+is\s+(?:cancel\w*|ended|stopped)))|\b(?:charged|billed|debited)\s+(?:again\s+)?(?:each|every|per)\s+(?:month|year|week|quarter)\b[^.;]{0,40}\b(?:until|unless)\b|\b(?:then|thereafter)\s+for\s+(?:another|a\s+further|further|successive)\b[^.;]{0,30}\b(?:year|month|term|period)s?\b|\b(?:subscriptions?|memberships?|plans?)\s+(?:\w+\s+)?extends?\b|\bafter\s+(?:the|your|a)\s+(?:free\s+)?trial\b[^.;]{0,60}\b(?:charged|billed|costs?|pay)\b|\bfree\s+trial\b[^.]{0,160}\b(?:charged|billed|converts?|becomes?|paid\s+(?:plan|subscription))\b/i
const cancel = /\b(?:cancel\w*|turn\s+off\s+(?:auto-?)?renewal|stop\s+(?:the\s+)?renewal|end\s+(?:the|your)\s+(?:subscription|plan|membership)|opt\s+out\s+of\s+renewal|unsubscribe|non-?renewal|(?:wants?|wish(?:es)?|would\s+like|decides?)\s+to\s+(?:leave|quit|stop|end)|to\s+(?:leave|quit|stop)\b|unless\s+(?:ended|stopped)|stops?\s+(?:it|the\s+(?:plan|membership|subscription|charges?)))\b/i
const online = /\b(?:online|account|settings|dashboard|website|site|app|portal|billing\s+page|click|button|e-?mail\w*|link|@|any\s+time)\b/i
const hard = /\b(?:only\s+)?(?:by|via|through|in)\s+(?:\w+\s+){0,3}?(?:phone|telephone|post|postal\s+mail|certified\s+mail|registered\s+(?:mail|letter|post)|fax|letter|person)\b|\bcall(?:ing)?\s+(?:us|our|customer|the)\b|\b(?:certified|registered)\s+(?:mail|letter)\b/i
const price = /(?:[$€£]\s?\d|\b(?:USD|EUR|GBP)\s?\d|\bprices?\b|\bfees?\b|\brates?\b|\bamount\b)/i
const period = /\b(?:month(?:ly)?|year(?:ly)?|annual(?:ly)?|weekly|weeks?|quarter\w*|(?:same|equal|initial|each|billing|renewal|subscription)\s+(?:\w+\s+){0,2}(?:term|period|length|duration|cycle)|days?)\b/i

export const autoRenewal: Rule = {
	id: 'privacy_terms.auto_renewal',
	playbook: 'privacy_terms',
	title: 'Renewal is clear and easy to stop',
	basis: { kind: 'L', source: 'ROSCA, 15 U.S.C. 8403; Cal. Bus. & Prof. Code 17602 (online cancel)' },
	supersedes: ['general.auto_renewal'],
	decide(input) {
		const clause = passage(input, renews)
		if (!clause) return notApplicable
		const around = passages(input, renews).map((found) => clauseTextAround(input, found)).join(' ')
		const ways = passages(input, cancel)
		const hardWay = ways.find(({ sentence }) => hard.test(sentence.text) && !online.test(sentence.text.replace(hard, ' ')))
		const early = ways.find(({ sentence }) => (daysAhead(sentence.text) ?? 0) > longestCancelNoticeDays)
		const easy = ways.some(({ sentence }) => online.test(sentence.text) && !hard.test(sentence.text)) || (ways.length > 0 && !hardWay && online.test(around))
		const faults = [
			ways.length === 0 ? 'no way to cancel' : hardWay ? 'cancel by phone or post only' : easy ? null : 'no online way to cancel',
			early ? `notice is due more than ${longestCancelNoticeDays} days ahead` : null,
			price.test(visibleText(input)) ? null : 'no price',
			period.test(around) ? null : 'no length of the renewal',
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(clause)
		const grave = ways.length === 0 || hardWay || !easy
		return flagged({
			severity: grave ? { sending: 'high', receiving: 'high', unsure: 'high' } : 'medium',
			span: hardWay ?? early ?? clause,
			says: {
				friendly: `Plans renew by themselves, but there is a catch: ${inWords(faults)}.`,
				neutral: `Plans renew by themselves. At fault: ${inWords(faults)}.`,
				legal: `The automatic renewal terms are deficient: ${inWords(faults)}.`,
			},
			why: 'The law wants a cancel button where users signed up. Without it each charge may have to be paid back, with a fine on top.',
			market: 'Price and period shown first, a clear yes, a mail before each yearly renewal, and a cancel button online.',
			action: 'state price and period, and let users cancel online at any time',
			reason: 'A user who signed up online must be able to leave online.',
			fallback: 'Take cancellations by e-mail too.',
			replacement: 'Your plan renews for the same period at the price shown at checkout unless you cancel. You can cancel at any time under Account, Billing. We e-mail you before each yearly renewal.',
			decideBy: 'you',
		})
	},
}

/** Days of notice before a renewal that a sentence asks for; `null` when it names none. */
function daysAhead(sentence: string): number | null {
	const match = /\b(\d{1,3}|thirty|forty-five|sixty|ninety)\)?\s+(?:calendar\s+|business\s+)?days\b[^.;]{0,60}\b(?:before|prior|advance|ahead|notice)\b/i.exec(sentence)
	if (!match?.[1]) return null
	const words: Record<string, number> = { thirty: 30, 'forty-five': 45, sixty: 60, ninety: 90 }
	return words[match[1].toLowerCase()] ?? Number(match[1])
}
