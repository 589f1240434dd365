import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import { personOf } from '#app/domain/suggestions/suggestion-records.ts'
import { isInForce, type NamedPerson, type SuggestionState } from '#app/domain/suggestions/suggestion.ts'
import type { DecidedChange, CounterpartyChange, ChangeState } from './counterparty-change.ts'

/** A suggestion that rejects a counterparty change. */
export interface LinkedSuggestion {
	id: string
	number: number
	state: SuggestionState
}

/** The decisions about the changes of a version, and the suggestions that came from them. */
export interface ChangeStates {
	decisions: Map<string, { decision: ChangeState; decidedById: string; decidedAt: Date }>
	linked: Map<string, LinkedSuggestion[]>
}

/** Reads the decisions and suggestions of a version. */
export async function readChangeStates(db: Db | Tx, versionId: string): Promise<ChangeStates> {
	const decided = await db.counterpartyChangeDecision.findMany({
		where: { versionId },
		select: { changeKey: true, decision: true, decidedById: true, decidedAt: true },
	})
	const suggestions = await db.suggestion.findMany({
		where: { versionId, counterpartyChangeKey: { not: null } },
		orderBy: { number: 'asc' },
		select: { id: true, number: true, state: true, counterpartyChangeKey: true },
	})
	const linked = new Map<string, LinkedSuggestion[]>()
	for (const { counterpartyChangeKey, ...suggestion } of suggestions)
		if (counterpartyChangeKey !== null) linked.set(counterpartyChangeKey, [...(linked.get(counterpartyChangeKey) ?? []), suggestion])
	return {
		decisions: new Map(decided.map(({ changeKey, decision, ...rest }) => [changeKey, { decision, ...rest }])),
		linked,
	}
}

/**
 * The state of a change. A rejection by suggestion holds only while that suggestion goes into the file: deciding
 * otherwise about the suggestion reopens the change.
 */
export function stateOf(
	{ key, rejection }: Pick<CounterpartyChange, 'key' | 'rejection'>,
	{ decisions, linked }: ChangeStates,
): ChangeState {
	const decision = decisions.get(key)?.decision ?? 'open'
	if (decision !== 'rejected' || rejection.length === 0) return decision
	const suggestions = linked.get(key) ?? []
	return suggestions.length > 0 && suggestions.every(isInForce) ? 'rejected' : 'open'
}

/** The changes with the decision about each. */
export async function decidedChanges(db: Db | Tx, changes: readonly CounterpartyChange[], states: ChangeStates): Promise<DecidedChange[]> {
	const ids = [...new Set([...states.decisions.values()].map(({ decidedById }) => decidedById))]
	const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, firstName: true, lastName: true } })
	const named = new Map<string, NamedPerson | null>(people.map((person) => [person.id, personOf(person)]))
	return changes.map(({ keys: _, rejection, ...change }, index) => {
		const state = stateOf({ key: change.key, rejection }, states)
		const decision = state === 'open' ? undefined : states.decisions.get(change.key)
		return {
			...change,
			number: index + 1,
			state,
			rejectedBy: rejection.length > 0 ? ('suggestion' as const) : ('file' as const),
			suggestions: (states.linked.get(change.key) ?? []).filter(isInForce).map(({ id, number }) => ({ id, number })),
			decidedBy: (decision && named.get(decision.decidedById)) ?? null,
			decidedAt: decision?.decidedAt.toISOString() ?? null,
		}
	})
}
