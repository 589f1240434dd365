import { applyTextEdits } from '#app/domain/word/edit/apply-text-edits.ts'
import { wordFile } from './contracts.ts'
import type { ChosenFile } from './journey.ts'

/** A contract of ours as it comes back from two people of the other side, who have both changed it with tracking on. */
export async function theirFile(): Promise<ChosenFile> {
	const file = await wordFile('harsh-one-way-nda', 'IP_Northwind NDA.docx')
	const lee = await applyTextEdits(
		file.buffer,
		[
			{ find: 'is entered into as of', replace: 'is made as of' },
			{ find: 'a company organized under', replace: 'a company duly organized under' },
		],
		{ author: 'Lee Counsel', date: '2026-03-01T10:00:00Z' },
	)
	const max = await applyTextEdits(lee.bytes, [{ find: 'Signed:', replace: 'Signed in two copies:' }], {
		author: 'Max Partner',
		date: '2026-03-02T10:00:00Z',
	})
	return { ...file, buffer: Buffer.from(max.bytes) }
}
