import { expect, test } from 'vitest'
import { ownedBySql, sharedWithSql } from '#app/domain/access/visible-to-sql.ts'
import { visibleTo } from '#app/domain/access/visible-to.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { saveRecord, unconfirm } from '#app/domain/record/save-record.server.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { vaultDocument } from '#tests/fixtures/vault-document.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { compileSearch } from './compile-query.server.ts'
import { exactPhrases } from './exact-phrases.server.ts'
import { findDocuments } from './find-documents.server.ts'
import { indexOlderTexts } from './index-older-texts-job.server.ts'
import { readListCursor } from './keyset.ts'
import { readSearch } from './search-query.ts'
import { searchVault } from './search-vault.server.ts'
import { readFilters } from './vault-filters.ts'

const services = await testServices()
const { db } = services
const today = Date.parse('2026-11-24T12:00:00Z')

async function search(member: Member, query: string, take = 50) {
	const { filters, problems } = readFilters(new URLSearchParams(query))
	expect(problems).toEqual([])
	return searchVault(services.forReads, member, filters, { take }, { now: today })
}

const names = async (member: Member, query: string) => (await search(member, query)).hits.map(({ name }) => name)
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

test('a name counts before labels, labels before the text, and the newest comes first among equals', async () => {
	const member = await register(services)
	await vaultDocument(services, member, 'Board minutes', { text: 'The indemnity of Tidewater is kept.', updatedAt: at(9) })
	await vaultDocument(services, member, 'Old memo', { text: 'An indemnity for Tidewater.', updatedAt: at(1) })
	await vaultDocument(services, member, 'Tidewater lease', { text: 'No indemnity is given.', updatedAt: at(2) })
	await vaultDocument(services, member, 'Supply deal', { text: 'Goods.', parties: ['Tidewater Indemnity Ltd'], updatedAt: at(3) })
	await vaultDocument(services, member, 'Indemnity of Tidewater', { text: 'Nothing.', updatedAt: at(4) })

	expect(await names(member, 'q=tidewater+indemnity')).toEqual([
		'Indemnity of Tidewater',
		'Supply deal',
		'Tidewater lease',
		'Board minutes',
		'Old memo',
	])
	expect(await names(member, 'q=tidewater+indemnity&sort=updated')).toEqual([
		'Board minutes',
		'Indemnity of Tidewater',
		'Supply deal',
		'Tidewater lease',
		'Old memo',
	])
})

test('words are found in other forms, by their beginning, without accents, as a phrase, and left out with a minus', async () => {
	const member = await register(services)
	await vaultDocument(services, member, 'One', { text: 'Either party may terminate for cause.\nThe governing law is that of Delaware.' })
	await vaultDocument(services, member, 'Two', { text: 'The law of Texas, governing nothing. Confidentiality ends.' })
	await vaultDocument(services, member, 'Café Müller lease', { text: 'Licensor/licensee terms.' })

	expect(await names(member, 'q=terminated+delaware')).toEqual(['One'])
	expect(await names(member, 'q=confidentia')).toEqual(['Two'])
	expect(await names(member, 'q=cafe+muller')).toEqual(['Café Müller lease'])
	expect(await names(member, 'q=licensee')).toEqual(['Café Müller lease'])
	expect(await names(member, 'q=%22governing+law%22')).toEqual(['One'])
	expect(await names(member, 'q=%E2%80%9Cgoverning+law%E2%80%9D')).toEqual(['One'])
	expect(await names(member, 'q=governing+law+-texas')).toEqual(['One'])
	expect(await names(member, 'q=law+-%22governing+law%22')).toEqual(['Two'])
	expect((await names(member, 'q=-texas')).toSorted()).toEqual(['Café Müller lease', 'One'])
	expect(await names(member, 'q=%22m%C3%BCller+lease%22')).toEqual(['Café Müller lease'])
	expect(await names(member, 'q=c')).toEqual(['Café Müller lease'])
})

