import type { Member } from '#app/domain/identity/member.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { clash } from './clash.ts'
import { isInForce, type SuggestionChange, type SuggestionState } from './suggestion.ts'
import type { TheirChange, TheirRejection, TheirState } from './their-change.ts'
import type { LinkedSuggestion, TheirStates } from './their-states.server.ts'
import { theirTitle } from './their-words.ts'

interface Decider {
	member: Pick<Member, 'id'>
	versionId: string
	/** Of everything that is decided at once, so that it can be taken back at once. */
	at: Date
	/** The event that this one takes back. */
	undoes?: bigint
}

/**
 * Writes down a decision about a change of theirs. Turning it down makes suggestions of ours, in force at once; any
 * other decision withdraws them.
 *
 * @returns the number of a suggestion that changes some of the same words, when that is in the way; else `null`
 */
export async function applyDecision(tx: Tx, { member, versionId, at, undoes }: Decider, change: TheirChange, to: TheirState, { linked }: Pick<TheirStates, 'linked'>): Promise<number | null> {
	const own = linked.get(change.key) ?? []
	if (to === 'rejected') {
		const inTheWay = await clashing(tx, versionId, change)
		if (inTheWay !== null) return inTheWay
	}
	if (own.length > 0) {
		for (const suggestion of own) if (isInForce(suggestion) !== (to === 'rejected')) await setSuggestion(tx, member, at, suggestion, to === 'rejected' ? 'accepted' : 'rejected')
	} else if (to === 'rejected') for (const rejection of change.rejection) await makeSuggestion(tx, { member, versionId, at }, change, rejection)
	await tx.theirChangeEvent.create({ data: { versionId, changeKey: change.key, decision: to, userId: member.id, createdAt: at, undoes } })
	return null
}

async function makeSuggestion(tx: Tx, { member, versionId, at }: Decider, their: TheirChange, { change, anchorHash, paragraph }: TheirRejection): Promise<void> {
	const { _max } = await tx.suggestion.aggregate({ where: { versionId }, _max: { number: true } })
	await tx.suggestion.create({
		data: {
			versionId,
			number: (_max.number ?? 0) + 1,
			state: 'accepted',
			origin: 'person',
			theirChange: their.key,
			title: theirTitle(their),
			change: change as unknown as Prisma.InputJsonObject,
			reason: '',
			anchorHash,
			paragraph,
			offset: change.kind === 'replace' ? change.start : 0,
			createdById: member.id,
			decidedById: member.id,
			decidedAt: at,
			events: { create: { action: 'made', userId: member.id, toState: 'accepted' } },
		},
	})
}

async function setSuggestion(tx: Tx, member: Pick<Member, 'id'>, at: Date, { id, state }: LinkedSuggestion, to: SuggestionState): Promise<void> {
	await tx.suggestion.update({ where: { id }, data: { state: to, editedText: null, decidedById: member.id, decidedAt: at, revision: { increment: 1 } } })
	await tx.suggestionEvent.create({ data: { suggestionId: id, userId: member.id, action: 'decided_with_change', fromState: state, toState: to } })
}

/** A suggestion that may come into force and wants the same words: only one of the two could be written. */
async function clashing(tx: Tx, versionId: string, { key, rejection }: TheirChange): Promise<number | null> {
	if (rejection.length === 0) return null
	const others = await tx.suggestion.findMany({
		where: { versionId, paragraph: { in: rejection.flatMap(({ inRow }) => inRow) }, state: { in: ['open', 'accepted', 'edited'] }, OR: [{ theirChange: null }, { theirChange: { not: key } }] },
		orderBy: { number: 'asc' },
		select: { number: true, paragraph: true, change: true },
	})
	return others.find(({ paragraph, change }) => rejection.some((own) => clash({ paragraph, change: change as unknown as SuggestionChange }, own, own.inRow.includes(paragraph))))?.number ?? null
}
