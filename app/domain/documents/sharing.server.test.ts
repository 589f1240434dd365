import { expect, test, vi } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { openDocument } from '#app/domain/access/open-document.server.ts'
import { listDocumentActivity } from '#app/domain/activity/list-activity.server.ts'
import { addComment, listComments, resolveComment } from '#app/domain/comments/comments.server.ts'
import { searchVault } from '#app/domain/search/search-vault.server.ts'
import { setPermissions } from './sharing/set-permissions.server.ts'
import { shareWithCompany } from './sharing/share-with-company.server.ts'
import { type DocumentPerson, listPeople, shareDocument, unshareDocument } from './sharing/share-document.server.ts'

const services = await testServices()
const { db } = services

const owned = async () => {
	const owner = await register(services)
	return { owner, ...(await reviewedContract(services, owner, 'fair-mutual-nda')) }
}
const say = async (member: Member, documentId: string, said: Partial<Parameters<typeof addComment>[2]> = {}) =>
	(await addComment(services, await opened(services, member, documentId, 'comment'), { body: 'Look here.', ...said })) as { id: string }

test('an invitation becomes the share of whoever signs in with that address, and stays theirs when it changes', async () => {
	const { owner, documentId } = await owned()
	await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email: 'new@counsel.example', role: 'commenter' })
	const member = await register(services, { email: 'new@counsel.example' })

	expect(await openDocument(services, member, documentId)).toMatchObject({ role: 'commenter' })
	await db.user.update({ where: { id: member.id }, data: { email: 'moved@counsel.example' } })
	expect(await openDocument(services, { ...member, email: 'moved@counsel.example' }, documentId)).toMatchObject({ role: 'commenter' })
	expect(await openDocument(services, await register(services, { email: 'new@counsel.example' }), documentId)).toBeNull()
})

test('a share tells its person once, without a word of the document', async () => {
	const { owner, documentId } = await owned()
	services.outbox.length = 0
	await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email: 'a@b.example', role: 'viewer' })
	await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email: 'a@b.example', role: 'editor' })
	expect(services.outbox).toMatchObject([{ to: 'a@b.example', text: expect.stringContaining(owner.email) }])
	expect(JSON.stringify(services.outbox)).not.toMatch(/fair-mutual|Ada|Confidential/)
})

test('who shares without end is told to wait', async () => {
	const { owner, documentId } = await owned()
	vi.spyOn(services.limits, 'count').mockResolvedValueOnce(60)
	expect(await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email: 'a@b.example', role: 'viewer' })).toBe(
		'too_many',
	)
	expect(await listPeople(services, await opened(services, owner, documentId, 'read'))).toHaveLength(1)
})

test('inviting somebody over and over, or calling them in every comment, does not flood them with mail', async () => {
	const { owner, documentId } = await owned()
	services.outbox.length = 0
	for (let round = 0; round < 22; round++) {
		const people = (await shareDocument(services, await opened(services, owner, documentId, 'manage'), {
			email: 'victim@there.example',
			role: 'viewer',
		})) as {
			shareId: string | null
		}[]
		await unshareDocument(services, await opened(services, owner, documentId, 'read'), people[1]!.shareId!)
	}
	expect(services.outbox).toHaveLength(20)

	const colleague = await register(services, { email: 'victim@there.example' })
	await letIn(services, owner, documentId, colleague, 'commenter')
	expect(await say(owner, documentId, { mentions: [colleague.id] })).toMatchObject({ id: expect.any(String) })
	expect(services.outbox).toHaveLength(20)

	vi.spyOn(services.limits, 'count').mockResolvedValueOnce(60)
	expect(await say(owner, documentId)).toBe('too_many')
})

