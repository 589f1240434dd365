import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { listChanges } from '#app/domain/word/changes/list-changes.ts'
import { acceptAll, rejectAll } from '#app/domain/word/resolve/resolve-changes.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { judgeRound } from '#app/domain/rounds/judge/judge-round.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { decideSuggestion } from './decide-suggestion.server.ts'
import { listSuggestions } from './list-suggestions.server.ts'
import { makeSuggestion, type OwnSuggestion } from './make-suggestion.server.ts'
import type { OwnChange } from './own-change.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import type { Suggestion } from './suggestion.ts'
import { undoDecision } from './undo-decision.server.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'

const services = await testServices()

const row = (...cells: string[]) => `<w:tr>${cells.map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join('')}</w:tr>`
const body = (last = 'Plumber') =>
	[
		paragraph('This Agreement is made between Harbour Labs Inc. and Northwind Trading LLC.'),
		paragraph('1. Fees. The fees are those of the table.'),
		`<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${row('Work', 'Fee')}${row('Painter', '')}${row(last, '$200')}</w:tbl>`,
		paragraph('2. Law. The laws of Delaware govern.'),
	].join('')

/** Paragraphs: b0, b1, then the cells b2 to b7 of three rows, the second cell of the second row empty, then b8. */
async function feeTable(member: Member, content = body()) {
	const queued = await queueReview(services, member, { bytes: buildDocx({ body: content }), fileName: 'fees.docx' })
	await runReview(services, queued.reviewId, new AbortController().signal, reviewerHere)
	await listSuggestions(services, await opened(services, member, queued.documentId, 'read'), engineHere)
	return queued
}

const make = async (member: Member, documentId: string, own: OwnChange & Partial<OwnSuggestion>) =>
	makeSuggestion(services, await opened(services, member, documentId, 'edit'), { reason: 'Because.', ...own }, engineHere)
const made = async (...call: Parameters<typeof make>) => (await make(...call)) as Suggestion
const decide = async (
	member: Member,
	documentId: string,
	{ id }: Suggestion,
	decision: Parameters<typeof decideSuggestion>[3] = { to: 'accepted' },
) => decideSuggestion(services, await opened(services, member, documentId, 'edit'), id, decision)

async function written(member: Member, documentId: string) {
	const file = await writeRedline(services, await opened(services, member, documentId, 'read'), { mode: 'tracked' }, engineHere)
	if (!file || 'refused' in file) throw new Error(`Nothing was written: ${file?.sentence}`)
	return file
}

