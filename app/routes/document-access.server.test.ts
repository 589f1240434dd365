import { beforeAll, expect, test } from 'vitest'
import { listCounterpartyChanges } from '#app/domain/counterparty/list-changes.server.ts'
import { findDocumentView } from '#app/domain/documents/versions/find-document-view.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { runReview } from '#app/domain/review/run/run-review.server.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { contractParagraphs } from '#tests/fixtures/agreement-files.ts'
import { nextVersion } from '#tests/fixtures/next-version.ts'
import { queueReview } from '#tests/fixtures/queue-review.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { engineHere, reviewedContract, reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { seeded, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { trackedDocx } from '#tests/fixtures/tracked-docx.ts'
import { toastOf } from '#tests/request-context.ts'
import { answerOfRoute, routeChains, waysOfPages, type Sent } from '#tests/route-answers.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { refusals } from '#app/http/refusals.ts'
import { operations } from './api/openapi-document.server.ts'

// The one table of permissions: every document route and API call for every kind of person. No other test repeats
// these checks. What belongs to a vault without naming a document: vault-access.server.test.ts.

const services = await testServices()
const { db } = services

const people = ['owner', 'company member', 'editor', 'commenter', 'viewer', 'stranger', 'revoked', 'anonymous'] as const
type Person = (typeof people)[number]
type Statuses = readonly [number, number, number, number, number, number, number, number]

// Until it is shared, only the owner can open the document: a colleague is a stranger to it.
const read = (status: number): Statuses => [status, 404, status, status, status, 404, 404, 401]
const comment = (status: number): Statuses => [status, 404, status, status, 403, 404, 404, 401]
const edit = (status: number): Statuses => [status, 404, status, 403, 403, 404, 404, 401]
const manage = (status: number): Statuses => [status, 404, 403, 403, 403, 404, 404, 401]
/** A form's URL opened as a page redirects to the page of the form, which checks the session. */
const leadsBack: Statuses = [302, 302, 302, 302, 302, 302, 302, 302]

/** The same below the pages for members, which check the session first. */
const redirects: Statuses = [302, 302, 302, 302, 302, 302, 302, 401]

type Row = [name: string, statuses: Statuses, sent?: Sent]

