import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, DefinedTerm, UndefinedTerm } from '../clause.ts'
import { isProperName } from '../proper-names.ts'
import { allMatches } from '../search/all-matches.ts'

/** A capitalized phrase behind a word that introduces a defined term; these two are tested first, since few places have them. */
const usedAsTerm = longPattern('gu')`
	(?=(?:the|such|each|any|all|an?|this|that|its|his|their|either|every|no)\s\p{Lu})(?<![\p{L}\p{N}.])
	(?:the|such|each|any|all|an?|this|that|its|his|their|either|every|no)\s(
		(?:[\p{Lu}][\p{Ll}]{2,30}(?:-[\p{Lu}\p{Ll}][\p{Ll}]{1,30})?)(?:\s(?:of\s)?[\p{Lu}][\p{Ll}]{1,30}(?:-[\p{Lu}][\p{Ll}]{1,30})?){0,4}
	)(?![\p{L}\p{N}&’'-]|\.\s?[a-z]|,?\s(?:Inc|LLC|Ltd|Corp|GmbH|L\.P)\b|\s[\p{Lu}\p{N}(])
`
const elsewhere =
	/(?:capitali[sz]ed|defined)\s(?:terms?|words?)[^.]{0,80}not\s(?:otherwise\s)?defined[^.]{0,200}(?:meanings?|ascribed|set\sforth)/i
/** In quotation marks anywhere, even with one of the two missing: it was meant as a definition. */
const quotedSomewhere = /[“"]([^”“"\n]{1,60})[”"]|\([“"]([^)\n“”"]{1,60})\)|\bthe\s(\p{Lu}[^\n“”"(),.]{1,50})[”"]/gu
/** "Series Seed", "Common Stock": classes of shares have their names from the charter. */
const shareClass =
	/^(?:Series\s(?:Seed|[A-Z]\b)|Common|Preferred|Class\s[A-Z]\b)(?:[\s-](?:Stock|Shares?|Preferred|Seed|Common|Financing|Round|Units?|Interests?))*$/
/** "The Renewal Fee is as stated in Section 2": such an author believes the term defined, so one use is enough. */
const saidElsewhere = longPattern('gu')`
	\b[Tt]he\s(\p{Lu}\p{Ll}{2,30}(?:\s\p{Lu}\p{Ll}{1,30}){1,4})\s(?:is|are|shall\sbe|has\sthe\smeaning)\s(?:as\s)?
	(?:stated|defined|set\s(?:out|forth)|given|specified|described|shown)\s(?:in|by)\b
`
const minimumUses = 2
const capital = /^\p{Lu}/u

/**
 * Capitalized terms that are used like defined ones and defined nowhere. Conservative: a term counts only when it
 * stands at least twice behind an article or "such", and is no name, place, law, title or heading.
 */
export function readUndefinedTerms(text: string, clauses: readonly Clause[], definedTerms: readonly DefinedTerm[]): UndefinedTerm[] {
	if (definedTerms.length === 0 || elsewhere.test(text)) return []
	const known = new Set<string>()
	for (const { term } of definedTerms) {
		known.add(stem(term))
		for (const word of term.split(/[\s/-]+/)) if (capital.test(word)) known.add(stem(word))
	}
	for (const match of allMatches(text, quotedSomewhere)) known.add(stem((match[1] ?? match[2] ?? match[3] ?? '').trim()))
	const headings = new Set([...clauses.flatMap((clause) => (clause.heading ? [stem(clause.heading)] : [])), ...labelLines(text)])
	const found = new Map<string, Span[]>()
	const pointedTo = new Set<string>()
	for (const match of allMatches(text, usedAsTerm)) {
		const phrase = match[1] ?? ''
		if (isProperName(phrase, text.slice(match.index + match[0].length, match.index + match[0].length + 40))) continue
		if (isKnown(phrase, known) || headings.has(stem(phrase)) || shareClass.test(phrase)) continue
		const start = match.index + match[0].length - phrase.length
		const uses = found.get(phrase) ?? []
		uses.push({ start, end: start + phrase.length })
		found.set(phrase, uses)
	}
	for (const match of allMatches(text, saidElsewhere)) {
		const phrase = match[1] ?? ''
		if (isKnown(phrase, known) || headings.has(stem(phrase)) || shareClass.test(phrase) || isProperName(phrase, '')) continue
		const start = match.index + match[0].indexOf(phrase)
		pointedTo.add(phrase)
		if (!found.has(phrase)) found.set(phrase, [{ start, end: start + phrase.length }])
	}
	return [...found]
		.filter(([phrase, uses]) => (uses.length >= minimumUses || pointedTo.has(phrase)) && !mostlyLowerCase(text, phrase, uses.length))
		.map(([term, uses]) => ({ term, uses }))
}

/**
 * "Purpose" on a line of its own or in the cell of a table, "2. Purpose (see below)", "Purpose: …": the fields of a
 * cover page give the terms their meaning, "Fees / Payment" both. So does the document's name in the title.
 */
function labelLines(text: string): string[] {
	const fields = allMatches(
		text,
		longPattern('gmu')`
			(?:^|[|\t])[ \t]{0,8}(?:\(?[\dA-Z]{1,3}(?:\.\d{1,2})?[.)][ \t]{1,3})?(?:The\s)?(\p{Lu}[\p{L}&’'\/, -]{2,60}?)[ \t]{0,2}
			(?:\([^()\n|]{1,60}\)[ \t]{0,2})?\*{0,2}(?=:[ \t]|:?[ \t]*(?:$|[|\t])|[ \t][–—-][ \t])
		`,
	).map(([, label = '']) => label)
	return fields.flatMap((label) => [
		stem(label),
		...parts(label).map(stem),
		...(paper.test(label) ? [stem(label.split(' ').at(-1) ?? '')] : []),
	])
}

function parts(label: string): string[] {
	const several = label.split(/\s?[/&,]\s?|\sand\s|\sor\s/).filter((part) => part.length > 2)
	return several.length > 1 ? several : []
}

const paper =
	/\b(?:agreement|contract|undertaking|deed|letter|instrument|note|lease|policy|plan|addendum|amendment|guarant(?:y|ee)|warrant|memorandum)$/i

/** The phrase itself, or all its words, are defined: "Receiving Party Representatives" where both are. */
function isKnown(phrase: string, known: ReadonlySet<string>): boolean {
	return known.has(stem(phrase)) || phrase.split(/[\s-]+/).every((word) => /^(?:of)$/.test(word) || known.has(stem(word)))
}

/** A word that is as often in lower case is a slip of the pen, not a term. */
function mostlyLowerCase(text: string, phrase: string, uses: number): boolean {
	const small = phrase.toLowerCase()
	let count = 0
	for (let at = text.indexOf(small); at !== -1 && count < uses; at = text.indexOf(small, at + small.length)) count++
	return count >= uses
}

function stem(term: string) {
	return term
		.toLowerCase()
		.replace(/[.,:;]+$/, '')
		.replace(/ies$/, 'y')
		.replace(/(?<=[^s])s$/, '')
}
