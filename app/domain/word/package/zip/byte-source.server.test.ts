import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { withFileSource } from './byte-source.server.ts'
import { extractDocx } from '#app/domain/extraction/docx/extract-docx.ts'

test('a document is read from disk piece by piece as it is from memory', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'fineprint-'))
	try {
		const bytes = buildDocx({ body: paragraph('Fees are due.') })
		await writeFile(join(folder, 'upload'), bytes)
		expect(await withFileSource(join(folder, 'upload'), extractDocx)).toEqual(await extractDocx(bytes))
	} finally {
		await rm(folder, { recursive: true })
	}
})
