import { expect, test } from 'vitest'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { listChanges } from '#app/domain/word/changes/list-changes.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { viewStories } from '#app/domain/word/read/story-views.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { buildDocx } from '#tests/fixtures/build-docx.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { trackedDocx, trackedParagraphs } from '#tests/fixtures/tracked-docx.ts'
import { register, testServices } from '#tests/world.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { lastReceipt } from '#app/domain/downloads/keep-receipt.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import type { ChangeState } from '#app/domain/counterparty/counterparty-change.ts'
import { decideChanges } from '#app/domain/counterparty/decide-changes.server.ts'
import { listCounterpartyChanges } from '#app/domain/counterparty/list-changes.server.ts'
import { undoChangeDecisions } from '#app/domain/counterparty/undo-changes.server.ts'
import { storedText } from '#app/domain/suggestions/version-paragraphs.server.ts'
import { writeRedline, type RedlineRequest, type WrittenRedline } from '#app/domain/downloads/write-redline.server.ts'

const services = await testServices()

const lines = [
	'SERVICES AGREEMENT between Quillmark Ltd and Brightloom GmbH.',
	'',
	'Fees are due within [-60|Lee Counsel-][+30|Lee Counsel+] days of the invoice.',
	'[-The Customer may audit the books once a year.|Lee Counsel-]¶-Lee Counsel',
	'Either party may end this agreement with [+ninety days’|Max Partner+] notice.',
	'Liability is limited to the fees of the last year[+, except for data losses|Lee Counsel+].',
]

async function counterpartyContract(member: Member, bytes = trackedDocx(lines)) {
	const queued = await queueReview(services, member, { bytes, fileName: 'services.docx' })
	await runReview(services, queued.reviewId, new AbortController().signal, reviewerHere)
	return queued
}

const list = async (member: Member, documentId: string) =>
	(await listCounterpartyChanges(services, await opened(services, member, documentId, 'read'), engineHere))!
const decide = async (member: Member, documentId: string, choice: { key: string } | { author: string }, to: ChangeState) =>
	(await decideChanges(services, await opened(services, member, documentId, 'edit'), [{ ...choice, to }], engineHere))[0]
const undo = async (member: Member, documentId: string) =>
	undoChangeDecisions(services, await opened(services, member, documentId, 'edit'), engineHere)
const write = async (member: Member, documentId: string, request: RedlineRequest = { mode: 'tracked' }) =>
	(await writeRedline(services, await opened(services, member, documentId, 'read'), request, engineHere)) as WrittenRedline
const states = async (member: Member, documentId: string) => (await list(member, documentId)).changes.map(({ state }) => state)
const textsOf = async (bytes: Uint8Array, view: 'accepted' | 'rejected' = 'accepted') =>
	viewStories(await openDocxFile(bytes), view).flatMap(({ paragraphs }) => paragraphs)

test('the changes of both people are listed in document order, and where they stand in the text that everybody sees', async () => {
	const member = await register(services)
	const { documentId, versionId } = await counterpartyContract(member)

	const { changes } = await list(member, documentId)

	expect(changes.map(({ number, kind, author, text, state }) => [number, kind, author, text, state])).toEqual([
		[1, 'replacement', 'Lee Counsel', '30', 'open'],
		[2, 'deletion', 'Lee Counsel', 'The Customer may audit the books once a year.\n', 'open'],
		[3, 'insertion', 'Max Partner', 'ninety days’', 'open'],
		[4, 'insertion', 'Lee Counsel', ', except for data losses', 'open'],
	])
	const { text, paragraphs } = (await storedText(services, versionId))!
	for (const { place, kind, text: words } of changes) {
		const paragraph = paragraphs.find(({ id }) => id === place!.paragraphId)!
		if (kind === 'insertion') expect(text.slice(paragraph.start + place!.start, paragraph.start + place!.end)).toBe(words)
	}
})

