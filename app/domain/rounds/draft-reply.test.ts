import { expect, test } from 'vitest'
import { draftReply, type ReplyInput } from './draft-reply.ts'
import type { JudgedSuggestion, RoundJudgement, CounterpartyEdit } from './judge/round-judgement.ts'

const ask = (number: number, outcome: JudgedSuggestion['outcome'], stands: string | null = null): JudgedSuggestion => ({
	suggestionId: `s${number}`,
	number,
	title: `Our own title ${number}`,
	change: { kind: 'replace', paragraphId: 'b1', start: 0, end: 2, expected: `old ${number}`, text: `new ${number}` },
	reason: `Reason ${number}.`,
	outcome,
	note: null,
	stands,
	returnedParagraphId: 'b1',
})
const edit = (key: string, before: string, after: string): CounterpartyEdit => ({
	key,
	kind: before === '' ? 'insertion' : after === '' ? 'deletion' : 'replacement',
	author: 'Bob',
	date: null,
	inOurName: false,
	before,
	after,
	leading: 'The term of the agreement is',
	trailing: '.',
	part: 'body',
	returnedParagraphId: 'b1',
	sentParagraphId: 'b1',
	suggestions: [],
	restoringEdit: null,
})
const judgement: RoundJudgement = {
	suggestions: [ask(1, 'accepted'), ask(2, 'reverted'), ask(3, 'changed', 'their 3'), ask(4, 'reverted')],
	tracked: [edit('t1', '', 'for ever'), edit('t2', 'one', 'two')],
	untracked: [edit('u1', 'Delaware', 'Texas')],
	comments: [],
	formatting: [],
}
const input: ReplyInput = {
	documentName: 'the lease',
	senderName: 'Ada Founder',
	tone: 'neutral',
	judgement,
	answers: new Map([
		['s4', 'agreed'],
		['t2', 'refused'],
	]),
	titles: { sent: {}, returned: {} },
}

test('a reply lists what is settled, what is open with its reason, what was not marked and what is thought about', () => {
	expect(draftReply(input)).toBe(
		`Hello,

Thank you for returning the lease. Our view of the open points is below.

The following differs from the draft that we sent and is not marked as a change. Please confirm whether it is intended:
1. "Delaware" became "Texas".

Agreed:
1. "new 1" in place of "old 1", as we proposed.
2. "new 4" in place of "old 4": we leave this as in your draft.

Still open:
1. "new 2" in place of "old 2". Reason 2.
2. "new 3" in place of "old 3". Your draft now reads "their 3". Reason 3.
3. "one" became "two": we can't agree to this and ask for the earlier wording.

Under consideration on our side:
1. Added after "term of the agreement is": "for ever".

Please let us know how you would like to proceed.

Kind regards,
Ada Founder`,
	)
})

test.each(['friendly', 'neutral', 'legal'] as const)('in a %s tone it says the same points, and never a title of our own', (tone) => {
	const reply = draftReply({ ...input, tone })
	for (const words of ['Texas', 'new 1', 'Reason 2.', 'their 3', 'for ever', 'Ada Founder', 'the lease']) expect(reply).toContain(words)
	expect(reply).not.toContain('Our own title')
})

test('where nothing is open it says so', () => {
	const reply = draftReply({
		...input,
		judgement: { ...judgement, suggestions: [ask(1, 'accepted')], tracked: [], untracked: [] },
		answers: new Map(),
	})
	expect(reply).toContain('We have no further points.')
})

test('long wordings are quoted from where they part, cut between words, and quotes inside them are single', () => {
	const same = 'The Recipient shall at all times and in all places hold "Confidential Information" in strict confidence'
	const replaced = {
		...ask(1, 'accepted'),
		change: {
			kind: 'replace' as const,
			paragraphId: 'b1',
			start: 0,
			end: 2,
			expected: `${same} in perpetuity.`,
			text: `${same} for three years. ${'Trade secrets last longer. '.repeat(8)}`,
		},
	}
	const reply = draftReply({ ...input, judgement: { ...judgement, suggestions: [replaced] } })
	expect(reply).toContain(`"… 'Confidential Information' in strict confidence for three years. Trade`)
	expect(reply).toContain(`last …" in place of "… 'Confidential Information' in strict confidence in perpetuity", as we proposed.`)
})

test('each point names its clause, and what is not in the text itself where it is', () => {
	const note = { ...edit('u2', 'July', 'June'), part: 'footnote' as const, returnedParagraphId: 'fn1-0' }
	const reply = draftReply({
		...input,
		judgement: {
			...judgement,
			untracked: [edit('u1', 'Delaware', 'Texas'), note, { ...note, key: 'u3', returnedParagraphId: null, sentParagraphId: 'b9' }],
		},
		titles: { returned: { b1: '2. Fees' }, sent: { b9: '11. Law' } },
	})
	for (const words of [
		'Under "2. Fees": "Delaware" became "Texas".',
		'In a footnote: "July" became "June".',
		'Under "11. Law", in a footnote: "July" became "June".',
		'Under "2. Fees": "new 2" in place of "old 2". Reason 2.',
		'Under "2. Fees": added after',
	])
		expect(reply).toContain(words)
})

test('a reason becomes a sentence, and words put in without a mark are said to be', () => {
	const typed = { ...ask(3, 'changed', '$35,000'), reason: 'as agreed by phone', unmarked: { restoringEdit: null } }
	const asked = { ...ask(5, 'reverted'), reason: 'Is that "usual"? (See clause 2.)' }
	const reply = draftReply({ ...input, judgement: { ...judgement, suggestions: [typed, asked] } })
	expect(reply).toContain('Your draft now reads "$35,000", which is not marked as a change. As agreed by phone.')
	expect(reply).toContain('Is that "usual"? (See clause 2.)\n')
})
