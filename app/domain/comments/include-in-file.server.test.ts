import { expect, test } from 'vitest'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { addComment, listComments, replyToComment } from '#app/domain/comments/comments.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { letIntoFile } from './include-in-file.server.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'

const services = await testServices()

async function commentsOf(member: Member, documentId: string): Promise<string> {
	const file = await writeRedline(services, member, documentId, { mode: 'tracked' }, engineHere)
	if (!file || 'refused' in file) throw new Error(`Nothing was written: ${file?.says}`)
	return (await openDocxFile(file.bytes)).part('word/comments.xml') ?? ''
}

const said = async (answer: ReturnType<typeof addComment>) => ((await answer) as { id: string }).id

test('a thread is let into the file and taken out again; what was answered in confidence stays until it is let out itself', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const thread = await said(addComment(services, member, documentId, { body: 'Is this the right date?', paragraphId: 'b0' }))
	const answer = await said(replyToComment(services, member, documentId, thread, { body: 'Any date will do for us.' }))
	expect(await commentsOf(member, documentId)).toBe('')

	expect(await letIntoFile(services, member, documentId, thread, true)).toEqual({ id: thread })
	await letIntoFile(services, member, documentId, thread, true)
	expect(await commentsOf(member, documentId)).toContain('Is this the right date?')
	expect(await commentsOf(member, documentId)).not.toContain('Any date')
	await letIntoFile(services, member, documentId, answer, true)
	expect(await commentsOf(member, documentId)).toContain('Any date will do for us.')

	await letIntoFile(services, member, documentId, thread, false)
	expect(await commentsOf(member, documentId)).toBe('')
	const { events } = await listDocumentActivity(services, member, { id: documentId })
	expect(events.filter(({ type }) => type.endsWith('_file')).map(({ type, subject, actor }) => [type, subject, actor?.id])).toEqual([
		['comment.excluded_from_file', thread, member.id],
		['comment.included_in_file', answer, member.id],
		['comment.included_in_file', thread, member.id],
	])
})

test('only who decides lets something out; strangers find nothing, nor does anybody through another document', async () => {
	const [owner, editor, commenter, stranger] = [
		await register(services),
		await register(services),
		await register(services),
		await register(services),
	] as const
	const { documentId } = await reviewedContract(services, owner)
	await letIn(services, owner, documentId, editor, 'editor')
	await letIn(services, owner, documentId, commenter, 'commenter')
	const thread = await said(addComment(services, commenter, documentId, { body: 'Our bank asks for this.', paragraphId: 'b0' }))
	const other = await reviewedContract(services, stranger)

	expect(await letIntoFile(services, commenter, documentId, thread, true)).toBe('forbidden')
	expect(await letIntoFile(services, stranger, documentId, thread, true)).toBeNull()
	expect(await letIntoFile(services, stranger, other.documentId, thread, true)).toBeNull()
	expect(await letIntoFile(services, owner, documentId, 'x', true)).toBeNull()
	expect((await listComments(services, owner, documentId))?.map(({ forFile }) => forFile)).toEqual([false])
	expect(await letIntoFile(services, editor, documentId, thread, true)).toEqual({ id: thread })
})
