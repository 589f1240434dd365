import type { Voice } from './plain-introductions.ts'

/** One of the two sides of a plain document. */
export interface PlainSide {
	/** `null` where it is only "you" or a role. */
	name: string | null
	/** Its roles, short names and pronouns. */
	names: string[]
	roles: string[]
	voice: Voice | null
	person: boolean
	/** More than a title names it. */
	sure: boolean
	start: number
	end: number
}
