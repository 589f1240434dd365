import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import type { Step } from '../compare/align-words.ts'
import { type ComparedStory, readingParagraphId } from '../compare/compared-story.ts'
import { type EditWords, kindOf, readAlike, hasWords, wordsBeside } from '../compare/edit-context.ts'
import { type Passage, passagesOf } from '../compare/passages.ts'
import type { CounterpartyEdit } from './round-judgement.ts'
import type { Branch, Cluster } from '../compare/sent-lattice.ts'
import { restoringEdit } from './restoring-edit.ts'
import { closesBracket } from '../compare/words-of-edit.ts'
import { spoken, type Word } from '../compare/words.ts'

/** Up to so many words between two edits of one paragraph, they are shown as one. */
const joinedOver = 2

/** An edit made with tracking off, and the suggestions, by index, that it only answers. */
export interface UntrackedEdit {
	edit: Omit<CounterpartyEdit, 'key'>
	answers: number[]
}

/**
 * Edits made with tracking off: where the returned file with all its tracked changes rejected differs from the sent
 * file and from any answer to our changes.
 *
 * @param changed indices of our suggestions that have other words at their place
 */
export function untrackedEdits(
	story: ComparedStory,
	suggestions: readonly SentSuggestion[],
	changed: ReadonlySet<number>,
): UntrackedEdit[] {
	const passages = passagesOf(story.rejected)
	return hunksOf(story.rejected).flatMap((hunk) => {
		const { before, after, leading, trailing } = wordsIn(hunk, story.rejected, passages)
		if (readAlike(before, after)) return []
		const [old, now] = [spoken(before), spoken(after)]
		const touched = [...new Set(hunk.clusters.flatMap((cluster) => cluster.suggestions))]
		const edit = {
			kind: kindOf(old, now),
			author: null,
			date: null,
			inOurName: false,
			before: old,
			after: now,
			leading: spoken(leading),
			trailing: spoken(trailing),
			part: (story.returned ?? story.sent)?.kind ?? 'body',
			returnedParagraphId: readingParagraphId(story.returned, returnedPlace(story.rejected, hunk)),
			sentParagraphId: readingParagraphId(story.sent, before[0]?.paragraph ?? null),
			suggestions: touched.flatMap((index) => suggestions[index]?.number ?? []),
			restoringEdit: restoringEdit(story, { before, after, previous: leading.at(-1) ?? null }),
		}
		return [{ edit, answers: hunk.insideSuggestions && touched.every((index) => changed.has(index)) ? touched : [] }]
	})
}

/** A range of steps from the first edit to after the last, with the tracked places of the sent file in or right beside it. */
interface Hunk {
	from: number
	to: number
	clusters: Cluster[]
	/** Whether only words at the places of our changes were edited. */
	insideSuggestions: boolean
}

function hunksOf(steps: readonly Step[]): Hunk[] {
	const ranges: [number, number][] = []
	let kept = 0
	for (const [at, step] of steps.entries()) {
		if (!('sent' in step)) continue
		if (step.sent && step.returned) {
			kept = step.sent.key === '\n' ? Infinity : kept + 1
			continue
		}
		const last = ranges[ranges.length - 1]
		if (last && kept <= joinedOver) last[1] = at + 1
		else ranges.push([at, at + 1])
		kept = 0
	}
	const owners = ownersOf(steps)
	return ranges.map(([first, last]) => {
		const beside = [...emptyBeside(steps, owners, first, -1), ...emptyBeside(steps, owners, last - 1, 1)]
		const inside = owners.slice(first, last).filter((owner) => owner !== null)
		const passed = new Set([...inside, ...beside])
		// A place is compared as a whole: our wording there with the text there now.
		const [from, to] = [Math.min(first, ...[...passed].map((owner) => owner.from)), Math.max(last, ...[...passed].map((owner) => owner.to))]
		const clusters = [...passed].map(({ cluster }) => cluster)
		return {
			from,
			to,
			clusters,
			insideSuggestions:
				clusters.length > 0 && clusters.every(({ suggestions }) => suggestions.length > 0) && isInside(steps, owners, from, to),
		}
	})
}

