import type { ShippedPrompt } from './shipped-prompt.ts'

export const tellTheDeal = {
	name: 'tell-the-deal',
	title: 'How to tell the deal and each clause in plain English',
	answers: ['deal', 'plain'],
	body: `Then tell the deal ({{deal}}), at most one sentence for each of: "exchange" (who does what for whom), "money", "term" (term and renewal), \
"way_out" (who may end it, how), "worst_case" (the most that the client can lose). Each with the words it rests on; leave out what the \
document does not say.

Last, plain English ({{plain}}) for the clauses listed under CLAUSES TO EXPLAIN: who may or must do what, with the numbers, conditions and \
exceptions that matter, in one or two short sentences. By the parties' names, and "you" for the client. Exact about effect: "must" is not \
"may", "Acme may end" is not "either party may end". No judgement, no advice. Skip a clause that you are not sure of.`,
} as const satisfies ShippedPrompt
