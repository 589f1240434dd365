import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from './clauses/search/all-matches.ts'

/**
 * Characters that carry hidden words: Unicode tags (a copy of ASCII that prints as nothing; a flag emoji is made of
 * them too), and text that an override turns around, so that it reads otherwise than it is stored.
 */
const concealed = /(?<!\u{1f3f4})(?<![\u{e0000}-\u{e007f}])[\u{e0000}-\u{e007f}]{2,}|[\u202d\u202e][^\u202c\n]{1,2000}\u202c?/gu

/** A quick test for either: tags are pairs that begin so. */
const sign = /[\u202d\u202e\udb40]/

/** Stretches whose stored words are not those on paper, in order. */
export function concealedText(text: string): Span[] {
	if (!sign.test(text)) return []
	return allMatches(text, concealed).map(({ index, 0: written }) => ({ start: index, end: index + written.length }))
}
