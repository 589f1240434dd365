import { maximumXmlDepth } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import type { XmlElement } from './xml-element.ts'

/** What the tags inside an element show without reading it. */
export interface TagSummary {
	/** How many `w:p` it is or holds. */
	paragraphs: number
	/** Whether it holds what reaches beyond a paragraph: into a note, the next paragraph, a text box, or over several. */
	reachesOut: boolean
	/** Whether something in it is marked as inserted, deleted or moved. */
	hasChanges: boolean
	/** Whether a `w:fldChar` stands in it. */
	hasFields: boolean
	/** Whether an attribute may be called `id` or `numId`; `null` until looked up (`mayHaveIds`). */
	mayHaveIds: boolean | null
}

/** An element whose tags were passed over. */
export interface PassedTags {
	contentEnd: number
	end: number
	/** How many elements stand in it. */
	elements: number
	summary: TagSummary
}

const reachingOut = new Set([
	'del',
	'moveFrom',
	'fldChar',
	'footnoteReference',
	'endnoteReference',
	'txbxContent',
	'AlternateContent',
	'sectPr',
])
const changes = new Set(['ins', 'del', 'moveFrom', 'moveTo'])
const shortestName = 3

/**
 * Goes over the tags of the `w:p` and `w:tbl` of a part, in their order, and checks that they match, as
 * `XmlScanner.next` would. Nearly every tag of a long document is only ever passed over: this makes no strings of
 * them and goes from '<' to '>' by search.
 */
export class TagPass {
	private readonly source: string
	/** Where the next of these stands; nearly all parts have few of them, so that this is looked up a few times. */
	private nextApostrophe = -1
	private nextDeclaration = -1
	/** Where the names of the open elements stand; kept, as this is filled for every block. */
	private readonly nameStarts: number[] = []
	private readonly nameEnds: number[] = []

	constructor(source: string) {
		this.source = source
	}

	/**
	 * Passes over an element that has begun.
	 *
	 * @param qualified its name in the file.
	 * @param depth how many elements are open, this one counted.
	 * @returns `null` where namespaces are declared inside, as names may mean something else there.
	 * @throws Refusal as `XmlScanner` does.
	 */
	over(element: XmlElement, qualified: string, depth: number): PassedTags | null {
		const { source, nameStarts, nameEnds } = this
		const prefixLength = qualified.indexOf(':') + 1
		nameStarts[0] = element.start + 1
		nameEnds[0] = element.start + 1 + qualified.length
		const summary: TagSummary = {
			paragraphs: element.paragraphIndex < 0 ? 0 : 1,
			reachesOut: false,
			hasChanges: false,
			hasFields: false,
			mayHaveIds: null,
		}
		let open = 1
		let elements = 0
		let contentEnd = element.contentStart
		let at = element.contentStart
		while (open > 0) {
			const tag = source.charCodeAt(at) === 0x3c ? at : source.indexOf('<', at)
			if (tag < 0) throw new Refusal('corrupt', 'part ends inside an element')
			const second = source.charCodeAt(tag + 1)
			if (second === 0x2f) {
				open--
				at = endOfEndTag(source, tag, nameStarts[open] as number, nameEnds[open] as number)
				contentEnd = tag
				continue
			}
			if (second === 0x21 || second === 0x3f) {
				at = endOfMarkup(source, tag)
				continue
			}
			elements++
			const nameEnd = endOfName(source, tag)
			at = this.endOfTag(nameEnd)
			if (this.declaresBetween(nameEnd, at)) return null
			const isEmpty = source.charCodeAt(at - 2) === 0x2f
			const end = isEmpty && nameEnd === at - 1 ? nameEnd - 1 : nameEnd
			if (isLike(source, tag + 1, element.start + 1, prefixLength)) {
				const local = tag + 1 + prefixLength
				if (end - local === 1 && source.charCodeAt(local) === 0x70) summary.paragraphs++
				else if (end - local >= shortestName) noteName(summary, source, local, end)
			} else {
				const name = element.scope.elementName(source.slice(tag + 1, end))
				if (name === 'w:p') summary.paragraphs++
				noteLocalName(summary, name.slice(name.indexOf(':') + 1))
			}
			if (isEmpty) continue
			nameStarts[open] = tag + 1
			nameEnds[open] = end
			if (++open + depth > maximumXmlDepth) throw new Refusal('corrupt', 'elements nest too deep')
		}
		return { contentEnd, end: at, elements, summary }
	}

