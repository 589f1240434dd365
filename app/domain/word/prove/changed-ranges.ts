import type { XmlElement } from '../package/xml/xml-element.ts'
import { BlockContinuations } from './block-continuations.ts'
import { haveSameCharacters } from '../package/xml/element-source.ts'

/** Neighboring blocks of a body before a change, and what stands in their place after it. */
export interface Stretch {
	before: readonly XmlElement[]
	after: readonly XmlElement[]
}

interface Gap {
	start: number
	end: number
	nowStart: number
	nowEnd: number
}

/** How far two bodies are searched for the next block that is the same in both. */
const searchedBlocks = 60

/**
 * Where two states of a main part differ: every block outside the stretches has the same characters, under the same
 * namespaces, in both, and nothing runs over the edges of a stretch: no field, and no paragraph whose mark may go.
 * What can be read of blocks by themselves is therefore the same outside them. After an edit these are nearly all;
 * they are not even parsed, which is what keeps the proof of every write cheap.
 *
 * @param isTouched whether a block of before is known to have been written in.
 * @returns `null` when the two can't be held against each other so and have to be read as wholes.
 */
export function changedRanges(before: XmlElement, after: XmlElement, isTouched: (block: XmlElement) => boolean): Stretch[] | null {
	const [one, other] = [before.child('w:body'), after.child('w:body')]
	if (!one || !other || edgesOf(before, one) !== edgesOf(after, other)) return null
	const [old, now] = [new BlockContinuations(one), new BlockContinuations(other)]
	if (old.followsFields !== now.followsFields) return null
	const isOpen = (index: number, nowIndex: number) => old.into(index) || now.into(nowIndex)
	return widen(differences(one.children, other.children, isTouched), isOpen, one.children.length, other.children.length).map((gap) => ({
		before: one.children.slice(gap.start, gap.end),
		after: other.children.slice(gap.nowStart, gap.nowEnd),
	}))
}

function edgesOf({ scope: { source } }: XmlElement, { children, contentStart, contentEnd }: XmlElement): string {
	return `${source.slice(0, children[0]?.start ?? contentStart)}\0${source.slice(children.at(-1)?.end ?? contentEnd)}`
}

/** Takes blocks around each gap into it until nothing runs on over its edges. Gaps that meet so become one. */
function widen(gaps: readonly Gap[], isOpen: (index: number, nowIndex: number) => boolean, length: number, nowLength: number): Gap[] {
	const wide: Gap[] = []
	for (let at = 0; at < gaps.length; at++) {
		const gap = { ...(gaps[at] as Gap) }
		while (gap.start > 0 && gap.nowStart > 0 && isOpen(gap.start, gap.nowStart)) {
			if (wide.at(-1)?.end === gap.start) Object.assign(gap, { start: wide.at(-1)?.start, nowStart: wide.pop()?.nowStart })
			else {
				gap.start--
				gap.nowStart--
			}
		}
		while (gap.end < length && gap.nowEnd < nowLength && isOpen(gap.end, gap.nowEnd)) {
			const next = gaps[at + 1]
			if (next?.start === gap.end) {
				Object.assign(gap, { end: next.end, nowEnd: next.nowEnd })
				at++
			} else {
				gap.end++
				gap.nowEnd++
			}
		}
		wide.push(gap)
	}
	return wide
}

function differences(one: readonly XmlElement[], other: readonly XmlElement[], isTouched: (block: XmlElement) => boolean): Gap[] {
	const isSame = (index: number, otherIndex: number) => {
		const [block, counterpart] = [one[index], other[otherIndex]]
		return block !== undefined && counterpart !== undefined && !isTouched(block) && haveSameCharacters(block, counterpart)
	}
	let end = one.length
	let otherEnd = other.length
	while (isSame(end - 1, otherEnd - 1)) {
		end--
		otherEnd--
	}
	const gaps: Gap[] = []
	let index = 0
	let otherIndex = 0
	while (index < end || otherIndex < otherEnd) {
		if (index < end && otherIndex < otherEnd && isSame(index, otherIndex)) {
			index++
			otherIndex++
			continue
		}
		const [skipped, otherSkipped] = distanceToSame(isSame, index, otherIndex) ?? [end - index, otherEnd - otherIndex]
		const gap = {
			start: index,
			end: Math.min(index + skipped, end),
			nowStart: otherIndex,
			nowEnd: Math.min(otherIndex + otherSkipped, otherEnd),
		}
		gaps.push(gap)
		index = gap.end
		otherIndex = gap.nowEnd
		// What was found may lie among the blocks at the end that were paired first.
		if (index === end || otherIndex === otherEnd) {
			Object.assign(gap, { end, nowEnd: otherEnd })
			break
		}
	}
	return gaps
}

function distanceToSame(
	isSame: (index: number, otherIndex: number) => boolean,
	index: number,
	otherIndex: number,
): [number, number] | null {
	for (let sum = 1; sum <= searchedBlocks; sum++) {
		for (let skipped = 0; skipped <= sum; skipped++) {
			if (isSame(index + skipped, otherIndex + sum - skipped)) return [skipped, sum - skipped]
		}
	}
	return null
}
