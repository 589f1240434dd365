import { isNewest, type DocumentAccess } from '#app/domain/access/document-access.ts'
import { wordEngineFor, type WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { applyDecisions, outcomeOf, type Decider, type NumberedDecision, type DecisionsOutcome } from './apply-decisions.server.ts'
import type { CounterpartyChange, ChangeState } from './counterparty-change.ts'
import { findCounterpartyChanges } from './changes-of-file.server.ts'
import { readChangeStates, stateOf } from './change-states.server.ts'
import { lockVersion } from '#app/domain/suggestions/version-lock.server.ts'
import { minute } from '#app/units.ts'

/** A decision about one change, or about all undecided changes of an author. */
export type ChangeDecisionRequest = ({ key: string } | { author: string }) & { to: ChangeState }

/** Why nothing was decided. */
export type DecisionsRefusal = 'stale' | 'unreadable'

/**
 * Accepts, rejects or reopens counterparty changes of the newest version. Every decision is recorded, with who and
 * when; repeating one changes nothing. Decisions of a list share one time, except about the same change again, so that
 * one undo covers them; one that can't be made stops none of the others.
 *
 * @param access at the version that the member sees
 * @returns the outcome of each in order: why nothing was decided, or `null` when there is no such change
 */
export async function decideChanges(
	services: Pick<Services, 'db' | 'storage'>,
	access: DocumentAccess<'edit'>,
	requests: readonly ChangeDecisionRequest[],
	engine: WordEngine = wordEngineFor(access.member.id),
): Promise<(DecisionsOutcome | DecisionsRefusal | null)[]> {
	const each = (answer: DecisionsRefusal | null) => requests.map(() => answer)
	const { member, version } = access
	if (!isNewest(access)) return each('stale')
	const changes = await findCounterpartyChanges(services, version, engine)
	if ('unreadable' in changes) return each('unreadable')
	const requested = requests.map((request) => ({ request, changes: numberedChanges(changes, request) }))
	if (requested.every((one) => one.changes.length === 0)) return each(null)

	const outcomes: (DecisionsOutcome | null)[] = []
	let at = new Date()
	while (outcomes.length < requested.length) {
		const left = requested.slice(outcomes.length)
		outcomes.push(...(await services.db.$transaction((tx) => decideOnce(tx, { member, version, at }, left), { timeout: minute })))
		// Of two decisions about one change the second is the last: each gets its own time.
		at = new Date(Math.max(Date.now(), at.getTime() + 1))
	}
	return outcomes
}

interface RequestedDecision {
	request: ChangeDecisionRequest
	changes: { number: number; change: CounterpartyChange }[]
}

function numberedChanges(changes: readonly CounterpartyChange[], request: ChangeDecisionRequest): RequestedDecision['changes'] {
	return changes.flatMap((change, index) =>
		('key' in request ? change.key === request.key : change.author === request.author) ? [{ number: index + 1, change }] : [],
	)
}

/** Decides up to the first decision about a change already decided here: that change's state has to be read again. */
async function decideOnce(tx: Tx, decider: Decider, requested: readonly RequestedDecision[]): Promise<(DecisionsOutcome | null)[]> {
	await lockVersion(tx, decider.version.id)
	const states = await readChangeStates(tx, decider.version.id)
	const decided = new Set<string>()
	const decisions: NumberedDecision[][] = []
	for (const { request, changes } of requested) {
		if (changes.some(({ change }) => decided.has(change.key))) break
		const wanted = changes.filter(({ change }) => {
			const now = stateOf(change, states)
			return now !== request.to && ('key' in request || request.to === 'open' || now === 'open')
		})
		for (const { change } of wanted) decided.add(change.key)
		decisions.push(wanted.map((numbered) => ({ ...numbered, to: request.to })))
	}
	const answers = await applyDecisions(tx, decider, decisions.flat(), states)
	return decisions.map((own, index) => (requested[index]!.changes.length === 0 ? null : outcomeOf(own, answers.splice(0, own.length))))
}