test('what is accepted is plain in the file, what is turned down is a change of ours that the other side sees, the rest is as it came', async () => {
	const member = await register(services)
	const { documentId } = await counterpartyContract(member)
	const { changes } = await list(member, documentId)

	expect(await decide(member, documentId, { key: changes[0]!.key }, 'accepted')).toEqual({ decided: [1], inTheWay: [] })
	await decide(member, documentId, { key: changes[1]!.key }, 'rejected')
	await decide(member, documentId, { key: changes[3]!.key }, 'rejected')
	const { bytes, counterparty, receipt, leftOut } = await write(member, documentId)

	expect(leftOut).toEqual([])
	const left = await listChanges(bytes)
	expect(left.filter(({ author }) => author === 'Ada Founder').map(({ kind, text }) => [kind, text])).toEqual([
		['insertion', 'The Customer may audit the books once a year.\n'],
		['deletion', ', except for data losses'],
	])
	expect(left.filter(({ author }) => author === 'Max Partner').map(({ text }) => text)).toEqual(['ninety days’'])
	expect(left.some(({ text }) => text === '60' || text === '30')).toBe(false)
	expect(await textsOf(bytes)).toEqual([
		'SERVICES AGREEMENT between Quillmark Ltd and Brightloom GmbH.',
		'',
		'Fees are due within 30 days of the invoice.',
		'The Customer may audit the books once a year.',
		'Either party may end this agreement with ninety days’ notice.',
		'Liability is limited to the fees of the last year.',
	])
	expect(counterparty).toMatchObject({
		accepted: [{ text: '60' }, { text: '30' }],
		rejected: [],
		proofs: [
			{ name: 'same_reading', holds: true },
			{ name: 'resolved', counted: 2 },
		],
	})
	expect(receipt).toMatchObject({
		before: { bytes: trackedDocx(lines).length },
		proofs: expect.arrayContaining([expect.objectContaining({ name: 'reject_all' })]),
	})
	expect(
		(await lastReceipt(services, await opened(services, member, documentId, 'read')))?.counterparty?.accepted.map(
			({ author, text }) => `${author}: ${text}`,
		),
	).toEqual(['Lee Counsel: 60', 'Lee Counsel: 30'])

	expect(Buffer.from((await write(member, documentId)).bytes).equals(bytes)).toBe(true)
	expect(Buffer.from((await write(member, documentId, { mode: 'original' })).bytes).equals(trackedDocx(lines))).toBe(true)
	const accepted = await write(member, documentId, { mode: 'accepted' })
	expect(await listChanges(accepted.bytes)).toEqual([])
	expect(await textsOf(accepted.bytes)).toEqual(await textsOf(bytes))
})

test('suggestions stand where they stood after a paragraph of theirs is gone for good', async () => {
	const member = await register(services)
	const { documentId } = await counterpartyContract(member)
	const { changes } = await list(member, documentId)
	await decide(member, documentId, { key: changes[1]!.key }, 'accepted')
	const own = (await makeSuggestion(services, await opened(services, member, documentId, 'edit'), {
		paragraphId: 'b5',
		start: 0,
		end: 9,
		expected: 'Liability',
		text: 'The liability',
		reason: '',
	})) as Suggestion
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), own.id, { to: 'accepted' })

	const { bytes, leftOut } = await write(member, documentId)

	expect(leftOut).toEqual([])
	expect((await textsOf(bytes)).at(-1)).toBe('The liability is limited to the fees of the last year, except for data losses.')
})