test('a mistyped word is corrected from names, parties and words of contracts; only a search that finds nothing is', async () => {
	const [member, stranger] = [await register(services), await register(services)]
	await vaultDocument(services, member, 'Quillfeather NDA', { text: 'Indemnification is due.', parties: ['Marrowstone Holdings, Inc.'] })
	await vaultDocument(services, stranger, 'Larkspur lease')

	for (const [typed, meant] of [
		['quilfeathr', 'quillfeather'],
		['marowstone nda', 'marrowstone nda'],
		['indmenification', 'indemnification'],
	]) {
		const { hits, corrected } = await search(member, `q=${encodeURIComponent(typed!)}`)
		expect({ corrected, found: hits.map(({ name }) => name) }).toEqual({ corrected: meant, found: ['Quillfeather NDA'] })
	}
	expect(await search(member, 'q=larkspr')).toMatchObject({ hits: [], corrected: null })
	expect(await search(member, 'q=quillfeather')).toMatchObject({ corrected: null })
})

test('a hit shows where the words stand, and marks them in the text as it is', async () => {
	const member = await register(services)
	const text = `${'Filler words go here. '.repeat(900)}𝒳 <script>alert(1)</script> The Termination fee is "10 %" & more.`
	const id = await vaultDocument(services, member, 'Fees & <b>terms</b>', { text })
	const { hits } = await search(member, 'q=termination')
	expect(hits.map((hit) => hit.id)).toEqual([id])
	const { start, end, parts, version } = hits[0]!.snippet!
	expect(text.slice(start, end)).toBe('Termination')
	expect(version).toBeNull()
	expect(parts.filter(({ marked }) => marked).map((part) => part.text)).toEqual(['Termination'])
	expect(parts.map((part) => part.text).join('')).toContain('<script>alert(1)</script> The Termination fee')
	expect((await search(member, 'q=fees')).hits[0]).toMatchObject({
		markedName: [{ text: 'Fees', marked: true }, { text: ' & <b>terms</b>' }],
	})
})

test('a longer phrase is found where it stands as a whole, not where its words stand in pairs; pages leave none out', async () => {
	const member = await register(services)
	const whole = 'The Provider shall limit its aggregate liability for claims.'
	const apart = 'The aggregate liability cap. Liability for claims is joint. Each limits its aggregate exposure.'
	for (const minute of [1, 2, 3, 4, 5, 6]) await vaultDocument(services, member, `Apart ${minute}`, { text: apart, updatedAt: at(minute) })
	for (const minute of [0, 7, 8]) await vaultDocument(services, member, `Whole ${minute}`, { text: whole, updatedAt: at(minute) })
	await vaultDocument(services, member, 'Aggregate liability for claims', { text: 'Nothing.', updatedAt: at(9) })

	const query = { q: '"aggregate liability for claims"' }
	const all = ['Aggregate liability for claims', 'Whole 8', 'Whole 7', 'Whole 0']
	expect(await names(member, new URLSearchParams(query).toString())).toEqual(all)
	const { filters } = readFilters(new URLSearchParams(query))
	const first = await searchVault(services.forReads, member, filters, { take: 2 })
	const second = await searchVault(services.forReads, member, filters, { take: 2, cursor: readListCursor(first.older!, 'after')! })
	expect([...first.hits, ...second.hits].map(({ name }) => name)).toEqual(all)
	const back = await searchVault(services.forReads, member, filters, { take: 2, cursor: readListCursor(second.newer!, 'before')! })
	expect(back.hits.map(({ name }) => name)).toEqual(all.slice(0, 2))

	const parts = 'They limit their aggregate liability today. The aggregate liability for claims is joint.'
	for (const minute of [1, 2]) await vaultDocument(services, member, `In parts ${minute}`, { text: parts, updatedAt: at(minute) })
	const longer = new URLSearchParams({ q: '"limit its aggregate liability for claims"' })
	expect(await names(member, longer.toString())).toEqual(['Whole 8', 'Whole 7', 'Whole 0'])
})

