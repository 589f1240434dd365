import { expect, test } from 'vitest'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import { createShareLink, listShareLinks, revokeShareLink, type NewLink } from '#app/domain/share-links/manage-links.server.ts'
import { openShareLink } from '#app/domain/share-links/open-link.server.ts'
import { passwordsPerLink } from '#app/domain/share-links/link-limits.ts'
import { visibleText } from '#app/domain/share-links/shared-text.server.ts'
import type { Paragraph } from '#app/domain/extraction/extracted-document.ts'
import { loggedPath } from '#app/http/shared-links.ts'
import { asDocx } from '#tests/fixtures/agreement-files.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { signedIn } from '#tests/second-factor.ts'
import { wholeApp } from '#tests/whole-app.ts'
import { register, testServices } from '#tests/world.ts'
import { day } from '#app/units.ts'

const services = await testServices()
const { db } = services
const app = await wholeApp(services)
const owner = await register(services)
const now = new Date()

async function document(words = 'The fee is nine thousand dollars.') {
	return (await queueReview(services, owner, { bytes: await asDocx([words, 'Each party may end this agreement.']) })).documentId
}

const plain: NewLink = { label: 'Series A investor', days: 7, password: null, emails: [], noDownload: true, watermark: false }

async function linkTo(documentId: string, choices: Partial<NewLink> = {}) {
	const made = await createShareLink(services, await opened(services, owner, documentId), { ...plain, ...choices }, now)
	if (typeof made === 'string') throw new Error(made)
	return made
}

const linksOf = async (documentId: string) => listShareLinks(services, await opened(services, owner, documentId), now)

/** A reader's browser: it keeps the cookies that it gets. */
function reader(token: string, ownCookie = '') {
	let cookie = ownCookie
	const ask = async (path = '', init: RequestInit = {}) => {
		const headers = { Accept: 'text/html', Cookie: cookie }
		const answer = await fetch(new URL(`/shared/${token}${path}`, app), { ...init, headers, redirect: 'manual' })
		const set = answer.headers.getSetCookie().map((each) => each.split(';')[0]!)
		if (set.length > 0) cookie = set.join('; ')
		return { status: answer.status, headers: answer.headers, html: await answer.text() }
	}
	return {
		read: () => ask(),
		download: () => ask('/download'),
		send: (fields: Record<string, string>) => ask('', { method: 'POST', body: new URLSearchParams(fields) }),
		cookie: () => cookie,
	}
}

test('somebody without an account reads the version of a link, and its owner sees when and from where', async () => {
	const documentId = await document()
	const { token } = await linkTo(documentId, { watermark: true })
	const { status, html, headers } = await reader(token).read()
	expect(status).toBe(200)
	expect(html).toContain('The fee is nine thousand dollars.')
	expect(html).toContain('a visible mark only')
	expect(headers.get('Cache-Control')).toBe('no-store')
	expect(headers.get('Referrer-Policy')).toBe('no-referrer')
	expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
	const [link] = await linksOf(documentId)
	expect(link).toMatchObject({ state: 'open', version: 1, views: [{ action: 'viewed', address: null }] })
	const { networkAddress } = link!.views[0]!
	expect(networkAddress).not.toBe('')
	expect(html).toContain(encodeURIComponent(`Series A investor · ${networkAddress}`))
	expect(link!.lastViewed).not.toBeNull()
})

test('only a hash of the token is stored', async () => {
	const { id, token } = await linkTo(await document())
	expect(Buffer.from(token, 'base64url')).toHaveLength(32)
	expect(JSON.stringify(await db.shareLink.findUniqueOrThrow({ where: { id } }))).not.toContain(token)
})

test('a link stays at its version when a new one is added, also against the database itself', async () => {
	const documentId = await document()
	const { id, token } = await linkTo(documentId)
	const { versionId } = await nextVersion(services, owner, documentId, ['The fee is ten thousand dollars.'])
	const { html } = await reader(token).read()
	expect(html).toContain('nine thousand')
	expect(html).not.toContain('ten thousand')
	await expect(db.shareLink.update({ where: { id }, data: { versionId } })).rejects.toThrow('bound to its version')
})

