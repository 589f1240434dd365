import { longPattern } from '#app/domain/text/long-pattern.ts'
import { confidence } from '../../facts/confidence.ts'
import type { FactName, ParsedFact } from '../../facts/fact-names.ts'
import { flagged, notApplicable, readYourself } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { foreignPlacesIn, stateIn } from '../places.ts'
import { sentenceAt } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import type { Severity } from '#app/domain/review/report/report.ts'
import { isAmendment } from './document-kinds.ts'

const single: { name: FactName; label: string; severity: Severity }[] = [
	{ name: 'governing_law', label: 'governing law', severity: 'high' },
	{ name: 'incorporated_in', label: 'state of incorporation', severity: 'medium' },
	{ name: 'effective_date', label: 'effective date', severity: 'medium' },
	{ name: 'term', label: 'term', severity: 'medium' },
	{ name: 'renewal_notice', label: 'non-renewal notice period', severity: 'high' },
	{ name: 'termination_notice', label: 'termination notice period', severity: 'medium' },
	{ name: 'cure_period', label: 'cure period', severity: 'medium' },
	{ name: 'payment_terms', label: 'payment period', severity: 'medium' },
	{ name: 'purchase_amount', label: 'purchase amount', severity: 'high' },
	{ name: 'valuation_cap', label: 'valuation cap', severity: 'high' },
	{ name: 'discount_rate', label: 'discount rate', severity: 'high' },
	{ name: 'price_per_share', label: 'price per share', severity: 'high' },
	{ name: 'liquidation_preference', label: 'liquidation preference', severity: 'high' },
	{ name: 'option_pool', label: 'option pool', severity: 'medium' },
	{ name: 'maturity_date', label: 'maturity date', severity: 'high' },
	{ name: 'vesting_cliff', label: 'vesting cliff', severity: 'medium' },
]

/** Of these an agreement may well have several, for different breaches and sides: two values are something to read. */
const manifold: ReadonlySet<FactName> = new Set<FactName>(['cure_period', 'termination_notice'])

/** Two sentences with nearly the same words, numbers left out: they are about one thing. */
function sayTheSame(input: RuleInput, one: ParsedFact, other: ParsedFact) {
	const [sentence, next] = [one, other].map((fact) => sentenceAt(input, fact))
	// One sentence with two numbers gives each its case: "60 days, in all no more than 120 days".
	if (!sentence || !next || sentence.start === next.start) return false
	const [first, second] = [sentence, next].map(({ text }) => new Set(text.toLowerCase().match(/[a-z]{3,}/g) ?? []))
	if (!first || !second) return false
	const shared = [...first].filter((word) => second.has(word)).length
	return shared / Math.max(first.size, second.size, 1) >= nearlySame
}

/** A state or a country; a trade name or a bank was read for one now and then. */
function isPlace(value: string): boolean {
	return stateIn(value) !== null || foreignPlacesIn(value).length > 0
}

const nearlySame = 0.75

export const contradictoryFacts: Rule = {
	id: 'general.contradictory_facts',
	playbook: 'general',
	title: 'Each figure and date has one value',
	basis: { kind: 'G', source: 'drafting practice' },
	stake: 5,
	standard: 'Each value is stated once.',
	comparesFacts: true,
	decide(input) {
		const amends = isAmendment(input)
		const groups = single
			.map(({ name, label, severity }) => ({
				name,
				label,
				severity,
				facts: factsNamed(input, name)
					.filter(
						({ value }) =>
							value !== '' && !/\bunited\s+states\b|\bfederal\b/i.test(value) && (name !== 'incorporated_in' || isPlace(value)),
					)
					.filter((fact) => isOfThisAgreement(input, fact, amends)),
			}))
			.filter(({ facts }) => facts.length > 0)
		if (groups.length === 0) return notApplicable
		const conflicts = groups.flatMap(({ name, label, severity, facts }) => {
			const pair = conflict(input, facts)
			return pair ? [{ name, label, severity, ...pair }] : []
		})
		const [first, ...more] = conflicts
			.filter(({ name, one, other }) => !manifold.has(name) || sayTheSame(input, one, other))
			.map(({ label, severity, one, other }) => ({
				kind: 'contradictory' as const,
				severity,
				span: other,
				says: `Two values for the ${label}: "${one.quote}" and "${other.quote}".`,
				why: 'In a dispute each party will rely on the value that suits it.',
				market: 'Each value is stated once.',
				action: `state one ${label}`,
				reason: 'Only one of the two can be meant.',
			}))
		if (first) return flagged(first, ...more)
		const [doubtful] = conflicts
		return doubtful
			? readYourself(`Check which ${doubtful.label} applies: another place gives another one.`, doubtful.one, doubtful.other)
			: notApplicable
	},
}

