import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import buildThreads from '#tests/build-threads.ts'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { SuggestionsResult } from './schemas/suggestions.ts'
import { action } from './redlining/suggestions.ts'

await buildThreads()
const services = await testServices()

const law = '2. Law. The laws of Delaware govern.'
const file = buildDocx({
	body: `${paragraph('1. Fees. The fees are those of the table.')}<w:tbl><w:tblPr/><w:tr><w:tc>${paragraph('Painter')}</w:tc><w:tc>${paragraph('$100')}</w:tc></w:tr></w:tbl>${paragraph(law)}`,
})

async function feeTable(member: Member) {
	const queued = await queueReview(services, member, { bytes: file, fileName: 'fees.docx' })
	await runReview(services, queued.reviewId, new AbortController().signal, reviewerHere)
	await findDocumentView(services, { id: queued.versionId, fileKey: queued.fileKey }, engineHere)
	return queued
}

function post(member: Member, documentId: string, suggestions: object[]): Promise<Response> {
	const request = new Request(`http://127.0.0.1:3000/api/document/${documentId}/suggestions`, {
		method: 'POST',
		body: JSON.stringify({ suggestions }),
		headers: { 'Content-Type': 'application/json' },
	})
	const context = requestContextOf(services, { visitor: { kind: 'member', member, sessionId: 'none' } })
	return answerOf(() => action({ request, context, params: { documentId } } as never))
}

test('whole paragraphs and table rows are added and struck, and told in the same words', async () => {
	const member = await register(services)
	const { documentId } = await feeTable(member)

	const asked = [
		{ kind: 'insert_paragraphs', paragraph_id: 'b3', where: 'after', expected: law, texts: ['3. Notices. By mail.'] },
		{ kind: 'delete_paragraph', paragraph_id: 'b3', expected: law },
		{ kind: 'insert_row', paragraph_id: 'b1', where: 'before', expected: 'Painter', cells: ['Work', 'Fee'] },
		{ kind: 'delete_row', paragraph_id: 'b1', expected: 'Painter' },
		{ kind: 'insert_row', paragraph_id: 'b1', where: 'after', expected: 'Painter', cells: ['Roofer'] },
		{ kind: 'delete_row', paragraph_id: 'b3', expected: law },
	]
	const { results, suggestions } = SuggestionsResult.strict().parse(await (await post(member, documentId, asked)).json())

	expect(results).toMatchObject([
		{ status: 'done' },
		{ status: 'done' },
		{ status: 'done' },
		{ status: 'done' },
		{ status: 'refused', code: 'cells_differ' },
		{ status: 'refused', code: 'not_in_a_table' },
	])
	const changes = new Map(suggestions.map(({ suggestion_id: id, change }) => [id, change]))
	const made = results.flatMap((result) => (result.status === 'done' ? [changes.get(result.suggestion_id)] : []))
	expect(made).toEqual([...asked.slice(0, 3), { ...asked[3], cells: ['Painter', '$100'] }])

	const newRow = results[2]!
	if (newRow.status !== 'done') throw new Error('No row was added')
	expect((await post(member, documentId, [{ suggestion_id: newRow.suggestion_id, state: 'edited', text: 'Only one cell' }])).status).toBe(
		409,
	)
})

test('what is no suggestion of any kind is refused with what is missing', async () => {
	const member = await register(services)
	const { documentId } = await feeTable(member)
	const strike = { kind: 'delete_paragraph', paragraph_id: 'b3', expected: law }

	for (const body of [
		{ ...strike, kind: 'burn' },
		{ ...strike, kind: 'insert_row', where: 'after' },
		{ ...strike, kind: 'insert_paragraphs', where: 'above', texts: ['x'] },
	]) {
		expect((await post(member, documentId, [body])).status).toBe(400)
	}
})