test('all changes of one author at once, and all of them taken back at once; nobody else’s', async () => {
	const member = await register(services)
	const { documentId } = await counterpartyContract(member)

	expect(await decide(member, documentId, { author: 'Lee Counsel' }, 'rejected')).toEqual({ decided: [1, 2, 4], inTheWay: [] })
	expect(await states(member, documentId)).toEqual(['rejected', 'rejected', 'open', 'rejected'])
	const { bytes, leftOut } = await write(member, documentId)
	expect([leftOut, (await textsOf(bytes))[2]]).toEqual([[], 'Fees are due within 60 days of the invoice.'])
	expect(await undo(member, documentId)).toEqual({ decided: [1, 2, 4], inTheWay: [] })
	expect(await states(member, documentId)).toEqual(['open', 'open', 'open', 'open'])
	expect(await undo(member, documentId)).toBe('not_last')
	expect((await write(member, documentId)).receipt.changes).toEqual([])

	expect(await decide(member, documentId, { author: 'Lee Counsel' }, 'accepted')).toEqual({ decided: [1, 2, 4], inTheWay: [] })
	expect((await listChanges((await write(member, documentId)).bytes)).map(({ author }) => author)).toEqual(['Max Partner'])
})

test('every decision stays known in the history, and the last one counts', async () => {
	const member = await register(services)
	const { documentId, versionId } = await counterpartyContract(member)
	const { key } = (await list(member, documentId)).changes[0]!
	for (const to of ['accepted', 'rejected', 'rejected', 'open'] as const) await decide(member, documentId, { key }, to)
	await undo(member, documentId)

	const { db } = services
	const { events } = await listDocumentActivity(services, member, { id: documentId })
	const decisions = events.filter(({ type }) => type.startsWith('counterparty_change.')).reverse()
	expect(decisions.map(({ subject, type, details, actor, undoesId }) => [subject, type, details, actor?.id, undoesId])).toEqual([
		[key, 'counterparty_change.decided', { decision: 'accepted' }, member.id, null],
		[key, 'counterparty_change.decided', { decision: 'rejected' }, member.id, null],
		[key, 'counterparty_change.decided', { decision: 'open' }, member.id, null],
		[key, 'counterparty_change.decision_undone', { decision: 'rejected' }, member.id, decisions[2]!.id],
	])
	expect(await db.counterpartyChangeDecision.findMany({ where: { versionId }, select: { changeKey: true, decision: true } })).toEqual([
		{ changeKey: key, decision: 'rejected' },
	])
	// One suggestion came of it, however often it was decided.
	expect(await db.suggestion.count({ where: { versionId, counterpartyChangeKey: key } })).toBe(1)
})

test('who decides otherwise about the suggestion has opened the change again', async () => {
	const member = await register(services)
	const { documentId } = await counterpartyContract(member)
	const { key } = (await list(member, documentId)).changes[3]!
	await decide(member, documentId, { key }, 'rejected')
	const [linked] = (await list(member, documentId)).changes[3]!.suggestions
	expect(
		(await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!.suggestions.find(
			({ id }) => id === linked!.id,
		),
	).toMatchObject({ state: 'accepted', title: 'Strike “, except for data losses”, which Lee Counsel inserted' })

	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), linked!.id, { to: 'rejected' })

	expect((await list(member, documentId)).changes[3]).toMatchObject({ state: 'open', suggestions: [], decidedBy: null })
	expect(await undo(member, documentId)).toBe('not_last')
})

test('a suggestion on the same words has to be decided first', async () => {
	const member = await register(services)
	const { documentId } = await counterpartyContract(member)
	const own = (await makeSuggestion(services, await opened(services, member, documentId, 'edit'), {
		paragraphId: 'b2',
		start: 20,
		end: 27,
		expected: '30 days',
		text: '45 days',
		reason: '',
	})) as Suggestion
	const { key } = (await list(member, documentId)).changes[0]!

	expect(await decide(member, documentId, { key }, 'rejected')).toEqual({ decided: [], inTheWay: [{ number: 1, suggestion: own.number }] })
	expect((await states(member, documentId))[0]).toBe('open')
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), own.id, { to: 'rejected' })
	expect(await decide(member, documentId, { key }, 'rejected')).toEqual({ decided: [1], inTheWay: [] })
})

