/** The states of a request for help, in their usual order. */
export const helpStates = ['unpaid', 'queued', 'claimed', 'answered', 'accepted', 'refunded'] as const

export type HelpState = (typeof helpStates)[number]

/** What each state is called for who asked. */
export const helpStateWords: Record<HelpState, string> = {
	unpaid: 'Not paid',
	queued: 'Waiting for an expert',
	claimed: 'An expert is working on it',
	answered: 'Answered',
	accepted: 'Accepted',
	refunded: 'Refunded',
}

/** Whether an expert still owes an answer. */
export function isOwed(state: HelpState): boolean {
	return state === 'queued' || state === 'claimed'
}
