import { expect, test } from 'vitest'
import { makeExport } from '#app/domain/exports/account/make-export.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { loader as page } from './profile/security/download-export.ts'
import { action as startOnPage } from './profile/security/export.ts'
import { readZip } from '#tests/fixtures/read-zip.ts'
import { answerOf, requestContextOf, toastOf } from '#tests/request-context.ts'
import { register, testServices } from '#tests/world.ts'
import { loader as exports } from './api/user/export.ts'
import { loader as download } from './api/user/export-download.ts'

const services = await testServices()

async function call(route: (args: never) => unknown, member: Member | null, method = 'GET', exportId?: string): Promise<Response> {
	const request = new Request('http://127.0.0.1:3000/api/user/export', { method })
	const visitor = member ? ({ kind: 'member', member, sessionId: 'none' } as const) : ({ kind: 'anonymous' } as const)
	const context = requestContextOf(services, { request, visitor })
	return answerOf(() => route({ request, context, params: { exportId } } as never))
}

test('an export is started, followed and downloaded with the API, by its person alone', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	expect(await (await call(exports, member)).json()).toEqual({ export: null })

	const started = await call(exports, member, 'POST')
	expect(started.status).toBe(202)
	const { export: queued } = (await started.json()) as { export: { export_id: string } }
	expect(queued).toMatchObject({ state: 'queued', bytes: null, download_url: null })
	expect((await call(download, member, 'GET', queued.export_id)).status).toBe(404)

	await makeExport(services, queued.export_id, { signal: new AbortController().signal, lastTry: false })
	const { export: ready } = (await (await call(exports, member)).json()) as { export: { download_url: string; bytes: number } }
	expect(ready).toMatchObject({ state: 'ready', download_url: `/api/user/export/${queued.export_id}/download` })

	for (const route of [download, page]) {
		const answer = await call(route, member, 'GET', queued.export_id)
		expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="fineprint-data-\d{4}-\d\d-\d\d\.zip"/)
		const bytes = new Uint8Array(await answer.arrayBuffer())
		expect(String(bytes.length)).toBe(answer.headers.get('Content-Length'))
		expect([...(await readZip(bytes)).keys()]).toContain('manifest.csv')
	}
	expect((await call(download, stranger, 'GET', queued.export_id)).status).toBe(404)
	expect((await call(download, null, 'GET', queued.export_id)).status).toBe(401)
	await expect(call(page, stranger, 'GET', queued.export_id)).rejects.toMatchObject({ init: { status: 404 } })

	await services.db.accountExport.updateMany({ data: { expiresAt: new Date() } })
	expect((await call(download, member, 'GET', queued.export_id)).status).toBe(410)
	await expect(call(page, member, 'GET', queued.export_id)).rejects.toMatchObject({ init: { status: 410 } })
})

test('the button starts an export and leads back; the fourth of a day is refused with a sentence', async () => {
	const member = await register(services)
	const pressed = await call(startOnPage, member, 'POST')
	expect(pressed.headers.get('Location')).toBe('/settings/security')
	expect(await toastOf(pressed)).toMatchObject({ title: 'Your export is being made' })

	for (let number = 0; number < 3; number++) {
		await services.db.accountExport.updateMany({ where: { userId: member.id }, data: { state: 'failed' } })
		await call(startOnPage, member, 'POST')
	}
	expect(await toastOf(await call(startOnPage, member, 'POST'))).toMatchObject({ variant: 'destructive' })
	const refused = await call(exports, member, 'POST')
	expect(refused.status).toBe(429)
	expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
})
