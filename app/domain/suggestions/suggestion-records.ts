import { mayDo, type DocumentRole } from '#app/domain/access/document-role.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { hasBlanks, proposedWords, type SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import type { NamedPerson, Suggestion } from './suggestion.ts'

const named = { select: { id: true, firstName: true, lastName: true } } as const

/** The columns that a `Suggestion` is made of. */
export const suggestionFields = {
	id: true,
	number: true,
	state: true,
	revision: true,
	origin: true,
	severity: true,
	title: true,
	change: true,
	editedText: true,
	reason: true,
	internalNote: true,
	ruleId: true,
	finding: { select: { key: true } },
	anchorHash: true,
	createdAt: true,
	decidedAt: true,
	createdBy: named,
	decidedBy: named,
} as const satisfies Prisma.SuggestionSelect

export type SuggestionRow = Prisma.SuggestionGetPayload<{ select: typeof suggestionFields }>

/** Suggestions in document order; at one place the older first. */
export const inDocumentOrder = [
	{ paragraph: 'asc' },
	{ offset: 'asc' },
	{ number: 'asc' },
] as const satisfies Prisma.SuggestionOrderByWithRelationInput[]

/** A stored suggestion as a role sees it: internal notes are for those who may decide. */
export function suggestionOf(
	{ change: stored, editedText, finding, createdBy, decidedBy, createdAt, decidedAt, ...row }: SuggestionRow,
	role: DocumentRole,
): Suggestion {
	const change = stored as unknown as SuggestionChange
	const proposed = proposedWords(change, row.state === 'edited' ? editedText : null)
	return {
		...row,
		findingId: finding?.key ?? null,
		change,
		proposed,
		hasBlanks: hasBlanks(proposed),
		internalNote: mayDo(role, 'edit') ? row.internalNote : null,
		createdBy: personOf(createdBy),
		createdAt: createdAt.toISOString(),
		decidedBy: personOf(decidedBy),
		decidedAt: decidedAt?.toISOString() ?? null,
	}
}

/** A person's name; `null` where the account was erased. */
export function personOf(user: { id: string; firstName: string; lastName: string } | null): NamedPerson | null {
	return user && { id: user.id, name: personName(user) }
}
