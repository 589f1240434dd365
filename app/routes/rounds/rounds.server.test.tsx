import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { asRound, openRoundIntake } from '#app/domain/rounds/receive-round.server.ts'
import { decideSuggestion } from '#app/domain/suggestions/decide-suggestion.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { writeRedline } from '#app/domain/downloads/write-redline.server.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { asDocx, contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { engineHere, isEdit, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { buildForm } from '#tests/fixtures/build-pdf.ts'
import { uploadRequest } from '#tests/fixtures/upload-request.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import Rounds, { action as takeIn, loader as readRounds } from './rounds.tsx'
import { roundPage } from './round-page.server.ts'
import Round, { action as answer } from './round.tsx'
import { action as takeInJson } from './upload.ts'

const services = await testServices()
/** The first review of a test file loads the models. */
const patience = 90_000
const contextOf = (member: Member) => requestContextOf(services, { visitor: { kind: 'member', member, sessionId: 'none' } })

async function call<Answer>(
	route: (args: never) => Answer,
	member: Member,
	params: Record<string, string>,
	request = new Request('http://127.0.0.1:3000/'),
): Promise<Awaited<Answer>> {
	return Promise.resolve(route({ context: contextOf(member), params, request } as never)).catch((thrown: unknown) => thrown) as Promise<
		Awaited<Answer>
	>
}

async function shown(Page: unknown, props: object): Promise<string> {
	const handler = createStaticHandler([{ path: '*', element: createElement(Page as ComponentType, props) }])
	const context = await handler.query(new Request('http://127.0.0.1:3000/'))
	if (context instanceof Response) throw new Error('The page was a redirect')
	return renderToStaticMarkup(
		<StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />,
	)
}

const form = (fields: Record<string, string>) =>
	new Request('http://127.0.0.1:3000/', { method: 'POST', body: new URLSearchParams(fields) })

async function sentOut(member: Member) {
	const { documentId } = await reviewedContract(services, member)
	const { suggestions } = (await listSuggestions(services, await opened(services, member, documentId, 'read'), engineHere))!
	await decideSuggestion(services, await opened(services, member, documentId, 'edit'), suggestions.find(isEdit)!.id, { to: 'accepted' })
	const written = await writeRedline(services, await opened(services, member, documentId, 'read'), { mode: 'tracked' }, engineHere)
	if (!written || 'refused' in written) throw new Error('Nothing was written')
	const file = await openDocxFile(written.bytes)
	file.setPart(file.mainPart, file.part(file.mainPart)!.replace('a New York corporation', 'a Wyoming corporation'))
	const { id: receipt } = await services.db.redlineReceipt.findFirstOrThrow({ where: { version: { documentId } } })
	return { documentId, receipt, returned: { name: 'back.docx', bytes: await file.toBytes() } }
}

test(
	'a returned file is taken in by the form and by scripts alike, and shown with what nobody marked first',
	async () => {
		const member = await register(services)
		const { documentId, receipt, returned } = await sentOut(member)
		const upload = (fields: Record<string, string>, file: typeof returned | null = returned) => uploadRequest('/', file, fields)

		expect(await shown(Rounds, { loaderData: await call(readRounds, member, { documentId }) })).toContain('No returned files yet')
		const unknown = await call(takeIn, member, { documentId }, upload({ sent: 'version-9' }))
		expect(unknown).toMatchObject({ data: { message: 'Choose the file you sent.' }, init: { status: 400 } })
		expect(await call(takeIn, member, { documentId }, upload({ sent: receipt }, null))).toMatchObject({ init: { status: 400 } })

		const taken = (await call(takeIn, member, { documentId }, upload({ sent: receipt }))) as unknown as Response
		expect([taken.status, taken.headers.get('Location')]).toEqual([302, `/review/${documentId}/rounds/1`])

		const page = await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)
		const html = await shown(Round, { loaderData: page })
		expect(html.indexOf('Changed without a mark (1)')).toBeLessThan(html.indexOf('Your suggestions'))
		for (const words of [
			'Round 1',
			'<ins class="redline-ins">Wyoming</ins>',
			'Suggest the original wording',
			'Reviewing the changed clauses',
		])
			expect(html).toContain(words)
		// A page that reloads itself during the review would lose input.
		expect(html).not.toContain('Draft reply')
		await services.db.review.updateMany({
			where: { version: { document: { createdById: member.id } }, status: 'queued' },
			data: { status: 'canceled' },
		})
		expect(
			await shown(Round, { loaderData: await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere) }),
		).toMatch(/Draft reply[\s\S]*mailto:\?subject=/)
		expect(await shown(Rounds, { loaderData: await call(readRounds, member, { documentId }) })).toContain('1 hidden edit')

		const viewer = await register(services)
		await letIn(services, member, documentId, viewer, 'viewer')
		expect(
			await shown(Round, { loaderData: await roundPage(services, await opened(services, viewer, documentId, 'read'), 1, engineHere) }),
		).toContain(`/document-vault/${documentId}/report`)

		const again = await call(takeInJson, member, { documentId }, upload({ sent: 'version-1' }))
		expect(await again.json()).toEqual({ location: `/review/${documentId}/rounds/2` })
		// Compared with the version itself, the redline's changes are tracked edits, decided about on the redlining page.
		const decidedAt = `/review/${documentId}?version_number=3#counterparty-changes`
		expect(
			await shown(Round, { loaderData: await roundPage(services, await opened(services, member, documentId, 'read'), 2, engineHere) }),
		).toContain(decidedAt)
		expect(
			await shown(Round, { loaderData: await roundPage(services, await opened(services, viewer, documentId, 'read'), 2, engineHere) }),
		).not.toContain(decidedAt)
	},
	patience,
)

