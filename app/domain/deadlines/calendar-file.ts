import { addDays, type Day } from './calendar-days.ts'

/** An all-day entry of a calendar. */
export interface CalendarEntry {
	/** The same for the same deadline at every reading, so that calendars move it and make no second one. */
	id: string
	date: Day
	title: string
	description: string
	/** A page of the product. */
	url: string
}

/**
 * A calendar file of all-day entries (RFC 5545): lines of at most 75 octets that end in CRLF, texts escaped.
 *
 * @param now the moment it was made, in milliseconds since 1970
 */
export function calendarFile(name: string, entries: readonly CalendarEntry[], now: number): string {
	const stamp = `${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
	const lines = [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Fineprint//Deadlines//EN',
		'CALSCALE:GREGORIAN',
		`X-WR-CALNAME:${escaped(name)}`,
		// How often to look for changes (RFC 7986).
		'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
		...entries.flatMap(({ id, date, title, description, url }) => [
			'BEGIN:VEVENT',
			`UID:${escaped(id)}@fineprint`,
			`DTSTAMP:${stamp}`,
			`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
			`DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
			`SUMMARY:${escaped(title)}`,
			`DESCRIPTION:${escaped(description)}`,
			`URL:${url}`,
			'TRANSP:TRANSPARENT',
			'END:VEVENT',
		]),
		'END:VCALENDAR',
	]
	return `${lines.map(folded).join('\r\n')}\r\n`
}

function escaped(text: string): string {
	return text
		.replace(/\r\n?/g, '\n')
		.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
		.replace(/[\\;,]/g, (sign) => `\\${sign}`)
		.replace(/\n/g, '\\n')
}

const mostOctets = 75

/** A line cut into pieces of at most 75 octets, never inside a character; each further piece begins with a space. */
function folded(line: string): string {
	const pieces: string[] = []
	let piece = ''
	let octets = 0
	for (const character of line) {
		const size = Buffer.byteLength(character)
		if (octets + size > mostOctets) {
			pieces.push(piece)
			piece = ' '
			octets = 1
		}
		piece += character
		octets += size
	}
	return [...pieces, piece].join('\r\n')
}
