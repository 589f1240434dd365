import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { scriptedEngine } from '#tests/fixtures/scripted-engine.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { addDocument } from './add-document.server.ts'
import type { DocumentChoices } from './choices.ts'
import { latestReport, listDocuments, vaultStats } from './vault.server.ts'

const services = await testServices()

async function upload(member: Member, choices: Partial<DocumentChoices> = {}, documentId?: string) {
	const added = await addDocument(
		services,
		member,
		await storedUpload(services),
		{ ...noChoices, ...choices },
		{ analyze: true, ...(documentId ? { to: await opened(services, member, documentId, 'edit') } : {}) },
	)
	if (added.outcome !== 'added' || !added.reviewId) throw new Error(added.outcome)
	return { documentId: added.documentId, reviewId: added.reviewId }
}

const review = (reviewId: string) => runReview(services, reviewId, new AbortController().signal, scriptedEngine())

test('the vault lists the member’s own documents with the state of their analysis, and nobody else’s', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const { documentId, reviewId } = await upload(member, { name: 'Advisor deal', category: 'EQ' })
	await upload(stranger)

	expect(await listDocuments(services, member)).toMatchObject([
		{ id: documentId, name: 'Advisor deal', category: 'EQ', fileType: 'docx', analysis: { status: 'queued' }, summary: null },
	])
	await review(reviewId)
	expect(await listDocuments(services, member)).toMatchObject([
		{ analysis: { status: 'complete', verdict: 'negotiate' }, summary: 'Two points need work.' },
	])
})

test('the counters add up the newest report of each document, by category', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const first = await upload(member, { category: 'IP' })
	await review(first.reviewId)
	await review((await upload(member, { category: 'IP' }, first.documentId)).reviewId)
	await upload(member, { category: 'VEN' })
	await review((await upload(stranger)).reviewId)

	expect(await vaultStats(services, member)).toEqual({
		documents: 2,
		analyzed: 1,
		issues: 1,
		ambiguous: 0,
		missing: 1,
		contradictory: 0,
		compliance: 0,
		categories: [
			{ code: 'IP', documents: 1 },
			{ code: 'VEN', documents: 1 },
		],
	})
})

test('an empty vault counts nothing and has no newest report', async () => {
	const member = await register(services)
	expect(await vaultStats(services, member)).toMatchObject({ documents: 0, analyzed: 0, issues: 0, categories: [] })
	expect(await latestReport(services, member)).toBeNull()
})

test('the newest report is the member’s own and complete', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const { documentId, reviewId } = await upload(member)
	await review((await upload(stranger)).reviewId)
	expect(await latestReport(services, member)).toBeNull()

	await review(reviewId)
	expect(await latestReport(services, member)).toEqual({ documentId, versionNumber: 1 })
})
