import type { TokenScope } from './token-scopes.ts'

/** The most tokens that one person has at a time. */
export const mostTokens = 20

export const longestTokenName = 100

/** After how many days a token can end. */
export const tokenDays = [30, 90, 365] as const

export type TokenDays = (typeof tokenDays)[number]

/** A token as its owner sees it: without its text, which nobody can read again. */
export interface ShownApiToken {
	id: string
	name: string
	/** Its first letters. */
	hint: string
	scopes: TokenScope[]
	/** `null`: it does not end by itself. */
	expiresAt: Date | null
	expired: boolean
	createdAt: Date
	/** The day, in UTC; `null` before its first use. */
	lastUsedOn: Date | null
}
