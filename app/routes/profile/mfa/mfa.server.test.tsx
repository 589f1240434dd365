import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { passkeyQuestions } from '#app/domain/identity/mfa/mfa-limits.ts'
import { codeAt, signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { clientAction } from './mfa.tsx'
import { MfaCard } from './mfa-card.tsx'

// Passkeys need a host name.
const services = await testServices({ APP_URL: 'http://localhost:3000' })
const app = await wholeApp(services)

async function browser(userType: 'user' | 'admin' = 'user') {
	const member = await register(services, { userType })
	const { token, sessionId } = await signedIn(services, member)
	const visit = async (path: string, form?: Record<string, string>) => {
		const answer = await fetch(new URL(path, app), {
			method: form ? 'POST' : 'GET',
			headers: { Accept: 'text/html', Cookie: `token=${token}` },
			body: form && new URLSearchParams(form),
			redirect: 'manual',
		})
		return { status: answer.status, html: await answer.text(), headers: answer.headers }
	}
	/** What the page's script sends about passkeys. */
	const send = async (path: string, body: object) => {
		const headers = { 'Content-Type': 'application/json', Cookie: `token=${token}` }
		const answer = await fetch(new URL(path, app), { method: 'POST', headers, body: JSON.stringify(body) })
		return { status: answer.status, json: (await answer.json()) as unknown, retryAfter: answer.headers.get('Retry-After') }
	}
	return { member, sessionId, visit, send }
}

test('without scripts: set up, see the backup codes once, make new ones, turn it off', async () => {
	const { visit } = await browser('admin')
	expect((await visit('/settings')).html).toContain('Mandatory for administrators')
	const page = '/settings/mfa?returnTo=%2Fadmin'
	const begun = await visit(page, { do: 'setup' })
	expect(begun.html).toContain('src="data:image/png;base64,')
	const key = /<code[^>]*>((?:[A-Z2-7]{4} ?){8})<\/code>/.exec(begun.html)![1]!.replaceAll(' ', '')
	// The setup is still there after a reload, and no cache keeps it.
	const reloaded = await visit(page)
	expect(reloaded.html.replaceAll(' ', '')).toContain(key)
	expect(reloaded.headers.get('Cache-Control')).toBe('no-store')

	expect(await visit(page, { do: 'enable', code: '12' })).toMatchObject({
		status: 400,
		html: expect.stringContaining('Please enter a 6-digit verification code'),
	})
	const code = codeAt(key, Date.now())
	const wrong = await visit(page, { do: 'enable', code: String((Number(code) + 1) % 1_000_000).padStart(6, '0') })
	expect(wrong.html).toContain('Invalid code. Please enter the current 6-digit code from your authenticator app.')
	const enabled = await visit(page, { do: 'enable', code })
	const codes = [...enabled.html.matchAll(/<code[^>]*>([A-Z2-9]{8})<\/code>/g)].map(([, found]) => found!)
	expect(codes).toHaveLength(10)
	expect(enabled.html).toContain('download="fineprint-backup-codes.txt"')
	expect(enabled.html).toMatch(/href="\/admin"[^>]*>I saved them, continue/)
	expect((await visit(page)).html).not.toContain(codes[0])

	const made = await visit('/settings/mfa', { do: 'regenerate', code: codes[0]! })
	const [fresh] = [...made.html.matchAll(/<code[^>]*>([A-Z2-9]{8})<\/code>/g)].map(([, found]) => found!)
	expect((await visit('/settings/mfa', { do: 'disable', code: codes[1]! })).html).toContain('Invalid code.')
	for (const form of [{ do: 'disable' }, { do: 'regenerate' }])
		expect(await visit('/settings/mfa', { ...form, code: 'ABC' })).toMatchObject({
			status: 400,
			html: expect.stringContaining('Please enter a valid backup code'),
		})
	expect(await visit('/mfa/verify', { mfa_code: 'ABC' })).toMatchObject({
		status: 400,
		html: expect.stringContaining('Please enter a valid backup code'),
	})
	expect((await visit('/settings/security')).html).toContain('Manage MFA')
	const off = await visit('/settings/mfa', { do: 'disable', code: fresh! })
	expect(off.html).toContain('MFA is off')
	expect((await visit('/settings/security')).html).toContain('Set up MFA')
	expect(off.html).toContain('The admin area stays closed until you set up MFA.')
	expect((await visit('/admin')).html).toContain('/settings/mfa?returnTo=%2Fadmin')
})

test('below three backup codes the pages tell to make new ones', async () => {
	const { member, sessionId, visit } = await browser()
	await withMfa(services, member, sessionId)
	expect((await visit('/settings')).html).not.toContain('backup codes are left')
	const codes = await services.db.backupCode.findMany({ where: { userId: member.id }, take: 8, select: { id: true } })
	await services.db.backupCode.updateMany({ where: { id: { in: codes.map(({ id }) => id) } }, data: { usedAt: new Date() } })
	expect((await visit('/settings')).html).toContain('Create new ones.')
	expect((await visit('/settings/mfa')).html).toContain('Few backup codes left')
})

test('options of a new passkey are handed out with a code, removing one takes a code too', async () => {
	const { member, sessionId, visit, send } = await browser()
	const { backupCodes } = await withMfa(services, member, sessionId)
	const route = '/settings/mfa/passkeys'
	expect(await send(route, { do: 'options' })).toMatchObject({ status: 403, json: { code: 'mfa_required' } })
	expect(await send(route, { do: 'options', code: 'AAAAAAAA' })).toMatchObject({ status: 403, json: { code: 'invalid_code' } })
	expect(await services.db.passkeyChallenge.count({ where: { userId: member.id } })).toBe(0)
	expect(await send(route, { do: 'options', code: backupCodes[0]! })).toMatchObject({
		status: 200,
		json: { options: { challenge: expect.any(String) } },
	})

	await services.db.passkey.create({ data: { id: `of-${member.id}`, userId: member.id, name: 'Laptop', publicKey: new Uint8Array(1) } })
	const remove = { do: 'remove-passkey', passkey: `of-${member.id}` }
	expect(await visit('/settings/mfa', remove)).toMatchObject({ status: 400, html: expect.stringContaining('Please enter a 6-digit code') })
	expect(await services.db.passkey.count({ where: { userId: member.id } })).toBe(1)
	expect((await visit('/settings/mfa', { ...remove, code: backupCodes[1]! })).status).toBe(302)
	expect(await services.db.passkey.count({ where: { userId: member.id } })).toBe(0)
})

test('one caller gets a limited number of questions to a person’s passkeys', async () => {
	const { member, sessionId, send } = await browser()
	await withMfa(services, member, sessionId)
	await services.db.passkey.create({ data: { id: `of-${member.id}`, userId: member.id, name: 'Laptop', publicKey: new Uint8Array(1) } })
	const ask = () => send('/mfa/passkey', { do: 'options' })
	expect((await ask()).status).toBe(200)
	const asked = await Promise.all(Array.from({ length: passkeyQuestions.points - 1 }, ask))
	expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]))
	expect(await ask()).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^\d+$/) })
	expect((await send('/settings/mfa/passkeys', { do: 'options' })).status).toBe(429)
	expect(await services.db.passkeyChallenge.count({ where: { userId: member.id } })).toBe(passkeyQuestions.points)
})

test('when the network or the server fails, the form stays with what failed; what the server refused is not called that', async () => {
	const failed = async (asked: string, error: unknown) => {
		const request = new Request('http://localhost:3000/settings/mfa', { method: 'POST', body: new URLSearchParams({ do: asked }) })
		const answer = await clientAction({ request, serverAction: () => Promise.reject(error) } as never)
		return (answer as { data: { error?: string } }).data.error
	}
	expect(await failed('setup', new TypeError('Failed to fetch'))).toBe('Failed to setup MFA. Please try again.')
	expect(await failed('enable', new TypeError('Failed to fetch'))).toBe('Failed to enable MFA. Please try again.')
	expect(await failed('regenerate', new TypeError('Failed to fetch'))).toBe('Failed to verify code. Please try again.')
	expect(await failed('disable', { status: 500, statusText: '', data: null, internal: false })).toBe(
		'Failed to verify code. Please try again.',
	)
	const refused = { status: 403, statusText: '', data: null, internal: false }
	await expect(failed('disable', refused)).rejects.toBe(refused)
	expect(renderToStaticMarkup(<MfaCard status={null} />)).toContain('Failed to load MFA status. Please refresh the page.')
})
