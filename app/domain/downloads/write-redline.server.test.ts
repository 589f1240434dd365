import { inflateRawSync } from 'node:zlib'
import mammoth from 'mammoth'
import { expect, test, vi } from 'vitest'
import { addComment, replyToComment } from '#app/domain/comments/comments.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { rejectAll } from '#app/domain/word/resolve/resolve-changes.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { asPdf, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { engineHere, isEdit, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { lastReceipt } from './keep-receipt.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { noteSuggestion } from '#app/domain/suggestions/note-suggestion.server.ts'
import type { Suggestion } from '#app/domain/suggestions/suggestion.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { writeRedline, type RedlineRequest } from './write-redline.server.ts'

const services = await testServices()

async function suggestionsOf(member: Member, documentId: string) {
	return (await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!.suggestions
}

async function write(member: Member, documentId: string, request: Partial<RedlineRequest> = {}) {
	const written = await writeRedline(
		services,
		await opened(services, member, documentId, 'read'),
		{ mode: 'tracked', ...request },
		engineHere,
	)
	if (!written || 'refused' in written) throw new Error(`Nothing was written: ${written?.sentence}`)
	return written
}

const wordsOf = async (bytes: Uint8Array) => (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value
const partOf = async (bytes: Uint8Array, name: string) => (await openDocxFile(bytes)).part(name) ?? ''

test('what was accepted and edited stands in the founder’s own file as tracked changes with its reasons', async () => {
	const member = await register(services)
	const { documentId, bytes, versionId } = await reviewedContract(services, member)
	const [first, second, third] = (await suggestionsOf(member, documentId)).filter(isEdit) as [Suggestion, Suggestion, Suggestion]
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), first.id, { to: 'accepted' })
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), second.id, {
		to: 'edited',
		text: 'We said it otherwise.',
	})
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), third.id, { to: 'rejected' })

	const written = await write(member, documentId)
	const body = await partOf(written.bytes, 'word/document.xml')

	expect(written).toMatchObject({ fileName: 'faulty-services-agreement_redlined.docx', leftOut: [] })
	expect(body).toContain('w:author="Ada Founder"')
	expect(await wordsOf(written.bytes)).toContain('We said it otherwise.')
	expect(await wordsOf(written.bytes)).not.toContain(third.proposed[0])
	expect(await partOf(written.bytes, 'word/comments.xml')).toContain(first.reason.split('"')[0])
	expect(await wordsOf(await rejectAll(written.bytes))).toBe(await wordsOf(bytes))
	expect(await services.db.redlineReceipt.findMany({ where: { versionId } })).toMatchObject([
		{
			mode: 'tracked',
			afterSha256: written.receipt.after.sha256,
			suggestions: [
				{ suggestionId: first.id, changeIds: expect.arrayContaining([expect.any(Number)]), leftOut: null },
				{ suggestionId: second.id, state: 'edited' },
			],
		},
	])
	expect(await lastReceipt(services, await opened(services, member, documentId, 'read'))).toMatchObject({
		mode: 'tracked',
		by: { id: member.id },
		proofs: expect.arrayContaining([expect.objectContaining({ name: 'reject_all' })]),
	})
})

test('the same decisions give the same bytes and one receipt; a receipt can’t be changed', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewedContract(services, member)
	const [suggestion] = (await suggestionsOf(member, documentId)) as [Suggestion]
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), suggestion.id, { to: 'accepted' })

	const [one, other] = await Promise.all([write(member, documentId), write(member, documentId)])

	expect(Buffer.from(one.bytes).equals(other.bytes)).toBe(true)
	expect(await services.db.redlineReceipt.count({ where: { versionId } })).toBe(1)
	const { fileKey } = await services.db.redlineReceipt.findFirstOrThrow({ where: { versionId } })
	expect(Buffer.from(await (await services.storage.get(fileKey))!.arrayBuffer()).equals(one.bytes)).toBe(true)
	await expect(services.db.redlineReceipt.updateMany({ where: { versionId }, data: { bytes: 1 } })).rejects.toThrow(/append-only/)
})

