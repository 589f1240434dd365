import { z } from 'zod'
import { decideChanges } from '#app/domain/counterparty/decide-changes.server.ts'
import { resourceAction } from '../forms/resource-action.server.ts'
import { counterpartyOutcome, decidedOutcome, decisionChoice, stateOf } from './decision-outcome.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Accepts or rejects all open changes of one author of the counterparty. */
export const action = resourceAction(
	'counterparty/authors',
	'edit',
	z.object({ author: z.string().max(500), choice: decisionChoice.exclude(['reopen']) }),
	async ({ author, choice }, { services, access }) => {
		const decided = await decideChanges(services, access, [{ author, to: stateOf[choice] }])
		return counterpartyOutcome(decided[0] ?? null, (outcome) => decidedOutcome(outcome, choice, author))
	},
)
