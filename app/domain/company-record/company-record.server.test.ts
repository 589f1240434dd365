import { expect, test } from 'vitest'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { companyPaper, confirmed, tidepoolProfile } from '#tests/fixtures/company-paper.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { joinCompany, register, testServices } from '#tests/world.ts'
import { readCompanyRecord } from './read-company-record.server.ts'

const services = await testServices()
const now = Date.parse('2026-11-23T15:00:00Z')
const record = (member: Member) => readCompanyRecord(services.forReads, member, now)

test('two SAFEs on 8,000,000 shares: 10% each of 10,000,000, not confirmed until somebody confirms the values', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	const [alder, birch] = [await companyPaper(services, owner, 'safe-of-alder'), await companyPaper(services, owner, 'safe-of-birch')]
	const { capTable } = await record(owner)
	expect(capTable.refused).toBeNull()
	expect(capTable.total).toMatchObject({ shares: '10000000', existingPercent: '80%', confirmed: false })
	expect(capTable.total?.steps).toContain('8,000,000 ÷ (100% − 20%) = 10,000,000 shares')
	expect(
		capTable.convertibles.map(({ holder, shares, percent, leftOut, confirmed: sure }) => [holder, shares, percent, leftOut, sure]),
	).toEqual([
		['Birch Harbor Capital LP', '1000000', '10%', null, false],
		['Alder Bay Ventures LP', '1000000', '10%', null, false],
	])
	expect(capTable.parts.map(({ label, percent, size }) => [label, percent, size])).toEqual([
		['Issued shares', '80%', 8000],
		['Birch Harbor Capital LP', '10%', 1000],
		['Alder Bay Ventures LP', '10%', 1000],
	])
	expect(capTable.convertibles[0]!.terms.find(({ label }) => label === 'Cap is')).toMatchObject({
		value: 'post-money',
		quote: 'Post-Money',
	})

	for (const [id, value, cap] of [
		[alder, '500000', '5000000'],
		[birch, '1000000', '10000000'],
	] as const)
		await confirmed(services, owner, id, {
			value: { value, unit: 'USD' },
			valuation_cap: { value: cap, unit: 'USD' },
			cap_basis: { value: 'post-money' },
			signature_state: { value: 'signed' },
		})
	expect((await record(owner)).capTable.total).toMatchObject({ shares: '10000000', confirmed: true })
})

test('a discount rate of 20 is an 80% discount and raises the warning; it has no share in the total', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	const documentId = await companyPaper(services, owner, 'safe-with-discount')
	const [line] = (await record(owner)).capTable.convertibles
	expect(line).toMatchObject({ shares: null, leftOut: expect.stringContaining('no valuation cap') })
	expect(line!.steps).toEqual(['Discount: price of the financing × 0.20'])
	expect(line!.warnings[0]).toContain('price × 0.20, a discount of 80%')

	await confirmed(services, owner, documentId, { discount_rate: { value: '80' } })
	const [corrected] = (await record(owner)).capTable.convertibles
	expect(corrected).toMatchObject({ warnings: [], steps: ['Discount: price of the financing × 0.80'] })
})

test('what can’t be computed is left out with its reason, and SAFEs that sell everything have no total', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'safe-of-alder', { '$5,000,000': '$400,000' })
	await companyPaper(services, owner, 'safe-of-birch', { '/s/ Noor Castellan': '____________', '/s/ Edda Brandt': '____________' })
	await companyPaper(services, owner, 'convertible-note')
	const { capTable } = await record(owner)
	expect(capTable.convertibles.map(({ kind, leftOut }) => [kind, leftOut])).toEqual([
		['Convertible Note', expect.stringContaining('interest')],
		['SAFE', expect.stringContaining('once it is signed')],
		['SAFE', expect.stringContaining('$400,000 is not more than the purchase amount of $500,000')],
	])
	expect(capTable.convertibles[0]!.steps[0]).toContain('8,000,000 × $250,000 ÷ $8,000,000 = 250,000 shares')
	expect(capTable.total).toMatchObject({ shares: '8000000', existingPercent: '100%' })

	await companyPaper(services, owner, 'safe-of-alder', { '$500,000': '$2,500,000' })
	await companyPaper(services, owner, 'safe-of-alder', { '$500,000': '$2,600,000' })
	const sold = (await record(owner)).capTable
	expect(sold.total).toBeNull()
	expect(sold.refused).toContain('100% of the company or more (52% + 50%)')
})