const table: Row[] = [
	['GET document-vault/:documentId/report', read(200)],
	['GET document-vault/:documentId/report/text', read(200)],
	// The document of this table is a Word file: its pages are the redline. Pages of a PDF: pages.server.test.ts.
	['GET document-vault/:documentId/pages', read(302)],
	['GET document-vault/:documentId/pages/:page', read(409)],
	['GET document-vault/:documentId/report/cancel', redirects],
	['GET document-vault/:documentId/report/retry', redirects],
	['GET document-vault/:documentId/report/side', redirects],
	['GET document-vault/:documentId', read(302)],
	['GET document-vault/:documentId/versions', read(200)],
	['GET document-vault/:documentId/versions/compare', read(200), { query: '?from=1&to=2' }],
	['GET document-vault/:documentId/details', read(200)],
	['GET document-vault/:documentId/people', read(200)],
	['GET document-vault/:documentId/activity', read(200)],
	['GET document-vault/:documentId/help', manage(200)],
	['GET document-vault/:documentId/help/order', manage(200), { query: '?kind=review_assist' }],
	// What belongs to a request is found only with its document.
	['GET document-vault/:documentId/help/:requestId', manage(404)],
	['GET document-vault/:documentId/help/:requestId/answers/:number', manage(404)],
	['GET document-vault/:documentId/favorite', redirects],
	['GET document-vault/:documentId/lock', redirects],
	['GET document-vault/:documentId/copy', redirects],
	['GET document-vault/:documentId/versions/restore', redirects],
	['GET document-vault/:documentId/versions/upload', redirects],
	['GET document-vault/:documentId/versions/redline', redirects],
	['GET document-vault/bin/:documentId/restore', redirects],
	['GET review/:documentId', read(200)],
	['GET review/:documentId/download', read(200), { query: '?mode=original' }],
	['GET review/:documentId/compare', read(200), { query: '?from=1&to=2' }],
	['GET review/:documentId/text.docx', read(200)],
	['GET review/:documentId/rounds', read(200)],
	['GET review/:documentId/rounds/:number', read(200)],
	['GET generate/documents/:documentId', read(200)],
	['GET generate/documents/:documentId/view', read(200)],
	['GET review/:documentId/rounds/upload', leadsBack],
	['GET api/document/:documentId', read(200)],
	['GET api/document/download/:documentId', read(200)],
	['GET api/document/withSuggestions/:documentId', read(200)],
	['GET api/document/downloadWithSuggestions/:documentId', read(200), { query: '?mode=original' }],
	['GET api/document/:documentId/suggestions', read(200)],
	['GET api/document/:documentId/changes', read(200)],
	['GET api/document/:documentId/comments', read(200)],
	['GET api/document/:documentId/content', read(200)],
	['GET api/document/:documentId/preview', read(200)],
	['GET api/document/:documentId/compare', read(200), { query: '?from=1&to=2' }],
	['GET api/document/:documentId/permissions', read(200)],
	['GET api/document/:documentId/links', manage(200)],
	['GET api/document/:documentId/history', read(200)],
	['GET api/document/view/:documentId', read(200)],
	['GET api/document/data/:documentId', read(200)],
	['GET api/document/:documentId/metadata', read(200)],
	['GET api/document/:documentId/activity', read(200)],
	// The plan is checked last: others are told that it is not theirs.
	['GET api/document/:documentId/audit-report.docx', [402, 404, 403, 403, 403, 404, 404, 401]],
	['GET api/document/:documentId/rounds', read(200)],
	['GET api/document/:documentId/rounds/reply', read(409)],
	['GET api/document/:documentId/report.docx', read(200)],
	['GET api/document/:documentId/analysis.json', read(200)],

	['POST review/:documentId/comments', comment(302), { form: () => ({ body: 'Look here.' }) }],
	['POST review/:documentId/replies', comment(302), { form: () => ({ thread: ids.thread, body: 'I see.' }) }],
	['POST review/:documentId/threads', comment(302), { form: () => ({ thread: ids.thread, choice: 'reopen' }) }],
	['POST review/:documentId/comments/file', edit(302), { form: () => ({ comment: ids.thread, choice: 'exclude' }) }],
	['POST review/:documentId/decisions', edit(302), { form: () => ({ suggestion: ids.suggestion, choice: 'reopen' }) }],
	['POST review/:documentId/notes', edit(302), { form: () => ({ suggestion: ids.suggestion, reason: 'Ask.', internalNote: '' }) }],
	['POST review/:documentId/undo', edit(302), { form: () => ({}) }],
	['POST review/:documentId/suggestions', edit(400), { form: () => ({ kind: 'find', find: 'no such words', text: 'x' }) }],
	['POST review/:documentId/regenerate', edit(302), { form: () => ({}) }],
	['POST review/:documentId/counterparty/decisions', edit(302), { form: () => ({ change: ids.change, choice: 'reopen' }) }],
	['POST review/:documentId/counterparty/authors', edit(302), { form: () => ({ author: 'Lee', choice: 'accept' }) }],
	['POST review/:documentId/shares', manage(409), { form: () => ({ email: ids.ownEmail, role: 'viewer' }) }],
	// Everybody may give up their own share; removing another one is refused on the page.
	['POST review/:documentId/shares/remove', read(302), { form: () => ({ share: ids.share }) }],
	['POST review/:documentId/rounds', edit(400), { file: true }],
	['POST review/:documentId/rounds/upload', edit(400), { file: true }],
	['POST generate/documents/:documentId', edit(302), { form: () => ({}) }],
	['POST review/:documentId/rounds/:number', edit(302), { form: () => ({ do: 'retry' }) }],
	['POST api/document/:documentId/comments', comment(201), { json: () => ({ comment: 'Look here.' }) }],
	[
		'POST api/document/:documentId/suggestions',
		edit(200),
		{ json: () => ({ suggestions: [{ suggestion_id: ids.suggestion, state: 'open' }] }) },
	],
	['POST api/document/:documentId/regenerate-suggestions', edit(200), { json: () => ({}) }],
	['POST api/document/:documentId/changes', edit(200), { json: () => ({ changes: [{ change_id: ids.change, state: 'open' }] }) }],
	['POST api/document/:documentId/share', manage(409), { json: () => ({ email: ids.ownEmail }) }],
	['POST api/document/:documentId/links', manage(201), { json: () => ({ label: 'Investor', expires_in_days: 7 }) }],
	['DELETE api/document/:documentId/links/:linkId', manage(404)],
	['PUT api/document/:documentId/permissions', manage(200), { json: () => ({ permissions: ids.permissions }) }],
	['POST api/document/analysis/:documentId', manage(400), { json: () => ({ party_name: 'Nobody at all Ltd' }) }],
	['POST document-vault/:documentId/report/cancel', manage(302), { form: () => ({}) }],
	['POST document-vault/:documentId/help/order', manage(400), { form: () => ({ kind: 'review_assist', question: ' ' }) }],
	['POST document-vault/:documentId/help/:requestId', manage(404), { form: () => ({ intent: 'accept' }) }],
	['POST document-vault/:documentId/help/:requestId/answers/:number', manage(404), { form: () => ({}) }],
	['POST document-vault/:documentId/report/side', manage(302), { form: () => ({ party_name: 'Nobody at all Ltd' }) }],
	['POST document-vault/:documentId/report/retry', manage(302), { form: () => ({}) }],
	['PUT api/document/:documentId', edit(200), { file: true }],
	['PUT api/document/:documentId', manage(200), { json: () => ({ tags: ['2026 round'] }) }],
	['PUT api/document/:documentId', read(200), { json: () => ({ is_favorite: true }) }],
	['PUT api/document/:documentId/metadata', edit(200), { json: () => ({ fields: { effective_date: { value: '2026-03-02' } } }) }],
	[
		'POST document-vault/:documentId/details',
		edit(302),
		{ form: () => ({ intent: 'record', field: 'term', 'value.term': '12', 'unit.term': 'months' }) },
	],
	['POST api/document/:documentId/clone', read(201), { json: () => ({}) }],
	['POST api/document/:documentId/move', manage(200), { json: () => ({ category: 'VEN' }) }],
	['POST api/document/:documentId/restore-version', edit(404), { json: () => ({ version_number: 99_999 }) }],
	['POST document-vault/:documentId/favorite', read(302), { form: () => ({ favorite: 'yes' }) }],
	['POST document-vault/:documentId/copy', read(302), { form: () => ({}) }],
	['POST document-vault/:documentId/details', manage(302), { form: () => ({ intent: 'file', name: 'Hosting', category: 'VEN' }) }],
	// Giving up a share that is not there; sharing is refused to all but the owner.
	['POST document-vault/:documentId/people', read(404), { form: () => ({ intent: 'remove', share: nowhere }) }],
	['POST document-vault/:documentId/people', manage(409), { form: () => ({ intent: 'share', email: ids.ownEmail, role: 'viewer' }) }],
	['POST document-vault/:documentId/people', manage(404), { form: () => ({ intent: 'revoke_link', link: nowhere }) }],
	['POST document-vault/:documentId/people', manage(200), { form: () => ({ intent: 'link', label: 'Bank', days: '1', version: '1' }) }],
	['POST document-vault/:documentId/versions', edit(302), { file: true }],
	['POST document-vault/:documentId/versions/upload', edit(200), { file: true }],
	['POST document-vault/:documentId/versions/redline', edit(302), { form: () => ({ mode: 'tracked' }) }],
	['POST document-vault/:documentId/versions/restore', edit(404), { form: () => ({ version_number: '99999' }) }],
	// The editor comes first and holds the lock: for the owner it is taken, until the owner takes it away.
	['POST api/document/:documentId/lock', [423, 404, 200, 403, 403, 404, 404, 401], { json: () => ({}) }],
	['POST api/document/:documentId/unlock', edit(200), { json: () => ({}) }],
	['POST document-vault/:documentId/lock', edit(302), { form: () => ({ lock: 'yes' }) }],
	['POST document-vault/:documentId/lock', edit(302), { form: () => ({ lock: 'no' }) }],
	// Last: it is gone then.
	['DELETE api/document/:documentId', manage(200)],
	['POST api/document/restore/:documentId', [200, 404, 404, 404, 404, 404, 404, 401], { json: () => ({}) }],
	['DELETE api/document/:documentId', manage(200)],
	['POST document-vault/bin/:documentId/restore', [302, 404, 404, 404, 404, 404, 404, 401], { form: () => ({}) }],
]

