import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

/** Characters behind a sentence in which its cap, its exception or its opposite usually stands (ours). */
const nextWords = 400

/** The words of a span and of what follows it: a limit is often the next sentence. */
export function wordsAndNext(input: Pick<RuleInput, 'document'>, { start, end }: Span, further = nextWords): string {
	return visibleText(input).slice(start, end + further)
}

/** A sentence that names every side at once: what it gives one side is not that side's alone. */
export function namesEverySide(words: string): boolean {
	return /\b(?:each|either|both|neither)\s+(?:of\s+(?:the\s+|us\b)?)?(?:part(?:y|ies)|sides?)\b|\bon\s+the\s+other\s+hand\b/i.test(words)
}

/** Whether the reader wrote a form that calls it "we" and the other side "you": its terms are there for it. */
export function speaksAsWe({ reader }: Pick<RuleInput, 'reader'>): boolean {
	return reader.party?.names.some((name) => /^(?:we|us)$/i.test(name)) ?? false
}

/** Whether words name a party, by any of the names that a document has for it. */
export function namesParty(words: string, names: readonly string[]): boolean {
	return names.some((name) => new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'u').test(words))
}

/** The names of everybody but the reader. */
export function othersNames({ parties, reader }: Pick<RuleInput, 'parties' | 'reader'>): string[] {
	return parties.filter(({ id }) => id !== reader.party?.id).flatMap(({ names }) => names)
}
