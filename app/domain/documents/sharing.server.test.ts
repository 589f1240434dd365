import { expect, test, vi } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { findSharedDocument } from './document-access.server.ts'
import { addComment, listComments, replyToComment, resolveComment } from './document-comments.server.ts'
import { listPeople, setPermissions, shareDocument, unshareDocument } from './share-document.server.ts'

const services = await testServices()
const { db } = services

const owned = async () => {
	const owner = await register(services)
	return { owner, ...(await reviewedContract(services, owner, 'fair-mutual-nda')) }
}
const say = async (member: Member, documentId: string, said: Partial<Parameters<typeof addComment>[3]> = {}) => (await addComment(services, member, documentId, { body: 'Look here.', ...said })) as { id: string }

test('an invitation becomes the share of whoever signs in with that address, and stays theirs when it changes', async () => {
	const { owner, documentId } = await owned()
	await shareDocument(services, owner, documentId, { email: 'new@counsel.example', role: 'commenter' })
	const member = await register(services, { email: 'new@counsel.example' })

	expect(await findSharedDocument(services, member, documentId)).toMatchObject({ role: 'commenter' })
	await db.user.update({ where: { id: member.id }, data: { email: 'moved@counsel.example' } })
	expect(await findSharedDocument(services, { ...member, email: 'moved@counsel.example' }, documentId)).toMatchObject({ role: 'commenter' })
	expect(await findSharedDocument(services, await register(services, { email: 'new@counsel.example' }), documentId)).toBeNull()
})

test('a share tells its person once, without a word of the document, and stands when no mail can be sent', async () => {
	const { owner, documentId } = await owned()
	services.outbox.length = 0
	await shareDocument(services, owner, documentId, { email: 'a@b.example', role: 'viewer' })
	await shareDocument(services, owner, documentId, { email: 'a@b.example', role: 'editor' })
	expect(services.outbox).toMatchObject([{ to: 'a@b.example', text: expect.stringContaining(owner.email) }])
	expect(JSON.stringify(services.outbox)).not.toMatch(/fair-mutual|Ada|Confidential/)

	vi.spyOn(services.mail, 'send').mockRejectedValueOnce(new Error('No mail today'))
	vi.spyOn(services.log, 'error').mockReturnValueOnce(undefined)
	expect(await shareDocument(services, owner, documentId, { email: 'c@d.example', role: 'viewer' })).toHaveLength(3)
})

test('who shares without end is told to wait', async () => {
	const { owner, documentId } = await owned()
	vi.spyOn(services.limits, 'count').mockResolvedValueOnce(60)
	expect(await shareDocument(services, owner, documentId, { email: 'a@b.example', role: 'viewer' })).toBe('too_many')
	expect(await listPeople(services, owner, documentId)).toHaveLength(1)
})

test('inviting somebody over and over, or calling them in every comment, does not flood them with mail', async () => {
	const { owner, documentId } = await owned()
	services.outbox.length = 0
	for (let round = 0; round < 22; round++) {
		const people = (await shareDocument(services, owner, documentId, { email: 'victim@there.example', role: 'viewer' })) as { shareId: string | null }[]
		await unshareDocument(services, owner, documentId, people[1]!.shareId!)
	}
	expect(services.outbox).toHaveLength(20)

	const colleague = await register(services, { email: 'victim@there.example' })
	await shareDocument(services, owner, documentId, { userId: colleague.id, role: 'commenter' })
	expect(await say(owner, documentId, { mentions: [colleague.id] })).toMatchObject({ id: expect.any(String) })
	expect(services.outbox).toHaveLength(20)

	vi.spyOn(services.limits, 'count').mockResolvedValueOnce(60)
	expect(await say(owner, documentId)).toBe('too_many')
})

test('the owner takes access back; others can only give up their own', async () => {
	const { owner, documentId } = await owned()
	const [editor, viewer] = [await register(services), await register(services)] as const
	await shareDocument(services, owner, documentId, { userId: editor.id, role: 'editor' })
	const people = (await shareDocument(services, owner, documentId, { userId: viewer.id, role: 'viewer' })) as { id: string; shareId: string }[]
	const shareOf = ({ id }: Member) => people.find((person) => person.id === id)!.shareId

	expect(await unshareDocument(services, editor, documentId, shareOf(viewer))).toBe('forbidden')
	expect(await unshareDocument(services, viewer, documentId, shareOf(viewer))).toHaveLength(2)
	expect(await findSharedDocument(services, viewer, documentId)).toBeNull()
	expect(await unshareDocument(services, owner, documentId, shareOf(editor))).toHaveLength(1)
	expect(await unshareDocument(services, owner, documentId, shareOf(editor))).toBeNull()
	expect(await unshareDocument(services, await register(services), documentId, shareOf(editor))).toBeNull()
})

