import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { redlineEngineFor, type RedlineEngine } from '#app/domain/redline/redline-engine.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { applyDecision } from './their-apply.server.ts'
import type { TheirState } from './their-change.ts'
import { findTheirChanges } from './their-file.server.ts'
import { readTheirStates } from './their-states.server.ts'

/**
 * Takes back the member's last decision about changes of theirs in the newest version, all of what was decided at once.
 *
 * @returns the numbers of the changes; 'not_last' when the last thing that they decided about was no change of theirs;
 *   'conflict' when somebody else has decided about one of them since, or suggestions on the same words are in the way
 *   of all of them; `null` when the document is not for the member
 */
export async function undoTheirs(services: Pick<Services, 'db' | 'storage'>, member: Member, documentId: string | undefined, engine: RedlineEngine = redlineEngineFor(member.id)): Promise<number[] | 'forbidden' | 'not_last' | 'conflict' | null> {
	const found = await findSharedVersion(services, member, documentId)
	if (!found) return null
	const { document, version } = found
	if (!mayDecide(document.role)) return 'forbidden'
	if ((await services.db.theirChangeEvent.count({ where: { versionId: version.id, userId: member.id } })) === 0) return 'not_last'
	const changes = await findTheirChanges(services, version, engine)
	if ('unreadable' in changes) return 'not_last'
	return services.db.$transaction(
		async (tx) => {
			await tx.$queryRaw`SELECT 1 FROM "document_versions" WHERE "id" = ${version.id}::uuid FOR UPDATE`
			const all = await tx.theirChangeEvent.findMany({ where: { versionId: version.id }, orderBy: { id: 'asc' } })
			const takenBack = new Set(all.map(({ undoes }) => undoes))
			const standing = all.filter(({ id, undoes }) => undoes === null && !takenBack.has(id))
			const last = standing.findLast(({ userId }) => userId === member.id)
			if (!last || (await hasLaterDecision(tx, member, version.id, last.createdAt))) return 'not_last'

			const together = standing.filter(({ userId, createdAt }) => userId === member.id && createdAt.getTime() === last.createdAt.getTime())
			if (together.some(({ id, changeKey }) => standing.some((other) => other.changeKey === changeKey && other.id > id))) return 'conflict'
			const states = await readTheirStates(tx, version.id)
			const at = new Date()
			const numbers: number[] = []
			for (const { id, changeKey } of together) {
				const change = changes.find(({ key }) => key === changeKey)
				if (!change) continue
				const before = (all.findLast((event) => event.changeKey === changeKey && event.id < id)?.decision ?? 'open') as TheirState
				if ((await applyDecision(tx, { member, versionId: version.id, at, undoes: id }, change, before, states)) !== null) continue
				numbers.push(changes.indexOf(change) + 1)
			}
			return numbers.length > 0 ? numbers : 'conflict'
		},
		{ timeout: 60_000 },
	)
}

/** Whether the member has decided about a suggestion since, and not taken it back. */
async function hasLaterDecision(tx: Tx, member: Pick<Member, 'id'>, versionId: string, since: Date): Promise<boolean> {
	const events = await tx.suggestionEvent.findMany({ where: { userId: member.id, action: { in: ['decided', 'undone'] }, createdAt: { gt: since }, suggestion: { versionId } }, select: { id: true, undoes: true } })
	const takenBack = new Set(events.map(({ undoes }) => undoes))
	return events.some(({ id, undoes }) => undoes === null && !takenBack.has(id))
}
