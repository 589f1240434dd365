import { afterAll, beforeEach, expect, test } from 'vitest'
import { randomUUID } from 'node:crypto'
import { startSession } from '#app/domain/identity/session.server.ts'
import { socialLinkToken } from '#app/http/session/social/social-link-token.server.ts'
import type { SocialProvider } from '#app/domain/identity/social/provider.ts'
import { createAccount } from '#app/domain/identity/create-account.server.ts'
import { oidcClient, startFakeProvider, startOidcProvider } from '#tests/oidc-server.ts'
import { register, testServices } from '#tests/world.ts'
import { wholeApp } from '#tests/whole-app.ts'

const provider = await startOidcProvider(['http://127.0.0.1:3000/auth/google/callback'])
const fake = await startFakeProvider()
const pair = (name: string) => ({ [`${name}_CLIENT_ID`]: oidcClient.id, [`${name}_CLIENT_SECRET`]: oidcClient.secret })
const services = await testServices({
	...pair('GOOGLE'),
	GOOGLE_ISSUER: provider.issuer,
	...pair('LINKEDIN'),
	LINKEDIN_ISSUER: fake.issuer,
})
const app = await wholeApp(services)
afterAll(() => Promise.all([provider.close(), fake.close()]))

const person = (more: object = {}) => ({
	sub: randomUUID(),
	email: `grace.${randomUUID()}@provider.example`,
	email_verified: true,
	given_name: 'Grace',
	family_name: 'Hopper',
	...more,
})

beforeEach(() => {
	provider.person = person()
	Object.assign(fake, { claims: (usual: object) => usual, forged: false, algorithm: 'RS256', status: 200, keys: {} })
})

/** A browser: keeps cookies by name, follows nothing by itself. */
class Browser {
	readonly jar = new Map<string, string>()

	async get(url: string | URL): Promise<Response> {
		const answer = await fetch(url, { redirect: 'manual', headers: { Cookie: this.cookies(), 'User-Agent': 'A browser' } })
		for (const cookie of answer.headers.getSetCookie()) {
			const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
			if (value === '' || /max-age=0/i.test(cookie)) this.jar.delete(name!)
			else this.jar.set(name!, value!)
		}
		// Read to its end: the server waits for open answers when it closes.
		return new Response(await answer.arrayBuffer(), answer)
	}

	cookies(): string {
		return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ')
	}

	/** Opens a page of the product by its path, or by what the provider redirects to. */
	open(path: string): Promise<Response> {
		const { pathname, search } = new URL(path, 'http://127.0.0.1:3000')
		return this.get(new URL(`${pathname}${search}`, app))
	}

	/** Goes through the provider. @returns where it sends the browser back to */
	async throughProvider(start: Response): Promise<string> {
		let location = start.headers.get('Location')!
		const atProvider = new Browser()
		while (!location.startsWith('http://127.0.0.1:3000/')) {
			const answer = await atProvider.get(location)
			expect(answer.status).toBeGreaterThanOrEqual(302)
			expect(answer.status).toBeLessThan(304)
			location = new URL(answer.headers.get('Location')!, location).href
		}
		return location
	}

	async signIn(path = '/auth/google'): Promise<Response> {
		return this.open(await this.throughProvider(await this.open(path)))
	}

	get signedIn(): boolean {
		return this.jar.has('token')
	}
}

/** Begins at the fake provider. @returns where it would send the browser back to */
async function fakeAnswer(browser: Browser, more: Record<string, string> = {}, drop: string[] = []): Promise<string> {
	const start = new URL((await browser.open('/auth/linkedin')).headers.get('Location')!)
	fake.nonce = start.searchParams.get('nonce')!
	const query = new URLSearchParams({ state: start.searchParams.get('state')!, code: 'any', ...more })
	for (const name of drop) query.delete(name)
	return `/auth/linkedin/callback?${query.toString()}`
}

/** A fake provider of its own in the place of one of the product's. */
async function withFake(at: SocialProvider, run: (another: Awaited<ReturnType<typeof startFakeProvider>>) => Promise<void>): Promise<void> {
	const another = await startFakeProvider()
	const before = services.env.social[at]
	Object.assign(services.env.social, { [at]: { clientId: oidcClient.id, clientSecret: oidcClient.secret, issuer: another.issuer } })
	try {
		await run(another)
	} finally {
		Object.assign(services.env.social, { [at]: before })
		await another.close()
	}
}