test('the owner takes access back; others can only give up their own', async () => {
	const { owner, documentId } = await owned()
	const [editor, viewer] = [await register(services), await register(services)] as const
	await letIn(services, owner, documentId, editor, 'editor')
	const people = (await letIn(services, owner, documentId, viewer, 'viewer')) as {
		id: string
		shareId: string
	}[]
	const shareOf = ({ id }: Member) => people.find((person) => person.id === id)!.shareId

	expect(await unshareDocument(services, await opened(services, editor, documentId, 'read'), shareOf(viewer))).toBe('forbidden')
	expect(await unshareDocument(services, await opened(services, viewer, documentId, 'read'), shareOf(viewer))).toHaveLength(2)
	expect(await openDocument(services, viewer, documentId)).toBeNull()
	expect(await unshareDocument(services, await opened(services, owner, documentId, 'read'), shareOf(editor))).toHaveLength(1)
	expect(await unshareDocument(services, await opened(services, owner, documentId, 'read'), shareOf(editor))).toBeNull()
})

test('an id of another company gets the answer of an unknown one, and never an address or a mail', async () => {
	const { owner, documentId } = await owned()
	const [stranger, colleague] = [await register(services), await register(services)] as const
	await joinCompany(services, colleague, owner.companyId)
	services.outbox.length = 0
	const access = await opened(services, owner, documentId)
	const shareWith = (userId: string) => shareDocument(services, access, { userId, role: 'viewer' })

	for (const id of [stranger.id, '00000000-0000-4000-8000-000000000000', 'nobody']) expect(await shareWith(id)).toBe('no_such_person')
	expect(services.outbox).toEqual([])
	expect(await shareWith(colleague.id)).toMatchObject([{ role: 'owner' }, { id: colleague.id }])
	await letIn(services, owner, documentId, stranger, 'viewer')
	expect(await shareDocument(services, access, { userId: stranger.id, role: 'editor' })).toMatchObject([
		{ role: 'owner' },
		{ id: colleague.id },
		{ id: stranger.id, role: 'editor' },
	])
})

test('permissions tell nothing of accounts that the owner has nothing to do with; a colleague is let in by id', async () => {
	const { owner, documentId } = await owned()
	const [stranger, colleague] = [await register(services), await register(services)] as const
	await joinCompany(services, colleague, owner.companyId)

	expect(
		await setPermissions(services, await opened(services, owner, documentId, 'manage'), [
			{ userId: colleague.id, role: 'viewer' },
			{ userId: stranger.id, role: 'viewer' },
		]),
	).toBe('no_such_person')
	expect(await listPeople(services, await opened(services, owner, documentId, 'read'))).toHaveLength(1)
	expect(
		await setPermissions(services, await opened(services, owner, documentId, 'manage'), [
			{ userId: colleague.id, role: 'viewer' },
			{ userId: owner.id, role: 'viewer' },
		]),
	).toMatchObject([
		{ id: owner.id, role: 'owner' },
		{ id: colleague.id, role: 'viewer' },
	])
})

test('whoever is not named in the permissions is out, by invitation too; an invitation that is named stays as it is', async () => {
	const { owner, documentId } = await owned()
	const lawyer = await register(services, { email: 'lawyer@counsel.example' })
	await letIn(services, owner, documentId, lawyer, 'editor')
	for (const email of ['gone@counsel.example', 'stays@counsel.example'])
		await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email, role: 'viewer' })
	// The state of a person who was invited at an address that later became their account's.
	await db.documentShare.create({ data: { documentId, email: lawyer.email, role: 'editor' } })
	services.outbox.length = 0

	const people = await setPermissions(services, await opened(services, owner, documentId, 'manage'), [
		{ email: 'stays@counsel.example', role: 'commenter' },
		{ email: 'new@counsel.example', role: 'viewer' },
	])

	expect(people).toMatchObject([
		{ role: 'owner' },
		{ email: 'stays@counsel.example', role: 'commenter' },
		{ email: 'new@counsel.example', role: 'viewer' },
	])
	expect(services.outbox.map(({ to }) => to)).toEqual(['new@counsel.example'])
	expect(await openDocument(services, lawyer, documentId)).toBeNull()
	expect(await openDocument(services, await register(services, { email: 'gone@counsel.example' }), documentId)).toBeNull()
	expect(await openDocument(services, await register(services, { email: 'stays@counsel.example' }), documentId)).toMatchObject({
		role: 'commenter',
	})
})

