import type { OpenVersion } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { ReviewProgress } from './review-progress.ts'
import { readStored } from './read-stored.ts'
import { shownSections, type StoredSectionName, type StoredSections } from '../report/stored-sections.ts'

/** The review to show for a version. */
export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>

/**
 * The review of an opened version. A report that is there, or on its way, comes before a later attempt that failed.
 *
 * @returns `null` when the version was never analyzed
 */
export async function findReview({ db }: Pick<Services, 'db'>, version: Pick<OpenVersion, 'id'>) {
	const reviews = await db.review.findMany({
		where: { versionId: version.id },
		orderBy: { createdAt: 'desc' },
		take: 20,
		select: {
			id: true,
			status: true,
			failure: true,
			progress: true,
			createdAt: true,
			credits: { where: { kind: 'returned' }, select: { kind: true } },
		},
	})
	const shown = reviews.find(({ status }) => status !== 'failed' && status !== 'canceled') ?? reviews[0]
	if (!shown) return null
	return {
		id: shown.id,
		status: shown.status,
		failure: shown.failure,
		progress: shown.progress as ReviewProgress | null,
		creditReturned: shown.credits.length > 0,
	}
}

/** A stored section as it is written, or `null` when the review has not come that far. For bytes that must not change. */
export async function readSectionBody({ db }: Pick<Services, 'db'>, reviewId: string, name: StoredSectionName): Promise<string | null> {
	const section = await db.reviewSection.findUnique({ where: { reviewId_name: { reviewId, name } }, select: { body: true } })
	return section?.body ?? null
}

/** A stored section, or `null` when the review has not come that far. */
export async function readSection<Name extends StoredSectionName>(
	services: Pick<Services, 'db'>,
	reviewId: string,
	name: Name,
): Promise<StoredSections[Name] | null> {
	const body = await readSectionBody(services, reviewId, name)
	return body === null ? null : readStored(name, body)
}

/** The sections that the report page shows, as far as there are any. */
export type ShownSections = { [Name in (typeof shownSections)[number] | 'about']: StoredSections[Name] | null }

/** Everything of a review that the report page shows, `null` for what is still to come. */
export async function readShownSections({ db }: Pick<Services, 'db'>, reviewId: string): Promise<ShownSections> {
	const names = [...shownSections, 'about'] as const
	const rows = await db.reviewSection.findMany({ where: { reviewId, name: { in: [...names] } }, select: { name: true, body: true } })
	const bodies = new Map(rows.map(({ name, body }) => [name, body]))
	const section = <Name extends StoredSectionName>(name: Name) => (bodies.has(name) ? readStored(name, bodies.get(name)!) : null)
	return {
		facts: section('facts'),
		clauses: section('clauses'),
		findings: section('findings'),
		summary: section('summary'),
		about: section('about'),
	}
}
