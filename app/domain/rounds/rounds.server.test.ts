import { createHash, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import type { StoredFile } from '#app/domain/documents/stored-file.server.ts'
import { docxMediaType, pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { resolveChanges } from '#app/domain/word/resolve/resolve-changes.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { noteSuggestion } from '#app/domain/suggestions/note-suggestion.server.ts'
import type { SentSuggestion } from '#app/domain/downloads/sent-suggestion.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { roundsPage } from '#app/routes/rounds/rounds-page.server.ts'
import { roundPage } from '#app/routes/rounds/round-page.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, isEdit, reviewedContract, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { answerPoint } from './answer-point.server.ts'
import { findRounds } from './find-rounds.server.ts'
import { asRound, openRoundIntake } from './receive-round.server.ts'
import { restoreWording } from './restore-words.server.ts'

const services = await testServices()
const { db, storage } = services
const secret = 'WALK AWAY BELOW NINETY'

/** A contract whose first three suggestions were sent as a redline, with an internal note that must never leave. */
async function sentRedline(member: Member) {
	const { documentId } = await reviewedContract(services, member)
	const { suggestions } = (await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!
	const asked = suggestions.filter(isEdit).slice(0, 3)
	for (const { id } of asked) await decideSuggestion(services, await opened(services, member, documentId, 'edit'), id, { to: 'accepted' })
	await noteSuggestion(services, await opened(services, member, documentId, 'edit'), asked[0]!.id, { internalNote: secret })
	const written = await writeRedline(services, await opened(services, member, documentId, 'read'), { mode: 'tracked' }, engineHere)
	if (!written || 'refused' in written) throw new Error('Nothing was written')
	const { suggestions: kept } = await db.redlineReceipt.findFirstOrThrow({ where: { version: { documentId } } })
	return { documentId, bytes: written.bytes, sent: kept as unknown as SentSuggestion[] }
}

async function answered(bytes: Uint8Array, [first, second]: SentSuggestion[]): Promise<Uint8Array> {
	const decided = await resolveChanges(bytes, ({ ids }) =>
		first!.changeIds.some((id) => ids.includes(id)) ? 'accept' : second!.changeIds.some((id) => ids.includes(id)) ? 'reject' : 'leave',
	)
	const file = await openDocxFile(decided)
	const body = file.part(file.mainPart)!
	file.setPart(file.mainPart, body.replace('a New York corporation', 'a Wyoming corporation'))
	expect(file.changedParts()).toHaveLength(1)
	return await file.toBytes()
}

async function stored(bytes: Uint8Array, mediaType: StoredFile['mediaType'] = docxMediaType): Promise<StoredFile> {
	const fileKey = `uploads/${randomUUID()}`
	await storage.set(fileKey, new File([new Uint8Array(bytes)], 'back.docx', { type: mediaType }))
	return { fileKey, fileName: 'back.docx', mediaType, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function receive(member: Member, documentId: string, file: StoredFile) {
	const intake = (await openRoundIntake(services, await opened(services, member, documentId, 'edit')))!
	return addDocument(services, member, file, intake.choices, asRound(intake, intake.sentFiles[0]!))
}

async function judgedRound() {
	const member = await register(services)
	const { documentId, bytes, sent } = await sentRedline(member)
	const added = await receive(member, documentId, await stored(await answered(bytes, sent)))
	if (added.outcome !== 'added' || added.reviewId === null) throw new Error(added.outcome)
	await runReview(services, added.reviewId, new AbortController().signal, reviewerHere)
	return { member, documentId, sent }
}

test('the returned file is judged once, shown with its review, and written into the ledger', async () => {
	const { member, documentId, sent } = await judgedRound()

	const page = await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)

	if (page?.state !== 'judged') throw new Error(page?.state)
	expect(page).toMatchObject({ sent: { version: 1 }, returned: { version: 2, isNewest: true }, mayDecide: true })
	expect(page.judgement.suggestions.map(({ outcome }) => outcome)).toEqual(['accepted', 'reverted', 'untouched'])
	expect(page.judgement.untracked).toMatchObject([{ kind: 'replacement', after: 'Wyoming', restoringEdit: { text: expect.any(String) } }])
	expect(page.summary).toBe('They accepted 1 of 3, reverted 1, left 1 without an answer. 1 edit was made with tracking off.')
	expect(page.review).toMatchObject({ state: 'complete', compared: true })
	expect(
		await db.roundEntry.findMany({
			where: { round: { documentId } },
			orderBy: { id: 'asc' },
			select: { subject: true, entry: true, userId: true },
		}),
	).toEqual([
		...sent.map(({ suggestionId }, index) => ({
			subject: suggestionId,
			entry: ['accepted', 'reverted', 'untouched'][index],
			userId: null,
		})),
		{ subject: 'u1', entry: 'untracked', userId: null },
	])
	await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)
	expect(await db.roundEntry.count({ where: { round: { documentId } } })).toBe(4)
})

test('answers stay in the ledger, count by the last one, and make the reply; a note of our side is nowhere', async () => {
	const { member, documentId, sent } = await judgedRound()
	await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)
	const second = sent[1]!.suggestionId
	expect(await answerPoint(services, await opened(services, member, documentId, 'edit'), 1, second, 'refused')).toBe('answered')
	expect(await answerPoint(services, await opened(services, member, documentId, 'edit'), 1, second, 'agreed')).toBe('answered')
	expect(await answerPoint(services, await opened(services, member, documentId, 'edit'), 1, 'u1', 'refused')).toBe('answered')
	expect(await answerPoint(services, await opened(services, member, documentId, 'edit'), 1, sent[0]!.suggestionId, 'refused')).toBeNull()
	expect(await answerPoint(services, await opened(services, member, documentId, 'edit'), 1, 'u9', 'agreed')).toBeNull()

	const [page, all] = [
		await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere),
		await roundsPage(services, await opened(services, member, documentId, 'read')),
	]

	if (page?.state !== 'judged') throw new Error(page?.state)
	expect(page.answers).toEqual({ [second]: 'agreed', u1: 'refused' })
	expect(page.reply.reply).toContain('as in your draft')
	expect(page.reply.reply).toContain('Wyoming')
	expect(page.reply.reply).toContain('Ada Founder')
	expect(all?.ledger).toMatchObject({ gets: 2, gives: 1, open: 1 })
	expect(await db.roundEntry.count({ where: { entry: { in: ['agreed', 'refused'] }, round: { documentId } } })).toBe(3)
	expect(JSON.stringify([page, all])).not.toContain(secret)
	await expect(db.roundEntry.deleteMany({ where: { round: { documentId } } })).rejects.toThrow('append-only')
})

test('an edit made with tracking off becomes a suggestion that puts the old words back', async () => {
	const { member, documentId } = await judgedRound()
	await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)
	await answerPoint(services, await opened(services, member, documentId, 'edit'), 1, 'u1', 'agreed')

	const made = await restoreWording(services, await opened(services, member, documentId, 'edit'), 1, 'u1')

	expect(made).toEqual({ number: expect.any(Number) })
	const { suggestions } = (await listSuggestions(services, await opened(services, member, documentId, 'read', 2), engineHere))!
	expect(suggestions.find(({ origin }) => origin === 'person')).toMatchObject({
		change: { kind: 'replace', expected: 'Wyoming', text: 'New York' },
		reason: expect.stringContaining('not marked'),
	})
	expect(await restoreWording(services, await opened(services, member, documentId, 'edit'), 1, 'u1')).toEqual({
		refused: expect.any(String),
	})
	expect(await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)).toMatchObject({
		answers: { u1: 'refused' },
		reply: { reply: expect.stringContaining('ask for the earlier wording') },
	})
})

