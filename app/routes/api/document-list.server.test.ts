import { expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { vaultDocument } from '#tests/fixtures/vault-document.ts'
import { answerOf, requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { loader as listCall } from './document/list.ts'
import { loader as vaultCall } from './user/vault.ts'

const services = await testServices()

async function call(route: typeof listCall, member: Member, query: string) {
	const request = new Request(`http://127.0.0.1:3000/api?${query}`)
	const context = requestContextOf(services, { request, visitor: { kind: 'member', member, sessionId: 'none' } })
	const answer = await answerOf(() => route({ request, context, params: {} }))
	return {
		status: answer.status,
		body: (await answer.json()) as { documents: { name: string }[]; next_cursor?: string | null; error?: string },
	}
}

test('the API lists, searches and pages; the vault’s own call takes the filters too and stays one’s own', async () => {
	const [member, colleague] = [await register(services), await register(services)]
	for (const name of ['Lease A', 'Lease B', 'Lease C']) await vaultDocument(services, member, name, { category: 'VEN' })
	await vaultDocument(services, member, 'Bylaws', { category: 'CG', text: 'A lease is void.' })
	const documentId = await vaultDocument(services, colleague, 'Lease of a colleague')
	await services.db.documentShare.create({ data: { documentId, userId: member.id, role: 'viewer' } })
	const names = ({ body }: Awaited<ReturnType<typeof call>>) => body.documents.map(({ name }) => name)

	const first = await call(listCall, member, 'q=lease&limit=3')
	const rest = await call(listCall, member, `q=lease&limit=3&cursor=${first.body.next_cursor}`)
	expect([...names(first), ...names(rest)].toSorted()).toEqual(['Bylaws', 'Lease A', 'Lease B', 'Lease C', 'Lease of a colleague'])
	expect(rest.body).toMatchObject({
		next_cursor: null,
		documents: [{}, { snippet: { text: 'A lease is void.', marked: [{ start: 2, end: 7 }], start: 2, end: 7 } }],
	})
	expect(await call(listCall, member, 'limit=101')).toMatchObject({ status: 400 })
	expect(await call(listCall, member, 'sort=worst')).toMatchObject({ status: 400, body: { code: 'invalid' } })
	expect(await call(listCall, member, 'cursor=nonsense')).toMatchObject({ status: 400 })

	expect(names(await call(vaultCall as typeof listCall, member, 'q=lease&category=VEN&sort=name'))).toEqual([
		'Lease A',
		'Lease B',
		'Lease C',
	])
	expect(await call(vaultCall as typeof listCall, member, 'q=lease&limit=2')).toMatchObject({ body: { next_cursor: expect.any(String) } })
	expect(names(await call(vaultCall as typeof listCall, member, ''))).toHaveLength(4)
})
