import { expect, test } from 'vitest'
import { applyEdits } from '#app/domain/word/edit/apply-edits.ts'
import type { Edit } from '#app/domain/word/edit/edits.ts'
import { listChanges } from '#app/domain/word/changes/list-changes.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { resolveChanges } from '#app/domain/word/resolve/resolve-changes.ts'
import { viewStories, type View } from '#app/domain/word/read/story-views.ts'
import { readStories } from '#app/domain/word/read/read-stories.ts'
import { buildDocx } from '#tests/fixtures/build-docx.ts'
import { trackedDocx, trackedParagraphs } from '#tests/fixtures/tracked-docx.ts'
import { readCounterpartyChanges } from './read-changes.ts'
import { settleChanges } from './settle-changes.ts'

const us = { author: 'Nora', date: '2026-11-21T12:00:00Z' }

async function textsOf(bytes: Uint8Array, view: View = 'accepted'): Promise<string[]> {
	return viewStories(await openDocxFile(bytes), view).flatMap(({ paragraphs }) => paragraphs)
}

const cases: [name: string, lines: string[]][] = [
	['words replaced', ['Pay within [-60|Ada|1-][+30|Ada|2+] days.', 'Second.']],
	['words of one beside words of the other', ['Pay [+soon |Ada+][+and gladly |Bob+]now.']],
	['words that repeat what stands beside them', ['the the [+the +|Ada+]the party']],
	['struck by one what the other inserted', ['Pay [*soon |Ada|Bob*]now.']],
	['a whole new paragraph', ['First.', '[+New one.|Ada+]¶+Ada', 'Last.']],
	['two new paragraphs at the end of others', ['First[+, and|Ada+]¶+Ada', '[+more|Ada+]¶+Ada', 'Last.']],
	['a paragraph that was struck', ['First.', '[-Old one.|Ada-]¶-Ada', 'Last.']],
	['two paragraphs that were made one', ['First ¶-Ada', 'and last.']],
	['one paragraph that was made two', ['First ¶+Ada', 'and last.']],
	['all words of a paragraph, but not the paragraph', ['First.', '[-Gone.|Ada-]', 'Last.']],
	['a paragraph struck but for some words', ['[-First |Ada-]¶-Ada', '[-of |Ada-]last.']],
]

test.each(cases)('what turns a change down reads as if it had been rejected: %s', async (_name, lines) => {
	const bytes = trackedDocx(lines)
	const before = await textsOf(bytes)
	const changes = await readCounterpartyChanges(bytes)
	expect(changes.length).toBeGreaterThan(0)
	for (const { keys, rejection } of changes) {
		const { bytes: written, outcomes } = await applyEdits(
			bytes,
			rejection.map(({ change }) => change as Edit),
			us,
		)

		expect(outcomes.filter(({ status }) => status === 'refused')).toEqual([])
		expect(await textsOf(written)).toEqual(
			await textsOf(await resolveChanges(bytes, ({ key }) => (keys.includes(key) ? 'reject' : 'leave'))),
		)
		// Nothing is hidden from the counterparty: with our changes rejected the file reads as it came.
		const ours = new Set((await listChanges(written)).filter(({ author }) => author === us.author).flatMap(({ ids }) => ids))
		expect(await textsOf(written, { reject: ours })).toEqual(before)
	}
})

test('words struck and words put in their place are one change, and turning it down is one suggestion', async () => {
	const bytes = trackedDocx([
		'Pay within [-60|Ada|1-][+30|Ada|2+] days.',
		'Then [+soon|Ada|3+][-at once|Ada|4-].',
		'[-One|Ada|5-][+Two|Bob|6+] of us.',
	])
	const changes = await readCounterpartyChanges(bytes)

	expect(changes.map(({ keys, kind, author, text, replaced }) => [keys.length, kind, author, text, replaced])).toEqual([
		[2, 'replacement', 'Ada', '30', '60'],
		[2, 'replacement', 'Ada', 'soon', 'at once'],
		[1, 'deletion', 'Ada', 'One', null],
		[1, 'insertion', 'Bob', 'Two', null],
	])
	expect(changes[0]).toMatchObject({
		key: 'word/document.xml#1',
		place: { paragraphId: 'b0', start: 11, end: 13 },
		rejection: [{ change: { kind: 'replace', start: 11, end: 13, expected: '30', text: '60' } }],
	})
	const { bytes: written, outcomes } = await applyEdits(
		bytes,
		changes.flatMap(({ rejection }) => rejection.map(({ change }) => change as Edit)),
		us,
	)
	expect(outcomes.map(({ status }) => status)).toEqual(['applied', 'applied', 'applied', 'applied'])
	expect(await textsOf(written)).toEqual(['Pay within 60 days.', 'Then at once.', 'One of us.'])
})

