import { expect, test } from 'vitest'
import { letIn } from '#tests/fixtures/let-in.ts'
import { opened } from '#tests/fixtures/opened.ts'
import { contractStating } from '#tests/fixtures/stated-facts.ts'
import { register, testServices } from '#tests/world.ts'
import { readRecord } from './read-record.server.ts'
import { parseValue, shownValue } from './record-fields.ts'
import { saveRecord, unconfirm } from './save-record.server.ts'

const services = await testServices()
const { db } = services

test('the record is what the newest report reads, with its words, until somebody confirms or changes it', async () => {
	const owner = await register(services)
	const documentId = await contractStating(services, owner, [
		{ name: 'party', value: 'Acme, Inc.' },
		{ name: 'party', value: 'Ada Lovelace' },
		{ name: 'expiration_date', value: '2027-08-28' },
		{ name: 'term', value: '12', unit: 'months' },
		{ name: 'governing_law', value: 'Delaware' },
		{ name: 'effective_date', value: 'date of last signature' },
	])
	const access = await opened(services, owner, documentId, 'edit')
	const before = await readRecord(services, access)
	expect(before.end_date).toMatchObject({
		value: { value: '2027-08-28', unit: null },
		source: { versionNumber: 1, quote: 'on 2027-08-28', start: 2, end: 7 },
		confirmed: null,
	})
	expect(before.parties.value?.value).toBe('Acme, Inc.; Ada Lovelace')
	// A day that depends on an event is no date.
	expect(before.effective_date).toMatchObject({ value: null, readings: [] })

	const saved = await saveRecord(services, access, {
		end_date: { value: '2027-08-28' },
		term: { value: '24', unit: 'months' },
		effective_date: { value: '2026-08-28' },
	})
	expect(saved).toBe('saved')
	const after = await readRecord(services, access)
	expect(after.end_date).toMatchObject({ confirmed: { by: { id: owner.id } }, source: { quote: 'on 2027-08-28' }, readings: [] })
	expect(after.effective_date).toMatchObject({ value: { value: '2026-08-28' }, source: null })
	// Typed against the report: its reading stays beside it.
	expect(after.term).toMatchObject({
		value: { value: '24', unit: 'months' },
		source: null,
		readings: [{ value: { value: '12', unit: 'months' } }],
	})
	expect(await db.activityEvent.findFirst({ where: { documentId }, orderBy: { number: 'desc' } })).toMatchObject({
		type: 'document.record_changed',
		details: { fields: ['End date', 'Initial term', 'Effective date'] },
	})

	await unconfirm(services, access, 'term')
	expect((await readRecord(services, access)).term).toMatchObject({ value: { value: '12', unit: 'months' }, confirmed: null })
})

test('a value that the report reads in several ways is not taken, and each way is offered with its words', async () => {
	const owner = await register(services)
	const documentId = await contractStating(services, owner, [
		{ name: 'governing_law', value: 'Delaware' },
		{ name: 'governing_law', value: 'California' },
		{ name: 'governing_law', value: 'Delaware' },
	])
	const { governing_law: law } = await readRecord(services, await opened(services, owner, documentId))
	expect(law).toMatchObject({ value: null, confirmed: null })
	expect(law.readings.map(({ value }) => value.value)).toEqual(['Delaware', 'California'])
})

test('a refused value changes nothing, and an empty one confirms that there is none', async () => {
	const owner = await register(services)
	const documentId = await contractStating(services, owner, [{ name: 'renewal', value: '12', unit: 'months' }])
	const access = await opened(services, owner, documentId, 'edit')
	expect(await saveRecord(services, access, { value: { value: '100,000' }, end_date: { value: '2027-02-30' } })).toEqual({
		refused: 'invalid_date',
		field: 'end_date',
	})
	expect(await db.recordEntry.count({ where: { documentId } })).toBe(0)

	expect(await saveRecord(services, access, { renewal: { value: '' }, governing_law: { value: ' ' } })).toBe('saved')
	const record = await readRecord(services, access)
	expect(record.renewal).toMatchObject({ value: null, confirmed: { by: { id: owner.id } }, readings: [{ value: { value: '12' } }] })
	expect(record.governing_law.confirmed).toBeNull()
})

test('whoever lost the right to edit meanwhile confirms nothing', async () => {
	const [owner, editor] = [await register(services), await register(services)]
	const documentId = await contractStating(services, owner, [])
	await letIn(services, owner, documentId, editor, 'editor')
	const access = await opened(services, editor, documentId, 'edit')
	await db.documentShare.deleteMany({ where: { documentId } })
	expect(await saveRecord(services, access, { governing_law: { value: 'Texas' } })).toBe('gone')
	expect(await db.recordEntry.count({ where: { documentId } })).toBe(0)
})

test.each([
	['end_date', '2026-02-30', null, 'invalid_date'],
	['term', '12', 'fortnights', 'invalid_period'],
	['term', '1.5', 'years', 'invalid_period'],
	['value', '$100,000.50', '', { value: '100000.50', unit: 'USD' }],
	['value', 'a lot', 'USD', 'invalid_money'],
	['value', '5', 'dollars', 'invalid_money'],
	['signature_state', 'sealed', null, 'invalid_choice'],
	['shares', '4,000,000 shares', null, { value: '4000000', unit: null }],
	['shares', '0', null, 'invalid_count'],
	['shares', '1.5', null, 'invalid_count'],
	['discount_rate', '80 %', null, { value: '80', unit: null }],
	['discount_rate', '0', null, 'invalid_percent'],
	['discount_rate', '120', null, 'invalid_percent'],
	['cap_basis', 'post-money', null, { value: 'post-money', unit: null }],
	['governing_law', ' State  of\nTexas ', null, { value: 'State of Texas', unit: null }],
	['governing_law', 'x'.repeat(2001), null, 'too_long'],
	['parties', '  ', null, null],
] as const)('%s: %j %j is read as %j', (field, typed, unit, expected) => {
	expect(parseValue(field, typed, unit)).toEqual(expected)
})

test('values are shown as people write them', () => {
	expect(shownValue('term', { value: '1', unit: 'years' })).toBe('1 year')
	expect(shownValue('end_date', { value: '2026-08-28', unit: null })).toBe('August 28, 2026')
	expect(shownValue('value', { value: '100000.50', unit: 'USD' })).toBe('$100,000.50')
	expect(shownValue('value', { value: '5000', unit: 'EUR' })).toBe('€5,000')
})

test('the terms of a SAFE are read of SAFEs and notes only, with what the cap is of', async () => {
	const owner = await register(services)
	const documentId = await contractStating(services, owner, [
		{ name: 'valuation_cap', value: '5000000', unit: 'USD' },
		{ name: 'valuation_cap_kind', value: 'post-money' },
		{ name: 'discount_rate', value: '80', unit: 'percent' },
	])
	const access = await opened(services, owner, documentId)
	expect((await readRecord(services, access)).valuation_cap.value).toBeNull()
	await db.document.update({ where: { id: documentId }, data: { documentType: 'SAFE' } })
	const record = await readRecord(services, access)
	expect(record.valuation_cap.value).toEqual({ value: '5000000', unit: 'USD' })
	expect(record.cap_basis.value?.value).toBe('post-money')
	expect(shownValue('discount_rate', record.discount_rate.value!)).toBe('80%')
	expect(shownValue('shares', { value: '4000000', unit: null })).toBe('4,000,000')
})