test('a suggestion in another cell has to be decided first where the whole row would go, and a struck row where words in it would', async () => {
	const member = await register(services)
	const row = (mark: string, ...cells: string[]) =>
		`<w:tr>${mark}${cells.map((line) => `<w:tc>${trackedParagraphs([line])}</w:tc>`).join('')}</w:tr>`
	const mark = '<w:trPr><w:ins w:id="1" w:author="Lee Counsel" w:date="2026-03-01T10:00:00Z"/></w:trPr>'
	const rows = [
		row('', 'Work', 'Fee'),
		row(mark, '[+Painter|Lee Counsel|2+]', '[+$200|Lee Counsel|3+]'),
		row('', 'Plumber', '$300[+ a day|Max Partner|4+]'),
	].join('')
	const body = `${trackedParagraphs(lines.slice(0, 1))}<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${rows}</w:tbl>${trackedParagraphs(['Fees are due at once.'])}`
	const { documentId } = await counterpartyContract(member, buildDocx({ body }))
	const fee = (await makeSuggestion(
		services,
		await opened(services, member, documentId, 'edit'),
		{ paragraphId: 'b4', start: 0, end: 4, expected: '$200', text: '$150', reason: '' },
		engineHere,
	)) as Suggestion
	const struck = (await makeSuggestion(
		services,
		await opened(services, member, documentId, 'edit'),
		{ kind: 'delete_row', paragraphId: 'b5', expected: 'Plumber', reason: '' },
		engineHere,
	)) as Suggestion
	const [inserted, words] = (await list(member, documentId)).changes

	expect(await decide(member, documentId, { key: inserted!.key }, 'rejected')).toEqual({
		decided: [],
		inTheWay: [{ number: 1, suggestion: fee.number }],
	})
	expect(await decide(member, documentId, { key: words!.key }, 'rejected')).toEqual({
		decided: [],
		inTheWay: [{ number: 2, suggestion: struck.number }],
	})
	for (const { id } of [fee, struck])
		await decideSuggestion(services, await opened(services, member, documentId, 'edit'), id, { to: 'rejected' })
	expect(await decide(member, documentId, { key: inserted!.key }, 'rejected')).toEqual({ decided: [1], inTheWay: [] })
})

test('what a suggestion made since is in the way of is not said to be taken back, nor that somebody else decided', async () => {
	const member = await register(services)
	const { documentId } = await counterpartyContract(member)
	const { key } = (await list(member, documentId)).changes[3]!
	for (const to of ['rejected', 'accepted'] as const) await decide(member, documentId, { key }, to)
	const expected = ', except for data losses'
	const { number } = (await makeSuggestion(
		services,
		await opened(services, member, documentId, 'edit'),
		{ paragraphId: 'b5', start: 49, end: 49 + expected.length, expected, text: ', but for fraud', reason: '' },
		engineHere,
	)) as Suggestion

	expect(await undo(member, documentId)).toEqual({ decided: [], inTheWay: [{ number: 4, suggestion: number }] })
	expect((await states(member, documentId))[3]).toBe('accepted')
})

test('editors decide, commenters and viewers see, and a decision of somebody else since stands', async () => {
	const owner = await register(services)
	const [editor, commenter, viewer] = [await register(services), await register(services), await register(services)]
	const { documentId } = await counterpartyContract(owner)
	for (const [person, role] of [
		[editor, 'editor'],
		[commenter, 'commenter'],
		[viewer, 'viewer'],
	] as const)
		await letIn(services, owner, documentId, person, role)
	const { key } = (await list(owner, documentId)).changes[0]!

	for (const member of [commenter, viewer]) expect((await list(member, documentId)).changes).toHaveLength(4)
	expect(await decide(owner, documentId, { key: 'word/document.xml#4711' }, 'accepted')).toBeNull()
	expect(await decide(editor, documentId, { key }, 'accepted')).toEqual({ decided: [1], inTheWay: [] })
	expect((await list(owner, documentId)).changes[0]).toMatchObject({ state: 'accepted', decidedBy: { id: editor.id } })

	await decide(owner, documentId, { key }, 'rejected')
	expect(await undo(editor, documentId)).toBe('conflict')
})
