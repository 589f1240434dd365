import { type NewSuggestionRefusal, writeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import { placedParagraphs } from '#app/domain/placing/paragraph-places.ts'
import { readVersion } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { changedWords } from './changed-words.ts'
import type { ClaimedHelp } from './open-claimed.server.ts'

/** What an expert proposes for a paragraph, and why. */
export interface ExpertChange {
	paragraphId: string
	/** The paragraph as the expert saw it. */
	expected: string
	text: string
	reason: string
}

/**
 * Adds an expert's wording as a suggestion by 'Fineprint expert', which the founder decides about like any other. Only of
 * the words that differ: the rest of the paragraph stays as it is.
 */
export async function suggestAsExpert(
	services: Pick<Services, 'db' | 'storage'>,
	{ expert, version, isNewest }: ClaimedHelp,
	{ paragraphId, expected, text, reason }: ExpertChange,
	engine: WordEngine = wordEngineFor(expert.id),
): Promise<{ number: number } | NewSuggestionRefusal> {
	if (!isNewest) return 'stale'
	const words = await readVersion(services, version)
	const placed = 'text' in words ? placedParagraphs(words).find(({ paragraph }) => paragraph.id === paragraphId) : undefined
	// Forms bring line breaks as two characters.
	if (placed?.text.replaceAll('\r\n', '\n') !== expected.replaceAll('\r\n', '\n')) return 'text_differs'
	const change = changedWords(placed.text, text.replaceAll('\r\n', '\n'))
	if (change === null) return 'nothing_to_change'
	const made = await writeSuggestion(
		services,
		version,
		{ paragraphId, ...change, reason },
		{ actor: { id: expert.id }, origin: 'expert', createdById: null },
		engine,
	)
	return typeof made === 'string' ? made : { number: made.number }
}
