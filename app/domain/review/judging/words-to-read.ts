import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { FindingContext } from '../make-finding.ts'
import { innermostClause, pageOf } from '../places-in-text.ts'
import type { ReadYourself as WordsLeft, RuleInput } from '../playbook/rule.ts'
import type { Finding, ReadYourself } from '../report/report.ts'
import type { BalancedForm } from './balanced-form.ts'
import { policyPassages } from './policy-passages.ts'
import { weightyPassages } from './weighty-passages.ts'
import { worthKnowing } from './worth-knowing.ts'

export interface WordsToReadInput {
	input: RuleInput
	findings: readonly Finding[]
	/** What rules left to the reader. */
	left: readonly WordsLeft[]
	/** Words that a check found in order. */
	proven: readonly Span[]
	context: FindingContext
	form: BalancedForm | null
}

/**
 * Nobody reads a longer list, and a long contract has more to read: how many, one more for so many characters, and never
 * more than. In the 36 contracts of the samples r19 to r21, on which this was chosen, lists of one more for 3,000
 * characters and 40 at most left out 51 % of what lawyers raised, these 40 %; in the 24 of r22 and r23, drawn afterwards,
 * 42 %.
 */
const usual = 24
const charactersForOneMore = 1500
const most = 80

/**
 * The least weight of a passage, by who listed it: above every score of the reader of points where it must be listed, and
 * else below that of a likely point, since lawyers raise one in seven of the passages that no other sign speaks for.
 */
const weights = { left: 0.15, first: 2, grave: 0.35, known: 0.2 } as const

/** From this chance on a lawyer would raise listed words as more than a trifle (ours). */
const heavyChance = 0.75

/**
 * What a person should read: words that rules left to the reader, and those that trained labels and the reader of
 * points show and nothing else covers. The same words once, the weightiest first, up to a number that people read.
 */
export function wordsToRead({ input, findings, left, proven, context: { document, structure }, form }: WordsToReadInput): {
	words: ReadYourself[]
	grave: number
	heavy: number
} {
	const quoted = findings.flatMap(({ start, end }) => (start === null || end === null ? [] : [{ start, end }]))
	const chosen: WordsLeft[] = []
	for (const words of left)
		if (!form?.isOwnText(words.span) && !overlapsAny(words.span, [...quoted, ...chosen.map(({ span }) => span)])) chosen.push(words)
	const settled = [...quoted, ...proven]
	const listed = [...settled, ...chosen.map(({ span }) => span)]
	const labelled = worthKnowing(input.readings.labels, listed)
	const covered = [...listed, ...labelled]
	const weighty = weightyPassages(input, (sentence, first) => overlapsAny(sentence, first ? settled : covered))
	// What a rule left to the reader is listed with the rule's question, and must not fall off a long list either.
	const first = weighty.filter((passage) => passage.first)
	const shown = [...covered, ...weighty]
	const ofPolicy = policyPassages(input, (sentence) => overlapsAny(sentence, shown))
	const known = [...labelled, ...weighty.filter((passage) => !overlapsAny(passage, covered)), ...ofPolicy].filter(
		(passage) => !form?.isOwnText(passage),
	)
	const weighed = [
		...chosen.map((each) => ({
			...each,
			grave: false,
			weight: weightOf(input, each.span, overlapsAny(each.span, first) ? weights.first : weights.left),
		})),
		...known.map(({ start, end, lookFor, grave, first: isFirst }) => ({
			span: { start, end },
			lookFor,
			grave,
			weight: weightOf(input, { start, end }, isFirst ? weights.first : grave ? weights.grave : weights.known),
		})),
	]
		.sort((a, b) => b.weight - a.weight || a.span.start - b.span.start)
		.slice(0, Math.min(most, usual + Math.floor(document.text.length / charactersForOneMore)))
	const words = weighed.map(({ span: { start, end }, lookFor }) => ({
		clause: innermostClause(structure, start)?.id ?? null,
		quote: document.text.slice(start, end),
		start,
		end,
		page: pageOf(document, start),
		look_for: lookFor,
	}))
	const heavy = weighed.filter(({ grave, span }) => !grave && isHeavy(input, span)).length
	return { words, grave: known.filter(({ grave }) => grave).length, heavy }
}

function isHeavy({ points }: RuleInput, { start, end }: Span): boolean {
	return points.some((point) => point.start < end && start < point.end && point.weighty >= heavyChance)
}

function weightOf({ points }: RuleInput, { start, end }: Span, least: number): number {
	return points.reduce(
		(weight, point) =>
			point.start < end && start < point.end ? Math.max(weight, (point.chance + point.weighty + point.high) / 2) : weight,
		least,
	)
}

function overlapsAny({ start, end }: Span, spans: readonly Span[]): boolean {
	return spans.some((span) => span.start < end && start < span.end)
}