test('a text that was indexed before threes were is found by a phrase of three words, before it is indexed anew and after', async () => {
	const member = await register(services)
	await vaultDocument(services, member, 'New', { text: 'They limit its aggregate liability.', updatedAt: at(3) })
	await vaultDocument(services, member, 'Old', { text: 'We limit its aggregate liability.', updatedAt: at(2) })
	const apart = 'Each limits its aggregate exposure. The aggregate liability cap.'
	await vaultDocument(services, member, 'Old, apart', { text: apart, updatedAt: at(1) })
	const older = await db.$executeRaw`
		UPDATE "document_search_texts" x SET "pairs" = search_pairs(t."text"), "pairs_version" = 1
		FROM "document_texts" t, "documents" d
		WHERE t."version_id" = x."version_id" AND d."id" = x."document_id" AND d."created_by_id" = ${member.id}::uuid AND d."name" LIKE 'Old%'`
	expect(older).toBe(2)

	const found = async () => [
		await names(member, new URLSearchParams({ q: '"limit its aggregate liability"' }).toString()),
		await names(member, new URLSearchParams({ q: 'limit "aggregate liability"' }).toString()),
	]
	const expected = [
		['New', 'Old'],
		['New', 'Old', 'Old, apart'],
	]
	expect(await found()).toEqual(expected)
	const without = new URLSearchParams({ q: 'aggregate -"limit its aggregate liability"' }).toString()
	expect(await names(member, without)).not.toContain('Old')

	const run = { signal: new AbortController().signal }
	await Promise.all([indexOlderTexts(services, run), indexOlderTexts(services, run)])
	expect(await db.documentSearchText.count({ where: { pairsVersion: 1 } })).toBe(0)
	expect(await found()).toEqual(expected)
	expect(await names(member, without)).toEqual(['Old, apart'])
})

test('a page that read many texts in vain leads on to those that were not read', async () => {
	const member = await register(services)
	for (const minute of [2, 3, 4, 5, 6, 7])
		await vaultDocument(services, member, `Apart ${minute}`, {
			text: 'Aggregate liability cap. Liability for claims is joint.',
			updatedAt: at(minute),
		})
	await vaultDocument(services, member, 'Whole', { text: 'Its aggregate liability for claims ends.', updatedAt: at(1) })
	const strict = (await compileSearch(services.forReads, readSearch('"aggregate liability for claims"')))!
	const words = await compileSearch(services.forReads, readSearch('aggregate liability claims'))
	const { filters } = readFilters(new URLSearchParams())
	const page = (cursor?: string) =>
		exactPhrases(
			services.forReads,
			{ take: 2, cursor: cursor === undefined ? undefined : readListCursor(cursor, 'after')! },
			strict.phrases,
			(request) => findDocuments(services.forReads, member, { filters, search: words, sort: 'updated', now: today }, request),
			{ batch: 2, most: 4 },
		)
	const first = await page()
	expect(first).toMatchObject({ ids: [], newer: null, older: expect.any(String) })
	expect(await page(first.older!)).toMatchObject({ ids: [expect.any(String)], older: null })
})

test('a mistyped word that stands in texts alone is corrected by the texts one may open', async () => {
	const member = await register(services)
	await vaultDocument(services, member, 'Lease', { text: 'The zeppelin Quorvane is leased.' })
	expect(await search(member, 'q=quorvame')).toMatchObject({ corrected: 'quorvane', hits: [{ name: 'Lease' }] })
	expect(await search(await register(services), 'q=quorvame')).toMatchObject({ corrected: null, hits: [] })
})

test('what people confirmed of a record is searched and filtered in place of what the review read', async () => {
	const member = await register(services)
	const id = await vaultDocument(services, member, 'Lease', { parties: ['Nothwind Inc'], ends: ['2026-12-20'], effective: '2024-03-01' })
	const access = await opened(services, member, id)
	const fields = {
		parties: { value: 'Northwind, Inc.; Ada Labs, Inc.' },
		end_date: { value: '2031-01-01' },
		effective_date: { value: '2025-05-05' },
		governing_law: { value: 'Wyoming' },
	}
	expect(await saveRecord(services, access, fields)).toBe('saved')
	for (const query of [
		'q=northwind',
		'q=wyoming',
		'party=ada+labs',
		'expiring_in=1700',
		'effective_from=2025-05-05&effective_to=2025-05-05',
	])
		expect([query, await names(member, query)]).toEqual([query, ['Lease']])
	for (const query of ['q=nothwind', 'party=nothwind', 'expiring_in=60', 'effective_to=2025-01-01'])
		expect([query, await names(member, query)]).toEqual([query, []])

	await saveRecord(services, access, { end_date: { value: '' }, parties: { value: '' } })
	for (const query of ['expiring_in=1700', 'party=ada']) expect([query, await names(member, query)]).toEqual([query, []])
	for (const field of ['parties', 'end_date'] as const) await unconfirm(services, access, field)
	for (const query of ['party=nothwind', 'expiring_in=60']) expect([query, await names(member, query)]).toEqual([query, ['Lease']])
})

