import { expect, test } from 'vitest'
import { closedTo } from '#app/domain/access/document-access.ts'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import { lockDocument, unlockDocument } from '#app/domain/documents/locks/lock-document.server.ts'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { minute } from '#app/units.ts'
import { addDocument } from '../add-document.server.ts'
import { changeDocument } from './change-document.server.ts'
import { changeMany } from './change-many.server.ts'
import { addTags, moveDocument } from './file-document.server.ts'
import { parseTags } from './tags.ts'

const services = await testServices()
const { db } = services

async function upload(member: Member, name = 'Advisor deal') {
	const added = await addDocument(services, member, await storedUpload(services), { ...noChoices, name }, { analyze: false })
	if (added.outcome !== 'added') throw new Error(added.outcome)
	return added.documentId
}

const eventsOf = async (documentId: string) =>
	(await db.activityEvent.findMany({ where: { documentId }, orderBy: { number: 'asc' } })).map(({ type, details }) => [type, details])

test('a document goes from draft to signed, and back only with a reason that stays in its history', async () => {
	const owner = await register(services)
	const documentId = await upload(owner)
	const set = async (status: 'draft' | 'final' | 'signed', reason?: string) =>
		changeDocument(services, await opened(services, owner, documentId, 'manage'), { status, reason })

	expect(await set('final')).toBe('changed')
	expect(await set('signed')).toBe('changed')
	expect(await db.documentVersion.findFirst({ where: { documentId } })).toMatchObject({ signedById: owner.id, signedAt: expect.any(Date) })
	expect(closedTo(await opened(services, owner, documentId, 'edit'), 'text')).toBe('signed')
	expect(closedTo(await opened(services, owner, documentId, 'edit'), 'document')).toBeNull()
	expect([await set('final'), await set('draft'), await set('draft', '  ')]).toEqual([
		'status_not_allowed',
		'reason_needed',
		'reason_needed',
	])
	expect(await set('draft', 'The wrong file was signed')).toBe('changed')
	expect(await db.documentVersion.findFirst({ where: { documentId } })).toMatchObject({ signedById: null, signedAt: null })
	expect((await eventsOf(documentId)).at(-1)).toEqual([
		'document.status_changed',
		{ from: 'signed', to: 'draft', reason: 'The wrong file was signed' },
	])
})

test('a new version of a signed document is a draft, and the signed version stays signed', async () => {
	const owner = await register(services)
	const documentId = await upload(owner)
	await changeDocument(services, await opened(services, owner, documentId, 'manage'), { status: 'signed' })
	const to = await opened(services, owner, documentId, 'edit')
	await addDocument(services, owner, await storedUpload(services, 'Amended.'), noChoices, { analyze: false, to, note: 'First amendment' })

	expect(await db.document.findUnique({ where: { id: documentId } })).toMatchObject({ status: 'draft', versionNumber: 2 })
	expect(await db.documentVersion.findMany({ where: { documentId }, orderBy: { number: 'asc' } })).toMatchObject([
		{ signedAt: expect.any(Date), note: null, createdById: owner.id },
		{ signedAt: null, note: 'First amendment', createdById: owner.id },
	])
})

test('a refused change of several things changes none of them', async () => {
	const owner = await register(services)
	const documentId = await upload(owner)
	const change = async (changes: Parameters<typeof changeDocument>[2]) =>
		changeDocument(services, await opened(services, owner, documentId, 'manage'), changes)

	expect(await change({ name: 'Other', tags: ['x'.repeat(41)] })).toBe('tag_too_long')
	expect(await change({ name: 'Other', status: 'draft', tags: Array.from({ length: 21 }, (_, n) => `t${n}`) })).toBe('too_many_tags')
	expect(await change({ name: ' \u200b ', category: 'IP' })).toBe('name_missing')
	expect(await db.document.findUnique({ where: { id: documentId } })).toMatchObject({
		name: 'Advisor deal',
		category: 'UNCATEGORIZED',
		tags: [],
	})

	expect(await change({ name: 'Advisor \u202eagreement', category: 'EQ', tags: ['2026 Round', ' 2026 round', 'advisors'] })).toBe('changed')
	expect(await db.document.findUnique({ where: { id: documentId } })).toMatchObject({
		name: 'Advisor agreement',
		category: 'EQ',
		tags: ['2026 Round', 'advisors'],
	})
	await change({ status: 'signed' })
	expect(await change({ name: 'Renamed after signing' })).toBe('signed_kept')
	expect(parseTags('one, ONE\ntwo,,')).toEqual(['one', 'two'])
})

test('a signed document is read-only: it keeps its place and can’t be deleted, but may be tagged, and filed where it was not yet', async () => {
	const owner = await register(services)
	const documentId = await upload(owner)
	const open = () => opened(services, owner, documentId)
	await db.document.update({ where: { id: documentId }, data: { status: 'signed', category: 'UNCATEGORIZED', documentType: null } })

	expect(await changeDocument(services, await open(), { documentType: 'NDA' })).toBe('changed')
	expect(await changeDocument(services, await open(), { documentType: 'SAFE' })).toBe('signed_kept')
	expect(await changeDocument(services, await open(), { documentType: null })).toBe('signed_kept')
	expect(await moveDocument(services, await open(), 'VEN')).toBe('signed_kept')
	expect(await changeDocument(services, await open(), { tags: ['kept'] })).toBe('changed')
	expect(await deleteDocument(services, await open())).toBe('signed_kept')
	expect(await db.document.findUnique({ where: { id: documentId } })).toMatchObject({
		category: 'IP',
		documentType: 'NDA',
		tags: ['kept'],
		deletedAt: null,
	})

	expect(await changeDocument(services, await open(), { status: 'draft', reason: 'A mistake' })).toBe('changed')
	expect(await deleteDocument(services, await open())).toBe('deleted')
})

