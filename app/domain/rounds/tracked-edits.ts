import type { SentSuggestion } from '#app/domain/suggestions/sent-suggestion.ts'
import type { Step } from './align-words.ts'
import { type ComparedStory, readingParagraphId } from './compared-story.ts'
import { kindOf, readAlike, wordsBeside } from './edit-context.ts'
import type { Mark } from './marked-story.ts'
import type { TheirEdit } from './round-judgement.ts'
import { type NewWord, newWords } from './new-words.ts'
import { firstRunEndingAfter, spoken } from './words.ts'
import { wordsOfEdit } from './words-of-edit.ts'

/** Stands between two edits that are one to whoever made them: "twelve (12)" into "six (6)". */
const partsNothing = /[\s([]/

/**
 * New tracked edits: what is tracked in the returned file and not in the sent one, told by the words and their place,
 * since programs write ids, authors and runs anew. Neighbouring words that one author took out and put in are one edit.
 *
 * @param sentAuthor the name that our own changes carry in the sent file
 */
export function trackedEdits(story: ComparedStory, suggestions: readonly SentSuggestion[], sentAuthor: string | null): Omit<TheirEdit, 'key'>[] {
	return groupsOf(newWords(story), story).flatMap((group) => {
		const { before, after, from, to } = wordsOfEdit(group, story.returnedText)
		if (readAlike(before, after)) return []
		const [old, now] = [spoken(before), spoken(after)]
		const { author, date } = authorOf(group)
		return [
			{
				kind: kindOf(old, now),
				author,
				date,
				inOurName: author === sentAuthor,
				before: old,
				after: now,
				leading: spoken(contextOf(story.accepted, from, -1)),
				trailing: spoken(contextOf(story.accepted, to, 1)),
				part: (story.returned ?? story.sent)?.kind ?? 'body',
				returnedParagraphId: readingParagraphId(story.returned, (after[0] ?? before[0])?.paragraph ?? null),
				sentParagraphId: readingParagraphId(story.sent, group.find(({ sentParagraph }) => sentParagraph !== null)?.sentParagraph ?? null),
				suggestions: [...new Set(group.flatMap((each) => each.suggestions))].flatMap((index) => suggestions[index]?.number ?? []),
				wayBack: null,
			},
		]
	})
}

function groupsOf(words: readonly NewWord[], { returnedText }: ComparedStory): NewWord[][] {
	const covered = new Set<number>()
	for (const { word } of words) for (let at = word.from; at < word.to; at++) covered.add(at)
	const groups: NewWord[][] = []
	let reached = 0
	for (const each of words) {
		const last = groups[groups.length - 1]
		const joins = last?.[0]?.mark.author === each.mark.author && nothingBetween(reached, each.word.from)
		if (joins) last?.push(each)
		else groups.push([each])
		reached = joins ? Math.max(reached, each.word.to) : each.word.to
	}
	return groups

	function nothingBetween(from: number, to: number): boolean {
		for (let index = firstRunEndingAfter(returnedText.runs, from); (returnedText.runs[index]?.from ?? to) < to; index++) {
			const run = returnedText.runs[index]
			// What was struck before does not part two edits; the end of a paragraph that nobody tracked does.
			if (!run || run.deleted) continue
			for (let at = Math.max(run.from, from); at < Math.min(run.to, to); at++) {
				const character = returnedText.text.charAt(at)
				if (!covered.has(at) && (character === '\n' ? !run.inserted : !partsNothing.test(character))) return false
			}
		}
		return true
	}
}

function authorOf(group: readonly NewWord[]): Pick<Mark, 'author' | 'date'> {
	const dated = group.find(({ mark }) => mark.date !== null)?.mark ?? group[0]?.mark
	return { author: dated?.author ?? '', date: dated?.date ?? null }
}

/** Words that stand beside a place of the returned file when everything tracked is accepted. */
function contextOf(steps: readonly Step[], place: number, direction: 1 | -1) {
	const beyond = (step: Step) => 'returned' in step && step.returned !== null && (direction === 1 ? step.returned.from >= place : step.returned.to > place)
	const at = steps.findIndex(beyond)
	if (at < 0) return wordsBeside(steps, steps.length, direction)
	return wordsBeside(steps, direction === 1 ? at - 1 : at, direction)
}