/**
 * Two values for one thing. Values said of different subjects (another party, another trigger, an exhibit)
 * don't conflict, so both must stand in sentences of the same subject; and a value that was read from its place
 * alone contradicts nothing.
 */
function conflict(input: RuleInput, facts: readonly ParsedFact[]) {
	const [one, ...more] = facts.filter((fact) => fact.confidence >= leastSure || fact.confidence === confidence.disputed)
	if (!one) return null
	const subject = subjectOf(input, one)
	const other = more.find(
		(fact) =>
			key(fact) !== key(one) &&
			fact.start >= one.end &&
			subjectOf(input, fact) === subject &&
			sameSide(input, one, fact) &&
			!sameSentence(input, one, fact),
	)
	return other ? { one, other } : null
}

/** Read with the verb or label that names it, not from words near by. */
const leastSure = confidence.stated

function key({ value, unit }: ParsedFact) {
	return `${value.trim().toLowerCase()} ${unit ?? ''}`
}

function sameSentence(input: RuleInput, a: ParsedFact, b: ParsedFact) {
	return sentenceAt(input, a) === sentenceAt(input, b)
}

const marks = [
	/\bbreach|default|cure|fail\w*/i,
	/\bconvenience|any\s+reason|any\s+time|without\s+cause/i,
	/\binsolven|bankrupt/i,
	/\bnon-?pay|overdue|late/i,
	/\btrade\s+secret/i,
	/\brenew/i,
	/\binitial/i,
	/\btrial|pilot/i,
	/\barbitrat|federal/i,
	/\bdisput\w+|contest/i,
	/\bsurviv|after\s+(?:the\s+)?(?:terminat|expir|end)/i,
	/\bdeposit|advance|upfront/i,
	/\binvoice/i,
	/\broyalt/i,
	/\brefund|reimburs/i,
	/\bquarter|calendar|report/i,
	/\bwarrant/i,
	/\blicen[cs]e/i,
	/\boption/i,
	/\bcompet|solicit|confiden/i,
	/\bforce\s+majeure|event\b/i,
	/\binsur|policy/i,
	/\bclaim/i,
	/\b(?:rates?|prices?)\s+(?:change|increase|adjust)/i,
	/\bdeath|disab|ill/i,
	/\bgood\s+reason\b/i,
	/\bfor\s+cause\b|[“"]cause/i,
	/\baggregate|total|combined/i,
	/\bother\s+than\b|\bexcept\b/i,
	/\b(?:sections?|articles?)\b/i,
]

/** Other agreements have terms and dates of their own; so has what an amendment changes, and what binds after the end. */
function isOfThisAgreement(input: RuleInput, fact: ParsedFact, amends: boolean) {
	const words = sentenceAt(input, fact)?.text ?? ''
	if (fact.name === 'effective_date') {
		const lead = input.document.text.slice(Math.max(0, fact.start - 120), fact.end + 60)
		return !amends && /\b(?:effective|commencement|start)\s+date\b|\btakes?\s+effect\b/i.test(lead) && !another.test(words)
	}
	if (fact.name === 'term')
		return (
			!amends &&
			longPattern('i')`
				\bterm\s+of\s+this\b
				|\b(?:initial|this)\s+(?:agreement'?s?\s+)?term\b
				|\bthis\s+(?:agreement|lease|contract)\b[^.;]{0,80}\b(?:term|continues?|remains?|in\s+(?:full\s+)?(?:force|effect)|expires?|ends?)\b
			`.test(words) &&
			!/\bconfidential|\bsurviv|\bafter\s+(?:the\s+)?(?:terminat|expir)|\brenew|\bextend|\bextension/i.test(words)
		)
	// One law for each region is no contradiction.
	if (fact.name === 'governing_law' && /\b(?:if|where|located|resid\w+|established|domiciled|based|incorporated)\b/i.test(words))
		return false
	// "The License Fee is payable within 7 days": each fee may have its own day.
	if (fact.name === 'payment_terms' && /\b\p{Lu}\p{L}+\s+(?:Fee|Price|Deposit|Charge)s?\b/u.test(words)) return false
	// A royalty per unit is no price of a share.
	if (fact.name === 'price_per_share' && !/\bshares?\b|\bstock\b/i.test(words)) return false
	// "Irish law" in one place and "the courts of Ireland" in another are one country.
	if (fact.name === 'governing_law' && /(?:ish|ese|dutch|french|german|swiss|[a-z]ian)$/i.test(fact.value)) return false
	return !(amends && another.test(words))
}

const another = longPattern('i')`
	\b(?:
		replaces?|supersedes?|amend(?:s|ed|ment)?|prior|original|existing|previous|that\s+certain|certain
		|dated\s+as\s+of\b[^.;]{0,40}\bby\s+and\s+between|loan|lease|merger|purchase
	)\b[^.;]{0,60}\b(?:agreement|lease|contract|letter)\b
	|\breference\s+is\s+(?:hereby\s+)?made\b|\bdata\s+privacy\s+framework\b
	|\b(?:law|act|regulation|directive|ruling|decision)\b
`

/** What a fact's sentence is about, coarsely: its marks, the exhibit it stands in, and of a start which start. */
function subjectOf(input: RuleInput, fact: ParsedFact) {
	if (fact.name === 'incorporated_in') return fact.of
	const words = sentenceAt(input, fact)?.text ?? ''
	const clause = input.structure.clauses.find(({ id }) => id === fact.clauseId)
	const exhibit = clause?.kind === 'exhibit' ? clause.id : ''
	return [
		marks.map((mark) => (mark.test(words) ? '1' : '0')).join(''),
		exhibit,
		fact.name === 'effective_date' ? startOf(input, fact) : '',
	].join(' ')
}

/** Two sides may have two notices and two cures. An invoice that is due binds its payer, named or not. */
function sameSide(input: RuleInput, one: ParsedFact, other: ParsedFact) {
	if (one.name === 'incorporated_in') return true
	const [first, second] = [one, other].map((fact) => sideOf(input, sentenceAt(input, fact)?.text ?? ''))
	return first === second || (one.name === 'payment_terms' && (first === '' || second === ''))
}

/** The side of a sentence: the role it names first; "either party" is nobody alone. */
function sideOf(input: RuleInput, words: string) {
	if (/\b(?:either|each|any|both|neither)\s+(?:of\s+the\s+)?part(?:y|ies)\b/i.test(words)) return ''
	const named = [...new Set(factsNamed(input, 'party_role').map(({ value }) => value))].filter((role) => words.includes(role))
	return named.sort((a, b) => words.indexOf(a) - words.indexOf(b))[0] ?? ''
}

/** A document is signed on one day and may take effect on another: only two of a kind contradict each other. */
function startOf({ document: { text } }: RuleInput, { start, end }: ParsedFact) {
	const before = text.slice(Math.max(0, start - 90), start)
	if (/\b(?:commenc|begin|start)\w*\b[^.;]{0,50}$/i.test(before)) return 'begins'
	return /\beffective\b[^.;]{0,50}$|\bforce\b[^.;]{0,30}$/i.test(before) ||
		/^[^.;]{0,20}\b(?:Effective|Commencement)\s+Date/i.test(text.slice(end, end + 60))
		? 'takes effect'
		: 'is dated'
}
