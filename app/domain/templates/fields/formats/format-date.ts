const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const pattern = /\[([^\]]*)\]|YYYY|YY|MMMM|MMM|MM|M|Do|DD|D|dddd|ddd/g

/** How a date looks where nothing else is asked for. */
export const usualDate = 'MMMM D, YYYY'

/**
 * A day as a pattern says: YYYY, MMMM, MMM, MM, M, Do (1st), DD, D, dddd and ddd (weekdays); words in square brackets stay
 * as they are.
 *
 * @param day as 'YYYY-MM-DD'
 */
export function formatDate(day: string, wanted: string = usualDate): string {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
	const monthName = months[month - 1] ?? ''
	const weekday = weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''
	const shown: Record<string, string> = {
		YYYY: String(year).padStart(4, '0'),
		YY: String(year % 100).padStart(2, '0'),
		MMMM: monthName,
		MMM: monthName.slice(0, 3),
		MM: String(month).padStart(2, '0'),
		M: String(month),
		Do: `${date}${ordinalEnd(date)}`,
		DD: String(date).padStart(2, '0'),
		D: String(date),
		dddd: weekday,
		ddd: weekday.slice(0, 3),
	}
	return wanted.replace(pattern, (token, literal: string | undefined) => literal ?? shown[token] ?? token)
}

function ordinalEnd(number: number): string {
	if (number % 100 >= 11 && number % 100 <= 13) return 'th'
	return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'
}
