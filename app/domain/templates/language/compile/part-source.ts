import type { TemplatePlace } from '../template-content.ts'
import { readFields, type FileField } from './file-fields.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'

/** One end of a range in a part: a bookmark, the words of a comment, an editing permission. */
export interface RangeMark {
	start: number
	end: number
	/** 'bookmark', 'commentRange', 'perm' … */
	kind: string
	edge: 'start' | 'end'
	id: string
	/** Of a bookmark that starts. */
	name: string | null
}

const rangeMark =
	/<(?:[\w.-]+:)?(bookmark|commentRange|perm|moveFromRange|moveToRange|customXml(?:Ins|Del|MoveFrom|MoveTo)Range)(Start|End)\b(?:"[^"]*"|'[^']*'|[^"'>])*>/g

/** The characters of a part of a template, and where in them stands what templates are made of. */
export class PartSource {
	readonly root: XmlElement
	readonly source: string
	readonly place: TemplatePlace
	readonly marks: readonly RangeMark[]
	readonly fields: readonly FileField[]
	private readonly braces: readonly number[]
	private readonly boxes: readonly { at: number; depth: number }[]

	constructor(root: XmlElement, place: TemplatePlace) {
		this.root = root
		this.source = root.scope.source
		this.place = place
		this.braces = placesOfBraces(this.source)
		this.marks = this.isTemplate ? readMarks(this.source) : []
		this.fields = this.isTemplate ? readFields(this.source) : []
		this.boxes = this.isTemplate ? readBoxes(this.source) : []
	}

	/** Whether a placeholder may stand in the part, or half of one. */
	get isTemplate(): boolean {
		return this.braces.length >= 2
	}

	/** Whether a brace stands in an element. */
	hasBrace({ start, end }: { start: number; end: number }): boolean {
		return (this.braces[firstFrom(this.braces, start, (at) => at)] ?? Infinity) < end
	}

	/** Whether a place stands in a text box. */
	isInTextBox(place: number): boolean {
		return (this.boxes[firstFrom(this.boxes, place, ({ at }) => at) - 1]?.depth ?? 0) > 0
	}

	/** The range marks between two places. */
	marksWithin(start: number, end: number): readonly RangeMark[] {
		const first = firstFrom(this.marks, start, (mark) => mark.start)
		if ((this.marks[first]?.start ?? Infinity) >= end) return []
		return this.marks.slice(
			first,
			firstFrom(this.marks, end, (mark) => mark.start),
		)
	}

	/** The fields that begin between two places. */
	fieldsWithin(start: number, end: number): readonly FileField[] {
		const first = firstFrom(this.fields, start, (field) => field.start)
		if ((this.fields[first]?.start ?? Infinity) >= end) return []
		return this.fields.slice(
			first,
			firstFrom(this.fields, end, (field) => field.start),
		)
	}

	/** The innermost field around a place, by the place where it begins; -1 outside of any. */
	fieldAround(at: number): number {
		if (this.fields.length === 0) return -1
		for (let index = firstFrom(this.fields, at, (field) => field.start) - 1; index >= 0; index--) {
			const field = this.fields[index]
			if (field && field.end > at) return field.start
		}
		return -1
	}
}

/** The range marks in the characters of a part, in their order. */
export function readMarks(source: string): RangeMark[] {
	return source.includes('Start') ? Array.from(source.matchAll(rangeMark), readMark) : []
}

function readMark(match: RegExpMatchArray): RangeMark {
	const [tag, kind = '', edge] = match
	const start = match.index ?? 0
	return {
		start,
		end: start + tag.length,
		kind,
		edge: edge === 'Start' ? 'start' : 'end',
		id: attributeIn(tag, 'id') ?? '',
		name: kind === 'bookmark' && edge === 'Start' ? attributeIn(tag, 'name') : null,
	}
}

/** Where braces stand, those that are written as references too. Signs are searched one by one: that is several times as fast. */
function placesOfBraces(source: string): number[] {
	const places: number[] = []
	for (const sign of '{}') for (let at = source.indexOf(sign); at >= 0; at = source.indexOf(sign, at + 1)) places.push(at)
	if (source.includes('&#')) for (const { index } of source.matchAll(/&#(?:0*12[35]|[xX]0*7[bBdD]);/g)) places.push(index)
	return places.sort((one, other) => one - other)
}

function readBoxes(source: string): { at: number; depth: number }[] {
	if (!source.includes('txbxContent')) return []
	let depth = 0
	return Array.from(source.matchAll(/<(\/?)(?:[\w.-]+:)?txbxContent\b/g), ({ 1: slash, index }) => ({
		at: index,
		depth: (depth += slash ? -1 : 1),
	}))
}

/** An attribute of a start tag by its name without prefix, as it is written. */
export function attributeIn(tag: string, name: string): string | null {
	const found = new RegExp(`\\s(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
	return found ? (found[1] ?? found[2] ?? '') : null
}

/** The index of the first item that does not stand before a place. */
function firstFrom<Item>(items: readonly Item[], place: number, placeOf: (item: Item) => number): number {
	let low = 0
	let high = items.length
	while (low < high) {
		const middle = (low + high) >> 1
		if (placeOf(items[middle] as Item) < place) low = middle + 1
		else high = middle
	}
	return low
}
