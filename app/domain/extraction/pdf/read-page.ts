import { maximumTextLength } from '../limits.ts'
import { readDrawing, type Box, type Drawing, type LetterPaint } from './drawing.ts'
import type { PdfDocument, PdfPage } from './pdfjs.server.ts'
import type { PageText, TextFragment } from './text-fragment.ts'

/** Letters below this size in points can't be read on paper. */
const smallestReadableSize = 2

/** A page with more runs of text than this is no page of an agreement; what can be seen of it is not worth its drawing. */
const mostMatchedItems = 50_000

/** Thrown for a page that alone has more text than a review takes, before all of it is in memory. */
export class TooMuchText extends Error {
	override name = 'TooMuchText'
}

interface TextItem {
	str: string
	width: number
	transform: number[]
	fontName: string
	hasEOL: boolean
}

interface Widget {
	subtype?: string
	fieldType?: string
	fieldValue?: unknown
	contentsObj?: { str?: string }
	rect?: number[]
	hidden?: boolean
	password?: boolean
	checkBox?: boolean
	radioButton?: boolean
	exportValue?: string
	buttonValue?: string
	defaultAppearanceData?: { fontSize?: number }
}

/**
 * Reads the words of one page and where they stand, the values typed into form fields among them.
 *
 * @param pageNumber 1-based.
 * @throws TooMuchText; and whatever pdf.js throws for a page it can't make sense of.
 */
export async function readPage(document: PdfDocument, pageNumber: number): Promise<PageText> {
	const page = await document.getPage(pageNumber)
	try {
		const viewport = page.getViewport({ scale: 1 })
		const items = await readItems(page)
		const drawing = items.length <= mostMatchedItems && items.some(({ str }) => str.trim() !== '') ? await readOperators(page) : null
		const hiddenLetters = drawing ? hiddenAmong(drawing, items) : null
		const bold = boldFonts(page, items)

		const fragments: TextFragment[] = []
		let letter = 0
		let spaceBefore = false
		for (const item of items) {
			const letters = item.str.replace(/\s/g, '').length
			const hidden = letters > 0 && hiddenLetters !== null && hiddenLetters.slice(letter, letter + letters).every(Boolean)
			letter += letters
			if (letters > 0) {
				const placed = placeItem(item, viewport.transform as number[])
				const added = splitAtWideGaps({
					...placed,
					bold: bold.has(item.fontName),
					hidden: hidden || placed.size < smallestReadableSize,
					spaceBefore,
					confidence: null,
				})
				fragments.push(...added)
			}
			spaceBefore = item.hasEOL || /\s$/.test(item.str) || (letters === 0 && item.str !== '')
		}
		fragments.push(...(await readFields(page, viewport.transform as number[])))
		return { page: pageNumber, width: viewport.width, height: viewport.height, turn: 0, fragments: withoutOverprints(fragments) }
	} finally {
		page.cleanup()
	}
}

async function readItems(page: PdfPage): Promise<TextItem[]> {
	const reader = page.streamTextContent({ disableNormalization: true }).getReader() as ReadableStreamDefaultReader<{ items: object[] }>
	const items: TextItem[] = []
	let length = 0
	for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
		for (const item of chunk.value.items) {
			if (!('str' in item)) continue
			items.push(item as TextItem)
			length += (item as TextItem).str.length
		}
		if (length > maximumTextLength) {
			reader.cancel(new Error('too much text')).catch(() => {}) // The page is given up; how it ends does not matter.
			throw new TooMuchText()
		}
	}
	return items
}

async function readOperators(page: PdfPage): Promise<Drawing | null> {
	try {
		return await readDrawing(await page.getOperatorList({ annotationMode: 0 }))
	} catch {
		return null // The words are there all the same; only what can be seen of them is then unknown.
	}
}

/**
 * Which letters can't be seen, in drawing order; `null` when text and drawing can't be matched letter by letter.
 * A page whose letters are all invisible is a scan with its recognised text behind the picture, and so is nothing hidden.
 */
function hiddenAmong({ letters, surfaces }: Drawing, items: TextItem[]): boolean[] | null {
	const inText = items.flatMap((item) => Array.from({ length: item.str.replace(/\s/g, '').length }, () => item))
	if (inText.length !== letters.length) return null
	if (letters.filter((paint) => paint === 'invisible').length > 0.9 * letters.length) return null
	return letters.map((paint: LetterPaint, index) => {
		if (paint === 'invisible') return true
		if (paint === 'visible') return false
		const [x = 0, y = 0] = inText[index]!.transform.slice(4)
		return !surfaces.some((box: Box) => x >= box.left - 1 && x <= box.right + 1 && y >= box.bottom - 1 && y <= box.top + 1)
	})
}

