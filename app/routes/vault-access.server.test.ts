import { beforeAll, expect, test } from 'vitest'
import { addTask } from '#app/domain/deadlines/change-deadline.server.ts'
import { makeCalendarFeed } from '#app/domain/deadlines/calendar-feed.server.ts'
import { beginBatch } from '#app/domain/documents/batches/batch.server.ts'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import { createApiToken } from '#app/domain/identity/api-tokens/api-tokens.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { saveView } from '#app/domain/search/saved-views.server.ts'
import { createShareLink } from '#app/domain/share-links/manage-links.server.ts'
import { createWebhook } from '#app/domain/webhooks/manage-webhooks.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { vaultDocument } from '#tests/fixtures/vault-document.ts'
import { answerOfRoute, waysOfPages, type Sent } from '#tests/route-answers.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { operations } from './api/openapi-document.server.ts'

// The table of permissions of everything that belongs to a vault, to its owner or to their company and names no document:
// document-access.server.test.ts has what does. A page or call that is missing here fails the last test.

const services = await testServices()
const { db } = services

const people = ['owner', 'colleague', 'stranger', 'anonymous'] as const
type Person = (typeof people)[number]
type Statuses = readonly [owner: number, colleague: number, stranger: number, anonymous: number]

interface Row {
	way: string
	statuses: Statuses
	/** Whose answer may name what is the owner's; the owner's must. */
	seenBy?: readonly Person[]
	sent?: Sent
}

const everyMember: Statuses = [200, 200, 200, 401]
const ownerOnly: Statuses = [200, 404, 404, 401]
const ofCompany: Statuses = [200, 200, 404, 401]
/** A form's URL opened as a page leads back to the page of the form. */
const leadsBack: Statuses = [302, 302, 302, 302]
/** The same below the pages for members, which check the session first. */
const redirects: Statuses = [302, 302, 302, 401]
/** Everybody's form is taken; what it names is changed for its owner alone, as the last column of the test sees. */
const taken: Statuses = [302, 302, 302, 401]

const ids = { document: '', binned: '', view: '', batch: '', item: '', task: '', token: '', webhook: '', company: '' }
const secrets = { link: '', calendar: '' }

