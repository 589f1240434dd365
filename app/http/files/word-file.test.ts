import { expect, test } from 'vitest'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { wordFileAnswer } from './word-file.ts'

test('a Word file is saved under its name, kept by nobody on the way, and says what is in it', async () => {
	const answer = wordFileAnswer(new Uint8Array([80, 75, 3, 4]), 'Lease.docx', { 'X-Left-Out': '3' })
	expect(Object.fromEntries(answer.headers)).toEqual({
		'content-type': docxMediaType,
		'content-length': '4',
		'content-disposition': expect.stringContaining('filename="Lease.docx"') as string,
		'cache-control': 'private, no-store',
		'x-left-out': '3',
	})
	expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([80, 75, 3, 4])
})