test('each filter narrows the list, alone and together with a search', async () => {
	const member = await register(services)
	await vaultDocument(services, member, 'Lease', {
		category: 'VEN',
		type: 'Lease',
		status: 'signed',
		tags: ['Series A', 'office'],
		parties: ['Quillfeather Holdings, Inc.'],
		ends: ['2020-01-01', '2026-12-20'],
		effective: '2024-03-01',
		issues: 2,
		updatedAt: new Date('2026-05-05T23:59:59Z'),
	})
	const plain = await vaultDocument(services, member, 'Plain', { updatedAt: new Date('2026-05-07T00:00:00Z') })
	await db.documentFavorite.create({ data: { userId: member.id, documentId: plain } })
	const lease = [
		'category=VEN',
		'type=lease',
		'status=SIGNED',
		'tag=series+a',
		'party=quillFEATHER',
		'red_flags=1',
		'expiring_in=26',
		'updated_to=2026-05-05',
		'effective_from=2024-03-01&effective_to=2024-03-01',
	]
	for (const filter of lease) {
		expect(await names(member, filter), filter).toEqual(['Lease'])
		expect(await names(member, `${filter}&q=agreement`), filter).toEqual(['Lease'])
		expect(await names(member, `${filter}&q=nowhere`), filter).toEqual([])
	}
	expect(await names(member, lease.join('&'))).toEqual(['Lease'])
	for (const filter of ['favorite=1', 'updated_from=2026-05-06', 'status=DRAFT'])
		expect(await names(member, filter), filter).toEqual(['Plain'])
	for (const filter of ['expiring_in=25', 'effective_from=2024-03-02', 'shared=with_me', 'shared=by_me', 'tag=series'])
		expect(await names(member, filter), filter).toEqual([])
	expect(await names(member, 'sort=name')).toEqual(['Lease', 'Plain'])
	expect(await names(member, 'sort=expiring')).toEqual(['Lease', 'Plain'])
})

test('a search shows what a member may open, and nothing else', async () => {
	const [owner, colleague, invited, stranger] = [
		await register(services),
		await register(services),
		await register(services),
		await register(services),
	]
	const inCompany = await joinCompany(services, colleague, owner.companyId)
	const [mine, company, mailed, revoked, deleted] = await Promise.all(
		['Zebra mine', 'Zebra company', 'Zebra mailed', 'Zebra revoked', 'Zebra deleted'].map((name) => vaultDocument(services, owner, name)),
	)
	await db.documentShare.create({ data: { documentId: company!, companyId: owner.companyId, role: 'viewer' } })
	await db.documentShare.create({ data: { documentId: mailed!, email: invited.email, role: 'editor' } })
	const share = await db.documentShare.create({ data: { documentId: revoked!, userId: invited.id, role: 'editor' } })
	await db.documentShare.delete({ where: { id: share.id } })
	await db.documentShare.create({ data: { documentId: deleted!, userId: invited.id, role: 'editor' } })
	await db.document.update({ where: { id: deleted! }, data: { deletedAt: new Date() } })
	await vaultDocument(services, invited, 'Zebra of somebody else')

	const seen = async (member: Member, filter = '') => (await names(member, `q=zebra${filter}`)).toSorted()
	expect(await seen(owner)).toEqual(['Zebra company', 'Zebra mailed', 'Zebra mine', 'Zebra revoked'])
	expect(await seen(owner, '&shared=by_me')).toEqual(['Zebra company', 'Zebra mailed'])
	expect(await seen(inCompany)).toEqual(['Zebra company'])
	expect(await seen(colleague)).toEqual([])
	expect(await seen(invited)).toEqual(['Zebra mailed', 'Zebra of somebody else'])
	expect(await seen(invited, '&shared=with_me')).toEqual(['Zebra mailed'])
	expect(await seen(stranger)).toEqual([])
	const { hits } = await search(invited, 'q=mailed')
	expect(hits[0]).toMatchObject({ id: mailed, role: 'editor', owner: 'Ada Founder' })

	for (const member of [owner, colleague, inCompany, invited, stranger]) {
		const asked = await db.document.findMany({ where: visibleTo(member), select: { id: true } })
		const inSql = await db.$queryRaw<{ id: string }[]>(
			Prisma.sql`SELECT d."id"::text FROM "documents" d WHERE ${ownedBySql(member)} UNION ALL SELECT d."id"::text FROM "documents" d WHERE ${sharedWithSql(member)}`,
		)
		expect(inSql.map(({ id }) => id).toSorted()).toEqual(asked.map(({ id }) => id).toSorted())
	}
	expect(await seen(owner)).toContain((await db.document.findUniqueOrThrow({ where: { id: mine! } })).name)
})

