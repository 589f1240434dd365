import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { takesText } from './editable.ts'
import { firstIndexWhere } from '#app/domain/word/package/binary-search.ts'
import type { Item, Surroundings } from './inline-items.ts'

const outside: Surroundings = { paragraph: null, around: [], run: null, fields: [] }

/** The items of a paragraph, and the gaps between them: gap n is the place before item n. */
export class Layout {
	readonly items: readonly Item[]
	private readonly giving: number[] = []
	/** A page break that opens a `w:p` gives no character, but would if text stood before it: by `w:p`, the last such item. */
	private readonly openingBreaks = new Map<XmlElement, number>()

	constructor(items: readonly Item[]) {
		this.items = items
		for (const [index, { element, length, before }] of items.entries()) {
			if (length > 0) this.giving.push(index)
			else if (element.name === 'w:br' && before.paragraph && element.attribute('w:type') !== null)
				this.openingBreaks.set(before.paragraph, index)
		}
	}

	at(gap: number): Surroundings {
		return this.items[gap]?.before ?? outside
	}

	/** Where a gap is in the part's characters. */
	placeOf(gap: number): number {
		const item = this.items[gap]
		return (item?.kind === 'close' ? item.element.contentEnd : item?.element.start) ?? 0
	}

	item(index: number | null): Item | undefined {
		return index === null ? undefined : this.items[index]
	}

	/** Index of the last item whose characters begin before an offset. */
	before(offset: number): number | null {
		return this.giving[this.firstFrom(offset) - 1] ?? null
	}

	/** Index of the first item whose characters begin at or after an offset. */
	after(offset: number): number | null {
		return this.giving[this.firstFrom(offset)] ?? null
	}

	/** Indices of the items that give the characters from `start` to `end`; `null` when one reaches beyond. */
	covering(start: number, end: number): number[] | null {
		const found: number[] = []
		for (let index = this.firstFrom(start); index < this.giving.length; index++) {
			const item = this.items[this.giving[index] ?? 0]
			if (!item || item.at >= end) break
			if (item.at + item.length > end) return null
			found.push(this.giving[index] ?? 0)
		}
		const first = this.item(found[0] ?? null)
		return first?.at === start ? found : null
	}

	/** The same place with no run needing to be split for it, where a run begins or ends there. */
	outsideRuns(gap: number): number {
		return this.climb(gap, ({ name }) => name === 'w:r')
	}

	/** The same place outside runs and outside somebody's insertion, where one begins or ends there. */
	outsideInsertions(gap: number): number {
		return this.climb(gap, ({ name }) => name === 'w:r' || name === 'w:ins' || name === 'w:moveTo')
	}

	private climb(gap: number, leaves: (element: XmlElement) => boolean): number {
		let at = gap
		for (let item = this.items[at]; item?.kind === 'close' && leaves(item.element); item = this.items[at]) at++
		if (at > gap) return at
		for (let item = this.items[at - 1]; item?.kind === 'open' && leaves(item.element); item = this.items[at - 1]) at--
		return at
	}

	/**
	 * The gap for text that is inserted at an offset: of all gaps between the characters before and after it the one
	 * with the fewest links, controls and fields around it, then the one nearest to the characters before.
	 *
	 * @returns `null` when text can stand at none of them.
	 */
	gapForInsertion(offset: number): number | null {
		const before = this.before(offset)
		const after = this.after(offset)
		let best: number | null = null
		for (const gap of this.openGaps(offset, before, after)) {
			if (best === null || this.depth(gap) < this.depth(best) || (before === null && this.depth(gap) === this.depth(best))) best = gap
		}
		return best === null ? null : this.outsideInsertions(best)
	}

	/** The gap for text that replaces what ends with the item at `last`: as near to it as text can stand. */
	gapForReplacement(last: number): number | null {
		const item = this.items[last]
		if (!item) return null
		const offset = item.at + item.length
		const [gap] = this.openGaps(offset, last, this.after(offset))
		return gap === undefined ? null : this.outsideInsertions(gap)
	}

	/** How many links, controls and fields are around a gap. */
	depth(gap: number): number {
		const { around, fields } = this.at(gap)
		return around.length + fields.length
	}

	private *openGaps(offset: number, before: number | null, after: number | null): Generator<number> {
		const last = this.item(before)
		if (last && last.at + last.length > offset) return
		const end = after ?? this.items.length - 1
		for (let gap = (before ?? -1) + 1; gap <= end; gap++) {
			const here = this.at(gap)
			const opening = here.paragraph ? this.openingBreaks.get(here.paragraph) : undefined
			if (takesText(here) && (opening === undefined || gap > opening)) yield gap
		}
	}

	private firstFrom(offset: number): number {
		return firstIndexWhere(this.giving, (index) => (this.items[index]?.at ?? offset) >= offset)
	}
}