test('unknown, expired and revoked links, deleted documents and suspended owners answer with the same page', async () => {
	const [unknown] = await Promise.all([reader('x'.repeat(43)).read()])
	const expired = await linkTo(await document())
	await db.shareLink.update({ where: { id: expired.id }, data: { expiresAt: new Date(now.getTime() - 1) } })
	const revokedIn = await document()
	const revoked = await linkTo(revokedIn)
	await revokeShareLink(services, await opened(services, owner, revokedIn), revoked.id, now)
	const deletedIn = await document()
	const deleted = await linkTo(deletedIn)
	await deleteDocument(services, await opened(services, owner, deletedIn))
	const suspended = await linkTo(await document())
	const ends = [expired, revoked, deleted]
	const answers = [unknown, ...(await Promise.all(ends.map(({ token }) => reader(token).read())))]
	await db.user.update({ where: { id: owner.id }, data: { suspendedAt: now } })
	answers.push(await reader(suspended.token).read())
	await db.user.update({ where: { id: owner.id }, data: { suspendedAt: null } })
	const said = answers.map(({ status, html }) => [status, /<main.*?<\/main>/s.exec(html)![0]])
	expect(said[0]).toEqual([404, expect.stringContaining('This link does not work.')])
	for (const each of said) expect(each).toEqual(said[0])
	expect((await reader(suspended.token).read()).status).toBe(200)
})

test('a link works until its last moment and not after', async () => {
	const { token } = await linkTo(await document(), { days: 1 })
	expect(await openShareLink(services, token, new Date(now.getTime() + day - 1))).not.toBeNull()
	expect(await openShareLink(services, token, new Date(now.getTime() + day))).toBeNull()
})

test('a file is handed out only where the link allows it', async () => {
	const documentId = await document()
	const [closed, open] = [await linkTo(documentId), await linkTo(documentId, { noDownload: false })]
	const refused = await reader(closed.token).download()
	expect([refused.status, refused.html]).toEqual([404, expect.stringContaining('This link does not work.')])
	const given = await reader(open.token).download()
	expect([given.status, given.headers.get('Content-Disposition')]).toEqual([200, expect.stringMatching(/^attachment;/)])
	expect(given.headers.get('Cache-Control')).toBe('no-store')
	expect((await linksOf(documentId)).find(({ id }) => id === open.id)!.views.map(({ action }) => action)).toEqual(['downloaded'])
})

test('a password opens its link only, in this browser only', async () => {
	const documentId = await document()
	const [one, other] = [
		await linkTo(documentId, { password: 'correct horse', noDownload: false }),
		await linkTo(documentId, { password: 'battery staple' }),
	]
	const browser = reader(one.token)
	const before = await browser.read()
	expect(before.html).not.toContain('nine thousand')
	expect((await browser.download()).status).toBe(302)
	expect((await browser.send({ intent: 'password', password: 'wrong horse' })).status).toBe(400)
	const passed = await browser.send({ intent: 'password', password: 'correct horse' })
	expect(passed.headers.getSetCookie()[0]).toMatch(/HttpOnly/)
	expect(passed.headers.getSetCookie()[0]).toMatch(/Max-Age=(7200|71\d\d)/)
	expect((await browser.read()).html).toContain('nine thousand')
	expect((await browser.download()).status).toBe(200)
	const forged = browser.cookie().replace(one.id, other.id)
	expect((await reader(other.token, forged).read()).html).not.toContain('nine thousand')
	expect((await reader(one.token).read()).html).not.toContain('nine thousand')
	const { views } = (await linksOf(documentId)).find(({ id }) => id === one.id)!
	expect(views.map(({ action }) => action)).toEqual(['downloaded', 'viewed', 'wrong_password'])
})

test('the owner’s own session opens no gate', async () => {
	const { token } = await linkTo(await document(), { password: 'correct horse' })
	const session = await signedIn(services, owner)
	expect((await reader(token, `token=${session.token}`).read()).html).not.toContain('nine thousand')
})

test('after 10 wrong passwords from a network even the right one waits', async () => {
	const { token } = await linkTo(await document(), { password: 'correct horse' })
	const browser = reader(token)
	for (let tries = 0; tries < 10; tries += 1) expect((await browser.send({ intent: 'password', password: 'wrong' })).status).toBe(400)
	const waiting = await browser.send({ intent: 'password', password: 'correct horse' })
	expect([waiting.status, Number(waiting.headers.get('Retry-After')) > 0]).toEqual([429, true])
}, 30_000)

test('after 50 wrong passwords in a day no network may try any more', async () => {
	const { id, token } = await linkTo(await document(), { password: 'correct horse' })
	for (let tries = 0; tries < 50; tries += 1) await services.limits.count(passwordsPerLink, id)
	expect((await reader(token).send({ intent: 'password', password: 'correct horse' })).status).toBe(429)
})