test('shared with the same person many times at once, a document has one share of theirs and they get one mail', async () => {
	const { owner, documentId } = await owned()
	const known = await register(services)
	services.outbox.length = 0
	const share = async (whom: { email: string } | { userId: string }) =>
		shareDocument(services, await opened(services, owner, documentId, 'manage'), { ...whom, role: 'viewer' })

	const answers = await Promise.all([
		...Array.from({ length: 4 }, () => share({ email: 'twice@counsel.example' })),
		...Array.from({ length: 4 }, () => share({ email: known.email })),
	])

	for (const answer of answers) expect(answer).toEqual(expect.arrayContaining([expect.objectContaining({ role: 'owner' })]))
	expect(await listPeople(services, await opened(services, owner, documentId, 'read'))).toHaveLength(3)
	expect(services.outbox.map(({ to }) => to).sort()).toEqual([known.email, 'twice@counsel.example'].sort())
})

test('addresses are for those who decide about the document; the others know each other by name', async () => {
	const { owner, documentId } = await owned()
	const roles = ['editor', 'commenter', 'viewer'] as const
	const people = await Promise.all(roles.map((role) => register(services, { firstName: 'Grace', lastName: role })))
	for (const [index, role] of roles.entries())
		await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email: people[index]!.email, role })
	for (const person of people) await openDocument(services, person, documentId)
	await shareDocument(services, await opened(services, owner, documentId, 'manage'), { email: 'secret@counsel.example', role: 'viewer' })

	const seen = async (member: Member) =>
		(await listPeople(services, await opened(services, member, documentId, 'read')))!.map(({ email }: DocumentPerson) => email)
	const all = [owner.email, ...people.map(({ email }) => email), 'secret@counsel.example']
	expect([await seen(owner), await seen(people[0]!)]).toEqual([all, all])
	expect(await seen(people[1]!)).toEqual([null, null, people[1]!.email, null, null])
	const viewed = await listPeople(services, await opened(services, people[2]!, documentId, 'read'))
	expect(viewed!.map(({ name }) => name)).toEqual(['Ada Founder', 'Grace editor', 'Grace commenter', 'Grace viewer', 'Someone invited'])
	expect(
		JSON.stringify(await unshareDocument(services, await opened(services, people[2]!, documentId, 'read'), viewed![3]!.shareId!)),
	).not.toContain('counsel.example')
})

test('a thread is resolved and opened again, and every turn is kept', async () => {
	const { owner, documentId } = await owned()
	const { id } = await say(owner, documentId, { paragraphId: 'b1', start: 0, end: 4 })
	await resolveComment(services, await opened(services, owner, documentId, 'comment'), id, true)
	await resolveComment(services, await opened(services, owner, documentId, 'comment'), id, true)
	expect((await listComments(services, await opened(services, owner, documentId, 'read')))![0]).toMatchObject({
		resolved: { by: { id: owner.id } },
		quote: expect.any(String),
	})
	await resolveComment(services, await opened(services, owner, documentId, 'comment'), id, false)

	const { events } = await listDocumentActivity(services, owner, { id: documentId })
	expect(events.filter(({ subject }) => subject === id).map(({ type }) => type)).toEqual([
		'comment.reopened',
		'comment.resolved',
		'comment.added',
	])
})

