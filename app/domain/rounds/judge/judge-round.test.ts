import { expect, test } from 'vitest'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { trackedDocx } from '#tests/fixtures/tracked-docx.ts'
import { judgeStories } from './judge-round.ts'
import { readMarkedStories } from '../compare/read-marked-stories.ts'

const suggestion = (number: number, changeIds: number[], expected: string, text: string): SentSuggestion => ({
	suggestionId: `s${number}`,
	number,
	title: `Suggestion ${number}`,
	state: 'accepted',
	change: { kind: 'replace', paragraphId: 'b0', start: 0, end: expected.length, expected, text },
	changeIds,
	commentId: null,
	reason: `Reason ${number}`,
	leftOut: null,
})

const asked = [suggestion(1, [1, 2], '60', '30'), suggestion(2, [3], '', ' in writing'), suggestion(3, [4], 'solely ', '')]
const sent = [
	'1. Payment',
	'The Customer shall pay each invoice within [-60|Ada|1-][+30|Ada|2+] days of receipt.',
	'2. Notice',
	'Each party shall tell the other of a breach[+ in writing|Ada|3+] without delay.',
	'3. Liability',
	'The Supplier is [-solely |Ada|4-]liable for its own acts.',
	'4. Law',
	'The laws of Delaware govern this agreement.',
]

async function judge(returned: string[], { from = sent, suggestions = asked }: { from?: string[]; suggestions?: SentSuggestion[] } = {}) {
	const stories = async (lines: string[]) => readMarkedStories(await openDocxFile(trackedDocx(lines)))
	const judged = judgeStories({ stories: await stories(from), suggestions }, await stories(returned))
	return {
		outcomes: judged.suggestions.map(({ outcome, note, stands, unmarked }) =>
			[outcome, ...(note ? [note] : []), ...(unmarked ? ['unmarked'] : []), ...(stands === null ? [] : [stands])].join(': '),
		),
		tracked: judged.tracked.map(({ author, before, after }) => `${author}: ${before} → ${after}`),
		untracked: judged.untracked.map(
			({ kind, before, after, suggestions }) =>
				`${kind}: ${before} → ${after}${suggestions.length > 0 ? ` (${suggestions.join(', ')})` : ''}`,
		),
		judged,
	}
}

const accepted = (line: string) => line.replace(/\[-.*?-\]/g, '').replace(/\[\+(.*?)\|.*?\+\]/g, '$1')
const rejected = (line: string) => line.replace(/\[\+.*?\+\]/g, '').replace(/\[-(.*?)\|.*?-\]/g, '$1')
const line = (index: number, text: string) => sent.map((each, at) => (at === index ? text : each))

test('a file that comes back as it went has nothing new', async () => {
	expect(await judge(sent)).toMatchObject({ outcomes: ['untouched', 'untouched', 'untouched'], tracked: [], untracked: [] })
})

test('all accepted', async () => {
	expect(await judge(sent.map(accepted))).toMatchObject({ outcomes: ['accepted', 'accepted', 'accepted'], tracked: [], untracked: [] })
})

test('all rejected', async () => {
	expect(await judge(sent.map(rejected))).toMatchObject({ outcomes: ['reverted', 'reverted', 'reverted'], tracked: [], untracked: [] })
})

test('some accepted, some rejected, some left alone', async () => {
	const returned = [...sent]
	returned[1] = accepted(sent[1]!)
	returned[3] = rejected(sent[3]!)
	expect(await judge(returned)).toMatchObject({ outcomes: ['accepted', 'reverted', 'untouched'], tracked: [], untracked: [] })
})

test('saved by another program: other ids, no author, runs split, insertion before deletion', async () => {
	const returned = line(
		1,
		'The Customer shall pay each invoice within [+3|Unknown|7001+][+0|Unknown|7002+][-60|Unknown|7003-] days of receipt.',
	)
	expect(await judge(returned)).toMatchObject({ outcomes: ['untouched', 'untouched', 'untouched'], tracked: [], untracked: [] })
})

test('accepted, then other words put in their place with tracking off: warned of', async () => {
	expect(await judge(sent.map(accepted).map((text) => text.replace('within 30 days', 'within 45 days')))).toMatchObject({
		outcomes: ['changed: unmarked: 45', 'accepted', 'accepted'],
		tracked: [],
		untracked: [],
	})
})

test('other words put in the place of ours, tracked', async () => {
	const returned = line(1, 'The Customer shall pay each invoice within [-60|Ada|1-][*30|Ada|Bob*][+45|Bob+] days of receipt.')
	expect(await judge(returned)).toMatchObject({
		outcomes: ['changed: 45', 'untouched', 'untouched'],
		tracked: ['Bob: 30 → 45'],
		untracked: [],
	})
})

test('accepted first, then struck again with tracking on: it is reverted, openly', async () => {
	const returned = line(1, 'The Customer shall pay each invoice within [-30|Bob-][+60|Bob+] days of receipt.')
	expect(await judge(returned)).toMatchObject({
		outcomes: ['reverted', 'untouched', 'untouched'],
		tracked: ['Bob: 30 → 60'],
		untracked: [],
	})
})

