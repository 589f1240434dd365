import { z } from 'zod'
import { decideTheirs } from '#app/domain/counterparty/decide-changes.server.ts'
import { resourceAction } from '../forms/resource-action.server.ts'
import { counterpartyOutcome, decidedOutcome, decisionChoice, stateOf } from './decision-outcome.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Accepts or rejects one tracked change of the counterparty, or opens it again. */
export const action = resourceAction(
	'counterparty/decisions',
	z.object({ change: z.string().max(500), choice: decisionChoice }),
	async ({ change, choice }, { services, member, documentId, version: versionNumber }) => {
		const decided = await decideTheirs(services, member, documentId, [{ key: change, to: stateOf[choice] }], { versionNumber })
		return counterpartyOutcome(decided[0] ?? null, (outcome) => decidedOutcome(outcome, choice, null))
	},
)
