/** What training measured about a category, beside its weights. */
export interface Category {
	/** As CUAD names it. */
	name: string
	/** Log-odds that a contract has the category at all. */
	prior: number
	/** The place of the category when all are sorted by their prior. */
	rank: number
	/** How many passages a contract has that has any. */
	passages: number
}

/** Categories that are marked as a few words: their number in CUAD's order, and the kind of phrase. */
export const phraseCategories = { name: [0], date: [2, 3] } as const

/** CUAD's number of the category whose passages may be any sentence that holds a marked name. */
export const partiesCategory = 1