test.each(['', 'q=agreement', 'sort=name', 'sort=expiring'])(
	'pages of "%s" leave nothing out and repeat nothing while documents change',
	async (query) => {
		const [member, colleague] = [await register(services), await register(services)]
		// Several at the same microsecond, so that only the id decides.
		for (let n = 0; n < 11; n += 1)
			await vaultDocument(services, member, `Paper ${n}`, { updatedAt: at(n - (n % 3)), ends: n % 2 ? ['2027-01-01'] : [] })
		for (let n = 11; n < 14; n += 1) {
			const documentId = await vaultDocument(services, colleague, `Paper ${n}`, { updatedAt: at(n - 9) })
			await db.documentShare.create({ data: { documentId, userId: member.id, role: 'viewer' } })
		}
		const { filters } = readFilters(new URLSearchParams(query))
		const whole = (await searchVault(services, member, filters, { take: 50 }, { now: today })).hits.map(({ id }) => id)
		expect(whole).toHaveLength(14)
		const page = (cursor: string | null, direction: 'after' | 'before') =>
			searchVault(
				services,
				member,
				filters,
				{ take: 4, cursor: cursor === null ? undefined : readListCursor(cursor, direction)! },
				{ now: today },
			)

		const seen: string[] = []
		const newer: (string | null)[] = []
		let cursor: string | null = null
		do {
			const { hits, older, newer: before } = await page(cursor, 'after')
			seen.push(...hits.map(({ id }) => id))
			newer.push(before)
			// One that was seen moves to the front and one that was not yet is deleted: the others stay where they are.
			if (seen.length === 4) await db.document.update({ where: { id: seen[1] }, data: { updatedAt: at(99), name: 'A moved one' } })
			if (seen.length === 4) await db.document.update({ where: { id: whole[6] }, data: { deletedAt: new Date() } })
			cursor = older
		} while (cursor !== null)
		expect(seen).toEqual(whole.filter((_, index) => index !== 6))
		expect(newer[0]).toBeNull()
		const back = await page(newer[2]!, 'before')
		expect(back.hits.map(({ id }) => id)).toEqual(seen.slice(4, 8))
		expect(back.older).not.toBeNull()
	},
)

test('the index follows renaming, tags, a new version and a new owner, and goes with the document', async () => {
	const [member, next] = [await register(services), await register(services)]
	const id = await vaultDocument(services, member, 'Harbour lease', { text: 'Rent is due.' })
	await db.document.update({ where: { id }, data: { name: 'Wharf lease', tags: ['Seaside'] } })
	expect([await names(member, 'q=harbour'), await names(member, 'q=wharf'), await names(member, 'q=seaside')]).toEqual([
		[],
		['Wharf lease'],
		['Wharf lease'],
	])
	expect(await names(member, 'q=rent')).toEqual(['Wharf lease'])

	const version = await db.documentVersion.create({
		data: { documentId: id, number: 2, fileKey: `${id}-2`, fileName: '2.pdf', mediaType: 'application/pdf', bytes: 1, sha256: '' },
	})
	await db.document.update({ where: { id }, data: { versionNumber: 2 } })
	// Until the new version is read, the older one is found and named.
	expect((await search(member, 'q=rent')).hits[0]!.snippet).toMatchObject({ version: 1 })
	await db.documentText.create({ data: { versionId: version.id, text: 'The fee is waived.' } })
	expect([await names(member, 'q=rent'), await names(member, 'q=fee')]).toEqual([[], ['Wharf lease']])

	await db.document.update({ where: { id }, data: { createdById: next.id } })
	expect([await names(member, 'q=fee'), await names(next, 'q=fee'), await names(next, 'q=%22fee+is+waived%22')]).toEqual([
		[],
		['Wharf lease'],
		['Wharf lease'],
	])
	await db.document.delete({ where: { id } })
	expect(await db.documentSearch.count({ where: { documentId: id } })).toBe(0)
})