const table: Row[] = [
	{ way: 'GET dashboard', statuses: everyMember, seenBy: ['owner'] },
	// No file is chosen: those who may upload hear of it.
	{ way: 'POST dashboard', statuses: [400, 400, 400, 401], sent: { form: () => ({}) } },
	{ way: 'GET document-vault', statuses: everyMember, seenBy: ['owner'], sent: { query: '?sort=updated' } },
	{ way: 'GET document-vault', statuses: everyMember, seenBy: ['owner'], sent: { query: '?q=zanzibar' } },
	{ way: 'GET document-vault/upload', statuses: everyMember },
	{ way: 'POST document-vault/upload', statuses: [400, 400, 400, 401], sent: { form: () => ({}) } },
	{ way: 'GET document-vault/upload/:batchId', statuses: ownerOnly, seenBy: ['owner'] },
	{ way: 'GET document-vault/upload/begin', statuses: leadsBack },
	{
		way: 'POST document-vault/upload/begin',
		statuses: everyMember,
		sent: { form: () => ({ review: 'no', files: JSON.stringify([{ name: 'a.pdf', bytes: 1 }]) }) },
	},
	{ way: 'GET document-vault/upload/:batchId/files', statuses: leadsBack },
	{ way: 'POST document-vault/upload/:batchId/files', statuses: [400, 404, 404, 401], sent: { file: true } },
	{ way: 'GET document-vault/views', statuses: redirects },
	{ way: 'POST document-vault/views', statuses: taken, sent: { form: () => ({ name: 'Signed', query: 'status=SIGNED' }) } },
	{ way: 'GET document-vault/views/:viewId', statuses: redirects },
	{ way: 'POST document-vault/views/:viewId', statuses: taken, sent: { form: () => ({ intent: 'delete', query: '' }) } },
	{ way: 'GET document-vault/bin', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'GET document-vault/bulk', statuses: redirects },
	{ way: 'POST document-vault/bulk', statuses: taken, sent: { form: () => ({ intent: 'tag', tags: 'bulk', documentId: ids.document }) } },
	{ way: 'GET document-vault/export', statuses: leadsBack },
	{ way: 'POST document-vault/export', statuses: [200, 302, 302, 401], sent: { form: () => ({ documentId: ids.document }) } },
	// Whoever has the private address reads it, until its owner makes another or revokes it.
	{ way: 'GET calendar/:file', statuses: [200, 200, 200, 200], seenBy: people },
	{ way: 'GET legal-tasks', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'POST legal-tasks', statuses: [302, 404, 404, 401], sent: { form: () => ({ intent: 'remove', id: ids.task }) } },
	{ way: 'GET legal-tasks/calendar', statuses: everyMember },
	{ way: 'POST legal-tasks/calendar', statuses: [200, 200, 200, 401], sent: { form: () => ({}) } },
	{ way: 'GET shared/:token', statuses: [200, 200, 200, 200], seenBy: people },
	// This link asks nothing, so there is nothing to answer.
	{ way: 'POST shared/:token', statuses: [400, 400, 400, 400], sent: { form: () => ({}) } },
	{ way: 'GET shared/:token/download', statuses: [200, 200, 200, 200] },
	{ way: 'GET company-record', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'GET company-profile/activity', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'GET settings/api', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'POST settings/api', statuses: everyMember, sent: { form: () => ({ name: 'Script', days: '30', scopes: 'documents:read' }) } },
	{ way: 'GET settings/api/revoke', statuses: redirects },
	{ way: 'POST settings/api/revoke', statuses: taken, sent: { form: () => ({ token: ids.token }) } },
	{ way: 'GET settings/webhooks', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'POST settings/webhooks', statuses: [400, 400, 400, 401], sent: { form: () => ({ url: 'no address' }) } },
	{ way: 'GET settings/webhooks/:webhookId', statuses: ownerOnly, seenBy: ['owner'] },
	{ way: 'POST settings/webhooks/:webhookId', statuses: [302, 404, 404, 401], sent: { form: () => ({ do: 'remove' }) } },
	{ way: 'GET api/company/:companyId/activity', statuses: ofCompany, seenBy: ['owner'] },
	// The plan of their company has none.
	{ way: 'GET api/company/:companyId/audit-report.docx', statuses: [402, 402, 404, 401] },
	{ way: 'GET api/company/:companyId/people', statuses: ofCompany },
	{ way: 'GET api/company/:companyId/record', statuses: ofCompany, seenBy: ['owner'] },
	{ way: 'GET api/document/categories', statuses: everyMember },
	{ way: 'GET api/document/types', statuses: everyMember, sent: { query: '?category=IP' } },
	{ way: 'GET api/document/list', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'POST api/document/export', statuses: ownerOnly, sent: { json: () => ({ document_ids: [ids.document] }) } },
	{ way: 'POST api/document/upload', statuses: [201, 201, 201, 401], sent: { file: true } },
	{ way: 'POST api/document/uploadAndAnalysis', statuses: [400, 400, 400, 401], sent: { json: () => ({}) } },
	{ way: 'GET api/user/vault', statuses: everyMember, seenBy: ['owner'] },
	{ way: 'GET api/user/vault/stats', statuses: everyMember },
]

/** What is no part of a vault, by how its path begins: public pages, accounts, templates and payments, each with tests of its own. */
const elsewhere = [
	...['', 'about', 'pricing', 'faq', 'contact', 'blog', 'terms', 'privacy', 'privacy-policy', 'cookies', 'data-deletion', 'sitemap.xml'],
	...['robots.txt', '.well-known', 'og', '*', 'theme', 'sidebar', 'payment', 'checkout', 'dev', 'login', 'logout', 'auth', 'mfa', 'admin'],
	...['account-deletion', 'invitation', 'generate', 'uploads'],
	...['api/auth', 'api/register', 'api/mfa', 'api/payment', 'api/inbound-mail', 'api/openapi.json', 'api/admin', 'api/user/export'],
]
/** The same, each path as a whole. */
const elsewhereExactly = [
	...['settings', 'settings/mfa', 'settings/mfa/passkeys', 'settings/email', 'settings/email/current', 'settings/email-to-check'],
	...['settings/deletion', 'settings/security', 'settings/security/sessions', 'settings/security/export', 'settings/security/accounts'],
	...['settings/security/export/:exportId', 'settings/billing', 'settings/billing/change', 'settings/billing/keep'],
	...['settings/billing/portal', 'settings/billing/receipts/:paymentId', 'company-profile', 'company-profile/people'],
	...['company-profile/switch', 'api/company/:companyId', 'api/user', 'api/document/generate', 'api/document/active-with-clauses'],
]

const members = new Map<Person, Member>()
/** In the name of all that is the owner's. */
const mark = 'Zanzibar'