/** Somebody in a browser, and the address at which they link an account of a provider. */
async function signedIn() {
	const member = await register(services)
	const browser = new Browser()
	browser.jar.set('token', await startSession(services.db, member.id, null))
	const { id } = await services.db.session.findFirstOrThrow({ where: { userId: member.id } })
	return { browser, member, link: (provider: SocialProvider) => `/auth/${provider}?link=${socialLinkToken(services, id)}` }
}

const words = async (answer: Response) => (await answer.text()).replace(/<!-- -->/g, '')

test('a new person arrives with an account, names and a company of their own, back at the page they came from', async () => {
	const browser = new Browser()
	const start = await browser.open('/auth/google?returnTo=/document-vault')
	const asked = new URL(start.headers.get('Location')!).searchParams
	expect(asked.get('code_challenge_method')).toBe('S256')
	expect(asked.get('nonce')).toMatch(/^[\w-]{43}$/)
	const [cookie] = start.headers.getSetCookie()
	expect(cookie).toMatch(/HttpOnly/)
	expect(cookie).toMatch(/SameSite=Lax/)
	expect(cookie).not.toContain(asked.get('nonce'))

	const back = await browser.open(await browser.throughProvider(start))
	expect([back.status, back.headers.get('Location')]).toEqual([302, '/document-vault'])
	expect(browser.signedIn).toBe(true)
	const user = await services.db.user.findUniqueOrThrow({ where: { email: provider.person.email }, include: { memberships: true } })
	expect(user).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', verifiedAt: expect.any(Date), memberships: [{ role: 'owner' }] })
})

test('the second time the same account opens, even after the address changed at the provider', async () => {
	await new Browser().signIn()
	const { email } = provider.person
	provider.person = { ...provider.person, email: `other.${randomUUID()}@provider.example`, email_verified: false }
	const browser = new Browser()
	expect((await browser.signIn()).status).toBe(302)
	expect(browser.signedIn).toBe(true)
	const { id } = await services.db.user.findUniqueOrThrow({ where: { email } })
	expect(await services.db.socialAccount.findMany({ where: { userId: id } })).toHaveLength(1)
	expect(await services.db.session.count({ where: { userId: id } })).toBe(2)
})

test('an account with a proven address is linked on a verified address, and its owner is told', async () => {
	const ada = await register(services)
	provider.person = person({ email: ada.email })
	const browser = new Browser()
	await browser.signIn()
	expect(browser.signedIn).toBe(true)
	expect(await services.db.socialAccount.findFirst({ where: { userId: ada.id } })).toMatchObject({ provider: 'google' })
	expect(services.outbox.filter(({ to }) => to === ada.email).map(({ subject }) => subject)).toContain(
		'A Google account was linked to your Fineprint account',
	)
})

test('an unverified address opens and creates nothing', async () => {
	const ada = await register(services)
	provider.person = person({ email: ada.email, email_verified: false })
	const browser = new Browser()
	const answer = await browser.signIn()
	expect(answer.status).toBe(403)
	expect(await words(answer)).toContain('verify the address at Google, or log in with an email link instead.')
	expect(browser.signedIn).toBe(false)
	expect(await services.db.socialAccount.count({ where: { userId: ada.id } })).toBe(0)
})

test('whoever registered an address before its owner keeps nothing: sessions and links end', async () => {
	const email = `early.${randomUUID()}@provider.example`
	await createAccount(services.db, { email, firstName: 'Mallory', lastName: 'Early' })
	const { id } = await services.db.user.findUniqueOrThrow({ where: { email } })
	await startSession(services.db, id, 'stolen')
	const hers = { provider: 'microsoft' as const, issuer: 'https://microsoft.example', subject: randomUUID() }
	await services.db.socialAccount.create({ data: { userId: id, ...hers } })
	await services.db.signInLink.create({
		data: { userId: id, email, tokenHash: randomUUID(), codeHash: 'x', expiresAt: new Date(Date.now() + 60_000) },
	})
	provider.person = person({ email })
	await new Browser().signIn()
	expect(await services.db.session.findMany({ where: { userId: id, userAgent: 'stolen', revokedAt: null } })).toEqual([])
	expect(await services.db.signInLink.count({ where: { userId: id } })).toBe(0)
	expect(await services.db.socialAccount.findMany({ where: { userId: id } })).toMatchObject([{ provider: 'google' }])
	expect(await services.db.user.findUnique({ where: { id } })).toMatchObject({ firstName: 'Grace', verifiedAt: expect.any(Date) })
})

