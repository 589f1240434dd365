import type { ParsedFact } from '../../facts/fact-names.ts'
import { flagged, passed } from '../draft-finding.ts'
import { addDays, addMonths, factsNamed, inDays, inMonths, periodInWords } from '../measures.ts'
import { passage, sentenceAt } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { longestRenewal, longestRenewalNotice, shortestRenewalNotice } from '../thresholds.ts'

/** Words that renew a contract by itself. */
export const renews =
	/\b(?:automatic(?:ally)?|tacit(?:ly)?|by\s+itself)\b[^.;]{0,60}\b(?:renew\w*|extend\w*|continu\w+|prolong\w*|roll\w*\s+over)|\b(?:renew\w*|extend\w*|roll\w*\s+over)\b[^.;]{0,60}\b(?:automatically|tacitly)|\b(?:shall|will)\s+(?:be\s+)?(?:renew(?:ed)?|extend(?:ed)?)\b[^.]{0,160}\bunless\b|\b(?:renews|rolls\s+over)\b[^.]{0,160}\bunless\b|\bunless\b[^.;]{0,100}\b(?:notice|notif\w+|objects?|cancels?|terminat\w+|declines?|says|tells)\b[^.;]{0,80}\b(?:term|agreement|contract|subscription|licen[cs]e|lease|order|it)\s+(?:then\s+)?(?:(?:shall|will)\s+(?:be\s+)?(?:renew(?:ed)?|extend(?:ed)?)|is\s+(?:renewed|extended)|renews|rolls\s+over)\b|\bauto-?renew\w*|\bsuccessive\b[^.;]{0,60}\b(?:terms?|periods?|years?)\b[^.]{0,120}\bunless\b/i

export const autoRenewal: Rule = {
	id: 'general.auto_renewal',
	playbook: 'general',
	title: 'Renewal is easy to stop',
	basis: { kind: 'S', source: 'Common Paper default of 30 days’ notice' },
	decide(input) {
		const clause = passage(input, renews)
		if (!clause) return passed()
		const notice = noticeOf(input)
		const period = periodOf(input)
		const noticeDays = notice ? inDays(notice) : null
		const faults = [
			noticeDays === null ? 'no notice that stops it' : null,
			noticeDays !== null && noticeDays < shortestRenewalNotice ? `only ${periodInWords(notice!)} to stop it` : null,
			noticeDays !== null && noticeDays > longestRenewalNotice ? `notice is due ${periodInWords(notice!)} ahead` : null,
			period && (inMonths(period) ?? 0) > longestRenewal ? `each renewal lasts ${periodInWords(period)}` : null,
		].filter((fault) => fault !== null)
		const last = lastDay(input)
		const note = last ? ` Last day to stop the first renewal: ${last}.` : ''
		return flagged({
			severity: faults.length > 0 ? { sending: 'low', receiving: 'medium', unsure: 'medium' } : 'low',
			span: clause,
			says: {
				friendly: `This renews by itself${period ? ` for ${periodInWords(period)}` : ''}${faults.length > 0 ? `: ${faults.join(', ')}` : ''}. Put the date on your calendar.${note}`,
				neutral: `It renews by itself${period ? ` for ${periodInWords(period)}` : ''}${notice ? ` unless notice is given ${periodInWords(notice)} ahead` : ''}.${note}`,
				legal: `The term renews automatically${period ? ` for ${periodInWords(period)}` : ''}${notice ? `, subject to ${periodInWords(notice)} prior notice` : ', with no stated notice of non-renewal'}.${note}`,
			},
			why: `Miss the day and you pay for ${period ? `another ${periodInWords(period)}` : 'another term'}.`,
			market: 'Renewal for up to 12 months, with 30 days to stop it, and a reminder.',
			action: faults.length > 0 ? 'set renewal to 12 months at most, with 30 days’ notice to stop it' : 'put the last day for notice on the calendar',
			reason: 'Nobody should pay for a year by mistake.',
			fallback: 'Keep the renewal, with a reminder by mail 60 days ahead.',
			replacement: 'This Agreement renews for one year at a time unless a party gives notice of at least 30 days before the end of the current term.',
			decideBy: faults.length > 0 ? 'counterparty' : 'you',
		})
	},
}

/** The end of the first term less the notice period; `null` unless start, term and notice are all known. */
export function lastDay(input: RuleInput): string | null {
	const start = factsNamed(input, 'effective_date')[0]?.value
	const ends = factsNamed(input, 'expiration_date')[0]?.value
	const term = factsNamed(input, 'term').find(({ quantity }) => quantity !== null)
	const notice = noticeOf(input)
	const months = term ? inMonths(term) : null
	const end = ends ?? (start && months !== null && Number.isInteger(months) ? addMonths(start, months) : null)
	if (!end || !notice?.quantity) return null
	if (notice.unit === 'months') return addMonths(end, -notice.quantity)
	const days = inDays(notice)
	return days === null ? null : (addDays(end, -days)?.date ?? null)
}

/** The notice that stops a renewal; nothing when none is measured. */
export function noticeOf(input: RuleInput) {
	return factsNamed(input, 'renewal_notice').find((fact) => fact.quantity !== null && !isPeriod(input, fact))
}

/** How long one renewal lasts; nothing when that is not measured. */
export function periodOf(input: RuleInput) {
	return factsNamed(input, 'renewal').find(({ quantity }) => quantity !== null) ?? factsNamed(input, 'renewal_notice').find((fact) => fact.quantity !== null && isPeriod(input, fact))
}

/** A length of time in front of "unless" is how long the renewal lasts, not how early notice is due. */
function isPeriod(input: RuleInput, fact: ParsedFact) {
	const sentence = sentenceAt(input, fact)
	return sentence !== null && /\bunless\b/i.test(sentence.text.slice(fact.end - sentence.start)) && !/\bnotice\b/i.test(sentence.text.slice(0, fact.start - sentence.start))
}
