/**
 * Changes to the characters of a part, collected in any order and carried out at once: every character that no
 * splice names stays as it was. All offsets count in the old characters.
 */
export class Splices {
	private readonly cuts: { start: number; end: number; text: string }[] = []

	get isEmpty(): boolean {
		return this.cuts.length === 0
	}

	/** Puts `text` in the place of the characters from `start` to `end`. */
	replace(start: number, end: number, text: string): void {
		this.cuts.push({ start, end, text })
	}

	/** Puts `text` before the character at `at`; what is inserted later at the same place follows. */
	insert(at: number, text: string): void {
		this.replace(at, at, text)
	}

	/** @throws RangeError when two splices overlap or one lies outside the source: a bug of the caller. */
	apply(source: string): string {
		const ordered = this.cuts.map((cut, order) => ({ ...cut, order })).sort((one, other) => one.start - other.start || one.end - other.end || one.order - other.order)
		const pieces: string[] = []
		let from = 0
		for (const { start, end, text } of ordered) {
			if (start < from || end < start || end > source.length) throw new RangeError(`Splice ${start} to ${end} can't follow one that ends at ${from}`)
			pieces.push(source.slice(from, start), text)
			from = end
		}
		pieces.push(source.slice(from))
		return pieces.join('')
	}
}