const ids = { read: '', changed: '', thread: '', suggestion: '', change: '', share: '', ownEmail: '', permissions: [] as object[] }
const members = new Map<Person, Member>()
const nowhere = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
	for (const person of people) if (person !== 'anonymous') members.set(person, await register(services))
	const owner = members.get('owner')!
	const colleague = members.get('company member')!
	await joinCompany(services, colleague, owner.companyId)
	members.set('company member', { ...colleague, companyId: owner.companyId })

	const first = await reviewedContract(services, owner)
	const second = await nextVersion(services, owner, first.documentId, contractParagraphs('faulty-services-agreement'))
	const changed = await queueReview(services, owner, {
		bytes: trackedDocx([...contractParagraphs('faulty-services-agreement'), 'Pay within [-60|Lee-][+30|Lee+] days.']),
	})
	await runReview(services, changed.reviewId, new AbortController().signal, reviewerHere)
	Object.assign(ids, { read: first.documentId, changed: changed.documentId, ownEmail: owner.email })
	for (const [documentId, sentVersionId, returnedVersionId] of [
		[first.documentId, first.versionId, second.versionId],
		[changed.documentId, changed.versionId, changed.versionId],
	] as const) {
		for (const role of ['editor', 'commenter', 'viewer'] as const)
			await db.documentShare.create({ data: { documentId, userId: members.get(role)!.id, role } })
		await db.documentShare.create({ data: { documentId, userId: members.get('revoked')!.id, role: 'editor' } })
		await db.documentShare.deleteMany({ where: { documentId, userId: members.get('revoked')!.id } })
		await db.round.create({
			data: { documentId, number: 1, sentVersionId, returnedVersionId, createdById: owner.id, failure: 'not_word', judgedAt: new Date() },
		})
	}
	// As if its first version had been generated, so that the pages of generated documents have something to show.
	const templateId = (await seeded(services, shortNda))['short-nda']!
	for (const { versionId } of [first, changed])
		await db.generatedVersion.create({ data: { versionId, templateId, templateNumber: 1, values: {}, clauses: [] } })
	// What jobs would have made by now.
	for (const documentId of [first.documentId, changed.documentId]) {
		const access = await opened(services, owner, documentId)
		await listSuggestions(services, access, engineHere)
		await listCounterpartyChanges(services, access, engineHere)
		await findDocumentView(services, access.version, engineHere)
	}
	const ask = async (name: string, body?: unknown): Promise<unknown> =>
		(await answer(name, 'owner', ids.changed, body === undefined ? {} : { json: () => body })).json()
	const { suggestions } = (await ask('GET api/document/:documentId/suggestions')) as { suggestions: { suggestion_id: string }[] }
	const { changes } = (await ask('GET api/document/:documentId/changes')) as { changes: { change_id: string }[] }
	const { comment: said } = (await ask('POST api/document/:documentId/comments', { comment: 'Hello.' })) as {
		comment: { comment_id: string }
	}
	const share = await db.documentShare.create({ data: { documentId: ids.changed, email: 'invited@counsel.example', role: 'viewer' } })
	Object.assign(ids, {
		suggestion: suggestions[0]!.suggestion_id,
		change: changes[0]!.change_id,
		thread: said.comment_id,
		share: share.id,
		permissions: (['editor', 'commenter', 'viewer'] as const).map((role) => ({ email: members.get(role)!.email, role })),
	})
}, 120_000)

