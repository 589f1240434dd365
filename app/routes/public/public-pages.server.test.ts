import { beforeAll, expect, test } from 'vitest'
import { articles } from '#app/content/articles.server.ts'
import { sessionCookie } from '#app/http/session/session-cookie.ts'
import { startSession } from '#app/domain/identity/session.server.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { sitePages } from './feeds/site-pages.server.ts'

const operator = {
	COMPANY_NAME: 'Fine & Print, Inc.',
	CONTACT_EMAIL: 'hello@fineprint.example',
	CONTACT_PHONE: '+1 415 555 0100',
	CONTACT_ADDRESS: '1 Market Street, San Francisco, CA 94105',
	BOOKING_URL: 'https://booking.example/walkthrough',
}
const services = await testServices(operator)
const url = await wholeApp(services)
const unset = await wholeApp({
	...services,
	...withoutOperator(services),
	forReads: { ...services.forReads, ...withoutOperator(services) },
})

/** What a page says: its status, its HTML, and where it leads. */
async function look(path: string, { cookie, at = url }: { cookie?: string; at?: URL } = {}) {
	const answer = await fetch(new URL(path, at), { redirect: 'manual', headers: { accept: 'text/html', ...(cookie ? { cookie } : {}) } })
	return {
		status: answer.status,
		type: answer.headers.get('content-type') ?? '',
		location: answer.headers.get('location'),
		html: await answer.text(),
	}
}

const linksOf = (html: string) => [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)].map((match) => match[1]!.replaceAll('&amp;', '&'))
const outcomes = ['/payment/success', '/payment/failed', '/payment/cancel']
let cookie = ''

beforeAll(async () => {
	const { id } = await register(services)
	cookie = (await sessionCookie(await startSession(services.db, id, null), services.env.appUrl)).split(';')[0]!
})

/** Follows every link from a page on, each address once, and says where it stands. */
async function crawl(start: string[], as?: string) {
	const pages = new Map<string, { status: number; html: string; from: string }>()
	const fragments: { page: string; id: string; from: string }[] = []
	const left = start.map((path) => ({ path, from: 'the start' }))
	for (let next = left.pop(); next; next = left.pop()) {
		const [page = '/', id] = next.path.split('#')
		if (id) fragments.push({ page: page || '/', id, from: next.from })
		if (page === '' || pages.has(page)) continue
		const { status, html, location } = await look(page, { cookie: as })
		pages.set(page, { status, html, from: next.from })
		// The pages behind a sign-in have tests of their own.
		const followed = forMembers.test(page) ? [] : linksOf(html)
		for (const link of [...followed, ...(location ? [location] : [])])
			if (/^[/#](?!\/)/.test(link)) left.push({ path: link.startsWith('#') ? page + link : link, from: page })
	}
	return { pages, fragments }
}

const forMembers = /^\/(dashboard|document-vault|generate|settings|company-profile|legal-tasks|review|admin)\b/

test.each(['a visitor', 'a member'])('no link of header, footer and public pages leads %s nowhere', async (who) => {
	const as = who === 'a member' ? cookie : undefined
	const { pages, fragments } = await crawl(['/', ...outcomes], as)
	for (const [page, { status, from }] of pages) {
		const redirects = page === '/login' || page.startsWith('/login?') ? [302] : []
		const expected = forMembers.test(page) && !as ? [401] : [200, ...redirects]
		expect(expected, `${page} answers ${status}, linked on ${from}`).toContain(status)
	}
	for (const { page, id, from } of fragments) expect(pages.get(page)!.html, `#${id} on ${page}, linked on ${from}`).toContain(`id="${id}"`)
	for (const { path } of sitePages) expect(pages.has(path), `${path} is linked somewhere`).toBe(true)
	expect(pages.has('/dashboard')).toBe(as !== undefined)
})

test('every public page has a title, a description, its address and a picture of its own', async () => {
	const titles = new Set<string>()
	for (const { path, picture } of sitePages) {
		const { html, status } = await look(path)
		expect(status, path).toBe(200)
		const meta = (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1]
		expect(html.match(/<title>/g), path).toHaveLength(1)
		expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
		expect(meta('description')?.length, path).toBeGreaterThan(50)
		expect(meta('og:url'), path).toBe(`${services.env.appUrl}${path}`)
		expect(html, path).toContain(`<link rel="canonical" href="${services.env.appUrl}${path}"`)
		expect(meta('og:image'), path).toBe(`${services.env.appUrl}/og/${picture}.png`)
		expect(meta('twitter:card'), path).toBe('summary_large_image')
		titles.add(/<title>([^<]+)/.exec(html)![1]!)
	}
	expect(titles.size).toBe(sitePages.length)
})

test('structured data is JSON that says what the page says', async () => {
	for (const [path, type] of [
		['/faq', 'FAQPage'],
		['/about', 'Organization'],
		[`/blog/${articles[0]!.slug}`, 'Article'],
	] as const) {
		const { html } = await look(path)
		const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
		expect(data['@type']).toBe(type)
		if (type === 'FAQPage') for (const { name } of data.mainEntity) expect(html).toContain(name.replaceAll("'", '&#x27;'))
	}
	expect((await look('/about', { at: unset })).html).not.toContain('application/ld+json')
})

test('the operator is in the footer where it is set, and nowhere where it is not', async () => {
	const { html } = await look('/terms')
	for (const said of [
		'Fine &amp; Print, Inc.',
		'mailto:hello@fineprint.example',
		'tel:+14155550100',
		'1 Market Street',
		'https://booking.example/walkthrough',
	])
		expect(html).toContain(said)
	for (const path of ['/', '/terms', '/privacy', '/contact']) {
		const bare = (await look(path, { at: unset })).html
		for (const said of ['mailto:', 'tel:', 'walkthrough', '{{', 'undefined']) expect(bare, `${said} on ${path}`).not.toContain(said)
	}
})

test('old addresses lead on, unknown ones are not found', async () => {
	expect(await look('/privacy-policy')).toMatchObject({ status: 301, location: '/privacy' })
	expect(await look('/payment/cancel/')).toMatchObject({ status: 200 })
	expect(await look('/contact/sent')).toMatchObject({ status: 302, location: '/contact' })
	expect(await look('/contact/sent?receipt=made-up')).toMatchObject({ status: 302, location: '/contact' })
	for (const path of ['/blog/nothing', '/og/nothing.png', '/og/..%2fhome.png', '/blog/rss'])
		expect((await look(path)).status, path).toBe(404)
})

test('the pages of payments promise nothing that they do not know', async () => {
	expect((await look('/payment/cancel')).html).toContain('Nothing was charged.')
	const success = (await look('/payment/success')).html
	expect(success).toContain('does not know what was paid')
	for (const path of outcomes) expect((await look(path)).html).toContain('name="robots" content="noindex"')
})

function withoutOperator({ env }: Pick<typeof services, 'env'>) {
	return { env: { ...env, operator: {} } }
}