test('what no words of ours can say is undone in the file: looks and rows, and the rest is found where it stood', async () => {
	const cell = (text: string) => `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${trackedParagraphs([text])}</w:tc>`
	const by = 'w:author="Ada" w:date="2026-03-01T10:00:00Z"'
	const rows = `<w:tr>${cell('One')}</w:tr><w:tr><w:trPr><w:ins w:id="7" ${by}/></w:trPr>${cell('[+Two|Ada|8+]')}</w:tr><w:tr><w:trPr><w:del w:id="9" ${by}/></w:trPr>${cell('[-Three|Ada|10-]')}</w:tr>`
	const bold = `<w:p><w:r><w:rPr><w:b/><w:rPrChange w:id="11" ${by}><w:rPr/></w:rPrChange></w:rPr><w:t>Bold now.</w:t></w:r></w:p>`
	const bytes = buildDocx({
		body: `${trackedParagraphs(['First.'])}<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${rows}</w:tbl>${bold}${trackedParagraphs(['Last.'])}`,
	})
	const changes = await readCounterpartyChanges(bytes)
	expect(changes.map(({ kind, rejection }) => [kind, rejection.map(({ change }) => change)])).toEqual([
		['row_insertion', [{ kind: 'delete_paragraph', paragraphId: 'b2', expected: 'Two', wholeRow: ['Two'] }]],
		['row_deletion', []],
		['formatting', []],
	])
	const row = await applyEdits(bytes, [{ kind: 'delete_row', paragraphId: 'b2', expected: 'Two' }], us)
	expect(await textsOf(row.bytes)).toEqual(['First.', 'One', 'Bold now.', 'Last.'])

	const { bytes: settled, moved, receipt } = await settleChanges({ file: bytes, accept: [], reject: changes.flatMap(({ keys }) => keys) })

	expect(await textsOf(settled)).toEqual(['First.', 'One', 'Three', 'Bold now.', 'Last.'])
	expect(await listChanges(settled)).toEqual([])
	expect(receipt.rejected.map(({ kind }) => kind)).toEqual(['row_insertion', 'row_deletion', 'formatting'])
	const before = readStories(await openDocxFile(bytes)).flatMap(({ paragraphs }) => paragraphs)
	const after = new Map(
		readStories(await openDocxFile(settled))
			.flatMap(({ paragraphs }) => paragraphs)
			.map(({ id, text }) => [id, text]),
	)
	const now = new Map(moved)
	expect(before.map(({ id, text }) => [text, after.get((now.has(id) ? now.get(id) : id) ?? '') ?? null])).toEqual([
		['First.', 'First.'],
		['One', 'One'],
		['Two', null],
		['Bold now.', 'Bold now.'],
		['Last.', 'Last.'],
	])
})

test.each(cases)(
	'what is accepted is plain, the rest is tracked as it came, and every paragraph is found again: %s',
	async (_name, lines) => {
		const bytes = trackedDocx(lines)
		const before = await textsOf(bytes)
		const changes = await readCounterpartyChanges(bytes)
		expect(changes.length).toBeGreaterThan(0)
		for (const { keys } of changes) {
			const { bytes: settled, moved, receipt } = await settleChanges({ file: bytes, accept: keys, reject: [] })

			expect(await textsOf(settled)).toEqual(before)
			expect((await listChanges(settled)).length).toBeLessThanOrEqual((await listChanges(bytes)).length - keys.length)
			expect(receipt.accepted.map(({ key }) => key)).toEqual(keys)
			expect(receipt.proofs).toEqual([
				{ name: 'same_reading', holds: true, counted: before.length },
				{ name: 'resolved', holds: true, counted: keys.length },
			])
			// An edit of the last paragraph lands in the last paragraph, whatever its id is now.
			const text = before.at(-1)!
			const id = `b${lines.length - 1}`
			const paragraphId = new Map(moved).get(id) ?? id
			const { bytes: edited, outcomes } = await applyEdits(
				settled,
				[{ kind: 'replace', paragraphId, start: text.length, end: text.length, expected: '', text: ' Ours.' }],
				us,
			)
			expect(outcomes).toMatchObject([{ status: 'applied' }])
			expect(await textsOf(edited)).toEqual([...before.slice(0, -1), `${text} Ours.`])
		}
	},
)

test('what went with a change that was accepted needs no undoing', async () => {
	const tracked = 'w:author="Ada" w:date="2026-01-02T03:04:05Z"'
	const words = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
	const body = `<w:p>${words('A')}</w:p><w:p><w:pPr><w:rPr><w:ins w:id="1" ${tracked}/></w:rPr></w:pPr>${words('kept A')}</w:p><w:tbl><w:tblPr/><w:tblGrid><w:gridCol/></w:tblGrid><w:tr><w:trPr><w:del w:id="2" ${tracked}/></w:trPr><w:tc><w:p><w:del w:id="3" ${tracked}><w:r><w:delText>cell</w:delText></w:r></w:del></w:p></w:tc></w:tr></w:tbl><w:p>${words('B')}</w:p>`
	const bytes = buildDocx({ body })
	const changes = await listChanges(bytes)
	const keysOf = (mark: boolean) => changes.filter(({ kind }) => (kind === 'paragraph_insertion') === mark).map(({ key }) => key)
	expect(keysOf(true)).toHaveLength(1)
	const { bytes: settled } = await settleChanges({ file: bytes, accept: keysOf(false), reject: keysOf(true) })
	expect(await listChanges(settled)).toEqual([])
	expect((await textsOf(settled)).filter((text) => text !== '')).toEqual(['A', 'kept A', 'B'])
})