/**
 * What stays open while somebody else holds the lock: what is said about a document, who may open it, its reviews and help,
 * what is only the reader's own, and the lock itself. None of it changes the document.
 */
const openUnderLock = [
	...['review/:documentId/comments', 'review/:documentId/replies', 'review/:documentId/threads', 'api/document/:documentId/comments'],
	...[
		'review/:documentId/shares',
		'review/:documentId/shares/remove',
		'document-vault/:documentId/people',
		'api/document/:documentId/share',
	],
	...['api/document/:documentId/links', 'api/document/:documentId/links/:linkId', 'api/document/:documentId/permissions'],
	...['api/document/analysis/:documentId', 'document-vault/:documentId/report/cancel', 'document-vault/:documentId/report/side'],
	...['document-vault/:documentId/report/retry', 'document-vault/:documentId/help/order', 'document-vault/:documentId/help/:requestId'],
	...['document-vault/:documentId/favorite', 'document-vault/:documentId/copy', 'api/document/:documentId/clone'],
	...['document-vault/:documentId/lock', 'api/document/:documentId/unlock', 'api/document/restore/:documentId'],
	...['document-vault/bin/:documentId/restore'],
]

test('while somebody else holds the lock, every write is refused with 423 even to the owner, but for what is listed', async () => {
	const userId = members.get('editor')!.id
	await db.documentLock.create({ data: { documentId: ids.changed, userId } })
	const writes = table.filter(([name]) => !name.startsWith('GET') && !openUnderLock.includes(name.split(' ')[1]!))
	const given: Record<string, number> = {}
	for (const [name, , sent] of writes)
		// The star is the reader's own.
		if (!JSON.stringify(sent?.json?.() ?? {}).includes('is_favorite'))
			given[name] = await refusedAs(await answer(name, 'owner', ids.changed, sent))
	await db.documentLock.deleteMany({ where: { documentId: ids.changed } })
	expect(given).toEqual(Object.fromEntries(Object.keys(given).map((name) => [name, 423])))

	const described = operations().filter(({ method, path }) => `${method} api${path.replace(/\{(\w+)\}/g, ':$1')}` in given)
	expect(described.filter(({ errors = [] }) => !errors.includes(423)).map(({ method, path }) => `${method} ${path}`)).toEqual([])
})

