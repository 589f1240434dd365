import { z } from 'zod'
import { decideChanges } from '#app/domain/counterparty/decide-changes.server.ts'
import { resourceAction } from '../forms/resource-action.server.ts'
import { counterpartyOutcome, decidedOutcome, decisionChoice, stateOf } from './decision-outcome.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Accepts, rejects or reopens one counterparty change. */
export const action = resourceAction(
	'counterparty/decisions',
	'edit',
	z.object({ change: z.string().max(500), choice: decisionChoice }),
	async ({ change, choice }, { services, access }) => {
		const decided = await decideChanges(services, access, [{ key: change, to: stateOf[choice] }])
		return counterpartyOutcome(decided[0] ?? null, (outcome) => decidedOutcome(outcome, choice, null))
	},
)
