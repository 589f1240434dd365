import { randomUUID } from 'node:crypto'
import { type Actor, type NewEvent, recordEvents } from '#app/domain/activity/record-event.server.ts'
import type { Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { overlaps, type PlacedAt } from '#app/domain/suggestions/overlapping.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import { isInForce } from '#app/domain/suggestions/suggestion.ts'
import type { CounterpartyChange, ChangeRejection, ChangeState } from './counterparty-change.ts'
import type { LinkedSuggestion, ChangeStates } from './change-states.server.ts'
import { rejectionTitle } from './change-labels.ts'
import { nextNumber } from '#app/domain/suggestions/version-lock.server.ts'

/** Who decides, about which version, and when. */
export interface Decider {
	member: Actor
	version: { id: string; documentId: string; number: number }
	/** The same for decisions that are made at once, so that they can be undone at once. */
	at: Date
}

/** A decision about one counterparty change. */
export interface ChangeDecision {
	change: CounterpartyChange
	to: ChangeState
	/** The step that this one undoes. */
	undoes?: { id: bigint; eventId: string }
}

/** With the number of the change, from 1 in document order. */
export interface NumberedDecision extends ChangeDecision {
	number: number
}

/** The outcome of decisions, by the numbers of the changes in document order. */
export interface DecisionsOutcome {
	decided: number[]
	/** Changes for which a suggestion on the same words has to be decided first. */
	inTheWay: { number: number; suggestion: number }[]
}

/**
 * Saves decisions about counterparty changes, one after the other, in a locked version. Rejecting a change creates
 * suggestions, in force at once; any other decision withdraws them. The number of statements does not depend on the
 * number of decisions.
 *
 * @returns for each decision the number of a suggestion on some of the same words that prevents it; else `null`
 */
export async function applyDecisions(
	tx: Tx,
	decider: Decider,
	decisions: readonly ChangeDecision[],
	states: ChangeStates,
): Promise<(number | null)[]> {
	const { member, version, at } = decider
	const { linked } = states
	let rivals = await findCompetingSuggestions(tx, version.id)
	let next = await nextNumber(tx, version.id)
	const made: Prisma.SuggestionCreateManyInput[] = []
	const revised: Record<'accepted' | 'rejected', LinkedSuggestion[]> = { accepted: [], rejected: [] }
	const counted: ChangeDecision[] = []

	const answers = decisions.map((decision) => {
		const { change, to } = decision
		const inTheWay =
			to === 'rejected' ? rivals.find((rival) => rival.counterpartyChangeKey !== change.key && overlapsRejection(change, rival)) : undefined
		if (inTheWay) return inTheWay.number
		const own = linked.get(change.key) ?? []
		const state = to === 'rejected' ? 'accepted' : 'rejected'
		revised[state].push(...own.filter((suggestion) => isInForce(suggestion) !== (to === 'rejected')))
		rivals = rivals.filter(({ counterpartyChangeKey }) => counterpartyChangeKey !== change.key)
		if (to === 'rejected') {
			const numbers = own.length > 0 ? own.map(({ number }) => number) : change.rejection.map(() => next++)
			if (own.length === 0)
				made.push(...change.rejection.map((rejection, index) => suggestionFor(decider, change, rejection, numbers[index]!)))
			// An earlier form of the list may have led to more suggestions than this one has rejections.
			rivals.push(
				...change.rejection.map((rejection, index) => ({
					...rejection,
					number: numbers[index] ?? numbers[0]!,
					counterpartyChangeKey: change.key,
				})),
			)
		}
		counted.push(decision)
		return null
	})

	await tx.suggestion.createMany({ data: made })
	for (const state of ['accepted', 'rejected'] as const) {
		await tx.suggestion.updateMany({
			where: { id: { in: revised[state].map(({ id }) => id) } },
			data: { state, editedText: null, decidedById: member.id, decidedAt: at, revision: { increment: 1 } },
		})
	}
	const allRevised = [...revised.accepted, ...revised.rejected].map(({ id }) => id)
	await tx.undoStep.updateMany({ where: { suggestionId: { in: allRevised } }, data: { overtaken: true } })
	const about = { actor: member, documentId: version.documentId, versionNumber: version.number }
	await recordEvents(tx, suggestionEvents(about, made, revised))
	await saveDecisions(tx, decider, counted, states)
	return answers
}

type EventContext = Pick<NewEvent, 'actor'> & { documentId: string; versionNumber: number }

function suggestionEvents(
	about: EventContext,
	made: readonly Prisma.SuggestionCreateManyInput[],
	revised: Record<'accepted' | 'rejected', LinkedSuggestion[]>,
): NewEvent[] {
	return [
		...made.map(({ id, number }): NewEvent => ({
			type: 'suggestion.made',
			...about,
			subject: id,
			details: { number, toState: 'accepted' },
		})),
		...(['accepted', 'rejected'] as const).flatMap((toState) =>
			revised[toState].map(({ id, number, state }): NewEvent => ({
				type: 'suggestion.decided_with_change',
				...about,
				subject: id,
				details: { number, fromState: state, toState },
			})),
		),
	]
}

async function saveDecisions(
	tx: Tx,
	{ member, version, at }: Decider,
	counted: readonly ChangeDecision[],
	{ decisions }: Pick<ChangeStates, 'decisions'>,
): Promise<void> {
	const versionId = version.id
	await tx.counterpartyChangeDecision.deleteMany({ where: { versionId, changeKey: { in: counted.map(({ change }) => change.key) } } })
	await tx.counterpartyChangeDecision.createMany({
		data: counted.map(({ change, to }) => ({ versionId, changeKey: change.key, decision: to, decidedById: member.id, decidedAt: at })),
	})
	const eventIds = await recordEvents(
		tx,
		counted.map(({ change, to, undoes }): NewEvent => {
			const about = { actor: member, documentId: version.documentId, versionNumber: version.number, subject: change.key }
			const details = { decision: to }
			return undoes
				? { type: 'counterparty_change.decision_undone', ...about, details, undoes: undoes.eventId }
				: { type: 'counterparty_change.decided', ...about, details }
		}),
	)
	await tx.undoStep.deleteMany({ where: { id: { in: counted.flatMap(({ undoes }) => undoes?.id ?? []) } } })
	await tx.undoStep.createMany({
		data: counted.flatMap(({ change, undoes }, index) =>
			undoes
				? []
				: [
						{
							versionId,
							userId: member.id,
							changeKey: change.key,
							before: decisions.get(change.key)?.decision ?? 'open',
							eventId: eventIds[index]!,
							createdAt: at,
						},
					],
		),
	})
}

export function outcomeOf(decisions: readonly NumberedDecision[], answers: readonly (number | null)[]): DecisionsOutcome {
	const outcome: DecisionsOutcome = { decided: [], inTheWay: [] }
	for (const [index, { number }] of decisions.entries()) {
		const suggestion = answers[index] ?? null
		if (suggestion === null) outcome.decided.push(number)
		else outcome.inTheWay.push({ number, suggestion })
	}
	return outcome
}

interface CompetingSuggestion extends PlacedAt {
	number: number
	counterpartyChangeKey: string | null
}

/** The suggestions that could come into force: only one of two on the same words can be written. */
async function findCompetingSuggestions(tx: Tx, versionId: string): Promise<CompetingSuggestion[]> {
	const rows = await tx.suggestion.findMany({
		where: { versionId, state: { in: ['open', 'accepted', 'edited'] } },
		orderBy: { number: 'asc' },
		select: { number: true, paragraph: true, change: true, counterpartyChangeKey: true },
	})
	return rows.map(({ change, ...row }) => ({ ...row, change: change as unknown as SuggestionChange }))
}

function overlapsRejection({ rejection }: CounterpartyChange, rival: CompetingSuggestion): boolean {
	return rejection.some((own) => overlaps(rival, own, own.inRow.includes(rival.paragraph)))
}

function suggestionFor(
	{ member, version, at }: Decider,
	counterpartyChange: CounterpartyChange,
	{ change, anchorHash, paragraph }: ChangeRejection,
	number: number,
): Prisma.SuggestionCreateManyInput {
	return {
		id: randomUUID(),
		versionId: version.id,
		number,
		state: 'accepted',
		origin: 'person',
		counterpartyChangeKey: counterpartyChange.key,
		title: rejectionTitle(counterpartyChange),
		change: change as unknown as Prisma.InputJsonObject,
		reason: '',
		anchorHash,
		paragraph,
		offset: change.kind === 'replace' ? change.start : 0,
		createdById: member.id,
		decidedById: member.id,
		decidedAt: at,
	}
}
