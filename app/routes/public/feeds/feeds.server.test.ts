import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articles } from '#app/content/articles.server.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { testServices } from '#tests/world.ts'
import { sitePages } from './site-pages.server.ts'

const services = await testServices({ APP_URL: 'https://fineprint.example' })
const url = await wholeApp(services)
const get = (path: string) => fetch(new URL(path, url))

test('the feed is well-formed and has every article with its date and its text', async () => {
	const answer = await get('/blog/rss.xml')
	expect(answer.headers.get('content-type')).toContain('application/rss+xml')
	const feed = wellFormed(await answer.text())
	expect(feed.match(/<item>/g)).toHaveLength(articles.length)
	for (const { slug, date } of articles) {
		expect(feed).toContain(`<guid isPermaLink="true">https://fineprint.example/blog/${slug}</guid>`)
		expect(feed).toContain(`<pubDate>${new Date(date).toUTCString()}</pubDate>`)
	}
	expect(feed).toContain('&lt;h2 id=')
})

test('the site map is well-formed and names every public page with its whole address', async () => {
	const map = wellFormed(await (await get('/sitemap.xml')).text())
	expect([...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual(
		sitePages.map(({ path }) => `https://fineprint.example${path}`),
	)
	expect(sitePages.filter(({ path }) => path.startsWith('/blog/'))).toHaveLength(readdirSync('app/content/blog').length)
})

test('search engines are kept from what needs a session and are told of the site map', async () => {
	const robots = await (await get('/robots.txt')).text()
	for (const path of ['/api/', '/dashboard', '/document-vault', '/review/', '/settings', '/admin'])
		expect(robots).toContain(`Disallow: ${path}\n`)
	expect(robots).toContain('Sitemap: https://fineprint.example/sitemap.xml')
	const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1]!)
	for (const { path } of sitePages)
		expect(
			closed.some((prefix) => path.startsWith(prefix)),
			path,
		).toBe(false)
})

test('every page has a picture of 1200 by 630 pixels', async () => {
	for (const { picture } of sitePages) {
		const answer = await get(`/og/${picture}.png`)
		expect(answer.status, picture).toBe(200)
		const png = Buffer.from(await answer.arrayBuffer())
		expect([png.readUInt32BE(16), png.readUInt32BE(20)], picture).toEqual([1200, 630])
	}
})

/** Every element is closed in order, and every `&` begins an entity. */
function wellFormed(xml: string): string {
	expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true)
	expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|#\d+);)/)
	const open: string[] = []
	for (const [, end, name, empty] of xml.matchAll(/<(\/?)([a-zA-Z:]+)[^>]*?(\/?)>/g)) {
		if (empty) continue
		if (end) expect(open.pop()).toBe(name)
		else open.push(name!)
	}
	expect(open).toEqual([])
	return xml
}
