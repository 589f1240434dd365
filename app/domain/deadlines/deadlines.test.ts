import { expect, test } from 'vitest'
import type { DocumentRecord, FieldReading } from '#app/domain/record/record-of.ts'
import { recordFieldNames, type FieldValue, type RecordField } from '#app/domain/record/record-fields.ts'
import { addDays, addPeriod, businessDayFrom, notABusinessDay } from './calendar-days.ts'
import { companyDeadlines } from './company-deadlines.ts'
import { documentDeadlines } from './document-deadlines.ts'

const ada = { id: 'ada', firstName: 'Ada', lastName: 'Lovelace' }

type Given = Partial<Record<RecordField, string | [number: string, unit: string] | { read: string } | { none: true }>>

/** A record with confirmed values; `{ read }` is one that only the review read. */
function recordWith(given: Given): DocumentRecord {
	return Object.fromEntries(
		recordFieldNames.map((field): [RecordField, FieldReading] => {
			const typed = given[field]
			const empty: FieldReading = { field, value: null, source: null, confirmed: null, readings: [] }
			if (typed === undefined) return [field, empty]
			const confirmed = { by: ada, at: new Date(0) }
			if (typeof typed === 'string') return [field, { ...empty, value: { value: typed, unit: null }, confirmed }]
			if (Array.isArray(typed)) return [field, { ...empty, value: { value: typed[0], unit: typed[1] } satisfies FieldValue, confirmed }]
			if ('none' in typed) return [field, { ...empty, confirmed }]
			return [field, { ...empty, value: { value: typed.read, unit: null } }]
		}),
	) as DocumentRecord
}

const dated = (given: Given, today: string, type: string | null = null) => {
	const { deadlines, refused } = documentDeadlines(recordWith(given), type, today)
	return { days: Object.fromEntries(deadlines.map(({ kind, date }) => [kind, date])), deadlines, refused }
}

// Golden cases 1, 2, 5 and 6 of the playbook, section 5.
test('a tacit renewal moves the notice to the term that runs today', () => {
	const { days, deadlines } = dated({ end_date: '2025-08-28', renewal: ['12', 'months'], notice_period: ['2', 'months'] }, '2026-02-11')
	expect(days).toEqual({ end: '2026-08-28', renewal_notice: '2026-06-28' })
	expect(deadlines[1]!.steps).toEqual([
		'End date: August 28, 2025',
		'The initial term ended August 28, 2025',
		'It renewed once for 12 months: ends August 28, 2026',
		'2 months before August 28, 2026: June 28, 2026',
	])
	expect(deadlines[1]!.notes[0]).toBe('Taken as renewing by itself: no one confirmed how it renews.')
})

test('an initial term in months counts from the effective date, and a warning before the notice is in the same year', () => {
	const { days } = dated(
		{ effective_date: '2018-09-27', term: ['36', 'months'], renewal: ['12', 'months'], notice_period: ['3', 'months'] },
		'2019-01-15',
	)
	expect(days).toEqual({ effective: '2018-09-27', end: '2021-09-27', renewal_notice: '2021-06-27' })
	expect(addDays(days.renewal_notice!, -21)).toBe('2021-06-06')
})

test('an 83(b) election is due 30 days after the transfer, and a weekend is told without moving the day', () => {
	const given = (day: string) => dated({ effective_date: day }, '2026-03-01', 'Founder Stock Purchase Agreement')
	expect(given('2026-03-02').days['83b']).toBe('2026-04-01')
	const onSaturday = given('2026-03-05').deadlines.find(({ kind }) => kind === '83b')!
	expect(onSaturday.date).toBe('2026-04-04')
	expect(onSaturday.notes.at(-1)).toBe(
		'April 4, 2026 is a Saturday. Under 26 U.S.C. § 7503 the next business day, April 6, 2026, still counts; file before.',
	)
})

test('Form D is due 15 days after the first sale, on a business day', () => {
	const given = (day: string) => dated({ effective_date: day }, '2026-03-01', 'SAFE').days.form_d
	expect(given('2026-03-02')).toBe('2026-03-17')
	expect(given('2026-03-06')).toBe('2026-03-23')
	// July 4, 2026 is a Saturday, so that Friday, July 3, is a holiday.
	expect(given('2026-06-18')).toBe('2026-07-06')
})

