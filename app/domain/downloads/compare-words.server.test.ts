import { expect, test } from 'vitest'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { compareWords } from './compare-words.server.ts'

const services = await testServices()

/** The words of a version once more, in a PDF. */
async function asPdfVersion(documentId: string, { from, number }: { from: number; number: number }) {
	const { name, body } = await services.db.reviewSection.findFirstOrThrow({
		where: { name: 'text', review: { version: { documentId, number: from } } },
	})
	const file = { fileKey: `version ${number} of ${documentId}`, fileName: 'scan.pdf', mediaType: pdfMediaType, bytes: 1, sha256: '' }
	const version = await services.db.documentVersion.create({ data: { documentId, number, ...file } })
	const made = { status: 'complete', partyRole: 'unsure', reviewTone: 'neutral' } as const
	await services.db.review.create({ data: { versionId: version.id, ...made, sections: { create: { name, body } } } })
}

test('any two versions are compared in either direction, PDFs among them', async () => {
	const owner = await register(services)
	const { documentId } = await reviewedContract(services, owner, 'fair-mutual-nda')
	const paragraphs = contractParagraphs('fair-mutual-nda')
	const changed = [...paragraphs.slice(0, -1), 'The parties may sign in counterparts.', paragraphs.at(-1)!]
	await nextVersion(services, owner, documentId, changed)
	await asPdfVersion(documentId, { from: 2, number: 3 })
	const compare = async (from: number | undefined, to: number) => {
		const compared = await compareWords(services, await opened(services, owner, documentId, 'read', to), from, engineHere)
		if (compared === null || 'refused' in compared) return compared
		return { ...compared, rows: compared.rows.filter(({ before, after }) => before !== after) }
	}

	const added = [{ before: null, after: 'The parties may sign in counterparts.' }]
	expect(await compare(undefined, 2)).toEqual({ from: 1, to: 2, rows: added, asWordFile: true })
	expect(await compare(1, 3)).toEqual({ from: 1, to: 3, rows: added, asWordFile: false })
	expect(await compare(undefined, 3)).toMatchObject({ from: 2, rows: [] })
	expect(await compare(2, 1)).toMatchObject({ from: 2, to: 1, rows: [{ before: 'The parties may sign in counterparts.', after: null }] })
	expect(await compare(2, 2)).toMatchObject({ refused: 'same_version' })
	expect(await compare(7, 2)).toBeNull()
})
