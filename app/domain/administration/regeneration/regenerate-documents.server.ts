import { isInForce } from '#app/domain/access/lock-in-force.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { ensureSuggestions } from '#app/domain/suggestions/ensure-suggestions.server.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { RegenerationOutcome } from '#app/infrastructure/db/generated/enums.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** How often a document is begun before it counts as failed. */
const mostAttempts = 3
const longestReason = 300

interface Limits {
	/** Aborts when the program stops. */
	signal: AbortSignal
	/** When to leave the rest to the next job, in milliseconds since 1970. */
	until: number
	engineFor?: (companyId: string) => WordEngine
}

/**
 * Drafts the suggestions of one document after the other, until all are done or somebody stops it. What is done is
 * written down document by document: it goes on from there.
 *
 * @returns whether documents are left for another job
 * @throws the signal's reason when it aborts
 */
export async function regenerateDocuments(
	services: Pick<Services, 'db' | 'log'>,
	regenerationId: string,
	{ signal, until, engineFor = wordEngineFor }: Limits,
): Promise<'more' | 'ended'> {
	const { db } = services
	for (;;) {
		signal.throwIfAborted()
		const regeneration = await db.suggestionRegeneration.findUnique({ where: { id: regenerationId } })
		if (!regeneration || regeneration.endedAt) return 'ended'
		const next = await db.suggestionRegenerationDocument.findFirst({
			where: { regenerationId, outcome: 'waiting' },
			orderBy: { documentId: 'asc' },
		})
		if (!next) {
			await db.suggestionRegeneration.updateMany({ where: { id: regenerationId, endedAt: null }, data: { endedAt: new Date() } })
			return 'ended'
		}
		if (Date.now() >= until) return 'more'
		const { documentId } = next
		const row = { regenerationId_documentId: { regenerationId, documentId } }
		await db.suggestionRegenerationDocument.update({ where: row, data: { attempts: { increment: 1 } } })
		const end: End =
			next.attempts >= mostAttempts
				? { outcome: 'failed', reason: 'The program ended while its suggestions were drafted.' }
				: await draft(services, documentId, engineFor)
		await db.$transaction(async (tx) => {
			const { version, ...became } = end
			await tx.suggestionRegenerationDocument.update({ where: row, data: became })
			if (version === undefined) return
			const actor = { id: regeneration.startedById }
			await recordEvent(tx, { type: 'suggestions.regenerated', actor, documentId, versionNumber: version })
		})
	}
}

/** What became of a document; the number of the version that was drafted anew, if it was. */
interface End {
	outcome: Exclude<RegenerationOutcome, 'waiting'>
	reason?: string
	version?: number
}

async function draft(
	services: Pick<Services, 'db' | 'log'>,
	documentId: string,
	engineFor: (companyId: string) => WordEngine,
): Promise<End> {
	const document = await services.db.document.findUnique({
		where: { id: documentId, deletedAt: null },
		select: { companyId: true, versionNumber: true, status: true, lock: { select: { usedAt: true } } },
	})
	const version =
		document &&
		(await services.db.documentVersion.findFirst({
			where: { documentId, number: document.versionNumber },
			select: { id: true, number: true, _count: { select: { suggestions: { where: isDecided } } } },
		}))
	if (!version) return { outcome: 'no_report' }
	if (document.status === 'signed') return { outcome: 'signed' }
	if (document.lock && isInForce(document.lock)) return { outcome: 'locked' }
	if (version._count.suggestions > 0) return { outcome: 'decided' }
	try {
		// A decision that is made in this moment stays: drafting never touches what somebody decided.
		const made = await ensureSuggestions(services, version.id, { again: true, engine: engineFor(document.companyId) })
		return made === 'ready' ? { outcome: 'drafted', version: version.number } : { outcome: 'no_report' }
	} catch (error) {
		services.log.error({ err: error, documentId }, 'The suggestions of a document could not be drafted anew')
		const reason = error instanceof Error ? error.message.split('\n')[0]! : String(error)
		return { outcome: 'failed', reason: reason.slice(0, longestReason) || 'Unknown' }
	}
}

const isDecided: Prisma.SuggestionWhereInput = {
	OR: [{ state: { in: ['accepted', 'edited', 'rejected'] } }, { decidedAt: { not: null } }],
}
