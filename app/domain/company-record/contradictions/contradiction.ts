import type { PaperWords, Statement } from '../paper.ts'

/** What one side says: a document with its words, or the company profile. */
export type Side = Omit<Statement, keyof PaperWords> & Partial<PaperWords> & { from: 'document' | 'profile' }

/** Two sources that say different things of the same matter. */
export interface Contradiction {
	about: string
	/** What differs. */
	what: string
	sides: Side[]
	/** What to do about it. */
	advice: string
}

export function documentSide(statement: Statement): Side {
	return { from: 'document', ...statement }
}

/** What people typed into their profile is as good as confirmed. */
export function profileSide(value: string): Side {
	return { from: 'profile', value, confirmed: true }
}
