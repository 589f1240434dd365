import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause } from '../clause.ts'

/** The most terms that may begin with the same word; hostile text cannot make the search slow. */
const maximumSameStart = 40

/** A word that begins with a capital or a digit. All of Unicode is tested only where ASCII does not decide. */
const capitalWord = /[A-Z\d\u0080-\u{10ffff}](?<=(?<![\p{L}\p{N}])[\p{Lu}\p{N}])[\p{L}\p{N}’'&]*/gu
const anyWord = /[\p{L}\p{N}][\p{L}\p{N}’'&]*/gu

/**
 * Where each term is used, plurals and possessives included, the longest term winning: "Receiving Party"
 * is no use of "Party". Headings are not uses.
 */
export function termUses(text: string, terms: readonly string[], clauses: readonly Clause[]): Map<string, Span[]> {
	const uses = new Map<string, Span[]>(terms.map((term) => [term, []]))
	const byFirstWord = new Map<string, { written: string; term: string }[]>()
	for (const term of uses.keys()) {
		for (const written of forms(term)) {
			const first = firstWord(written)
			if (!first) continue
			const list = byFirstWord.get(first) ?? []
			if (list.length < maximumSameStart) list.push({ written, term })
			byFirstWord.set(first, list)
		}
	}
	for (const list of byFirstWord.values()) list.sort((a, b) => b.written.length - a.written.length || (a.written < b.written ? -1 : 1))

	const headings = clauses.filter((clause) => clause.heading !== null)
	let heading = 0
	// Most words of a text are in small letters, most terms are not: small words are stepped over when no term begins with one.
	const word = [...byFirstWord.keys()].some((first) => /^[^\p{Lu}\p{N}]/u.test(first)) ? anyWord : capitalWord
	word.lastIndex = 0
	for (let match = word.exec(text); match; match = word.exec(text)) {
		const candidates =
			byFirstWord.get(match[0]) ??
			(match[0].includes("'") || match[0].includes('’') ? byFirstWord.get(match[0].replace(/[’']s?$/, '')) : undefined)
		if (!candidates) continue
		const found = candidates.find(
			({ written }) => text.startsWith(written, match.index) && !/[\p{L}\p{N}]/u.test(text[match.index + written.length] ?? ' '),
		)
		if (!found) continue
		const end = match.index + found.written.length
		word.lastIndex = Math.max(word.lastIndex, end)
		while (heading < headings.length && (headings[heading]?.bodyStart ?? 0) <= match.index) heading++
		if (match.index >= (headings[heading]?.start ?? Infinity)) continue
		uses.get(found.term)?.push({ start: match.index, end })
	}
	return uses
}

function firstWord(term: string): string | undefined {
	return /[\p{L}\p{N}][\p{L}\p{N}’'&]*/u.exec(term)?.[0]
}

/** "Party" is used as "Parties", "Affiliates" as "Affiliate", "Services" as "SERVICES". */
function forms(term: string): string[] {
	const written = new Set([term])
	if (/[^aeiou]y$/.test(term)) written.add(`${term.slice(0, -1)}ies`)
	else if (/ies$/.test(term)) written.add(`${term.slice(0, -3)}y`)
	else if (/(?:s|x|ch|sh)$/.test(term) && !/[^s]s$/.test(term)) written.add(`${term}es`)
	else if (/[^s]s$/.test(term)) written.add(term.slice(0, -1))
	else if (!/s$/.test(term)) written.add(`${term}s`)
	const base = term.replace(/\(s\)$/, '')
	if (base !== term) written.add(base).add(`${base}s`)
	for (const form of [...written]) if (form !== form.toUpperCase()) written.add(form.toUpperCase())
	return [...written].filter((form) => form.length > 0)
}
