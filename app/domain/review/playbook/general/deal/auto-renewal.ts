import type { Frame } from '../../../frames/frame.ts'
import { daysOf, monthsOf } from '../../../frames/reading/slots.ts'
import { flagged, notApplicable, passed, readYourself } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { addDays, addMonths, factsNamed, inMonths } from '../../measures.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isEmployment, isFunding, isNda, isPublicTerms, standingOf } from '../../reader-side.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { longestRenewal, longestRenewalNotice } from '../../thresholds.ts'
import { namesParty, othersNames, speaksAsWe } from '../around.ts'
import { noticeDays, placeOf, readersEndings, timeInWords } from './ending-frames.ts'

const sureEnough = 0.6
const sureLabel = 0.75
const lookFor = 'Check whether it renews by itself, for how long, and by when you must give notice to stop it.'

export const autoRenewal: Rule = {
	id: 'general.auto_renewal',
	playbook: 'general',
	title: 'Auto-renewal is easy to stop',
	basis: { kind: 'S', source: 'Common Paper default of 30 days’ notice' },
	decide(input) {
		if (isFunding(input) || isNda(input) || isEmployment(input)) return notApplicable
		const renewals = framesOf(input, 'term', 'auto_renewal').filter((frame) => frame.effect.confidence >= sureEnough && isOfTerm(input, frame))
		const [renewal] = renewals.sort((a, b) => Number(b.notice !== null) - Number(a.notice !== null))
		if (!renewal) return unread(input)
		const atWill = readersEndings(input, 'for_convenience')[0]
		// Who may leave at any time is held by no renewal.
		if (atWill && !isPublicTerms(input) && (noticeDays(atWill) ?? 0) <= longestRenewalNotice) return passed(placeOf(atWill))
		const faults = faultsOf(input, renewal)
		if (faults === null) return readYourself(lookFor, placeOf(renewal))
		const [fault] = faults
		if (!fault) return renewal.notice?.value.amount && renewal.duration && !isCostly(input, renewal) ? passed(placeOf(renewal)) : readYourself(lookFor, placeOf(renewal))
		const { paper, party, duty } = draftingStyle(input)
		const last = fault.theirs || /\bprovided\s+that\b/i.test(visibleText(input).slice(renewal.start, renewal.end)) ? null : lastDay(input, renewal)
		return flagged({
			severity: fault.grave ? 'medium' : 'low',
			span: placeOf(renewal),
			says: `Auto-renewal (it goes on by itself): ${faults.map(({ says }) => says).join(', and ')}.${last ? ` The last day to stop the first renewal is ${last}.` : ''}`,
			why: fault.theirs ? 'The other side decides alone whether you stay bound, and you cannot leave at the end.' : `Miss the day and you are bound for ${renewal.duration ? `another ${timeInWords(renewal.duration)}` : 'another term'}.`,
			market: 'Renewal for 12 months at most, stopped by 30 days’ notice, with a reminder.',
			action: fault.theirs ? 'let either party stop the renewal by 30 days’ notice' : 'limit each renewal to 12 months, with 30 days’ notice to stop it',
			reason: fault.theirs ? 'Both of us should decide whether to go on.' : 'It keeps both of us from renewing by mistake.',
			fallback: 'Keep the renewal, with a reminder by e-mail 60 days before the notice is due.',
			replacement: `This ${paper} ${duty} renew for successive terms of one (1) year each, unless either ${party} gives the other ${party} written notice of non-renewal at least thirty (30) days before the end of the then-current term.`,
			confidence: Math.min(renewal.effect.confidence, renewal.notice?.confidence ?? 0.75),
		})
	},
}