test('nothing is computed from what no one confirmed, and the reason says what to confirm', () => {
	const unconfirmedEnd = dated({ end_date: { read: '2027-01-31' }, renewal: ['1', 'years'], notice_period: ['30', 'days'] }, '2026-02-11')
	expect(unconfirmedEnd.deadlines).toMatchObject([{ kind: 'end', date: '2027-01-31', confirmed: false }])
	expect(unconfirmedEnd.refused).toMatchObject([{ kind: 'renewal_notice', reason: 'It can’t be computed: the end date is not confirmed.' }])

	expect(dated({ end_date: '2027-01-31', renewal: ['1', 'years'] }, '2026-02-11').refused).toMatchObject([
		{ kind: 'renewal_notice', reason: 'It can’t be computed: the notice period is not confirmed.' },
	])
	expect(dated({ end_date: '2025-01-31' }, '2026-02-11')).toMatchObject({
		days: { end: '2025-01-31' },
		refused: [{ kind: 'renewal_notice', reason: 'It can’t be computed: no one confirmed whether the document renews.' }],
	})
	expect(dated({ term: ['2', 'years'], effective_date: { read: '2026-01-01' } }, '2026-02-11').refused).toEqual([
		{ kind: 'end', what: 'Ends', reason: 'It can’t be computed: the effective date is not confirmed.' },
	])
	expect(dated({}, '2026-02-11', 'SAFE')).toMatchObject({
		days: {},
		refused: [{ kind: 'form_d', reason: 'It can’t be computed: the effective date is not known.' }],
	})
})

test('an option to renew has a last day of its own, and the term does not go on by itself', () => {
	const option = { end_date: '2027-06-30', renewal_kind: 'by option', renewal: ['2', 'years'], notice_period: ['90', 'days'] } as const
	const of = (given: Partial<Record<keyof typeof option, Given[RecordField]>>, today = '2027-01-15') =>
		dated({ ...option, ...given } as unknown as Given, today)

	const { days, deadlines, refused } = of({})
	expect([days, refused]).toEqual([{ end: '2027-06-30', option: '2027-04-01' }, []])
	expect(deadlines[1]).toMatchObject({
		what: 'Last day to use the option to renew',
		confirmed: true,
		steps: ['End date: June 30, 2027', '90 days before June 30, 2027: April 1, 2027'],
		fields: ['end_date', 'notice_period', 'renewal_kind'],
	})
	expect(of({ notice_period: { none: true } }).days).toEqual({ end: '2027-06-30', option: '2027-06-30' })
	expect(of({ renewal_kind: { read: 'by option' } })).toMatchObject({
		days: { end: '2027-06-30', renewal_notice: '2027-04-01' },
		refused: [{ kind: 'option', reason: 'It can’t be computed: how the document renews is not confirmed.' }],
	})
	expect(of({ notice_period: { read: '90' } }).refused).toMatchObject([
		{ reason: 'It can’t be computed: the notice period is not confirmed.' },
	])
	// Two years later nobody has said whether the option was used: no day is made up.
	expect(of({}, '2029-01-15')).toMatchObject({ days: { end: '2027-06-30' }, refused: [{ kind: 'option' }] })
})

test('a term that renews by agreement alone ends, and no notice is due', () => {
	const given = { end_date: '2027-06-30', renewal: ['1', 'years'], notice_period: ['30', 'days'], renewal_kind: 'by agreement' } as const
	expect(dated(given as unknown as Given, '2027-01-15')).toMatchObject({ days: { end: '2027-06-30' }, refused: [] })
	expect(dated({ ...given, renewal_kind: 'automatic' } as unknown as Given, '2027-01-15').days).toEqual({
		end: '2027-06-30',
		renewal_notice: '2027-05-31',
	})
})

test.each(['by agreement', 'not automatic'])(
	'what was only read, “%s”, takes no confirmed notice day away but puts it in doubt',
	(read) => {
		const given: Given = { end_date: '2026-06-30', renewal: ['1', 'years'], notice_period: ['30', 'days'], renewal_kind: { read } }
		const { deadlines, refused } = dated(given, '2026-01-15')
		expect(refused).toEqual([])
		expect(deadlines).toMatchObject([
			{ kind: 'end', date: '2026-06-30', confirmed: true },
			{
				kind: 'renewal_notice',
				date: '2026-05-31',
				confirmed: false,
				fields: ['end_date', 'notice_period', 'renewal_kind'],
				notes: [`Taken as renewing by itself: no one confirmed how it renews, and the report reads “${read}”.`, {}, {}],
			},
		])
		// The end of a renewed term is in doubt as well.
		expect(dated(given, '2026-07-15').deadlines).toMatchObject([
			{ kind: 'end', date: '2027-06-30', confirmed: false },
			{ kind: 'renewal_notice', date: '2027-05-31', confirmed: false },
		])

		const reason = 'It can’t be computed: how the document renews is not confirmed.'
		for (const unconfirmed of [{ renewal: { read: '1' } }, { notice_period: { read: '30' } }])
			expect(dated({ ...given, ...unconfirmed }, '2026-01-15')).toMatchObject({
				days: { end: '2026-06-30' },
				refused: [{ kind: 'renewal_notice', what: 'Last day to give notice that it should not renew', reason }],
			})
		expect(dated({ ...given, renewal: { none: true } }, '2026-01-15')).toMatchObject({ days: { end: '2026-06-30' }, refused: [] })
	},
)

test('a document that was confirmed not to renew has an end and no notice', () => {
	expect(dated({ end_date: '2026-12-31', renewal: { none: true }, notice_period: ['30', 'days'] }, '2026-02-11')).toMatchObject({
		days: { end: '2026-12-31' },
		refused: [],
	})
})

