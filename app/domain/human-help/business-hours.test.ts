import { expect, test } from 'vitest'
import { hour, minute } from '#app/units.ts'
import { afterBusinessTime, businessTimeBetween, easternWords, workingTimeWords } from './business-hours.ts'

const due = (from: string, time?: number) => new Date(afterBusinessTime(Date.parse(from), time)).toISOString()
const between = (from: string, until: string) => businessTimeBetween(Date.parse(from), Date.parse(until)) / hour

test.each([
	['in the middle of a working day', '2026-11-23T15:00:00Z', '2026-11-26T15:00:00.000Z'],
	['before work begins: from nine on', '2026-11-23T08:00:00Z', '2026-11-25T22:00:00.000Z'],
	['after work has ended: from the next morning on', '2026-11-23T23:30:00Z', '2026-11-26T22:00:00.000Z'],
	['on Friday afternoon: the weekend does not count', '2026-11-27T21:00:00Z', '2026-12-02T21:00:00.000Z'],
	['on Saturday: from Monday on', '2026-11-28T15:00:00Z', '2026-12-02T22:00:00.000Z'],
	['late on Sunday in UTC, still Sunday there', '2026-11-30T03:00:00Z', '2026-12-02T22:00:00.000Z'],
	['over the end of summer time: 17:00 there is 22:00 UTC again', '2026-10-30T20:00:00Z', '2026-11-04T21:00:00.000Z'],
	['over the beginning of summer time', '2026-03-06T21:00:00Z', '2026-03-11T20:00:00.000Z'],
	['in summer', '2026-07-01T13:00:00Z', '2026-07-03T21:00:00.000Z'],
])('24 working hours %s', (_, from, until) => {
	expect(due(from)).toBe(until)
	expect(between(from, until)).toBe(24)
})

test('no working time passes at night, at the weekend, or backwards', () => {
	expect(between('2026-11-27T22:00:00Z', '2026-11-30T14:00:00Z')).toBe(0)
	expect(between('2026-11-25T15:00:00Z', '2026-11-24T15:00:00Z')).toBe(0)
	expect(between('2026-11-30T14:00:00Z', '2026-11-30T22:00:00Z')).toBe(8)
})

test('what is due after no time is due when work goes on', () => {
	expect(due('2026-11-28T15:00:00Z', 0)).toBe('2026-11-30T14:00:00.000Z')
	expect(due('2026-11-23T15:00:00Z', 90 * minute)).toBe('2026-11-23T16:30:00.000Z')
})

test('all through a year: the time until what is due is the time that was asked for', () => {
	const year = Date.UTC(2027, 0, 1)
	for (let at = year; at < year + 365 * 24 * hour; at += 31 * hour + 13 * minute)
		expect(businessTimeBetween(at, afterBusinessTime(at))).toBe(24 * hour)
})

test('moments and durations in words', () => {
	expect(easternWords(new Date('2026-11-30T22:00:00Z'))).toBe('Monday, November 30 at 5:00 PM Eastern')
	expect(easternWords(new Date('2026-07-03T21:00:00Z'))).toBe('Friday, July 3 at 5:00 PM Eastern')
	expect(workingTimeWords(5.5 * hour)).toBe('5 hours 30 minutes')
	expect(workingTimeWords(hour + minute)).toBe('1 hour 1 minute')
	expect(workingTimeWords(20_000)).toBe('less than a minute')
})
