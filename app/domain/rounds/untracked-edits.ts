import type { SentSuggestion } from '#app/domain/suggestions/sent-suggestion.ts'
import type { Step } from './align-words.ts'
import { type ComparedStory, readingParagraphId } from './compared-story.ts'
import { kindOf, readAlike, saysSomething, wordsBeside } from './edit-context.ts'
import type { TheirEdit } from './round-judgement.ts'
import type { Branch, Cluster } from './sent-lattice.ts'
import { wayBack } from './way-back.ts'
import { spoken, type Word } from './words.ts'

/** Words that may stay between two edits of one paragraph for both to be shown as one. */
const joinedOver = 2

/**
 * Edits made with tracking off: where the returned file, all its tracked changes rejected, reads neither as the sent
 * file did nor as any answer to our changes would make it read.
 */
export function untrackedEdits(story: ComparedStory, suggestions: readonly SentSuggestion[]): Omit<TheirEdit, 'key'>[] {
	return hunksOf(story.rejected).flatMap((hunk) => {
		const { before, after } = wordsIn(hunk, story.rejected)
		if (readAlike(before, after)) return []
		const [old, now] = [spoken(before), spoken(after)]
		return [
			{
				kind: kindOf(old, now),
				author: null,
				date: null,
				inOurName: false,
				before: old,
				after: now,
				leading: spoken(wordsBeside(story.rejected, hunk.from, -1)),
				trailing: spoken(wordsBeside(story.rejected, hunk.to - 1, 1)),
				part: (story.returned ?? story.sent)?.kind ?? 'body',
				returnedParagraphId: readingParagraphId(story.returned, returnedPlace(story.rejected, hunk)),
				sentParagraphId: readingParagraphId(story.sent, before[0]?.paragraph ?? null),
				suggestions: hunk.clusters.flatMap((cluster) => cluster.suggestions).flatMap((index) => suggestions[index]?.number ?? []),
				wayBack: wayBack(story, { before, after, previous: wordsBeside(story.rejected, hunk.from, -1).at(-1) ?? null }),
			},
		]
	})
}

/** A stretch of steps from its first edit to behind its last, and the tracked places of the sent file in it or right beside it. */
interface Hunk {
	from: number
	to: number
	clusters: Cluster[]
	/** Whether it stands where a change of ours reads as nothing: then what was to stand there is what was replaced. */
	inPlaceOfNothing: boolean
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
	return ranges.map(([from, to]) => {
		const beside = [...emptyBeside(steps, owners, from, -1), ...emptyBeside(steps, owners, to - 1, 1)]
		const inside = owners.slice(from, to).filter((owner) => owner !== null)
		const passed = [...new Set([...inside, ...beside])]
		return { from, to, clusters: passed.map(({ cluster }) => cluster), inPlaceOfNothing: passed.length > 0 && passed.every(({ branch }) => !saysSomething(branch.words)) }
	})
}

interface Owner {
	cluster: Cluster
	branch: Branch
}

/** The tracked place that each step belongs to. */
function ownersOf(steps: readonly Step[]): (Owner | null)[] {
	let owner: Owner | null = null
	return steps.map((step) => {
		if ('enters' in step) owner = { cluster: step.enters, branch: step.branch }
		const own = owner
		if ('leaves' in step) owner = null
		return own
	})
}

/** Places that read as nothing right beside a step. */
function emptyBeside(steps: readonly Step[], owners: readonly (Owner | null)[], from: number, direction: 1 | -1): Owner[] {
	const found: Owner[] = []
	for (let at = from + direction; at >= 0 && at < steps.length; at += direction) {
		const step = steps[at]
		const owner = owners[at]
		if (!step || 'sent' in step || !owner || saysSomething(owner.branch.words)) break
		if (!found.includes(owner)) found.push(owner)
	}
	return found
}

function wordsIn(hunk: Hunk, steps: readonly Step[]): { before: Word[]; after: Word[] } {
	const inside = steps.slice(hunk.from, hunk.to)
	const before = inside.flatMap((step) => ('sent' in step && step.sent ? [step.sent] : []))
	const after = inside.flatMap((step) => ('returned' in step && step.returned ? [step.returned] : []))
	if (saysSomething(before) || !saysSomething(after) || !hunk.inPlaceOfNothing) return { before, after }
	const asItWas = hunk.clusters.flatMap(({ branches }) => branches.find(({ readings }) => [...readings.values()].every((reading) => reading === 'old'))?.words ?? [])
	return { before: asItWas, after }
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
