import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { addComment } from '#app/domain/comments/comments.server.ts'
import { addTask } from '#app/domain/deadlines/change-deadline.server.ts'
import { createShareLink } from '#app/domain/share-links/manage-links.server.ts'
import { addDocument } from '#app/domain/documents/add-document.server.ts'
import { eraseAccount } from '#app/domain/erasure/erase-account.server.ts'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { makeDocument } from '#app/domain/templates/generate/documents/make-document.server.ts'
import { startDraft } from '#app/domain/templates/generate/drafts/start-draft.server.ts'
import { findUsableTemplate } from '#app/domain/templates/generate/usable-templates.server.ts'
import { sweep } from '#app/domain/sweep/sweep.server.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { readZip } from '#tests/fixtures/read-zip.ts'
import { engineHere, reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { seeded, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { noChoices, storedUpload } from '#tests/fixtures/stored-upload.ts'
import { register, testServices } from '#tests/world.ts'
import { day, hour } from '#app/units.ts'
import { endAbandonedExports } from './end-abandoned-exports.server.ts'
import { latestExport, openExport } from './find-export.server.ts'
import { makeExport } from './make-export.server.ts'
import { requestExport } from './request-export.server.ts'

const services = await testServices()
const { db, storage } = services
const firstTry = { signal: new AbortController().signal, lastTry: false }

async function asked(member: Member): Promise<string> {
	const requested = await requestExport(services, member)
	if ('refusedFor' in requested) throw new Error('refused')
	return requested.id
}

async function exported(member: Member) {
	const id = await asked(member)
	await makeExport(services, id, firstTry)
	const found = await openExport(services, member, id)
	if (found === null || found === 'expired') throw new Error(`The export is ${found}`)
	return { id, files: await readZip(new Uint8Array(await found.file.arrayBuffer())) }
}

const storedExports = async () => (await storage.list({ prefix: 'exports/', limit: 100 })).files.map(({ key }) => key)

test(
	'an export holds everything of the account, each file with its hash in the manifest, and nothing of others',
	{ timeout: 90_000 },
	async () => {
		const [member, other] = [await register(services), await register(services, { firstName: 'Bob', lastName: 'Other' })]
		const { documentId, bytes } = await reviewedContract(services, member)
		await db.document.update({ where: { id: documentId }, data: { name: '../../=cmd|calc' } })
		await addComment(services, await opened(services, member, documentId, 'comment'), { body: '=1+1 is what they pay.' })
		const binned = await addDocument(services, member, await storedUpload(services, 'in the bin'), noChoices, { analyze: false })
		if (binned.outcome !== 'added') throw new Error(binned.outcome)
		await deleteDocument(services, await opened(services, member, binned.documentId, 'manage'))
		const shared = await addDocument(services, other, await storedUpload(services, 'Bob’s secret'), noChoices, { analyze: false })
		if (shared.outcome !== 'added') throw new Error(shared.outcome)
		await letIn(services, other, shared.documentId, member, 'viewer')

		await db.document.update({ where: { id: documentId }, data: { tags: ['seed round'] } })
		await db.documentVersion.updateMany({ where: { documentId }, data: { note: 'As agreed on the phone' } })
		await db.recordEntry.create({ data: { documentId, field: 'effective_date', value: '2026-03-02', confirmedById: member.id } })
		await db.documentFavorite.create({ data: { userId: member.id, documentId } })
		await db.savedView.create({ data: { userId: member.id, name: 'My leases', query: 'q=lease' } })
		await addTask(services, member, { title: 'Call the landlord', date: '2027-01-31' })
		const link = {
			label: 'For the bank',
			days: 7,
			password: 'correct horse',
			emails: ['b@bank.example'],
			noDownload: true,
			watermark: false,
		} as const
		const made = await createShareLink(services, await opened(services, member, documentId, 'manage'), link, new Date())
		if (typeof made === 'string') throw new Error(made)

		const paid = {
			companyId: member.companyId,
			kind: 'charge',
			description: 'Builder',
			number: 'FP-0001',
			paidAt: new Date('2026-11-02'),
		} as const
		await db.paymentEntry.create({ data: { ...paid, externalId: 'in_1', cents: 2900, url: 'https://pay.example/in_1' } })
		await db.paymentEntry.create({ data: { ...paid, companyId: other.companyId, externalId: 'in_2', cents: 9900 } })
		const ordered = { companyId: member.companyId, kind: 'subscription', description: 'Builder', cents: 2900, plan: 'builder' } as const
		await db.order.create({ data: { ...ordered, userId: member.id, requestKey: 'one', status: 'paid' } })
		const year = { periodStart: new Date('2026-11-02'), periodEnd: new Date('2026-12-02') }
		await db.subscription.create({ data: { id: 'sub_1', companyId: member.companyId, plan: 'builder', status: 'active', ...year } })

		const { files } = await exported(member)

		const lines = files.get('manifest.csv')!.toString().trim().split('\r\n').slice(1)
		expect(lines.sort()).toEqual(
			[...files]
				.filter(([path]) => path !== 'manifest.csv')
				.map(([path, content]) => `${path},${createHash('sha256').update(content).digest('hex')},${content.length}`)
				.sort(),
		)
		const folder = 'documents/_.._=cmd_calc'
		expect(files.get(`${folder}/versions/1.0.1 faulty-services-agreement.docx`)!.equals(Buffer.from(bytes))).toBe(true)
		expect(JSON.parse(files.get(`${folder}/reports/1.0.1 report.json`)!.toString())).toHaveProperty('findings')
		expect(files.get('documents-in-bin/nda.docx/versions/1.0.1 nda.docx')!.toString()).toBe('in the bin')
		const told = JSON.parse(files.get(`${folder}/document.json`)!.toString()) as object
		expect(told).toMatchObject({
			tags: ['seed round'],
			record: [{ field: 'effective_date', value: '2026-03-02' }],
			versions: [{ note: 'As agreed on the phone' }],
			shareLinks: [{ label: 'For the bank', emails: ['b@bank.example'], version: '1.0.1' }],
		})
		expect(JSON.stringify(told)).not.toMatch(/token|password/i)
		expect(JSON.parse(files.get('vault.json')!.toString())).toMatchObject({
			stars: [{ id: documentId }],
			savedViews: [{ name: 'My leases', query: 'q=lease' }],
			tasks: [{ title: 'Call the landlord' }],
		})
		expect(files.get('profile.json')!.toString()).toContain(member.email)
		expect(files.get('comments.csv')!.toString()).toContain(`'=1+1 is what they pay.`)
		expect(files.get('history.csv')!.toString()).toMatch(/account\.export_requested,you,/)
		expect(files.get('credits.csv')!.toString()).toMatch(/reserved,-1,you,/)
		expect(files.get('payments.csv')!.toString().trim().split('\r\n').slice(1)).toEqual([
			`2026-11-02T00:00:00.000Z,${member.companyId},charge,Builder,FP-0001,2900,https://pay.example/in_1`,
		])
		expect(JSON.parse(files.get('orders.json')!.toString())).toMatchObject([{ description: 'Builder', cents: 2900, status: 'paid' }])
		expect(JSON.parse(files.get('companies.json')!.toString())).toMatchObject([
			{ subscriptions: [{ plan: 'builder', status: 'active', endedAt: null }] },
		])
		// Whatever stands in the export is explained in it.
		const explained = files.get('README.txt')!.toString()
		for (const name of new Set([...files.keys()].flatMap((path) => (path.startsWith('documents') ? path.split('/')[2]! : path))))
			if (name !== 'README.txt') expect(explained).toContain(name)
		for (const file of [
			'README.txt',
			'sessions.json',
			'sign-in.json',
			'webhooks.json',
			'inbound-mail.json',
			'companies.json',
			`${folder}/comments.json`,
			`${folder}/document.json`,
		])
			expect([...files.keys()]).toContain(file)
		expect([...files.keys()]).not.toContain('missing.txt')
		for (const content of files.values()) expect(content.includes('Bob’s secret')).toBe(false)
	},
)

test('only its person finds an export, and they are mailed the page and never the file', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	const { id } = await exported(member)

	expect(await openExport(services, stranger, id)).toBeNull()
	expect(await openExport(services, member, 'no id')).toBeNull()
	const mail = services.outbox.find(({ to, subject }) => to === member.email && /ready/.test(subject))!
	expect(mail.text).toContain('/settings/security')
	expect(mail.text).not.toContain(id)
})

test('an export is there for 7 days, then its file is gone and it is told to have expired', async () => {
	const member = await register(services)
	const { id } = await exported(member)
	const [key] = await db.accountExport.findMany({ where: { id } })

	await sweep(services, Date.now() + 7 * day - hour)
	expect(await storage.has(key!.fileKey!)).toBe(true)
	expect(await latestExport(services, member)).toMatchObject({ id, state: 'ready' })

	await sweep(services, Date.now() + 7 * day + hour)
	expect(await storage.has(key!.fileKey!)).toBe(false)
	expect(await openExport(services, member, id)).toBe('expired')
	expect(await latestExport(services, member)).toMatchObject({ id, state: 'expired' })
})

test('one export at a time is made, three a day, and a new one replaces the one before', async () => {
	const member = await register(services)
	const [one, same] = await Promise.all([asked(member), asked(member)])
	expect(one).toBe(same)
	expect(await db.activityEvent.count({ where: { type: 'account.export_requested', subject: member.id } })).toBe(1)
	await makeExport(services, one, firstTry)

	const second = await exported(member)
	expect(await openExport(services, member, one)).toBe('expired')
	expect((await storedExports()).filter((key) => key.includes(member.id)).length).toBe(1)
	await exported(member)
	expect(await openExport(services, member, second.id)).toBe('expired')
	expect(await requestExport(services, member)).toEqual({ refusedFor: expect.any(Number) })
})

test('an export that is stopped in the middle starts over and leaves no file behind', async () => {
	const member = await register(services)
	const kept = await addDocument(services, member, await storedUpload(services), noChoices, { analyze: false })
	const id = await asked(member)
	const stop = new AbortController()
	const stopping = { ...services, storage: { ...storage, get: async (key: string) => (stop.abort(), storage.get(key)) } }

	await expect(makeExport(stopping, id, { signal: stop.signal, lastTry: true })).rejects.toThrow()
	expect(await latestExport(services, member)).toMatchObject({ id, state: 'queued' })
	expect(await readdir(incomingFolder(services))).toEqual([])
	expect((await storedExports()).filter((key) => key.includes(member.id))).toEqual([])

	await makeExport(services, id, firstTry)
	expect(kept.outcome).toBe('added')
	expect(await latestExport(services, member)).toMatchObject({ id, state: 'ready' })
})

test('an export whose last try fails, or whose job is lost, is failed, told by mail, and can be asked for again', async () => {
	const member = await register(services)
	const failing = { ...services, storage: { ...storage, set: () => Promise.reject(new Error('the disk is full')) } }
	const id = await asked(member)
	await expect(makeExport(failing, id, firstTry)).rejects.toThrow('full')
	expect(await latestExport(services, member)).toMatchObject({ state: 'queued' })
	await expect(makeExport(failing, id, { ...firstTry, lastTry: true })).rejects.toThrow('full')
	expect(await latestExport(services, member)).toMatchObject({ state: 'failed' })
	expect(services.outbox.filter(({ to, subject }) => to === member.email && /could not/.test(subject)).length).toBe(1)

	const again = await asked(member)
	await endAbandonedExports(services)
	expect(await latestExport(services, member)).toMatchObject({ id: again, state: 'queued' })
	await db.$executeRaw`DELETE FROM pgboss.job WHERE name = 'export-account'`
	await endAbandonedExports(services)
	expect(await latestExport(services, member)).toMatchObject({ id: again, state: 'failed' })
})

test('an export that failed is made when its job is tried again, unless its person asked for another since', async () => {
	const member = await register(services)
	const id = await asked(member)
	await db.accountExport.update({ where: { id }, data: { state: 'failed' } })
	await makeExport(services, id, firstTry)
	expect(await latestExport(services, member)).toMatchObject({ id, state: 'ready' })

	await db.accountExport.update({ where: { id }, data: { state: 'failed' } })
	const newer = await asked(member)
	await makeExport(services, id, firstTry)
	await makeExport(services, newer, firstTry)
	expect(await db.accountExport.findUnique({ where: { id }, select: { state: true } })).toEqual({ state: 'failed' })
	expect(await latestExport(services, member)).toMatchObject({ id: newer, state: 'ready' })
})

test('an older export that is made while a newer one becomes ready neither replaces nor removes it', async () => {
	const member = await register(services)
	const id = await asked(member)
	await db.accountExport.update({ where: { id }, data: { state: 'failed' } })
	let newer = ''
	const overtaken = {
		...services,
		storage: {
			...storage,
			async set(...given: Parameters<typeof storage.set>) {
				await storage.set(...given)
				newer = (await exported(member)).id
			},
		},
	}
	await makeExport(overtaken, id, firstTry)
	expect(await latestExport(services, member)).toMatchObject({ id: newer, state: 'ready' })
	expect(await openExport(services, member, newer)).toMatchObject({ file: expect.anything() as object })
	expect(await db.accountExport.findUnique({ where: { id }, select: { state: true } })).toEqual({ state: 'failed' })
	expect((await storedExports()).filter((key) => key.includes(member.id))).toHaveLength(1)
})

test('a ZIP that no export names goes with the sweep, and an erased account takes its exports along', async () => {
	const member = await register(services)
	await exported(member)
	const orphan = `exports/${member.id}/orphan`
	await storage.set(orphan, new File(['x'], 'x.zip', { lastModified: Date.now() - 2 * hour }))
	await sweep(services)
	expect((await storedExports()).filter((key) => key.includes(member.id))).toEqual([expect.not.stringContaining('orphan')])

	await db.user.update({ where: { id: member.id }, data: { deletedAt: new Date() } })
	await eraseAccount(services, member.id)
	expect((await storedExports()).filter((key) => key.includes(member.id))).toEqual([])
})

test('answers for documents are in the export of who gave them alone, and go with the account', async () => {
	const [member, other] = [await register(services), await register(services)]
	const { 'short-nda': templateId } = await seeded(services, shortNda)
	const template = (await findUsableTemplate(services, templateId))!
	const values = {
		company: { name: 'Granite Peak, Inc.' },
		counterparty: { name: 'Kiln Robotics, Inc.' },
		effective_date: '2026-03-02',
		purpose: 'to explore a joint product',
		term_years: 2,
		has_fee: false,
		governing_law: 'Delaware',
	}
	const made = await makeDocument(services, member, { template, values, variants: {}, name: 'NDA' }, engineHere)
	if (made.outcome !== 'added') throw new Error(made.outcome)
	const answers = { purpose: 'a plan that nobody knows' }
	await startDraft(services, member, {
		for: { templateId: template.id },
		fields: [],
		values: answers,
		origins: { purpose: 'your description' },
	})
	await startDraft(services, other, { for: { packetKey: 'first-advisor' }, fields: [], values: { purpose: 'a plan of Bob' } })

	const { files } = await exported(member)
	expect(JSON.parse(files.get('drafts.json')!.toString())).toMatchObject([
		{ template: { name: 'Short NDA' }, packet: null, answers, cameFrom: { purpose: 'your description' } },
	])
	expect(JSON.parse(files.get('documents/NDA/document.json')!.toString())).toMatchObject({
		isGenerated: true,
		versions: [
			{ origin: 'generated', madeFrom: { template: { name: 'Short NDA', version: 1 }, answers: values, clauses: [{ variant: 'plain' }] } },
		],
	})
	for (const content of files.values()) expect(content.includes('a plan of Bob')).toBe(false)
	expect([...(await exported(await register(services))).files.keys()]).not.toContain('drafts.json')

	await db.generatedPacket.create({ data: { key: 'first-advisor', userId: member.id } })
	await db.user.update({ where: { id: member.id }, data: { deletedAt: new Date() } })
	await eraseAccount(services, member.id)
	const own = { where: { userId: member.id } }
	expect([await db.generationDraft.count(own), await db.generatedPacket.count(own)]).toEqual([0, 0])
	expect(await db.generatedVersion.count()).toBe(0)
	expect(await db.generationDraft.count({ where: { userId: other.id } })).toBe(1)
})
