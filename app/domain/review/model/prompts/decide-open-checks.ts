import type { ShippedPrompt } from './shipped-prompt.ts'

export const decideOpenChecks = {
	name: 'decide-open-checks',
	title: 'How to answer checks that the rules left open',
	body: `Some checks could not be decided by the rules. Answer one only where the words of this part decide it by themselves, and quote those words. Answer "open_check_flagged" when the clause works against the founder's side, "open_check_fine" when it is as it should be. Leave every other check unanswered: silence is an honest answer, a guess is not.`,
} as const satisfies ShippedPrompt