test('logs hold no token of a link', () => {
	expect(['/shared/secret', '/shared/secret.data', '/shared/secret/download', '/shared'].map(loggedPath)).toEqual([
		'/shared/…',
		'/shared/….data',
		'/shared/…/download',
		'/shared',
	])
})

test('hidden words of a file are not shown', () => {
	const paragraph = (id: string, start: number, end: number) => ({ id, start, end }) as Paragraph
	const shown = visibleText({
		text: 'Pay 5 secret dollars.\nAll hidden.\nEnd.',
		paragraphs: [paragraph('a', 0, 21), paragraph('b', 22, 33), paragraph('c', 34, 38)],
		pagesNotRead: [],
		hiddenSpans: [
			{ start: 6, end: 13 },
			{ start: 22, end: 33 },
		],
	})
	expect(shown.paragraphs.map(({ id, start, end }) => [id, shown.text.slice(start, end)])).toEqual([
		['a', 'Pay 5 dollars.'],
		['c', 'End.'],
	])
})

test('a listed address gets a code by mail and reads with it; another gets none and sees the same pages', async () => {
	const documentId = await document()
	const { token } = await linkTo(documentId, { emails: ['lawyer@counsel.example'], watermark: true })
	const [listed, unlisted] = [reader(token), reader(token)]
	const mailsBefore = services.outbox.length
	const asked = [
		await listed.send({ intent: 'email', email: 'Lawyer@counsel.example' }),
		await unlisted.send({ intent: 'email', email: 'eve@counsel.example' }),
	]
	expect(asked.map(({ status }) => status)).toEqual([302, 302])
	expect(services.outbox.slice(mailsBefore).map(({ to }) => to)).toEqual(['lawyer@counsel.example'])
	const pages = [await listed.read(), await unlisted.read()].map(({ html }) => /<main.*?<\/main>/s.exec(html)![0])
	expect(pages[1]!.replace('eve@', 'lawyer@')).toBe(pages[0])

	const code = /^\d{6}$/m.exec(services.outbox.at(-1)!.text)![0]
	const wrong = await unlisted.send({ intent: 'code', code })
	expect(wrong.status).toBe(400)
	const before = listed.cookie()
	expect((await listed.send({ intent: 'code', code })).status).toBe(302)
	const { html } = await listed.read()
	expect(html).toContain('nine thousand')
	expect(html).toContain('lawyer%40counsel.example')
	expect((await linksOf(documentId))[0]!.views[0]!.address).toBe('lawyer@counsel.example')
	// The code was used.
	expect((await reader(token, before).send({ intent: 'code', code })).status).toBe(400)
})

test('a code is tried five times', async () => {
	const { token } = await linkTo(await document(), { emails: ['five@counsel.example'] })
	const browser = reader(token)
	await browser.send({ intent: 'email', email: 'five@counsel.example' })
	const code = /^\d{6}$/m.exec(services.outbox.at(-1)!.text)![0]
	const wrong = code === '000000' ? '111111' : '000000'
	for (let tries = 0; tries < 5; tries += 1) await browser.send({ intent: 'code', code: wrong })
	expect((await browser.send({ intent: 'code', code })).status).toBe(400)
})

test('mails to one address are limited, listed or not', async () => {
	const { token } = await linkTo(await document(), { emails: ['often@counsel.example'] })
	for (const email of ['often@counsel.example', 'never@counsel.example']) {
		const statuses = []
		for (let mail = 0; mail < 6; mail += 1) statuses.push((await reader(token).send({ intent: 'email', email })).status)
		expect(statuses).toEqual([302, 302, 302, 302, 302, 429])
	}
})

test('making and revoking a link enters the history without addresses, and erasing the document takes links and views', async () => {
	const documentId = await document()
	const { id, token } = await linkTo(documentId, { emails: ['lawyer@counsel.example'] })
	await revokeShareLink(services, await opened(services, owner, documentId), id, now)
	const events = await db.activityEvent.findMany({ where: { documentId, subject: id }, orderBy: { createdAt: 'asc' } })
	expect(events.map(({ type }) => type)).toEqual(['document.link_created', 'document.link_revoked'])
	const told = JSON.stringify(events.map(({ type, details }) => ({ type, details })))
	expect(told).not.toContain('counsel.example')
	expect(told).not.toContain(token)
	await db.shareLinkView.create({ data: { linkId: id, action: 'viewed', networkAddress: '192.0.2.1' } })
	await db.document.delete({ where: { id: documentId } })
	expect([await db.shareLink.count({ where: { id } }), await db.shareLinkView.count({ where: { linkId: id } })]).toEqual([0, 0])
})
