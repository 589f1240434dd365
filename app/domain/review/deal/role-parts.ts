import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import type { DocumentParty } from '../sides/document-party.ts'

/** A part of a document that is written for one role alone: "Part 2: Terms for Sponsors". */
interface RolePart extends Span {
	role: string
}

const numbered = '(?:(?:part|section|chapter|schedule|annex|article|title)\\s+[\\w.]{1,6}\\s*[.:–—)-]?\\s*)?'
const heading = new RegExp(
	patternPart`
		^[ \t#*_]*${numbered}(?:(?!special|supplement|other)\w+\s){0,2}?(?:terms|provisions|conditions|rules)
		(?:\s(?:and|&)\s(?:terms|provisions|conditions))?\s(?:for|applicable\sto|applying\sto|that\sapply\sto)\s(?:the\s|all\s|our\s)?
		(\p{L}+(?:\s\p{L}+){0,2})[ \t*_:.]*$
	`,
	'gimu',
)
const shared = new RegExp(
	`^[ \\t#*_]*${numbered}(?:general|common|shared|miscellaneous|additional)\\b[^\\n]{0,40}\\b(?:terms|provisions|conditions|rules)\\b[^\\n]{0,80}$`,
	'gimu',
)

/** The parts of a document for different roles; none where there is only one such part. */
export function roleParts(text: string): RolePart[] {
	const heads = allMatches(text, heading).map(({ 1: role = '', index }) => ({ role: folded(role), start: index }))
	if (new Set(heads.map(({ role }) => role)).size < 2) return []
	const ends = allMatches(text, shared).map(({ index }) => index)
	return heads.map(({ role, start }, index) => {
		const next = heads[index + 1]?.start ?? text.length
		return { role, start, end: Math.min(next, ...ends.filter((end) => end > start)) }
	})
}

/** Whether what stands at an offset holds for a reader: it is in no such part, or in the one of the reader's role. */
export function holdsFor(parts: readonly RolePart[], reader: DocumentParty | null, offset: number): boolean {
	const part = parts.find(({ start, end }) => start <= offset && offset < end)
	if (!part) return true
	return reader !== null && [reader.name, reader.role ?? '', ...reader.names].some((name) => folded(name) === part.role)
}

function folded(name: string): string {
	return name
		.trim()
		.toLowerCase()
		.replace(/^the\s/, '')
		.replace(/s$/, '')
}
