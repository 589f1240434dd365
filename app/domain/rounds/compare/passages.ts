import type { Step } from './align-words.ts'
import type { Branch, Cluster, Reading } from './sent-lattice.ts'
import type { Word } from './words.ts'

/** How the place of a tracked change reads in one view of the returned file. */
export interface Passage {
	branch: Branch
	/** Whether the place reads exactly as its branch does. */
	clean: boolean
	/** Share of the words around it, in its paragraph, that were found again; 1 where there are none. */
	found: number
	/** The returned words at its place. */
	words: Word[]
	/** The returned word nearest to it. */
	near: Word | null
}

/** Every matched cluster with its passage. */
export function passagesOf(steps: readonly Step[]): Map<Cluster, Passage> {
	const passages = new Map<Cluster, Passage>()
	let entered = { at: 0, branch: null as Branch | null }
	for (const [at, step] of steps.entries()) {
		if ('enters' in step) entered = { at, branch: step.branch }
		if (!('leaves' in step) || !entered.branch) continue
		passages.set(step.leaves, passage(steps, entered.at, at, entered.branch))
	}
	return passages
}

/** How a suggestion reads there; 'other' when other words are at its place. */
export function readingOf({ branch, clean }: Passage, suggestion: number): Reading | 'other' {
	return clean ? (branch.readings.get(suggestion) ?? 'other') : 'other'
}

function passage(steps: readonly Step[], from: number, to: number, branch: Branch): Passage {
	const inside = steps.slice(from + 1, to)
	const before = edge(steps, from, -1)
	const after = edge(steps, to, 1)
	const edges = [...before, ...after]
	// New words beside a complete branch are an edit of their own; in place of an empty branch they are the answer.
	const empty = branch.words.every(({ key }) => key === '\n')
	const takesEdges = empty || inside.some((step) => isEdit(step))
	const clean = !inside.some(isEdit) && !(empty && edges.length > 0)
	const returned = inside.flatMap((step) => ('returned' in step && step.returned ? [step.returned] : []))
	return {
		branch,
		clean,
		found: foundAround(steps, from, to),
		words: takesEdges ? [...before, ...returned, ...after] : returned,
		near: returned[0] ?? nearest(steps, from, -1) ?? nearest(steps, to, 1),
	}
}

function isEdit(step: Step): boolean {
	if (!('sent' in step)) return false
	return (step.sent === null || step.returned === null) && (step.sent ?? step.returned)?.key !== '\n'
}

function edge(steps: readonly Step[], from: number, direction: 1 | -1): Word[] {
	const words: Word[] = []
	for (let at = from + direction; at >= 0 && at < steps.length; at += direction) {
		const step = steps[at]
		if (!step || !('sent' in step) || (step.sent && step.returned)) break
		if (step.returned && step.returned.key !== '\n') words.push(step.returned)
	}
	return direction === 1 ? words : words.reverse()
}

function nearest(steps: readonly Step[], from: number, direction: 1 | -1): Word | null {
	for (let at = from + direction; at >= 0 && at < steps.length; at += direction) {
		const step = steps[at]
		if (step && 'returned' in step && step.returned && step.returned.key !== '\n') return step.returned
	}
	return null
}

/** Compares the rest of the paragraph; an inserted paragraph has none, so then the paragraphs before and after it. */
function foundAround(steps: readonly Step[], from: number, to: number): number {
	for (const lines of [1, 2, 3]) {
		let [firm, found] = [0, 0]
		for (const [start, direction] of [
			[from, -1],
			[to, 1],
		] as const) {
			let ends = 0
			let inCluster = false
			for (let at = start + direction; at >= 0 && at < steps.length && ends < lines; at += direction) {
				const step = steps[at]
				if (!step || !('sent' in step)) {
					inCluster = !inCluster
					continue
				}
				if (!step.sent || inCluster) continue
				if (step.sent.key === '\n') ends++
				else {
					firm++
					if (step.returned) found++
				}
			}
		}
		if (firm > 0) return found / firm
	}
	return 1
}
