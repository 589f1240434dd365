import { expect, test } from 'vitest'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import { eraseDocument } from '#app/domain/erasure/erase-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { gigabyte, megabyte } from '#app/units.ts'
import { addDocument, type AddOptions } from '../add-document.server.ts'
import { readStorageUse } from './storage-quota.server.ts'
import { addRefusal } from '../upload-refusal.ts'

const services = await testServices()

/** What counts is the size that the version says. */
async function add(member: Member, bytes: number, options: Partial<AddOptions> = {}) {
	const file = { ...(await storedUpload(services)), bytes }
	return { file, added: await addDocument(services, member, file, noChoices, { analyze: false, ...options }) }
}

test('the files of a company have the space of its plan, and the one too many leaves nothing behind', async () => {
	const member = await register(services)
	await joinCompany(services, await register(services), member.companyId)
	const first = (await add(member, gigabyte - megabyte)).added
	if (first.outcome !== 'added') throw new Error(first.outcome)
	expect((await add(member, megabyte)).added.outcome).toBe('added')

	const { file, added: refused } = await add(member, 1)
	if (refused.outcome !== 'over_quota') throw new Error(refused.outcome)
	expect(refused.use).toEqual({ used: gigabyte, space: gigabyte, plan: 'Free' })
	expect(await services.storage.has(file.fileKey)).toBe(false)
	expect(await services.db.document.count({ where: { companyId: member.companyId } })).toBe(2)
	expect(addRefusal(refused, 'dashboard')).toMatchObject({
		status: 413,
		message: expect.stringContaining('your company uses 1 GB of the 1 GB of the Free plan. Delete documents you no longer need'),
	})

	const to = await opened(services, member, first.documentId, 'edit')
	expect((await add(member, 1, { to })).added.outcome).toBe('over_quota')
	expect(await services.db.document.findUnique({ where: { id: first.documentId } })).toMatchObject({ versionNumber: 1 })
	// Another company's space is its own, and a larger plan has more.
	expect((await add(await register(services), megabyte)).added.outcome).toBe('added')
	await services.db.company.update({ where: { id: member.companyId }, data: { plan: 'builder' } })
	expect((await add(member, 2 * gigabyte - 1)).added.outcome).toBe('added')
})

test('a document in the bin takes its space until it is erased', async () => {
	const member = await register(services)
	const { added } = await add(member, gigabyte)
	if (added.outcome !== 'added') throw new Error(added.outcome)
	await deleteDocument(services, await opened(services, member, added.documentId, 'manage'))
	expect(await readStorageUse(services, member)).toMatchObject({ used: gigabyte })
	expect((await add(member, 1)).added.outcome).toBe('over_quota')

	await eraseDocument(services, added.documentId)
	expect(await readStorageUse(services, member)).toMatchObject({ used: 0 })
	expect((await add(member, 1)).added.outcome).toBe('added')
})

test('of two files at once for the same last space, one is added', async () => {
	const member = await register(services)
	await add(member, gigabyte - megabyte)
	const outcomes = await Promise.all(Array.from({ length: 4 }, () => add(member, megabyte)))
	expect(outcomes.map(({ added }) => added.outcome).sort()).toEqual(['added', 'over_quota', 'over_quota', 'over_quota'])
})
