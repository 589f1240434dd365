import { expect, test } from 'vitest'
import { buildDocx, paragraph } from '#tests/fixtures/build-docx.ts'
import { packProven } from './pack-proven.ts'
import { openDocxFile } from '../package/docx-file.ts'

const main = 'word/document.xml'

async function changed() {
	const before = await openDocxFile(buildDocx({ body: paragraph('Fees are due – monthly') }))
	const file = before.copy()
	file.setPart(main, file.part(main)!.replace('monthly', 'yearly'))
	return { before, file }
}

test('what is proved is read from the content that is packed, and the bytes hold it', async () => {
	const { before, file } = await changed()
	const { bytes, proven } = await packProven(before, file, (after) => after.part(main))
	expect(proven).toContain('due – yearly')
	expect((await openDocxFile(bytes)).part(main)).toBe(proven)
	expect(before.part(main)).toContain('monthly')
})

test('bytes that hold anything but what was proved are not handed out', async () => {
	const { before, file } = await changed()
	await expect(
		packProven(before, file, (after) => after.setPart(main, after.part(main)!.replace('yearly', 'weekly'))),
	).rejects.toMatchObject({ name: 'ProofFailed', proof: 'package' })
})

test('a proof that fails is told as it is', async () => {
	const { before, file } = await changed()
	await expect(
		packProven(before, file, () => {
			throw new Error('not as it was')
		}),
	).rejects.toThrow('not as it was')
})
