import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isWithin } from '#app/domain/word/package/xml/element-paths.ts'
import { firstIndexWhere } from '#app/domain/word/package/binary-search.ts'
import type { ParagraphBlock } from '../read/blocks.ts'
import { InsertionPlaces } from './insertion-places.ts'
import type { OldMark, Token } from './old-runs.ts'
import type { Piece } from '../plan/pieces.ts'
import { contentsOf, halfFields, type Unit, type WholeField, wholeFields } from '../read/run-children.ts'

/** What becomes of the content of a paragraph of the old file. */
export interface ContentChange {
	pieces: readonly Piece[]
	/** How text is marked that stays in the pieces: moved away, or not at all. */
	stays: OldMark
	/** How pictures, notes and the rest are marked; `null` where only words change. */
	others: OldMark
	/** Children of runs that are deleted beside the words: marks of removed notes. */
	removed: ReadonlySet<XmlElement>
	/** Writes an inserted piece. */
	come: (piece: Piece) => string
}

/** Looks up what becomes of each thing in a paragraph. */
export class OldMarks {
	/** What is inserted at the end of the paragraph. */
	atEnd = ''
	private readonly change: ContentChange
	private readonly block: ParagraphBlock
	/** The pieces that stay or are deleted; together they are the old text. */
	private readonly oldPieces: readonly Piece[]
	private readonly starts = new Map<XmlElement, number>()
	/** Halves of fields, which stay when everything else goes. */
	private readonly kept: ReadonlySet<XmlElement>
	private readonly gone: Set<XmlElement>
	private readonly comes = new Map<XmlElement, { cut: number; markup: string }[]>()

	constructor(block: ParagraphBlock, change: ContentChange, units: readonly Unit[]) {
		this.block = block
		this.change = change
		this.oldPieces = change.pieces.filter(({ kind }) => kind !== 'comes')
		let at = 0
		for (const { element, text } of block.atoms) {
			this.starts.set(element, at)
			at += text.length
		}
		const contents = contentsOf(units)
		const fields = wholeFields(contents)
		this.kept = change.others === null ? new Set() : halfFields(contents)
		this.gone = new Set([...change.removed, ...fields.filter((field) => this.goes(field)).flatMap((field) => field.contents)])
		this.placeComing(new InsertionPlaces(block, fields))
	}

	/** The mark of a formula, and what is inserted before and behind it. */
	ofFormula({ element }: Unit): { mark: OldMark; before: string; behind: string } {
		const inside = this.block.atoms.filter((atom) => isWithin(atom.element, element))
		const comes = inside.flatMap((atom) => this.comes.get(atom.element) ?? [])
		const joined = (some: typeof comes) => some.map(({ markup }) => markup).join('')
		const first = inside[0]
		return {
			mark: first ? this.markAt(this.starts.get(first.element) ?? 0) : this.change.others,
			before: joined(comes.filter(({ cut }) => cut === 0)),
			behind: joined(comes.filter(({ cut }) => cut > 0)),
		}
	}

	/** A child of a run, cut where its mark changes and where something is inserted. */
	tokensOf(element: XmlElement): Token[] {
		const start = this.starts.get(element)
		const text = start !== undefined && element.name === 'w:t' ? element.text() : null
		const length = text?.length ?? 1
		const come = this.comes.get(element) ?? []
		const within = text === null || start === undefined ? [] : this.cutsWithin(start, length)
		const cuts = [...new Set([0, ...within, ...come.map(({ cut }) => cut), length])].sort((one, other) => one - other)
		return cuts.flatMap((cut, index): Token[] => {
			const here = come.filter((each) => each.cut === cut).map(({ markup }) => ({ come: markup }))
			const end = cuts[index + 1]
			if (end === undefined) return here
			return [
				...here,
				{
					element,
					text: text === null ? null : text.slice(cut, end),
					mark: this.markOf(element, start === undefined ? null : start + cut),
				},
			]
		})
	}

	private markOf(element: XmlElement, offset: number | null): OldMark {
		if (this.gone.has(element)) return 'del'
		if (offset !== null) return this.markAt(offset)
		return this.kept.has(element) ? null : this.change.others
	}

	private markAt(offset: number): OldMark {
		return this.oldPieces[firstBeyond(this.oldPieces, offset)]?.kind === 'goes' ? 'del' : this.change.stays
	}

	private cutsWithin(start: number, length: number): number[] {
		const cuts: number[] = []
		for (let at = firstBeyond(this.oldPieces, start); (this.oldPieces[at]?.end ?? Infinity) < start + length; at++)
			cuts.push((this.oldPieces[at]?.end ?? 0) - start)
		return cuts
	}

	/**
	 * A field is deleted with the words around it or with the box that it ticks; where only its result changes, it
	 * stays.
	 */
	private goes({ contents }: WholeField): boolean {
		const giving = contents.filter((element) => this.starts.has(element))
		const [first, last] = [giving[0], giving.at(-1)]
		if (!first || !last) return false
		const start = this.starts.get(first) ?? 0
		const end = (this.starts.get(last) ?? 0) + (last.name === 'w:t' ? last.text().length : 1)
		const ticks = first.name === 'w:fldChar'
		return this.change.pieces.some(
			(piece) => piece.kind === 'goes' && piece.start <= start && piece.end >= end && (ticks || piece.start < start || piece.end > end),
		)
	}

	private placeComing(places: InsertionPlaces): void {
		let at = 0
		let replaces = false
		for (const piece of this.change.pieces) {
			if (piece.kind !== 'comes') {
				at = piece.end
				replaces = piece.kind === 'goes'
				continue
			}
			const markup = this.change.come(piece)
			const place = replaces ? places.behindReplaced(at, this.gone) : places.between(at)
			if (place) this.comes.set(place.element, [...(this.comes.get(place.element) ?? []), { cut: place.cut, markup }])
			else this.atEnd += markup
			replaces = false
		}
	}
}

function firstBeyond(pieces: readonly Piece[], offset: number): number {
	return firstIndexWhere(pieces, ({ end }) => end > offset)
}
