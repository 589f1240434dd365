import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { smallAgreement } from '#tests/fixtures/upload-request.ts'
import { requestContextOf } from '#tests/request-context.ts'
import { register, testServices, type TestServices } from '#tests/world.ts'
import { openLanguageModel, usualPatience } from '#app/infrastructure/language-model/open-language-model.server.ts'
import { loader as landing } from '#app/routes/public/landing.tsx'
import { ModelChoice } from './model-choice.tsx'
import { loader as overview } from '#app/routes/dashboard/overview.tsx'
import { action as resumeUpload } from '#app/routes/dashboard/resume-upload.tsx'
import { uploadAction } from './upload-action.server.ts'

const services = await testServices()
/** The model is never called here: uploads only keep the choice. */
const withModel: TestServices = {
	...services,
	model: openLanguageModel({ apiKey: 'k', baseUrl: 'https://models.example/v1', name: 'mistral' }, usualPatience),
}
let agreement: Buffer
beforeAll(async () => {
	agreement = await smallAgreement()
})

const contextOf = (member: Member | null, who: TestServices) =>
	requestContextOf(who, { visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' } })

async function upload(member: Member | null, fields: [string, string][], who = withModel): Promise<Response> {
	const form = new FormData()
	for (const [name, value] of [['disclaimer', 'accepted'], ...fields] as [string, string][]) form.append(name, value)
	form.append('file', new File([new Uint8Array(agreement)], 'nda.docx'))
	return (await uploadAction(member ? 'dashboard' : 'landing')({
		request: new Request('http://127.0.0.1:3000/', { method: 'POST', body: form }),
		context: contextOf(member, who),
	})) as Response
}

const kept = (member: Member) =>
	services.db.review.findFirstOrThrow({
		where: { version: { document: { createdById: member.id } } },
		select: { askModel: true, maskNames: true, version: { select: { askModel: true, maskNames: true } } },
	})

test.each([
	[
		'both boxes as they come',
		[
			['ask_model', 'no'],
			['ask_model', 'yes'],
			['mask_names', 'no'],
		],
		{ askModel: true, maskNames: false },
	],
	[
		'masking ticked',
		[
			['ask_model', 'no'],
			['ask_model', 'yes'],
			['mask_names', 'no'],
			['mask_names', 'yes'],
		],
		{ askModel: true, maskNames: true },
	],
	['a form from before there was a model', [], { askModel: false, maskNames: false }],
	[
		'the model unticked',
		[
			['ask_model', 'no'],
			['mask_names', 'no'],
		],
		{ askModel: false, maskNames: false },
	],
] as [string, [string, string][], { askModel: boolean; maskNames: boolean }][])(
	'%s: that is what counts for the version and its review',
	async (_name, fields, expected) => {
		const member = await register(services)
		await upload(member, fields)
		expect(await kept(member)).toEqual({ ...expected, version: expected })
	},
)

test('where no model is offered nobody agrees to one, whatever is sent', async () => {
	const member = await register(services)
	await upload(member, [['ask_model', 'yes']], services)
	expect(await kept(member)).toMatchObject({ askModel: false, version: { askModel: false } })
})

test('a visitor’s choice is kept until they have signed in', async () => {
	const held = await upload(null, [
		['ask_model', 'no'],
		['mask_names', 'no'],
		['mask_names', 'yes'],
	])
	const cookie = held.headers
		.getSetCookie()
		.find((each) => each.startsWith('held_upload='))!
		.split(';')[0]!
	const member = await register(services)
	await resumeUpload({
		request: new Request('http://127.0.0.1:3000/uploads/resume', { method: 'POST', headers: { Cookie: cookie } }),
		context: contextOf(member, withModel),
		params: {},
	} as never)
	expect(await kept(member)).toMatchObject({ askModel: false, maskNames: true })
})

test('every page with an upload form is told which model and server get the words, or that none does', async () => {
	const member = await register(services)
	for (const loader of [landing, overview] as ((args: never) => Promise<{ model: unknown }>)[]) {
		const load = async (who: TestServices) =>
			(await loader({ request: new Request('http://127.0.0.1:3000/'), context: contextOf(member, who), params: {} } as never)).model
		expect(await load(withModel)).toEqual({ name: 'mistral', server: 'models.example', local: false })
		expect(await load(services)).toBeNull()
	}
})

test('the form names model and server, asks by default and masks on request, and works without scripts', () => {
	const html = renderToStaticMarkup(<ModelChoice model={{ name: 'mistral', server: 'models.example', local: false }} chosen={{}} />)
	expect(html).toContain('Let mistral read it too')
	expect(html).toContain('is sent to models.example')
	const box = (name: string) =>
		new RegExp(`(?<=<input type="hidden" name="${name}" value="no"/>.*)<input[^>]*type="checkbox"[^>]*name="${name}"[^>]*>`).exec(html)?.[0]
	expect(box('ask_model')).toContain('checked')
	expect(box('mask_names')).not.toContain('checked')
})

test('a model on this machine is offered, unticked, with the promise that nothing leaves', () => {
	const html = renderToStaticMarkup(<ModelChoice model={{ name: 'llama3', server: 'http://127.0.0.1:11434', local: true }} chosen={{}} />)
	expect(html).toContain('A model on this machine can read it too. Nothing leaves this machine.')
	expect(/<input[^>]*type="checkbox"[^>]*name="ask_model"[^>]*>/.exec(html)?.[0]).not.toContain('checked')
})
