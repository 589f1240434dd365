import type { RoleKind } from '../sides/document-party.ts'
import { factsNamed } from './measures.ts'
import type { RuleInput } from './rule.ts'

/** Roles that a document writes without an article: names of people and pronouns. */
const withoutArticle = /^(?:you|we|us|I)$/i

/**
 * What the document calls the party of one of these roles: "the Company", "Ms. Tanaka", "you". `fallback` where the
 * role is not known; `written` is how such a role is spelled where the parties' roles were not told apart.
 */
export function partyName(input: RuleInput, kinds: readonly RoleKind[], written: RegExp, fallback: string): string {
	const party = input.parties.find(({ roleKind }) => roleKind !== null && kinds.includes(roleKind))
	const role = party?.role ?? factsNamed(input, 'party_role').find(({ value }) => written.test(value))?.value ?? null
	if (role === null) return party?.name ?? fallback
	return withoutArticle.test(role) ? role.toLowerCase() : `the ${role.replace(/^the\s+/i, '')}`
}

/** The same at the start of a sentence. */
export function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether the reader is known to have one of these roles. */
export function readerIs({ reader }: Pick<RuleInput, 'reader'>, kinds: readonly RoleKind[]): boolean {
	const role = reader.party?.roleKind ?? null
	return role !== null && kinds.includes(role)
}
