import type { FieldReading, DocumentRecord } from '#app/domain/record/record-of.ts'
import { recordFields, type RecordField } from '#app/domain/record/record-fields.ts'
import { addPeriod, dayName, type Day, type Period, periodName } from './calendar-days.ts'
import type { Computed, ComputedDeadline, RefusedDeadline } from './deadline.ts'
import { filingDeadlines } from './filing-deadlines.ts'

/** Enough for a contract that renews every day for a lifetime; an end for one that would never get there. */
const mostRenewals = 40_000

const noticeKind = { kind: 'renewal_notice', what: 'Last day to give notice that it should not renew' }
const optionKind = { kind: 'option', what: 'Last day to use the option to renew' }

/**
 * The days that follow from a document's record: it takes effect, its current term ends, notice is due before it
 * renews or to use an option to renew it, and filings that its type brings. A day that is only read, not confirmed, is given as not confirmed; nothing is
 * computed from values that nobody confirmed.
 */
export function documentDeadlines(record: DocumentRecord, documentType: string | null, today: Day): Computed {
	const { effective_date: effective } = record
	const disputed = (deadline: ComputedDeadline) => withDisputes(deadline, record)
	const stated = effective.value ? [statedDay('effective', 'Takes effect', effective, 'Stated in the document.')] : []
	const term = currentTerm(record, today)
	const filings = filingDeadlines(record, documentType)
	return {
		deadlines: [...stated, ...term.deadlines, ...filings.deadlines].map(disputed),
		refused: [...term.refused, ...filings.refused],
	}
}

/** A confirmed value that the newest report reads otherwise, such as after an amendment, is not taken as confirmed any more. */
function withDisputes(deadline: ComputedDeadline, record: DocumentRecord): ComputedDeadline {
	const disputed = deadline.fields.filter((field) => record[field].confirmed && record[field].readings.length > 0)
	if (disputed.length === 0) return deadline
	const labels = disputed.map((field) => recordFields[field].label.toLowerCase()).join(', ')
	return {
		...deadline,
		confirmed: false,
		notes: [...deadline.notes, `The newest report reads the ${labels} otherwise. Compare them on the document’s details page.`],
	}
}

/** The end of the term that runs today, and the last day for the notice before it. */
function currentTerm(record: DocumentRecord, today: Day): Computed {
	const initial = initialEnd(record)
	if (initial === null) return { deadlines: [], refused: endsByNotice(record) ? [] : noticeRefused(record, 'the end date is not known') }
	if ('reason' in initial) return { deadlines: [], refused: [initial] }
	if (!initial.confirmed) return { deadlines: [initial], refused: noticeRefused(record, 'the end date is not confirmed') }

	if (!notByItself(record)) return renewedByItself(record, initial, today)
	return record.renewal_kind.confirmed ? renewedByChoice(record, initial, today) : renewedAsRead(record, initial, today)
}

/** Whether it is confirmed that there is no end to give notice before: no end date, or no renewal that a notice would stop. */
function endsByNotice({ end_date: end, renewal_kind: kind }: DocumentRecord): boolean {
	const how = kind.confirmed ? kind.value?.value : undefined
	return (end.value === null && Boolean(end.confirmed)) || how === 'not automatic' || how === 'by agreement'
}

function notByItself({ renewal_kind: { value } }: DocumentRecord): boolean {
	return value !== null && value.value !== 'automatic'
}

/** The end of a term that renews unless notice is given, and the last day for that notice. */
function renewedByItself(record: DocumentRecord, initial: ComputedDeadline, today: Day): Computed {
	const { renewal } = record
	const over = initial.date < today
	if (over && !renewal.confirmed)
		return {
			deadlines: [initial],
			refused: [{ ...noticeKind, reason: 'It can’t be computed: no one confirmed whether the document renews.' }],
		}
	const end = renewal.confirmed && renewal.value ? renewed(initial, periodOf(renewal), today) : initial
	return withNotice(record, end, over && !renewal.value)
}

function withNotice(record: DocumentRecord, end: ComputedDeadline, ended: boolean): Computed {
	const { notice_period: notice, renewal } = record
	if (ended || !renewal.value) return { deadlines: [end], refused: [] }
	if (!renewal.confirmed) return { deadlines: [end], refused: noticeRefused(record, 'the renewal is not confirmed') }
	if (!notice.confirmed)
		return { deadlines: [end], refused: [{ ...noticeKind, reason: 'It can’t be computed: the notice period is not confirmed.' }] }
	if (!notice.value) return { deadlines: [end], refused: [] }
	const due = noticeBefore(end, periodOf(notice), noticeKind)
	const taken = record.renewal_kind.confirmed || notByItself(record) ? [] : [`${takenAsAutomatic}.`]
	return { deadlines: [end, { ...due, notes: [...taken, ...due.notes] }], refused: [] }
}

const takenAsAutomatic = 'Taken as renewing by itself: no one confirmed how it renews'

/**
 * A document that was only read as not renewing by itself. Such a reading takes no day away that follows from a confirmed
 * renewal and notice period, as a missed notice costs a whole term; but the day is not confirmed any more.
 */
