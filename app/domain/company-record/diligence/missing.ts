import type { PaperWords } from '../paper.ts'

/** Something that an investor's diligence list would ask for and the documents do not have. */
export interface Missing {
	kind: 'assignment' | 'election' | 'consent' | 'signature' | 'stock' | 'paper' | 'base'
	what: string
	/** Why it matters. */
	why: string
	/** What to do. */
	todo: string
	/** The documents and words that it follows from. */
	words: PaperWords[]
	/** Where what to do is done; the upload of documents without one. */
	at: 'upload' | 'document' | 'tasks' | 'profile'
}
