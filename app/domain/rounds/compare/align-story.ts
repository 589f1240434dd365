import { alignWords, type Step } from './align-words.ts'
import type { Segment } from './sent-lattice.ts'
import type { Word } from './words.ts'

/** Cells of one alignment table: a region that needs more is split at its most similar paragraphs first. */
const mostCells = 12_000_000
const lookAhead = 60
const alike = 0.5

interface Line<Part> {
	parts: Part[]
	words: Word[]
	/** Equal for equal words; `null` with tracked changes, so that it equals nothing. */
	key: string | null
}

/**
 * Aligns the words of a sent story with those of the returned one. Paragraphs that are equal and unique on both sides
 * are anchors (patience diff, after Cohen), so a long document costs little more than its changes.
 */
export function alignStory(segments: readonly Segment[], returned: readonly Word[]): Step[] {
	return between(sentLines(segments), returnedLines(returned), true)
}

function between(sent: readonly Line<Segment>[], returned: readonly Line<Word>[], mayAnchor: boolean): Step[] {
	let head = 0
	while (head < sent.length && head < returned.length && sameLine(sent[head], returned[head])) head++
	let tail = 0
	while (
		tail < sent.length - head &&
		tail < returned.length - head &&
		sameLine(sent[sent.length - 1 - tail], returned[returned.length - 1 - tail])
	)
		tail++
	return [
		...sent.slice(0, head).flatMap((line, index) => pairUp(line, returned[index])),
		...middle(sent.slice(head, sent.length - tail), returned.slice(head, returned.length - tail), mayAnchor),
		...sent.slice(sent.length - tail).flatMap((line, index) => pairUp(line, returned[returned.length - tail + index])),
	]
}

function middle(sent: readonly Line<Segment>[], returned: readonly Line<Word>[], mayAnchor: boolean): Step[] {
	const anchors = mayAnchor ? inOrder(uniquePairs(sent, returned)) : []
	if (anchors.length > 0) return cutAt(sent, returned, anchors, (one, other) => pairUp(one, other), true)
	const cells = sent.reduce((sum, { parts }) => sum + weightOf(parts), 0) * (returned.reduce((sum, { words }) => sum + words.length, 0) + 1)
	if (cells <= mostCells)
		return alignWords(
			sent.flatMap(({ parts }) => parts),
			returned.flatMap(({ words }) => words),
		)
	const pairs = alikePairs(sent, returned)
	if (pairs.length > 0) return cutAt(sent, returned, pairs, (one, other) => alignWords(one?.parts ?? [], other?.words ?? []), false)
	return [
		...sent.flatMap(({ parts }) => alignWords(parts, [])),
		...returned.flatMap(({ words }) => words.map((word) => ({ sent: null, returned: word }))),
	]
}

function cutAt(
	sent: readonly Line<Segment>[],
	returned: readonly Line<Word>[],
	anchors: readonly [number, number][],
	join: (one: Line<Segment> | undefined, other: Line<Word> | undefined) => Step[],
	mayAnchor: boolean,
): Step[] {
	const steps: Step[] = []
	let [from, other] = [0, 0]
	for (const [one, two] of anchors) {
		// Pushed one by one: a long document has more steps than a call can take arguments.
		for (const step of between(sent.slice(from, one), returned.slice(other, two), mayAnchor)) steps.push(step)
		for (const step of join(sent[one], returned[two])) steps.push(step)
		;[from, other] = [one + 1, two + 1]
	}
	return [...steps, ...between(sent.slice(from), returned.slice(other), mayAnchor)]
}

function sameLine(one: Line<Segment> | undefined, other: Line<Word> | undefined): boolean {
	return one?.key !== undefined && one.key !== null && one.key === other?.key
}

function pairUp(one: Line<Segment> | undefined, other: Line<Word> | undefined): Step[] {
	return (one?.words ?? []).map((sent, index) => ({ sent, returned: other?.words[index] ?? null }))
}

function sentLines(segments: readonly Segment[]): Line<Segment>[] {
	return linesOf(segments, (segment) => ('word' in segment ? segment.word : null))
}

function returnedLines(words: readonly Word[]): Line<Word>[] {
	return linesOf(words, (word) => word)
}

function linesOf<Part>(parts: readonly Part[], wordOf: (part: Part) => Word | null): Line<Part>[] {
	const lines: Line<Part>[] = []
	let open: Part[] = []
	const close = () => {
		const words = open.map(wordOf)
		const firm = words.filter((word) => word !== null)
		if (open.length > 0)
			lines.push({ parts: open, words: firm, key: firm.length === open.length ? firm.map(({ key }) => key).join(' ') : null })
		open = []
	}
	for (const part of parts) {
		open.push(part)
		if (wordOf(part)?.key === '\n') close()
	}
	close()
	return lines
}

function uniquePairs(sent: readonly Line<Segment>[], returned: readonly Line<Word>[]): [number, number][] {
	const there = placesOfUnique(returned)
	return [...placesOfUnique(sent)].flatMap(([key, index]): [number, number][] => {
		const other = there.get(key)
		return other === undefined ? [] : [[index, other]]
	})
}

function placesOfUnique(lines: readonly { key: string | null }[]): Map<string, number> {
	const places = new Map<string, number>()
	const repeated = new Set<string>()
	for (const [index, { key }] of lines.entries()) {
		if (key === null) continue
		if (places.has(key)) repeated.add(key)
		places.set(key, index)
	}
	for (const key of repeated) places.delete(key)
	return places
}

/** The longest selection of pairs that ascends on both sides. @param pairs ascending on the first */
function inOrder(pairs: readonly [number, number][]): [number, number][] {
	const piles: { pair: [number, number]; under: number }[] = []
	const tops: number[] = []
	for (const pair of pairs) {
		let [low, high] = [0, tops.length]
		while (low < high) {
			const middle = (low + high) >> 1
			if ((piles[tops[middle] ?? 0]?.pair[1] ?? 0) < pair[1]) low = middle + 1
			else high = middle
		}
		piles.push({ pair, under: low > 0 ? (tops[low - 1] ?? -1) : -1 })
		tops[low] = piles.length - 1
	}
	const chosen: [number, number][] = []
	for (let at = tops[tops.length - 1] ?? -1; at >= 0; at = piles[at]?.under ?? -1) chosen.push(piles[at]?.pair ?? [0, 0])
	return chosen.reverse()
}

/** Pairs of paragraphs that share most of their words, each searched a little way ahead of the previous one. */
function alikePairs(sent: readonly Line<Segment>[], returned: readonly Line<Word>[]): [number, number][] {
	const pairs: [number, number][] = []
	const bags = returned.map(({ words }) => new Set(words.map(({ key }) => key)))
	let next = 0
	for (const [index, { words }] of sent.entries()) {
		const bag = new Set(words.map(({ key }) => key))
		if (bag.size < 4) continue
		let best = { at: -1, share: alike }
		for (let at = next; at < Math.min(next + lookAhead, bags.length); at++) {
			const other = bags[at] ?? new Set()
			const shared = [...bag].filter((key) => other.has(key)).length
			const share = shared / Math.max(bag.size, other.size)
			if (share > best.share) best = { at, share }
		}
		if (best.at < 0) continue
		pairs.push([index, best.at])
		next = best.at + 1
	}
	return pairs
}

function weightOf(parts: readonly Segment[]): number {
	return parts.reduce(
		(sum, part) => sum + ('word' in part ? 1 : part.cluster.branches.reduce((words, branch) => words + branch.words.length, 1)),
		0,
	)
}
