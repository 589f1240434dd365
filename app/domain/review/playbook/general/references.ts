import type { ParsedFact } from '../../facts/fact-names.ts'
import { readNumberPairs } from '../../facts/number-pairs.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleBasis } from '../rule.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

export const crossReferences: Rule = {
	id: 'general.cross_references',
	playbook: 'general',
	title: 'Every reference leads somewhere',
	basis,
	decide({ structure, document }) {
		const references = structure.crossReferences.filter(({ kind, external }) => kind === 'clause' && !external)
		if (references.length === 0) return notApplicable
		const dangling = references.filter(({ resolvedTo }) => resolvedTo === null)
		const [first] = dangling
		if (!first) return passed(references[0])
		const name = document.text.slice(first.start, first.end).replace(/\s+/g, ' ')
		return flagged({
			kind: 'ambiguous',
			severity: dangling.length > 2 ? 'medium' : 'low',
			span: first,
			says: {
				friendly: `It points to ${name}, and there is no such place${dangling.length > 1 ? ` (${dangling.length} references lead nowhere)` : ''}.`,
				neutral: `${name} does not exist in this paper${dangling.length > 1 ? `, and ${dangling.length - 1} more references lead nowhere` : ''}.`,
				legal: `The reference to ${name} does not resolve${dangling.length > 1 ? `, nor do ${dangling.length - 1} others` : ''}.`,
			},
			why: 'A limit or a right may hang on the missing text. A judge would have to guess, and that costs fees.',
			market: 'Each reference leads to the right place.',
			action: `correct the reference to ${name}`,
			reason: 'It seems left over from an older draft.',
		})
	},
}

export const undefinedTerms: Rule = {
	id: 'general.undefined_terms',
	playbook: 'general',
	title: 'Every term is defined',
	basis,
	decide({ structure, document }) {
		const worst = [...structure.undefinedTerms].sort((a, b) => b.uses.length - a.uses.length || compare(a.term, b.term))
		const [first] = worst
		const use = first?.uses.find(({ start, end }) => end > start && document.text.slice(start, end).trim() !== '')
		if (!first || !use) return structure.definedTerms.length > 0 ? passed() : notApplicable
		const names = worst.slice(0, 4).map(({ term }) => `"${term}"`).join(', ')
		return flagged({
			kind: 'ambiguous',
			severity: first.uses.length > 2 ? 'medium' : 'low',
			span: use,
			says: {
				friendly: `Some terms look defined but are not: ${names}. Ask what they mean.`,
				neutral: `These terms are used and never defined: ${names}.`,
				legal: `The following capitalised terms lack a definition: ${names}.`,
			},
			why: 'Each side will read such a term in its own favour. A fight about it costs legal fees.',
			market: 'A term with a capital letter is defined once.',
			action: `define ${names}`,
			reason: 'We should mean the same thing.',
		})
	},
}

export const unusedDefinitions: Rule = {
	id: 'general.unused_definitions',
	playbook: 'general',
	title: 'Every definition is used',
	basis,
	decide({ structure }) {
		if (structure.definedTerms.length === 0) return notApplicable
		const unused = structure.definedTerms.filter(({ term, uses, definition }) => uses.length === 0 && definition.end > definition.start && !pronoun.test(term))
		const [first] = unused
		// Names of the parties themselves are often set in quotes and then replaced by "each party".
		if (!first) return passed(structure.definedTerms[0]?.definition)
		const names = unused.slice(0, 4).map(({ term }) => `"${term}"`).join(', ')
		return flagged({
			kind: 'ambiguous',
			severity: 'low',
			span: first.definition,
			says: {
				friendly: `${names} ${unused.length === 1 ? 'is' : 'are'} defined but never used. A clause may have been cut.`,
				neutral: `Defined and never used: ${names}.`,
				legal: `The following definitions are not used in the operative text: ${names}.`,
			},
			why: 'It often shows that a clause was taken out. You may have lost a right, and the money it was worth.',
			market: 'A definition is there because the text uses it.',
			action: `check why ${names} ${unused.length === 1 ? 'is' : 'are'} never used`,
			reason: 'A clause may be missing.',
			decideBy: 'you',
		})
	},
}

/** ("Acme", "we" or "us"): a drafter lists every way to say it, and need not use them all. */
const pronoun = /^(?:we|us|our|ours|you|your|yours|it|they|them|the parties|parties|party|both parties|either party|each party)$/i

export const wordsVersusDigits: Rule = {
	id: 'general.words_vs_digits',
	playbook: 'general',
	title: 'Words and digits agree',
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
			says: {
				friendly: `The words and the digits don’t match: "${pair.quote}". Ask which one counts.`,
				neutral: `Words and digits differ: "${pair.quote}".`,
				legal: `The number is stated inconsistently in words and figures: "${pair.quote}".`,
			},
			why: 'The two numbers give you another date or another sum. Courts often take the words.',
			market: 'Words and digits say the same.',
			action: `correct "${pair.quote}"`,
			reason: 'Only one of the two can be meant.',
		})
		return flagged(finding(conflict), ...more.map(finding))
	},
}

function compare(a: string, b: string) {
	return a < b ? -1 : a > b ? 1 : 0
}
