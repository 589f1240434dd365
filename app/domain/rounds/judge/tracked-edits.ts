import { firstIndexWhere } from '#app/domain/word/package/binary-search.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import { type ComparedStory, readingParagraphId } from '../compare/compared-story.ts'
import { kindOf, readAlike, wordsBeside } from '../compare/edit-context.ts'
import type { Mark } from '../compare/marked-story.ts'
import type { CounterpartyEdit } from './round-judgement.ts'
import { type NewWord, newWords } from '../compare/new-words.ts'
import { firstRunEndingAfter, spoken } from '../compare/words.ts'
import { wordsOfEdit } from '../compare/words-of-edit.ts'

/** Text between two edits that their author sees as one: "twelve (12)" into "six (6)". */
const partsNothing = /[\s([]/

/**
 * New tracked edits: tracked in the returned file and not in the sent one, matched by words and place, since programs
 * rewrite ids, authors and runs. Adjacent words that one author deleted and inserted are one edit.
 *
 * @param sentAuthor the author name of our changes in the sent file
 */
export function trackedEdits(
	story: ComparedStory,
	suggestions: readonly SentSuggestion[],
	sentAuthor: string | null,
): Omit<CounterpartyEdit, 'key'>[] {
	const read = story.accepted.flatMap((step, at) => ('returned' in step && step.returned ? [{ at, word: step.returned }] : []))
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
				leading: spoken(wordsBeside(story.accepted, stepBeside(from, -1), -1)),
				trailing: spoken(wordsBeside(story.accepted, stepBeside(to, 1), 1)),
				part: (story.returned ?? story.sent)?.kind ?? 'body',
				returnedParagraphId: readingParagraphId(story.returned, (after[0] ?? before[0])?.paragraph ?? null),
				sentParagraphId: readingParagraphId(story.sent, group.find(({ sentParagraph }) => sentParagraph !== null)?.sentParagraph ?? null),
				suggestions: [...new Set(group.flatMap((each) => each.suggestions))].flatMap((index) => suggestions[index]?.number ?? []),
				restoringEdit: null,
			},
		]
	})

	function stepBeside(place: number, direction: 1 | -1): number {
		const beyond = read[firstIndexWhere(read, ({ word }) => (direction === 1 ? word.from >= place : word.to > place))]
		if (!beyond) return story.accepted.length
		return direction === 1 ? beyond.at - 1 : beyond.at
	}
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
			// An earlier deletion does not separate two edits; an untracked paragraph end does.
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
