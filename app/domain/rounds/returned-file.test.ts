import { expect, test } from 'vitest'
import { applyEdits } from '#app/domain/word/edit/apply-edits.ts'
import type { Edit } from '#app/domain/word/edit/edits.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { acceptAll, rejectAll, resolveChanges } from '#app/domain/word/resolve/resolve-changes.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import type { SuggestionChange } from '#app/domain/placing/suggestion-change.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { judgeRound } from './judge/judge-round.ts'
import { readMarkedStories } from './compare/read-marked-stories.ts'

const ada = { author: 'Ada Founder', date: '2026-03-01T10:00:00Z' }
const bob = { author: 'Bob Counsel', date: '2026-03-04T09:00:00Z' }

const original = await asDocx(contractParagraphs('harsh-one-way-nda').slice(0, 30))
const paragraphs = readMarkedStories(await openDocxFile(original))[0]!.paragraphs.map(({ id, pieces }) => ({
	id,
	text: pieces.map(({ text }) => text).join(''),
}))

const changes: SuggestionChange[] = [...wordChanges(4), clauseAfter(5), clauseGone(paragraphs.length - 2)]
const { bytes: sent, outcomes } = await applyEdits(
	original,
	changes.map((change): Edit => ({ ...change, comment: 'Because it is usual.' })),
	ada,
)
const suggestions = changes.map((change, index): SentSuggestion => {
	const outcome = outcomes[index]
	if (outcome?.status !== 'applied') throw new Error(`Edit ${index} was refused`)
	return {
		suggestionId: `s${index + 1}`,
		number: index + 1,
		title: `Point ${index + 1}`,
		state: 'accepted',
		change,
		reason: 'Because it is usual.',
		changeIds: outcome.changeIds,
		commentId: outcome.commentId,
		leftOut: null,
	}
})
const untouched = paragraphs
	.filter(({ id, text }) => changes.every(({ paragraphId }) => paragraphId !== id) && /\b(?:shall|must|will|may)\b/.test(text))
	.at(-1)!.text
const judge = async (returned: Uint8Array) => judgeRound({ sent, suggestions, returned })
const outcomesOf = ({ suggestions: judged }: Awaited<ReturnType<typeof judge>>) => judged.map(({ outcome }) => outcome)
const nothingNew = { tracked: [], untracked: [], comments: [], formatting: [] }

test('sent back as it was, all accepted, all rejected', async () => {
	expect(await judge(sent)).toMatchObject(nothingNew)
	expect(outcomesOf(await judge(sent))).toEqual(suggestions.map(() => 'untouched'))
	const [accepted, rejected] = [await judge(await acceptAll(sent)), await judge(await rejectAll(sent))]
	expect([accepted, rejected]).toMatchObject([nothingNew, nothingNew])
	expect(outcomesOf(accepted)).toEqual(suggestions.map(() => 'accepted'))
	expect(outcomesOf(rejected)).toEqual(suggestions.map(() => 'reverted'))
})

test('each of ours decided in its own way, their own edits tracked by another author', async () => {
	const decisions = ['accept', 'reject', 'leave', 'accept', 'reject', 'accept'] as const
	const decided = await resolveChanges(
		sent,
		({ ids }) => decisions[suggestions.findIndex(({ changeIds }) => changeIds.some((id) => ids.includes(id)))] ?? 'leave',
	)
	const { bytes: returned } = await applyEdits(
		decided,
		[
			{
				kind: 'replace',
				paragraphId: await idOf(decided, untouched),
				start: 0,
				end: untouched.length,
				expected: untouched,
				text: `${untouched} This survives termination.`,
			},
		],
		bob,
	)

	const judged = await judge(returned)
	expect(outcomesOf(judged)).toEqual(['accepted', 'reverted', 'untouched', 'accepted', 'reverted', 'accepted'])
	expect(judged.tracked).toMatchObject([
		{ kind: 'insertion', author: 'Bob Counsel', date: bob.date, inOurName: false, after: 'This survives termination.' },
	])
	expect(judged.untracked).toEqual([])
})