test('a copy of the same SAFE is not counted twice', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'safe-of-alder')
	await companyPaper(services, owner, 'safe-of-alder')
	const { capTable } = await record(owner)
	expect(capTable.total?.existingPercent).toBe('90%')
	expect(capTable.convertibles.map(({ leftOut }) => leftOut)).toEqual([expect.stringContaining('may be a copy'), null])
})

test('without a profile there are no lines about the company, and the page says what to enter', async () => {
	const owner = await register(services)
	await companyPaper(services, owner, 'safe-of-alder')
	expect((await record(owner)).capTable).toMatchObject({ total: null, convertibles: [], refused: expect.stringContaining('legal name') })
})

test('another state and another form of the name are contradictions, other laws of other deals are not', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'safe-of-alder')
	const birch = await companyPaper(services, owner, 'safe-of-birch')
	const misnamed = await companyPaper(services, owner, 'distribution-agreement', { 'Tidepool Analytics, Inc.': 'Tidepool Analytics LLC' })
	const { contradictions } = await record(owner)
	expect(contradictions.map(({ about, sides }) => [about, sides[0]!.document?.id, sides.map(({ value }) => value)])).toEqual([
		['Company name', misnamed, ['Tidepool Analytics LLC', 'Tidepool Analytics, Inc.']],
		['State of incorporation', birch, ['Nevada', 'Delaware']],
	])
	expect(contradictions[1]!.sides[0]).toMatchObject({ quote: 'Nevada', confirmed: false })
})

test('exclusive sales rights for the same country to two counterparties are a contradiction, for another country not', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'reseller-agreement')
	const second = await companyPaper(services, owner, 'distribution-agreement')
	const { contradictions } = await record(owner)
	expect(contradictions).toMatchObject([
		{ about: 'Exclusivity', what: 'Kestrel Trading LLC and Marlow Systems GmbH both have exclusive sales rights for Germany.' },
	])
	expect(contradictions[0]!.sides[0]!.quote).toContain('exclusive right to resell')
	await services.db.document.update({ where: { id: second }, data: { deletedAt: new Date() } })
	await companyPaper(services, owner, 'distribution-agreement', { 'Germany and Austria': 'France' })
	expect((await record(owner)).contradictions).toEqual([])
})

test('stock papers above the issued shares, and the same shares on other vesting terms, are contradictions', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner, { issued_shares: 3_000_000 })
	await companyPaper(services, owner, 'founder-stock')
	expect((await record(owner)).contradictions).toMatchObject([
		{ about: 'Issued shares', sides: [{ value: '4,000,000' }, { from: 'profile', value: '3,000,000' }] },
	])
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'founder-stock', { 'over four years': 'over three years' })
	expect((await record(owner)).contradictions).toMatchObject([
		{
			about: 'Vesting',
			sides: [{ value: expect.stringMatching(/36 months|3 years/) }, { value: expect.stringMatching(/48 months|4 years/) }],
		},
	])
})

test('a diligence list finds people without an assignment, elections, consents, copies and stock papers that are missing', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'founder-stock')
	await companyPaper(services, owner, 'invention-assignment')
	await companyPaper(services, owner, 'consulting-without-assignment')
	await companyPaper(services, owner, 'board-consent')
	await companyPaper(services, owner, 'safe-of-alder')
	await companyPaper(services, owner, 'safe-of-birch')
	const { missing } = await record(owner)
	expect(missing.map(({ kind, what }) => [kind, what])).toEqual([
		['assignment', 'Ines Okafor: no words that assign their inventions to the company were found in the documents you can open.'],
		['election', 'Noor Castellan: no copy of an 83(b) election for the stock of “founder-stock.docx” among the documents you can open.'],
		['consent', 'Birch Harbor Capital LP: no board consent or minutes that you can open name the holder of “safe-of-birch.docx”.'],
		['stock', '4,000,000 of 8,000,000 issued shares: no signed stock paper with their number was read in the documents you can open.'],
		['signature', '“consulting-without-assignment.docx” is unsigned, as the report reads it.'],
		['paper', 'No Certificate of Incorporation among the documents you can open.'],
		['paper', 'No Bylaws among the documents you can open.'],
	])
})