beforeAll(async () => {
	for (const person of people) if (person !== 'anonymous') members.set(person, await register(services))
	const owner = members.get('owner')!
	await joinCompany(services, members.get('colleague')!, owner.companyId)
	members.set('colleague', { ...members.get('colleague')!, companyId: owner.companyId })

	ids.company = owner.companyId
	ids.document = await vaultDocument(services, owner, `${mark} lease`, { type: 'SAFE', ends: ['2031-01-01'] })
	const { fileKey } = await db.documentVersion.findFirstOrThrow({ where: { documentId: ids.document } })
	await services.storage.set(fileKey, new File(['%PDF-1.7'], 'lease.pdf'))
	await db.recordEntry.create({ data: { documentId: ids.document, field: 'signature_state', value: 'unsigned', confirmedById: owner.id } })
	ids.binned = await vaultDocument(services, owner, `${mark} in the bin`)
	await deleteDocument(services, await opened(services, owner, ids.binned))
	const access = await opened(services, owner, ids.document)
	await db.$transaction((tx) =>
		recordEvent(tx, { type: 'document.renamed', actor: owner, documentId: ids.document, details: { from: mark, to: mark } }),
	)

	await saveView(services, owner, `${mark} view`, 'status=DRAFT')
	ids.view = (await db.savedView.findFirstOrThrow({ where: { userId: owner.id } })).id
	const batch = await beginBatch(services, owner, { review: false, addDuplicates: false, askModel: false, maskNames: false }, [
		{ name: `${mark}.pdf`, bytes: 1 },
	])
	Object.assign(ids, { batch: batch.id, item: batch.itemIds[0]! })
	await addTask(services, owner, { title: `${mark} task`, date: '2031-01-01' })
	ids.task = (await db.legalTask.findFirstOrThrow({ where: { createdById: owner.id } })).id
	secrets.calendar = await makeCalendarFeed(services, owner)
	await createApiToken(services, owner, { name: `${mark} token`, scopes: ['documents:read'], days: null })
	ids.token = (await db.apiToken.findFirstOrThrow({ where: { userId: owner.id } })).id
	const webhook = await createWebhook(services, owner, {
		url: `https://${mark.toLowerCase()}.example/${mark}`,
		events: ['review.finished'],
	})
	if (!(typeof webhook === 'object' && 'id' in webhook)) throw new Error('No webhook was made')
	ids.webhook = webhook.id
	const choices = { label: mark, version: 1, days: 7, password: null, emails: [], noDownload: false, watermark: false } as const
	const link = await createShareLink(services, access, choices, new Date())
	if (typeof link === 'string') throw new Error(link)
	secrets.link = link.token
})

test.each(table)('$way $sent.query', async ({ way, statuses, seenBy = [], sent }) => {
	const params = {
		...{ viewId: ids.view, batchId: ids.batch, webhookId: ids.webhook, companyId: ids.company },
		...{ token: secrets.link, file: `${secrets.calendar}.ics` },
	}
	const before = await whatTheOwnerHas()
	const given: Record<string, number> = {}
	// The owner comes last: until then nothing of theirs may change.
	for (const person of people.toReversed()) {
		if (person === 'owner') expect(await whatTheOwnerHas()).toEqual(before)
		const answer = await answerOfRoute(services, way, params, members.get(person) ?? null, sent)
		given[person] = answer.status
		if (way.startsWith('GET')) expect([person, (await answer.text()).includes(mark)]).toEqual([person, seenBy.includes(person)])
	}
	expect(given).toEqual(Object.fromEntries(people.map((person, index) => [person, statuses[index]])))
})

test('every page and call without a document is in the table, or is listed as no part of a vault', () => {
	const rows = new Set(table.map(({ way }) => way))
	const inApi = operations().map(({ method, path }) => {
		const route = `api${path.replace(/\{(\w+)\}/g, ':$1')}`
		return { name: `${method} ${route}`, path: route }
	})
	const onPages = waysOfPages().filter(({ path }) => !path.startsWith('api/'))
	const asked = [...inApi, ...onPages].filter(
		({ path }) =>
			!path.includes(':documentId') &&
			!elsewhereExactly.includes(path) &&
			!elsewhere.some((begin) => path === begin || path.startsWith(`${begin}/`)),
	)
	expect([...rows].sort()).toEqual(asked.map(({ name }) => name).sort())
})

/** Everything of the owner's that the forms of this table name. */
async function whatTheOwnerHas() {
	const { id: userId } = members.get('owner')!
	const [documents, views, batches, items, tasks, tokens, webhooks] = await Promise.all([
		db.document.findMany({ where: { createdById: userId }, select: { id: true, name: true, tags: true, category: true, deletedAt: true } }),
		db.savedView.findMany({ where: { userId } }),
		db.uploadBatch.count({ where: { userId } }),
		db.uploadBatchItem.findMany({ where: { batchId: ids.batch } }),
		db.legalTask.count({ where: { createdById: userId } }),
		db.apiToken.findMany({ where: { userId }, select: { id: true, name: true } }),
		db.webhook.findMany({ where: { userId }, select: { id: true, url: true, disabledAt: true } }),
	])
	return { documents, views, batches, items, tasks, tokens, webhooks }
}