function boldFonts(page: PdfPage, items: TextItem[]): Set<string> {
	const bold = new Set<string>()
	for (const name of new Set(items.map((item) => item.fontName))) {
		if (!page.commonObjs.has(name)) continue
		const font = page.commonObjs.get(name) as { name?: string; bold?: boolean; black?: boolean }
		if (font.bold || font.black || /bold|black|heavy|demi/i.test(font.name ?? '')) bold.add(name)
	}
	return bold
}

function placeItem(item: TextItem, viewport: number[]) {
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = compose(viewport, item.transform)
	const radians = Math.atan2(b, a)
	const angle = Math.round((radians * 180) / Math.PI)
	const along = e * Math.cos(radians) + f * Math.sin(radians)
	const baseline = f * Math.cos(radians) - e * Math.sin(radians)
	return {
		text: item.str,
		left: along,
		right: along + item.width,
		baseline,
		size: Math.hypot(c, d) || Math.hypot(a, b),
		angle: angle === -180 ? 180 : angle,
	}
}

function compose(outer: number[], inner: number[]): number[] {
	const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer
	const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner
	return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** Columns are sometimes made with rows of spaces: such a run is cut there, its width shared out by letters. */
function splitAtWideGaps(fragment: TextFragment): TextFragment[] {
	if (!/\S\s{3,}\S/.test(fragment.text)) return [fragment]
	const perLetter = (fragment.right - fragment.left) / fragment.text.length
	return [...fragment.text.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((match, index) => ({
		...fragment,
		text: match[0],
		left: fragment.left + match.index * perLetter,
		right: fragment.left + (match.index + match[0].length) * perLetter,
		spaceBefore: index > 0 || fragment.spaceBefore,
	}))
}

/** How a ticked box reads; an empty one is drawn by the page itself. */
const ticked = '☒'

function isTicked({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: Widget): boolean {
	if (checkBox) return exportValue !== undefined && fieldValue === exportValue
	return Boolean(radioButton) && buttonValue !== undefined && fieldValue === buttonValue
}

/** What was typed into text and choice fields and free-text notes: it stands on the page and is not in its text. */
async function readFields(page: PdfPage, viewport: number[]): Promise<TextFragment[]> {
	const widgets = (await page.getAnnotations().catch(() => [])) as Widget[]
	return widgets.flatMap((widget) => {
		const value = isTicked(widget)
			? ticked
			: widget.subtype === 'FreeText'
				? widget.contentsObj?.str
				: widget.fieldType === 'Tx' || widget.fieldType === 'Ch'
					? widget.fieldValue
					: null
		const text = (Array.isArray(value) ? value.join(', ') : typeof value === 'string' ? value : '').trim()
		if (text === '' || widget.hidden || widget.password || !widget.rect) return []
		const [left = 0, bottom = 0, right = 0, top = 0] = widget.rect
		const [, , , , x = 0, y = 0] = compose(viewport, [1, 0, 0, 1, left, top])
		const lines = text.split(/\r\n|\r|\n/)
		const size = Math.min(widget.defaultAppearanceData?.fontSize || 10, (top - bottom) / lines.length || 10) || 10
		return lines.map((line, index) => ({
			text: line,
			left: x,
			right: Math.min(x + (right - left), x + line.length * size * 0.5),
			baseline: y + size * (0.95 + 1.15 * index) + (lines.length === 1 ? Math.max(0, (top - bottom - size * 1.15) / 2) : 0),
			size,
			bold: false,
			hidden: false,
			spaceBefore: true,
			angle: 0,
			confidence: null,
		}))
	})
}

/** Simulated bold prints the same letters twice, a hair apart: they are read once, as bold. */
function withoutOverprints(fragments: TextFragment[]): TextFragment[] {
	const kept = new Map<string, TextFragment[]>()
	return fragments.filter((fragment) => {
		const same = kept.get(fragment.text) ?? []
		const reach = fragment.size * 0.15
		const twin = same.find(
			(other) =>
				Math.abs(other.left - fragment.left) < reach &&
				Math.abs(other.baseline - fragment.baseline) < reach &&
				other.angle === fragment.angle,
		)
		if (twin) {
			twin.bold = true
			return false
		}
		same.push(fragment)
		kept.set(fragment.text, same)
		return true
	})
}
