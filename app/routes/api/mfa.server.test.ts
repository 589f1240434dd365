import { expect, test } from 'vitest'
import { codeAt, signedIn, withMfa } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()
const app = await wholeApp(services)

async function person() {
	const member = await register(services)
	const { token, sessionId } = await signedIn(services, member)
	const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
		const answer = await fetch(new URL(`/api/mfa/${path}`, app), {
			method,
			headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
			body: body && JSON.stringify(body),
		})
		return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
	}
	return { member, sessionId, call }
}

test('setup, enable, status, new backup codes and disable', async () => {
	const { call } = await person()
	expect((await call('GET', 'status')).body).toEqual({
		enabled: false,
		isAdminUser: false,
		enabledAt: null,
		lastUsed: null,
		backupCodesRemaining: 0,
	})
	const setup = await call('POST', 'setup', undefined, { 'Idempotency-Key': 'setup-1' })
	expect(setup.body).toEqual({
		qrCode: expect.stringMatching(/^data:image\/png;base64,/),
		manualEntryKey: setup.body.secret,
		secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
	})
	const secret = setup.body.secret as string
	expect(await call('POST', 'enable', { secret, token: '12345' })).toMatchObject({
		status: 400,
		body: { error: 'Token must be exactly 6 digits' },
	})
	const right = codeAt(secret, Date.now())
	const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
	expect(await call('POST', 'enable', { secret, token: wrong })).toMatchObject({
		status: 400,
		body: { error: 'Invalid verification token' },
	})
	const enabled = await call('POST', 'enable', { secret, token: right }, { 'Idempotency-Key': 'enable-1' })
	expect(enabled).toMatchObject({ status: 200, body: { enabled: true } })
	// Answers with secrets are not kept, whatever the caller asks for.
	expect(await services.db.idempotencyKey.count()).toBe(0)
	const codes = enabled.body.backupCodes as string[]

	expect(await call('POST', 'setup')).toMatchObject({ status: 409, body: { code: 'mfa_enabled' } })
	expect(await call('POST', 'verify', { token: right })).toEqual({ status: 200, body: { valid: false } })
	expect(await call('POST', 'verify', { token: codes[0] })).toEqual({ status: 200, body: { valid: true } })
	expect((await call('GET', 'status')).body).toMatchObject({ enabled: true, enabledAt: expect.any(String), backupCodesRemaining: 9 })
	const made = await call('POST', 'regenerate-backup-codes', { token: codes[1] })
	expect(made.body.backupCodes).toHaveLength(10)
	expect(await call('POST', 'disable', { token: codes[2] })).toMatchObject({ status: 400, body: { error: 'Invalid verification token' } })
	expect(await call('POST', 'disable', { token: (made.body.backupCodes as string[])[0] })).toEqual({
		status: 200,
		body: { enabled: false },
	})
	expect(await call('POST', 'disable', { token: '123456' })).toMatchObject({ status: 409, body: { code: 'mfa_not_enabled' } })
})

test('outside the dev mode the bypass flag turns nothing off', async () => {
	const { member, sessionId, call } = await person()
	await withMfa(services, member, sessionId)
	expect(await call('POST', 'disable', { bypass: true })).toMatchObject({ status: 403, body: { code: 'no_bypass' } })
	expect((await call('GET', 'status')).body).toMatchObject({ enabled: true })
})

test('after ten wrong codes the answer is 429 with the wait, for the right one too', async () => {
	const { member, sessionId, call } = await person()
	const { backupCodes } = await withMfa(services, member, sessionId)
	for (let attempt = 0; attempt < 10; attempt += 1) expect((await call('POST', 'verify', { token: 'AAAAAAAA' })).status).toBe(200)
	expect(await call('POST', 'verify', { token: backupCodes[0] })).toMatchObject({
		status: 429,
		body: { error: 'Too many MFA requests. Please wait a few minutes before trying again.', code: 'too_many_requests' },
	})
})
