import { expect, test } from 'vitest'
import { adjudicationTables } from './adjudication-table.ts'
import { type JudgedRecord, judgedThings, readRecords, shareOf } from './records.ts'

test('a share comes with the interval that its sample leaves', () => {
	expect(shareOf(0, 200)).toMatchObject({ share: 0, low: 0 })
	expect(shareOf(0, 200).high).toBeCloseTo(0.019, 3)
	expect(shareOf(60, 100).low).toBeCloseTo(0.502, 3)
	expect(shareOf(60, 100).high).toBeCloseTo(0.691, 3)
})

test('every judged record is complete and holds no sentence of a contract', () => {
	for (const record of readRecords()) {
		expect(judgedThings).toContain(record.what)
		expect(['right', 'noise', 'wrong']).toContain(record.mark)
		expect(record.contract).not.toBe('')
		expect(record.reason.split(/\s+/).length, record.reason).toBeLessThanOrEqual(25)
	}
})

test('a round is told by kind of thing and by type', () => {
	const record: JudgedRecord = {
		contract: 'ours:nda',
		type: 'NDA',
		engine: 'test',
		reader: 'embedded',
		what: 'finding',
		rule: 'nda.term',
		mark: 'right',
		reason: 'five years',
	}
	const [table, missed] = adjudicationTables([
		record,
		{ ...record, mark: 'wrong' },
		{ ...record, what: 'missed', severity: 'high', listed: true },
	])
	expect(table).toContain('| Findings | 2 | 50 % (1;')
	expect(missed).toBe('Points of the first reader that nothing covers: 0, of high severity 0; listed to be read yourself: 1.')
})
