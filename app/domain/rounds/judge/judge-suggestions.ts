import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import { type ComparedStory, readingParagraphId } from '../compare/compared-story.ts'
import { type Passage, passagesOf, readingOf } from '../compare/passages.ts'
import type { JudgedSuggestion, OutcomeNote, SuggestionOutcome } from './round-judgement.ts'
import type { Cluster } from '../compare/sent-lattice.ts'
import { passageBetween, returnedWords, sentenceAround } from './returned-sentence.ts'
import { spoken } from '../compare/words.ts'

/** Share of the words around a change that must be found again before any outcome is reported. */
const enoughFound = 0.3
const longestQuote = 2000

interface Place {
	story: ComparedStory
	rejected: Passage
	accepted: Passage
}

/** The outcome of each suggestion in the sent file, from both readings of the returned one. */
export function judgeSuggestions(sent: readonly SentSuggestion[], stories: readonly ComparedStory[]): JudgedSuggestion[] {
	const places = stories.flatMap((story) => {
		const accepted = passagesOf(story.accepted)
		return [...passagesOf(story.rejected)].flatMap(([cluster, rejected]): { cluster: Cluster; place: Place }[] => {
			const there = accepted.get(cluster)
			return there ? [{ cluster, place: { story, rejected, accepted: there } }] : []
		})
	})
	return sent.map(({ suggestionId, number, title, change, reason }, index) => {
		const own = places.filter(({ cluster }) => cluster.suggestions.includes(index)).map(({ place }) => place)
		const verdicts = own.map((place) => judgePlace(place, index))
		const { outcome, note } = own.length === 0 ? { outcome: 'unmatched' as const, note: 'not_in_sent_file' as const } : together(verdicts)
		const inPart =
			note !== 'clause_deleted' &&
			(new Set(verdicts.map((verdict) => verdict.outcome)).size > 1 || own.some(({ accepted }) => readingOf(accepted, index) === 'half'))
		return {
			suggestionId,
			number,
			title,
			change,
			reason,
			outcome,
			note,
			stands: outcome === 'changed' ? currentWording(own, inPart) : null,
			returnedParagraphId: outcome === 'unmatched' ? null : paragraphOf(own),
		}
	})
}

interface Verdict {
	outcome: SuggestionOutcome
	note: OutcomeNote | null
}

function judgePlace({ rejected, accepted }: Place, suggestion: number): Verdict {
	const isThere = (passage: Passage) =>
		passage.found >= enoughFound || (passage.clean && passage.branch.words.some(({ key }) => key !== '\n'))
	if (!isThere(rejected) && !isThere(accepted)) return { outcome: 'unmatched', note: 'clause_gone' }
	if (!isThere(accepted)) return { outcome: 'changed', note: 'clause_deleted' }
	const reads = readingOf(accepted, suggestion)
	if (reads === 'old') return { outcome: 'reverted', note: null }
	if (reads !== 'new') return { outcome: 'changed', note: null }
	const underneath = readingOf(rejected, suggestion)
	if (underneath === 'old') return { outcome: 'untouched', note: null }
	return underneath === 'half' ? { outcome: 'untouched', note: 'partly_accepted' } : { outcome: 'accepted', note: null }
}

function together(verdicts: readonly Verdict[]): Verdict {
	const [first] = verdicts
	const outcomes = new Set(verdicts.map(({ outcome }) => outcome))
	if (!first || outcomes.size === 1)
		return { outcome: first?.outcome ?? 'unmatched', note: verdicts.find(({ note }) => note)?.note ?? null }
	const kept = [...outcomes].every((outcome) => outcome === 'accepted' || outcome === 'untouched')
	return kept
		? { outcome: 'untouched', note: 'partly_accepted' }
		: { outcome: 'changed', note: verdicts.find(({ note }) => note === 'clause_deleted')?.note ?? null }
}

/**
 * The current text at its places: the words themselves where all have the same outcome, the sentence around them where
 * only part was answered, since half a suggestion means nothing alone.
 */
function currentWording(places: readonly Place[], inPart: boolean): string {
	const [place] = places
	const described = places
		.flatMap(({ accepted: { words, near } }) => (inPart && words.length === 0 ? (near ?? []) : words))
		.filter(({ key }) => key !== '\n')
	const [first, last] = [described[0], described[described.length - 1]]
	if (!place || !first || !last) return ''
	if (places.some(({ story }) => story !== place.story))
		return cut(
			places
				.map(({ accepted }) => spoken(accepted.words))
				.filter((text) => text !== '')
				.join(' … '),
		)
	const words = returnedWords(place.story.accepted)
	return cut(inPart ? sentenceAround(words, first, last) : spoken(passageBetween(words, first, last)))
}

function cut(text: string): string {
	return text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text
}

function paragraphOf(places: readonly Place[]): string | null {
	const [first] = places
	return first ? readingParagraphId(first.story.returned, (first.accepted.near ?? first.rejected.near)?.paragraph ?? null) : null
}
