import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { CrossReference } from '../../clauses/clause.ts'
import { danglingReferences } from '#app/domain/review/clauses/references/dangling-references.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { readNumberPairs } from '#app/domain/review/facts/amounts/number-pairs.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleBasis } from '../rule.ts'
import { isAmendment, isPolicy } from './document-kinds.ts'
import { borrowedTerms } from './terms-elsewhere.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

export const crossReferences: Rule = {
	id: 'general.cross_references',
	playbook: 'general',
	title: 'Every cross-reference leads to a section',
	basis,
	ofForm: { openItem: true },
	stake: 2,
	confidence: 0.51,
	standard: 'Each reference leads to the right place.',
	decide(input) {
		const { structure, document } = input
		const references = structure.crossReferences.filter(({ kind, external }) => kind === 'clause' && !external)
		if (references.length === 0) return notApplicable
		const dangling = danglingReferences(structure, document.text).filter(
			(reference) => !isPrinted(document.text, reference) && !isOfOtherVersion(document.text, reference),
		)
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

/** "An older version of these terms (Section 12.2)": the section stands in that version. */
function isOfOtherVersion(text: string, { start }: CrossReference): boolean {
	return /\b(?:older|old|previous|prior|earlier|former|original|superseded)\s+(?:version|edition)\b[^.;\n]*$/i.test(
		text.slice(Math.max(0, start - 240), start),
	)
}

function nameOf(text: string, { start, end }: CrossReference): string {
	const written = text.slice(start, end).replace(/\s+/g, ' ')
	const word =
		/^(?:\p{L}{3,}|§)/u.exec(written)?.[0] ??
		allMatches(text.slice(Math.max(0, start - 80), start), /sections?|articles?|clauses?|paragraphs?|§/gi).at(-1)?.[0] ??
		'Section'
	const one = word.toLowerCase().replace(/s$/, '')
	return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${written.replace(/^(?:[\p{L}.]{3,}|§{1,2})\s*/u, '')}`
}

export const undefinedTerms: Rule = {
	id: 'general.undefined_terms',
	playbook: 'general',
	title: 'Every capitalized term is defined',
	basis,
	ofForm: {},
	stake: 2,
	confidence: 0.42,
	standard: 'A term with a capital letter is defined once.',
	decide(input) {
		const { structure } = input
		const text = visibleText(input)
		// What an amendment and a cover page mean by a term stands in the document that they belong to; a policy defines by its headings.
		if (isPolicy(input) || isAmendment(input) || borrowedTerms(input) || definedElsewhere.test(text)) return notApplicable
		const worst = structure.undefinedTerms
			.filter(({ term, uses }) => uses.length >= fewestUses && onWhichMuchHangs.test(term) && !isIntroduced(term, text))
			.sort((a, b) => b.uses.length - a.uses.length || compare(a.term, b.term))
		const [first] = worst
		const use = first?.uses.find(({ start, end }) => end > start && text.slice(start, end).trim() !== '')
		if (!first || !use) return notApplicable
		const terms = worst.slice(0, mostTerms).map(({ term }) => `"${term}"`)
		const names = inWords(terms)
		return flagged({
			kind: 'ambiguous',
			severity: 'low',
			span: use,
			says: `${names} ${terms.length === 1 ? 'is' : 'are'} used like ${terms.length === 1 ? 'a defined term' : 'defined terms'} but never defined.`,
			why: 'Each side can read such a term in its own favor.',
			market: 'A capitalized term is defined once.',
			action: `define ${names}`,
			reason: 'We should both mean the same thing.',
		})
	},
}

export const wordsVersusDigits: Rule = {
	id: 'general.words_vs_digits',
	slip: true,
	playbook: 'general',
	title: 'Numbers in words and in digits agree',
	basis: { kind: 'L', source: 'courts usually let the words win over the digits' },
	ofForm: {},
	underBalancedForm: {},
	stake: 5,
	standard: 'Words and digits say the same.',
	decide(input) {
		const [conflict, ...more] = factsNamed(input, 'words_vs_digits')
		if (!conflict) {
			const [pair] = readNumberPairs(visibleText(input))
			return pair ? passed(pair) : notApplicable
		}
		const finding = (pair: ParsedFact) => ({
			kind: 'contradictory' as const,
			severity: /[$€£%]|dollars|euros|pounds|per\s?cent|^\W*\d{1,3},\d{3}/i.test(pair.quote) ? ('high' as const) : ('medium' as const),
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
const mostTerms = 4

const onWhichMuchHangs = longPattern()`
	^(?:
		Affiliates?|Subsidiar(?:y|ies)|Territory|(?:Licensed\s)?(?:Products?|Technology|Software|Patents?)|Services|Work(?:\sProduct)?
		|Deliverables?|Inventions?|Developments?|Confidential\sInformation|Intellectual\sProperty(?:\sRights)?|Know-How
		|Change\s(?:of|in)\sControl|Cause|Good\sReason|Disability|Net\s(?:Sales|Revenues?|Profits?)|Gross\s(?:Sales|Revenues?)
		|(?:Contract|Purchase|Exercise)\sPrice|Closing(?:\sDate)?|Field(?:\sof\sUse)?|Milestones?|Losses|Customer\sData|Personal\sData
		|Qualified\sFinancing|Liquidity\sEvent|Permitted\sTransferees?|Restricted\s(?:Business|Period|Territory)
	)$
`

const definedElsewhere = longPattern('i')`
	\b(?:terms?|words?)\b[^.]{0,120}\b(?:meanings?|defined|ascribed)\b[^.]{0,80}\b(?:in|to|by|under)\s+(?:them\s+)?(?:in\s+|by\s+)?
	(?:the|that|such)\s+(?!(?:following|preamble|recitals?|body)\b)(?:[\w-]+\s+){0,5}
	(?:Agreement|Plan|Contract|Lease|Terms|Act|Code|Rules|Indenture|Note)\b
`

/** Whether a term stands somewhere in a way that gives it a meaning: marked, in brackets, as a heading, before "means" or a colon, behind "called". */
function isIntroduced(term: string, text: string): boolean {
	const stem = term
		.replace(/(?:ies|s|y)$/, '')
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/[\s-]+/g, '[\\s-]+')
	const words = `${stem}(?:y|ies|s|\\(s\\))?`
	// "Territory of France", "Products and Services": the beginning of a longer term.
	if (new RegExp(`\\b${words}\\s+(?:and|or|of)\\s+\\p{Lu}`, 'u').test(text)) return true
	return new RegExp(
		[
			`["“”'‘’*_(\\[]{1,4}\\s?(?:(?:the|an?|each,?|collectively,?|together,?)\\s+){0,3}${words}\\b`,
			`\\b${words}\\s?["“”'’*_)\\]]`,
			patternPart`
				\b${words},?\s+(?:shall\s+)?(?:
					means?|includes?|refers?|be\s+defined|(?:is|are)\s+(?:defined|the|an?|any|all|those)|has\s+the|as\s+(?:\w+\s+){0,2}defined
					|\([^)]{0,40}defined
				)
			`,
			`\\b${words}\\s*[:=–—]`,
			`(?:^|\\n)[^\\p{L}\\n]{0,10}(?:[A-Za-z]\\.\\s)?${words}\\s*(?:\\.|\\n|$)`,
			`\\b(?:called|known\\s+as|referred\\s+to\\s+as|defined\\s+as|definition\\s+of|each\\s+an?|following)\\s+(?:the\\s+)?${words}\\b`,
		].join('|'),
		'iu',
	).test(text)
}

function compare(a: string, b: string) {
	return a < b ? -1 : a > b ? 1 : 0
}
