import { isNewest, type DocumentAccess } from '#app/domain/access/document-access.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hasUndoableDecision } from '#app/domain/suggestions/last-decision.server.ts'
import { applyDecisions, outcomeOf, type DecisionsOutcome } from './apply-decisions.server.ts'
import type { ChangeState } from './counterparty-change.ts'
import { findCounterpartyChanges } from './changes-of-file.server.ts'
import { readChangeStates } from './change-states.server.ts'
import { lockVersion } from '#app/domain/suggestions/version-lock.server.ts'
import { minute } from '#app/units.ts'

/**
 * Undoes the member's last decision about counterparty changes in the newest version, with all that was decided at the
 * same time.
 *
 * @returns what was undone, and which changes suggestions on the same words prevent; 'not_last' when the member's last
 *   decision was not about a counterparty change; 'conflict' when somebody else has decided about one of them
 * since
 */
export async function undoChangeDecisions(
	services: Pick<Services, 'db' | 'storage'>,
	access: DocumentAccess<'edit'>,
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<DecisionsOutcome | 'not_last' | 'conflict'> {
	const { member, version } = access
	if (!isNewest(access)) return 'not_last'
	const decided = await services.db.undoStep.count({ where: { versionId: version.id, userId: member.id, changeKey: { not: null } } })
	if (decided === 0) return 'not_last'
	const changes = await findCounterpartyChanges(services, version, engine)
	if ('unreadable' in changes) return 'not_last'
	const numbers = new Map(changes.map(({ key }, index) => [key, index + 1]))
	return services.db.$transaction(
		async (tx) => {
			await lockVersion(tx, version.id)
			const steps = await tx.undoStep.findMany({ where: { versionId: version.id, changeKey: { not: null } }, orderBy: { id: 'asc' } })
			const last = steps.findLast(({ userId }) => userId === member.id)
			if (!last || (await hasUndoableDecision(tx, member, version.id, last.id))) return 'not_last'

			const together = steps.filter(({ userId, createdAt }) => userId === member.id && createdAt.getTime() === last.createdAt.getTime())
			if (together.some(({ id, changeKey }) => steps.some((other) => other.changeKey === changeKey && other.id > id))) return 'conflict'
			const states = await readChangeStates(tx, version.id)
			const takenBack = together.flatMap(({ id, eventId, changeKey, before }) => {
				const number = numbers.get(changeKey!)
				return number === undefined ? [] : [{ number, change: changes[number - 1]!, to: before as ChangeState, undoes: { id, eventId } }]
			})
			const answers = await applyDecisions(tx, { member, version, at: new Date() }, takenBack, states)
			return takenBack.length > 0 ? outcomeOf(takenBack, answers) : 'not_last'
		},
		{ timeout: minute },
	)
}