test('a refused consent says so', async () => {
	provider.person = person({ refuses: true })
	const browser = new Browser()
	const answer = await browser.signIn()
	expect(answer.status).toBe(403)
	expect(await words(answer)).toContain('nothing was shared with Fineprint')
	expect(browser.signedIn).toBe(false)
})

test('a forged state, or the right one in another browser, is refused', async () => {
	const browser = new Browser()
	const back = new URL(await browser.throughProvider(await browser.open('/auth/google')))
	const stolen = new Browser()
	const elsewhere = await stolen.open(back.href)
	expect(elsewhere.status).toBe(400)
	expect(await words(elsewhere)).toContain('does not belong to a sign-in of this browser')
	back.searchParams.set('state', 'forged')
	expect((await browser.open(back.href)).status).toBe(400)
	expect(browser.signedIn || stolen.signedIn).toBe(false)
	expect((await new Browser().open('/auth/google/callback')).status).toBe(400)
})

test('a callback works once, even with the cookies of the first time', async () => {
	const browser = new Browser()
	const back = await browser.throughProvider(await browser.open('/auth/google'))
	const thief = new Browser()
	for (const [name, value] of browser.jar) thief.jar.set(name, value)
	expect((await browser.open(back)).status).toBe(302)
	const replayed = await thief.open(back)
	expect(replayed.status).toBe(400)
	expect(await words(replayed)).toContain('was already used')
	expect(thief.signedIn).toBe(false)
})

test('an answer of one provider at the callback of another is refused (mix-up)', async () => {
	const browser = new Browser()
	const back = await browser.throughProvider(await browser.open('/auth/google'))
	const mixed = await browser.open(back.replace('/auth/google/', '/auth/linkedin/'))
	expect(mixed.status).toBe(400)
	expect(await words(mixed)).toContain('was not started with LinkedIn')
	const wrongIssuer = await browser.open(await fakeAnswer(browser, { iss: 'https://evil.example' }))
	expect(wrongIssuer.status).toBe(400)
	expect(browser.signedIn).toBe(false)
})

test('the answer that is right opens an account at the fake provider, too', async () => {
	const browser = new Browser()
	expect((await browser.open(await fakeAnswer(browser))).status).toBe(302)
	expect(browser.signedIn).toBe(true)
})

const now = () => Math.floor(Date.now() / 1000)
const anyClaims = (usual: object) => usual
test.each<[string, (usual: object) => object, object?, SocialProvider?]>([
	['of another audience', (usual) => ({ ...usual, aud: 'somebody-else' })],
	['of several audiences without an authorized party', (usual) => ({ ...usual, aud: [oidcClient.id, 'somebody-else'] })],
	['for another authorized party', (usual) => ({ ...usual, azp: 'somebody-else' })],
	['of another issuer', (usual) => ({ ...usual, iss: 'https://evil.example' })],
	['that has expired', (usual) => ({ ...usual, iat: now() - 300, exp: now() - 120 })],
	['that is old', (usual) => ({ ...usual, iat: now() - 3600 })],
	['with another nonce', (usual) => ({ ...usual, nonce: 'another' })],
	['without a nonce, from Google,', (usual) => ({ ...usual, nonce: undefined }), {}, 'google'],
	['without a nonce, from Microsoft,', (usual) => ({ ...usual, nonce: undefined }), {}, 'microsoft'],
	['without a subject', (usual) => ({ ...usual, sub: undefined })],
	['signed by another key', anyClaims, { forged: true }],
	['signed with the shared secret', anyClaims, { algorithm: 'HS256' }],
	['with a key for another issuer', anyClaims, { keys: { issuer: 'https://evil.example' } }],
])('an ID token %s signs nobody in', async (_, claims, more = {}, at = 'linkedin') => {
	await withFake(at, async (another) => {
		Object.assign(another, { claims, ...more })
		const browser = new Browser()
		const start = new URL((await browser.open(`/auth/${at}`)).headers.get('Location')!)
		another.nonce = start.searchParams.get('nonce')!
		const answer = await browser.open(`/auth/${at}/callback?code=any&state=${start.searchParams.get('state')}`)
		expect(answer.status).toBe(401)
		expect(await words(answer)).toContain('could not be verified')
		expect(browser.signedIn).toBe(false)
	})
})

test('LinkedIn alone may leave the nonce out', async () => {
	fake.claims = (usual) => ({ ...usual, nonce: undefined })
	const browser = new Browser()
	expect((await browser.open(await fakeAnswer(browser))).status).toBe(302)
	expect(browser.signedIn).toBe(true)
})