test.each(table)('%s', async (name, statuses, sent) => {
	const documentId = name.startsWith('GET') ? ids.read : ids.changed
	const given: Record<string, number> = {}
	// People with the fewest rights come first, so that the owner's changes affect nobody after.
	for (const person of people.toReversed()) given[person] = (await answer(name, person, documentId, sent)).status
	expect(given).toEqual(Object.fromEntries(people.map((person, index) => [person, statuses[index]])))

	if (statuses[people.indexOf('stranger')] !== 404) return
	const [strange, missing] = await Promise.all([documentId, nowhere].map((id) => answer(name, 'stranger', id, sent)))
	expect(await strange!.text()).toBe(await missing!.text())
})

test('every route and every call with a document stands in the table', () => {
	const rows = new Set(table.map(([name]) => name))
	const inApi = operations().flatMap(({ method, path }) =>
		path.includes('{documentId}') ? [`${method} api${path.replace(/\{(\w+)\}/g, ':$1')}`] : [],
	)
	// The admin area has a table of its own: admin-access.server.test.ts.
	const onPages = waysOfPages().flatMap(({ name, path }) =>
		!path.includes(':documentId') || path.startsWith('api/') || path.startsWith('admin/') ? [] : [name],
	)
	expect([...rows].sort()).toEqual([...inApi, ...onPages].sort())
	const callsWithoutRow = [...routeChains.keys()].filter(
		(path) => path.startsWith('api/') && path.includes(':documentId') && ![...rows].some((name) => name.endsWith(` ${path}`)),
	)
	expect(callsWithoutRow).toEqual([])
})

/** The status; of a form that leads back to its page, that of the refusal which the page shows. */
async function refusedAs(answered: Response): Promise<number> {
	const toast = answered.status === 302 ? await toastOf(answered) : null
	return toast?.title.includes('has locked this document') ? refusals.locked.status : answered.status
}

function answer(name: string, person: Person, documentId: string, sent: Sent = {}): Promise<Response> {
	const params = { documentId, number: '1', page: '1', linkId: nowhere, requestId: nowhere }
	return answerOfRoute(services, name, params, members.get(person) ?? null, sent)
}
