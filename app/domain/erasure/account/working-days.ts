import { day } from '#app/units.ts'

/**
 * The moment a number of working days later. Working days are Monday to Friday in UTC; public holidays count as working
 * days, so that the date is the same for everybody and can be told in advance.
 */
export function workingDaysLater(from: Date, days: number): Date {
	let moment = from
	for (let left = days; left > 0;) {
		moment = new Date(moment.getTime() + day)
		if (moment.getUTCDay() !== 0 && moment.getUTCDay() !== 6) left -= 1
	}
	return moment
}
