import { connect } from 'node:net'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSession } from '#app/domain/identity/session.server.ts'
import { smallAgreement } from '#tests/fixtures/upload-request.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices({ AUTH_DEV_BYPASS: '1' })
const app = await wholeApp(services)
const browser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const ask = (path: string, init: RequestInit = {}) => fetch(new URL(path, app), { redirect: 'manual', ...init })

function send(head: string): Promise<string> {
	return new Promise((resolve, reject) => {
		let answer = ''
		const socket = connect(Number(app.port), '127.0.0.1', () => socket.write(head.replace(/\n/g, '\r\n')))
		socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
		socket.on('end', () => resolve(answer)).on('error', reject)
	})
}

const cookieOf = async (userId: string) => ({ Cookie: `token=${await startSession(services.db, userId, null)}` })

test('HTTP/1.0 without Host is the caller’s mistake; with one it is answered, and health checks need none', async () => {
	expect(await send('GET / HTTP/1.0\n\n')).toMatch(/^HTTP\/1\.1 400 .*"The request needs a Host header\."/s)
	expect(await send('GET /login HTTP/1.0\nHost: fineprint.example\n\n')).toMatch(/^HTTP\/1\.1 200 /)
	expect(await send('GET /healthz HTTP/1.0\n\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test.each([
	['/login', 'GET, HEAD, OPTIONS, POST'],
	['/document-vault', 'GET, HEAD, OPTIONS'],
	['/review/00000000-0000-4000-8000-000000000000/download', 'GET, HEAD, OPTIONS'],
	['/theme', 'GET, HEAD, OPTIONS, POST'],
	['/api/user', 'GET, HEAD, POST, PUT, OPTIONS'],
	['/api/document/upload', 'POST, OPTIONS'],
])('OPTIONS of %s runs nothing and says what it answers: %s', async (path, allow) => {
	const answer = await ask(path, { method: 'OPTIONS' })
	expect([answer.status, answer.headers.get('Allow'), await answer.text()]).toEqual([204, allow, ''])
})

test('a method that a page does not know is refused with those that it does', async () => {
	const put = await ask('/login', { method: 'PUT', body: 'x' })
	expect([put.status, put.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST'])
	const posted = await ask('/document-vault', { method: 'POST', body: new URLSearchParams(), headers: browser })
	expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
	expect(await posted.text()).toContain('Action not supported')
	const patched = await ask('/api/user', { method: 'PATCH', body: '{}' })
	expect([patched.status, patched.headers.get('Allow'), ((await patched.json()) as { code: string }).code]).toEqual([
		405,
		'GET, HEAD, POST, PUT, OPTIONS',
		'method_not_allowed',
	])
	expect((await ask('/api/document/upload')).headers.get('Allow')).toBe('POST, OPTIONS')
	expect(await send('TRACE /login HTTP/1.1\nHost: 127.0.0.1\nConnection: close\n\n')).toMatch(
		/^HTTP\/1\.1 405 .*\r\nAllow: GET, HEAD, OPTIONS, POST\r\n/s,
	)
})

test.each(['GET', 'POST', 'PUT', 'OPTIONS'])('%s of a page that is not there is 404', async (method) => {
	expect((await ask('/nothing/here', { method, headers: browser })).status).toBe(404)
})

test('a file that is not there is the 404 page in a browser, for its owner to read', async () => {
	const member = await register(services, { firstName: 'Grace' })
	const headers = { ...browser, ...(await cookieOf(member.id)) }
	for (const path of ['download', 'compare?from=1&to=2', 'text.docx']) {
		const answer = await ask(`/review/00000000-0000-4000-8000-000000000000/${path}`, { headers })
		const html = await answer.text()
		expect([answer.status, answer.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=utf-8'])
		expect(html).toContain('Page not found')
		expect(html).toContain('This document does not exist or you don’t have access to it.')
		expect(html).toContain('Grace')
	}
	const anonymous = await ask('/review/00000000-0000-4000-8000-000000000000/download', { headers: browser })
	expect([anonymous.status, await anonymous.text()]).toEqual([401, expect.stringContaining('/login?returnTo=%2Freview%2F')])
})

const uploaded = async (headers: Record<string, string>) => {
	const form = new FormData()
	form.set('file', new File([new Uint8Array(await smallAgreement())], 'nda.docx'))
	const sent = await ask('/api/document/upload', { method: 'POST', headers, body: form })
	return ((await sent.json()) as { document_id: string }).document_id
}

test('every answer says once that its type is to be believed, a downloaded file too', async () => {
	const headers = await cookieOf((await register(services)).id)
	for (const path of ['/', `/api/document/download/${await uploaded(headers)}`]) {
		const answer = await ask(path, { headers })
		expect([path, answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([path, 200, 'nosniff'])
	}
})

test('a version that is not there, or none that could be, is the same 404 in every call and page', async () => {
	const headers = await cookieOf((await register(services)).id)
	const id = await uploaded(headers)
	for (const path of [
		'download/ID',
		'withSuggestions/ID',
		'downloadWithSuggestions/ID',
		...['analysis.json', 'report.docx', 'suggestions', 'changes', 'content', 'preview'].map((call) => `ID/${call}`),
	])
		for (const version of ['9', '', 'newest']) {
			const answer = await ask(`/api/document/${path.replace('ID', id)}?version_number=${version}`, { headers })
			expect([path, version, answer.status, await answer.json()]).toEqual([
				path,
				version,
				404,
				{ error: 'This document has no such version.', code: 'no_such_version' },
			])
		}
	for (const path of [
		`/document-vault/${id}/report`,
		`/document-vault/${id}/report/text`,
		`/review/${id}`,
		`/review/${id}/download`,
		`/review/${id}/text.docx`,
	])
		for (const version of ['9', '']) {
			const answer = await ask(`${path}?version_number=${version}`, { headers: { ...browser, ...headers } })
			expect([path, version, answer.status]).toEqual([path, version, 404])
			expect(await answer.text()).toContain('This document has no such version.')
		}
	for (const query of ['from=9', 'to=9', 'from=']) {
		expect(await (await ask(`/api/document/${id}/compare?${query}`, { headers })).json()).toMatchObject({ code: 'no_such_version' })
		expect((await ask(`/review/${id}/compare?${query}`, { headers })).status).toBe(404)
	}
})

test('saved mail and the sign-in bypass are for this machine: not for what a proxy passes on, though it rewrites Host', async () => {
	const member = await register(services)
	await mkdir(join(services.env.dataDir, 'mail'), { recursive: true })
	await writeFile(join(services.env.dataDir, 'mail', '20260101T000000Z-1.eml'), 'Subject: Hello\n\nHello')
	const signIn = async (headers: Record<string, string>) => {
		const body = JSON.stringify({ email: member.email })
		const answer = await ask('/api/auth/magic-link', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
		return Object.keys((await answer.json()) as object)
	}

	expect((await ask('/dev/mail')).status).toBe(200)
	expect(await signIn({})).toEqual(['token', 'user'])
	const passedOn: [string, string][] = [
		['X-Forwarded-For', '192.0.2.7'],
		['Forwarded', 'for=192.0.2.7'],
		['Via', '1.1 proxy'],
		['X-Real-IP', '192.0.2.7'],
	]
	for (const [name, value] of passedOn) {
		const headers = { [name]: value }
		expect((await ask('/dev/mail', { headers })).status).toBe(404)
		expect((await ask('/dev/mail/20260101T000000Z-1.eml', { headers })).status).toBe(404)
		expect(await signIn(headers)).toEqual(['message'])
	}
})
