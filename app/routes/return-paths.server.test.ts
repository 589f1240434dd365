import { beforeAll, expect, test } from 'vitest'
import { openStepUp } from '#app/domain/identity/mfa/step-up.server.ts'
import { productSources } from '#tests/product-sources.ts'
import { codeAt, signedIn, withMfa } from '#tests/second-factor.ts'
import { productRoutes, wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'

// Every page and form of the product with a path to return to, under all the names that such a path goes by: which of
// them take one is found out with a harmless path, and those get the hostile ones. Taken from the routes, so that a new
// place stands in it by itself.

const names = ['returnTo', 'return_to', 'redirectTo', 'redirect_to', 'redirect', 'next', 'continue', 'url', 'to', 'from', 'back']
const harmless = '/pricing?marker=harmless-7'

const hostile = [
	'//evil.example',
	'///evil.example',
	'https://evil.example',
	'https:evil.example',
	'https:/evil.example',
	'/\\evil.example',
	'\\\\evil.example',
	'/%5cevil.example/%2f%2fevil.example',
	'%2f%2fevil.example',
	'/%2f/evil.example',
	'/.//evil.example',
	'/x/..//evil.example',
	'/\t/evil.example',
	'/\n/evil.example',
	'/\r\nLocation: https://evil.example',
	'/\u0000/evil.example',
	' //evil.example',
	'@evil.example',
	'//fineprint.example@evil.example',
	'/@evil.example',
	'javascript:alert(1)//evil.example',
	'data:text/html,evil.example',
]

const services = await testServices()
const app = await wholeApp(services)
const { routes } = await productRoutes()
const nowhere = '00000000-0000-4000-8000-000000000000'
const cookies: Record<'anonymous' | 'administrator', () => Promise<string>> = {
	anonymous: async () => '',
	administrator: async () => `token=${await administrator()}`,
}
let admin: Awaited<ReturnType<typeof register>>
let secret = ''

beforeAll(async () => {
	admin = await register(services, { userType: 'admin' })
	secret = (await withMfa(services, admin)).secret
})

/** Each request has a session of its own: some forms end it. */
async function administrator(): Promise<string> {
	const { token, sessionId } = await signedIn(services, admin)
	await openStepUp(services, admin, sessionId)
	return token
}

function pathOf(id: string | undefined): string {
	if (id === undefined) return ''
	const { parentId, path } = routes[id]!
	return [pathOf(parentId), path].filter(Boolean).join('/')
}

interface Place {
	method: 'GET' | 'POST'
	path: string
	who: keyof typeof cookies
}

const places = Object.values(routes).flatMap((route): Place[] => {
	const path = `/${pathOf(route!.id)}`.replace(/:provider/, 'google').replace(/:\w+\??|\*/g, nowhere)
	const { loader, action, default: component } = route!.module
	if (path.startsWith('/api/') || route!.id === 'root') return []
	const methods = [...(loader || component ? ['GET' as const] : []), ...(action ? ['POST' as const] : [])]
	return methods.flatMap((method) => (['anonymous', 'administrator'] as const).map((who) => ({ method, path, who })))
})

/** What the forms ask for besides, so that they get as far as going on somewhere. */
function fieldsOf(path: string): Record<string, string> {
	if (path === '/login') return { intent: 'login', mode: 'login', email: 'somebody@founders.example' }
	if (path === '/theme') return { theme: 'dark' }
	return path === '/mfa/verify' ? { mfa_code: codeAt(secret, Date.now()) } : {}
}

async function visit({ method, path, who }: Place, returnTo: string): Promise<{ location: string | null; html: string }> {
	const asked = new URLSearchParams(names.map((name) => [name, returnTo]))
	const url = new URL(method === 'GET' ? `${path}?${asked}` : path, app)
	const body = method === 'GET' ? undefined : new URLSearchParams([...asked, ...Object.entries(fieldsOf(path))])
	const headers = { Accept: 'text/html', Cookie: await cookies[who]() }
	const answer = await fetch(url, { method, headers, body, redirect: 'manual' })
	return { location: answer.headers.get('Location'), html: await answer.text() }
}

/** Where an answer leads: by its redirect, its links and forms, and what its fields hand on under the names above. */
function targetsOf(path: string, { location, html }: { location: string | null; html: string }): string[] {
	const attributes = [...html.matchAll(/\s(?:href|action|formaction|src)="([^"]*)"/g)].map(([, value]) => value!)
	const fields = [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]) => {
		const name = /\sname="([^"]*)"/.exec(input)?.[1] ?? ''
		// Where somebody types an address, it stays after a refusal; it leads nowhere.
		return names.includes(name) && !/\stype="url"/.test(input) ? [/\svalue="([^"]*)"/.exec(input)?.[1] ?? ''] : []
	})
	const refresh = [...html.matchAll(/http-equiv="refresh" content="\d+;\s*url=([^"]*)"/gi)].map(([, value]) => value!)
	const targets = [...(location === null ? [] : [location]), ...attributes, ...fields, ...refresh].map((value) =>
		value.replace(/&amp;/g, '&').replace(/&#x27;/g, "'"),
	)
	// A link may hand on a path in its query. What names the page itself comes back here, and is judged here.
	const handedOn = targets.flatMap((target) => {
		const { pathname, searchParams } = new URL(target, app)
		return pathname === path ? [] : names.flatMap((name) => searchParams.getAll(name))
	})
	return [...targets, ...handedOn]
}

const nameOf = ({ method, path, who }: Place) => `${method} ${path} ${who}`

/** The places that take a path to return to; the failure pages of a sign-in hand it on to the login page. */
const taking = [
	'GET /auth/callback anonymous',
	'GET /auth/google anonymous',
	'GET /auth/google/callback anonymous',
	'GET /login administrator',
	'GET /login anonymous',
	'GET /mfa/verify administrator',
	'POST /document-vault/bulk administrator',
	'POST /login administrator',
	'POST /login anonymous',
	'POST /mfa/verify administrator',
	'POST /sidebar administrator',
	'POST /sidebar anonymous',
	'POST /theme administrator',
	'POST /theme anonymous',
]

test('no other page or form takes a path to return to', async () => {
	const found: string[] = []
	for (const place of places) if (targetsOf(place.path, await visit(place, harmless)).includes(harmless)) found.push(nameOf(place))
	expect(found.sort()).toEqual(taking)
}, 120_000)

test.each(taking)('%s never leads to another site', async (name) => {
	const place = places.find((each) => nameOf(each) === name)!
	for (const returnTo of hostile) {
		// Every request gets as far as the first: neither used-up limits nor a used code end it early.
		await services.db.rateLimit.deleteMany()
		await services.db.authenticator.updateMany({ data: { lastStep: null } })
		const leaving = targetsOf(place.path, await visit(place, returnTo)).filter((target) => {
			const { protocol, hostname } = new URL(target, app)
			return hostname.endsWith('evil.example') || (!/^(https?|mailto|tel):$/.test(protocol) && target.includes('evil.example'))
		})
		expect([returnTo, leaving]).toEqual([returnTo, []])
	}
})

test('every path to return to that the product reads is checked', () => {
	const reading = new RegExp(`(.{0,60})\\.get\\('(${names.slice(0, 7).join('|')})'\\)`, 'g')
	const reads = productSources().flatMap(([file, text]) => [...text.matchAll(reading)].map(([read, before]) => ({ file, read, before })))
	expect(reads.length).toBeGreaterThan(8)
	expect(reads.filter(({ before }) => !/safeReturnTo\([^()]*(\([^()]*\)[^()]*)*$/.test(before!))).toEqual([])
})
