import type { BoostedTrees } from './boosted-trees.ts'
import type { Category } from './category.ts'
import type { SparseLinearModel } from './sparse-linear-model.ts'

/** All that the clause classifier learned: from words to sentences, from sentences to passages and contracts. */
export interface ClauseModel {
	categories: (Category & {
		/** Log-odds from which a contract counts as having the category. */
		presentFrom: number
		/** Chance from which a candidate counts as a passage of a category that the contract has. */
		passageFrom: number
	})[]
	/** Words by token id. */
	words: string[]
	sentences: SparseLinearModel
	/** The words around phrases have a lexicon of their own. */
	phraseWords: string[]
	names: SparseLinearModel
	dates: SparseLinearModel
	presence: BoostedTrees
	passages: BoostedTrees
	/** What a passage adds to better ones of its category. */
	settled: BoostedTrees
}
