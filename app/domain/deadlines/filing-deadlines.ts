import type { DocumentRecord } from '#app/domain/record/record-of.ts'
import { addDays, businessDayFrom, dayName, notABusinessDay, type Day } from './calendar-days.ts'
import type { Computed, ComputedDeadline } from './deadline.ts'

interface Filing {
	kind: string
	what: string
	/** The types of documents that may bring it. */
	types: readonly string[]
	rule: string
	due(from: Day): Pick<ComputedDeadline, 'date' | 'steps' | 'notes'>
}

/** Filings that are due a number of days after a stock purchase or a sale of securities. */
const filings: readonly Filing[] = [
	{
		kind: '83b',
		what: '83(b) election must be filed, if stock that vests was transferred',
		types: ['Founder Stock Purchase Agreement', 'Restricted Stock Agreement', 'Co-Founder Agreement'],
		rule: 'Not later than 30 days after the stock was transferred: 26 U.S.C. § 83(b)(2), 26 C.F.R. § 1.83-2(b). There is no extension.',
		due(transferred) {
			const date = addDays(transferred, 30)
			const off = notABusinessDay(date)
			return {
				date,
				steps: [`Taken as the day of the transfer: the confirmed effective date, ${dayName(transferred)}`, `and 30 days: ${dayName(date)}`],
				notes: [
					'Counted from the effective date: if the stock was transferred on another day, count from that one.',
					...(off
						? [
								`${dayName(date)} is ${off}. Under 26 U.S.C. § 7503 the next business day, ${dayName(businessDayFrom(date))}, still counts; file before.`,
							]
						: []),
				],
			}
		},
	},
	{
		kind: 'form_d',
		what: 'Form D must be filed, if this was the first sale of an offering under Regulation D',
		types: ['SAFE', 'Convertible Note', 'Stock Purchase Agreement'],
		rule: 'Within 15 calendar days after the first sale; if that day is a Saturday, Sunday or holiday, on the next business day: 17 C.F.R. § 230.503(a)(1).',
		due(sold) {
			const counted = addDays(sold, 15)
			const date = businessDayFrom(counted)
			const off = notABusinessDay(counted)
			return {
				date,
				steps: [
					`Taken as the day of the sale: the confirmed effective date, ${dayName(sold)}`,
					`and 15 days: ${dayName(counted)}`,
					...(off ? [`${dayName(counted)} is ${off}: next business day ${dayName(date)}`] : []),
				],
				notes: ['The first sale is when the first investor is irrevocably bound to invest, which may be before that day.'],
			}
		},
	},
]

/** What must be filed after the document, by its type; only from an effective date that somebody confirmed. */
export function filingDeadlines({ effective_date: effective }: DocumentRecord, documentType: string | null): Computed {
	const brought = filings.filter(({ types }) => documentType !== null && types.includes(documentType))
	const computed: Computed = { deadlines: [], refused: [] }
	for (const { kind, what, rule, due } of brought) {
		if (effective.value && effective.confirmed)
			computed.deadlines.push({ kind, what, rule, fields: ['effective_date'], confirmed: true, ...due(effective.value.value) })
		else {
			const known = effective.value ? 'not confirmed' : 'not known'
			computed.refused.push({ kind, what, reason: `It can’t be computed: the effective date is ${known}.` })
		}
	}
	return computed
}
