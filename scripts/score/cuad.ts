/** A passage that a reader gives for a category of a contract, with its confidence from 0 to 1. */
export interface Prediction {
	text: string
	confidence: number
}

/** The marked passages of one category of one contract, and what was predicted for it. */
export interface Item {
	gold: string[]
	predictions: Prediction[]
	/** A prediction that holds a marked name counts as that name (CUAD does so for parties). */
	byInclusion: boolean
}

/** The words of a passage as CUAD's own evaluation folds them: lower case, without `.,;:`, slashes as spaces. */
export function wordSet(text: string): Set<string> {
	return new Set(
		text
			.replace(/[.,;:]/g, '')
			.toLowerCase()
			.replaceAll('/', ' ')
			.split(' '),
	)
}

/** Shared words over all words of two sets. */
export function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let shared = 0
	for (const word of one) if (other.has(word)) shared++
	return shared / (one.size + other.size - shared)
}

const matchingJaccard = 0.5

/** CUAD's thresholds: 0.99 down to 0.01, then 0.001 and 0. */
const thresholds = [...Array.from({ length: 99 }, (_, index) => 0.99 - index * 0.01), 0.001, 0]

/**
 * Area under the precision-recall curve of passages and the precision at 80 percent recall, as TheAtticusProject/cuad
 * defines them: a prediction matches a marked passage when they share half of their words, pooled over all categories,
 * precision made monotone from the right.
 */
export function spanScores(items: readonly Item[]): { aupr: number; p_at_80r: number; maximumRecall: number } {
	const read = items.map(({ gold, predictions, byInclusion }) => {
		// The same words predicted twice are one prediction; the later confidence stands.
		const distinct = [...new Map(predictions.filter(({ text }) => text !== '').map(({ text, confidence }) => [text, confidence]))]
		const goldWords = gold.map(wordSet)
		return {
			golds: gold.length,
			predicted: distinct.map(([text, confidence]) => {
				const own = gold.length > 0 ? wordSet(text) : null
				return {
					confidence,
					matches: gold.map(
						(marked, index) =>
							own !== null && (jaccard(goldWords[index]!, own) >= matchingJaccard || (byInclusion && text.includes(marked))),
					),
				}
			}),
		}
	})
	const precision = [1]
	const recall = [0]
	for (const threshold of thresholds) {
		let found = 0
		let wrong = 0
		let missed = 0
		for (const { golds, predicted } of read) {
			const active = predicted.filter(({ confidence }) => confidence > threshold)
			if (golds === 0) {
				wrong += active.length
				continue
			}
			for (let index = 0; index < golds; index++) {
				if (active.some(({ matches }) => matches[index])) found++
				else missed++
			}
			wrong += active.filter(({ matches }) => !matches.includes(true)).length
		}
		precision.push(found + wrong === 0 ? Number.NaN : found / (found + wrong))
		recall.push(found + missed === 0 ? 0 : found / (found + missed))
	}
	const monotone = precision.slice()
	for (let at = monotone.length - 2; at >= 0; at--) {
		const right = monotone[at + 1]!
		if (!(monotone[at]! >= right)) monotone[at] = Number.isNaN(monotone[at]!) || right > monotone[at]! ? right : monotone[at]!
	}
	let aupr = 0
	for (let at = 1; at < recall.length; at++) aupr += (recall[at]! - recall[at - 1]!) * ((monotone[at]! + monotone[at - 1]!) / 2)
	const reached = recall.findIndex((value) => value >= 0.8)
	return { aupr, p_at_80r: reached < 0 ? 0 : monotone[reached]!, maximumRecall: Math.max(...recall) }
}

/**
 * Presence of a category in a contract: micro F1 over all pairs of contract and category, macro F1 over categories
 * that occur.
 */
export function presenceScores(
	categories: number,
	pairs: Iterable<{ category: number; marked: boolean; predicted: boolean }>,
): { micro_f1: number; macro_f1: number; precision: number; recall: number } {
	const counts = Array.from({ length: categories }, () => ({ found: 0, wrong: 0, missed: 0 }))
	for (const { category, marked, predicted } of pairs) {
		const count = counts[category]!
		if (marked && predicted) count.found++
		else if (predicted) count.wrong++
		else if (marked) count.missed++
	}
	const total = counts.reduce(
		(sum, { found, wrong, missed }) => ({ found: sum.found + found, wrong: sum.wrong + wrong, missed: sum.missed + missed }),
		{ found: 0, wrong: 0, missed: 0 },
	)
	const each = counts.filter(({ found, wrong, missed }) => found + wrong + missed > 0).map(f1)
	return {
		micro_f1: f1(total),
		macro_f1: each.reduce((sum, value) => sum + value, 0) / Math.max(1, each.length),
		precision: ratio(total.found, total.found + total.wrong),
		recall: ratio(total.found, total.found + total.missed),
	}
}

/**
 * ContractEval's strict measure: the output for a contract and category is right only if every marked passage stands in
 * it word for word; an output where nothing is marked is a false positive; all else where something is marked is a
 * false negative. `jaccard` is the mean over pairs with something marked, `false_none` the share of those left empty.
 */
export function contractEvalScores(pairs: Iterable<{ gold: readonly string[]; output: string }>): {
	f1: number
	f2: number
	jaccard: number
	false_none: number
} {
	let found = 0
	let wrong = 0
	let missed = 0
	let empty = 0
	let marked = 0
	let similar = 0
	for (const { gold, output } of pairs) {
		if (gold.length === 0) {
			if (output) wrong++
			continue
		}
		marked++
		if (!output) empty++
		if (output && gold.every((passage) => strip(output).includes(strip(passage)))) found++
		else missed++
		similar += jaccard(wordSet(gold.join(' ')), wordSet(output || 'No related clause.'))
	}
	const precision = ratio(found, found + wrong)
	const recall = ratio(found, found + missed)
	return {
		f1: ratio(2 * precision * recall, precision + recall),
		f2: ratio(5 * precision * recall, 4 * precision + recall),
		jaccard: ratio(similar, marked),
		false_none: ratio(empty, marked),
	}
}

function f1({ found, wrong, missed }: { found: number; wrong: number; missed: number }) {
	return ratio(2 * found, 2 * found + wrong + missed)
}

function ratio(part: number, whole: number) {
	return whole === 0 ? 0 : part / whole
}

function strip(text: string) {
	return text.replace(/^[ \n`]+|[ \n`]+$/g, '')
}
