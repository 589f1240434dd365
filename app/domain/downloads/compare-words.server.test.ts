import { expect, test } from 'vitest'
import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import type { WordJobFailure } from '#app/domain/word/process/word-job.ts'
import type { RateRule } from '#app/infrastructure/rate-limits.ts'
import { redlinesPerMember } from '#app/domain/documents/redline-limits.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { compareWords, comparisonsPerMember } from './compare-words.server.ts'

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
		return { ...compared, rows: compared.rows.flatMap((row) => ('changed' in row && row.changed ? row.pieces : [])) }
	}

	const text = 'The parties may sign in counterparts.'
	const added = [{ kind: 'added', text }]
	expect(await compare(undefined, 2)).toEqual({ from: 1, to: 2, rows: added, asWordFile: true })
	expect(await compare(1, 3)).toEqual({ from: 1, to: 3, rows: added, asWordFile: false })
	expect(await compare(undefined, 3)).toMatchObject({ from: 2, rows: [] })
	expect(await compare(2, 1)).toMatchObject({ from: 2, to: 1, rows: [{ kind: 'struck', text }] })
	expect(await compare(2, 2)).toMatchObject({ refused: 'same_version' })
	expect(await compare(7, 2)).toBeNull()
})

test('too many comparisons wait, in words of their own, and keep nobody from files; too many files keep nobody from comparing', async () => {
	const owner = await register(services)
	const { documentId } = await reviewedContract(services, owner, 'fair-mutual-nda')
	await nextVersion(services, owner, documentId, contractParagraphs('fair-mutual-nda'))
	const access = await opened(services, owner, documentId, 'read', 2)
	const over = (limit: RateRule) => ({
		...services,
		limits: { ...services.limits, count: async (rule: RateRule) => (rule.name === limit.name ? 1140 : 0) },
	})
	expect(await compareWords(over(comparisonsPerMember), access, 1, engineHere)).toEqual({
		refused: 'too_many',
		sentence: 'You have compared too many versions. Try again in 19 minutes.',
		retryAfter: 1140,
	})
	expect(await compareWords(over(redlinesPerMember), access, 1, engineHere)).toMatchObject({ from: 1, to: 2 })
})

test('what was not compared says why: too long, broken off, a version that is damaged or missing', async () => {
	const owner = await register(services)
	const { documentId } = await reviewedContract(services, owner, 'fair-mutual-nda')
	const paragraphs = contractParagraphs('fair-mutual-nda')
	await nextVersion(services, owner, documentId, paragraphs)
	const unread = async (number: number, bytes: Uint8Array | null) => {
		const fileKey = `version ${number} of ${documentId}`
		if (bytes) await services.storage.set(fileKey, new File([new Uint8Array(bytes)], fileKey))
		const file = { fileKey, fileName: 'x.docx', mediaType: docxMediaType, bytes: bytes?.length ?? 1, sha256: '' }
		await services.db.documentVersion.create({ data: { documentId, number, ...file } })
	}
	const whole = await asDocx(paragraphs)
	await unread(3, whole.slice(0, whole.length / 2))
	await unread(4, null)
	const compare = async (to: number, failure?: WordJobFailure) =>
		compareWords(services, await opened(services, owner, documentId, 'read', to), 1, failure ? { run: async () => failure } : engineHere)

	expect(await compare(2, { unreadable: 'too_slow' })).toEqual({
		refused: 'unreadable',
		sentence: 'The versions are too long to be compared.',
	})
	expect(await compare(2, { unreadable: 'corrupt' })).toEqual({
		refused: 'broke_off',
		sentence: 'The comparison broke off because of an error on our end. Reload the page to try again.',
	})
	const damaged = 'This file is damaged and cannot be opened. Export it once more from the program it was written in and upload that.'
	expect(await compare(3)).toEqual({ refused: 'unreadable', sentence: `Version 1.0.3 can’t be compared. ${damaged}` })
	expect(await compare(4)).toEqual({ refused: 'file_missing', sentence: 'The file of version 1.0.4 is missing from storage.' })
})
