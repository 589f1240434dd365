import type { ShippedPrompt } from './shipped-prompt.ts'

export const commentFindings = {
	name: 'comment-findings',
	title: 'How to comment on findings of the rules',
	body: `Some findings of the rules stand in the part that you read. Where this document makes one of them worse, milder or different in its effect, add a comment: name what in these clauses changes it and what follows for the founder. A finding stays as it is whatever you write; do not say that it can be ignored, and do not repeat it. Two sentences at most. No comment is better than one that adds nothing.`,
} as const satisfies ShippedPrompt
