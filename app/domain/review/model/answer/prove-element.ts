import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { z } from 'zod'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { sentencesIn } from '#app/domain/review/clauses/structure/sentences.ts'
import type { DocumentReading } from '../../document-reading.ts'
import type { Frame } from '../../frames/frame.ts'
import { machineInstructions } from '../../machine-instructions.ts'
import type { Finding, ReportClause, RuleResult } from '#app/domain/review/report/report.ts'
import { foldWords, hasWords, locateQuote, type FoldedText } from '../locate-quote.ts'
import type { Mask } from '../mask.ts'
import { tidy } from '../model-finding.ts'
import { withoutMarkers } from '../question/numbered-text.ts'
import { AnswerElement, type CheckFine, type DealSentence, type NewFinding, type PlainClause, type Verdict } from './answer-element.ts'
import { actorsFit } from './named-parties.ts'
import { proveFrame } from './prove-frame.ts'
import { numbersStandIn } from './said-numbers.ts'
import { sectionsExist, withoutIds } from './said-sections.ts'

/** A point with the places of its words. */
export type ProvenFinding = NewFinding & { span: Span; also: string[]; edit: Finding['edit'] | null }

/** An element of an answer that holds, with the place of its quote. */
export type Proven =
	| ProvenFinding
	| (Verdict & { span: Span | null })
	| ((CheckFine | DealSentence) & { span: Span })
	| PlainClause
	| { type: 'frame'; frame: Frame }
	| UnprovenWords

/**
 * Words about which a grave point was raised that does not hold: the words are in the document, the claim about them is
 * not shown.
 */
export interface UnprovenWords {
	type: 'unproven'
	span: Span
}

export interface ProofContext extends Pick<DocumentReading, 'parties' | 'reader'> {
	document: FoldedText
	/** The part that was read: quotes are looked up there first. */
	group: Span
	clauses: readonly ReportClause[]
	/** The findings in the question. */
	findings: readonly Finding[]
	checks: readonly RuleResult[]
	mask: Mask
}

/**
 * Checks one element of an answer against the document: its form, its quotes letter by letter, its numbers and
 * sections, its actors, its claimed subject, and whatever it puts between quotation marks.
 *
 * @returns `null` for an element that does not hold; it is dropped whole
 */
export function proveElement(raw: unknown, context: ProofContext): Proven | null {
	const parsed = AnswerElement.safeParse(raw)
	if (!parsed.success) return null
	const element = unmasked(parsed.data, context)
	if (element.type === 'frame') {
		const frame = proveFrame(element, context)
		return frame && { type: 'frame', frame }
	}
	if (
		!Object.entries(element).every(([key, value]) => typeof value !== 'string' || verbatim.has(key) || isHarmless(value)) ||
		!claims(element).every((words) => isHonest(words, context))
	)
		return null
	switch (element.type) {
		case 'finding':
			return proveFinding(element, context)
		case 'verdict':
			return proveVerdict(element, context)
		case 'plain':
			return provePlain(element, context)
		case 'open_check_fine':
			if (!context.checks.some(({ id, outcome }) => id === element.check && outcome === 'undecided')) return null
			return placed(element, element.says, context)
		case 'deal':
			return placed(element, element.sentence, context)
	}
}

/** The words of a grave point that was dropped, where they at least stand in the document. */
export function unprovenWords(raw: unknown, { document, group, mask }: ProofContext): UnprovenWords | null {
	const point = GravePoint.safeParse(raw)
	const span = point.success ? locateQuote(document, withoutMarkers(mask.unmask(point.data.quote)), group) : null
	return span && { type: 'unproven', span }
}

const GravePoint = z.object({ type: z.literal('finding'), severity: z.literal('high'), quote: z.string() })

function proveFinding(element: NewFinding, context: ProofContext): ProvenFinding | null {
	const { document, group, clauses } = context
	const span = locateQuote(document, element.quote, group)
	if (!span) return null
	// An invented further quote makes the element false; one of a word or two, such as a placeholder, can't be proven
	// and is only left out.
	const others = (element.also ?? []).map((quote) => ({ quote, place: locateQuote(document, quote, group) }))
	if (others.some(({ quote, place }) => place === null && quote.trim().split(/\s+/).length >= fewestWords)) return null
	const further = others.filter((each) => each.place !== null)
	const places = further.map(({ place }) => place as Span)
	const sources = [span, ...places].map((place) => clauseWords(place, context))
	const referred = clauses
		.filter(({ number }) => number !== null && element.says.includes(number.replace(/[.)]$/, '')))
		.map(({ start, end }) => document.text.slice(start, end))
	if (!numbersStandIn(element.says, [...sources, ...referred])) return null
	const quoted = [span, ...places].map(({ start, end }) => document.text.slice(start, end)).join('\n')
	if (!actorsFit(element.says, quoted, context, sources.join('\n'))) return null
	// A missing section may be named although it is not there.
	const stands = (words: string) => element.kind === 'missing' || sectionsExist(words, clauses, document.text)
	if (!stands(element.says)) return null
	const why = sentencesIn(element.why).filter(stands).join(' ')
	const action = element.action && stands(element.action) ? element.action : null
	if (why === '') return null
	const answers = [...context.findings, ...context.checks].some(({ id }) => id === element.answers) ? element.answers : null
	return { ...element, why, action, answers, span, also: further.map(({ quote }) => quote), ...wordingOf(element, context) }
}

