import type { Tx } from '#app/infrastructure/db/db.ts'
import type { ReviewReport } from './report.ts'
import { factRows, findingRows, storable } from './report-rows.ts'

/**
 * Writes findings and facts of a report as rows, for lists, search and counts, in the transaction that completes its
 * review. The report's exact bytes are kept beside them.
 */
export async function saveReportRows(
	tx: Tx,
	{ id: reviewId, version }: { id: string; version: { id: string } },
	report: Pick<ReviewReport, 'text' | 'findings' | 'facts'>,
): Promise<void> {
	const text = storable(report.text)
	await tx.documentText.upsert({ where: { versionId: version.id }, create: { versionId: version.id, text }, update: { text } })
	await tx.finding.createMany({ data: findingRows(report).map((row) => ({ reviewId, ...row })) })
	await tx.fact.createMany({ data: factRows(report).map((row) => ({ reviewId, ...row })) })
}