test('an unsigned assignment and a promise to assign are no assignment', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'invention-assignment', { '/s/ Ines Okafor': '__________', '/s/ Noor Castellan': '__________' })
	const assignments = async () => (await record(owner)).missing.filter(({ kind }) => kind === 'assignment')
	expect((await assignments()).find(({ what }) => what.startsWith('Noor'))?.what).toContain('is not signed')
	await services.db.document.updateMany({ where: { createdById: owner.id }, data: { deletedAt: new Date() } })
	await companyPaper(services, owner, 'invention-assignment', { 'hereby assigns': 'agrees to assign' })
	expect((await assignments()).find(({ what }) => what.startsWith('Noor'))?.what).toContain('promises to assign')
})

test('an amendment belongs to its agreement, and its new terms are in force with their source', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	const amendment = await companyPaper(services, owner, 'reseller-amendment')
	expect((await record(owner)).missing).toContainEqual(
		expect.objectContaining({ kind: 'base', what: expect.stringContaining('Reseller Agreement dated January 12, 2026') }),
	)
	const base = await companyPaper(services, owner, 'reseller-agreement')
	const { agreements, missing, contradictions } = await record(owner)
	expect(missing.some(({ kind }) => kind === 'base')).toBe(false)
	expect(contradictions).toEqual([])
	expect(agreements).toMatchObject([
		{ document: { id: base }, amendments: [{ document: { id: amendment }, date: '2026-09-07', notCounted: null }] },
	])
	const terms = Object.fromEntries(
		agreements[0]!.terms.map(({ field, stated, before }) => [field, [stated.value, stated.document.id, before?.value]]),
	)
	expect(terms).toMatchObject({
		governing_law: ['Delaware', amendment, 'New York'],
		renewal: ['12 months', base, undefined],
		notice_period: ['60 days', base, undefined],
	})
	expect(agreements[0]!.terms.every(({ stated }) => !stated.confirmed)).toBe(true)
})

test('only documents that the member may open count, none of the bin, and those without a report are named', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	const colleague = await joinCompany(services, await register(services), owner.companyId)
	const safe = await companyPaper(services, owner, 'safe-of-alder')
	expect((await record(colleague)).capTable.convertibles).toEqual([])
	await shareDocument(services, await opened(services, owner, safe), { email: colleague.email, role: 'viewer' })
	expect((await record(colleague)).capTable.convertibles).toHaveLength(1)

	const stranger = await register(services)
	await shareDocument(services, await opened(services, owner, safe), { email: stranger.email, role: 'viewer' })
	expect(await record(stranger)).toMatchObject({ read: 0, unread: [] })

	await services.db.review.updateMany({ where: { version: { documentId: safe } }, data: { status: 'failed' } })
	expect(await record(owner)).toMatchObject({ read: 0, unread: [{ id: safe }] })
	await services.db.document.update({ where: { id: safe }, data: { deletedAt: new Date() } })
	expect(await record(owner)).toMatchObject({ read: 0, unread: [] })
})

test('a name that is one letter off is asked about, and one that only resembles ours is not', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	const mistyped = await companyPaper(services, owner, 'distribution-agreement', { 'Tidepool Analytics, Inc.': 'Tidepool Analytcs, Inc.' })
	await companyPaper(services, owner, 'reseller-agreement', { 'Tidepool Analytics, Inc.': 'Tidepool Logistics, Inc.' })
	const { contradictions } = await record(owner)
	expect(
		contradictions.filter(({ about }) => about === 'Company name').map(({ sides }) => [sides[0]!.document?.id, sides[0]!.value]),
	).toEqual([[mistyped, 'Tidepool Analytcs, Inc.']])
})

test('an amendment under another law than its agreement is named, unless it changes the law', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'reseller-agreement')
	const changing = await companyPaper(services, owner, 'reseller-amendment')
	const laws = async () => (await record(owner)).contradictions.filter(({ about }) => about === 'Governing law')
	expect(await laws()).toEqual([])

	await services.db.document.delete({ where: { id: changing } })
	await companyPaper(services, owner, 'reseller-amendment', {
		'Section 3 of the Agreement is replaced by the following: "The initial term of this Agreement is 36 months."': 'The term is 36 months.',
		'Section 5 of the Agreement is amended to read: "This Agreement is governed by the laws of the State of Delaware."':
			'This Amendment is governed by the laws of the State of Delaware.',
	})
	expect((await laws()).map(({ sides }) => sides.map(({ value }) => value))).toEqual([['New York', 'Delaware']])
})

