import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Frame } from '../../../frames/frame.ts'
import { daysOf, monthsOf } from '../../../frames/reading/slots.ts'
import { flagged, notApplicable, passed, readYourself } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { addDays, addMonths, factsNamed, inMonths } from '../../measures.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isEmployment, isFunding, isNda, isPublicTerms, readerPays, standingOf } from '../../reader-side.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { inItsManner, timesIn, withSlots } from '../../slot-edits.ts'
import { longestBound, longestRenewal, longestRenewalNotice } from '../../thresholds.ts'
import { belongsToAnotherRole, namesParty, othersNames, speaksAsWe, wordsAndNext } from '../around.ts'
import { noticeDays, placeOf, readersEndings, timeInWords } from './ending-frames.ts'

const sureEnough = 0.6
const sureLabel = 0.75
const lookFor = 'Check whether it renews by itself, for how long, and by when you must give notice to stop it.'

export const autoRenewal: Rule = {
	id: 'general.auto_renewal',
	playbook: 'general',
	title: 'Auto-renewal is easy to stop',
	basis: { kind: 'S', source: 'Common Paper default of 30 days’ notice' },
	stake: 6,
	step: { unless: /\bone\s+(?:\(1\)\s+)?(?:additional|further|more|other)\b/i },
	standard: 'Renewal for up to 12 months, with 30 days to stop it, and a reminder.',
	decide(input) {
		if (isFunding(input) || isNda(input) || isEmployment(input)) return notApplicable
		const renewals = framesOf(input, 'term', 'auto_renewal').filter(
			(frame) => frame.effect.confidence >= sureEnough && isOfTerm(input, frame),
		)
		const [renewal] = renewals.sort((a, b) => Number(b.notice !== null) - Number(a.notice !== null))
		if (!renewal) return unread(input)
		const atWill = readersEndings(input, 'for_convenience')[0]
		// Who may leave at any time is held by no renewal.
		if (atWill && !isPublicTerms(input) && (noticeDays(atWill) ?? 0) <= longestRenewalNotice)
			return isOpenElsewhere(input, renewal) || belongsToAnotherRole(input, atWill)
				? readYourself(lookFor, placeOf(renewal))
				: passed(placeOf(atWill))
		const faults = faultsOf(input, renewal)
		if (faults === null) return readYourself(lookFor, placeOf(renewal))
		const [fault] = faults
		// Who is paid lives on renewals.
		if (fault && !fault.theirs && readerPays(input) === false) return readYourself(lookFor, placeOf(renewal))
		if (!fault)
			return renewal.notice?.value.amount &&
				renewal.duration &&
				!isCostly(input, renewal) &&
				!isOpenElsewhere(input, renewal) &&
				!belongsToAnotherRole(input, renewal)
				? passed(placeOf(renewal))
				: readYourself(lookFor, placeOf(renewal))
		const last =
			fault.theirs || /\bprovided\s+that\b/i.test(visibleText(input).slice(renewal.start, renewal.end)) ? null : lastDay(input, renewal)
		return flagged({
			severity: faults.some(({ binding }) => binding) ? 'high' : fault.grave ? 'medium' : 'low',
			span: placeOf(renewal),
			says:
				'Auto-renewal (it goes on by itself): ' +
				`${faults.map(({ says }) => says).join(', and ')}.${last ? ` The last day to stop the first renewal is ${last}.` : ''}`,
			why: fault.theirs
				? 'The other side decides alone whether you stay bound, and you cannot leave at the end.'
				: `Miss the day and you are bound for ${renewal.duration ? `another ${timeInWords(renewal.duration)}` : 'another term'}.`,
			market: 'Renewal for 12 months at most, stopped by 30 days’ notice, with a reminder.',
			action: actionFor(faults),
			reason: fault.theirs ? 'Both of us should decide whether to go on.' : 'It keeps us from renewing by mistake.',
			fallback: 'Keep the renewal, with a reminder by e-mail 60 days before the notice is due.',
			replacement: shortened(input, renewal, faults),
			proposal: proposed(input, faults),
			confidence: Math.min(renewal.effect.confidence, renewal.notice?.confidence ?? 0.75),
		})
	},
}

/** Asks only for what is wrong here: a shorter notice for the reader's own side, since the other side's protects the reader. */
function actionFor(faults: readonly Fault[]): string {
	if (faults.some(({ theirs }) => theirs)) return 'let either party stop the renewal by 30 days’ notice'
	const long = faults.some(({ about }) => about === 'length')
	if (faults.every(({ about }) => about === 'length')) return 'limit each renewal to 12 months'
	return `${long ? 'limit each renewal to 12 months, and ' : ''}let us stop the renewal by 30 days’ notice`
}