test('new tracked edits by two authors, and one in our name that we did not make', async () => {
	const returned = line(7, 'The laws of [-Delaware|Bob-][+New York|Bob+] govern this [+whole |Eve+]agreement[+ for ever|Ada+].')
	const { tracked, judged, untracked, outcomes } = await judge(returned)
	expect({ tracked, untracked, outcomes }).toEqual({
		tracked: ['Bob: Delaware → New York', 'Eve:  → whole', 'Ada:  → for ever'],
		untracked: [],
		outcomes: ['untouched', 'untouched', 'untouched'],
	})
	expect(judged.tracked.map(({ inOurName }) => inOurName)).toEqual([false, false, true])
})

test('tracking off: a word changed, a word added, one taken out, a paragraph added and one gone', async () => {
	const returned = sent.map(accepted)
	returned[7] = 'The laws of Texas alone govern this agreement.'
	returned[5] = 'The Supplier is liable for its acts.'
	returned.splice(6, 0, 'The Customer indemnifies the Supplier against everything.')
	returned.splice(2, 1)
	expect(await judge(returned)).toMatchObject({
		outcomes: ['accepted', 'accepted', 'accepted'],
		untracked: [
			'deletion: 2. Notice → ',
			'deletion: own → ',
			'insertion:  → The Customer indemnifies the Supplier against everything.',
			'replacement: Delaware → Texas alone',
		],
	})
})

test('tracking off beside tracked edits: only the hidden one is warned of', async () => {
	const returned = line(7, 'The laws of [-Delaware|Bob-][+New York|Bob+] govern this binding agreement.')
	expect(await judge(returned)).toMatchObject({ tracked: ['Bob: Delaware → New York'], untracked: ['insertion:  → binding'] })
})

test('half of a replacement accepted: nothing was refused, and the rest still stands', async () => {
	const returned = line(1, 'The Customer shall pay each invoice within [+30|Ada|2+] days of receipt.')
	expect(await judge(returned)).toMatchObject({ outcomes: ['untouched: partly_accepted', 'untouched', 'untouched'], untracked: [] })
})

test('a pure insertion replaced by other words is changed, not reverted', async () => {
	const returned = line(3, 'Each party shall tell the other of a breach by e-mail without delay.')
	expect(await judge(returned)).toMatchObject({ outcomes: ['untouched', 'changed: unmarked: by e-mail', 'untouched'], untracked: [] })
})

test('the clause around our change was deleted with tracking on', async () => {
	const returned = line(1, '[-The Customer shall pay each invoice within |Bob-][-60|Ada|1-][*30|Ada|Bob*][- days of receipt.|Bob-]¶-Bob')
	const { outcomes, tracked, untracked } = await judge(returned)
	expect(outcomes).toEqual(['changed: clause_deleted: ', 'untouched', 'untouched'])
	expect(untracked).toEqual([])
	expect(tracked).toHaveLength(1)
	expect(tracked[0]).toMatch(/^Bob: The Customer shall pay each invoice within.* days of receipt\. → $/)
})

test('the clause around our change is gone without a trace: nothing is claimed, and the loss is warned of', async () => {
	const { outcomes, untracked } = await judge(sent.map(accepted).filter((_, index) => index !== 1))
	expect(outcomes).toEqual(['unmatched: clause_gone', 'accepted', 'accepted'])
	expect(untracked).toEqual([expect.stringMatching(/^deletion: The Customer shall pay each invoice within/)])
})

test('a paragraph that was moved with tracking off is one move', async () => {
	const returned = sent.map(accepted)
	const [law] = returned.splice(7, 1)
	returned.splice(0, 0, law!)
	expect((await judge(returned)).untracked).toEqual([
		'move: The laws of Delaware govern this agreement. → The laws of Delaware govern this agreement.',
	])
})

test('quotes, dashes, spaces and empty paragraphs of another shape are no edits', async () => {
	const from = ['The “Fee” – as agreed – is due.', 'It’s final.']
	const returned = ['The "Fee" - as agreed -  is due.', '', "It's final."]
	expect(await judge(returned, { from, suggestions: [] })).toMatchObject({ tracked: [], untracked: [] })
})

test('an inserted paragraph of ours: accepted, rejected, changed', async () => {
	const from = ['One is the first clause.', '[+Two is a clause that we ask for.|Ada|5+]¶+Ada|6', 'Three is the last clause.']
	const suggestions = [suggestion(1, [5, 6], '', 'Two is a clause that we ask for.')]
	expect(
		(
			await judge(
				from.map((text) => accepted(text).replace(/¶.*/, '')),
				{ from, suggestions },
			)
		).outcomes,
	).toEqual(['accepted'])
	expect((await judge([from[0]!, from[2]!], { from, suggestions })).outcomes).toEqual(['reverted'])
	const changed = await judge([from[0]!, 'Two is a clause that nobody asks for.', from[2]!], { from, suggestions })
	expect(changed).toMatchObject({ outcomes: ['changed: unmarked: Two is a clause that nobody asks for.'], untracked: [] })
})

