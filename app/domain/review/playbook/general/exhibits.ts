import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { CrossReference } from '../../clauses/clause.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { ParsedFact } from '../../facts/fact-names.ts'
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
	ofForm: { openItem: true },
	underBalancedForm: {},
	provenByQuote: true,
	stake: 2,
	confidence: 0.62,
	standard: 'Every exhibit is attached when the agreement is signed.',
	decide(input) {
		if (isPolicy(input)) return notApplicable
		const references = input.structure.crossReferences.filter(
			(reference) => reference.kind === 'exhibit' && !reference.external && !isElsewhere(input, reference),
		)
		if (references.length === 0) return notApplicable
		const missing = factsNamed(input, 'missing_exhibit')
			.filter((fact) => !isElsewhere(input, fact) && !standsUnderTitle(input, fact))
			.sort(byName)
		const [first] = missing
		if (!first) return references.some(({ resolvedTo }) => resolvedTo === null) ? undecided : attachedAll(input, references)
		// What an amendment names may hang at the agreement it amends; what follows the signatures unnamed may be the exhibits.
		if (isAmendment(input) || isFollowedByMore(input)) return undecided
		const names = missing.map(({ value }) => value)
		const listed = inWords(names.length > mostNamed ? [...names.slice(0, mostNamed - 1), `${names.length - mostNamed + 1} more`] : names)
		const carries = missing.find((fact) => decisive.test(sentenceAt(input, fact)?.text ?? ''))
		return flagged({
			severity: carries ? 'medium' : 'low',
			span: carries ?? first,
			says: `${listed} ${names.length === 1 ? 'is' : 'are'} referred to but not attached.`,
			why: 'You would be bound by terms that you have not seen. They may set prices, scope or obligations.',
			market: 'Every exhibit is attached when the agreement is signed.',
			action: `attach ${inWords(names.slice(0, mostNamed))}`,
			reason: 'We would like to read everything that we sign.',
		})
	},
}

const mostNamed = 5
const decisive = longPattern('i')`
	\b(?:
		fees?|prices?|pricing|rates?|payments?|services|scope|specifications?|deliverables?|territory|products?|royalt\w+|milestones?
		|compensation|release|rent|budget|licensed
	)\b
`

function byName(a: ParsedFact, b: ParsedFact): number {
	return a.value.localeCompare(b.value, 'en', { numeric: true })
}

/** Fine only where the exhibit itself can be quoted, with words of its own below its heading. */
function attachedAll(input: RuleInput, references: readonly CrossReference[]): Decision {
	const attached = references.map(({ resolvedTo }) => input.structure.clauses.find(({ id }) => id === resolvedTo))
	const [one] = attached
	if (
		!one ||
		attached.some((clause) => !clause || clause.kind !== 'exhibit' || isEmpty(visibleText(input).slice(clause.start, clause.end)))
	)
		return undecided
	return passed({ start: one.start, end: Math.min(one.end, one.start + longestQuote) })
}

/** A heading alone, or a promise of a page that is not there, is no exhibit. */
function isEmpty(text: string) {
	const words = text.replace(/\bSource:[^\n]*/g, '')
	return (
		words.length < fewestCharacters ||
		/\bsee\s+attached\b|\bto\s+be\s+(?:attached|provided|agreed|completed)\b|\b(?:intentionally\s+)?omitted\b/i.test(words.slice(0, 300))
	)
}

const fewestCharacters = 120
const longestQuote = 160
const titleLength = 150

/** "Exhibit 10.1" is the number of a filing, "Schedule 13D" a form, "Exhibit A to the Credit Agreement" hangs there. */
function isElsewhere(input: RuleInput, { start, end }: { start: number; end: number }) {
	const text = visibleText(input)
	const name = text.slice(start, end)
	if (
		/^(?:Exhibits|Schedules|Annexes|Appendices|Attachments)\s+\d/i.test(name) ||
		/^Exhibit\s+(?:10|99|[1-9]\d?\.\d+|\d{2,3})$/i.test(name) ||
		/^Schedule\s+(?:13|TO|K|K-1|14[AC])\b/i.test(name)
	)
		return true
	const behind = text.slice(end, end + 140)
	const before = text.slice(Math.max(0, start - 90), start)
	// "Exhibit 10.6 ATTACHMENT A" on top says which part of a filing the document is.
	if (start < titleLength && !/\p{Ll}{3,}\s+\p{Ll}{2,}/u.test(text.slice(0, start))) return true
	return (
		longPattern()`
			^(?:\([A-Z\d]\))?[“”"')\s,]{0,4}(?:to|of|in|under)\s+(?:the|that|such|its|their|a|an|said|our)\s+(?!(?:this|present)\b)
			(?:[A-Z][\w-]*|certain|original|existing|prior)
		`.test(behind) ||
		/^[^.;]{0,80}\b(?:filed|furnished|as\s+filed)\b/i.test(behind) ||
		/\bC\.?F\.?R\b[^;]{0,60}$/i.test(before) ||
		/\b(?:previously|heretofore|already)\s+(?:attached|delivered|provided)\b[^.;]{0,60}$/i.test(before)
	)
}

/** Words of two capitals and more, as a title has them: "Consent of Spouse", "Product Specifications". */
const titleWords = /\b\p{Lu}[\p{L}’'-]+(?:\s+(?:of|and|for|to|the|\p{Lu}[\p{L}’'-]+)){0,4}\s+\p{Lu}[\p{L}’'-]+/gu

/** The exhibit hangs there under its title alone: "the Consent of Spouse attached as Exhibit B", and a page headed CONSENT OF SPOUSE. */
function standsUnderTitle(input: RuleInput, fact: ParsedFact): boolean {
	const text = visibleText(input)
	const around = text.slice(Math.max(0, fact.start - titleReach), fact.end + titleReach)
	return allMatches(around, titleWords).some(([title]) => {
		const words = title
			.replace(/\s+/g, ' ')
			.split(' ')
			.map((word) => word.replace(/[^\p{L}]/gu, '.'))
			.join('\\s+')
		return new RegExp(`\\n[^\\n\\p{L}]{0,12}(?:form\\s+of\\s+)?${words}[^\\n\\p{L}]{0,12}\\n`, 'iu').test(text.slice(fact.end))
	})
}

const titleReach = 140

/** Behind the signatures more pages follow that no heading names: the exhibits may be among them. */
function isFollowedByMore(input: RuleInput): boolean {
	const text = visibleText(input)
	const signature = input.structure.clauses.find(({ kind, start }) => kind === 'signature' && start > text.length / 4)
	if (!signature) return false
	const next = input.structure.clauses.find(({ kind, start }) => kind === 'exhibit' && start > signature.start)
	return (next?.start ?? text.length) - signature.start > longestSignatures
}

/** Longer than any block of signatures. */
const longestSignatures = 6000
