import { readStructure } from '#app/domain/review/clauses/structure/read-structure.ts'
import type { ClauseReader } from '#app/domain/review/clauses/classifier/read-clauses.ts'
import { readingView } from '#app/domain/review/reading-view.ts'
import { documentFromText } from '#tests/fixtures/document-from-text.ts'
import type { CategoryLabels } from '#tests/fixtures/labelled-categories.ts'
import { tally, type TallyScores, tallyScores } from './tally.ts'

/** How well the categories of our own short contracts are seen: each pair of contract and category counts once. */
export interface CategoryScores {
	contracts: number
	total: TallyScores
	/** Those that occur or were seen, by name. */
	categories: Record<string, TallyScores>
}

/** Reads each contract as the product does and compares the categories it sees with those that we noted. */
export function categoryScores(contracts: readonly CategoryLabels[], read: ClauseReader): CategoryScores {
	const pairs = contracts.flatMap(({ source, present, either }) => {
		const view = readingView(documentFromText(source))
		const { presence, passages } = read(view, readStructure(view))
		// Seen is what the report shows: at least one passage with the label.
		return presence
			.filter(({ name }) => !either.includes(name))
			.map(({ name }) => ({ name, expected: present.includes(name), found: passages.some((passage) => passage.name === name) }))
	})
	const names = [...new Set(pairs.filter(({ expected, found }) => expected || found).map(({ name }) => name))].sort()
	return {
		contracts: contracts.length,
		total: tallyScores(tally(pairs)),
		categories: Object.fromEntries(names.map((name) => [name, tallyScores(tally(pairs.filter((pair) => pair.name === name)))])),
	}
}
