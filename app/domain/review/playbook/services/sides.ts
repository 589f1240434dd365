import type { SideWords } from '../party-words.ts'

/** The two sides of a service, by the words that the rules use for them. */
export const serviceSides: readonly SideWords[] = [
	{ noun: 'provider', inClauses: 'Provider', kinds: ['vendor', 'licensor', 'provider', 'supplier'] },
	{ noun: 'customer', inClauses: 'Customer', kinds: ['customer', 'licensee', 'buyer'] },
]
