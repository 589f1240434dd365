import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { ReviewReport } from './report.ts'
import { factRows, findingRows } from './report-rows.ts'
import { reviewedContract } from '#tests/fixtures/reviewed-contract.ts'
import { register, testServices } from '#tests/world.ts'

const services = await testServices()

async function rowsOf(reviewId: string, versionId: string) {
	const { db } = services
	return {
		text: (await db.documentText.findUniqueOrThrow({ where: { versionId } })).text,
		findings: (await db.finding.findMany({ where: { reviewId }, orderBy: { position: 'asc' } })).map(
			({ id: _, reviewId: __, ...row }) => row,
		),
		facts: (await db.fact.findMany({ where: { reviewId }, orderBy: { position: 'asc' } })).map(
			({ id: _, reviewId: __, number, ...row }) => ({
				...row,
				number: number === null ? null : Number(number),
			}),
		),
	}
}

test('a completed review leaves its text, findings and facts as rows that agree with the report', async () => {
	const member = await register(services)
	const { reviewId, versionId } = await reviewedContract(services, member)
	const { body } = await services.db.reviewSection.findUniqueOrThrow({ where: { reviewId_name: { reviewId, name: 'report' } } })
	const report = JSON.parse(body) as ReviewReport
	const rows = await rowsOf(reviewId, versionId)
	expect(report.findings.length).toBeGreaterThan(3)
	expect(rows.text).toBe(report.text)
	expect(rows.findings).toEqual(findingRows(report))
	expect(rows.facts).toEqual(factRows(report).map((row) => ({ ...row, number: row.number === null ? null : Number(row.number) })))
	expect(rows.facts.some(({ number }) => number !== null)).toBe(true)
})

test('reports of before become the same rows by the migration', async () => {
	const member = await register(services)
	const { reviewId, versionId } = await reviewedContract(services, member)
	const before = await rowsOf(reviewId, versionId)
	const { db } = services
	await db.$transaction([
		db.documentText.deleteMany({ where: { versionId } }),
		db.finding.deleteMany({ where: { reviewId } }),
		db.fact.deleteMany({ where: { reviewId } }),
	])
	const sql = await readFile('prisma/migrations/20261123083000_report_rows/migration.sql', 'utf8')
	const backfill = sql.slice(sql.indexOf('CREATE TEMPORARY TABLE')).replace('r."status" = \'complete\'', `r."id" = '${reviewId}'`)
	await db.$transaction(async (tx) => {
		for (const statement of backfill.split(/;\s*\n/).filter((part) => part.trim() !== '')) await tx.$executeRawUnsafe(statement)
	})
	expect(await rowsOf(reviewId, versionId)).toEqual(before)
})
