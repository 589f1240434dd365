import { secrecyTime } from '../general/risk/confidentiality.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { decideSecrecyTime } from '../general/risk/confidentiality.ts'
import { factsNamed, inMonths, periodInWords } from '../measures.ts'
import { framesOf } from '../reader-side.ts'
import type { Rule } from '../rule.ts'
import { longestNdaTerm } from '../thresholds.ts'
import { receives } from './carve-outs.ts'

export const term: Rule = {
	id: 'nda.term',
	playbook: 'nda',
	title: 'The NDA ends in a usual time',
	basis: { kind: 'S', source: 'Common Paper default of one year; a survey of 143 deal NDAs' },
	protects: ['recipient', 'mutual_discloser'],
	stake: 6,
	standard: 'NDAs run for 1 to 3 years. In a survey of deal NDAs 24 months was the most common.',
	wording: {
		number: { unit: 'year' },
		clause: {
			heading: 'Term',
			home: /^terms?\b|\bterm and\b|\bduration\b/i,
			said: /\b(?:expires?|terminates?|remains? in (?:force|effect)|term of (?:this|the) agreement)\b/i,
		},
	},
	decide(input) {
		if (!receives(input)) return notApplicable
		const long = longest(factsNamed(input, 'term'))
		const months = long ? (inMonths(long) ?? 0) : 0
		if (long && months > longestNdaTerm) {
			return flagged({
				severity: 'low',
				span: long,
				says: `The NDA runs for ${periodInWords(long)}. One to three years is usual.`,
				why: 'You must track who saw what for all those years.',
				market: 'One to three years. In a survey of deal NDAs two years was the most common.',
				action: 'shorten the term to two years',
				reason: 'Most information of this kind loses its value in that time.',
				fallback: 'Accept three years.',
				replacement: null,
			})
		}
		if (long && months > 0) return passed(long)
		const spoken =
			framesOf(input, 'confidentiality', 'term').length > 0 ||
			['term', 'survival', 'expiration_date'].some((name) => factsNamed(input, name as 'term').length > 0)
		const ends = input.predications.some(({ verb }) => verb === 'terminate' || verb === 'expire')
		// Any time at all may be that of the duties.
		const times = input.structure.sentences.some(({ text }) => /\b(?:years?|months?)\b/i.test(text))
		if (spoken || ends || times || input.readings.labels.some(({ name, score }) => name === 'Expiration Date' && score >= 0.25))
			return undecided
		return absent({
			severity: 'medium',
			says: 'The NDA has no end date and no way to end it.',
			why: 'A duty without end ties up people and records, and a buyer of your company will ask about it.',
			market: 'One to three years, and confidentiality for two to five years after that.',
			action: 'state a term of two years',
			reason: 'Both of us need to know when this is over.',
			replacement: 'This Agreement ends two (2) years after its effective date.',
			confidence: 0.6,
		})
	},
}

export const survival: Rule = {
	id: 'nda.survival',
	playbook: 'nda',
	title: 'The confidentiality obligations end',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	supersedes: [secrecyTime],
	standard: 'Plain facts stay secret for 2 to 5 years after the end, trade secrets for as long as they are secret.',
	wording: { stands: 'ending_obligation' },
	decide: decideSecrecyTime,
}

function longest(facts: readonly ParsedFact[]): ParsedFact | null {
	return facts.reduce<ParsedFact | null>((best, fact) => {
		const months = inMonths(fact)
		return months !== null && (best === null || months > (inMonths(best) ?? 0)) ? fact : best
	}, null)
}
