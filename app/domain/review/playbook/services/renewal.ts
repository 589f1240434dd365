import type { ParsedFact } from '../../facts/fact-names.ts'
import { readDurations } from '../../facts/durations.ts'
import { readPercentages } from '../../facts/percentages.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { lastDay, noticeOf, periodOf, renews } from '../general/renewal.ts'
import { factsNamed, inDays, inMonths, percent, periodInWords } from '../measures.ts'
import { mentions, referredWords } from '../mentions.ts'
import { type Passage, passage, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { longestRenewal, longestRenewalNotice, shortestRenewalNotice } from '../thresholds.ts'
import { highestRaise, steepRaise } from './thresholds.ts'

export const autoRenewal: Rule = {
	id: 'services.auto_renewal',
	playbook: 'services',
	title: 'Renewal is easy to stop',
	basis: { kind: 'S', source: 'Common Paper default of 30 days’ notice' },
	supersedes: ['general.auto_renewal'],
	decide(input) {
		const clause = renewalClause(input)
		if (!clause) return passed()
		const notice = noticeOf(input) ?? noticeIn(clause) ?? labelled(input, noticeLabel)
		const period = periodOf(input) ?? labelled(input, periodLabel)
		const noticeDays = notice ? daysOf(notice) : null
		const faults = [
			noticeDays === null ? 'nothing says how to stop it' : null,
			noticeDays !== null && noticeDays < shortestRenewalNotice ? `you have only ${periodInWords(notice!)} to stop it` : null,
			noticeDays !== null && noticeDays > longestRenewalNotice ? `notice is due ${periodInWords(notice!)} ahead` : null,
			period && (inMonths(period) ?? 0) > longestRenewal ? `each renewal lasts ${periodInWords(period)}` : null,
		].filter((fault) => fault !== null)
		if (faults.length === 0) return passed(clause)
		// The day is a defined term whose value stands on a cover page that is not in the file.
		if (noticeDays === null && faults.length === 1 && /\bNotice\s+(?:Date|Period|Window|Deadline)\b/.test(clause.sentence.text)) return undecided
		const last = lastDay(input)
		const note = last ? ` The last day to stop the first renewal is ${last}.` : ''
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: clause,
			says: {
				friendly: `This renews by itself, and ${faults.join(', and ')}. Put the date on your calendar.${note}`,
				neutral: `It renews by itself, and ${faults.join(', and ')}.${note}`,
				legal: `The term renews automatically${period ? ` for ${periodInWords(period)}` : ''}${notice ? `, subject to ${periodInWords(notice)} prior notice` : ', with no stated notice of non-renewal'}.${note}`,
			},
			why: `Miss the day and you pay for ${period ? `another ${periodInWords(period)}` : 'another term'}.`,
			market: 'Renewal for up to 12 months, with 30 days to stop it, and a reminder.',
			action: 'set renewal to 12 months at most, with 30 days’ notice to stop it',
			reason: 'Nobody should pay for a year by mistake.',
			fallback: 'Keep it, with a reminder by mail 60 days ahead, or a right to leave in the first 30 days of a renewal.',
			replacement: 'This Agreement renews for one year at a time unless a party gives notice of at least 30 days before the end of the current term. Provider will send a reminder 60 days before each renewal.',
		})
	},
}

/** A delay that moves a due date renews nothing. */
const otherTime = /\bdelay|\bforce\s+majeure|\btime\s+for\s+performance|\bbeyond\b[^.;]{0,30}\bcontrol\b/i

/** "One year, and then year by year unless …": a renewal that does not say so. */
const plainRenewal = /\b(?:year|month|term)s?\s+(?:by|after)\s+(?:year|month|term)\b|\bthen\b[^.;]{0,40}\b(?:years?|months?|terms?)\b[^.;]{0,40}\b(?:again|more|further|at\s+a\s+time)\b/i

function renewalClause(input: RuleInput): Passage | null {
	const found = passage(input, renews, otherTime)
	if (found) return found
	const again = passage(input, plainRenewal, otherTime)
	if (again && /\bunless\b/i.test(again.sentence.text)) return again
	const automatic = factsNamed(input, 'renewal_kind').find(({ value }) => value === 'automatic')
	return automatic ? (mentions(input, /\b(?:renew|extend|evergreen)\w*/i).find(({ sentence }) => /\b(?:agreement|term|subscription|contract|order)\b/i.test(sentence.text) && automatic.start >= sentence.start && automatic.start < sentence.end) ?? null) : null
}

/** "Unless you tell us at least 60 days before it ends": a notice that is not called one. */
function noticeIn({ sentence: { text } }: Passage): Pick<ParsedFact, 'quantity' | 'unit'> | undefined {
	const exception = /\b(?:unless|cancel\w*|opt\w*\s+out|stop)\b/i.exec(text)
	const found = exception && readDurations(text.slice(exception.index)).find(({ end }) => /^[^.;]{0,20}\b(?:before|prior|ahead|in\s+advance)\b/i.test(text.slice(exception.index + end)))
	return found ? { quantity: found.readings[0] ?? null, unit: found.unit } : undefined
}

