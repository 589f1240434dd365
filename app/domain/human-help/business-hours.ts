import { hour, minute, second } from '#app/units.ts'

/** When experts work: Monday to Friday between these hours, US Eastern time. Public holidays count as other days. */
const businessHours = { from: 9, until: 17 } as const

/** The working time within which help is answered. */
const answerTime = 24 * hour

/** How much working time before an answer is due experts are reminded of it. */
export const remindedBefore = 4 * hour

/** The hours as pages and mails say them. */
export const businessHoursWords = 'Monday to Friday, 9:00 to 17:00 US Eastern time'

/** How long help takes at most, as pages and mails say it: three working days of eight hours. */
export const answerTimeWords = '24 business hours'

const easternParts = new Intl.DateTimeFormat('en-US', {
	timeZone: 'America/New_York',
	hourCycle: 'h23',
	year: 'numeric',
	month: 'numeric',
	day: 'numeric',
	hour: 'numeric',
	minute: 'numeric',
	second: 'numeric',
})

/** A span of working time, in milliseconds since 1970. */
interface WorkingDay {
	opens: number
	closes: number
}

/**
 * When an amount of working time has passed since a moment.
 *
 * @param from in milliseconds since 1970
 */
export function afterBusinessTime(from: number, time = answerTime): number {
	let left = time
	for (let day = easternDay(from); ; day++) {
		const working = workingDay(day)
		if (!working) continue
		const begins = Math.max(from, working.opens)
		const here = Math.max(0, working.closes - begins)
		if (here > 0 && left <= here) return begins + left
		left -= here
	}
}

/** The working time between two moments, in milliseconds; 0 when the second comes first. */
export function businessTimeBetween(from: number, until: number): number {
	let time = 0
	for (let day = easternDay(from); day <= easternDay(until); day++) {
		const working = workingDay(day)
		if (working) time += Math.max(0, Math.min(until, working.closes) - Math.max(from, working.opens))
	}
	return time
}

const dayLength = 24 * hour

/** The day in Eastern time, in days since 1970. */
function easternDay(at: number): number {
	return Math.floor((at + easternOffset(at)) / dayLength)
}

/** When a day's work begins and ends; `null` at the weekend. */
function workingDay(day: number): WorkingDay | null {
	const weekday = new Date(day * dayLength).getUTCDay()
	if (weekday === 0 || weekday === 6) return null
	const opens = easternMoment(day, businessHours.from)
	return { opens, closes: opens + (businessHours.until - businessHours.from) * hour }
}

/** An hour of a day in Eastern time. Clocks change on Sundays at 2: what holds at 15:00 UTC of a working day holds all through it. */
function easternMoment(day: number, at: number): number {
	return day * dayLength + at * hour - easternOffset(day * dayLength + 15 * hour)
}

/** What Eastern time is ahead of UTC, negative, in milliseconds. */
function easternOffset(at: number): number {
	const part = Object.fromEntries(easternParts.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
	const local = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second)
	return local - Math.floor(at / second) * second
}

const shown = new Intl.DateTimeFormat('en-US', {
	timeZone: 'America/New_York',
	weekday: 'long',
	month: 'long',
	day: 'numeric',
	hour: 'numeric',
	minute: '2-digit',
})

/** A moment in Eastern time, as pages and mails say it: "Monday, November 30 at 5:00 PM Eastern". */
export function easternWords(at: Date): string {
	return `${shown.format(at)} Eastern`
}

/** Working time in hours and minutes: "5 hours 30 minutes". */
export function workingTimeWords(time: number): string {
	const minutes = Math.max(0, Math.floor(time / minute))
	const parts = [counted(Math.floor(minutes / 60), 'hour'), counted(minutes % 60, 'minute')].filter((part) => part !== null)
	return parts.join(' ') || 'less than a minute'
}

function counted(number: number, what: string): string | null {
	if (number === 0) return null
	return `${number} ${what}${number === 1 ? '' : 's'}`
}