test('another program wrote it anew: other ids, no names, no dates, no rsids, a run for each word', async () => {
	expect(await judge(await rewritten(sent))).toMatchObject(nothingNew)
	expect(outcomesOf(await judge(await rewritten(sent)))).toEqual(suggestions.map(() => 'untouched'))
})

test('words changed in the file itself, no mark left: each is found, with the way back', async () => {
	const word = /\b(?:shall|must|will|may)\b/.exec(untouched)![0]
	const accepted = await acceptAll(sent)
	const returned = await retyped(accepted, (content) => content.replace(escaped(untouched), escaped(untouched.replace(word, 'need not'))))

	const judged = await judge(returned)
	expect(outcomesOf(judged)).toEqual(suggestions.map(() => 'accepted'))
	expect(judged.untracked).toMatchObject([{ kind: 'replacement', before: word, after: 'need not', author: null }])
	const { restoringEdit } = judged.untracked[0]!
	const { bytes, outcomes: back } = await applyEdits(returned, [{ kind: 'replace', ...restoringEdit! }], ada)
	expect(back[0]).toMatchObject({ status: 'applied' })
	expect((await judge(await acceptAll(bytes))).untracked).toEqual([])
})

test('their answer to our comment is a new comment, ours are not', async () => {
	const { bytes } = await applyEdits(
		sent,
		[
			{
				kind: 'comment',
				paragraphId: await idOf(sent, untouched),
				start: 0,
				end: 5,
				expected: untouched.slice(0, 5),
				text: 'We need this.',
			},
		],
		bob,
	)
	expect((await judge(bytes)).comments).toMatchObject([
		{ author: 'Bob Counsel', text: 'We need this.', paragraphId: expect.stringMatching(/^b\d+$/) },
	])
})

function wordChanges(count: number): SuggestionChange[] {
	return paragraphs
		.flatMap(({ id, text }) =>
			[...text.matchAll(/\b(?:shall|any|all)\b/g)].slice(0, 1).map((match): SuggestionChange => ({
				kind: 'replace',
				paragraphId: id,
				start: match.index,
				end: match.index + match[0].length,
				expected: match[0],
				text: 'reasonably must',
			})),
		)
		.slice(0, count)
}

function clauseAfter(index: number): SuggestionChange {
	const { id, text } = paragraphs[index]!
	return {
		kind: 'insert_paragraphs',
		paragraphId: id,
		where: 'after',
		expected: text,
		texts: ['Neither party is liable for more than the fees of the last year.'],
	}
}

function clauseGone(index: number): SuggestionChange {
	const { id, text } = paragraphs[index]!
	return { kind: 'delete_paragraph', paragraphId: id, expected: text }
}

async function idOf(file: Uint8Array, text: string): Promise<string> {
	const found = readMarkedStories(await openDocxFile(file))[0]!.paragraphs.find(
		({ pieces }) =>
			pieces
				.filter(({ deleted }) => !deleted)
				.map((piece) => piece.text)
				.join('') === text,
	)
	if (!found) throw new Error(`No paragraph reads ${text}`)
	return found.id
}

function escaped(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

async function retyped(bytes: Uint8Array, change: (content: string) => string): Promise<Uint8Array> {
	const file = await openDocxFile(bytes)
	const before = file.part(file.mainPart) ?? ''
	const after = change(before)
	expect(after).not.toBe(before)
	file.setPart(file.mainPart, after)
	return await file.toBytes()
}

function rewritten(file: Uint8Array): Promise<Uint8Array> {
	let next = 5000
	const wordByWord = (_: string, look: string, element: string, words: string) =>
		(words.match(/\s*\S+\s*/g) ?? [words])
			.map((word) => `<w:r>${look}<w:${element} xml:space="preserve">${word}</w:${element}></w:r>`)
			.join('')
	return retyped(file, (content) =>
		content
			.replace(
				/<w:(ins|del) w:id="\d+" w:author="[^"]*" w:date="[^"]*"/g,
				(_, kind: string) => `<w:${kind} w:id="${next++}" w:author="Author"`,
			)
			.replace(/ w:rsid\w*="[^"]*"/g, '')
			.replace(
				/<w:r>((?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?)<w:(t|delText)(?: xml:space="preserve")?>([^<]*)<\/w:\2><\/w:r>/g,
				wordByWord,
			),
	)
}