test('a comment stands on words that are there, and only goes into files when it is by somebody who may edit', async () => {
	const { owner, documentId } = await owned()
	const commenter = await register(services)
	await letIn(services, owner, documentId, commenter, 'commenter')

	expect(await say(owner, documentId, { paragraphId: 'b1', start: 0, end: 4, expected: 'nope' })).toBe('text_differs')
	expect(await say(owner, documentId, { paragraphId: 'b1', start: 5, end: 2 })).toBe('text_differs')
	expect(await say(owner, documentId, { paragraphId: 'none' })).toBe('text_differs')
	expect(await say(owner, documentId, { suggestionId: documentId })).toBe('not_found')
	expect(await say(owner, documentId, { body: ' \u0000' })).toBe('empty')
	expect(await say(commenter, documentId, { forFile: true })).toBe('forbidden')
})

test('only people who share the document can be called by name', async () => {
	const { owner, documentId } = await owned()
	const stranger = await register(services, { firstName: 'Eve', lastName: 'Dropper' })
	services.outbox.length = 0

	await say(owner, documentId, { body: 'Hello @Eve Dropper', mentions: [stranger.id] })

	expect((await listComments(services, await opened(services, owner, documentId, 'read')))![0]!.mentions).toEqual([])
	expect(services.outbox).toEqual([])
})

test('who calls somebody that has not come yet is told so; only those who know the address reach them', async () => {
	const { owner, documentId } = await owned()
	const commenter = await register(services, { firstName: 'Col', lastName: 'League' })
	await letIn(services, owner, documentId, commenter, 'commenter')
	const people = (await shareDocument(services, await opened(services, owner, documentId, 'manage'), {
		email: 'lea@law.example',
		role: 'editor',
	})) as DocumentPerson[]
	const invitation = people.find(({ id }) => id === null)!.shareId!
	services.outbox.length = 0

	expect(await say(owner, documentId, { body: 'See this, @lea@law.example and @Col League.' })).toMatchObject({
		invited: ['lea@law.example'],
		unknown: [],
	})
	expect(services.outbox.map(({ to }) => to).sort()).toEqual([commenter.email, 'lea@law.example'].sort())
	expect(await say(owner, documentId, { mentions: [invitation] })).toMatchObject({ invited: ['lea@law.example'] })
	expect(await say(owner, documentId, { body: '@Lea Lawyer, look' })).toMatchObject({ invited: [], unknown: ['Lea Lawyer'] })

	services.outbox.length = 0
	expect(await say(commenter, documentId, { body: '@lea@law.example', mentions: [invitation] })).toMatchObject({
		invited: [],
		unknown: ['lea@law.example'],
	})
	expect(services.outbox).toEqual([])
})

test('a document shared with the company opens for everyone in it, in the strongest of their roles, and for nobody else', async () => {
	const { owner, documentId } = await owned()
	const [colleague, stranger] = [await joinCompany(services, await register(services), owner.companyId), await register(services)]
	const access = await opened(services, owner, documentId)
	expect(await openDocument(services, colleague, documentId)).toBeNull()

	await shareWithCompany(services, access, 'commenter')
	expect(await openDocument(services, colleague, documentId)).toMatchObject({ role: 'commenter' })
	expect(await openDocument(services, stranger, documentId)).toBeNull()
	const { hits } = await searchVault(services, colleague, { q: '', shared: 'with_me' }, { take: 5 })
	expect(hits).toMatchObject([{ id: documentId, role: 'commenter' }])
	await shareDocument(services, access, { email: colleague.email, role: 'viewer' })
	expect(await openDocument(services, colleague, documentId)).toMatchObject({ role: 'commenter' })
	await shareWithCompany(services, access, 'viewer')
	await shareDocument(services, access, { email: colleague.email, role: 'editor' })
	expect(await openDocument(services, colleague, documentId)).toMatchObject({ role: 'editor' })

	await setPermissions(services, access, [])
	const people = await listPeople(services, access)
	expect(people).toMatchObject([{ role: 'owner' }, { name: 'Everyone in the company', role: 'viewer' }])
	await unshareDocument(services, access, people[1]!.shareId!)
	expect(await openDocument(services, colleague, documentId)).toBeNull()
	await expect(db.documentShare.create({ data: { documentId, companyId: stranger.companyId, role: 'viewer' } })).rejects.toThrow()
})