test('months end on the last day of a shorter month, however often they renew', () => {
	expect(addPeriod('2026-01-31', { number: 1, unit: 'months' })).toBe('2026-02-28')
	expect(addPeriod('2026-01-31', { number: 1, unit: 'months' }, 2)).toBe('2026-03-31')
	expect(addPeriod('2028-02-29', { number: 1, unit: 'years' })).toBe('2029-02-28')
	expect(addPeriod('2026-03-31', { number: 1, unit: 'months' }, -1)).toBe('2026-02-28')
	expect(dated({ end_date: '2020-01-31', renewal: ['1', 'months'], notice_period: ['1', 'weeks'] }, '2026-02-11').days).toEqual({
		end: '2026-02-28',
		renewal_notice: '2026-02-21',
	})
})

test('holidays count on the day they are observed', () => {
	expect([
		notABusinessDay('2026-07-03'),
		notABusinessDay('2027-12-31'),
		notABusinessDay('2026-05-25'),
		notABusinessDay('2026-11-26'),
	]).toEqual(['Independence Day', 'New Year’s Day', 'Memorial Day', 'Thanksgiving Day'])
	expect(notABusinessDay('2026-04-01')).toBeNull()
	expect(businessDayFrom('2026-12-25')).toBe('2026-12-28')
})

test('the franchise tax day depends on the form of a Delaware company, and is refused when its name does not tell', () => {
	const of = (
		legal_entity_name: string,
		today: string,
		incorporation_state: string | null = 'Delaware',
		incorporated: string | null = null,
	) => companyDeadlines({ legal_entity_name, incorporation_state, incorporation_date: incorporated, agent_renewal_date: null }, today)
	const days = (...given: Parameters<typeof of>) => of(...given).deadlines.map(({ date }) => date)
	expect(days('Acme, Inc.', '2026-03-01')).toEqual(['2025-03-01', '2026-03-01'])
	// A day that was missed stays, so that it is not forgotten.
	expect(days('Acme, Inc.', '2026-03-02')).toEqual(['2026-03-01', '2027-03-01'])
	expect(days('Acme, Inc.', '2026-03-02', 'Delaware', '2026-01-15')).toEqual(['2027-03-01'])
	expect(days('Acme Labs, L.L.C.', '2026-03-02')).toEqual(['2025-06-01', '2026-06-01'])
	for (const name of ['Acme', 'Acme LLP', 'Acme L.L.P.', 'Acme Limited'])
		expect(of(name, '2026-03-02')).toMatchObject({
			deadlines: [],
			refused: expect.arrayContaining([expect.objectContaining({ kind: 'franchise_tax' })]),
		})
	expect(of('Acme, Inc.', '2026-03-02', 'Nevada').refused).not.toContainEqual(expect.objectContaining({ kind: 'franchise_tax' }))
	expect(
		companyDeadlines(
			{ legal_entity_name: 'Acme', incorporation_state: null, incorporation_date: null, agent_renewal_date: '2026-09-01' },
			'2026-03-02',
		).deadlines,
	).toMatchObject([{ kind: 'agent_renewal', date: '2026-09-01' }])
})

test('what a company profile does not say is refused with that reason', () => {
	const reasons = (...given: Parameters<typeof companyDeadlines>) =>
		Object.fromEntries(companyDeadlines(...given).refused.map(({ kind, reason }) => [kind, reason]))
	const bare = { legal_entity_name: 'Acme, Inc.', incorporation_state: null, incorporation_date: null, agent_renewal_date: null }
	expect(reasons(bare, '2026-03-02')).toEqual({
		agent_renewal: 'It can’t be computed: the agent renewal date is missing in your company profile.',
		franchise_tax: 'It can’t be computed: the state of incorporation is missing in your company profile.',
	})
	expect(reasons(null, '2026-03-02')).toEqual({
		agent_renewal: 'It can’t be computed: your company has no profile yet.',
		franchise_tax: 'It can’t be computed: your company has no profile yet.',
	})
	expect(reasons({ ...bare, incorporation_state: 'Nevada', agent_renewal_date: '2026-09-01' }, '2026-03-02')).toEqual({})
})

test('a notice is refused where nobody knows when the term ends', () => {
	const reason = 'It can’t be computed: the end date is not known.'
	const given: Parameters<typeof dated>[0] = { renewal: ['1', 'years'], notice_period: ['30', 'days'] }
	expect(dated(given, '2026-02-11')).toMatchObject({ days: {}, refused: [{ kind: 'renewal_notice', reason }] })
	expect(dated({ ...given, renewal_kind: 'by option' }, '2026-02-11').refused).toMatchObject([{ kind: 'option', reason }])
	expect(dated({}, '2026-02-11').refused).toEqual([])
	// Who confirmed that it does not renew by itself has no notice to give.
	for (const kind of ['not automatic', 'by agreement']) expect(dated({ ...given, renewal_kind: kind }, '2026-02-11').refused).toEqual([])
})
