import type { PeriodUnit } from '#app/domain/record/record-fields.ts'
import { hour } from '#app/units.ts'

/** A day of the calendar, as YYYY-MM-DD. */
export type Day = string

/** A number of days, weeks, months or years. */
export interface Period {
	number: number
	unit: PeriodUnit
}

const longNames = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const weekdayNames = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** "June 28, 2026". */
export function dayName(day: Day): string {
	return longNames.format(at(day))
}

/** "Saturday". */
export function weekdayName(day: Day): string {
	return weekdayNames.format(at(day))
}

/** The day of a moment, in UTC. */
export function dayOf(moment: number | Date): Day {
	return new Date(moment).toISOString().slice(0, 10)
}

/** How far behind UTC the last time zone of the United States is that people do business in: Hawaii. */
const hawaii = 10 * hour

/**
 * The day that counts as today: a deadline is not over before its day has ended in all of the United States.
 *
 * @param now in milliseconds since 1970
 */
export function todayAt(now: number): Day {
	return dayOf(now - hawaii)
}

/** A number of days later, or earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
	const date = at(day)
	date.setUTCDate(date.getUTCDate() + days)
	return dayOf(date)
}

/** The number of days from one day to a later one. */
export function daysBetween(from: Day, to: Day): number {
	return Math.round((at(to).getTime() - at(from).getTime()) / (24 * hour))
}

/**
 * A period later, `times` times over; earlier for negative times. Months keep the day of the month and end on the last
 * day of a shorter one: January 31 and one month is February 28. Several periods are counted from the same day, so that
 * a short month in between takes no days away.
 */
export function addPeriod(day: Day, { number, unit }: Period, times = 1): Day {
	const count = number * times
	if (unit === 'days') return addDays(day, count)
	if (unit === 'weeks') return addDays(day, 7 * count)
	return addMonths(day, unit === 'years' ? 12 * count : count)
}

function addMonths(day: Day, months: number): Day {
	const date = at(day)
	const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))
	const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
	first.setUTCDate(Math.min(date.getUTCDate(), lastOfMonth))
	return dayOf(first)
}

/** A period in words: "2 months", "1 year". */
export function periodName({ number, unit }: Period): string {
	return `${number} ${number === 1 ? unit.slice(0, -1) : unit}`
}

/** Why a day is no business day in the United States: the weekday or the federal holiday; `null` for a business day. */
export function notABusinessDay(day: Day): string | null {
	const weekday = at(day).getUTCDay()
	if (weekday === 0 || weekday === 6) return `a ${weekdayName(day)}`
	const year = Number(day.slice(0, 4))
	// New Year’s Day of the next year can be observed on December 31.
	return [...federalHolidays(year), ...federalHolidays(year + 1)].find((holiday) => holiday.observed === day)?.name ?? null
}

/** The day itself, or the first business day after it. */
export function businessDayFrom(day: Day): Day {
	let next = day
	while (notABusinessDay(next) !== null) next = addDays(next, 1)
	return next
}

/** The federal holidays of a year (5 U.S.C. § 6103), each on the day it is observed: Friday for a Saturday, Monday for a Sunday. */
function federalHolidays(year: number): { name: string; observed: Day }[] {
	const fixed = (name: string, month: number, date: number) => {
		const day = dayOf(Date.UTC(year, month - 1, date))
		const weekday = at(day).getUTCDay()
		return { name, observed: weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day }
	}
	const nthMonday = (name: string, month: number, nth: number) => ({ name, observed: nthWeekday(year, month, 1, nth) })
	return [
		fixed('New Year’s Day', 1, 1),
		nthMonday('Martin Luther King Jr. Day', 1, 3),
		nthMonday('Washington’s Birthday', 2, 3),
		{ name: 'Memorial Day', observed: lastMondayOfMay(year) },
		fixed('Juneteenth', 6, 19),
		fixed('Independence Day', 7, 4),
		nthMonday('Labor Day', 9, 1),
		nthMonday('Columbus Day', 10, 2),
		fixed('Veterans Day', 11, 11),
		{ name: 'Thanksgiving Day', observed: nthWeekday(year, 11, 4, 4) },
		fixed('Christmas Day', 12, 25),
	]
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
	const first = new Date(Date.UTC(year, month - 1, 1))
	const offset = (weekday - first.getUTCDay() + 7) % 7
	return dayOf(Date.UTC(year, month - 1, 1 + offset + 7 * (nth - 1)))
}

function lastMondayOfMay(year: number): Day {
	const fifth = nthWeekday(year, 5, 1, 5)
	return fifth.slice(5, 7) === '05' ? fifth : nthWeekday(year, 5, 1, 4)
}

function at(day: Day): Date {
	return new Date(`${day}T00:00:00Z`)
}
