import type { XmlElement } from './xml-element.ts'

/** How many blocks of the older state are looked at for one that stands in the newer. */
const lookahead = 64

/**
 * The paragraphs and tables of a body that was read before, by which a newer state of its part is read faster: a
 * block that has the very characters of one of these, under the same namespaces, needs no second look at its tags.
 */
export class KnownBlocks {
	private readonly source: string
	private readonly older: string
	private readonly blocks: readonly XmlElement[]
	private next = 0

	/** @param older root of the older state. @param source the characters of the newer one. */
	constructor(older: XmlElement, source: string) {
		const blocks = older.child('w:body')?.children ?? []
		const head = older.scope.source.slice(0, blocks[0]?.start)
		this.source = source
		this.older = older.scope.source
		// Under the same start tags of all that is around them, the same characters are the same elements.
		this.blocks = source.startsWith(head) ? blocks : []
	}

	/** The block of the older state that has the characters of one that begins here, `null` when none is near. */
	at({ start }: XmlElement): XmlElement | null {
		const end = Math.min(this.blocks.length, this.next + lookahead)
		for (let index = this.next; index < end; index++) {
			const block = this.blocks[index] as XmlElement
			if (block.summary === null || !this.isAt(start, block)) continue
			this.next = index + 1
			return block
		}
		return null
	}

	private isAt(start: number, block: XmlElement): boolean {
		const { source, older } = this
		const length = block.end - block.start
		// Most blocks differ near the start or at the end, and looking at single characters is faster than cutting
		// strings.
		for (const place of [length - 1, length >> 1, length >> 2])
			if (source.charCodeAt(start + place) !== older.charCodeAt(block.start + place)) return false
		return source.slice(start, start + length) === older.slice(block.start, block.end)
	}
}