test('permissions are for the owner alone', async () => {
	const { owner, documentId } = await owned()
	const editor = await register(services)
	await setPermissions(services, owner, documentId, [{ userId: editor.id, role: 'editor' }])

	expect(await setPermissions(services, editor, documentId, [])).toBe('forbidden')
	expect(await shareDocument(services, editor, documentId, { email: 'x@y.example', role: 'viewer' })).toBe('forbidden')
	expect(await setPermissions(services, owner, documentId, [{ userId: 'nobody', role: 'viewer' }])).toBe('no_such_person')
	expect(await setPermissions(services, await register(services), documentId, [])).toBeNull()
	expect(await findSharedDocument(services, editor, documentId)).toMatchObject({ role: 'editor' })
})

test('a thread is resolved and opened again, and every turn is kept', async () => {
	const { owner, documentId } = await owned()
	const { id } = await say(owner, documentId, { paragraphId: 'b1', start: 0, end: 4 })
	await resolveComment(services, owner, documentId, id, true)
	await resolveComment(services, owner, documentId, id, true)
	expect((await listComments(services, owner, documentId))![0]).toMatchObject({ resolved: { by: { id: owner.id } }, quote: expect.any(String) })
	await resolveComment(services, owner, documentId, id, false)

	expect((await db.commentEvent.findMany({ where: { commentId: id }, orderBy: { id: 'asc' } })).map(({ action }) => action)).toEqual(['resolved', 'reopened'])
	await expect(db.commentEvent.deleteMany({ where: { commentId: id } })).rejects.toThrow(/append-only/)
	await db.document.delete({ where: { id: documentId } })
	expect(await db.commentEvent.count({ where: { commentId: id } })).toBe(0)
})

test('a comment stands on words that are there, in a document that the member may comment on', async () => {
	const { owner, documentId } = await owned()
	const [viewer, commenter, stranger] = [await register(services), await register(services), await register(services)] as const
	await shareDocument(services, owner, documentId, { userId: viewer.id, role: 'viewer' })
	await shareDocument(services, owner, documentId, { userId: commenter.id, role: 'commenter' })
	const { id } = await say(commenter, documentId)

	expect(await say(owner, documentId, { paragraphId: 'b1', start: 0, end: 4, expected: 'nope' })).toBe('text_differs')
	expect(await say(owner, documentId, { paragraphId: 'b1', start: 5, end: 2 })).toBe('text_differs')
	expect(await say(owner, documentId, { paragraphId: 'none' })).toBe('text_differs')
	expect(await say(owner, documentId, { suggestionId: documentId })).toBe('not_found')
	expect(await say(owner, documentId, { body: ' \u0000' })).toBe('empty')
	expect(await say(commenter, documentId, { forFile: true })).toBe('forbidden')
	expect(await say(viewer, documentId)).toBe('forbidden')
	expect(await replyToComment(services, viewer, documentId, id, { body: 'x' })).toBe('forbidden')
	expect(await resolveComment(services, viewer, documentId, id, true)).toBe('forbidden')
	for (const none of [await say(stranger, documentId), await listComments(services, stranger, documentId), await listPeople(services, stranger, documentId), await replyToComment(services, stranger, documentId, id, { body: 'x' }), await resolveComment(services, stranger, documentId, id, true)]) expect(none).toBeNull()
})

test('only people who share the document can be called by name', async () => {
	const { owner, documentId } = await owned()
	const stranger = await register(services, { firstName: 'Eve', lastName: 'Dropper' })
	services.outbox.length = 0

	await say(owner, documentId, { body: 'Hello @Eve Dropper', mentions: [stranger.id] })

	expect((await listComments(services, owner, documentId))![0]!.mentions).toEqual([])
	expect(services.outbox).toEqual([])
})