test('a document that moves to another category keeps its type only if it belongs there', async () => {
	const owner = await register(services)
	const documentId = await upload(owner)
	await db.document.update({ where: { id: documentId }, data: { category: 'IP', documentType: 'NDA' } })

	await moveDocument(services, await opened(services, owner, documentId, 'manage'), 'VEN')
	expect(await db.document.findUnique({ where: { id: documentId } })).toMatchObject({ category: 'VEN', documentType: null })
	expect((await eventsOf(documentId)).at(-1)).toEqual(['document.moved', { from: 'IP', to: 'VEN' }])
})

test('a document is given another type, which takes it to its category and is in its history', async () => {
	const owner = await register(services)
	const documentId = await upload(owner)
	const change = async (changes: Parameters<typeof changeDocument>[2]) =>
		changeDocument(services, await opened(services, owner, documentId, 'manage'), changes)
	const filed = () => db.document.findUnique({ where: { id: documentId }, select: { category: true, documentType: true } })

	expect(await change({ documentType: 'Founder Stock Purchase Agreement' })).toBe('changed')
	expect(await filed()).toEqual({ category: 'EQ', documentType: 'Founder Stock Purchase Agreement' })
	expect((await eventsOf(documentId)).slice(-2)).toEqual([
		['document.moved', { from: 'UNCATEGORIZED', to: 'EQ' }],
		['document.type_set', { from: null, to: 'Founder Stock Purchase Agreement' }],
	])
	expect(await change({ category: 'IP', documentType: 'SAFE', name: 'Other' })).toBe('type_of_other_category')
	expect(await change({ category: 'IP', documentType: 'NDA' })).toBe('changed')
	expect(await filed()).toEqual({ category: 'IP', documentType: 'NDA' })
	expect(await change({ documentType: null })).toBe('changed')
	expect(await filed()).toEqual({ category: 'IP', documentType: null })
})

test('a lock closes a document to all but its holder until they let go, are idle for 30 minutes, or the owner takes it', async () => {
	const [owner, editor] = [await register(services), await register(services)]
	const documentId = await upload(owner)
	await letIn(services, owner, documentId, editor, 'editor')
	const open = (member: Member) => opened(services, member, documentId, 'edit')

	expect(await lockDocument(services, await open(editor))).toBe('held')
	expect(closedTo(await open(owner), 'document')).toBe('locked')
	expect(closedTo(await open(owner), 'nothing')).toBeNull()
	expect(closedTo(await open(editor), 'text')).toBeNull()
	expect(await lockDocument(services, await open(owner))).toBe('locked')

	await db.documentLock.update({ where: { documentId }, data: { usedAt: new Date(Date.now() - 31 * minute) } })
	expect((await open(owner)).lock).toBeNull()
	expect(await lockDocument(services, await open(owner))).toBe('held')
	expect(await unlockDocument(services, await open(editor))).toBe('locked')
	expect(await unlockDocument(services, await open(owner))).toBe('free')

	await lockDocument(services, await open(editor))
	expect(await unlockDocument(services, await open(owner))).toBe('free')
	expect((await eventsOf(documentId)).at(-1)).toEqual(['document.unlocked', { taken: true }])
	expect((await open(editor)).lock).toBeNull()
})

test('two people who lock at once: one of them holds the lock', async () => {
	const [owner, editor] = [await register(services), await register(services)]
	const documentId = await upload(owner)
	await letIn(services, owner, documentId, editor, 'editor')
	const accesses = await Promise.all([owner, editor].map((member) => opened(services, member, documentId, 'edit')))

	expect((await Promise.all(accesses.map((access) => lockDocument(services, access)))).sort()).toEqual(['held', 'locked'])
})

test('of several documents those that may not be changed stay as they were, and are counted', async () => {
	const [owner, other] = [await register(services), await register(services)]
	const [mine, locked, theirs] = [await upload(owner), await upload(owner), await upload(other)]
	await letIn(services, owner, locked, other, 'editor')
	await lockDocument(services, await opened(services, other, locked, 'edit'))

	const tag = async (access: Parameters<typeof addTags>[1]) => (await addTags(services, access, ['2026'])) === 'changed'
	expect(await changeMany(services, owner, [mine, mine, locked, theirs, 'no-id'], tag)).toEqual({ changed: 1, refused: 3 })
	expect((await db.document.findMany({ where: { tags: { has: '2026' } }, select: { id: true } })).map(({ id }) => id)).toEqual([mine])

	await deleteDocument(services, await opened(services, owner, mine, 'manage'))
	expect(await openDocument(services, owner, mine)).toBeNull()
})
