import { z } from 'zod'
import type { DecisionsOutcome } from '#app/domain/counterparty/apply-decisions.server.ts'
import { authorLabel } from '#app/domain/counterparty/change-labels.ts'
import { changeRefusals, type RefusalCode } from '#app/http/refusals.ts'
import { refused, type FormOutcome } from '../forms/outcome.ts'

/** The values of the decision buttons of counterparty changes. */
export const decisionChoice = z.enum(['accept', 'reject', 'reopen'])
type Choice = z.output<typeof decisionChoice>

/** The state that each choice leads to. */
export const stateOf = { accept: 'accepted', reject: 'rejected', reopen: 'open' } as const
const verbs = { accept: 'Accepted', reject: 'Rejected', reopen: 'Reopened' } as const

/**
 * The outcome of a decision about changes of the counterparty.
 *
 * @param result the domain's result: what was decided, the code of a refusal, or `null` where there is no such change
 */
export function counterpartyOutcome(
	result: DecisionsOutcome | RefusalCode | null,
	say: (outcome: DecisionsOutcome) => FormOutcome,
): FormOutcome | null {
	if (result === null) return null
	return typeof result === 'string' ? refused(changeRefusals[result]) : say(result)
}

/** The outcome of decisions, with those that a suggestion on the same words prevents. */
export function decidedOutcome({ decided, inTheWay }: DecisionsOutcome, choice: Choice, author: string | null): FormOutcome {
	const count = decided.length === 1 ? 'one change' : `${decided.length} changes`
	const done =
		decided.length === 0
			? []
			: [author === null ? `${verbs[choice]} their ${numbered(decided)}.` : `${verbs[choice]} ${count} of ${authorLabel(author)}.`]
	const [first] = inTheWay
	const left = first
		? [
				`Their ${numbered(inTheWay.map(({ number }) => number))} ${inTheWay.length === 1 ? 'stays' : 'stay'} open: first ` +
					`reject suggestion ${first.suggestion}, which changes the same text.`,
			]
		: []
	return { message: [...done, ...left].join(' ') || 'This was already decided.', failed: decided.length === 0 && inTheWay.length > 0 }
}

/**
 * The outcome of an undo. A suggestion only prevents rejecting again: rejecting that suggestion is a newer decision,
 * so undo no longer reaches the change, which has to be rejected directly.
 */
export function undoneOutcome({ decided, inTheWay }: DecisionsOutcome): FormOutcome {
	const done = decided.length === 0 ? [] : [`Took back what you decided about their ${numbered(decided)}.`]
	const [first] = inTheWay
	const left = first
		? [
				`To reject their ${numbered(inTheWay.map(({ number }) => number))} again, first reject suggestion ${first.suggestion}, ` +
					`which changes the same text, and then the ${inTheWay.length === 1 ? 'change' : 'changes'}.`,
			]
		: []
	return { message: [...done, ...left].join(' '), failed: decided.length === 0 }
}

const maxNumbersShown = 5

function numbered(numbers: readonly number[]): string {
	if (numbers.length > maxNumbersShown) return `${numbers.length} changes`
	return `${numbers.length === 1 ? 'change' : 'changes'} ${numbers.join(', ')}`
}
