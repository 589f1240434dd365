/** What each state of a request for help is called for who asked, in their usual order. */
export const helpStateWords = {
	unpaid: 'Not paid',
	queued: 'Waiting for an expert',
	claimed: 'An expert is working on it',
	answered: 'Answered',
	accepted: 'Accepted',
	refunded: 'Refunded',
}

export type HelpState = keyof typeof helpStateWords

/** The states in which an expert still owes an answer. */
export const owedStates: HelpState[] = ['queued', 'claimed']

/** Whether an expert still owes an answer. */
export function isOwed(state: HelpState): boolean {
	return owedStates.includes(state)
}
