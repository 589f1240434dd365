import { z } from 'zod'
import { undoChangeDecisions } from '#app/domain/counterparty/undo-changes.server.ts'
import { undoDecision } from '#app/domain/suggestions/undo-decision.server.ts'
import { counterpartyOutcome, undoneOutcome } from '../counterparty/decision-outcome.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Undoes the member's last decision, about a suggestion or a counterparty change. */
export const action = resourceAction('undo', 'edit', z.object({}), async (_form, { services, access }) => {
	const undone = await undoChangeDecisions(services, access)
	if (undone !== 'not_last') return counterpartyOutcome(undone, undoneOutcome)
	return outcomeOf(await undoDecision(services, access), ({ number }) => `Undid your last decision on suggestion ${number}.`)
})
