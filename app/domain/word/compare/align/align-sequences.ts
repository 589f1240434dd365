import type { Alignable, Stretch } from './alignable.ts'
import { bestPairs } from './best-pairs.ts'
import { nearAnchors } from './near-anchors.ts'
import { type Pair, risingPairs } from './rising-pairs.ts'

/** More comparisons of two texts than this in one stretch would take longer than a reader waits. */
const mostComparisons = 300_000
const deepest = 60

/**
 * Pairs what is the same or a version of the same in two sequences, in order, without crossing: first what reads the
 * same and is unique on both sides, then, between those, what has the most words in common. A stretch that is too
 * long to compare each with each is cut at texts that share rare words, and where there are none in halves, so the
 * time grows with the length and not with its square.
 */
export function alignSequences(old: readonly Alignable[], next: readonly Alignable[]): Pair[] {
	const pairs: Pair[] = []
	align({ oldStart: 0, oldEnd: old.length, newStart: 0, newEnd: next.length }, 0)
	return pairs.sort((one, other) => one.old - other.old)

	function align(whole: Stretch, depth: number): void {
		const stretch = trim(whole)
		const olds = stretch.oldEnd - stretch.oldStart
		const news = stretch.newEnd - stretch.newStart
		if (olds === 0 || news === 0) return
		const anchors = depth < deepest ? uniqueAnchors(old, next, stretch) : []
		if (anchors.length > 0) return alignBetween(stretch, anchors, depth)
		if (olds * news <= mostComparisons) {
			pairs.push(...bestPairs(old, next, stretch))
			return
		}
		const near = depth < deepest ? nearAnchors(old, next, stretch) : []
		if (near.length > 0) return alignBetween(stretch, near, depth)
		const oldMiddle = stretch.oldStart + (olds >> 1)
		const newMiddle = stretch.newStart + (news >> 1)
		align({ ...stretch, oldEnd: oldMiddle, newEnd: newMiddle }, depth + 1)
		align({ ...stretch, oldStart: oldMiddle, newStart: newMiddle }, depth + 1)
	}

	function alignBetween(stretch: Stretch, anchors: readonly Pair[], depth: number): void {
		let { oldStart, newStart } = stretch
		for (const anchor of anchors) {
			align({ oldStart, oldEnd: anchor.old, newStart, newEnd: anchor.new }, depth + 1)
			pairs.push(anchor)
			oldStart = anchor.old + 1
			newStart = anchor.new + 1
		}
		align({ oldStart, oldEnd: stretch.oldEnd, newStart, newEnd: stretch.newEnd }, depth + 1)
	}

	function trim({ oldStart, oldEnd, newStart, newEnd }: Stretch): Stretch {
		while (oldStart < oldEnd && newStart < newEnd && same(old[oldStart], next[newStart])) pairs.push({ old: oldStart++, new: newStart++ })
		while (oldStart < oldEnd && newStart < newEnd && same(old[oldEnd - 1], next[newEnd - 1])) pairs.push({ old: --oldEnd, new: --newEnd })
		return { oldStart, oldEnd, newStart, newEnd }
	}
}

function same(one: Alignable | undefined, other: Alignable | undefined): boolean {
	return one !== undefined && other !== undefined && one.key === other.key && one.kind === other.kind
}

function uniqueAnchors(old: readonly Alignable[], next: readonly Alignable[], stretch: Stretch): Pair[] {
	const places = new Map<string, { old: number; new: number; olds: number; news: number }>()
	for (let at = stretch.oldStart; at < stretch.oldEnd; at++) {
		const name = nameOf(old[at])
		const place = places.get(name)
		if (place) place.olds++
		else places.set(name, { old: at, new: -1, olds: 1, news: 0 })
	}
	for (let at = stretch.newStart; at < stretch.newEnd; at++) {
		const place = places.get(nameOf(next[at]))
		if (!place) continue
		place.new = at
		place.news++
	}
	return risingPairs([...places.values()].filter(({ olds, news }) => olds === 1 && news === 1))
}

function nameOf(item: Alignable | undefined): string {
	return `${item?.kind} ${item?.key}`
}
