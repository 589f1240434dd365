/** For whom a variant is written: the side that sends the document, the one that receives it, or both alike. */
export const clauseSides = ['sender', 'receiver', 'balanced'] as const

export type ClauseSide = (typeof clauseSides)[number]

/** One wording of a clause. */
export interface ClauseVariant {
	/** Its name within the clause, in lower case: 'balanced', 'california'. */
	key: string
	/** 'Balanced' */
	label: string
	/** `null`: it does not matter who sends the document. */
	side: ClauseSide | null
	/** The US state it is for, by its name; `null`: any. */
	state: string | null
	/** In the template language, one paragraph per line. */
	text: string
}