test('whatever is typed is searched for or passed over, never executed', async () => {
	const member = await register(services)
	await vaultDocument(services, member, 'O’Brien & Sons', { text: `It's "quoted" \\ and 100% done.` })
	const hostile = [
		"' OR 1=1 --",
		"a' & b:* | !c <-> d",
		'!!! ((( & | <->',
		'done:*',
		'\\',
		"'",
		'"',
		'"""',
		'-',
		'- -',
		'%_%',
		'$1',
		'\0done\0',
		'😀',
		'<mark>',
		'x'.repeat(10_000),
		'"a '.repeat(3000),
		'-'.repeat(10_000),
		'\ud800',
		'n:done',
		"l:'x",
	]
	for (const typed of hostile) {
		const { filters } = readFilters(new URLSearchParams({ q: typed }))
		const { hits } = await searchVault(services.forReads, member, filters, { take: 5 }, { now: today })
		expect(hits.length, typed.slice(0, 20)).toBeLessThanOrEqual(1)
	}
	expect(await names(member, `q=${encodeURIComponent("o'brien's")}`)).toEqual([])
	expect(await names(member, `q=${encodeURIComponent('o’brien')}`)).toEqual(['O’Brien & Sons'])
	expect(await names(member, `q=${encodeURIComponent('done\0')}`)).toEqual(['O’Brien & Sons'])
	expect(await search(member, 'q=%26%26')).toMatchObject({ hits: [], nothingToSearch: true })
	expect(await search(member, `q=${'word+'.repeat(200)}`)).toMatchObject({ cut: true })
})

test('of two changes of one document at once the second is indexed after the first', async () => {
	const owner = await register(services)
	const documentId = await vaultDocument(services, owner, 'Old charter', { text: 'Words.', updatedAt: at(1) })
	const waiting = async () =>
		Number(
			(
				await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
			AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
			)[0]!.count,
		)
	let renaming: Promise<unknown> | undefined
	await db.$transaction(async (tx) => {
		await tx.$executeRaw`SELECT index_document(${documentId}::uuid)`
		renaming = db.document.update({ where: { id: documentId }, data: { name: 'Zanzibar charter' } })
		// Started by its 'then'.
		void renaming.then(() => undefined)
		await expect.poll(waiting).toBeGreaterThan(0)
	})
	await renaming
	expect(await names(owner, 'q=zanzibar')).toEqual(['Zanzibar charter'])
})

test('of two texts of one document read at once the newer one is found, whichever is written last', async () => {
	const owner = await register(services)
	const documentId = await vaultDocument(services, owner, 'Charter', { text: 'The aardvark clause.', updatedAt: at(1) })
	const first = await db.documentVersion.findFirstOrThrow({ where: { documentId } })
	const { id: _, ...fields } = first
	const second = await db.documentVersion.create({ data: { ...fields, number: 2, fileKey: `${first.fileKey}-2` } })
	const text = await db.documentText.findUniqueOrThrow({ where: { versionId: first.id } })
	let rereading: Promise<unknown> | undefined
	await db.$transaction(async (tx) => {
		await tx.$executeRaw`INSERT INTO document_texts SELECT (jsonb_populate_record(t, ${{ version_id: second.id, text: 'The zebra clause.' }}::jsonb)).*
			FROM document_texts t WHERE t.version_id = ${first.id}::uuid`
		rereading = db.documentText.update({ where: { versionId: first.id }, data: { text: text.text } })
		void rereading.then(() => undefined)
		await expect
			.poll(async () =>
				Number(
					(
						await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
							AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
					)[0]!.count,
				),
			)
			.toBeGreaterThan(0)
	})
	await rereading
	expect([await names(owner, 'q=zebra'), await names(owner, 'q=aardvark')]).toEqual([['Charter'], []])
})

test('people who rename many documents at once do not wait for each other forever', async () => {
	const owner = await register(services)
	const ids: string[] = []
	for (let index = 0; index < 12; index += 1)
		ids.push(await vaultDocument(services, owner, `Lease ${index}`, { text: 'Words.', updatedAt: at(1) }))
	const other = await register(services)
	await Promise.all([
		...Array.from({ length: 6 }, (_, turn) =>
			db.document.updateMany({ where: { id: { in: ids } }, data: { createdById: turn % 2 ? owner.id : other.id } }),
		),
		...ids.map((documentId) =>
			db.documentText.updateMany({ where: { version: { documentId } }, data: { text: `Words of ${documentId}.` } }),
		),
	])
	const { createdById } = await db.document.findUniqueOrThrow({ where: { id: ids[0] } })
	expect(
		(await db.$queryRaw<{ count: bigint }[]>`SELECT count(*) FROM document_search WHERE owner_id = ${createdById}::uuid`)[0]!.count,
	).toBe(12n)
})