test('work that one paper assigns and another leaves with the same person is named; prior inventions are not', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'invention-assignment', { 'Noor Castellan (the "Employee")': 'Ines Okafor (the "Employee")' })
	const consulting = (words: string) =>
		companyPaper(services, owner, 'consulting-without-assignment', {
			"The Consultant keeps the Company's confidential": words,
			'By: ______________': 'By: /s/ Noor Castellan',
			'______________\nInes Okafor': '/s/ Ines Okafor\nInes Okafor',
		})
	await consulting(
		"The Consultant retains all right, title and interest in its prior inventions and software. The Consultant keeps the Company's confidential",
	)
	const ip = async () => (await record(owner)).contradictions.filter(({ about }) => about === 'IP assignment')
	expect(await ip()).toEqual([])
	const keeping = await consulting(
		"The Consultant retains all right, title and interest in the work product. The Consultant keeps the Company's confidential",
	)
	expect((await ip()).map(({ sides }) => [sides[1]!.document?.id, sides[1]!.value])).toEqual([
		[keeping, expect.stringContaining('retains all right, title and interest in the work product')],
	])
})

test('a certificate that authorizes another number of shares than the profile says is named once it is confirmed', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	const id = await companyPaper(services, owner, 'certificate-of-incorporation')
	// It may authorize another class too.
	expect((await record(owner)).contradictions).toEqual([])
	await confirmed(services, owner, id, { shares: { value: '12000000' } })
	const { contradictions } = await record(owner)
	expect(contradictions.map(({ about, sides }) => [about, sides[0]!.document?.id, sides.map(({ value }) => value)])).toEqual([
		['Authorized shares', id, ['12,000,000', '10,000,000']],
	])
	await tidepoolProfile(services, owner, { authorized_shares: 12_000_000 })
	expect((await record(owner)).contradictions).toEqual([])
})

test('a SAFE of a company with another legal form is not ours', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'safe-of-alder', { 'Tidepool Analytics, Inc.': 'Tidepool Analytics LLC' })
	const { capTable } = await record(owner)
	expect(capTable.convertibles.map(({ leftOut }) => leftOut)).toEqual(['The report reads no party called “Tidepool Analytics, Inc.”.'])
	expect(capTable.total).toMatchObject({ shares: '8000000' })
})

test('a SAFE that another paper with its holder may have ended is left out until somebody confirms it', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	const safe = await companyPaper(services, owner, 'safe-of-alder')
	const ended = await companyPaper(services, owner, 'safe-of-alder')
	await services.db.document.update({ where: { id: ended }, data: { documentType: null, name: 'SAFE termination.docx' } })
	expect((await record(owner)).capTable.convertibles).toMatchObject([
		{ leftOut: expect.stringContaining('“SAFE termination.docx”, with the same holder') },
	])
	await confirmed(services, owner, safe, {
		value: { value: '500000', unit: 'USD' },
		valuation_cap: { value: '5000000', unit: 'USD' },
		cap_basis: { value: 'post-money' },
		signature_state: { value: 'signed' },
	})
	expect((await record(owner)).capTable.convertibles).toMatchObject([{ leftOut: null, percent: '10%' }])
})

test('a draft and a limited right are no second exclusive right', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'reseller-agreement')
	const others: Record<string, string>[] = [
		{ '/s/ Noor Castellan': '____________' },
		{ 'Germany and Austria': 'Germany and Austria except Bavaria' },
	]
	for (const replaced of others) {
		const id = await companyPaper(services, owner, 'distribution-agreement', replaced)
		expect((await record(owner)).contradictions, JSON.stringify(replaced)).toEqual([])
		await services.db.document.update({ where: { id }, data: { deletedAt: new Date() } })
	}
})

test('terms of an agreement that is not signed are said to be in doubt', async () => {
	const owner = await register(services)
	await tidepoolProfile(services, owner)
	await companyPaper(services, owner, 'reseller-agreement', { '/s/ Noor Castellan': '__________', '/s/ Jonas Reuter': '__________' })
	await companyPaper(services, owner, 'reseller-amendment', {
		'All other terms of the Agreement stay in force.': 'Section 4 of the Agreement is deleted.',
	})
	const [agreement] = (await record(owner)).agreements
	expect(agreement!.doubts).toEqual([
		'The agreement is unsigned, as its record has it.',
		'“reseller-amendment.docx” deletes or ends something: read it.',
	])
})
