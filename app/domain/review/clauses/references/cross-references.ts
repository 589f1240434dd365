import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, CrossReference } from '../clause.ts'
import { isExternal } from './external-references.ts'
import { clauseLocator } from '../clause-locator.ts'
import { ReferenceTargets } from './reference-targets.ts'
import { allMatches } from '../search/all-matches.ts'

const clauseWords = /(?<![\p{L}\p{N}])(?:sub-?)?(?:sections?|articles?|clauses?|paragraphs?|secs?\.)\s{1,3}|§{1,2}\s{0,3}/giu
const exhibitWords = longPattern('gu')`
	(?<![\p{L}\p{N}])(?:
		Exhibits?|Schedules?|Annex(?:es)?|Appendi(?:x|ces)|Attachments?|EXHIBITS?|SCHEDULES?|ANNEX(?:ES)?|APPENDI(?:X|CES)|ATTACHMENTS?
	)\s{1,3}
`
const clauseLabel =
	/(?:\d{1,4}[A-Z]?(?:\.\d{1,3}){0,4}|[IVXLC]{1,7}(?![\p{L}\p{N}])|[A-Z](?:\.\d{1,3}){1,3}|[A-Z](?=\())?(?:\s?\((?:[A-Za-z]{1,4}|\d{1,2})\)){0,4}/uy
const exhibitLabel = /(?:[A-Z](?:-?\d{1,2})?|\d{1,2}(?:-?[A-Z])?(?:\.\d{1,2})?|[IVX]{1,5})(?![\p{L}\p{N}]|\.\p{Ll}|\s?&\s?\p{L})/uy
const separator =
	/\s{0,2}(?:,\s{0,2}(?:and|or|and\/or)?|and\/or|and|or|through|to|&|-|–)\s{1,2}(?:(?:sections?|clauses?|exhibits?|schedules?|annex|appendix)\s{1,2})?/iy

/** Where a text has "Section" or "Exhibit", whatever follows. */
export type ReferenceWords = Readonly<Record<CrossReference['kind'], readonly RegExpExecArray[]>>

/** The words of a text that may open a reference: found once where the same text is read with several sets of clauses. */
export function referenceWords(text: string): ReferenceWords {
	return { clause: allMatches(text, clauseWords), exhibit: allMatches(text, exhibitWords) }
}

/** References to clauses and exhibits in document order, each with what it points to. Numbers and headings of clauses are none. */
export function readCrossReferences(
	text: string,
	clauses: readonly Clause[],
	contents: readonly Span[],
	words = referenceWords(text),
): CrossReference[] {
	const targets = new ReferenceTargets(text, clauses)
	const locate = clauseLocator(clauses)
	const ownNumbers = new Set(clauses.map((clause) => clause.start))
	const inContents = contents.length ? within(contents) : () => false
	const references: CrossReference[] = []

	for (const kind of ['clause', 'exhibit'] as const) {
		let behind = 0
		for (const word of words[kind]) {
			// "Section 3 and Section 4" is one list; its second word was read with it.
			if (word.index < behind || ownNumbers.has(word.index) || inContents(word.index)) continue
			const items = readList(text, word.index + word[0].length, kind === 'clause' ? clauseLabel : exhibitLabel)
			const end = items.at(-1)?.end ?? 0
			behind = end
			for (const [index, item] of items.entries()) {
				const target = text.slice(item.start, item.end).replace(/\s/g, '')
				const span = { start: index === 0 ? word.index : item.start, end: item.end }
				const external = isExternal(text, { kind, word: word[0].trim(), target, start: word.index, end }, targets)
				const from = locate(word.index)
				const found = external ? null : kind === 'clause' ? targets.clause(target, from) : targets.exhibit(word[0].trim(), target)
				references.push({ ...span, kind, target, resolvedTo: found?.id ?? null, external })
			}
		}
	}
	return references.sort((a, b) => a.start - b.start)
}

/** "3", "3 and 4", "2(a), (b) or (c)", "4 through 6": the labels behind the word. */
function readList(text: string, from: number, label: RegExp): Span[] {
	const items: Span[] = []
	for (let at = from; items.length < 20;) {
		label.lastIndex = at
		const match = label.exec(text)?.[0]
		if (!match) break
		items.push({ start: at, end: at + match.length })
		separator.lastIndex = at + match.length
		const between = separator.exec(text)
		if (!between) break
		at += match.length + between[0].length
	}
	return items
}

function within(spans: readonly Span[]) {
	let index = 0
	return (offset: number) => {
		if (index > 0 && (spans[index - 1]?.end ?? 0) > offset) index = 0
		while (index < spans.length && (spans[index]?.end ?? 0) <= offset) index++
		return (spans[index]?.start ?? Infinity) <= offset
	}
}
