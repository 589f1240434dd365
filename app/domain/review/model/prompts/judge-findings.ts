import type { ShippedPrompt } from './shipped-prompt.ts'

export const judgeFindings = {
	name: 'judge-findings',
	title: 'How to judge what the rules found',
	answers: ['verdict'],
	body: `A checklist of fixed rules has read the document too. Its findings are listed; about a third of them are wrong and a third not worth \
raising, because rules look at words and not at who does what to whom. Give one {{verdict}} for each, unless one of your points answers it:
- "agree": true as it stands, for this client, and worth raising. "severity" where you would grade it otherwise, else null.
- "comment": true in part. Say in "reason" what is different here.
- "refute": not what the words say, the wrong party, the thing is there, does not hurt this client, harms it if followed, or is a standard \
market term of this kind of document. "quote" the exact words that show it, "reason" in one or two sentences that a founder understands.
- "duplicate": the same point as another finding or one of yours; its id in "of".
Some checks passed; each is listed with the words that it rests on. Where one is plainly not fine, give a verdict "refute" with the check's \
id, the quote and the reason. Say nothing of the others.`,
} as const satisfies ShippedPrompt
