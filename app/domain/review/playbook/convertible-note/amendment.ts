import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { quoteSpan, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { borrowing } from './sides.ts'

const change = longPattern('i')`
	\b(?:
		agrees?\s+to\s+(?:an?|any|each|the)\s+changes?|amend(?:ed|ment|ments|s)?|modif(?:y|ied|ication)|varied|variations?|waive[ds]?
		|waivers?|chang(?:e|ed|es)\s+(?:(?:to|of|in)\s+)?(?:this|the|any|all)\s+(?:the\s+)?(?:notes?|terms?|provisions?|agreement|loans?)
		|(?:may|can|be)\s+(?:only\s+)?(?:be\s+)?changed|changes?\s+needs?
	)\b
`
const eachHolder = longPattern('i')`
	\b(?:each|every|all)\s+(?:[a-z]+\s+){0,3}?(?:(?:note\s?)?holders?|lenders?|investors?|purchasers?|payees?)\b
	|\b(?:unanimous|100\s?(?:%|percent))\b|\bconsent\s+of\s+all\b|\bholders?\s+of\s+(?:all|each|every)\b
	|\b(?:each|every)\s+affected\s+holder\b
`
const majority = longPattern('i')`
	\b(?:
		majority|requisite|required|more\s+than\s+(?:50|one-?half|half)|at\s+least\s+(?:50|51|60|66|67|two-?thirds|a\s+majority)
		|two-?thirds|50\.?\d*\s?%|66|super-?majority
	)\b
`
/** "Requisite Holders" is a majority by name only: its definition decides. */
const definedAsAll = /["“](?:requisite|required|majority)\s+\w+["”]\s*(?:means|is|are|shall\s+mean)\b/i
const series = longPattern('i')`
	\b(?:
		one\s+of\s+a\s+series|series\s+of\s+(?:\w+\s+){0,3}(?:notes|convertible)|other\s+notes|the\s+["“]?notes["”]?
		|all\s+(?:of\s+the\s+)?notes|noteholders|holders\s+of\s+(?:the\s+)?notes|notes\s+of\s+like\s+tenor|like\s+notes
		|notes\s+on\s+(?:like|the\s+same)\s+terms|the\s+(?:lenders|purchasers)(?!\s+(?:in|of|under|paying))
		|each\s+(?:lender|purchaser|noteholder)
	)\b
`

export const amendment: Rule = {
	id: 'convertible_note.amendment',
	playbook: 'convertible_note',
	title: 'Amendment by a majority of holders',
	basis: { kind: 'G', source: 'practice with seed notes' },
	protects: borrowing,
	provenByQuote: true,
	stake: 6,
	standard: 'Holders of a majority in principal bind all holders.',
	decide(input) {
		const topic = aboutTopic(input, /\bamend|\bwaiver|\bmodif|^changes?$/i, change)
		const isSeries = wording(input, series) !== null
		const clauses =
			topic?.structure.sentences.filter(
				({ text }) =>
					/\b(?:consent|agree\w*|writing|written|sign\w*|approv\w+|(?:note)?holders?|lenders?|majority|half|vote)\b/i.test(text) &&
					change.test(text) &&
					!isOther(text),
			) ?? []
		const binding = clauses.find(({ text }) => eachHolder.test(consentIn(text)) && !majority.test(consentIn(text)))
		if (binding) return oneHoldout(binding)
		const definition = wording(input, definedAsAll)
		if (
			definition &&
			eachHolder.test(definition.sentence.text) &&
			!/\bmajority\b(?!["”\s]+\w+["”])|\d\s?%|two-?thirds/i.test(definition.sentence.text)
		)
			return oneHoldout(definition.sentence)
		const fair =
			clauses.find(({ text }) => majority.test(text)) ??
			(byDefinedHolders(input) ? clauses.find(({ text }) => /\bholders\b/i.test(text)) : undefined)
		if (fair) return passed({ start: fair.start, end: fair.end })
		const [own] = clauses
		if (!own) {
			if (!isSeries) return notApplicable
			return absent({
				severity: 'medium',
				says: 'Nothing says how a note of this series is amended, so every holder has to agree.',
				why: 'One holder can block an extension or the next financing.',
				market: 'Holders of a majority in principal bind all holders.',
				action: 'let holders of a majority in principal amend all Notes',
				reason: 'One holder should not hold up the rest.',
				replacement: amendmentClause,
			})
		}
		if (!isSeries) return passed({ start: own.start, end: own.end })
		// In a series "the Holder" is each of them: every one has to sign.
		if (/\b(?:the\s+)?(?:holder|lender|investor|payee|purchaser)\b(?!s)/i.test(own.text) || /\b(?:both|the)\s+parties\b/i.test(own.text))
			return oneHoldout(own)
		return undecided
	},
}

/** What is amended may be the charter, and what is waived presentment or a jury: not this note. */
function isOther(text: string) {
	return (
		longPattern('i')`
			\b(?:
				presentment|jury|protest|notice\s+of\s+dishonou?r|charter|certificate\s+of\s+incorporation|securities\s+act|as\s+amended
				|no\s+(?:delay|failure)|defenses?
			)\b
		`.test(text) && !/\bthis\s+note\b[^.;]{0,80}\b(?:amended|modified)\b/i.test(text)
	)
}

function consentIn(text: string) {
	return text.replace(
		/\b(?:bind\w*|effective\s+(?:as\s+to|against)|appl(?:y|ies)\s+to|on\s+behalf\s+of|against|affect\w*|treat\w*|notice\s+to|ratab\w+|notif\w+)\b[^.;]{0,80}/gi,
		' ',
	)
}

function byDefinedHolders(input: RuleInput) {
	return input.structure.definedTerms.some(
		({ term, definition }) =>
			/holders|lenders|investors/i.test(term) &&
			majority.test(input.document.text.slice(Math.max(0, definition.start - 200), definition.end + 200)),
	)
}

function oneHoldout(clause: Sentence) {
	return flagged({
		severity: 'medium',
		span: quoteSpan(clause, { index: Math.max(0, clause.text.search(change)), 0: '' }),
		says: 'Any amendment needs the consent of each holder.',
		why: 'One holder who refuses, or cannot be found, can block an extension or the next financing.',
		market: 'Holders of a majority in principal bind all holders, provided that all are treated alike.',
		action: 'let holders of a majority in principal amend all Notes',
		reason: 'One holder should not hold up the rest.',
		fallback: 'Two thirds in principal.',
		replacement: amendmentClause,
	})
}

const amendmentClause =
	'Any term of the Notes may be amended or waived with the written consent of the Company and the holders of a majority in ' +
	'principal amount of the Notes. Any such amendment or waiver binds the Company and all holders, provided that it applies to all ' +
	'holders in the same manner.'