test('what the counterparty had tracked before we sent is no news when it still stands, was accepted or was refused', async () => {
	const from = ['The term is [-one|Bob|11-][+two|Bob|12+] years and the fee is [-60|Ada|1-][+30|Ada|2+].']
	const suggestions = [suggestion(1, [1, 2], '60', '30')]
	for (const returned of [from, from.map(accepted), from.map(rejected)])
		expect(await judge(returned, { from, suggestions })).toMatchObject({ tracked: [], untracked: [] })
})

test('an ending that is tracked changes the whole word', async () => {
	expect((await judge(line(7, 'The law[-s|Bob-] of Delaware govern[+s|Bob+] this agreement.'))).tracked).toEqual([
		'Bob: laws → law',
		'Bob: govern → governs',
	])
})

const months = 'The fees paid in the [-three|Ada|1-][+twelve|Ada|2+] ([-3|Ada|3-][+12|Ada|4+]) months before.'
const notice =
	'This is clause one. [-Provider|Ada|1-][+Either party|Ada|2+] may terminate with [-five|Ada|3-][+thirty|Ada|4+] days of notice. It ends here.'

test.each([
	['word by word', 'The fees paid in the [-three|Ada|1-][*twelve|Ada|Bob*][+six|Bob+] ([-3|Ada|3-][*12|Ada|Bob*][+6|Bob+]) months before.'],
	[
		'in one go',
		'The fees paid in the [-three|Ada|1-][*twelve|Ada|Bob*][- (|Bob-][-3|Ada|3-][*12|Ada|Bob*][-)|Bob-][+six (6)|Bob+] months before.',
	],
	[
		'put in before what was struck',
		'The fees paid in the [-three|Ada|1-][+six (6)|Bob+][*twelve|Ada|Bob*][- (|Bob-][-3|Ada|3-][*12|Ada|Bob*][-)|Bob-] months before.',
	],
	['accepted, then changed', 'The fees paid in the [-twelve (12)|Bob-][+six (6)|Bob+] months before.'],
])('a number in words and figures that they track into ours reads whole: %s', async (_, returned) => {
	const { outcomes, judged } = await judge([returned], {
		from: [months],
		suggestions: [suggestion(1, [1, 2, 3, 4], 'three (3)', 'twelve (12)')],
	})
	expect(outcomes).toEqual(['changed: six (6)'])
	expect(judged.tracked).toMatchObject([
		{ before: 'twelve (12)', after: 'six (6)', leading: 'The fees paid in the', trailing: 'months before.' },
	])
})

test('an ask that was accepted in part and refused in part reads as its sentence', async () => {
	const returned = 'This is clause one. Either party may terminate with five days of notice. It ends here.'
	const { outcomes } = await judge([returned], { from: [notice], suggestions: [suggestion(1, [1, 2, 3, 4], 'Provider', 'Either party')] })
	expect(outcomes).toEqual(['changed: Either party may terminate with five days of notice.'])
})

test.each([
	['accepted first', 'The price is $35,000 a year.'],
	['typed behind what we struck', 'The price is $[-40,000|Ada|1-]35,000 a year.'],
])('words typed over ours with tracking off are one point, held against what we sent: %s', async (_, returned) => {
	const { outcomes, tracked, untracked, judged } = await judge([returned], {
		from: ['The price is $[-40,000|Ada|1-][+30,000|Ada|2+] a year.'],
		suggestions: [suggestion(1, [1, 2], '40,000', '30,000')],
	})
	expect({ outcomes, tracked, untracked }).toEqual({ outcomes: ['changed: unmarked: $35,000'], tracked: [], untracked: [] })
	expect(judged.suggestions[0]!.unmarked).toMatchObject({ restoringEdit: { expected: '35,000', text: '30,000' } })
})

test('an edit that goes beyond our words stays a hidden edit, told from the words that we sent', async () => {
	const { outcomes, untracked } = await judge(line(1, 'The Customer shall pay each invoice within 45 months of receipt.'))
	expect(outcomes[0]).toBe('changed: 45 months')
	expect(untracked).toEqual(['replacement: 30 days → 45 months (1)'])
})

test('a number in words and figures that was retyped with tracking off reads whole, and goes back whole', async () => {
	const { judged } = await judge(['It ends after nine (9) years.'], { from: ['It ends after three (3) years.'], suggestions: [] })
	expect(judged.untracked).toMatchObject([
		{ before: 'three (3)', after: 'nine (9)', trailing: 'years.', restoringEdit: { expected: 'nine (9)', text: 'three (3)' } },
	])
})

test('whole papers of theirs, put in with a mark, are one edit however long', async () => {
	const { tracked } = await judge(['It ends here.[+ ' + 'fees, '.repeat(70_000) + '|Bob+]'], { from: ['It ends here.'], suggestions: [] })
	expect(tracked.map((edit) => edit.length)).toEqual(['Bob:  → '.length + 70_000 * 'fees, '.length - 1])
})
