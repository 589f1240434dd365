import { expect, test } from 'vitest'
import { apiError } from './api-answer.ts'
import { RouterContextProvider } from 'react-router'
import { apiFaults, failedContext } from './api-faults.server.ts'

const through = async (path: string, answer: Response, context = new RouterContextProvider()) =>
	(await apiFaults({ request: new Request(`http://127.0.0.1:3000${path}`), context } as never, async () => answer)) as Response

test('a fault of ours has the shape of every other error of the API', async () => {
	const answer = await through('/api/document/upload', new Response('Unexpected Server Error', { status: 500 }))
	expect([answer.status, await answer.json()]).toEqual([500, { error: expect.any(String), code: 'unexpected' }])
})

test('a call with words of its own for that says them', async () => {
	const context = new RouterContextProvider()
	context.set(failedContext, 'Failed to delete document')
	const answer = await through('/api/document/x', new Response('Unexpected Server Error', { status: 500 }), context)
	expect(await answer.json()).toEqual({ error: 'Failed to delete document', code: 'unexpected' })
})

test.each([
	['a page', '/dashboard', () => new Response('Something is wrong', { status: 500 })],
	[
		'an error that was meant',
		'/api/document/x/report.docx',
		() => apiError(500, 'report_failed', 'Failed to generate DOCX file for download.'),
	],
	['an answer', '/api/user', () => Response.json({})],
])('%s stays as it is', async (_, path, made) => {
	const answer = made()
	expect(await through(path, answer)).toBe(answer)
})
