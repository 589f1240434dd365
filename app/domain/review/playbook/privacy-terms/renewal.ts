import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { autoRenewal as generalAutoRenewal } from '../general/deal/auto-renewal.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, passage, passages } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyNotice } from './kinds.ts'
import { longestCancelNoticeDays } from './thresholds.ts'

const renews = longPattern('i')`
	\b(?:automatic(?:ally)?|auto)[\s-]*(?:re-?)?(?:renew\w*|extend\w*|charg\w+|bill\w*|continu\w+|convert\w*)
	|\b(?:renew|extend|continu|convert|charg|bill)\w*\b[^.;]{0,60}\bautomatically\b
	|\b(?:recurring|auto-?renew\w*)\s+(?:\w+\s+){0,2}(?:subscriptions?|charges?|billing|payments?|fees?)\b
	|\b(?:subscriptions?|memberships?|plans?)\b(?:(?!\bnot\b)[^.;]){0,80}\b
		(?:renews?|will\s+renew|shall\s+renew|is\s+renewed|rolls?\s+over)\b
	|\b(?:goes|runs?|continues?|carries)\s+on\b[^.;]{0,40}\b(?:
		at\s+a\s+time|from\s+(?:month\s+to\s+month|year\s+to\s+year)
		|until\s+(?:cancel\w*|you\s+(?:cancel|stop|leave)|(?:it|the\s+\w+)\s+is\s+(?:cancel\w*|ended|stopped))
	)
	|\b(?:charged|billed|debited)\s+(?:again\s+)?(?:each|every|per)\s+(?:month|year|week|quarter)\b[^.;]{0,40}\b(?:until|unless)\b
	|\b(?:then|thereafter)\s+for\s+(?:another|a\s+further|further|successive)\b[^.;]{0,30}\b(?:year|month|term|period)s?\b
	|\b(?:subscriptions?|memberships?|plans?)\s+(?:\w+\s+)?extends?\b
	|\bafter\s+(?:the|your|a)\s+(?:free\s+)?trial\b[^.;]{0,60}\b(?:charged|billed|costs?|pay)\b
	|\bfree\s+trial\b[^.]{0,160}\b(?:charged|billed|converts?|becomes?|paid\s+(?:plan|subscription))\b
`
const cancel = longPattern('i')`
	\b(?:
		cancel\w*|turn\s+off\s+(?:auto-?)?renewal|stop\s+(?:the\s+)?renewal|end\s+(?:the|your)\s+(?:subscription|plan|membership)
		|opt\s+out\s+of\s+renewal|unsubscribe|non-?renewal|(?:wants?|wish(?:es)?|would\s+like|decides?)\s+to\s+(?:leave|quit|stop|end)
		|to\s+(?:leave|quit|stop)\b|unless\s+(?:ended|stopped)|stops?\s+(?:it|the\s+(?:plan|membership|subscription|charges?))
	)\b
`
const online = /\b(?:online|account|settings|dashboard|website|site|app|portal|billing\s+page|click|button|e-?mail\w*|link|@|any\s+time)\b/i
const hard = longPattern('i')`
	\b(?:only\s+)?(?:by|via|through|in)\s+(?:\w+\s+){0,3}?(?:
		phone|telephone|post|postal\s+mail|certified\s+mail|registered\s+(?:mail|letter|post)|fax|letter|person
	)\b
	|\bcall(?:ing)?\s+(?:us|our|customer|the)\b
	|\b(?:certified|registered)\s+(?:mail|letter)\b
`

export const autoRenewal: Rule = {
	id: 'privacy_terms.auto_renewal',
	playbook: 'privacy_terms',
	title: 'Auto-renewal can be canceled online',
	basis: { kind: 'L', source: 'ROSCA, 15 U.S.C. 8403; Cal. Bus. & Prof. Code 17602 (online cancel)' },
	protects: ['user', 'provider'],
	supersedes: [generalAutoRenewal],
	stake: 6,
	standard: 'Price and renewal period shown before purchase, a reminder before each yearly renewal, and cancellation online.',
	decide(input) {
		// A notice tells how bills are paid; the terms decide what renews.
		if (isPrivacyNotice(input)) return notApplicable
		const clause = passages(input, renews).find(({ sentence }) => ofPlan.test(sentence.text))
		if (!clause) return passage(input, renews) ? undecided : notApplicable
		const ways = passages(input, cancel, /\brefund|\bcancel\w*\s+(?:an?\s+|your\s+|the\s+)?orders?\b|\bwe\s+(?:may|can|reserve)/i)
		const hardWay = ways.find(({ sentence }) => hard.test(sentence.text) && !online.test(sentence.text.replace(hard, ' ')))
		const early = ways.find(({ sentence }) => (daysAhead(sentence.text) ?? 0) > longestCancelNoticeDays)
		const easy = ways.find(({ sentence }) => cancelsOnline.test(sentence.text) && !hard.test(sentence.text))
		if (!hardWay && !early && easy) return passed(easy)
		// Some other word for a way out may stand near by.
		if (
			!hardWay &&
			!early &&
			(ways.length > 0 || /\b(?:cancel|terminat|unsubscrib|switch\s+off|disabl|end\s+your)\w*\b/i.test(clauseTextAround(input, clause)))
		)
			return undecided
		return flagged({
			severity: 'medium',
			span: hardWay ?? early ?? clause,
			says: hardWay
				? 'The plan renews automatically and can be canceled only by phone, letter or in person.'
				: early
					? `The plan renews automatically, and cancellation is due more than ${longestCancelNoticeDays} days ahead.`
					: 'The plan renews automatically, and no way to cancel is stated.',
			why: 'Users keep paying for a plan that they no longer want. Federal and California law require a simple way to cancel.',
			market: 'Price and renewal period shown before purchase, a reminder before each yearly renewal, and cancellation online.',
			action: 'let users cancel online at any time before the renewal',
			reason: 'Whoever signed up online must be able to cancel online.',
			fallback: 'Accept cancellations by e-mail as well.',
			replacement:
				'Your plan renews for the same period at the price shown at checkout unless you cancel. You may cancel at any time in your ' +
				'account settings. We will e-mail you a reminder before each yearly renewal.',
			decideBy: 'you',
		})
	},
}

const place = patternPart`
	(?:
		online|(?:your|their|the)\s+(?:\w+\s+)?(?:account|settings|dashboard|profile)|account\s+settings|website|billing\s+page|e-?mail\w*
		|cancellation\s+(?:form|process|button|page)|any\s+time
	)
`
const stop = String.raw`(?:cancel\w*|turn\s+off|unsubscribe|stops?|quit|end)`
const cancelsOnline = new RegExp(String.raw`\b${stop}\b[^.;]{0,80}\b${place}|\b${place}[^.;]{0,80}\b${stop}`, 'i')

/** A plan that somebody pays for; a charge to a stored card alone renews nothing. */
const ofPlan = /\b(?:subscriptions?|memberships?|plans?|trials?|renew\w*|extend\w*|goes?\s+on)\b/i

/** Days of notice before a renewal that a sentence requires; `null` when it names none. */
function daysAhead(sentence: string): number | null {
	const match =
		/\b(\d{1,3}|thirty|forty-five|sixty|ninety)\)?\s+(?:calendar\s+|business\s+)?days\b[^.;]{0,60}\b(?:before|prior|advance|ahead|notice)\b/i.exec(
			sentence,
		)
	if (!match?.[1]) return null
	const words: Record<string, number> = { thirty: 30, 'forty-five': 45, sixty: 60, ninety: 90 }
	return words[match[1].toLowerCase()] ?? Number(match[1])
}