test('answers are given by a plain form and lead back to their point; nonsense is refused', async () => {
	const member = await register(services)
	const { documentId, receipt, returned } = await sentOut(member)
	await call(takeIn, member, { documentId }, uploadRequest('/', returned, { sent: receipt }))
	await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere)
	const params = { documentId, number: '1' }
	const ask = (fields: Record<string, string>, who = member) => call(answer, who, params, form(fields)) as Promise<unknown>

	const agreed = (await ask({ do: 'answer', subject: 'u1', answer: 'agreed' })) as Response
	expect(agreed.headers.get('Location')).toBe(`/review/${documentId}/rounds/1#point-u1`)
	expect(
		await shown(Round, { loaderData: await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere) }),
	).toMatch(/value="open"[^>]*>Agree<|aria-pressed="true"[^>]*>Agree</)
	expect(await ask({ do: 'answer', subject: 'u1', answer: 'maybe' })).toMatchObject({ init: { status: 400 } })
	expect(await ask({ do: 'answer', subject: 'u7', answer: 'agreed' })).toMatchObject({ init: { status: 404 } })
	expect(await ask({ do: 'restore', subject: 'u7' })).toMatchObject({ init: { status: 404 } })
	expect(((await ask({ do: 'restore', subject: 'u1' })) as Response).status).toBe(302)
})

test(
	'a file that shares almost no words with what was sent is asked about before anything is spent',
	async () => {
		const member = await register(services)
		const { documentId, receipt } = await sentOut(member)
		const editor = await register(services)
		await letIn(services, member, documentId, editor, 'editor')
		const other = { name: 'other.docx', bytes: new Uint8Array(await asDocx(contractParagraphs('harsh-one-way-nda'))) }
		const kept = async () => [
			(await services.db.company.findUniqueOrThrow({ where: { id: member.companyId } })).credits,
			await services.db.documentVersion.count({ where: { documentId } }),
		]
		const before = await kept()
		const ask = async () => {
			const { location } = await (await call(takeInJson, member, { documentId }, uploadRequest('/', other, { sent: receipt }))).json()
			expect(location).toMatch(new RegExp(`^/review/${documentId}/rounds\\?held=`))
			return new URL(location, 'http://127.0.0.1:3000')
		}
		const say = (who: Member, held: string | null, is: string) =>
			call(takeIn, who, { documentId }, form({ held: held!, is })) as Promise<unknown>

		const url = await ask()
		const held = url.searchParams.get('held')
		const html = await shown(Rounds, { loaderData: await call(readRounds, member, { documentId }, new Request(url)) })
		for (const words of ['“other.docx” shares almost no text', '>It is the returned file<', '>It is another document<'])
			expect(html).toContain(words)
		expect(await shown(Rounds, { loaderData: await call(readRounds, editor, { documentId }, new Request(url)) })).not.toContain(
			'other.docx',
		)
		for (const who of [editor, await register(services)])
			for (const is of ['returned', 'another']) expect(await say(who, held, is)).toMatchObject({ init: { status: 404 } })
		expect(await kept()).toEqual(before)

		expect(((await say(member, held, 'another')) as Response).headers.get('Location')).toBe(`/review/${documentId}/rounds`)
		expect(await services.db.heldUpload.count({ where: { id: held! } })).toBe(0)
		expect(await kept()).toEqual(before)
		expect(await say(member, held, 'returned')).toMatchObject({ init: { status: 404 } })

		const again = (await ask()).searchParams.get('held')
		expect(((await say(member, again, 'returned')) as Response).headers.get('Location')).toBe(`/review/${documentId}/rounds/1`)
		expect(await kept()).toEqual([before[0]! - 1, 2])
		expect(await say(member, again, 'returned')).toMatchObject({ init: { status: 404 } })
	},
	patience,
)

test('a PDF in the place of the Word file gets a sentence; a round that has one offers its own report and no redlining', async () => {
	const member = await register(services)
	const { documentId, receipt } = await sentOut(member)
	const pdf = { name: 'back.pdf', bytes: await buildForm('Name', 'Ada') }
	expect(await call(takeIn, member, { documentId }, uploadRequest('/', pdf, { sent: receipt }))).toMatchObject({
		data: { field: 'file', message: expect.stringContaining('This is a PDF') },
		init: { status: 415 },
	})
	expect(await services.db.documentVersion.count({ where: { documentId } })).toBe(1)

	const intake = (await openRoundIntake(services, await opened(services, member, documentId, 'edit')))!
	for (const fileKey of ['uploads/one', 'uploads/two'])
		await addDocument(
			services,
			member,
			{ fileKey, fileName: 'back.pdf', mediaType: pdfMediaType, bytes: 1, sha256: '' },
			intake.choices,
			asRound(intake, intake.sentFiles[0]!),
		)
	const html = await shown(Round, {
		loaderData: await roundPage(services, await opened(services, member, documentId, 'read'), 1, engineHere),
	})
	expect(html).not.toContain('Redline the returned version')
	expect(html).toContain(`/document-vault/${documentId}/report?version_number=2`)
})