/** "No more than 15 days before the end": a window that opens late. */
const onlyLate = /\b(?:no|not)\s+(?:more|earlier|sooner)\s+than\s*(?:[\w-]+\s*\()?$/i

interface Fault {
	says: string
	grave: boolean
	/** Only the other side may stop it: there is no day that the reader could miss. */
	theirs?: true
}

/** What makes a renewal hard to stop; `null` where its words leave open whether it can be stopped. */
function faultsOf(input: RuleInput, renewal: Frame): Fault[] | null {
	// A renewal that hangs on an event may never come.
	if (renewal.conditions.length > 0 && renewal.notice === null) return null
	const faults: Fault[] = []
	const stopper = standingOf(input, renewal.who)
	const days = renewal.notice && renewal.notice.confidence >= sureEnough ? daysOf(renewal.notice.value) : null
	if (renewal.notice && days === null) return null
	if (stopper === 'other' && speaksAsWe(input)) return []
	if (stopper === 'other') faults.push({ says: `only ${withArticle(input, renewal.who)} may stop it`, grave: true, theirs: true })
	if (days === null) {
		// "Unless terminated as provided below": the door stands somewhere else, and a table or an order may hold the day.
		const elsewhere = input.structure.sentences.some(({ text }) => /\bnon-?renew\w*|\bnot\s+(?:to\s+)?renew|\b(?:notice|cancel\w*|opt\w*\s+out)\b[^.;]{0,80}\brenew\w*|\b(?:terminat\w+|cancel\w*)\b[^.;]{0,120}\b(?:notice|breach|either|party|days)\b|\b(?:either|any)\s+party\b[^.;]{0,80}\bterminat/i.test(text))
		const own = /\b(?:notice|notif\w+|cancel\w*|terminat\w+|stop|opt\w*\s+out|until)\b/i.test(visibleText(input).slice(renewal.start, renewal.end))
		if (renewal.what !== null || own || elsewhere || readersEndings(input, 'for_convenience', 'for_cause').length > 0) return faults.length > 0 ? faults : null
		if (!isPublicTerms(input)) faults.push({ says: 'nothing says how to stop it', grave: true })
		else return null
	}
	if (days !== null && days > longestRenewalNotice) faults.push({ says: `notice is due ${timeInWords(renewal.notice)} ahead`, grave: days >= 120 })
	if (days !== null && days <= longestRenewalNotice && renewal.notice && renewal.notice.start >= renewal.start && onlyLate.test(visibleText(input).slice(Math.max(0, renewal.notice.start - 30), renewal.notice.start))) faults.push({ says: `notice counts only in the last ${timeInWords(renewal.notice)}`, grave: true })
	const months = renewal.duration && !namesOtherTime(input, renewal) && renewal.duration.confidence >= sureEnough ? monthsOf(renewal.duration.value) : null
	if (months !== null && months > longestRenewal + 0.1) faults.push({ says: `each renewal lasts ${timeInWords(renewal.duration)}`, grave: true })
	return faults
}

/** A renewal of the contract: a period for an act that grows by some days is none. */
function isOfTerm(input: RuleInput, { start, end }: Frame): boolean {
	const words = visibleText(input).slice(start, end)
	return /\brenew/i.test(words) || (/\b(?:term|agreement|contract|lease|licen[cs]e|subscription)\b/i.test(words) && !/\bextended\s+by\s+the\s+number\b|\bperiod\s+shall\s+automatically\b/i.test(words))
}

/** "Two years and renews yearly": the time before the verb is the first term, and the renewal says its own. */
function namesOtherTime(input: RuleInput, { start, end }: Frame): boolean {
	return /\brenew\w*\s+(?:\w+\s+)?(?:yearly|annually|monthly|quarterly|(?:each|every)\s+(?:year|month)|(?:from\s+)?(?:year|month)[\s-]+to[\s-]+(?:year|month))\b/i.test(visibleText(input).slice(start, end))
}

/** Whether letting it lapse costs a payment, or only one side may stop it: then it is not easy. */
function isCostly(input: RuleInput, renewal: Frame): boolean {
	const words = visibleText(input).slice(renewal.start, renewal.end)
	const stop = /\b(?:unless|until)\b([\s\S]{0,200})/i.exec(words)?.[1] ?? ''
	const alone = namesParty(stop, othersNames(input)) && !namesParty(stop.split(/\bto\b/)[0] ?? '', input.reader.party?.names ?? []) && !/\b(?:either|any|a|each|one|both|neither)\s+(?:of\s+the\s+)?part/i.test(stop)
	return alone || /\b[Tt]ermination\s+(?:[Pp]ayment|[Ff]ee|[Cc]harge)s?\b/.test(visibleText(input))
}

function unread(input: RuleInput) {
	const { readings, frames } = input
	const denies = (span: { start: number; end: number }) => /\b(?:not|no|never)\b[^.;]{0,40}\b(?:auto\w*\s+)?(?:renew|extend)/i.test(visibleText(input).slice(span.start, span.end))
	const read = (span: { start: number; end: number }) => frames.some(({ kind, start, end }) => kind === 'term' && start < span.end && span.start < end)
	const label = readings.labels.find(({ name, score, start, end }) => name === 'Renewal Term' && score >= sureLabel && !read({ start, end }) && !denies({ start, end }))
	return label ? readYourself(lookFor, label) : notApplicable
}

/** A term that runs from an event whose day nobody can know from the text. */
const startsLater = /\b(?:commenc|begin|start|run|from|after|following|upon)\w*\b[^.;]{0,60}\b(?:first\s+(?:order|delivery|sale|shipment|use)|launch|commercial|go-?live|approval|completion|acceptance|opening|delivery|regulatory)\b/i

/** The end of the first term less the notice; `null` unless start, term and notice are each said once. */
function lastDay(input: RuleInput, { notice }: Frame): string | null {
	const starts = factsNamed(input, 'effective_date')
	const ends = factsNamed(input, 'expiration_date')
	const terms = framesOf(input, 'term', 'fixed')
	if (!notice || terms.some((frame) => startsLater.test(visibleText(input).slice(frame.start, frame.end))) || starts.length > 1 || ends.length > 1 || terms.length > 1) return null
	const term = factsNamed(input, 'term').find(({ quantity }) => quantity !== null)
	const months = term ? inMonths(term) : null
	const end = ends[0]?.value ?? (starts[0] && months !== null && Number.isInteger(months) ? addMonths(starts[0].value, months) : null)
	if (!end || notice.value.amount === null) return null
	if (notice.value.unit === 'months') return addMonths(end, -notice.value.amount)
	const days = daysOf(notice.value)
	return days === null ? null : (addDays(end, -Math.ceil(days))?.date ?? null)
}
