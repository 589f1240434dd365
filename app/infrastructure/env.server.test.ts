import { expect, test } from 'vitest'
import { EnvironmentError, readEnv } from './env.server.ts'

const publicHost = { HOST: '0.0.0.0', SESSION_SECRET: 'x'.repeat(32), APP_URL: 'https://fineprint.example', SMTP_URL: 'smtp://mail.example' }

function complaint(source: Record<string, string>) {
	try {
		readEnv(source)
	} catch (error) {
		if (error instanceof EnvironmentError) return error.message
		throw error
	}
	return null
}

test('with nothing set the program serves loopback on port 3000 and keeps data beside itself', () => {
	expect(readEnv({})).toMatchObject({ port: 3000, host: '127.0.0.1', public: false, appUrl: 'http://127.0.0.1:3000', dataDir: './data', authDevBypass: false })
})

test('a public host without its secret, address and mail server is refused, each named', () => {
	const message = complaint({ HOST: '0.0.0.0' })
	for (const name of ['SESSION_SECRET', 'APP_URL', 'SMTP_URL']) expect(message).toContain(name)
})

test('the sign-in bypass is refused on a public host', () => {
	expect(complaint({ ...publicHost, AUTH_DEV_BYPASS: '1' })).toMatch(/AUTH_DEV_BYPASS/)
	expect(complaint(publicHost)).toBeNull()
	expect(readEnv({ AUTH_DEV_BYPASS: '1' }).authDevBypass).toBe(true)
})

test.each([
	['PORT', 'eighty'],
	['PORT', '70000'],
	['APP_URL', 'fineprint.example'],
	['DATABASE_URL', 'mysql://x'],
	['SMTP_URL', 'http://mail'],
	['SESSION_SECRET', 'short'],
	['AUTH_DEV_BYPASS', 'yes'],
	['LOG_LEVEL', 'loud'],
])('a wrong %s stops the program with its name and what it expects', (name, value) => {
	expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} expects`))
})

test('a variable set to nothing counts as unset', () => {
	expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})
