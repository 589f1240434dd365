import type { Branch, Cluster, Segment } from './sent-lattice.ts'
import type { Word } from './words.ts'

/** One step along a sent file and a returned one, in reading order. */
export type Step =
	| { sent: Word; returned: Word }
	/** Words of the sent file that are not there any more. */
	| { sent: Word; returned: null }
	/** Words that the sent file did not have. */
	| { sent: null; returned: Word }
	| { enters: Cluster; branch: Branch }
	| { leaves: Cluster }

const wordCost = 10
const paragraphCost = 2
/** Of alignments with equal cost, prefers kept words together: single kept words between edits read badly. */
const islandCost = 1

type Row =
	{ word: Word; steps: Uint8Array; before: Row | null } | { cluster: Cluster; ends: (Row | null)[]; chosen: Uint8Array; before: Row | null }

const matched = 1
const missing = 2
const extra = 3

/**
 * The cheapest alignment of the sent words, whatever became of their tracked changes, with the returned ones: an edit
 * distance (Wagner and Fischer) over a lattice, which takes one branch of each cluster.
 *
 * Time and memory grow with the product of both lengths.
 */
export function alignWords(segments: readonly Segment[], returned: readonly Word[]): Step[] {
	const width = returned.length + 1
	const costOf = (word: Word) => (word.key === '\n' ? paragraphCost : wordCost)
	let costs = new Uint32Array(width)
	for (const [index, word] of returned.entries()) costs[index + 1] = (costs[index] ?? 0) + costOf(word)
	let last: Row | null = null
	for (const segment of segments) {
		if ('word' in segment) [costs, last] = pass(segment.word, costs, last)
		else [costs, last] = passCluster(segment.cluster, costs, last)
	}
	return walkBack(last, returned)

	function pass(word: Word, entry: Uint32Array<ArrayBuffer>, before: Row | null): [Uint32Array<ArrayBuffer>, Row] {
		const exit = new Uint32Array(width)
		const steps = new Uint8Array(width)
		const price = costOf(word)
		exit[0] = (entry[0] ?? 0) + price
		steps[0] = missing
		for (let at = 1; at < width; at++) {
			const other = returned[at - 1]
			if (!other) continue
			let best = (entry[at] ?? 0) + price
			let step = missing
			const added = (exit[at - 1] ?? 0) + costOf(other)
			if (added < best) [best, step] = [added, extra]
			const kept = (entry[at - 1] ?? 0) + (before && 'word' in before && before.steps[at - 1] !== matched ? islandCost : 0)
			if (other.key === word.key && kept <= best) [best, step] = [kept, matched]
			exit[at] = best
			steps[at] = step
		}
		return [exit, { word, steps, before }]
	}

	function passCluster(cluster: Cluster, entry: Uint32Array<ArrayBuffer>, before: Row | null): [Uint32Array<ArrayBuffer>, Row] {
		const exit = new Uint32Array(width).fill(0xffffffff)
		const chosen = new Uint8Array(width)
		const ends = cluster.branches.map(({ words, cost }, branch) => {
			let [reached, row]: [Uint32Array<ArrayBuffer>, Row | null] = [entry, null]
			for (const word of words) [reached, row] = pass(word, reached, row)
			for (let at = 0; at < width; at++) {
				if ((reached[at] ?? 0) + cost >= (exit[at] ?? 0)) continue
				exit[at] = (reached[at] ?? 0) + cost
				chosen[at] = branch
			}
			return row
		})
		return [exit, { cluster, ends, chosen, before }]
	}
}

function walkBack(last: Row | null, returned: readonly Word[]): Step[] {
	const steps: Step[] = []
	let at = returned.length
	walk(last)
	while (at > 0) steps.push({ sent: null, returned: wordAt(--at) })
	return steps.reverse()

	function walk(from: Row | null): void {
		for (let row = from; row; row = row.before) {
			if ('word' in row) {
				while (row.steps[at] === extra) steps.push({ sent: null, returned: wordAt(--at) })
				if (row.steps[at] === matched) steps.push({ sent: row.word, returned: wordAt(--at) })
				else steps.push({ sent: row.word, returned: null })
				continue
			}
			const branch = row.chosen[at] ?? 0
			const taken = row.cluster.branches[branch]
			if (!taken) throw new Error('A cluster without branches was passed')
			steps.push({ leaves: row.cluster })
			walk(row.ends[branch] ?? null)
			steps.push({ enters: row.cluster, branch: taken })
		}
	}

	function wordAt(index: number): Word {
		const word = returned[index]
		if (!word) throw new Error(`There is no returned word ${index}`)
		return word
	}
}