test('people with access read the round, and are told whether they may answer', async () => {
	const { member, documentId } = await judgedRound()
	await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)
	const [viewer, editor] = [await register(services), await register(services)]
	await shareDocument(services, await opened(services, member, documentId), { email: viewer.email, role: 'viewer' })
	await shareDocument(services, await opened(services, member, documentId), { email: editor.email, role: 'editor' })

	expect(await roundPage(services, await opened(services, viewer, documentId, 'read'), 1, engineHere)).toMatchObject({
		state: 'judged',
		mayDecide: false,
	})
	expect(await roundsPage(services, await opened(services, viewer, documentId, 'read'))).toMatchObject({ intake: null })
	expect(await answerPoint(services, await opened(services, editor, documentId, 'edit'), 1, 'u1', 'agreed')).toBe('answered')
	expect(await roundPage(services, await opened(services, member, documentId, 'read'), 7, engineHere)).toBeNull()
})

test('without checks left the file is compared but not reviewed; a PDF is kept and told apart', async () => {
	const member = await register(services, { subscriptionCredits: 1 })
	const { documentId, bytes } = await sentRedline(member)
	const poor = { ...member, subscriptionCredits: 0 }

	expect(await receive(poor, documentId, await stored(bytes))).toMatchObject({ outcome: 'added', versionNumber: 2, reviewId: null })
	expect(await roundPage(services, await opened(services, poor, documentId, 'read'), 1, engineHere)).toMatchObject({
		state: 'judged',
		review: { state: 'none' },
		summary: 'They accepted 0 of 3, left 3 without an answer. No other wording was changed.',
	})
	await receive(poor, documentId, await stored(Buffer.from('%PDF-1.7'), pdfMediaType))
	expect(await roundPage(services, await opened(services, poor, documentId, 'read'), 2, engineHere)).toMatchObject({
		state: 'failed',
		advice: expect.stringContaining('PDF'),
	})
	await receive(poor, documentId, await stored(Buffer.from('no zip')))
	expect(await roundPage(services, await opened(services, poor, documentId, 'read'), 3, engineHere)).toMatchObject({ state: 'failed' })
})

test('files that come back at the same time are rounds of their own', async () => {
	const member = await register(services)
	const { documentId, bytes } = await sentRedline(member)
	const files = await Promise.all([stored(bytes), stored(bytes), stored(bytes)])
	const intake = { ...(await openRoundIntake(services, await opened(services, member, documentId, 'edit')))!, canAnalyse: false }

	await Promise.all(files.map((file) => addDocument(services, member, file, intake.choices, asRound(intake, intake.sentFiles[0]!))))

	expect(
		(await findRounds(services, await opened(services, member, documentId, 'read'))).map(({ number, returned }) => [
			number,
			returned.number,
		]),
	).toEqual([
		[1, 2],
		[2, 3],
		[3, 4],
	])
})