test('no internal note is in any byte of any download', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member, 'harsh-one-way-nda')
	const suggestions = await suggestionsOf(member, documentId)
	await noteSuggestion(services, await opened(services, member, documentId, 'edit'), suggestions[0]!.id, {
		internalNote: 'Zebracorn: walk away below three.',
	})
	await addComment(services, await opened(services, member, documentId, 'comment'), {
		body: 'Quokkasaurus talk among ourselves',
		suggestionId: suggestions[1]!.id,
	})
	for (const { id } of suggestions.slice(0, -2))
		await decideSuggestion(services, await opened(services, member, documentId, 'edit'), id, { to: 'accepted' })
	const secrets = [
		'Zebracorn',
		'Quokkasaurus',
		...suggestions.flatMap(({ internalNote }) => internalNote!.split('\n').filter((line) => line.startsWith('If they refuse'))),
	]

	for (const mode of ['tracked', 'accepted', 'original'] as const)
		for (const include of [undefined, 'open'] as const)
			for (const clean of [false, true]) {
				const { bytes } = await write(member, documentId, { mode, include, clean })
				const inside = everyByte(bytes)
				for (const secret of secrets) expect(inside.includes(secret), `${mode} ${secret}`).toBe(false)
			}
})

test('everything accepted is plain text; the original is the very file', async () => {
	const member = await register(services)
	const { documentId, bytes } = await reviewedContract(services, member)
	const suggestions = await suggestionsOf(member, documentId)
	for (const { id } of suggestions)
		await decideSuggestion(services, await opened(services, member, documentId, 'edit'), id, { to: 'accepted' })

	const accepted = await write(member, documentId, { mode: 'accepted' })
	const original = await write(member, documentId, { mode: 'original' })

	expect(accepted.fileName).toBe('faulty-services-agreement_accepted.docx')
	expect(await partOf(accepted.bytes, 'word/document.xml')).not.toMatch(/<w:(?:ins|del) /)
	for (const { proposed, change } of suggestions)
		if (change.kind === 'replace') for (const words of proposed) expect(await wordsOf(accepted.bytes)).toContain(words.trim())
	expect(Buffer.from(original.bytes).equals(bytes)).toBe(true)
	expect(original.fileName).toBe('faulty-services-agreement.docx')
})

test('a thread goes into the file when somebody lets it, as answers to the reason or on its words', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const [suggestion] = (await suggestionsOf(member, documentId)) as [Suggestion]
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), suggestion.id, { to: 'accepted' })
	const thread = await addComment(services, await opened(services, member, documentId, 'comment'), {
		body: 'Our bank asks for this.',
		suggestionId: suggestion.id,
		forFile: true,
	})
	await replyToComment(services, await opened(services, member, documentId, 'comment'), (thread as { id: string }).id, {
		body: 'So does our auditor.',
	})
	await addComment(services, await opened(services, member, documentId, 'comment'), {
		body: 'Is this the right date?',
		paragraphId: 'b0',
		forFile: true,
	})

	const comments = await partOf((await write(member, documentId)).bytes, 'word/comments.xml')

	for (const words of ['Our bank asks for this.', 'So does our auditor.', 'Is this the right date?']) expect(comments).toContain(words)
})

test('what a commenter answers in a thread for the other side stays here', async () => {
	const [member, commenter] = [await register(services), await register(services)]
	const { documentId } = await reviewedContract(services, member)
	await letIn(services, member, documentId, commenter, 'commenter')
	const thread = (await addComment(services, await opened(services, member, documentId, 'comment'), {
		body: 'Is this the right date?',
		paragraphId: 'b0',
		forFile: true,
	})) as { id: string }
	await replyToComment(services, await opened(services, commenter, documentId, 'comment'), thread.id, {
		body: 'Between us: any date will do.',
	})

	const comments = await partOf((await write(member, documentId)).bytes, 'word/comments.xml')

	expect(comments).toContain('Is this the right date?')
	expect(comments).not.toContain('Between us')
})

test('a file that is cleaned for sending names who sends it and nobody who changed it before, and the receipt says what was taken out', async () => {
	const member = await register(services)
	const { documentId, fileKey, bytes } = await reviewedContract(services, member)
	const file = await openDocxFile(bytes)
	const body = file.part(file.mainPart)!
	file.setPart(
		file.mainPart,
		body.replace(
			'</w:p>',
			'<w:ins w:id="901" w:author="Their Lawyer" w:date="2026-01-01T00:00:00Z"><w:r><w:t xml:space="preserve"> (draft)</w:t></w:r></w:ins></w:p>',
		),
	)
	await services.storage.set(fileKey, new File([new Uint8Array(await file.toBytes())], 'x.docx'))
	const suggestion = (await suggestionsOf(member, documentId)).at(-1)!
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), suggestion.id, { to: 'accepted' })

	const xml = await partOf((await write(member, documentId, { clean: true })).bytes, 'word/document.xml')

	expect(xml).toContain('w:author="Author"')
	expect(xml).toContain(`w:author="${member.firstName} ${member.lastName}"`)
	expect(xml).not.toContain('Their Lawyer')
	expect((await lastReceipt(services, await opened(services, member, documentId, 'read')))?.cleaning?.stripped).toContainEqual({
		what: 'authors',
		count: 1,
	})
})

