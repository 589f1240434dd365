import { expect, test } from 'vitest'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { listCounterpartyChanges } from '#app/domain/counterparty/list-changes.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import type { DocumentView } from '#app/domain/word/page-view/view-document.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { sendForm } from '#tests/fixtures/send-form.ts'
import { action as decide } from './cards/decisions.ts'
import { action as undo } from './cards/undo.ts'
import { action as comment } from './comments/comments.ts'
import { action as reply } from './comments/replies.ts'
import { action as resolve } from './comments/threads.ts'
import { redliningPage } from './redlining-page.server.ts'

const services = await testServices()

async function readyPage(member: Member, documentId: string) {
	const access = await opened(services, member, documentId, 'read')
	await listSuggestions(services, access, engineHere)
	await listCounterpartyChanges(services, access, engineHere)
	const page = await redliningPage(services, access)
	if (page.state !== 'ready') throw new Error(`The page is ${page.state}`)
	return page
}

test('the page has what its reader may know and do: the owner all, a commenter no internal note', async () => {
	const [member, colleague] = [await register(services), await register(services, { firstName: 'Col' })]
	const { documentId } = await reviewedContract(services, member)
	await shareDocument(services, await opened(services, member, documentId, 'manage'), { email: colleague.email, role: 'commenter' })

	const own = await readyPage(member, documentId)
	const shared = await readyPage(colleague, documentId)
	expect(own.may).toEqual({ decide: true, comment: true, share: true, review: true })
	expect(own.suggestions.some(({ internalNote }) => internalNote !== null)).toBe(true)
	expect(shared.may).toEqual({ decide: false, comment: true, share: false, review: false })
	expect(shared.suggestions.every(({ internalNote }) => internalNote === null)).toBe(true)
	expect(shared.suggestions).toHaveLength(own.suggestions.length)
})

test('while the review is under way the page says how far it is', async () => {
	const member = await register(services)
	const { documentId } = await queueReview(services, member)
	expect(await redliningPage(services, await opened(services, member, documentId, 'read'))).toMatchObject({
		state: 'under_way',
		progress: { sentence: expect.any(String) as string },
	})
})

test('each form does its work, says so in a sentence', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const [first, second] = (await readyPage(member, documentId)).suggestions as [Suggestion, Suggestion]
	const ask = (action: Parameters<typeof sendForm>[2], fields: Record<string, string>, by = member) =>
		sendForm(services, by, action, documentId, { ...fields, version: '1' })

	expect(await ask(decide, { choice: 'accept', suggestion: first.id, revision: String(first.revision) })).toEqual({
		message: `Accepted suggestion ${first.number}.`,
		failed: false,
		number: first.number,
	})
	expect(await ask(decide, { choice: 'reject', suggestion: first.id, revision: String(first.revision) })).toMatchObject({
		failed: true,
		message: expect.stringContaining('Someone else has just decided') as string,
	})
	expect(await ask(decide, { choice: 'edit', suggestion: second.id, text: 'Our words.' })).toMatchObject({
		message: `Accepted suggestion ${second.number} with your wording.`,
	})
	expect(await ask(undo, {})).toMatchObject({ message: `Undid your last decision on suggestion ${second.number}.` })
	expect(await ask(comment, { suggestion: first.id, body: 'Why?', mention: '' })).toMatchObject({ failed: false })

	const page = await readyPage(member, documentId)
	expect(page.suggestions.map(({ state }) => state).slice(0, 2)).toEqual(['accepted', 'open'])
	expect(page.canUndo).toBe(true)
	expect(page.threads).toMatchObject([{ body: 'Why?', suggestionId: first.id, replies: [] }])
	const [thread] = page.threads
	await ask(reply, { thread: thread!.id, body: 'Because.', mention: '' })
	await ask(resolve, { thread: thread!.id, choice: 'resolve' })
	expect((await readyPage(member, documentId)).threads).toMatchObject([
		{ replies: [{ body: 'Because.' }], resolved: { by: { id: member.id } } },
	])
})

test('a version is read once and kept, and reads the same the second time', async () => {
	const member = await register(services)
	const { versionId } = await reviewedContract(services, member)
	const version = await services.db.documentVersion.findUniqueOrThrow({ where: { id: versionId }, select: { id: true, fileKey: true } })
	const made = await findDocumentView(services, version, engineHere)
	if (!('viewJson' in made)) throw new Error(made.unreadable)
	expect((JSON.parse(made.viewJson) as DocumentView).body.length).toBeGreaterThan(5)
	const never = { run: () => Promise.reject(new Error('The file was read again')) }
	expect(await findDocumentView(services, version, never)).toEqual(made)
})
