import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import DocumentVault, { loader } from './list.tsx'

const services = await testServices()

async function vaultOf(member: Member): Promise<string> {
	const loaderData = await loader({
		context: requestContextOf(services, { request: { method: 'GET' }, visitor: { kind: 'member', member, sessionId: 'none' } }),
		params: {},
		request: new Request('http://127.0.0.1:3000/'),
	} as never)
	const handler = createStaticHandler([{ path: '*', element: createElement(DocumentVault as ComponentType, { loaderData } as object) }])
	const context = await handler.query(new Request('http://127.0.0.1:3000/document-vault'))
	if (context instanceof Response) throw new Error('The page was a redirect')
	return renderToStaticMarkup(
		<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
	)
}

async function upload(member: Member, name: string) {
	const added = await addDocument(services, member, await storedUpload(services), { ...noChoices, name }, { analyze: false })
	if (added.outcome !== 'added') throw new Error(added.outcome)
	return added.documentId
}

test('people find what is shared with them in their vault, by account or by invitation, with who shares it and their role', async () => {
	const owner = await register(services, { firstName: 'Mary', lastName: 'Shelley' })
	const [lawyer, stranger] = [await register(services), await register(services)]
	const [byAccount, byMail] = [await upload(owner, 'Advisor deal'), await upload(owner, 'Office lease')]
	await upload(owner, 'Board minutes')
	expect(await vaultOf(lawyer)).not.toContain('Shared with you')

	await letIn(services, owner, byAccount, lawyer, 'editor')
	await shareDocument(services, await opened(services, owner, byMail, 'manage'), { email: lawyer.email, role: 'viewer' })

	const page = await vaultOf(lawyer)
	// A member without documents of their own came for the shared ones.
	expect(page).toMatch(/Shared with you[\s\S]*Your vault is empty/)
	await upload(lawyer, 'My own lease')
	expect(await vaultOf(lawyer)).toMatch(/My own lease[\s\S]*Shared with you/)
	expect(page).toMatch(
		new RegExp(`/document-vault/${byAccount}"[^>]*>Advisor deal[\\s\\S]*?Editor[\\s\\S]*?Shared by[\\s\\S]*?Mary Shelley`),
	)
	expect(page).toMatch(new RegExp(`/document-vault/${byMail}"[^>]*>Office lease[\\s\\S]*?Viewer`))
	expect(page).not.toMatch(/Board minutes|@founders/)
	for (const other of [owner, stranger]) expect(await vaultOf(other)).not.toContain('Shared with you')
})

test('what was taken back is gone from the list, and an address that is somebody else’s by now shows nothing', async () => {
	const owner = await register(services)
	const lawyer = await register(services)
	const documentId = await upload(owner, 'Advisor deal')
	await letIn(services, owner, documentId, lawyer, 'viewer')
	await services.db.user.update({ where: { id: lawyer.id }, data: { email: 'moved@founders.example' } })

	expect(await vaultOf(await register(services, { email: lawyer.email }))).not.toContain('Advisor deal')
	expect(await vaultOf({ ...lawyer, email: 'moved@founders.example' })).toContain('Advisor deal')
	await services.db.documentShare.deleteMany({ where: { documentId } })
	expect(await vaultOf(lawyer)).not.toContain('Advisor deal')
})
