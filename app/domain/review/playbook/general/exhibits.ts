import type { CrossReference } from '../../clauses/clause.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { factsNamed } from '../measures.ts'
import { sentenceAt, visibleText } from '../passages.ts'
import type { Decision, Rule, RuleInput } from '../rule.ts'
import { isAmendment, isPolicy } from './document-kinds.ts'

export const exhibits: Rule = {
	id: 'general.exhibits',
	playbook: 'general',
	title: 'Every exhibit is attached',
	basis: { kind: 'G', source: 'drafting practice' },
	decide(input) {
		if (isPolicy(input)) return notApplicable
		const text = visibleText(input)
		const references = input.structure.crossReferences.filter((reference) => reference.kind === 'exhibit' && !reference.external && !isElsewhere(input, reference))
		if (references.length === 0) return notApplicable
		const missing = new Map(references.filter(({ resolvedTo }) => resolvedTo === null).map((reference) => [nameOf(text, reference).toLowerCase(), reference] as const).reverse())
		const plain = missing.size > 0 ? text.replace(/[ \t]+/g, ' ') : ''
		const promised = new Set(factsNamed(input, 'missing_exhibit').map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').toLowerCase()))
		const unattached = [...missing.values()]
			.filter((reference) => (promised.has(nameOf(text, reference).replace(/\s+/g, ' ').toLowerCase()) || decisive.test(sentenceAt(input, reference)?.text ?? '')) && !isGlued(text, nameOf(text, reference)))
			.filter((reference) => !standsAsHeading(plain, nameOf(text, reference))).sort((a, b) => a.start - b.start)
		const [first] = unattached
		if (!first) return missing.size > 0 ? undecided : attachedAll(input, references)
		// What an amendment names may hang at the agreement it amends.
		if (isAmendment(input)) return undecided
		const names = unattached.map((reference) => nameOf(text, reference))
		const listed = inWords(names.slice(0, 5))
		const carries = unattached.some((reference) => decisive.test(sentenceAt(input, reference)?.text ?? ''))
		return flagged({
			severity: carries ? 'medium' : 'low',
			span: first,
			says: `${listed} ${names.length === 1 ? 'is' : 'are'} referred to but not attached.`,
			why: 'You would be bound by terms that you have not seen. They may set prices, scope or obligations.',
			market: 'Every exhibit is attached when the agreement is signed.',
			action: `attach ${listed}`,
			reason: 'We would like to read everything that we sign.',
		})
	},
}

/** Whether the exhibit's heading stands there with other words run into it, as a copied file or a template leaves it: "EXHIBIT ASCHEDULE". */
function isGlued(text: string, name: string): boolean {
	const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s*')
	return new RegExp(`\\n[^\\n]{0,40}${words.toUpperCase()}|[a-z]${words}|\\n[^\\n]{0,12}=\\s*${words}`).test(text)
}

/** Fine only where the exhibit itself can be quoted, with words of its own below its heading. */
function attachedAll(input: RuleInput, references: readonly CrossReference[]): Decision {
	const attached = references.map(({ resolvedTo }) => input.structure.clauses.find(({ id }) => id === resolvedTo))
	const [one] = attached
	if (!one || attached.some((clause) => !clause || clause.kind !== 'exhibit' || isEmpty(visibleText(input).slice(clause.start, clause.end)))) return undecided
	return passed({ start: one.start, end: Math.min(one.end, one.start + longestQuote) })
}

/** A heading alone, or a promise of a page that is not there, is no exhibit. */
function isEmpty(text: string) {
	const words = text.replace(/\bSource:[^\n]*/g, '')
	return words.length < fewestCharacters || /\bsee\s+attached\b|\bto\s+be\s+(?:attached|provided|agreed|completed)\b|\b(?:intentionally\s+)?omitted\b/i.test(words.slice(0, 300))
}

const fewestCharacters = 120
const longestQuote = 160

function nameOf(text: string, { start, end }: CrossReference) {
	return text.slice(start, end).replace(/\s+/g, ' ')
}

const titleLength = 150

/** "Exhibit 10.1" is the number of a filing, "Schedule 13D" a form, "Exhibit A to the Credit Agreement" hangs there. */
function isElsewhere(input: RuleInput, { start, end }: CrossReference) {
	const text = visibleText(input)
	const name = text.slice(start, end)
	if (/^(?:Exhibits|Schedules|Annexes|Appendices|Attachments)\s+\d/i.test(name) || /^Exhibit\s+(?:10|99|[1-9]\d?\.\d+|\d{2,3})$/i.test(name) || /^Schedule\s+(?:13|TO|K|K-1|14[AC])\b/i.test(name)) return true
	const behind = text.slice(end, end + 140)
	const before = text.slice(Math.max(0, start - 90), start)
	// "Exhibit 10.6 ATTACHMENT A" on top says which part of a filing the document is.
	if (start < titleLength && !/\p{Ll}{3,}\s+\p{Ll}{2,}/u.test(text.slice(0, start))) return true
	return (
		/^(?:\([A-Z\d]\))?[“”"')\s,]{0,4}(?:to|of|in|under)\s+(?:the|that|such|its|their|a|an|said|our)\s+(?!(?:this|present)\b)(?:[A-Z][\w-]*|certain|original|existing|prior)/.test(behind) ||
		/^[^.;]{0,80}\b(?:filed|furnished|as\s+filed)\b/i.test(behind) ||
		/\bC\.?F\.?R\b[^;]{0,60}$/i.test(before) ||
		/\b(?:previously|heretofore|already)\s+(?:attached|delivered|provided)\b[^.;]{0,60}$/i.test(before)
	)
}

/**
 * The exhibit stands in the text in a form that was not read as a heading: "**Appendix 1A: Terms**" on a line of its own,
 * "… Act of 1934. EXHIBIT A [***]" within one, in parts ("Annex 3A"), or speaking of itself ("this Appendix 3A").
 */
function standsAsHeading(plain: string, name: string) {
	const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s*[-–—]?\\s*')
	return (
		new RegExp(String.raw`^(?:\s*-?\d{1,3}-?\s)?[\s#*_|"“(\[]*${escaped}\b["”)\]*_|]*\s*(?:$|[:.–—|-]|\n|[A-Z([])`, 'im').test(plain) ||
		new RegExp(String.raw`^[\s#*_|]*${escaped}[A-Z]\b|\b${escaped}-\d{1,2}\s*$|\bthis\s+${escaped}\b`, 'im').test(plain) ||
		new RegExp(String.raw`[.!?)\]]\s+${escaped.replace(/^\w+/, (word) => `(?:${word}|${word.toUpperCase()}|${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()})`)}(?:\s*[:–—]|\s+(?=[[A-Z"“]))`).test(plain)
	)
}

const decisive = /\b(?:fees?|prices?|pricing|rates?|payments?|services|scope|specifications?|deliverables?|territory|products?|royalt\w+|milestones?|compensation|release|rent|budget|licensed)\b/i