function renewedAsRead(record: DocumentRecord, initial: ComputedDeadline, today: Day): Computed {
	const { renewal, renewal_kind: kind, notice_period: notice } = record
	const read = kind.value!.value
	const doubt = (deadline: ComputedDeadline): ComputedDeadline => ({
		...deadline,
		confirmed: false,
		fields: [...deadline.fields, 'renewal_kind'],
		notes: [`${takenAsAutomatic}, and the report reads “${read}”.`, ...deadline.notes],
	})
	const { deadlines } = renewedByItself(record, initial, today)
	const reason = 'It can’t be computed: how the document renews is not confirmed.'
	const noticeKnown = renewal.confirmed && (!renewal.value || notice.confirmed)
	return {
		deadlines: deadlines.map((deadline) => (deadline === initial ? initial : doubt(deadline))),
		refused: read === 'by option' ? [{ ...optionKind, reason }] : noticeKnown ? [] : [{ ...noticeKind, reason }],
	}
}

/** The last day of a notice that is due a while before the term ends. */
function noticeBefore(end: ComputedDeadline, period: Period, kind: typeof noticeKind): ComputedDeadline {
	const date = addPeriod(end.date, period, -1)
	return {
		...kind,
		date,
		rule: `Notice is due at least ${periodName(period)} before the term ends.`,
		steps: [...end.steps, `${periodName(period)} before ${dayName(end.date)}: ${dayName(date)}`],
		fields: [...end.fields, 'notice_period'],
		confirmed: end.confirmed,
		notes: [
			'Check in the document how notice must be given, and whether it must have arrived by then.',
			'If the last day of the term is the day before, notice is due a day earlier.',
		],
	}
}

/**
 * The end of a term that renews only if somebody does something, and the last day to use an option to renew it. Whether
 * it was renewed after that end nobody can compute: a new end has to be entered.
 */
function renewedByChoice(record: DocumentRecord, end: ComputedDeadline, today: Day): Computed {
	const { renewal_kind: kind, notice_period: notice } = record
	const refuse = (because: string): Computed => ({
		deadlines: [end],
		refused: [{ ...optionKind, reason: `It can’t be computed: ${because}.` }],
	})
	if (kind.value!.value !== 'by option') return { deadlines: [end], refused: [] }
	if (end.date < today) return refuse('the term is over, and whether the option was used is not known. If it was, enter the new end date')
	if (!notice.confirmed) return refuse('the notice period is not confirmed')
	if (notice.value) {
		const due = noticeBefore(end, periodOf(notice), optionKind)
		return { deadlines: [end, { ...due, fields: [...due.fields, 'renewal_kind'] }], refused: [] }
	}
	const rule = 'The document names no notice period, so the option is open until the term ends.'
	return { deadlines: [end, { ...end, ...optionKind, rule, fields: [...end.fields, 'renewal_kind', 'notice_period'] }], refused: [] }
}

function noticeRefused({ renewal, notice_period: notice, renewal_kind: renewalKind }: DocumentRecord, because: string): RefusedDeadline[] {
	const kind = renewalKind.value?.value === 'by option' ? optionKind : noticeKind
	return renewal.value || notice.value ? [{ ...kind, reason: `It can’t be computed: ${because}.` }] : []
}

/** The end of the initial term: as stated, else counted from the effective date. */
function initialEnd({ end_date: end, effective_date: effective, term }: DocumentRecord): ComputedDeadline | RefusedDeadline | null {
	if (end.value) return statedDay('end', 'Ends', end, 'Stated in the document.')
	if (!term.value) return null
	const missing = [effective, term].find(({ value, confirmed }) => !value || !confirmed)
	if (missing) {
		const label = recordFields[missing.field].label.toLowerCase()
		const reason = `It can’t be computed: the ${label} is ${missing.value ? 'not confirmed' : 'not known'}.`
		return { kind: 'end', what: 'Ends', reason }
	}
	const period = periodOf(term)
	const date = addPeriod(effective.value!.value, period)
	return {
		kind: 'end',
		what: 'Ends',
		date,
		rule: 'The initial term, counted from the effective date.',
		steps: [`Effective ${dayName(effective.value!.value)}`, `and ${periodName(period)}: ${dayName(date)}`],
		fields: ['effective_date', 'term'],
		confirmed: true,
		notes: [],
	}
}

/** The end of the renewed term that runs today. */
function renewed(initial: ComputedDeadline, period: Period, today: Day): ComputedDeadline {
	let times = 0
	while (addPeriod(initial.date, period, times) < today && times < mostRenewals) times += 1
	if (times === 0) return initial
	const date = addPeriod(initial.date, period, times)
	return {
		...initial,
		what: 'Current term ends',
		date,
		rule: 'It renews by itself unless notice was given.',
		steps: [
			...initial.steps,
			`The initial term ended ${dayName(initial.date)}`,
			`It renewed ${times === 1 ? 'once' : `${times} times`} for ${periodName(period)}: ends ${dayName(date)}`,
		],
		fields: [...initial.fields, 'renewal'],
		// That it renews once does not say that it renews again.
		confirmed: initial.confirmed && times === 1,
		notes: [
			'If notice was given, it ended before.',
			...(times > 1 ? ['No one confirmed that it renews more than once: check it in the document.'] : []),
		],
	}
}

function statedDay(kind: string, what: string, reading: FieldReading, rule: string): ComputedDeadline {
	const date = reading.value!.value
	return {
		kind,
		what,
		date,
		rule,
		steps: [`${recordFields[reading.field].label}: ${dayName(date)}`],
		fields: [reading.field] satisfies RecordField[],
		confirmed: reading.confirmed !== null,
		notes: [],
	}
}

function periodOf({ value }: FieldReading): Period {
	return { number: Number(value!.value), unit: value!.unit as Period['unit'] }
}