test('an ID token of the real provider for another nonce than was asked for signs nobody in', async () => {
	const browser = new Browser()
	const start = await browser.open('/auth/google')
	const asked = new URL(start.headers.get('Location')!)
	asked.searchParams.set('nonce', 'of-somebody-else')
	const answer = await browser.open(await browser.throughProvider(new Response(null, { headers: { Location: asked.href } })))
	expect(answer.status).toBe(401)
	expect(await words(answer)).toContain('could not be verified')
	expect(browser.signedIn).toBe(false)
})

test('a refused code and a provider that fails are told apart', async () => {
	const browser = new Browser()
	fake.status = 400
	expect((await browser.open(await fakeAnswer(browser))).status).toBe(401)
	fake.status = 503
	expect((await browser.open(await fakeAnswer(browser))).status).toBe(502)
	expect((await browser.open(await fakeAnswer(browser, { error: 'server_error' }))).status).toBe(502)
	expect((await browser.open(await fakeAnswer(browser, {}, ['code']))).status).toBe(502)
	expect(browser.signedIn).toBe(false)
})

test('a sign-in that took too long is told so', async () => {
	const browser = new Browser()
	const back = await fakeAnswer(browser)
	const real = Date.now
	Date.now = () => real() + 11 * 60_000
	try {
		const late = await browser.open(back)
		expect(late.status).toBe(400)
		expect(await words(late)).toContain('within 10 minutes')
	} finally {
		Date.now = real
	}
})

test('a provider that is not configured is not offered, and has no page', async () => {
	const login = await words(await new Browser().open('/login'))
	expect(login).toContain('Continue with Google')
	expect(login).not.toContain('Continue with Microsoft')
	for (const path of ['/auth/microsoft', '/auth/microsoft/callback', '/auth/github', '/auth/google/else'])
		expect((await new Browser().open(path)).status).toBe(404)
})

test('a provider that does not answer is named, and the mailed link offered', async () => {
	const gone = await startFakeProvider()
	await gone.close()
	Object.assign(services.env.social, { microsoft: { clientId: 'x', clientSecret: 'y', issuer: gone.issuer } })
	const answer = await new Browser().open('/auth/microsoft')
	Object.assign(services.env.social, { microsoft: undefined })
	expect(answer.status).toBe(502)
	expect(await words(answer)).toContain('Microsoft does not answer. Try again in a few minutes, or log in with an email link.')
})

test.each([
	'https://evil.example',
	'//evil.example',
	'/\\evil.example',
	'/.//evil.example',
	'javascript:alert(1)',
	'/logout',
	'/%09//evil',
])('a sign-in does not lead to %s', async (returnTo) => {
	const answer = await new Browser().signIn(`/auth/google?${new URLSearchParams({ returnTo }).toString()}`)
	expect(answer.status).toBe(302)
	expect(new URL(answer.headers.get('Location')!, 'http://127.0.0.1:3000').origin).toBe('http://127.0.0.1:3000')
	expect(answer.headers.get('Location')).not.toMatch(/^\/[\\/]|logout/)
})

test('linking needs a token of this session; the account is linked to who asked, whatever its address', async () => {
	const ada = await register(services)
	const browser = new Browser()
	const token = await startSession(services.db, ada.id, null)
	browser.jar.set('token', token)
	const { id: sessionId } = await services.db.session.findFirstOrThrow({ where: { userId: ada.id } })
	expect((await browser.open('/auth/google?link=forged')).status).toBe(401)
	const foreign = socialLinkToken(services, randomUUID())
	expect((await browser.open(`/auth/google?link=${foreign}`)).status).toBe(401)

	provider.person = person()
	const linked = await browser.signIn(`/auth/google?link=${socialLinkToken(services, sessionId)}`)
	expect([linked.status, linked.headers.get('Location')]).toEqual([302, '/settings/security'])
	expect(await services.db.socialAccount.count({ where: { userId: ada.id } })).toBe(1)

	const bob = await register(services, { firstName: 'Bob' })
	const his = new Browser()
	his.jar.set('token', await startSession(services.db, bob.id, null))
	const session = await services.db.session.findFirstOrThrow({ where: { userId: bob.id } })
	const taken = await his.signIn(`/auth/google?link=${socialLinkToken(services, session.id)}`)
	expect(taken.status).toBe(409)
	expect(await services.db.socialAccount.count({ where: { userId: bob.id } })).toBe(0)
})

