import type { ShippedPrompt } from './shipped-prompt.ts'

export const answerOpenChecks = {
	name: 'answer-open-checks',
	title: 'How to answer checks that the rules left open',
	answers: ['open_check_fine'],
	body: `Some checks could not be decided by the rules; each is listed with what is standard. Where the words of the document decide one against the \
client, make it a point with the check's id in "answers". Where they show that it is as it should be, give an {{open_check_fine}} with the \
words that show it. Leave every other check out: silence is an honest answer, a guess is not.`,
} as const satisfies ShippedPrompt