const fewestWords = 3

/** Wording that names what it replaces, in words of the document, or what it follows; else it goes where the quote is. */
function wordingOf(
	{ replacement, replaces, insert_after: after }: NewFinding,
	{ document, group, clauses }: ProofContext,
): Pick<ProvenFinding, 'replacement' | 'edit'> {
	if (replacement === null) return { replacement, edit: null }
	const place = replaces === null ? null : locateQuote(document, replaces, group, 1)
	// Wording for words that are not there has no place.
	if (replaces !== null && !place) return { replacement: null, edit: null }
	if (place) return { replacement, edit: place }
	return { replacement, edit: clauses.some(({ id }) => id === after) ? { after: after! } : null }
}

function proveVerdict(element: Verdict, { document, group, findings, checks, clauses }: ProofContext): Proven | null {
	const about = findings.some(({ id }) => id === element.finding)
	const isPassed = checks.some(({ id, outcome }) => id === element.finding && outcome === 'passed')
	if (!about && !(isPassed && element.verdict === 'refute')) return null
	const span = element.quote === null ? null : locateQuote(document, element.quote, group)
	if (element.quote !== null && !span) return null
	if (element.verdict === 'refute' && (!span || element.reason === null)) return null
	if (element.verdict === 'comment' && element.reason === null) return null
	if (element.reason !== null && !sectionsExist(element.reason, clauses, document.text)) return null
	return { ...element, span }
}

function provePlain(element: PlainClause, context: ProofContext): PlainClause | null {
	const clause = context.clauses.find(({ id }) => id === element.clause)
	if (!clause) return null
	const words = context.document.text.slice(clause.start, clause.end)
	const holds =
		numbersStandIn(element.plain, [words]) &&
		actorsFit(element.plain, words, context) &&
		sectionsExist(element.plain, context.clauses, context.document.text)
	return holds ? element : null
}

function placed<Element extends CheckFine | DealSentence>(
	element: Element,
	sentence: string,
	context: ProofContext,
): (Element & { span: Span }) | null {
	const span = locateQuote(context.document, element.quote, context.group)
	if (!span || !numbersStandIn(sentence, [clauseWords(span, context)]) || !sectionsExist(sentence, context.clauses, context.document.text))
		return null
	return { ...element, span }
}

function clauseWords({ start, end }: Span, { clauses, document: { text } }: ProofContext): string {
	const around = clauses
		.filter((clause) => clause.start <= start && start < clause.end && clause.end - clause.start < longestSource)
		.sort((a, b) => b.end - b.start - (a.end - a.start))
	const outer = around[0]
	const next = text.indexOf('\n', end)
	const lines = text.slice(text.lastIndexOf('\n', start) + 1, next < 0 ? text.length : next)
	return outer ? `${lines}\n${text.slice(outer.start, outer.end)}` : lines
}

/** A clause longer than this holds so many numbers that it proves none (characters). */
const longestSource = 6000

const verbatim = new Set(['quote', 'replaces', 'also', 'conditions', 'exceptions'])

function unmasked(element: AnswerElement, { mask: { unmask }, clauses }: ProofContext): AnswerElement {
	const read = (key: string, value: unknown): unknown => {
		if (typeof value === 'string')
			return verbatim.has(key) ? withoutMarkers(unmask(value)) : isId(key) ? value : withoutIds(tidy(unmask(value)), clauses)
		if (Array.isArray(value)) return value.map((each) => read(key, each))
		if (typeof value === 'object' && value !== null)
			return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, read(name, each)]))
		return value
	}
	return read('', element) as AnswerElement
}

function isId(key: string): boolean {
	return ['type', 'id', 'answers', 'clause', 'insert_after', 'finding', 'of', 'check'].includes(key)
}

/** The model's statements to the reader about the document; the wording it proposes may quote anything. */
function claims(element: Exclude<AnswerElement, { type: 'frame' }>): string[] {
	switch (element.type) {
		case 'finding':
			return [element.says, element.why]
		case 'verdict':
			return element.reason === null ? [] : [element.reason]
		case 'plain':
			return [element.plain]
		case 'deal':
			return [element.sentence]
		case 'open_check_fine':
			return [element.says]
	}
}

const markup = longPattern('i')`
	<\/?(?:a|b|i|p|br|div|span|img|svg|script|style|iframe|object|embed|link|meta|form|input|button|table|h\d)\b[^<>]{0,300}>
	|javascript:|!?\[[^\]]{0,200}\]\(\s?https?:
`

function isHarmless(words: string): boolean {
	return machineInstructions(words).length === 0 && !markup.test(words)
}

const betweenMarks =
	/[“„"]([^“”„"]{1,800})[”“"]|«([^«»]{1,800})»|(?<![\p{L}\p{N}])[‘']([^‘'’]{1,800}(?:(?<=\p{L})['’](?=\p{L})[^‘'’]{1,800}){0,9})['’](?![\p{L}\p{N}])/gu

/** Quotation marks around a term are usage; around more words they claim a passage of the document. */
const mostTermWords = 3

function isHonest(words: string, { document }: ProofContext): boolean {
	return allMatches(words, betweenMarks).every(([, double, angled, single]) => {
		const quote = foldWords(double ?? angled ?? single ?? '').replace(/[.,;:!?]+$/, '')
		return quote.split(' ').length <= mostTermWords || hasWords(document, quote)
	})
}
