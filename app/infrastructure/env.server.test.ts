import { expect, test } from 'vitest'
import { EnvironmentError, readEnv, readModelSettings } from './env.server.ts'

const publicHost = {
	HOST: '0.0.0.0',
	SESSION_SECRET: 'x'.repeat(32),
	APP_URL: 'https://fineprint.example',
	SMTP_URL: 'smtp://mail.example',
}

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
	expect(readEnv({})).toMatchObject({
		port: 3000,
		host: '127.0.0.1',
		public: false,
		appUrl: 'http://127.0.0.1:3000',
		dataDir: './data',
		authDevBypass: false,
	})
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

test('a sign-in provider needs both its id and its secret', () => {
	expect(complaint({ GOOGLE_CLIENT_ID: 'id' })).toBe('GOOGLE_CLIENT_SECRET must be set when GOOGLE_CLIENT_ID is')
	expect(complaint({ MICROSOFT_CLIENT_SECRET: 'secret' })).toBe('MICROSOFT_CLIENT_ID must be set when MICROSOFT_CLIENT_SECRET is')
	expect(readEnv({ LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' }).social).toEqual({
		linkedin: { clientId: 'id', clientSecret: 'secret', issuer: 'https://www.linkedin.com/oauth' },
	})
})

test('half of Stripe’s keys is refused, each that is missing named; all of them, or none, are not', () => {
	const keys = {
		STRIPE_SECRET_KEY: 'sk_test',
		STRIPE_WEBHOOK_SECRET: 'whsec_test',
		STRIPE_PRICE_BUILDER: 'price_b',
		STRIPE_PRICE_STARTUP: 'price_s',
		STRIPE_PRICE_SCALE: 'price_c',
	}
	for (const missing of Object.keys(keys).slice(1)) {
		const { [missing as keyof typeof keys]: _, ...rest } = keys
		expect(complaint(rest), missing).toBe(`${missing} must be set when STRIPE_SECRET_KEY is`)
	}
	expect(complaint({ STRIPE_WEBHOOK_SECRET: 'whsec_test' })?.split('\n')).toEqual(
		['SECRET_KEY', 'PRICE_BUILDER', 'PRICE_STARTUP', 'PRICE_SCALE'].map(
			(name) => `STRIPE_${name} must be set when STRIPE_WEBHOOK_SECRET is`,
		),
	)
	expect(complaint({ STRIPE_API_URL: 'https://stripe.example' })).toContain('STRIPE_SECRET_KEY must be set when STRIPE_API_URL is')
	expect(complaint({ ...keys, STRIPE_API_URL: 'http://stripe.example' })).toContain('STRIPE_API_URL')
	expect(readEnv(keys).stripe).toMatchObject({ webhookSecret: 'whsec_test', apiUrl: 'https://api.stripe.com' })
	expect(readEnv({}).stripe).toBeNull()
})

test('an issuer is reached by https; by http on this machine only', () => {
	for (const issuer of ['http://id.example', 'http://127.0.0.1.example', 'https://ada:pw@id.example', 'ftp://localhost'])
		expect(complaint({ GOOGLE_ISSUER: issuer }), issuer).toContain('GOOGLE_ISSUER')
	for (const issuer of ['https://id.example/tenant', 'http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])
		expect(complaint({ GOOGLE_ISSUER: issuer }), issuer).toBeNull()
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
	['OPENAI_API_KEY', 'two words'],
	['OPENAI_BASE_URL', 'ftp://models.example'],
	['OPENAI_BASE_URL', 'https://me:secret@models.example/v1'],
	['OPENAI_MODEL', 'a model'],
	['COMPANY_NAME', 'Two\nlines'],
	['CONTACT_EMAIL', 'somebody'],
	['CONTACT_PHONE', 'call us'],
	['BOOKING_URL', 'javascript:alert(1)'],
	['INBOUND_MAIL_DOMAIN', 'https://in.example.com'],
	['INBOUND_SMTP_PORT', 'mail'],
	['INBOUND_WEBHOOK_SECRET', 'short'],
])('a wrong %s stops the program with its name and what it expects', (name, value) => {
	expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} expects`))
})

test('a variable set to nothing counts as unset', () => {
	expect(readEnv({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, smtpUrl: undefined })
})

test('without a key there is no language model, whatever else is set', () => {
	expect(readEnv({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'mistral' }).model).toBeNull()
	expect(readEnv({ OPENAI_API_KEY: '' }).model).toBeNull()
})

test('with a key alone the words go to OpenAI; any other server and model can be named', () => {
	expect(readEnv({ OPENAI_API_KEY: 'k' }).model).toEqual({ apiKey: 'k', baseUrl: 'https://api.openai.com/v1', name: 'gpt-4.1' })
	expect(readModelSettings({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1/', OPENAI_MODEL: 'mistral' })).toEqual({
		apiKey: 'k',
		baseUrl: 'http://127.0.0.1:11434/v1',
		name: 'mistral',
	})
})

test('a tool that only asks the model is not stopped by a wrong port, but by a wrong server', () => {
	expect(readModelSettings({ PORT: 'eighty' })).toBeNull()
	expect(() => readModelSettings({ OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'models' })).toThrow(/^OPENAI_BASE_URL expects/)
})

test('mails arrive only where a domain for them is set, by SMTP, by a provider, or both', () => {
	expect(readEnv({}).inboundMail).toBeNull()
	expect(readEnv({ INBOUND_MAIL_DOMAIN: 'in.example.com' }).inboundMail).toBeNull()
	expect(complaint({ INBOUND_SMTP_PORT: '2525' })).toBe('INBOUND_MAIL_DOMAIN must be set when INBOUND_SMTP_PORT is')
	expect(complaint({ INBOUND_MAIL_DOMAIN: 'in.example.com', INBOUND_SMTP_PORT: '25', INBOUND_SMTP_CERT: 'a.pem' })).toContain('together')
	expect(readEnv({ INBOUND_MAIL_DOMAIN: 'In.Example.com', INBOUND_SMTP_PORT: '2525' }).inboundMail).toEqual({
		domain: 'in.example.com',
		smtp: { port: 2525, tls: null },
		webhookSecret: null,
	})
})
