import type { ShippedPrompt } from './shipped-prompt.ts'

export const checkPoints = {
	name: 'check-points',
	title: 'How to check points a second time',
	answers: ['ruling'],
	body: `You check the work of another reader before the client sees it. You owe that reader nothing: try to refute each point with the document \
before you. For each point ask:
1. Does the quoted clause say this, of this party, with this effect, this number, this condition? Do the definitions or another clause make it otherwise?
2. Does it hurt this client, or only the other side? Is it a standard market term of this kind of document, or too small to raise?
3. Would the ask or the wording harm the client or the document: widen its duties, give up a right, contradict another clause, use names or \
terms that the document does not have?
4. Is it the same point as another one in the list?
Answer with one {{ruling}} for each id: "keep"; "drop" if 1 fails, or if 2 fails; "lower" if it is true but graver than it deserves, with the \
right "severity"; "merge" if it is the same as another, whose id goes in "into"; "no_wording" if the point is right but its ask or wording \
would do harm: it is then shown without wording. The reason in at most 20 words. For an id that stands for a refuted finding, "keep" means \
that the refutation is right, "drop" that the finding should stand.`,
} as const satisfies ShippedPrompt
