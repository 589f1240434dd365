import type { Mark } from './marked-story.ts'
import { firstRunEndingAfter, type MarkedRun, type MarkedText, type Word, wordsOf } from './words.ts'

/** How one suggestion reads in a branch: the old words, the new words, or one half of each. */
export type Reading = 'old' | 'new' | 'half'

/** One reading of a place with tracked changes after they are accepted or rejected. */
export interface Branch {
	words: Word[]
	/** By suggestion; earlier changes of others are under `earlier`. */
	readings: Map<number | 'earlier', Reading>
	/** Cost of choosing it: a whole answer is likelier than half of one. */
	cost: number
}

/** A place of the sent file with tracked changes. */
export interface Cluster {
	/** Suggestions with changes here, ascending. */
	suggestions: number[]
	branches: Branch[]
}

/** The sent file for the comparison: plain words, and places that may read one way or another. */
export type Segment = { word: Word } | { cluster: Cluster }

const halfCost = 5
/** Up to so many sides every combination is tried; beyond it only the likely ones. */
const fewSides = 5

/**
 * The possible readings of a story of the sent file when it comes back.
 *
 * @param ours the suggestion of each of our revision ids
 */
export function sentLattice(text: MarkedText, suggestionByChange: ReadonlyMap<number, number>): Segment[] {
	const segments: Segment[] = []
	let at = 0
	for (const [from, to] of trackedRanges(text)) {
		for (const word of wordsOf(text, () => true, at, from)) segments.push({ word })
		segments.push({ cluster: clusterOf(text, from, to, suggestionByChange) })
		at = to
	}
	return [...segments, ...wordsOf(text, () => true, at).map((word) => ({ word }))]
}

/** Ranges with tracked changes, extended to whole words, so that a changed ending is compared with its word. */
function trackedRanges({ text, runs }: MarkedText): [number, number][] {
	const ranges: [number, number][] = []
	for (const run of runs) {
		if (!run.inserted && !run.deleted) continue
		const last = ranges[ranges.length - 1]
		// Only spaces between two changes do not separate them.
		if (last && text.slice(last[1], run.from).trim() === '' && !text.slice(last[1], run.from).includes('\n')) last[1] = run.to
		else ranges.push([run.from, run.to])
	}
	const widened: [number, number][] = []
	for (const [from, to] of ranges) {
		let [start, end] = [from, to]
		while (start > 0 && isOneWord(text, start)) start--
		while (end < text.length && isOneWord(text, end)) end++
		const last = widened[widened.length - 1]
		if (last && last[1] > start) last[1] = Math.max(last[1], end)
		else widened.push([start, end])
	}
	return widened
}

const glued = /[\p{L}\p{N}'’]/u
const ofNumber = /\p{N}[.,]\p{N}/u

function isOneWord(text: string, at: number): boolean {
	return (
		(glued.test(text.charAt(at - 1)) && glued.test(text.charAt(at))) ||
		ofNumber.test(text.slice(at - 2, at + 1)) ||
		ofNumber.test(text.slice(at - 1, at + 2))
	)
}

function clusterOf(text: MarkedText, from: number, to: number, suggestionByChange: ReadonlyMap<number, number>): Cluster {
	const ownerOf = (mark: Mark) => (mark.id === null ? undefined : suggestionByChange.get(mark.id)) ?? 'earlier'
	const sides = new Map<string, number | 'earlier'>()
	for (let index = firstRunEndingAfter(text.runs, from); (text.runs[index]?.from ?? to) < to; index++) {
		const run = text.runs[index]
		if (run?.inserted) sides.set(`+${ownerOf(run.inserted)}`, ownerOf(run.inserted))
		if (run?.deleted) sides.set(`-${ownerOf(run.deleted)}`, ownerOf(run.deleted))
	}
	const branches = new Map<string, Branch>()
	for (const taken of choices([...sides.keys()], sides)) {
		const shown = ({ inserted, deleted }: MarkedRun) =>
			(!inserted || taken.has(`+${ownerOf(inserted)}`)) && (!deleted || !taken.has(`-${ownerOf(deleted)}`))
		const words = wordsOf(text, shown, from, to)
		const readings = readingsOf(sides, taken)
		const cost = halfCost * [...readings.values()].filter((reading) => reading === 'half').length
		const key = words.map((word) => word.key).join(' ')
		if ((branches.get(key)?.cost ?? Infinity) > cost) branches.set(key, { words, readings, cost })
	}
	const suggestions = [...new Set([...sides.values()].filter((owner): owner is number => owner !== 'earlier'))].sort(
		(one, other) => one - other,
	)
	return { suggestions, branches: [...branches.values()] }
}

/** The sets of accepted sides to try: every one for a few sides, else all, none, and each author's separately. */
function choices(sides: string[], owners: ReadonlyMap<string, number | 'earlier'>): ReadonlySet<string>[] {
	if (sides.length <= fewSides)
		return Array.from({ length: 2 ** sides.length }, (_, bits) => new Set(sides.filter((_side, index) => bits & (1 << index))))
	const each = [...new Set(owners.values())]
	const byOwner = each.flatMap((owner) => [
		sides.filter((side) => owners.get(side) === owner),
		sides.filter((side) => owners.get(side) !== owner),
	])
	return [[], sides, ...byOwner].map((taken) => new Set(taken))
}

function readingsOf(sides: ReadonlyMap<string, number | 'earlier'>, taken: ReadonlySet<string>): Branch['readings'] {
	const readings: Branch['readings'] = new Map()
	for (const [side, owner] of sides) {
		const reading = taken.has(side) ? 'new' : 'old'
		const before = readings.get(owner)
		readings.set(owner, before === undefined || before === reading ? reading : 'half')
	}
	return readings
}
