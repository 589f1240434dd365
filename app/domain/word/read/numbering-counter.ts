import { formatNumber } from './number-format.ts'
import type { NumberingInstance, NumberingLevel } from './numbering.ts'

/** Numbers the paragraphs of a document as Word does while laying it out: one call each, in document order. */
export class NumberingCounter {
	private readonly lists: Map<number, NumberingInstance>
	/** Current number of each level, `undefined` until it is used or after a restart; by definition. */
	private readonly counts = new Map<string, (number | undefined)[]>()
	private readonly startedOverrides = new Set<string>()

	constructor(lists: Map<number, NumberingInstance>) {
		this.lists = lists
	}

	/** The level that a list ties to a paragraph style; `null` when it ties none to it. */
	levelOfStyle(numberingId: number, styleId: string): number | null {
		for (const [level, { styleId: tied }] of this.lists.get(numberingId)?.levels ?? []) if (tied === styleId) return level
		return null
	}

	/**
	 * Counts a paragraph of a list.
	 *
	 * @returns what is shown before it: '' for a bullet or an invisible number; `null` when the list is not defined.
	 */
	next(numberingId: number, level: number): string | null {
		const list = this.lists.get(numberingId)
		const definition = list?.levels.get(level)
		if (!list || !definition) return null

		const counts = this.counts.get(list.definitionId) ?? []
		this.counts.set(list.definitionId, counts)
		this.applyOverride(numberingId, list, level, counts)
		const count = counts[level]
		counts[level] = count === undefined ? definition.start : count + 1
		restartBelow(list, level, counts)
		return definition.format === 'bullet' ? '' : label(list, definition, level, counts)
	}

	/** An instance's own start number counts once, where the instance is first used on that level. */
	private applyOverride(numberingId: number, list: NumberingInstance, level: number, counts: (number | undefined)[]) {
		for (const [overridden, start] of list.startOverrides) {
			const key = `${numberingId}:${overridden}`
			if (overridden > level || this.startedOverrides.has(key)) continue
			this.startedOverrides.add(key)
			// A level above the paragraph's own shows its start itself; on the own level, counting adds one.
			counts[overridden] = overridden === level ? start - 1 : start
		}
	}
}

function restartBelow(list: NumberingInstance, level: number, counts: (number | undefined)[]) {
	for (let below = level + 1; below < counts.length; below++) {
		const after = list.levels.get(below)?.restartAfter ?? null
		// 1-based: a level that restarts after level 1 keeps counting when level 2 moves on.
		if (after === null || level + 1 <= after) counts[below] = undefined
	}
}

function label(list: NumberingInstance, definition: NumberingLevel, level: number, counts: (number | undefined)[]): string {
	const text = definition.text.replace(/%([1-9])/g, (_, digit: string) => {
		const shown = Number(digit) - 1
		if (shown > level) return ''
		const shownDefinition = list.levels.get(shown)
		// A level nobody has counted yet is shown as if it had begun.
		const count = (counts[shown] ??= shownDefinition?.start ?? 1)
		const format = shownDefinition?.format ?? 'decimal'
		return format === 'bullet' ? '' : formatNumber(count, definition.legal && format !== 'none' ? 'decimal' : format)
	})
	return text.trim()
}
