import type { Decide } from '../plain-reader.ts'
import type { WordPackage } from '../word-package.ts'
import type { OfficeReading } from './libre-office.ts'

/** The words of a file by where they stand, as LibreOffice's reading has them too. */
export type Readings = OfficeReading['stories']

/** Our own reading of a file, sorted as LibreOffice's is. */
export function ourReadings(file: WordPackage, decide: Decide): Readings {
	const readings: Readings = { body: [], notes: [], margins: [], boxes: [] }
	for (const [index, paragraphs] of file.read(decide).entries()) {
		const { note, prefix } = file.stories[index]!
		// What no mark and no section shows, LibreOffice does not load.
		if (prefix === null) continue
		for (const { text, within } of paragraphs)
			readings[within.some(({ name }) => name === 'w:p') ? 'boxes' : index === 0 ? 'body' : note === null ? 'margins' : 'notes'].push(text)
	}
	return readings
}

/**
 * A paragraph with what two programs may spell differently spelt alike: hyphens that don't break, line breaks, tabs,
 * characters of pictorial fonts.
 */
export function plainly(text: string): string {
	return text
		.replace(/\u2011/g, '-')
		.replace(/[\u00ad\u200b\u200d]/g, '')
		.replace(/[\ue000-\uf8ff\u25a0-\u27bf•→−≤≥≠±×°·□]/g, '¤')
		.replace(/\s+/g, ' ')
		.trim()
}

/** The paragraphs that have words, spelt plainly. */
function wording(paragraphs: readonly string[]): string[] {
	return paragraphs.map(plainly).filter((text) => text !== '')
}

/** What stands in one list more often than in the other. */
function surplus(one: readonly string[], other: readonly string[]): string[] {
	const left = new Map<string, number>()
	for (const text of other) left.set(text, (left.get(text) ?? 0) + 1)
	return one.filter((text) => {
		const count = left.get(text) ?? 0
		left.set(text, count - 1)
		return count <= 0
	})
}

const places = ['body', 'notes', 'margins', 'boxes'] as const

/** Two readings by the same program: what one has that the other has not, in a few words; `null` where they are alike. */
export function difference(expected: Readings, actual: Readings): string | null {
	for (const place of places) {
		const [wanted, found] = [expected[place], actual[place]].map((texts) =>
			wording(place === 'margins' ? texts.map(withoutPageNumbers) : texts),
		) as [string[], string[]]
		// Notes, headers and boxes may come in another order; of the body the order counts.
		const alike =
			place === 'body' ? wanted.join('\n') === found.join('\n') : surplus(wanted, found).length + surplus(found, wanted).length === 0
		if (!alike) return describe(place, surplus(wanted, found), surplus(found, wanted))
	}
	return null
}

/**
 * Whether LibreOffice's reading changed from one file to another as our own did, where the two programs do not read
 * the first file alike to begin with (fields that LibreOffice works out, parts that it does not load).
 */
export function differenceOfChanges(
	own: { before: Readings; after: Readings },
	office: { before: OfficeReading; after: OfficeReading },
): string | null {
	const flat = (readings: Readings) => wording(places.flatMap((place) => readings[place]))
	const [ourBefore, ourAfter, itsBefore, itsAfter] = [
		flat(own.before),
		flat(own.after),
		flat(office.before.stories),
		flat(office.after.stories),
	]
	const [weAdded, itAdded] = [surplus(ourAfter, ourBefore), surplus(itsAfter, itsBefore)]
	const [weLost, itLost] = [surplus(ourBefore, ourAfter), surplus(itsBefore, itsAfter)]
	const wanted = [...surplus(weAdded, itAdded), ...surplus(itLost, weLost)]
	const found = [...surplus(itAdded, weAdded), ...surplus(weLost, itLost)]
	return wanted.length + found.length === 0 ? null : describe('changes', wanted, found)
}

/** Changes make a document longer, and pages get other numbers. */
function withoutPageNumbers(text: string): string {
	return text.replace(/\d+/g, '#')
}

function describe(place: string, wanted: string[], found: string[]): string {
	const some = (texts: string[]) => texts.slice(0, 3).map((text) => text.slice(0, 200))
	return `${place}: wanted ${JSON.stringify(some(wanted))}, found ${JSON.stringify(some(found))}`
}