test('an account whose address the provider did not verify is not linked, in the settings neither; one linked before stays', async () => {
	const { browser, member, link } = await signedIn()
	provider.person = person({ email_verified: false })
	const refused = await browser.signIn(link('google'))
	expect(refused.status).toBe(403)
	expect(await words(refused)).toContain('Google does not confirm that the email address of this account is yours')
	expect(await services.db.socialAccount.count({ where: { userId: member.id } })).toBe(0)

	provider.person = { ...provider.person, email_verified: true }
	for (const verified of [true, false]) {
		provider.person = { ...provider.person, email_verified: verified }
		expect((await browser.signIn(link('google'))).status).toBe(302)
	}
	expect(await services.db.socialAccount.count({ where: { userId: member.id } })).toBe(1)
})

test('a Microsoft account without xms_edov is not linked, and told why and what to do', async () => {
	const { browser, member, link } = await signedIn()
	await withFake('microsoft', async (another) => {
		const answer = async (edov: object) => {
			another.claims = (usual) => ({ ...usual, ...edov })
			const start = new URL((await browser.open(link('microsoft'))).headers.get('Location')!)
			another.nonce = start.searchParams.get('nonce')!
			return browser.open(`/auth/microsoft/callback?code=any&state=${start.searchParams.get('state')}`)
		}
		const refused = await answer({ email_verified: true })
		expect(refused.status).toBe(403)
		expect(await words(refused)).toContain(
			'Microsoft does not confirm that your organization owns the domain of this email address, so this account can’t be linked to Fineprint: log in with an email link instead, or ask your Microsoft administrator to verify the domain.',
		)
		expect(await services.db.socialAccount.count({ where: { userId: member.id } })).toBe(0)
		expect((await answer({ xms_edov: true })).status).toBe(302)
		expect(await services.db.socialAccount.count({ where: { userId: member.id } })).toBe(1)
	})
})

test('who logs out before the provider answers links nothing', async () => {
	const ada = await register(services)
	const browser = new Browser()
	browser.jar.set('token', await startSession(services.db, ada.id, null))
	const { id: sessionId } = await services.db.session.findFirstOrThrow({ where: { userId: ada.id } })
	const back = await browser.throughProvider(await browser.open(`/auth/google?link=${socialLinkToken(services, sessionId)}`))
	browser.jar.delete('token')
	expect((await browser.open(back)).status).toBe(401)
	expect(await services.db.socialAccount.count({ where: { userId: ada.id } })).toBe(0)
})

test('a linked provider opens no account whose address is not proven, unless it verified that address', async () => {
	await new Browser().signIn()
	const { id, email } = await services.db.user.findUniqueOrThrow({ where: { email: provider.person.email } })
	const changed = `changed.${randomUUID()}@provider.example`
	await services.db.user.update({ where: { id }, data: { email: changed, verifiedAt: null } })

	const browser = new Browser()
	for (const claims of [{ email }, { email: changed, email_verified: false }]) {
		provider.person = { ...provider.person, ...claims }
		const answer = await browser.signIn()
		expect(answer.status).toBe(403)
		expect(await words(answer)).toContain('Log in with an email link sent to that address')
		expect(browser.signedIn).toBe(false)
	}
	expect(await services.db.user.findUnique({ where: { id } })).toMatchObject({ email: changed, verifiedAt: null })

	provider.person = { ...provider.person, email: changed, email_verified: true }
	expect((await browser.signIn()).status).toBe(302)
	expect(browser.signedIn).toBe(true)
	expect(await services.db.user.findUnique({ where: { id } })).toMatchObject({ verifiedAt: expect.any(Date) })
	expect(await services.db.socialAccount.count({ where: { userId: id } })).toBe(1)
})

test('a suspended account stays closed', async () => {
	await new Browser().signIn()
	await services.db.user.update({ where: { email: provider.person.email }, data: { suspendedAt: new Date() } })
	const browser = new Browser()
	expect((await browser.signIn()).status).toBe(403)
	expect(browser.signedIn).toBe(false)
})

test('an account with MFA gets no session from its provider, but the question for the second factor', async () => {
	await new Browser().signIn()
	const { id } = await services.db.user.findUniqueOrThrow({ where: { email: provider.person.email } })
	await services.db.authenticator.create({ data: { userId: id, secret: 'sealed', enabledAt: new Date() } })
	const browser = new Browser()
	const answer = await browser.signIn('/auth/google?returnTo=/document-vault')
	expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/login/mfa'])
	expect(browser.signedIn).toBe(false)
	expect(await services.db.session.count({ where: { userId: id } })).toBe(1)
})
