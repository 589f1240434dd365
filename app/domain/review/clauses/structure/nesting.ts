import type { NumberReading, PrintedNumber } from './printed-number.ts'

const deepest = 12

/** An open list: the clauses it belongs to, and the last number used. */
export interface OpenLevel<T> {
	reading: NumberReading | { style: 'heading' | 'run-in' | 'exhibit'; value: number }
	key: string
	node: T
}

/**
 * The clauses that are open while a document is read from top to bottom, outermost first.
 * A number is a sibling of the open clause it continues ("(c)" behind "(b)"), else the first of a list inside the innermost one.
 */
export class Nesting<T> {
	private levels: OpenLevel<T>[] = []

	/** The clause that the next one belongs to. Beyond the depth of any real agreement, clauses stand side by side. */
	parent(): T | null {
		if (this.levels.length >= deepest) this.levels.length = deepest - 1
		return this.levels.at(-1)?.node ?? null
	}

	get outermost(): OpenLevel<T> | undefined {
		return this.levels.find((level) => level.reading.style !== 'exhibit')
	}

	/** Closes all but the exhibit that is open, if any. */
	closeToExhibit() {
		const exhibit = this.levels[0]?.reading.style === 'exhibit' ? 1 : 0
		this.levels.length = exhibit
	}

	closeAll() {
		this.levels.length = 0
	}

	/** Closes what is inside the outermost clause. */
	closeToOutermost() {
		const outermost = this.outermost
		if (outermost) this.levels.length = this.levels.indexOf(outermost) + 1
	}

	/** Closes what is inside the innermost clause that `holds`; `true` when there is one. */
	closeInside(holds: (node: T) => boolean): boolean {
		const index = this.levels.findLastIndex(({ node }) => holds(node))
		if (index !== -1) this.levels.length = index + 1
		return index !== -1
	}

	find(style: OpenLevel<T>['reading']['style']): number {
		return this.levels.findLastIndex((level) => level.reading.style === style)
	}

	/** The last number used at a level. */
	valueAt(index: number): number {
		return this.levels[index]?.reading.value ?? 0
	}

	closeTo(index: number) {
		this.levels.length = index
	}

	open(level: OpenLevel<T>) {
		this.levels.push(level)
	}

	/** Closes whatever the number ends and gives the reading that holds. */
	place(number: PrintedNumber): NumberReading {
		const reading = this.byPrefix(number) ?? this.byWord(number) ?? this.bySequence(number.readings) ?? this.byFirst(number.readings)
		if (reading) return reading
		const fallback = number.readings.at(-1) ?? { style: 'other' as const, value: 1 }
		const gap = number.readings.map((each) => [each, this.find(each.style)] as const).find(([, index]) => index !== -1)
		if (gap) {
			this.closeTo(gap[1])
			return gap[0]
		}
		if (number.components.length === 1) this.closeToSection()
		return fallback
	}

	/** "2.1.3" belongs to the open "2.1", or stands beside "2.1.2". */
	private byPrefix(number: PrintedNumber): NumberReading | null {
		const reading = number.readings[0]
		if (number.components.length < 2 || !reading) return null
		const prefix = number.components.slice(0, -1).join('.')
		const parent = this.levels.findLastIndex((level) => level.key === prefix)
		const sibling = this.find(reading.style)
		if (parent !== -1 && parent >= sibling - 1) this.closeTo(parent + 1)
		else if (sibling !== -1) this.closeTo(sibling)
		else this.closeToSection()
		return reading
	}

	/** Articles enclose sections, sections enclose all else. */
	private byWord(number: PrintedNumber): NumberReading | null {
		const reading = number.readings[0]
		if (reading?.style !== 'article' && reading?.style !== 'section') return null
		const article = this.find('article')
		if (reading.style === 'section' && article !== -1) this.closeTo(article + 1)
		else this.closeToExhibit()
		return reading
	}

	private bySequence(readings: readonly NumberReading[]): NumberReading | null {
		for (let index = this.levels.length - 1; index >= 0; index--) {
			const level = this.levels[index]
			const reading = readings.find((each) => each.style === level?.reading.style && each.value === level.reading.value + 1)
			if (!reading) continue
			this.closeTo(index)
			return reading
		}
		return null
	}

	private byFirst(readings: readonly NumberReading[]): NumberReading | null {
		return readings.find((reading) => reading.value === 1) ?? null
	}

	private closeToSection() {
		const index = this.levels.findLastIndex((level) => ['article', 'section', 'heading', 'exhibit'].includes(level.reading.style))
		this.closeTo(index + 1)
	}
}
