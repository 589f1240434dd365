import { beforeAll, expect, test } from 'vitest'
import type { Member } from '#app/domain/identity/member.ts'
import { smallAgreement, uploadRequest } from '#tests/fixtures/upload-request.ts'
import { requestContextOf, toastOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { action as resumeUpload, loader as readResumePage } from '#app/routes/dashboard/resume-upload.tsx'
import { uploadAction, type UploadProblem } from './upload-action.server.ts'
import { action as sendInJson } from '#app/routes/dashboard/uploads.ts'

const services = await testServices()
const accepted = { disclaimer: 'accepted' }
let agreement: Buffer

beforeAll(async () => {
	agreement = await smallAgreement()
})

const contextOf = (member: Member | null) =>
	requestContextOf(services, { visitor: member ? { kind: 'member', member, sessionId: 'none' } : { kind: 'anonymous' } })
const file = (bytes: Uint8Array = agreement, name = 'nda.docx') => ({ name, bytes })

function post(
	place: 'landing' | 'dashboard',
	member: Member | null,
	chosen: { name: string; bytes: Uint8Array } | null,
	fields: Record<string, string>,
) {
	return uploadAction(place)({ request: uploadRequest('/', chosen, fields), context: contextOf(member) })
}

async function problemOf(answer: Awaited<ReturnType<typeof post>>): Promise<UploadProblem & { status?: number }> {
	if (answer instanceof Response) throw new Error('The upload was taken')
	return { ...answer.data, status: answer.init?.status }
}

const cookieOf = (answer: Response) => answer.headers.getSetCookie().find((cookie) => cookie.startsWith('held_upload='))!

test('somebody whose session has expired is told to log in again', async () => {
	const context = requestContextOf(services, { visitor: { kind: 'expired' } })
	const answer = await uploadAction('dashboard')({ request: uploadRequest('/', file(), accepted), context })
	expect(await problemOf(answer)).toMatchObject({
		status: 401,
		refusal: { code: 'session_expired', message: 'Your session has expired. Please log in again.' },
	})
})

test('a signed-in upload goes to its report and says that it arrived', async () => {
	const member = await register(services)
	const answer = (await post('dashboard', member, file(), { ...accepted, party_role: 'Sending Party' })) as Response

	const { id } = await services.db.document.findFirstOrThrow({ where: { createdById: member.id } })
	expect([answer.status, answer.headers.get('Location')]).toEqual([302, `/document-vault/${id}/report`])
	expect(await toastOf(answer)).toEqual({ title: 'Document uploaded successfully' })
})

test('the dashboard takes 10 MB and not a byte more, the landing page goes on to its own check', async () => {
	const member = await register(services)
	const tenMegabytes = 10 * 1024 * 1024
	const upload = async (place: 'landing' | 'dashboard', bytes: number) =>
		(await problemOf(await post(place, member, file(new Uint8Array(bytes)), accepted))).refusal.code

	// Zeros are no contract: a file within the limit is judged by its content.
	expect(await upload('dashboard', tenMegabytes)).toBe('unsupported_type')
	expect(await upload('dashboard', tenMegabytes + 1)).toBe('too_large')
	expect(await upload('landing', tenMegabytes + 1)).toBe('unsupported_type')
})

test('a form that is sent back keeps what was chosen', async () => {
	const problem = await problemOf(await post('landing', await register(services), file(), { review_tone: 'Legal', document_type: 'SAFE' }))

	expect(problem).toMatchObject({
		status: 400,
		refusal: { message: 'Please accept the disclaimer to continue', field: 'disclaimer' },
		chosen: { review_tone: 'Legal', document_type: 'SAFE' },
	})
})

test('nobody uploads to the dashboard without being signed in', async () => {
	expect(await problemOf(await post('dashboard', null, file(), accepted))).toMatchObject({
		status: 401,
		refusal: { message: 'You must be logged in to upload documents' },
	})
})

test('with no checks left the upload is refused with 402 and the way on', async () => {
	const member = await register(services, { subscriptionCredits: 0 })
	const problem = await problemOf(await post('landing', member, file(), accepted))
	expect(problem).toMatchObject({ status: 402, refusal: { code: 'no_credits' } })
	expect(problem.refusal.message).toContain('plans')
})

test('a visitor’s upload is held, and becomes theirs after signing in, in the same browser', async () => {
	const held = (await post('landing', null, file(), { ...accepted, document_type: 'NDA' })) as Response
	const cookie = cookieOf(held)
	expect(held.headers.get('Location')).toBe('/login?returnTo=%2Fuploads%2Fresume')
	expect(cookie).toMatch(/HttpOnly/i)
	expect(cookie).toMatch(/SameSite=Lax/i)
	expect(cookie).toMatch(/Max-Age=3600/i)

	const [member, stranger] = [await register(services), await register(services)]
	const argumentsOf = (who: Member, headers: Record<string, string>, method: string) =>
		({
			request: new Request('http://127.0.0.1:3000/uploads/resume', { headers, method }),
			context: contextOf(who),
			params: {},
		}) as never
	const resume = async (who: Member, headers: Record<string, string>) => (await resumeUpload(argumentsOf(who, headers, 'POST'))) as Response
	const carried = { Cookie: cookie.split(';')[0]! }

	expect((await resume(stranger, {})).headers.get('Location')).toBe('/dashboard')
	expect(await readResumePage(argumentsOf(member, carried, 'GET'))).toBeNull()
	expect(await services.db.document.count({ where: { createdById: member.id } })).toBe(0)

	const claimed = await resume(member, carried)
	const document = await services.db.document.findFirstOrThrow({ where: { createdById: member.id } })
	expect(claimed.headers.get('Location')).toBe(`/document-vault/${document.id}/report`)
	expect(document.documentType).toBe('NDA')

	expect((await resume(stranger, carried)).headers.get('Location')).toBe('/dashboard')
	expect(await services.db.document.count({ where: { createdById: stranger.id } })).toBe(0)
})

test('who is not signed in, or no longer, is asked to sign in before the file is taken up', async () => {
	const answer = (await readResumePage({
		request: new Request('http://127.0.0.1:3000/uploads/resume'),
		context: contextOf(null),
		params: {},
	} as never)) as Response
	expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login?returnTo=%2Fuploads%2Fresume'])
})

test('a visitor’s file of the wrong kind is refused at once, and not held', async () => {
	const before = await services.db.heldUpload.count()
	const problem = await problemOf(await post('landing', null, file(Buffer.from('plain words'), 'nda.pdf'), accepted))

	expect(problem).toMatchObject({ status: 415, refusal: { message: 'Invalid file type — Please upload a PDF or DOCX file' } })
	expect(await services.db.heldUpload.count()).toBe(before)
})

test('the form that shows its progress gets the same answers in JSON', async () => {
	const member = await register(services)
	const send = async (fields: Record<string, string>) =>
		(await sendInJson({
			request: uploadRequest('/uploads?place=dashboard', file(), fields),
			context: contextOf(member),
			params: {},
		} as never)) as Response

	const refused = await send({})
	expect([refused.status, (await refused.json()).refusal.code]).toEqual([400, 'disclaimer'])
	const taken = await send(accepted)
	expect((await taken.json()).location).toMatch(/^\/document-vault\/[0-9a-f-]+\/report$/)
})
