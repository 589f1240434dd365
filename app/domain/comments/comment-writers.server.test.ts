import { expect, test } from 'vitest'
import { addComment, replyToComment } from '#app/domain/comments/comments.server.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { includeInFile } from '#app/domain/comments/include-in-file.server.ts'
import { makeSuggestion } from '#app/domain/suggestions/make-suggestion.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { letIn } from '#tests/fixtures/let-in.ts'

const services = await testServices()

test('whoever downloads the file, each comment stands under the name of who wrote it', async () => {
	const owner = await register(services)
	const editor = await register(services, { firstName: 'Grace', lastName: 'Hopper' })
	const { documentId } = await reviewedContract(services, owner)
	await letIn(services, owner, documentId, editor, 'editor')
	const draft = (await makeSuggestion(
		services,
		await opened(services, owner, documentId, 'edit'),
		{ paragraphId: 'b0', start: 0, end: 0, expected: '', text: 'DRAFT ', reason: '' },
		engineHere,
	)) as Suggestion
	const onDraft = (await addComment(services, await opened(services, editor, documentId, 'comment'), {
		body: 'For talks only.',
		suggestionId: draft.id,
	})) as { id: string }
	await includeInFile(services, await opened(services, owner, documentId, 'edit'), onDraft.id, true)
	const onWords = (await addComment(services, await opened(services, editor, documentId, 'comment'), {
		body: 'Is this the right date?',
		paragraphId: 'b1',
		forFile: true,
	})) as { id: string }
	await replyToComment(services, await opened(services, owner, documentId, 'comment'), onWords.id, { body: 'It is.' })

	const file = await writeRedline(
		services,
		await opened(services, owner, documentId, 'read'),
		{ mode: 'tracked', include: 'open' },
		engineHere,
	)
	if (!file || 'refused' in file) throw new Error(`Nothing was written: ${file?.sentence}`)
	const comments = (await openDocxFile(file.bytes)).part('word/comments.xml') ?? ''
	const writers = new Map(
		[...comments.matchAll(/<w:comment [^>]*w:author="([^"]*)".*?<\/w:comment>/gs)].map(([comment, author]) => [
			comment.replace(/<[^>]*>/g, ''),
			author,
		]),
	)
	expect([writers.get('For talks only.'), writers.get('Is this the right date?'), writers.get('It is.')]).toEqual([
		'Grace Hopper',
		'Grace Hopper',
		'Ada Founder',
	])
})
