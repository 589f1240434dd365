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

/** Why a refund that was taken is not made, for who took it. */
export const notRefundedWords = {
	disputed: 'You disputed this payment, and your bank took the money back from us. If the bank returns it to us, we’ll refund you then.',
	left_to_administrators: 'Your bank sent our refunds back. We’ll contact you to find another way to pay you back.',
}

/** The states in which an expert still owes an answer. */
export const owedStates: HelpState[] = ['queued', 'claimed']

/** Whether an expert still owes an answer. */
export function isOwed(state: HelpState): boolean {
	return owedStates.includes(state)
}