/**
 * The renewal with its length, or the reader's own notice, made shorter and every other word as it was. A notice that
 * both sides may give stays: the other side would leave on the shorter one as well.
 *
 * @returns `null` where these two numbers do not mend it, or do not stand alone
 */
function shortened(input: RuleInput, renewal: Frame, faults: readonly Fault[]): string | null {
	const place = placeOf(renewal)
	const words = visibleText(input).slice(place.start, place.end)
	// Where the renewal is earned, or keeps a territory or a place, a shorter one costs the reader.
	if (
		/\bprovided\b|\bachiev\w*|\bmilestones?\b/i.test(words) ||
		livesOnRenewal.has(input.reader.party?.roleKind ?? '') ||
		/\b(?:exclusive|sole)\s+(?:distribut|resell|licens|agent)/i.test(visibleText(input))
	)
		return null
	const slots = faults.map(({ about }) => {
		if (about === 'length' && renewal.duration && readerPays(input) !== false) {
			const { start, end } = renewal.duration
			const renews = /\b(?:renew|exten[ds]|continu)\w*/i.exec(words)
			// A first term of the same length, or "the end of such five-year term", would no longer fit.
			const alone =
				renews !== null &&
				place.start + renews.index < start &&
				timesIn(visibleText(input).slice(end, place.end)).every((time) => !/year/i.test(time))
			return alone ? inItsManner(input, { start, end }, { number: 1, word: 'one', unit: 'year' }) : null
		}
		if (about === 'notice' && renewal.notice && standingOf(input, renewal.who) === 'reader')
			return inItsManner(input, renewal.notice, { number: 30, word: 'thirty', unit: 'day' })
		return null
	})
	return slots.includes(null)
		? null
		: withSlots(
				input,
				place,
				slots.filter((slot) => slot !== null),
			)
}

function proposed(input: RuleInput, faults: readonly Fault[]): string {
	const long = faults.some(({ about }) => about === 'length')
	const { party, duty } = draftingStyle(input)
	const whose =
		faults.some(({ theirs }) => theirs) || input.reader.party === null
			? `Either ${party}`
			: (input.reader.party.role ?? input.reader.party.name)
	const stop = `${whose} may stop a renewal by written notice at least thirty (30) days before the end of the then-current term.`
	return `${long ? `Each renewal term ${duty} be one (1) year.` : ''}${faults.every(({ about }) => about === 'length') ? '' : ` ${stop}`}`.trim()
}

const livesOnRenewal: ReadonlySet<string> = new Set(['distributor', 'licensee', 'franchisee', 'tenant'])

