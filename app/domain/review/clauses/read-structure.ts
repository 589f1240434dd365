import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Structure } from './clause.ts'
import { clauseLocator } from './clause-locator.ts'
import { readCrossReferences } from './cross-references.ts'
import { readDefinedTerms } from './defined-terms.ts'
import { finerClauses } from './finer-clauses.ts'
import { type Line, readLines } from './lines.ts'
import { type Opening, readOutline } from './outline.ts'
import { shareWords } from './search/sentences-to-read.ts'
import { readSentences } from './sentences.ts'
import { readUndefinedTerms } from './undefined-terms.ts'

/**
 * The skeleton of an agreement: its clauses nested by their numbers, what refers to what, which terms are
 * defined where, and its sentences. Never throws on odd text; a document without numbers or headings gives
 * one clause for each paragraph.
 */
export function readStructure(document: ExtractedDocument): Structure {
	return readOnce(document).structure
}

/**
 * The skeleton twice: `structure` as the trained readers know it, `finer` with the clauses that run on inside others as
 * clauses of their own, for people and rules. Sentences are the same in both, but for the clause that each stands in.
 */
export function readStructures(document: ExtractedDocument): { structure: Structure; finer: Structure } {
	const { structure, contents } = readOnce(document)
	const clauses = finerClauses(document, structure.clauses, structure.sentences)
	if (clauses.length === structure.clauses.length) return { structure, finer: structure }
	const locate = clauseLocator(clauses)
	const sentences = structure.sentences.map((sentence) => ({ ...sentence, clauseId: locate(sentence.start)?.id ?? null }))
	shareWords(sentences, structure.sentences)
	return {
		structure,
		finer: {
			...structure,
			clauses,
			crossReferences: readCrossReferences(document.text, clauses, contents),
			sentences,
		},
	}
}

function readOnce(document: ExtractedDocument): { structure: Structure; contents: Line[] } {
	const lines = readLines(document)
	const { openings, contents } = readOutline(lines)
	const outline = openings.some((opening) => opening.kind === 'clause') ? openings : withParagraphs(openings, lines, contents)
	const clauses = outline.length === 0 ? [] : toClauses(outline, lines)
	const locate = clauseLocator(clauses)
	const definedTerms = readDefinedTerms(document.text, clauses)
	const contentLines = lines.filter((_, index) => contents[index])
	return {
		structure: {
			clauses,
			crossReferences: readCrossReferences(document.text, clauses, contentLines),
			definedTerms,
			undefinedTerms: readUndefinedTerms(document.text, clauses, definedTerms),
			sentences: readSentences(document, clauses, locate),
		},
		contents: contentLines,
	}
}

/** Letters and plain prose: what stands behind the title is one clause a paragraph. */
function withParagraphs(openings: Opening[], lines: readonly Line[], contents: readonly boolean[]): Opening[] {
	const preamble = openings.find((opening) => opening.kind === 'preamble')
	if (!preamble || preamble.endLine - preamble.firstLine < 2) return openings
	const paragraphs: Opening[] = []
	for (let index = preamble.firstLine; index < preamble.endLine; index++) {
		const line = lines[index]
		if (!line || contents[index]) continue
		paragraphs.push({ ...preamble, kind: line.text.length < 40 ? 'preamble' : 'clause', start: line.start, bodyStart: line.start, firstLine: index, endLine: index + 1 })
	}
	return openings.flatMap((opening) => (opening === preamble ? paragraphs : [opening]))
}

function toClauses(openings: readonly Opening[], lines: readonly Line[]): Clause[] {
	const clauses = new Map<Opening, Clause>()
	for (const [index, opening] of openings.entries()) {
		const parent = opening.parent ? clauses.get(opening.parent) : undefined
		const covered = lines.slice(opening.firstLine, opening.endLine)
		const last = covered.at(-1)
		clauses.set(opening, {
			id: `c${index + 1}`,
			kind: opening.kind,
			number: opening.number,
			heading: opening.heading,
			start: opening.start,
			end: last?.end ?? opening.bodyStart,
			bodyStart: Math.min(opening.bodyStart, last?.end ?? opening.bodyStart),
			level: parent ? parent.level + 1 : 0,
			parentId: parent?.id ?? null,
			page: covered[0]?.paragraph.page ?? null,
			paragraphIds: [...new Set(covered.map((line) => line.paragraph.id))],
		})
	}
	return [...clauses.values()]
}
