import type { CrossReference } from '../../clauses/clause.ts'
import { danglingReferences } from '../../clauses/dangling-references.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { readNumberPairs } from '../../facts/number-pairs.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleBasis } from '../rule.ts'
import { isAmendment } from './document-kinds.ts'
import { borrowedTerms } from './terms-elsewhere.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

export const crossReferences: Rule = {
	id: 'general.cross_references',
	playbook: 'general',
	title: 'Every cross-reference leads to a section',
	basis,
	decide(input) {
		const { structure, document } = input
		const references = structure.crossReferences.filter(({ kind, external }) => kind === 'clause' && !external)
		if (references.length === 0) return notApplicable
		const dangling = danglingReferences(structure, document.text).filter((reference) => !isPrinted(document.text, reference))
		const [first] = dangling
		// A target that was only not found may stand there, numbered in a way that was not read.
		// Many at once show that the numbers were not read, not that sections are gone.
		if (dangling.length > mostDangling || (first && isAmendment(input))) return undecided
		if (!first) return references.some(({ resolvedTo }) => resolvedTo === null) ? undecided : passed(references[0])
		const names = [...new Set(dangling.map((reference) => nameOf(document.text, reference)))]
		const one = names.length === 1
		return flagged({
			kind: 'ambiguous',
			severity: names.length > 2 ? 'medium' : 'low',
			span: first,
			says: `${inWords(names)} ${one ? 'is' : 'are'} referred to, but the document has no such ${one ? 'section' : 'sections'}.`,
			why: 'A right or a limit may depend on the missing text, and a court would have to guess it.',
			market: 'Each cross-reference leads to a section that exists.',
			action: `correct the reference${one ? '' : 's'} to ${inWords(names)}`,
			reason: `${one ? 'It seems' : 'They seem'} to be left over from an earlier draft.`,
		})
	},
}

/** "Section 2.6" for "SECTIONS 2.6 AND 13"; the second of a list takes the word before the first. */
function nameOf(text: string, { start, end }: CrossReference): string {
	const written = text.slice(start, end).replace(/\s+/g, ' ')
	const word = /^(?:\p{L}{3,}|§)/u.exec(written)?.[0] ?? [...text.slice(Math.max(0, start - 80), start).matchAll(/sections?|articles?|clauses?|paragraphs?|§/gi)].at(-1)?.[0] ?? 'Section'
	const one = word.toLowerCase().replace(/s$/, '')
	return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${written.replace(/^(?:[\p{L}.]{3,}|§{1,2})\s*/u, '')}`
}

export const undefinedTerms: Rule = {
	id: 'general.undefined_terms',
	playbook: 'general',
	title: 'Every capitalized term is defined',
	basis,
	decide(input) {
		const { structure, document } = input
		// What an amendment and a cover page mean by a term stands in the document that they belong to.
		if (isAmendment(input) || borrowedTerms(input)) return notApplicable
		const worst = structure.undefinedTerms.filter(({ term, uses }) => uses.length >= fewestUses && !isIntroduced(term, document.text)).sort((a, b) => b.uses.length - a.uses.length || compare(a.term, b.term))
		const [first] = worst
		const use = first?.uses.find(({ start, end }) => end > start && document.text.slice(start, end).trim() !== '')
		if (!first || !use) return notApplicable
		const names = quoted(worst.map(({ term }) => term))
		return flagged({
			kind: 'ambiguous',
			severity: 'low',
			span: use,
			says: `${names} ${worst.length === 1 ? 'is' : 'are'} used like ${worst.length === 1 ? 'a defined term' : 'defined terms'} but never defined.`,
			why: 'Each side can read such a term in its own favor.',
			market: 'A capitalized term is defined once.',
			action: `define ${names}`,
			reason: 'We should both mean the same thing.',
		})
	},
}

export const wordsVersusDigits: Rule = {
	id: 'general.words_vs_digits',
	playbook: 'general',
	title: 'Numbers in words and in digits agree',
	basis: { kind: 'L', source: 'courts usually let the words win over the digits' },
	decide(input) {
		const [conflict, ...more] = factsNamed(input, 'words_vs_digits')
		if (!conflict) {
			const [pair] = readNumberPairs(visibleText(input))
			return pair ? passed(pair) : notApplicable
		}
		const finding = (pair: ParsedFact) => ({
			kind: 'contradictory' as const,
			severity: 'high' as const,
			span: pair,
			says: `The number in words and the number in digits differ: "${pair.quote}".`,
			why: 'The two readings give another date or another amount. Courts often follow the words.',
			market: 'Words and digits state the same number.',
			action: `correct "${pair.quote}"`,
			reason: 'Only one of the two can be meant.',
		})
		return flagged(finding(conflict), ...more.map(finding))
	},
}

function quoted(terms: readonly string[]): string {
	return terms.slice(0, 4).map((term) => `"${term}"`).join(', ')
}

/** More dangling references than these are a reading of ours that failed (ours). */
const mostDangling = 4

/** Whether the number that is referred to stands somewhere at the beginning of a line, whatever marks stand before it; an item is looked for by its section. */
function isPrinted(text: string, { start, end }: { start: number; end: number }): boolean {
	const number = /\d{1,3}(?:\.\d{1,3})*/.exec(text.slice(start, end))?.[0]
	if (number === undefined) return true
	const words = number.includes('.') ? '(?:(?:section|article|clause)\\s+)?' : '(?:section|article|clause|paragraph)?\\s*'
	return new RegExp(`(?:^|\\n)[^\\p{L}\\d\\n]{0,8}${words}${number.replaceAll('.', '\\.')}(?!\\d)`, 'iu').test(text)
}

/** A term used less often may be a name or a heading. */
const fewestUses = 4

/** Whether a term stands somewhere in quotation marks, in bold, before a colon, or as the beginning of a longer term: drafters introduce terms in many ways. */
function isIntroduced(term: string, text: string): boolean {
	const words = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	return new RegExp(`["“”'‘*_]{1,4}(?:the\\s+)?${words}s?["“”'’*_.,]{1,4}|(?:^|\\n)\\W{0,6}${words}s?\\W{0,4}:|\\b${words}\\s+(?:and|or|of)\\s+\\p{Lu}`, 'u').test(text)
}

function compare(a: string, b: string) {
	return a < b ? -1 : a > b ? 1 : 0
}
