import type { ExtractedDocument, Paragraph } from '#app/domain/extraction/extracted-document.ts'
import { isAllCaps } from './headings.ts'
import { readPrintedNumber } from './printed-number.ts'

/** No page is set narrower or wider: what is shorter may end a paragraph, what is longer was not broken to a page's width. */
const narrowest = 45
const widest = 125
/** Files that were printed from a screen have lines of up to this length, and none that is longer. */
const widestOfScreens = 260
/** So many lines as full as the fullest show that such a file was broken to one width (ours). */
const fewestFull = 8

/**
 * A document in which lines that were only broken to the width of a page are one paragraph again: "… SHALL EITHER PARTY BE" and
 * "LIABLE FOR …" are one sentence. Line breaks become spaces, so every character keeps its place. Gives the document itself
 * where nothing was broken.
 */
export function joinWrapped<Document extends ExtractedDocument>(document: Document): Document {
	const { text } = document
	const most = widestOf(text)
	const width = fullWidth(text, most)
	const joints: number[] = []
	const paragraphs: Paragraph[] = []
	for (const paragraph of document.paragraphs) {
		const open = paragraphs.at(-1)
		// What may be a table keeps its lines.
		if (open && paragraph.part === 'body' && goesOn(text, open, paragraph, { width, most })) {
			for (let at = open.end; at < paragraph.start; at++) joints.push(at)
			paragraphs[paragraphs.length - 1] = { ...open, end: paragraph.end, emphasised: open.emphasised && paragraph.emphasised }
		} else paragraphs.push(paragraph)
	}
	for (const { start, end, part } of paragraphs) {
		if (part !== 'body') continue
		for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1))
			if (isWrap(lineBefore(text, at, start), lineBehind(text, at, end), { width, most })) joints.push(at)
	}
	if (joints.length === 0) return document
	const broken = new Set(joints)
	return { ...document, text: text.replace(/\n/g, (mark, at: number) => (broken.has(at) ? ' ' : mark)), paragraphs }
}

interface Page {
	/** From this length on a line is full. */
	width: number
	/** No longer line was broken. */
	most: number
}

function goesOn(text: string, open: Paragraph, next: Paragraph, page: Page): boolean {
	if (open.part !== 'body' || [open, next].some(({ kind }) => kind === 'table_cell' || kind === 'heading') || next.numbering !== null)
		return false
	return (
		text.slice(open.end, next.start).trim() === '' &&
		isWrap(
			lineBefore(text, open.end, open.start),
			lineBehind(text, next.start - 1, next.end),
			page,
			text.slice(open.start, open.end).includes('\n'),
		)
	)
}

function lineBefore(text: string, at: number, start: number): string {
	return text.slice(Math.max(start, text.lastIndexOf('\n', at - 1) + 1), at).trim()
}

function lineBehind(text: string, at: number, end: number): string {
	const stop = text.indexOf('\n', at + 1)
	return text.slice(at + 1, stop === -1 ? end : Math.min(stop, end)).trim()
}

/**
 * Whether a line was broken before `next` for no reason but the width of the page.
 *
 * @param running whether the line itself goes on with one that was broken
 */
function isWrap(line: string, next: string, { width, most }: Page, running = false): boolean {
	if (line.length < narrowest || line.length > most || next.length > most || next.length < 3 || (next.length < 6 && !next.endsWith('.')))
		return false
	if (
		ends.test(line) ||
		drawn.test(next) ||
		columns.test(line) ||
		columns.test(next) ||
		/^Source:/.test(line) ||
		readPrintedNumber(next) !== null
	)
		return false
	if (/^\p{Ll}/u.test(next)) return !/^(?:o|x)\s|^(?:with (?:a )?cop(?:y|ies)|attn|c\/o)\b/i.test(next)
	if (isAllCaps(line))
		return isAllCaps(next) && /\p{Lu}{3}/u.test(next) && (running || dangling.test(line) || leading.test(next) || isShoutedProse(line))
	return line.length >= width && line.length < width * 1.5 && /^[\p{Lu}\d"'($[]/u.test(next) && /\p{Ll}/u.test(next) && isProse(line)
}

/** A stop, a list's "; and", or a line that is drawn: no sentence goes on behind it. */
const ends = /[.:;!?]["')\]]?$|;\s(?:and|or|and\/or)$|_{3}|\.{4}|-{4}|={4}/i
const drawn = /_{3}|\.{4}|-{4}|={4}/

const dangling = /(?:,|\s(?:AND|OR|THE|OF|TO|ANY|BY|IN|FOR|WITH|NOT|SHALL|WILL|IS|ARE|BE|THAT|THIS|SUCH|AN|AS|ALL|OTHER|ITS))$/

const leading = /^(?:AND|OR|OF|TO|IN|BY|FOR|WITH|THAT|WHICH|ANY|SHALL|WILL|BE|IS|ARE|NOT|HAS|HAVE)\s/

const columns = /\S\s{4,}\S/

/**
 * A line of a sentence in capitals, other than a heading that takes two lines, an address or a table: it has words that
 * sentences have.
 */
function isShoutedProse(line: string): boolean {
	return (
		line.length >= 55 &&
		isProse(line) &&
		/\b(?:OR|ANY|NOT|SHALL|WILL|BE|IS|ARE|SUCH|THIS|ITS|OTHER|HEREBY|ALL)\b/.test(line) &&
		!/\d{5}|\t/.test(line)
	)
}

function isProse(line: string): boolean {
	return (
		(line.match(/\b(?:the|of|or|and|to|any|in|for|this|by|not|shall|will|is|are|be|that|with|other|as|all|such|from|its|on|at)\b/gi) ?? [])
			.length >= 3
	)
}

const smallLetter = /^\p{Ll}/u

/** The longest line that may have been broken to a width: of a page, or of a screen where many lines are as full as the fullest. */
function widestOf(text: string): number {
	const lengths = linesOf(text).map(({ length }) => length)
	const fullest = lengths.reduce((most, length) => Math.max(most, length), 0)
	const full = lengths.filter((length) => length >= fullest * 0.93).length
	return fullest > widest && fullest <= widestOfScreens && full >= fewestFull && full >= lengths.length / 6 ? fullest : widest
}

function linesOf(text: string): string[] {
	return text
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => line !== '')
}

/** From which length on a line is taken for full, where most lines of a document were broken to one width; else `Infinity`. */
function fullWidth(text: string, most: number): number {
	const lines = linesOf(text)
	const page = { width: Infinity, most }
	const broken = lines
		.filter(
			(line, index) =>
				line.length >= narrowest &&
				line.length <= most &&
				smallLetter.test(lines[index + 1] ?? '') &&
				isWrap(line, lines[index + 1] ?? '', page),
		)
		.map(({ length }) => length)
		.sort((a, b) => a - b)
	return broken.length < (most > widest ? fewestFull : 20) || broken.length < lines.length / 5
		? Infinity
		: (broken[Math.floor(broken.length / 2)] ?? Infinity) * 0.85
}