const wordsOf = async (bytes: Uint8Array) =>
	(await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value.split('\n').filter(Boolean)

async function newVersion(member: Member, documentId: string, content: string) {
	const bytes = buildDocx({ body: content })
	const fileKey = `second of ${documentId}`
	await services.storage.set(fileKey, new File([new Uint8Array(bytes)], fileKey))
	const version = await services.db.documentVersion.create({
		data: {
			documentId,
			number: 2,
			fileKey,
			fileName: 'fees.docx',
			mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
			bytes: bytes.length,
			sha256: '',
		},
	})
	await services.db.document.update({ where: { id: documentId }, data: { versionNumber: 2 } })
	const review = await services.db.review.create({
		data: { versionId: version.id, partyRole: 'unsure', reviewTone: 'neutral' },
	})
	await runReview(services, review.id, new AbortController().signal, reviewerHere)
}

test('clauses and rows come in and go whole as tracked changes, and the returned file says what became of each', async () => {
	const member = await register(services)
	const { documentId, versionId } = await feeTable(member)

	const clause = await made(member, documentId, {
		kind: 'insert_paragraphs',
		paragraphId: 'b1',
		where: 'after',
		expected: '1. Fees. The fees are those of the table.',
		texts: ['Fees are due in 60 days.\r\n\r\nNo interest is due.', ' '],
	})
	expect(clause).toMatchObject({
		state: 'open',
		origin: 'person',
		title: 'Add “Fees are due in 60 days. No interest is due.”',
		proposed: ['Fees are due in 60 days.', 'No interest is due.'],
	})
	const struckRow = await made(member, documentId, { kind: 'delete_row', paragraphId: 'b4', expected: 'Painter' })
	expect(struckRow).toMatchObject({
		title: 'Strike the row “Painter”',
		change: { kind: 'delete_paragraph', wholeRow: ['Painter', ''] },
		proposed: [],
	})
	const newRow = await made(member, documentId, {
		kind: 'insert_row',
		paragraphId: 'b7',
		where: 'after',
		expected: '$200',
		cells: [' Roofer\n& sons ', '$300'],
	})
	expect(newRow).toMatchObject({ title: 'Add the row “Roofer & sons $300”', proposed: ['Roofer & sons', '$300'] })
	const strike = await made(member, documentId, {
		kind: 'delete_paragraph',
		paragraphId: 'b8',
		expected: '2. Law. The laws of Delaware govern.',
	})
	for (const suggestion of [clause, struckRow, newRow, strike]) await decide(member, documentId, suggestion)

	const { bytes, leftOut } = await written(member, documentId)
	expect(leftOut).toEqual([])
	expect((await listChanges(bytes)).every(({ author }) => author === 'Ada Founder')).toBe(true)
	const [start] = await wordsOf(buildDocx({ body: body() }))
	expect(await wordsOf(await acceptAll(bytes))).toEqual([
		start,
		'1. Fees. The fees are those of the table.',
		'Fees are due in 60 days.',
		'No interest is due.',
		'Work',
		'Fee',
		'Plumber',
		'$200',
		'Roofer & sons',
		'$300',
	])
	expect(await wordsOf(await rejectAll(bytes))).toEqual(await wordsOf(buildDocx({ body: body() })))

	const { suggestions } = await services.db.redlineReceipt.findFirstOrThrow({ where: { versionId } })
	for (const [returned, outcome] of [
		[bytes, 'untouched'],
		[await acceptAll(bytes), 'accepted'],
		[await rejectAll(bytes), 'reverted'],
	] as const) {
		const judged = await judgeRound({ sent: bytes, suggestions: suggestions as unknown as SentSuggestion[], returned })
		expect(judged.suggestions.map((each) => [each.title, each.outcome])).toEqual(
			[clause, struckRow, newRow, strike].map(({ title }) => [title, outcome]),
		)
		expect(judged).toMatchObject({ tracked: [], untracked: [] })
	}
})

test('a new row is edited with a line for each cell, and undone; a struck row can’t be edited', async () => {
	const member = await register(services)
	const { documentId } = await feeTable(member)
	const newRow = await made(member, documentId, {
		kind: 'insert_row',
		paragraphId: 'b7',
		where: 'after',
		expected: '$200',
		cells: ['Roofer', ''],
	})
	const struck = await made(member, documentId, { kind: 'delete_row', paragraphId: 'b4', expected: 'Painter' })

	expect(await decide(member, documentId, newRow, { to: 'edited', text: 'Roofer\n$300\n$400' })).toBe('cells_differ')
	expect(await decide(member, documentId, newRow, { to: 'edited', text: '\n$300' })).toMatchObject({
		state: 'edited',
		proposed: ['', '$300'],
	})
	expect(await decide(member, documentId, struck, { to: 'edited', text: 'Decorator' })).toBe('cells_differ')
	expect(await wordsOf(await acceptAll((await written(member, documentId)).bytes))).toEqual(expect.arrayContaining(['$300']))
	expect(await undoDecision(services, await opened(services, member, documentId, 'edit'))).toMatchObject({
		id: newRow.id,
		state: 'open',
		proposed: ['Roofer', ''],
	})
	expect(await decide(member, documentId, newRow, { to: 'edited', text: '\r\n' })).toMatchObject({ state: 'rejected' })
})

test('whole blocks stand on what is there, fit the table, and are no two over the same words', async () => {
	const member = await register(services)
	const { documentId } = await feeTable(member)
	const ask = (own: OwnChange & Partial<OwnSuggestion>) => make(member, documentId, own)

	expect(await ask({ kind: 'delete_paragraph', paragraphId: 'b1', expected: 'Other words.' })).toBe('text_differs')
	expect(
		await ask({
			kind: 'insert_paragraphs',
			paragraphId: 'b8',
			where: 'after',
			expected: '2. Law. The laws of Delaware govern.',
			texts: ['\n '],
		}),
	).toBe('nothing_to_change')
	expect(
		await ask({ kind: 'insert_row', paragraphId: 'b8', where: 'after', expected: '2. Law. The laws of Delaware govern.', cells: ['x'] }),
	).toBe('not_in_a_table')
	expect(await ask({ kind: 'delete_row', paragraphId: 'b8', expected: '2. Law. The laws of Delaware govern.' })).toBe('not_in_a_table')
	expect(await ask({ kind: 'insert_row', paragraphId: 'b4', where: 'after', expected: 'Painter', cells: ['Roofer'] })).toBe('cells_differ')
	expect(await ask({ kind: 'insert_row', paragraphId: 'b4', where: 'after', expected: 'Painter', cells: ['', ' '] })).toBe(
		'nothing_to_change',
	)

	await made(member, documentId, { paragraphId: 'b7', start: 0, end: 4, expected: '$200', text: '$150' })
	expect(await ask({ kind: 'delete_row', paragraphId: 'b6', expected: 'Plumber' })).toBe('overlaps')
	expect(await ask({ kind: 'insert_row', paragraphId: 'b6', where: 'after', expected: 'Plumber', cells: ['Roofer', ''] })).toMatchObject({
		state: 'open',
	})
	await made(member, documentId, { kind: 'delete_row', paragraphId: 'b4', expected: 'Painter' })
	expect(await ask({ paragraphId: 'b4', start: 0, end: 0, expected: '', text: 'A ' })).toBe('overlaps')
	expect((await written(member, documentId)).leftOut).toEqual([])
})

test('a row between two that a cell spans has no cell of its own there, and is written so', async () => {
	const member = await register(services)
	const spanned = (merge: string, text: string, next: string) =>
		`<w:tr><w:tc><w:tcPr>${merge}</w:tcPr>${paragraph(text)}</w:tc><w:tc>${paragraph(next)}</w:tc></w:tr>`
	const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol/><w:gridCol/></w:tblGrid>${spanned('<w:vMerge w:val="restart"/>', 'Spring', 'March')}${spanned('<w:vMerge/>', '', 'May')}</w:tbl>`
	const { documentId, reviewId } = await queueReview(services, member, {
		bytes: buildDocx({
			body: [
				paragraph('This Agreement is made between Harbour Labs Inc. and Northwind Trading LLC.'),
				table,
				paragraph('Fees are due.'),
			].join(''),
		}),
		fileName: 'months.docx',
	})
	await runReview(services, reviewId, new AbortController().signal, reviewerHere)

	const below = { kind: 'insert_row', paragraphId: 'b2', where: 'after', expected: 'March' } as const
	expect(await make(member, documentId, { ...below, cells: ['Lent', 'April'] })).toBe('cells_differ')
	await decide(member, documentId, await made(member, documentId, { ...below, cells: ['', 'April'] }))
	await decide(
		member,
		documentId,
		await made(member, documentId, { kind: 'insert_row', paragraphId: 'b4', where: 'after', expected: 'May', cells: ['Summer', 'June'] }),
	)
	const { bytes, leftOut } = await written(member, documentId)
	expect(leftOut).toEqual([])
	expect((await wordsOf(await acceptAll(bytes))).slice(1, -1)).toEqual(['Spring', 'March', 'April', 'May', 'Summer', 'June'])
})

test('on a newer version a row goes along while all of its cells read the same', async () => {
	const member = await register(services)
	const { documentId } = await feeTable(member)
	const kept = await made(member, documentId, { kind: 'delete_row', paragraphId: 'b4', expected: 'Painter' })
	const changed = await made(member, documentId, {
		kind: 'insert_row',
		paragraphId: 'b7',
		where: 'after',
		expected: '$200',
		cells: ['Roofer', '$300'],
	})
	await newVersion(member, documentId, body('Gas fitter'))

	const carried = (await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!.suggestions.filter(
		({ origin }) => origin === 'person',
	)
	expect(carried.map(({ title, change, state }) => [title, change.paragraphId, state])).toEqual([
		[kept.title, 'b4', 'open'],
		[changed.title, 'b7', 'stale'],
	])
	const before = (await listSuggestions(services, await opened(services, member, documentId, 'read', 1), engineHere))!.suggestions
	expect(before.find(({ id }) => id === kept.id)?.state).toBe('open')
	expect(before.find(({ id }) => id === changed.id)?.state).toBe('stale')
})

test('on a newer version a struck row is in the way of nothing outside of it', async () => {
	const member = await register(services)
	const lopsided =
		body() + paragraph('3. End. Harbour Labs Inc. may terminate this Agreement at any time for any reason on ten days’ notice.')
	const { documentId } = await feeTable(member, lopsided)
	await made(member, documentId, { kind: 'delete_row', paragraphId: 'b4', expected: 'Painter' })
	await made(member, documentId, { paragraphId: 'b7', start: 0, end: 4, expected: '$200', text: '$150' })
	await made(member, documentId, { paragraphId: 'b8', start: 3, end: 6, expected: 'Law', text: 'Governing law' })
	const before = (await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!.suggestions
	expect(before.length).toBeGreaterThan(3)
	await newVersion(member, documentId, lopsided)

	const { suggestions } = (await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!
	expect(suggestions.map(({ title, state }) => [title, state])).toEqual(before.map(({ title }) => [title, 'open']))
})
