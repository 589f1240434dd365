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
		for (const { text, within } of paragraphs) readings[within.some(({ name }) => name === 'w:p') ? 'boxes' : index === 0 ? 'body' : note === null ? 'margins' : 'notes'].push(text)
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
		.replace(/\u00ad/g, '')
		.replace(/[\ue000-\uf8ff\u25a0-\u27bf•→−≤≥≠±×°·□]/g, '¤')
		.replace(/\s+/g, ' ')
		.trim()
}

/** The paragraphs that have words, spelt plainly. */
export function wording(paragraphs: readonly string[]): string[] {
	return paragraphs.map(plainly).filter((text) => text !== '')
}

/** What stands in one list more often than in the other. */
export function surplus(one: readonly string[], other: readonly string[]): string[] {
	const left = new Map<string, number>()
	for (const text of other) left.set(text, (left.get(text) ?? 0) + 1)
	return one.filter((text) => {
		const count = left.get(text) ?? 0
		left.set(text, count - 1)
		return count <= 0
	})
}
