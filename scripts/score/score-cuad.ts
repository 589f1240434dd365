import { partiesCategory } from '#app/domain/review/clauses/classifier/category.ts'
import type { ClauseReader } from '#app/domain/review/clauses/classifier/read-clauses.ts'
import type { CuadFile } from '../train/clauses/cuad.ts'
import { markedContracts } from '../train/clauses/cuad.ts'
import { contractEvalScores, type Item, presenceScores, spanScores } from './cuad.ts'
import { joinedText } from './joined-text.ts'

/** The scores of one file of CUAD contracts, as interface.md names them. */
export interface CuadScores {
	presence: { micro_f1: number; macro_f1: number; precision: number; recall: number }
	contracteval: { f1: number; f2: number; jaccard: number; false_none: number }
	spans: { aupr: number; p_at_80r: number }
}

/**
 * Reads every contract as the product does and compares with what lawyers marked: presence by the product's own
 * thresholds, ContractEval by the text of the passages that the product labels, spans by all candidates.
 */
export function scoreCuad(file: CuadFile, read: ClauseReader): CuadScores {
	const width = file.categories.length
	const presence: { category: number; marked: boolean; predicted: boolean }[] = []
	const outputs: { gold: string[]; output: string }[] = []
	const items: Item[] = []
	for (const { text, view, structure, gold } of markedContracts(file)) {
		const reading = read(view, structure)
		for (let category = 0; category < width; category++) {
			const name = file.categories[category]!
			const marked = (gold.get(category) ?? []).map(({ start, end }) => text.slice(start, end))
			const found = reading.presence.find((candidate) => candidate.name === name)?.present ?? false
			presence.push({ category, marked: marked.length > 0, predicted: found })
			outputs.push({
				gold: marked,
				output: found
					? joinedText(
							text,
							reading.passages.filter((passage) => passage.name === name),
						)
					: '',
			})
			// CUAD's thresholds are a hundredth apart: the root keeps the order and tells low chances apart.
			items.push({
				gold: marked,
				byInclusion: category === partiesCategory,
				predictions: reading.candidates
					.filter((candidate) => candidate.name === name)
					.map(({ start, end, score }) => ({ text: text.slice(start, end), confidence: Math.sqrt(score) })),
			})
		}
	}
	const { aupr, p_at_80r } = spanScores(items)
	return { presence: presenceScores(width, presence), contracteval: contractEvalScores(outputs), spans: { aupr, p_at_80r } }
}
