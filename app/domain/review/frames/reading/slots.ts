import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Duration as ReadDuration } from '#app/domain/review/facts/dates/durations.ts'
import type { Duration, Slot } from '../frame.ts'

/** A slot that the embedded reader filled, with its words. */
export function slot<Value>(value: Value, { start, end }: Span, confidence: number): Slot<Value> {
	return { value, start, end, confidence, reader: 'embedded' }
}

/** A length of time as a slot; where words and digits disagree ("thirty (60) days") the shorter reading, and in doubt. */
export function durationSlot({ start, end, unit, readings }: ReadDuration, confidence: number): Slot<Duration> {
	const amount = Math.min(...readings)
	const agreed = readings.length === 1 ? confidence : Math.min(confidence, 0.3)
	return slot({ amount, unit: unit === 'business days' ? 'business_days' : unit }, { start, end }, agreed)
}

/** A length of time in days: a month is 30, twelve are 365, five business days make a week; `null` without end. */
export function daysOf({ amount, unit }: Duration): number | null {
	if (amount === null || unit === 'forever') return null
	if (unit === 'hours') return amount / 24
	if (unit === 'business_days') return (amount * 7) / 5
	if (unit === 'weeks') return amount * 7
	if (unit === 'months') return amount % 12 === 0 ? (amount / 12) * 365 : amount * 30
	return unit === 'years' ? amount * 365 : amount
}

/** A length of time in months; `null` without end. */
export function monthsOf(duration: Duration): number | null {
	if (duration.amount === null) return null
	if (duration.unit === 'months') return duration.amount
	if (duration.unit === 'years') return duration.amount * 12
	const days = daysOf(duration)
	return days === null ? null : (days * 12) / 365
}
