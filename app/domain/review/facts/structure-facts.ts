import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Clause } from '../clauses/clause.ts'
import { danglingReferences } from '../clauses/references/dangling-references.ts'
import { trim } from '../clauses/structure/lines.ts'
import { missingExhibits } from '../clauses/references/missing-exhibits.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { confidence } from './confidence.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'

/** Every definition of a term; a term defined twice is two facts. */
export function readDefinedTermFacts(source: FactSource): ParsedFact[] {
	return source.structure.definedTerms.map(({ term, definition }) =>
		makeFact(source, 'defined_term', definition, {
			value: term,
			confidence: /[“"‘'”"]/.test(source.text[definition.start] ?? '') ? confidence.labelled : confidence.stated,
		}),
	)
}

/**
 * The document's references, each target once at its first mention; dangling targets apart. Other documents and laws
 * are left out. Where many references dangle, the numbers were probably misread, and each is a guess.
 */
export function readReferenceFacts(source: FactSource): ParsedFact[] {
	const own = source.structure.crossReferences.filter(({ kind, external }) => kind === 'clause' && !external)
	const nowhere = danglingReferences(source.structure, source.text)
	const dangling = nowhere.length > 0.25 * own.length ? confidence.guessed : confidence.implied
	const seen = new Set<string>()
	return own.flatMap((reference) => {
		const { target, resolvedTo, start, end } = reference
		if (seen.has(target) || (resolvedTo === null && !nowhere.includes(reference))) return []
		seen.add(target)
		return [
			makeFact(
				source,
				resolvedTo ? 'cross_reference' : 'dangling_reference',
				{ start, end },
				{ value: target, confidence: resolvedTo ? confidence.stated : dangling },
			),
		]
	})
}

/** Exhibits by name: those in the file at their heading, missing ones at the promise. */
export function readExhibitFacts(source: FactSource): ParsedFact[] {
	const attached = source.structure.clauses.filter(({ kind }) => kind === 'exhibit')
	return [
		...attached.map((clause) =>
			makeFact(source, 'exhibit', headingOf(source.text, clause), { value: nameOf(clause), confidence: confidence.labelled }),
		),
		...missingExhibits(source.structure, source.text).map((span) =>
			makeFact(source, 'missing_exhibit', span, { value: mentioned(source.text, span), confidence: confidence.implied }),
		),
	]
}

function headingOf(text: string, { start, end, bodyStart }: Clause): Span {
	const stop = bodyStart > start ? bodyStart : Math.min(end, start + 80)
	const line = text.indexOf('\n', start)
	return trim(text, start, line > start && line < stop ? line : stop)
}

/** Of "Schedules A and B" the second has only its letter: its word stands before the list. Capitals of a heading are made small. */
function mentioned(text: string, { start, end }: Span): string {
	const written = text.slice(start, end).replace(/\s+/g, ' ')
	const word =
		/^\p{L}{4,}/u.exec(written)?.[0] ?? allMatches(text.slice(Math.max(0, start - 120), start), exhibitWord).at(-1)?.[0] ?? 'Exhibit'
	const one = word
		.toLowerCase()
		.replace(/appendices$/, 'appendix')
		.replace(/annexes$/, 'annex')
		.replace(/s$/, '')
	return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${written.replace(/^\p{L}{4,}\s*/u, '')}`
}

const exhibitWord = /(?:exhibit|schedule|annex|appendi[xc]|attachment)(?:es|s)?/gi

function nameOf({ number, heading }: Clause): string {
	return (
		[number, heading]
			.filter((part) => part !== null && part !== '')
			.join(' ')
			.replace(/\s+/g, ' ') || 'Exhibit'
	)
}