test('without comments the changes go out and no reason does, the receipt counts them, and the same wish gives the same file', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member)
	const suggestion = (await suggestionsOf(member, documentId)).find(isEdit)!
	await noteSuggestion(services, await opened(services, member, documentId, 'edit'), suggestion.id, { reason: 'Our reason to give.' })
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), suggestion.id, { to: 'accepted' })
	expect(everyByte((await write(member, documentId, { clean: true })).bytes)).toContain('Our reason to give.')

	const { bytes } = await write(member, documentId, { comments: 'remove' })

	expect(everyByte(bytes)).not.toMatch(/Our reason to give|commentReference|comments\.xml/)
	expect(await partOf(bytes, 'word/document.xml')).toMatch(/<w:(?:ins|del) /)
	expect((await lastReceipt(services, await opened(services, member, documentId, 'read')))?.cleaning?.stripped).toContainEqual({
		what: 'comments',
		count: 1,
	})
	const { suggestions } = await services.db.redlineReceipt.findFirstOrThrow({
		where: { version: { documentId } },
		orderBy: { createdAt: 'desc' },
	})
	expect(suggestions).toMatchObject([{ suggestionId: suggestion.id, commentId: null }])
	expect(Buffer.from((await write(member, documentId, { clean: true, comments: 'remove' })).bytes).equals(Buffer.from(bytes))).toBe(true)
})

test('clauses that come in at one place count on without a gap when one of them is refused', async () => {
	const member = await register(services)
	const { documentId } = await reviewedContract(services, member, 'flawed-safe')
	const added = (await suggestionsOf(member, documentId)).filter(({ proposed }) => /^\d+\. /.test(proposed[0] ?? ''))
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), added.at(-1)!.id, { to: 'accepted' })
	expect(added.length).toBeGreaterThan(1)

	expect(await wordsOf((await write(member, documentId)).bytes)).toMatch(/12\. Law[^\n]*\n+13\. /)
})

test('who may read may download; a PDF gets a sentence', async () => {
	const owner = await register(services)
	const viewer = await register(services)
	const { documentId } = await reviewedContract(services, owner)
	await letIn(services, owner, documentId, viewer, 'viewer')
	const pdf = await queueReview(services, owner, {
		bytes: await asPdf(contractParagraphs('fair-mutual-nda')),
		fileName: 'nda.pdf',
		mediaType: 'application/pdf',
	})

	expect((await write(viewer, documentId)).receipt.changes).toEqual([])
	expect(
		await writeRedline(services, await opened(services, owner, pdf.documentId, 'read'), { mode: 'tracked' }, engineHere),
	).toMatchObject({
		refused: 'not_docx',
		sentence: expect.stringMatching(/PDF/),
	})
})

test('work that does not stand its own check is not handed out', async () => {
	const member = await register(services)
	const { documentId, versionId } = await reviewedContract(services, member)
	const told = vi.spyOn(services.log, 'error').mockReturnValueOnce(undefined)

	const written = await writeRedline(
		services,
		await opened(services, member, documentId, 'read'),
		{ mode: 'tracked' },
		{ run: async () => ({ unproven: 'reject_all: no' }) },
	)

	expect(written).toMatchObject({ refused: 'unproven' })
	expect(told).toHaveBeenCalledOnce()
	expect(await services.db.redlineReceipt.count({ where: { versionId } })).toBe(0)
})

function everyByte(bytes: Uint8Array): string {
	const buffer = Buffer.from(bytes)
	const parts = [buffer.toString('latin1')]
	for (let at = buffer.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0; at = buffer.indexOf('PK\x01\x02', at + 1, 'latin1')) {
		const [method, packed, local] = [buffer.readUInt16LE(at + 10), buffer.readUInt32LE(at + 20), buffer.readUInt32LE(at + 42)]
		const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
		const content = buffer.subarray(start, start + packed)
		parts.push((method === 8 ? inflateRawSync(content) : content).toString('utf8'))
	}
	return parts.join('\n')
}
