import { createHash, randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import type { ShareRole } from '#app/domain/access/document-role.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { WordEngine } from '#app/domain/word/process/word-engine.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { roundPage } from '#app/routes/rounds/round-page.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, isEdit, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, setCredits, testServices } from '#tests/world.ts'
import { asRound, openRoundIntake } from './receive-round.server.ts'
import { retryRound } from './retry-round.server.ts'

const services = await testServices()
const { db, storage } = services

async function contract() {
	const owner = await register(services)
	return { owner, ...(await reviewedContract(services, owner)) }
}

async function sharedWith(owner: Member, documentId: string, role: ShareRole, name = { firstName: 'Grace', lastName: 'Hopper' }) {
	const member = await register(services, name)
	await letIn(services, owner, documentId, member, role)
	return member
}

async function receive(member: Member, documentId: string, bytes: Uint8Array) {
	const fileKey = `uploads/${randomUUID()}`
	await storage.set(fileKey, new File([new Uint8Array(bytes)], 'back.docx', { type: docxMediaType }))
	const file = {
		fileKey,
		fileName: 'back.docx',
		mediaType: docxMediaType,
		bytes: bytes.length,
		sha256: createHash('sha256').update(bytes).digest('hex'),
	} as const
	const intake = (await openRoundIntake(services, await opened(services, member, documentId, 'edit')))!
	return { intake, added: await addDocument(services, member, file, intake.choices, asRound(intake, intake.sentFiles[0]!)) }
}

function slowEngine(times: number) {
	let asked = 0
	const engine: WordEngine = { run: async (job, input) => (++asked > times ? engineHere.run(job, input) : { unreadable: 'too_slow' }) }
	return { engine, asked: () => asked }
}

test('an editor takes the returned file in, and the owner’s check pays its review', async () => {
	const { owner, documentId, bytes } = await contract()
	const editor = await sharedWith(owner, documentId, 'editor')
	const creditsOf = async ({ companyId }: Member) => (await db.company.findUniqueOrThrow({ where: { id: companyId } })).credits
	const before = [await creditsOf(owner), await creditsOf(editor)]

	// Other bytes than those that were paid for: the same file again costs nothing.
	const { intake, added } = await receive(editor, documentId, Buffer.concat([bytes, Buffer.from(' ')]))

	expect(intake).toMatchObject({ canAnalyse: true, paidBy: 'Ada Founder' })
	if (added.outcome !== 'added') throw new Error(added.outcome)
	expect(await db.creditEntry.findFirstOrThrow({ where: { reviewId: added.reviewId! } })).toMatchObject({
		companyId: owner.companyId,
		userId: editor.id,
	})
	expect([await creditsOf(owner), await creditsOf(editor)]).toEqual([before[0]! - 1, before[1]])
	expect(await db.round.findFirstOrThrow({ where: { documentId } })).toMatchObject({ number: 1, createdById: editor.id })
	expect(await openRoundIntake(services, await opened(services, owner, documentId, 'edit'))).toMatchObject({ paidBy: null })

	await setCredits(services, owner.companyId, 0)
	expect(await openRoundIntake(services, await opened(services, editor, documentId, 'edit'))).toMatchObject({
		canAnalyse: false,
		paidBy: 'Ada Founder',
	})
})

test('whoever stops being an editor while the file is on its way adds nothing', async () => {
	const { owner, documentId, bytes } = await contract()
	const editor = await sharedWith(owner, documentId, 'editor')
	const intake = (await openRoundIntake(services, await opened(services, editor, documentId, 'edit')))!
	await letIn(services, owner, documentId, editor, 'commenter')
	const fileKey = `uploads/${randomUUID()}`
	await storage.set(fileKey, new File([new Uint8Array(bytes)], 'back.docx'))

	const added = await addDocument(
		services,
		editor,
		{ fileKey, fileName: 'back.docx', mediaType: docxMediaType, bytes: 1, sha256: '' },
		intake.choices,
		asRound(intake, intake.sentFiles[0]!),
	)

	expect(added).toEqual({ outcome: 'not_found' })
	expect([
		await db.documentVersion.count({ where: { documentId } }),
		await db.round.count({ where: { documentId } }),
		await storage.has(fileKey),
	]).toEqual([1, 0, false])
})

test('what readers downloaded was never sent: only files that the owner and editors took are offered', async () => {
	const { owner, documentId } = await contract()
	const { suggestions } = (await listSuggestions(services, await opened(services, owner, documentId, 'read'), engineHere))!
	await decideSuggestion(services, await opened(services, owner, documentId, 'edit'), suggestions.find(isEdit)!.id, { to: 'accepted' })
	const [viewer, editor] = [
		await sharedWith(owner, documentId, 'viewer', { firstName: owner.firstName, lastName: owner.lastName }),
		await sharedWith(owner, documentId, 'editor'),
	]
	const download = async (member: Member) =>
		writeRedline(services, await opened(services, member, documentId, 'read'), { mode: 'tracked' }, engineHere)
	const offered = async () =>
		(await openRoundIntake(services, await opened(services, owner, documentId, 'edit'))).sentFiles.filter(
			({ receiptId }) => receiptId !== null,
		).length

	await download(viewer)
	expect(await offered()).toBe(0)
	await download(editor)
	expect(await offered()).toBe(1)
	// Under the same name the owner's file is the same file that the reader downloaded: one receipt, and now it may have been sent.
	const receipts = await db.redlineReceipt.count({ where: { version: { documentId } } })
	await download(owner)
	expect([await offered(), await db.redlineReceipt.count({ where: { version: { documentId } } })]).toEqual([2, receipts])
})

test('a comparison that takes too long is made once more by itself, then on request by those who decide', async () => {
	const { owner, documentId, bytes } = await contract()
	const [viewer, editor] = [await sharedWith(owner, documentId, 'viewer'), await sharedWith(owner, documentId, 'editor')]
	await receive(owner, documentId, bytes)
	const slow = slowEngine(2)
	expect(await roundPage(services, await opened(services, owner, documentId, 'read'), 1, slow.engine)).toMatchObject({
		state: 'failed',
		mayRetry: true,
		advice: expect.stringContaining('Try again'),
	})
	await roundPage(services, await opened(services, owner, documentId, 'read'), 1, slow.engine)
	expect(slow.asked()).toBe(2)

	expect(await roundPage(services, await opened(services, viewer, documentId, 'read'), 1, slow.engine)).toMatchObject({
		state: 'failed',
		mayRetry: false,
	})
	expect(await retryRound(services, await opened(services, owner, documentId, 'edit'), 2)).toBeNull()
	vi.spyOn(services.limits, 'count').mockResolvedValueOnce(60)
	expect(await retryRound(services, await opened(services, owner, documentId, 'edit'), 1)).toBe('too_many')
	expect(await retryRound(services, await opened(services, editor, documentId, 'edit'), 1)).toBe('begun')
	expect(await roundPage(services, await opened(services, viewer, documentId, 'read'), 1, slow.engine)).toMatchObject({ state: 'judged' })
	expect(await retryRound(services, await opened(services, editor, documentId, 'edit'), 1)).toBe('nothing_to_retry')
	expect(await roundPage(services, await opened(services, viewer, documentId, 'read'), 1, slow.engine)).toMatchObject({ state: 'judged' })

	await receive(owner, documentId, bytes)
	expect(await roundPage(services, await opened(services, owner, documentId, 'read'), 2, slowEngine(1).engine)).toMatchObject({
		state: 'judged',
	})
})

test('what is wrong with the file itself is not tried again', async () => {
	const { owner, documentId } = await contract()
	await receive(owner, documentId, Buffer.from('no zip'))
	expect(await roundPage(services, await opened(services, owner, documentId, 'read'), 1, engineHere)).toMatchObject({
		state: 'failed',
		mayRetry: false,
	})
	expect(await retryRound(services, await opened(services, owner, documentId, 'edit'), 1)).toBe('nothing_to_retry')
})

test('a file with everything accepted may have been sent too: it says who took it, and its plain words are no edits', async () => {
	const { owner, documentId } = await contract()
	const { suggestions } = (await listSuggestions(services, await opened(services, owner, documentId, 'read'), engineHere))!
	for (const { id } of suggestions.filter(isEdit).slice(0, 2))
		await decideSuggestion(services, await opened(services, owner, documentId, 'edit'), id, { to: 'accepted' })
	const written = await writeRedline(services, await opened(services, owner, documentId, 'read'), { mode: 'accepted' }, engineHere)
	await writeRedline(services, await opened(services, owner, documentId, 'read'), { mode: 'original' }, engineHere)
	if (!written || 'refused' in written) throw new Error('Nothing was written')

	expect(
		(await openRoundIntake(services, await opened(services, owner, documentId, 'edit'))).sentFiles.map(
			({ mode, suggestions: count, takenBy }) => [mode, count, takenBy],
		),
	).toEqual([
		['accepted', 2, 'Ada Founder'],
		[null, 0, null],
	])
	await receive(owner, documentId, written.bytes)
	expect(await roundPage(services, await opened(services, owner, documentId, 'read'), 1, engineHere)).toMatchObject({
		state: 'judged',
		judgement: { suggestions: [], tracked: [], untracked: [] },
	})
})