const noticeLabel = /\b(?:(?:non-?renewal|renewal|opt-?out|cancellation)\s+(?:notice(?:\s+(?:period|date|window))?|deadline|window)|notice\s+period)\b["']?\s*(?:means|:|is|of|\n)\s*([^.\n]{0,60})/i
const periodLabel = /\b(?:renewal\s+(?:term|period)s?|renews\s+for)\b["']?\s*(?:means|:|is|of|\n)\s*([^.\n]{0,60})/i

/** A period that a definition or a line of a cover page gives: "Renewal Term: 36 months". */
function labelled(input: RuleInput, label: RegExp): Pick<ParsedFact, 'quantity' | 'unit'> | undefined {
	const found = readDurations(label.exec(visibleText(input))?.[1] ?? '')[0]
	return found && { quantity: found.readings[0] ?? null, unit: found.unit }
}

/** Days of a notice; five working days make a week. */
function daysOf(fact: Pick<ParsedFact, 'quantity' | 'unit'>): number | null {
	if (fact.unit === 'business days' && fact.quantity !== null) return (fact.quantity * 7) / 5
	return inDays(fact)
}

const money = String.raw`(?:fees?|prices?|pricing|rates?|charges?|subscription\s+(?:fees?|price))`
const raise = new RegExp(String.raw`\b${money}\b[^.]{0,160}\b(?:increas\w+|raise[ds]?|uplift\w*|escalat\w+|adjust\w*|rise|then-?current|list\s+price|go\s+up)\b|\b(?:increas\w+|raise[ds]?|uplift\w*|adjust\w*|chang\w+|revis\w+|sets?|resets?|fix(?:es)?)\b[^.;]{0,80}\b${money}\b|\bthen-?current\s+(?:standard\s+|list\s+|published\s+)?${money}`, 'i')
const atRenewal = /\brenew\w*|\banniversar\w+|\bannual(?:ly)?\b|\b(?:each|every|per|any|a)\s+(?:contract\s+|calendar\s+|subsequent\s+)?year\b|\bsubsequent\s+(?:term|period|year)|\bnext\s+term\b|\bonce\s+(?:a|per)\s+year\b|\bextension\b|\bsuccessive\b|\b(?:new|further|following|later|renewed|extended)\s+(?:\w+\s+)?(?:term|period|year)s?\b|\b(?:each|every|any)\s+term\b/i
const noRaise = /\b(?:fees?|prices?|pricing|rates?|charges?)\b[^.;]{0,80}\b(?:remain|stay|fixed|unchanged|the\s+same)\b|\b(?:no|not|without)\b[^.;]{0,50}\bincreas\w*\b(?![^.;]{0,60}\b(?:more\s+than|by|above|exceed|in\s+excess|notice)\b)/i
const index = /\b(?:CPI|consumer\s+price\s+index|RPI|inflation|price\s+index)\b/i

export const renewalPrice: Rule = {
	id: 'services.renewal_price',
	playbook: 'services',
	title: 'The price at renewal is capped',
	basis: { kind: 'S', source: 'published guides for software buyers: up to 5 percent, or the price index and a few points' },
	decide(input) {
		const clauses = mentions(input, raise, /\b(?:tax|interest|late|insurance|exchange\s+rate|success\s+rate|error\s+rate|usage|overage|additional\s+(?:services|work|users|seats))\b/i).filter(({ sentence }) => atRenewal.test(sentence.text))
		const [clause] = clauses
		if (!clause) return renewalClause(input) ? undecided : notApplicable
		const stated = raisesIn(clause.sentence.text).length > 0 || /\bthen-?current\b/i.test(clause.sentence.text)
		const words = stated ? clause.sentence.text : `${clause.sentence.text}\n${referredWords(input, clause, 600)}`
		const highest = Math.max(0, ...clauses.flatMap(({ sentence }) => raisesIn(sentence.text)), ...raisesIn(words))
		const indexed = clauses.some(({ sentence }) => index.test(sentence.text)) || index.test(words)
		const openEnded = indexed && /\b(?:greater|higher)\s+of\b/i.test(words)
		if ((highest === 0 && (indexed || clauses.some(({ sentence }) => noRaise.test(sentence.text)))) || (highest > 0 && highest <= highestRaise && !openEnded)) return passed(clause)
		// "As set out in Schedule 2": the limit may stand there.
		if (highest === 0 && !stated && /\b(?:as\s+(?:set\s+(?:out|forth)|described|provided|specified)|in\s+accordance\s+with|pursuant\s+to)\b/i.test(clause.sentence.text)) return undecided
		const steep = highest === 0 || highest > steepRaise
		return flagged({
			severity: { sending: 'low', receiving: steep ? 'medium' : 'low', unsure: steep ? 'medium' : 'low' },
			span: clause,
			says: {
				friendly: highest > 0 ? `The price may go up by ${percent(highest)} ${openEnded ? 'or more ' : ''}at renewal.` : 'At renewal they may ask any price. There is no limit.',
				neutral: highest > 0 ? `The price may rise by ${percent(highest)} ${openEnded ? 'or more ' : ''}at renewal.` : 'The price at renewal has no limit.',
				legal: highest > 0 ? `Fees may increase by ${percent(highest)}${openEnded ? ' or a higher index' : ''} upon renewal, above the customary 5 percent.` : 'Fees upon renewal are not capped.',
			},
			why: 'By then your team and data are on it, and moving away costs more than the raise.',
			market: 'A raise of at most 5% a year, or the price index and a few points, with 60 days’ notice.',
			action: 'cap the raise at 5% for each renewal',
			reason: 'We need to plan our costs.',
			fallback: 'Accept the price index plus 3 points, told 60 days ahead, with a right to leave.',
			replacement: 'At each renewal Provider may raise the fees by no more than five percent over the fees of the term before, with at least 60 days’ written notice.',
		})
	},
}

/** The percentages that a sentence raises prices by; a discount or a late charge is none. */
function raisesIn(sentence: string): number[] {
	if (!/\b(?:increas|rais|uplift|escalat|adjust|exceed|more\s+than|rise|CPI|index)/i.test(sentence)) return []
	return readPercentages(sentence).filter(({ end }) => !/^\s*(?:per\s+month|late|interest|discount|of\s+the\s+(?:shares|voting))/i.test(sentence.slice(end))).map(({ value }) => value).filter((value) => value <= 50)
}
