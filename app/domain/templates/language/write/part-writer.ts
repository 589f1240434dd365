import type { PartSource, RangeMark } from '../compile/part-source.ts'
import type { BlockKind } from '../compile/template-nodes.ts'

/** More characters than any document has, all its parts together. */
export const mostCharacters = 40_000_000

/** The document would be longer than any document is. */
export class TooLong extends Error {
	override name = 'TooLong'
}

/** What was written so far in a container, to see what it lacks. */
export interface Sequence {
	last: BlockKind | null
}

/** What may stand in a document once. */
const once = /:(?:paraId|textId|commentReference|docPr|ins|del|sdtPr|\w+PrChange)\b|:move/

/** Collects the characters of a part that is written. */
export class PartWriter {
	readonly part: PartSource
	/** What stands next to each other in the container that is being written. */
	sequence: Sequence = { last: null }
	/** In an entry after the first: what must stand in a document once is left out or numbered anew. */
	isCopy = false
	private readonly pieces: string[] = []
	private readonly written: { mark: RangeMark; piece: number }[] = []
	private nextId = 900_000_000
	private readonly budget: { left: number }

	/** @param budget the characters that are left for all parts */
	constructor(part: PartSource, budget: { left: number }) {
		this.part = part
		this.budget = budget
	}

	put(characters: string): void {
		if (characters === '') return
		this.spend(characters.length)
		this.pieces.push(characters)
	}

	/** Takes from what is left: an entry of a list costs something even where it leaves no characters. @throws TooLong */
	spend(characters: number): void {
		if ((this.budget.left -= characters) < 0) throw new TooLong('The document gets too long')
	}

	/** Characters of the part, their range marks remembered. */
	raw(start: number, end: number): void {
		const { source } = this.part
		let from = start
		for (const mark of this.part.marksWithin(start, end)) {
			this.putSource(source.slice(from, mark.start))
			if (!this.isCopy) {
				this.written.push({ mark, piece: this.pieces.length })
				this.put(source.slice(mark.start, mark.end))
			}
			from = mark.end
		}
		this.putSource(source.slice(from, end))
	}

	/** Characters of the part that hold no range marks. */
	putSource(characters: string): void {
		this.put(this.isCopy ? this.asCopy(characters) : characters)
	}

	/** Begins something that may turn out to be nothing. */
	begin(): { pieces: number; written: number } {
		return { pieces: this.pieces.length, written: this.written.length }
	}

	/** Takes back what was written since. */
	takeBack({ pieces, written }: { pieces: number; written: number }): void {
		this.pieces.length = pieces
		this.written.length = written
	}

	/** Puts other characters in the place of the first that were written since. */
	replace({ pieces }: { pieces: number }, characters: string): void {
		this.pieces[pieces] = characters
	}

	/** What was written, without marks whose other half was left out. */
	finish(): string {
		const open = new Map<string, number>()
		const whole = new Set<number>()
		for (const { mark, piece } of this.written) {
			const key = `${mark.kind} ${mark.id}`
			const start = open.get(key)
			if (mark.edge === 'start') open.set(key, piece)
			else if (start !== undefined) {
				whole.add(start).add(piece)
				open.delete(key)
			}
		}
		for (const { piece } of this.written) if (!whole.has(piece)) this.pieces[piece] = ''
		return this.pieces.join('')
	}

	/** An id that nothing in the part has. */
	freshId(): number {
		return this.nextId++
	}

	private asCopy(characters: string): string {
		if (!once.test(characters)) return characters
		return characters
			.replace(/\s[\w.-]+:(?:paraId|textId)="[^"]*"/g, '')
			.replace(/<[\w.-]+:commentReference\b[^>]*\/>/g, '')
			.replace(
				/(<[\w.-]+:(?:docPr|ins|del|moveFrom|moveTo|\w+PrChange)\b[^>]*?\s(?:[\w.-]+:)?id=")[^"]*"/g,
				(_, before: string) => `${before}${this.freshId()}"`,
			)
			.replace(/(<[\w.-]+:sdtPr\b[^>]*>(?:(?!<\/[\w.-]+:sdtPr>)[\s\S])*?)<[\w.-]+:id\b[^>]*\/>/g, '$1')
	}
}
