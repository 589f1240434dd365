import { expect, test } from 'vitest'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { addComment, listComments, replyToComment } from '#app/domain/comments/comments.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { includeInFile } from './include-in-file.server.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'

const services = await testServices()

async function commentsOf(member: Member, documentId: string): Promise<string> {
	const file = await writeRedline(services, await opened(services, member, documentId, 'read'), { mode: 'tracked' }, engineHere)
	if (!file || 'refused' in file) throw new Error(`Nothing was written: ${file?.sentence}`)
	return (await openDocxFile(file.bytes)).part('word/comments.xml') ?? ''
}

const said = async (answer: ReturnType<typeof replyToComment>) => ((await answer) as { id: string }).id

test('a thread is let into the file and taken out again; what was answered in confidence stays until it is let out itself', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const thread = await said(
		addComment(services, await opened(services, member, documentId, 'comment'), { body: 'Is this the right date?', paragraphId: 'b0' }),
	)
	const answer = await said(
		replyToComment(services, await opened(services, member, documentId, 'comment'), thread, { body: 'Any date will do for us.' }),
	)
	expect(await commentsOf(member, documentId)).toBe('')

	expect(await includeInFile(services, await opened(services, member, documentId, 'edit'), thread, true)).toEqual({ id: thread })
	await includeInFile(services, await opened(services, member, documentId, 'edit'), thread, true)
	expect(await commentsOf(member, documentId)).toContain('Is this the right date?')
	expect(await commentsOf(member, documentId)).not.toContain('Any date')
	await includeInFile(services, await opened(services, member, documentId, 'edit'), answer, true)
	expect(await commentsOf(member, documentId)).toContain('Any date will do for us.')

	await includeInFile(services, await opened(services, member, documentId, 'edit'), thread, false)
	expect(await commentsOf(member, documentId)).toBe('')
	const { events } = await listDocumentActivity(services, member, { id: documentId })
	expect(events.filter(({ type }) => type.endsWith('_file')).map(({ type, subject, actor }) => [type, subject, actor?.id])).toEqual([
		['comment.excluded_from_file', thread, member.id],
		['comment.included_in_file', answer, member.id],
		['comment.included_in_file', thread, member.id],
	])
})

test('an editor lets something out, but nothing of another document', async () => {
	const [owner, editor, commenter] = [await register(services), await register(services), await register(services)] as const
	const { documentId } = await reviewedContract(services, owner)
	await letIn(services, owner, documentId, editor, 'editor')
	await letIn(services, owner, documentId, commenter, 'commenter')
	const thread = await said(
		addComment(services, await opened(services, commenter, documentId, 'comment'), { body: 'Our bank asks for this.', paragraphId: 'b0' }),
	)
	const other = await reviewedContract(services, editor)

	expect(await includeInFile(services, await opened(services, editor, other.documentId, 'edit'), thread, true)).toBeNull()
	expect(await includeInFile(services, await opened(services, owner, documentId, 'edit'), 'x', true)).toBeNull()
	expect((await listComments(services, await opened(services, owner, documentId, 'read')))?.map(({ forFile }) => forFile)).toEqual([false])
	expect(await includeInFile(services, await opened(services, editor, documentId, 'edit'), thread, true)).toEqual({ id: thread })
})
