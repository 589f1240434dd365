import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The red flag that help was asked about, from the report on its version; `null` when it was asked about none. */
export async function findingOfRequest(
	services: Pick<Services, 'db'>,
	{ versionId, findingKey }: { versionId: string; findingKey: string | null },
): Promise<Pick<Finding, 'says' | 'quote'> | null> {
	const review = findingKey === null ? null : await findReview(services, { id: versionId })
	const section = review && (await readSection(services, review.id, 'findings'))
	const finding = section?.findings.find(({ id }) => id === findingKey)
	return finding ? { says: finding.says, quote: finding.quote } : null
}
