import type { ShippedPrompt } from './shipped-prompt.ts'

export const describeCase = {
	name: 'describe-case',
	title: 'How to propose documents for a described case',
	answers: ['template', 'answer', 'wording'],
	values: [],
	body: `1. Give one {{template}} for each template that fits, the best first, at most three, with the words of the case that decide it.
2. For each of these give one {{answer}} for every question that the case itself answers, and a {{wording}} where the case asks for one of \
the wordings of a clause.
Rules of an answer: "quote" is the exact words of the case that say it, copied letter by letter. "value" is what they say and nothing \
else: for a name or a text the very words of the quote; for a date YYYY-MM-DD; for a number, an amount or a percentage its digits alone; \
for a choice the key of one of its answers; for yes or no "yes" or "no". Never fill in what is usual, never guess, never complete a name \
or an address. A question that the case does not answer is left out: silence is right, an invention is not.`,
} as const satisfies ShippedPrompt
