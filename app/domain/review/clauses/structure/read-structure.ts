import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Clause, Sentence, Structure } from '../clause.ts'
import { cutAtPages, joinPages, type Paged } from '#app/domain/review/pages/join-pages.ts'
import { clauseLocator } from '../clause-locator.ts'
import { readCrossReferences, type ReferenceWords, referenceWords } from '../references/cross-references.ts'
import { readDefinedTerms } from '../references/defined-terms.ts'
import { finerClauses, paragraphsOf } from './finer-clauses.ts'
import { type Line, readLines } from './lines.ts'
import { isMarkdown, readMarkdown, underlinesHeadings } from './markdown.ts'
import { type Opening, readOutline } from './outline.ts'
import { shareWords } from '../search/sentences-to-read.ts'
import { readSentences } from './sentences.ts'
import { readUndefinedTerms } from '../references/undefined-terms.ts'
import { joinWrapped } from './wrapped-lines.ts'

/**
 * The skeleton of an agreement: its clauses nested by their numbers, its references, its defined terms, and its
 * sentences. Never throws on odd text; a document without numbers or headings gives one clause for each paragraph.
 */
export function readStructure(document: Paged): Structure {
	const known = joinPages(unmarked(document))
	return asTaught(document, known, readOnce(known).structure)
}

/**
 * The skeleton twice: `structure` as the trained readers know it, `finer` with the clauses that run on inside others as
 * clauses of their own, for people and rules. Sentences are the same in both, but for the clause that each stands in, unless lines
 * were broken to the width of a page, or sentences by its end: only `finer` has them whole.
 */
export function readStructures(document: Paged): { structure: Structure; finer: Structure } {
	const plain = unmarked(document)
	const known = joinPages(plain)
	const { structure: whole, contents, references } = readOnce(known)
	const structure = asTaught(document, known, whole)
	const mended = joinWrapped(plain === document && underlinesHeadings(document) ? joinPages(readMarkdown(document)) : known)
	if (mended !== known) return { structure, finer: readFiner(document, mended) }
	const cut = finerClauses(known, whole.clauses, whole.sentences)
	const clauses = known.joints ? ofFile(document, cut) : cut
	if (clauses.length === structure.clauses.length && !known.joints) return { structure, finer: structure }
	const sentences = placed(whole.sentences, clauses)
	if (!known.joints) shareWords(sentences, structure.sentences)
	return {
		structure,
		finer: { ...whole, clauses, crossReferences: readCrossReferences(known.text, clauses, contents, references), sentences },
	}
}

/** The trained readers learned from sentences as pages cut them. */
function asTaught(document: ExtractedDocument, { joints }: Paged, structure: Structure): Structure {
	return joints
		? { ...structure, clauses: ofFile(document, structure.clauses), sentences: cutAtPages(structure.sentences, joints) }
		: structure
}

function readFiner(document: ExtractedDocument, mended: ExtractedDocument): Structure {
	const { structure, contents, references } = readOnce(mended)
	const clauses = finerClauses(mended, structure.clauses, structure.sentences)
	const crossReferences = readCrossReferences(mended.text, clauses, contents, references)
	return { ...structure, clauses: ofFile(document, clauses), crossReferences, sentences: placed(structure.sentences, clauses) }
}

/** Clauses cover the paragraphs of the file, also where some of these were read as one. */
function ofFile(document: ExtractedDocument, clauses: readonly Clause[]): Clause[] {
	return clauses.map((clause) => ({ ...clause, paragraphIds: paragraphsOf(document, clause.start, clause.end) }))
}

function placed(sentences: readonly Sentence[], clauses: readonly Clause[]): Sentence[] {
	const locate = clauseLocator(clauses)
	return sentences.map(({ start, end, text }) => ({ start, end, text, clauseId: locate(start)?.id ?? null }))
}

function unmarked(document: Paged): Paged {
	return isMarkdown(document) ? readMarkdown(document) : document
}

function readOnce(document: ExtractedDocument): { structure: Structure; contents: Line[]; references: ReferenceWords } {
	const lines = readLines(document)
	const { openings, contents } = readOutline(lines)
	const outline = openings.some((opening) => opening.kind === 'clause') ? openings : withParagraphs(openings, lines, contents)
	const clauses = outline.length === 0 ? [] : toClauses(outline, lines)
	const locate = clauseLocator(clauses)
	const definedTerms = readDefinedTerms(document.text, clauses)
	const references = referenceWords(document.text)
	const contentLines = lines.filter((_, index) => contents[index])
	return {
		structure: {
			clauses,
			crossReferences: readCrossReferences(document.text, clauses, contentLines, references),
			definedTerms,
			undefinedTerms: readUndefinedTerms(document.text, clauses, definedTerms),
			sentences: readSentences(document, clauses, locate),
		},
		contents: contentLines,
		references,
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
		paragraphs.push({
			...preamble,
			kind: line.text.length < 40 ? 'preamble' : 'clause',
			start: line.start,
			bodyStart: line.start,
			firstLine: index,
			endLine: index + 1,
		})
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
			heading: opening.heading?.replace(/\s+/g, ' ').trim() ?? null,
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