const onlyLate = /\b(?:no|not)\s+(?:more|earlier|sooner)\s+than\s*(?:[\w-]+\s*\()?$/i

interface Fault {
	says: string
	grave: boolean
	/** Only the other side may stop it: there is no day that the reader could miss. */
	theirs?: true
	/** It binds the reader for years at a time. */
	binding?: true
	about: 'stopper' | 'door' | 'notice' | 'window' | 'length'
}

function faultsOf(input: RuleInput, renewal: Frame): Fault[] | null {
	// A renewal that hangs on an event may never come.
	if (renewal.conditions.length > 0 && renewal.notice === null) return null
	// A renewal that both sides must agree to, or that is earned, does not come by itself.
	if (isAgreed(input, renewal)) return null
	const faults: Fault[] = []
	const stopper = getsNotice(input, renewal) ? 'unknown' : standingOf(input, renewal.who)
	const days = renewal.notice && renewal.notice.confidence >= sureEnough ? daysOf(renewal.notice.value) : null
	if (renewal.notice && days === null) return null
	if (stopper === 'other' && speaksAsWe(input)) return []
	if (stopper === 'other')
		faults.push({ says: `only ${withArticle(input, renewal.who)} may stop it`, grave: true, theirs: true, about: 'stopper' })
	if (days === null) {
		// "Unless terminated as provided below": the door stands somewhere else, and a table or an order may hold the day.
		const elsewhere = input.structure.sentences.some(({ text }) =>
			longPattern('i')`
				\bnon-?renew\w*|\bnot\s+(?:to\s+)?renew
				|\b(?:notice|cancel\w*|opt\w*\s+out)\b[^.;]{0,80}\brenew\w*
				|\b(?:terminat\w+|cancel\w*)\b[^.;]{0,120}\b(?:notice|breach|either|party|days)\b
				|\b(?:either|any)\s+party\b[^.;]{0,80}\bterminat
			`.test(text),
		)
		const own = /\b(?:notice|notif\w+|cancel\w*|terminat\w+|stop|opt\w*\s+out|until)\b/i.test(
			visibleText(input).slice(renewal.start, renewal.end),
		)
		if (renewal.what !== null || own || elsewhere || readersEndings(input, 'for_convenience', 'for_cause').length > 0) {
			// Whoever may stop it and by when: a renewal for many years is a fault of its own.
			const length = lengthFault(input, renewal)
			if (length?.binding && saysItsLength(input, renewal)) faults.push(length)
			return faults.length > 0 ? faults : null
		}
		if (!isPublicTerms(input)) faults.push({ says: 'nothing says how to stop it', grave: true, about: 'door' })
		else return null
	}
	if (days !== null && days > longestRenewalNotice)
		faults.push({ says: `notice is due ${timeInWords(renewal.notice)} ahead`, grave: days >= 120, about: 'notice' })
	if (
		days !== null &&
		days <= longestRenewalNotice &&
		renewal.notice &&
		renewal.notice.start >= renewal.start &&
		onlyLate.test(visibleText(input).slice(Math.max(0, renewal.notice.start - 30), renewal.notice.start))
	)
		faults.push({ says: `notice counts only in the last ${timeInWords(renewal.notice)}`, grave: true, about: 'window' })
	const length = lengthFault(input, renewal)
	if (length) faults.push(length)
	return faults
}

function isAgreed(input: RuleInput, { start, end }: Frame): boolean {
	const words = visibleText(input).slice(start, end)
	return longPattern('i')`
		\b(?:provided|if)\b[^.;]{0,60}\b(?:has|have|had)\s+(?:\w+\s+)?(?:achieved|met|reached|attained|fulfilled)\b
		|\b(?:by|upon|on|subject\s+to)\s+(?:the\s+)?(?:mutual|written)\s+(?:written\s+)?(?:agreement|consent)\b
		|\b(?:confirm|agree)\b[^.;]{0,40}\bin\s+writing\b
	`.test(words)
}

function lengthFault(input: RuleInput, renewal: Frame): Fault | null {
	const months =
		renewal.duration && !namesOtherTime(input, renewal) && renewal.duration.confidence >= sureEnough
			? monthsOf(renewal.duration.value)
			: null
	if (months === null || months <= longestRenewal + 0.1 || !standsBehindRenewal(input, renewal)) return null
	return {
		says: `each renewal lasts ${timeInWords(renewal.duration)}`,
		grave: true,
		about: 'length',
		...(months >= longestBound ? { binding: true as const } : {}),
	}
}

/** "The term is seven years and renews for terms of five": a time before the verb is that of the first term, where another stands behind it. */
function standsBehindRenewal(input: RuleInput, { start, end, duration }: Frame): boolean {
	const words = visibleText(input).slice(start, end)
	const renews = /\b(?:renew|exten[ds]|continu)\w*/i.exec(words)
	if (!renews || !duration || start + renews.index < duration.start) return true
	return !timesIn(words.slice(renews.index)).some((time) => /year/i.test(time))
}

/** "Renews for successive terms of five years": the time stands behind the renewal, and nobody need agree to it anew. */
function saysItsLength(input: RuleInput, { start, end, duration }: Frame): boolean {
	const text = visibleText(input)
	return (
		duration !== null &&
		/\brenew\w*\b[^.;]{0,80}$/i.test(text.slice(start, duration.start)) &&
		!/\b(?:mutual\w*|indefinite|agree(?:s|d|ment)?\s+(?:up)?on)\b/i.test(text.slice(start, end))
	)
}

function getsNotice(input: RuleInput, { who }: Frame): boolean {
	return (
		who !== null &&
		/\b(?:notice|notif\w+|writ(?:es|ing)|provided|given|sent|delivered)\b[^.;]{0,60}\bto\s+(?:the\s+)?$/i.test(
			visibleText(input).slice(Math.max(0, who.start - 90), who.start),
		)
	)
}

/** Orders that renew by themselves although the contract may end, and words behind the renewal that start the term anew. */
function isOpenElsewhere(input: RuleInput, renewal: Frame): boolean {
	const ordersRenew = longPattern('i')`
		\b(?:orders?|order\s+forms?|subscriptions?|statements?\s+of\s+work|SOWs?|schedules?|licen[cs]e\s+terms?|services?\s+terms?)\b
		[^.;]{0,120}\b(?:automatically\s+|shall\s+|will\s+)?(?:renews?|be\s+renewed|extends?|roll\w*\s+over)\b
	`
	const apart = input.structure.sentences.some(
		({ start, end, text }) =>
			(end <= renewal.start || start >= renewal.end) &&
			ordersRenew.test(text) &&
			!/\b(?:not|only)\b[^.;]{0,40}\brenew/i.test(text) &&
			!/\bthis\s+agreement\b[^.;]{0,60}\brenew/i.test(text),
	)
	const behind = wordsAndNext(input, renewal, 320).slice(renewal.end - renewal.start)
	const anew =
		/\bnotwithstanding\b(?![^.]{0,120}\b(?:may|right\s+to)\s+(?:\w+\s+){0,3}terminat)[^.]{0,200}\b(?:term|renew\w*|period)\b|\b(?:afresh|anew)\b/i.test(
			behind,
		)
	return apart || anew
}

/** A renewal of the contract: a period for an act that grows by some days is none. */
function isOfTerm(input: RuleInput, { start, end }: Frame): boolean {
	const words = visibleText(input).slice(start, end)
	return (
		/\brenew/i.test(words) ||
		(/\b(?:term|agreement|contract|lease|licen[cs]e|subscription)\b/i.test(words) &&
			!/\bextended\s+by\s+the\s+number\b|\bperiod\s+shall\s+automatically\b/i.test(words))
	)
}

/** "Two years and renews yearly": the time before the verb is the first term, and the renewal has its own. */
function namesOtherTime(input: RuleInput, { start, end }: Frame): boolean {
	return longPattern('i')`
		\brenew\w*\s+(?:\w+\s+)?(?:
			yearly|annually|monthly|quarterly|(?:each|every)\s+(?:year|month)|(?:from\s+)?(?:year|month)[\s-]+to[\s-]+(?:year|month)
		)\b
	`.test(visibleText(input).slice(start, end))
}

/** Whether letting it lapse costs a payment, or only one side may stop it: then it is not easy. */
function isCostly(input: RuleInput, renewal: Frame): boolean {
	const words = visibleText(input).slice(renewal.start, renewal.end)
	const stop = /\b(?:unless|until)\b([\s\S]{0,200})/i.exec(words)?.[1] ?? ''
	const alone =
		namesParty(stop, othersNames(input)) &&
		!namesParty(stop.split(/\bto\b/)[0] ?? '', input.reader.party?.names ?? []) &&
		!/\b(?:either|any|a|each|one|both|neither)\s+(?:of\s+the\s+)?part/i.test(stop)
	return alone || /\b[Tt]ermination\s+(?:[Pp]ayment|[Ff]ee|[Cc]harge)s?\b/.test(visibleText(input))
}

function unread(input: RuleInput) {
	const { readings, frames } = input
	const denies = (span: { start: number; end: number }) =>
		/\b(?:not|no|never)\b[^.;]{0,40}\b(?:auto\w*\s+)?(?:renew|extend)/i.test(visibleText(input).slice(span.start, span.end))
	const read = (span: { start: number; end: number }) =>
		frames.some(({ kind, start, end }) => kind === 'term' && start < span.end && span.start < end)
	const label = readings.labels.find(
		({ name, score, start, end }) => name === 'Renewal Term' && score >= sureLabel && !read({ start, end }) && !denies({ start, end }),
	)
	return label ? readYourself(lookFor, label) : notApplicable
}

const startsLater = longPattern('i')`
	\b(?:commenc|begin|start|run|from|after|following|upon)\w*\b[^.;]{0,60}\b(?:
		first\s+(?:order|delivery|sale|shipment|use)|launch|commercial|go-?live|approval|completion|acceptance|opening|delivery|regulatory
	)\b
`

/** The end of the first term less the notice; `null` unless start, term and notice are each said once. */
function lastDay(input: RuleInput, { notice }: Frame): string | null {
	if (
		longPattern('i')`
			\b(?:initial|first)\s+(?:\w+\s+){0,2}(?:term|period)\b[^.;]{0,160}\b(?:end|expir|until|through|December|January|June)\w*\b
			[^.;]{0,30}\b(?:19|20)\d\d\b
		`.test(visibleText(input)) &&
		factsNamed(input, 'expiration_date').length === 0
	)
		return null
	const starts = factsNamed(input, 'effective_date')
	const ends = factsNamed(input, 'expiration_date')
	const terms = framesOf(input, 'term', 'fixed')
	if (
		!notice ||
		terms.some((frame) => startsLater.test(visibleText(input).slice(frame.start, frame.end))) ||
		starts.length > 1 ||
		ends.length > 1 ||
		terms.length > 1
	)
		return null
	const term = factsNamed(input, 'term').find(({ quantity }) => quantity !== null)
	const months = term ? inMonths(term) : null
	const end = ends[0]?.value ?? (starts[0] && months !== null && Number.isInteger(months) ? addMonths(starts[0].value, months) : null)
	if (!end || notice.value.amount === null) return null
	if (notice.value.unit === 'months') return addMonths(end, -notice.value.amount)
	const days = daysOf(notice.value)
	return days === null ? null : (addDays(end, -Math.ceil(days))?.date ?? null)
}
