import type { Step } from './align-words.ts'
import type { ComparedStory } from './compared-story.ts'
import type { Mark } from './marked-story.ts'
import type { Cluster } from './sent-lattice.ts'
import { firstRunEndingAfter, type MarkedRun, type MarkedText, type Word, wordsOf } from './words.ts'

/** A tracked word of the returned file that was not tracked in the sent one. */
export interface NewWord {
	word: Word
	/** Deleted; otherwise inserted. */
	gone: boolean
	mark: Mark
	sentParagraph: number | null
	/** Indices of our suggestions at its place. */
	suggestions: number[]
}

/** The words of a story inserted or deleted with tracking since it was sent, in file order. */
export function newWords(story: ComparedStory): NewWord[] {
	const putIn = fromSteps(story.accepted, story, false)
	const takenOut = fromSteps(story.rejected, story, true)
	return [...putIn, ...takenOut, ...crossedOut(story)].sort(
		(one, other) => one.word.from - other.word.from || Number(other.gone) - Number(one.gone),
	)
}

function fromSteps(steps: readonly Step[], { sentText, returnedText }: ComparedStory, gone: boolean): NewWord[] {
	const words: NewWord[] = []
	const struckByUs = new Set(sentText.runs.filter(({ deleted }) => deleted).map((run) => struckKey(sentText, run)))
	const stands = (run: MarkedRun) => run.deleted !== null && struckByUs.has(struckKey(returnedText, run))
	const suggestionsBeside = besideEach(steps)
	let within: Cluster | null = null
	for (const [at, step] of steps.entries()) {
		if ('enters' in step) within = step.enters
		else if ('leaves' in step) within = null
		else if (step.returned) {
			const sent = step.sent
			// A deletion that was in the sent file is not new, even where somebody typed right after it.
			const own = runsOf(returnedText, step.returned).find((run) =>
				gone ? run.deleted && !((within || suggestionsBeside(at).length > 0) && stands(run)) : run.inserted,
			)
			const wasTracked = sent !== null && runsOf(sentText, sent).some((run) => (gone ? run.deleted : run.inserted))
			// When only the ending of a word is tracked, its other half belongs to the edit too.
			const beside = within && sent ? null : gluedMark(returnedText, step.returned, stands)
			const mark = own && !(within && wasTracked) ? (gone ? own.deleted : own.inserted) : own ? null : !sent || gone ? beside : null
			if (mark)
				words.push({
					word: step.returned,
					gone,
					mark,
					sentParagraph: sent?.paragraph ?? null,
					suggestions: within?.suggestions ?? suggestionsBeside(at),
				})
		}
	}
	return words
}

/** Words inserted by one author and deleted by another: mostly our own that the counterparty struck. */
function crossedOut({ sentText, returnedText }: ComparedStory): NewWord[] {
	const crossed = ({ inserted, deleted }: MarkedRun) => inserted !== null && deleted !== null && inserted.author !== deleted.author
	const before = new Map<string, number>()
	for (const { key } of wordsIn(sentText, crossed)) before.set(key, (before.get(key) ?? 0) + 1)
	return wordsIn(returnedText, crossed).flatMap((word) => {
		const known = before.get(word.key) ?? 0
		if (known > 0) before.set(word.key, known - 1)
		const mark = runsOf(returnedText, word)[0]?.deleted
		return known > 0 || !mark || word.key === '\n' ? [] : [{ word, gone: true, mark, sentParagraph: null, suggestions: [] }]
	})
}

/** The words of the matching runs, range by range: runs that are apart in the file never form one word. */
function wordsIn(text: MarkedText, matches: (run: MarkedRun) => boolean): Word[] {
	const stretches: [number, number][] = []
	for (const run of text.runs) {
		if (!matches(run)) continue
		const last = stretches[stretches.length - 1]
		if (last && last[1] === run.from) last[1] = run.to
		else stretches.push([run.from, run.to])
	}
	return stretches.flatMap(([from, to]) => wordsOf(text, () => true, from, to))
}

function struckKey({ text }: MarkedText, { from, to, deleted }: MarkedRun): string {
	return `${deleted?.author ?? ''}\n${text.slice(from, to)}`
}

function runsOf({ runs }: MarkedText, { from, to }: Word): MarkedRun[] {
	const found: MarkedRun[] = []
	for (let index = firstRunEndingAfter(runs, from); (runs[index]?.from ?? to) < to; index++) {
		const run = runs[index]
		if (run) found.push(run)
	}
	return found
}

const glue = /[\p{L}\p{N}]/u

/** The author of tracked letters that touch a word, or lie between its own. */
function gluedMark(text: MarkedText, word: Word, stands: (run: MarkedRun) => boolean): Mark | null {
	for (const run of runsOf(text, word)) if (!stands(run) && (run.inserted ?? run.deleted)) return run.inserted ?? run.deleted
	for (const [inner, outer] of [
		[word.from, word.from - 1],
		[word.to - 1, word.to],
	] as const) {
		if (outer < 0 || !glue.test(text.text.charAt(inner)) || !glue.test(text.text.charAt(outer))) continue
		const run = text.runs[firstRunEndingAfter(text.runs, outer)]
		if (run && !stands(run) && (run.inserted ?? run.deleted)) return run.inserted ?? run.deleted
	}
	return null
}

function besideEach(steps: readonly Step[]): (at: number) => number[] {
	const before = lastPassed(steps)
	const behind = lastPassed([...steps].reverse()).reverse()
	return (at) => [...(before[at] ?? []), ...(behind[at] ?? [])]
}

function lastPassed(steps: readonly Step[]): number[][] {
	let passed: number[] = []
	return steps.map((step) => {
		const before = passed
		if ('enters' in step) passed = step.enters.suggestions
		else if ('leaves' in step) passed = step.leaves.suggestions
		else if (step.sent && step.returned) passed = []
		return before
	})
}
