import { addDays, addPeriod, type Day } from '#app/domain/deadlines/calendar-days.ts'

/** A month of the calendar. */
export interface Month {
	/** As YYYY-MM. */
	id: string
	previous: string
	next: string
	/** Its weeks from Sunday to Saturday; `null` for days of other months. */
	weeks: (Day | null)[][]
}

/** The month that an address names as YYYY-MM, or that of today. */
export function monthFromQuery(query: string | null, today: Day): Month {
	const id = query && /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/.test(query) ? query : today.slice(0, 7)
	const first = `${id}-01`
	const afterwards = addPeriod(first, { number: 1, unit: 'months' })
	const days: (Day | null)[] = Array.from({ length: new Date(`${first}T00:00:00Z`).getUTCDay() }, () => null)
	for (let day = first; day < afterwards; day = addDays(day, 1)) days.push(day)
	while (days.length % 7 !== 0) days.push(null)
	return {
		id,
		previous: addPeriod(first, { number: 1, unit: 'months' }, -1).slice(0, 7),
		next: afterwards.slice(0, 7),
		weeks: Array.from({ length: days.length / 7 }, (_, week) => days.slice(7 * week, 7 * week + 7)),
	}
}
