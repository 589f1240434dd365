import type { RedlineEngine } from '#app/domain/redline/redline-engine.server.ts'
import { readSection } from '#app/domain/review/find-review.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { carryOver } from './carry-over.server.ts'
import type { SuggestionDraft } from './suggestion-draft.ts'

/** How far the suggestions of a version are. `no_review`: nothing was analysed; `under_way`: they come with the report. */
export type SuggestionsReady = 'ready' | 'under_way' | 'failed' | 'no_review'

/**
 * Makes the suggestions of a version from its newest complete review, once: at the first look after the review, and
 * again after a later one. What was decided, written by people, or talked about stays.
 *
 * @param again whether to make them anew from the same review too
 */
export async function ensureSuggestions(services: Pick<Services, 'db'>, versionId: string, { again = false, engine }: { again?: boolean; engine: RedlineEngine }): Promise<SuggestionsReady> {
	const { db } = services
	const reviews = await db.review.findMany({ where: { versionId }, orderBy: { createdAt: 'desc' }, take: 20, select: { id: true, status: true } })
	const complete = reviews.find(({ status }) => status === 'complete')
	if (!complete) {
		const [newest] = reviews
		if (!newest) return 'no_review'
		return newest.status === 'queued' || newest.status === 'running' ? 'under_way' : 'failed'
	}
	const made = await db.suggestionRun.findUnique({ where: { versionId }, select: { reviewId: true } })
	if (made?.reviewId === complete.id && !again) return 'ready'

	const [document, found, facts] = await Promise.all([readSection(services, complete.id, 'text'), readSection(services, complete.id, 'findings'), readSection(services, complete.id, 'facts')])
	if (!document || !found) return 'failed'
	const answer = await engine.run('draft_suggestions', { document, ...found, parties: (facts ?? []).filter(({ name }) => name === 'party_role').map(({ value }) => value) })
	if (!('value' in answer)) throw new Error(`The suggestions of version ${versionId} could not be drafted`)
	await db.$transaction((tx) => keepDrafts(tx, { versionId, reviewId: complete.id, before: made?.reviewId ?? null, again }, answer.value))
	return 'ready'
}

interface Making {
	versionId: string
	reviewId: string
	/** The review that they were made from until now. */
	before: string | null
	again: boolean
}

async function keepDrafts(tx: Tx, { versionId, reviewId, before, again }: Making, drafts: readonly SuggestionDraft[]): Promise<void> {
	// Locked, so that two first looks at once end in one set of suggestions.
	await tx.$queryRaw`SELECT 1 FROM "document_versions" WHERE "id" = ${versionId}::uuid FOR UPDATE`
	const made = await tx.suggestionRun.findUnique({ where: { versionId }, select: { reviewId: true } })
	if ((made?.reviewId ?? null) !== before || (made?.reviewId === reviewId && !again)) return

	// A decision that is just being made is waited for, and one that comes now waits: nothing decided is thrown away.
	await tx.$queryRaw`SELECT 1 FROM "suggestions" WHERE "version_id" = ${versionId}::uuid ORDER BY "id" FOR UPDATE`
	const there = await tx.suggestion.findMany({
		where: { versionId },
		select: { id: true, number: true, state: true, origin: true, ruleId: true, change: true, anchorHash: true, _count: { select: { events: true, comments: true } } },
	})
	// One event says that it was made; whatever came after is somebody's work.
	const untouched = there.filter(({ state, origin, _count }) => state === 'open' && origin !== 'person' && _count.events <= 1 && _count.comments === 0)
	await tx.suggestion.deleteMany({ where: { id: { in: untouched.map(({ id }) => id) } } })
	const kept = there.filter((suggestion) => !untouched.includes(suggestion))

	const fresh = drafts.filter((draft) => !kept.some((other) => other.ruleId === draft.ruleId && JSON.stringify(placeOf(other.change)) === JSON.stringify(placeOf(draft.change as unknown as Prisma.JsonValue))))
	let number = kept.length === 0 ? 0 : Math.max(...there.map((suggestion) => suggestion.number))
	for (const { change, ...draft } of fresh) {
		await tx.suggestion.create({
			data: { ...draft, versionId, number: ++number, change: change as unknown as Prisma.InputJsonObject, events: { create: { action: 'made', toState: 'open' } } },
		})
	}
	await tx.suggestionRun.upsert({ where: { versionId }, create: { versionId, reviewId }, update: { reviewId } })
	if (!before) await carryOver(tx, versionId, number)
}

/** Where a change stands, whatever words it brings. */
function placeOf(change: Prisma.JsonValue): unknown[] {
	const { kind, paragraphId, where, start, end } = change as Record<string, unknown>
	return [kind, paragraphId, where, start, end]
}
