import { findSharedVersion } from '#app/domain/documents/document-access.server.ts'
import { mayDecide } from '#app/domain/documents/document-role.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { redlineEngineFor, type RedlineEngine } from '#app/domain/redline/redline-engine.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { applyDecisions } from './their-apply.server.ts'
import type { TheirState } from './their-change.ts'
import { findTheirChanges } from './their-file.server.ts'
import { readTheirStates, stateOf } from './their-states.server.ts'
import { lockVersion } from './version-lock.server.ts'

/** Which changes are meant: one, or all of one author that nobody has decided about. */
export type TheirChoice = { key: string } | { author: string }

/** What came of a decision, by the numbers of the changes in document order. */
export interface TheirOutcome {
	decided: number[]
	/** Those for which a suggestion on the same words has to be decided first. */
	inTheWay: { number: number; suggestion: number }[]
}

/** Why nothing was decided. */
export type TheirRefusal = 'forbidden' | 'stale' | 'unreadable'

/**
 * Takes tracked changes that came with the newest version, turns them down, or opens them again. Every decision is
 * kept, with who and when; the same decision again changes nothing.
 *
 * @param versionNumber the version that they see; left out, the newest
 * @returns why nothing was decided, or `null` when the member has no such document, or it no such change
 */
export async function decideTheirs(services: Pick<Services, 'db' | 'storage'>, member: Member, documentId: string | undefined, choice: TheirChoice, to: TheirState, { versionNumber, engine = redlineEngineFor(member.id) }: { versionNumber?: number; engine?: RedlineEngine } = {}): Promise<TheirOutcome | TheirRefusal | null> {
	const found = await findSharedVersion(services, member, documentId)
	if (!found) return null
	const { document, version } = found
	if (!mayDecide(document.role)) return 'forbidden'
	if (versionNumber !== undefined && versionNumber !== version.number) return 'stale'
	const changes = await findTheirChanges(services, version, engine)
	if ('unreadable' in changes) return 'unreadable'
	const numbers = new Map(changes.map((change, index) => [change, index + 1]))
	const meant = changes.filter((change) => ('key' in choice ? change.key === choice.key : change.author === choice.author))
	if (meant.length === 0) return null

	return services.db.$transaction(
		async (tx) => {
			await lockVersion(tx, version.id)
			const states = await readTheirStates(tx, version.id)
			const decisions = meant.flatMap((change) => {
				const now = stateOf(change, states)
				return now === to || ('author' in choice && to !== 'open' && now !== 'open') ? [] : [{ change, to }]
			})
			const answers = await applyDecisions(tx, { member, versionId: version.id, at: new Date() }, decisions, states)
			const outcome: TheirOutcome = { decided: [], inTheWay: [] }
			for (const [index, suggestion] of answers.entries()) {
				const number = numbers.get(decisions[index]!.change)!
				if (suggestion === null) outcome.decided.push(number)
				else outcome.inTheWay.push({ number, suggestion })
			}
			return outcome
		},
		{ timeout: 60_000 },
	)
}