function isInside(steps: readonly Step[], owners: readonly (Owner | null)[], from: number, to: number): boolean {
	const isEdit = (at: number) => {
		const step = steps[at]
		return step !== undefined && 'sent' in step && !(step.sent && step.returned)
	}
	for (let at = from; at < to; at++) {
		const step = steps[at]
		if (!isEdit(at) || owners[at]) continue
		if (step && 'sent' in step && step.sent && step.sent.key !== '\n') return false
		let [head, tail] = [at, at]
		while (!owners[head] && isEdit(head)) head--
		while (!owners[tail] && isEdit(tail)) tail++
		if (!owners[head] && !owners[tail]) return false
	}
	return true
}

interface Owner {
	cluster: Cluster
	branch: Branch
	from: number
	to: number
}

function ownersOf(steps: readonly Step[]): (Owner | null)[] {
	let owner: Owner | null = null
	return steps.map((step, at) => {
		if ('enters' in step) owner = { cluster: step.enters, branch: step.branch, from: at, to: at }
		const own = owner
		if (own) own.to = at + 1
		if ('leaves' in step) owner = null
		return own
	})
}

function emptyBeside(steps: readonly Step[], owners: readonly (Owner | null)[], from: number, direction: 1 | -1): Owner[] {
	const found: Owner[] = []
	for (let at = from + direction; at >= 0 && at < steps.length; at += direction) {
		const step = steps[at]
		const owner = owners[at]
		if (!step || 'sent' in step || !owner || hasWords(owner.branch.words)) break
		if (!found.includes(owner)) found.push(owner)
	}
	return found
}

/** The sent and returned words at a place; at a suggestion's place the suggested words, not those to be replaced. */
function wordsIn({ from, to }: Hunk, steps: readonly Step[], passages: ReadonlyMap<Cluster, Passage>): EditWords {
	const [before, after]: [Word[], Word[]] = [[], []]
	let isReplaced = false
	let anyReplaced = false
	for (const step of steps.slice(from, to)) {
		if ('enters' in step) {
			const passage = passages.get(step.enters)
			isReplaced = passage?.clean === false
			anyReplaced ||= isReplaced
			if (passage && isReplaced) for (const word of proposedWordsOf(step.enters, passage.branch)) before.push(word)
		} else if ('leaves' in step) isReplaced = false
		else {
			if (step.sent && !isReplaced) before.push(step.sent)
			if (step.returned) after.push(step.returned)
		}
	}
	const [head, tail] = anyReplaced ? sameEnds(before, after) : [0, 0]
	const next = wordsBeside(steps, to - 1, 1)
	const [bracket] = next
	if (tail === 0 && bracket && closesBracket(bracket, before) && closesBracket(bracket, after)) {
		for (const side of [before, after]) side.push(bracket)
		next.shift()
	}
	return {
		before: before.slice(head, before.length - tail),
		after: after.slice(head, after.length - tail),
		leading: [...wordsBeside(steps, from, -1), ...after.slice(0, head)],
		trailing: [...after.slice(after.length - tail), ...next],
	}
}

function sameEnds(one: readonly Word[], other: readonly Word[]): [number, number] {
	const most = Math.min(one.length, other.length)
	let [head, tail] = [0, 0]
	while (head < most && one[head]?.key === other[head]?.key) head++
	while (tail < most - head && one[one.length - 1 - tail]?.key === other[other.length - 1 - tail]?.key) tail++
	return [head, tail]
}

function proposedWordsOf({ branches }: Cluster, taken: Branch): Word[] {
	const earlier = taken.readings.get('earlier')
	const newBranches = branches.filter(({ readings }) => [...readings].every(([owner, reading]) => owner === 'earlier' || reading === 'new'))
	return (newBranches.find(({ readings }) => readings.get('earlier') === earlier) ?? newBranches[0] ?? taken).words
}

function returnedPlace(steps: readonly Step[], { from, to }: Hunk): number | null {
	const at = (index: number) => {
		const step = steps[index]
		return step && 'returned' in step && step.returned && step.returned.key !== '\n' ? step.returned.paragraph : null
	}
	for (let index = from; index < to; index++) if (at(index) !== null) return at(index)
	for (let near = 1; near < steps.length; near++) {
		const found = at(from - near) ?? at(to - 1 + near)
		if (found !== null) return found
	}
	return null
}
