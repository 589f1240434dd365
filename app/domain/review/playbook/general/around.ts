import { longPattern } from '#app/domain/text/long-pattern.ts'
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
	return names.some((name) => name !== '' && standsAlone(words, name))
}

/** Whether a name stands in words with no letter at either end of it. */
function standsAlone(words: string, name: string): boolean {
	for (let at = words.indexOf(name); at !== -1; at = words.indexOf(name, at + 1)) {
		const end = at + name.length
		// A letter may take two places.
		if (!/\p{L}$/u.test(words.slice(Math.max(0, at - 2), at)) && !/^\p{L}/u.test(words.slice(end, end + 2))) return true
	}
	return false
}

/** The names of everybody but the reader. */
export function othersNames({ parties, reader }: Pick<RuleInput, 'parties' | 'reader'>): string[] {
	return parties.filter(({ id }) => id !== reader.party?.id).flatMap(({ names }) => names)
}

const roles = longPattern('gi')`
	\b(?:
		advertis|publish|sell|buy|merchant|driver|host|guest|affiliate|partner|resell|develop|creator|restaurant|courier|supplier|vendor
		|customer|client|employer|candidate|landlord|tenant|owner|lender|borrower|licens(?=ee|or)
	)\w*\b
`
const ofAPart = /\b(?:terms|provisions|conditions|part|schedule|addendum|agreement|section)\b/i

/**
 * Whether words stand in a part that its heading, or the sentence itself, gives to another role than the reader's: what
 * it says there is nothing to the reader.
 */
export function belongsToAnotherRole(
	{ structure, reader, parties }: Pick<RuleInput, 'structure' | 'reader' | 'parties'>,
	{ start, end }: Span,
): boolean {
	const party = reader.party
	if (!party) return false
	const own = [...party.names, party.role ?? '', party.roleKind ?? ''].join(' ').toLowerCase()
	const isOthers = (words: string) => {
		const named = words.match(roles) ?? []
		return (
			named.length > 0 &&
			!named.some((role) => own.includes(role.toLowerCase().slice(0, 5))) &&
			!party.names.some((name) => name.length > 3 && words.toLowerCase().includes(name.toLowerCase()))
		)
	}
	const headings = structure.clauses.flatMap((clause) =>
		clause.heading !== null && clause.start <= start && end <= clause.end ? [clause.heading] : [],
	)
	if (
		parties.length > 0 &&
		headings.some(
			(heading) => ofAPart.test(heading) && /\b(?:for|applicable\s+to|part|addendum|schedule)\b/i.test(heading) && isOthers(heading),
		)
	)
		return true
	const said = structure.sentences.find((sentence) => sentence.start < end && sentence.end > start)?.text ?? ''
	const only = /\b(?:if|where|when)\s+you\s+are\s+(?:an?\s+)?([\w -]{3,30})|\bas\s+an?\s+([\w -]{3,30}),\s+you\b/i.exec(said)
	return only !== null && isOthers(only[1] ?? only[2] ?? '')
}

/** A quote that starts or ends within a sentence shows half of what is said. */
export function isWholeQuote(input: Pick<RuleInput, 'document'>, { start, end }: Span): boolean {
	const text = visibleText(input)
	return (
		!/^\s*\p{Ll}/u.test(text.slice(start, end)) &&
		(/[.!?;]["”’')\]]*\s*$/.test(text.slice(start, end)) || !/^[\s,]*[\p{Ll}(]/u.test(text.slice(end, end + 12)))
	)
}