	/** Where a start tag ends whose name ends at `nameEnd`, minding '>' in quotes. */
	private endOfTag(nameEnd: number): number {
		const { source } = this
		const end = source.indexOf('>', nameEnd)
		const last = source.charCodeAt(end - 1) === 0x2f ? end - 2 : end - 1
		if (end === nameEnd || last < nameEnd) return end + 1
		const next = source.indexOf('<', nameEnd)
		if (end >= 0 && (next < 0 || next > end) && this.isClosingQuote(last) && !this.hasApostropheBefore(nameEnd, end)) return end + 1
		for (let at = nameEnd; at < source.length; at++) {
			const code = source.charCodeAt(at)
			if (code === 0x3e) return at + 1
			if (code === 0x3c) break
			if (code !== 0x22 && code !== 0x27) continue
			at = source.indexOf(code === 0x22 ? '"' : "'", at + 1)
			if (at < 0) break
		}
		throw new Refusal('corrupt', 'tag without end')
	}

	/** Where no value stands in apostrophes: whether it surely closes a value. One that opens it has '=' before it. */
	private isClosingQuote(at: number): boolean {
		const before = this.source.charCodeAt(at - 1)
		return this.source.charCodeAt(at) === 0x22 && before !== 0x3d && before > 0x20
	}

	private hasApostropheBefore(start: number, end: number): boolean {
		if (this.nextApostrophe < start) this.nextApostrophe = placeOf(this.source, "'", start)
		return this.nextApostrophe < end
	}

	private declaresBetween(start: number, end: number): boolean {
		if (this.nextDeclaration < start) this.nextDeclaration = placeOf(this.source, 'xmlns', start)
		return this.nextDeclaration < end
	}
}

/** Where a string is found next; infinity where it is not. */
function placeOf(source: string, wanted: string, from: number): number {
	const found = source.indexOf(wanted, from)
	return found < 0 ? Infinity : found
}

function endOfName(source: string, tag: number): number {
	for (let at = tag + 1; at < source.length; at++) {
		const code = source.charCodeAt(at)
		if (code <= 0x20 || code === 0x3e) {
			if (at === tag + 1) break
			return at
		}
		if (code === 0x3c) break
		if (code !== 0x22 && code !== 0x27) continue
		at = source.indexOf(code === 0x22 ? '"' : "'", at + 1)
		if (at < 0) break
	}
	throw new Refusal('corrupt', 'tag without end')
}

function endOfEndTag(source: string, tag: number, nameStart: number, nameEnd: number): number {
	const length = nameEnd - nameStart
	let at = tag + 2 + length
	if (isLike(source, tag + 2, nameStart, length)) {
		while (source.charCodeAt(at) <= 0x20) at++
		if (source.charCodeAt(at) === 0x3e) return at + 1
	}
	throw new Refusal('corrupt', `end tag does not match ${source.slice(nameStart, Math.min(nameEnd, nameStart + 40))}`)
}

/** Where a comment, a CDATA section or a processing instruction ends. @throws Refusal 'corrupt' for other markup. */
export function endOfMarkup(source: string, start: number): number {
	const closing = source.startsWith('<!--', start) ? '-->' : source.startsWith('<![CDATA[', start) ? ']]>' : '?>'
	if (closing === '?>' && source.charCodeAt(start + 1) !== 0x3f) throw new Refusal('corrupt', 'unknown markup')
	const end = source.indexOf(closing, start + 2)
	if (end < 0) throw new Refusal('corrupt', 'markup without end')
	return end + closing.length
}

function isLike(source: string, one: number, other: number, length: number): boolean {
	for (let index = 0; index < length; index++) if (source.charCodeAt(one + index) !== source.charCodeAt(other + index)) return false
	return true
}

function noteName(summary: TagSummary, source: string, start: number, end: number): void {
	switch (source.charCodeAt(start)) {
		// d, m, f, e, t, A, s and i: what the names begin with.
		case 0x69:
		case 0x64:
		case 0x6d:
		case 0x66:
		case 0x65:
		case 0x74:
		case 0x41:
		case 0x73:
			noteLocalName(summary, source.slice(start, end))
	}
}

function noteLocalName(summary: TagSummary, name: string): void {
	summary.reachesOut ||= reachingOut.has(name)
	summary.hasChanges ||= changes.has(name)
	summary.hasFields ||= name === 'fldChar'
}
