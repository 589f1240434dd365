import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { vaultDocument } from '#tests/fixtures/vault-document.ts'
import { requestContextOf, toastOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { action as change } from './views/change.ts'
import { action as save } from './views/save.ts'
import { vaultPage } from './vault-page.server.ts'

const services = await testServices()

const pageOf = (member: Member, query = '') => vaultPage(services.forReads, member, new URLSearchParams(query))

async function post(action: (args: never) => Promise<unknown>, member: Member, fields: Record<string, string>, params: object = {}) {
	const request = new Request('http://127.0.0.1:3000/', { method: 'POST', body: new URLSearchParams(fields) })
	const context = requestContextOf(services, { request, visitor: { kind: 'member', member, sessionId: 'none' } })
	const answer = (await action({ request, context, params } as never)) as Response
	return { to: answer.headers.get('Location'), toast: (await toastOf(answer))?.title }
}

test('the vault shows the newest documents of each category, how many there are, and those of others last', async () => {
	const [member, colleague] = [await register(services), await register(services)]
	for (let n = 0; n < 12; n += 1)
		await vaultDocument(services, member, `NDA ${n}`, { category: 'IP', updatedAt: new Date(2026, 0, 1, 0, n) })
	await vaultDocument(services, member, 'Bylaws', { category: 'CG' })
	const documentId = await vaultDocument(services, colleague, 'Their lease')
	await services.db.documentShare.create({ data: { documentId, userId: member.id, role: 'viewer' } })

	const page = await pageOf(member)
	if (page.kind !== 'shelves') throw new Error('Nothing was searched for')
	expect(page.shelves.map(({ name, count, documents, all }) => [name, count, documents.length, all])).toEqual([
		['Corporate Governance', '1', 1, null],
		['Confidentiality/IP', '12', 10, '?category=IP&shared=mine'],
		['Shared with you', '1', 1, null],
	])
	expect(page.shelves[1]!.documents[0]!.name).toBe('NDA 11')
})

test('a filter that can’t be read is named and left out; a page that never was is refused', async () => {
	const member = await register(services)
	await vaultDocument(services, member, 'Lease')
	const page = await pageOf(member, 'q=lease&updated_from=2026-02-30&status=OLD&expiring_in=0&category=XX&red_flags=yes&sort=up')
	expect(page.problems).toHaveLength(6)
	expect(page).toMatchObject({ kind: 'list', query: 'q=lease', documents: [{ name: 'Lease' }] })
	for (const query of ['after=%00', 'after=W10', `before=${'x'.repeat(3000)}`, 'after=WyJhIl0&sort=name', 'q=lease&after=WyIyMDI2Il0'])
		await expect(pageOf(member, query), query).rejects.toMatchObject({ init: { status: 400 } })
})

test('a view is saved, opened, renamed and deleted by its person, and by nobody else', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	expect(await post(save, member, { name: ' Flagged\n NDAs ', query: 'q=nda&red_flags=1&after=abc&x=1' })).toEqual({
		to: '/document-vault?q=nda&red_flags=1',
		toast: 'Saved as “Flagged NDAs”',
	})
	const [view] = (await pageOf(member)).views
	expect(view).toMatchObject({ name: 'Flagged NDAs', query: 'q=nda&red_flags=1' })
	expect((await pageOf(stranger)).views).toEqual([])

	const refused = async (fields: Record<string, string>) => (await post(save, member, fields)).toast
	expect(await refused({ name: 'FLAGGED ndas', query: 'q=x' })).toBe('You have a view of this name already. Choose another name.')
	expect(await refused({ name: ' ', query: 'q=x' })).toBe('Enter a name for the view.')
	expect(await refused({ name: 'n'.repeat(61), query: 'q=x' })).toMatch(/at most 60 characters/)
	expect(await refused({ name: 'Nothing', query: 'after=x' })).toBe('Search or filter first: a view keeps what you searched for.')

	const ids = { viewId: view!.id }
	expect((await post(change, stranger, { intent: 'rename', name: 'Mine' }, ids)).toast).toBe('This view is no longer there.')
	expect((await post(change, stranger, { intent: 'delete' }, ids)).toast).toBe('This view is no longer there.')
	expect((await post(change, member, { intent: 'rename', name: 'Risky NDAs', query: 'q=nda' }, ids)).to).toBe('/document-vault?q=nda')
	expect((await pageOf(member)).views).toMatchObject([{ name: 'Risky NDAs' }])
	expect((await post(change, member, { intent: 'delete' }, ids)).toast).toBe('View deleted')
	expect((await pageOf(member)).views).toEqual([])
})
