import type { Services } from '#app/infrastructure/services.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { docxMediaType } from '#app/domain/extraction/extracted-document.ts'
import { listModelCalls } from '#app/domain/review/model/model-calls.server.ts'
import { modelOffer } from '#app/domain/review/model/model-offer.ts'
import { findReview, readShownSections, type ShownSections } from '#app/domain/review/run/find-review.server.ts'
import { followReview, type FollowedSections } from '#app/domain/review/run/follow-review.server.ts'
import { adviceFor } from '#app/domain/review/run/review-failure.ts'
import { describeProgress, isUnderWay } from '#app/domain/review/run/review-progress.ts'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { isNewest, type DocumentAccess } from '#app/domain/access/document-access.ts'
import type { ReportPlace } from './report-links.ts'
import { second } from '#app/units.ts'

/**
 * How long a page may stay open for sections to arrive. Most reviews are done by then; without scripts the page
 * refreshes itself only after it has ended, so it must not wait longer.
 */
const patience = 3 * second

/** What the report's page and the dialog show. */
export type ReportPageData = Awaited<ReturnType<typeof reportPageData>>

/**
 * The report on an open version with its state, its sections as promises while they are being written.
 *
 * @param options.stream whether the answer can carry promises: the first page does; the polling requests after it get
 *   only what is there
 */
export async function reportPageData(
	services: Services,
	access: DocumentAccess,
	{ stream, signal }: { stream: boolean; signal: AbortSignal },
) {
	const { document, version, role, owner, may } = access
	const place: ReportPlace = { documentId: document.id, version: isNewest(access) ? null : version.number, mayAskExpert: may.manage }
	// Also without a report: a review that was stopped may have sent words to the model before.
	const [review, calls] = await Promise.all([findReview(services, version), listModelCalls(services, version)])
	const head = {
		name: document.name,
		fileName: version.fileName,
		versionLabel: shownVersion(version.number),
		place,
		calls,
		redlining: version.mediaType === docxMediaType,
		/** The owner, for people it is shared with; `null` for the owner. */
		shared: role === 'owner' ? null : { by: personName(owner), role },
		/** Whether the reader may have it reviewed, or stop its review. */
		mayReview: may.manage,
	}

	// Whoever may start an analysis here sees where words would go, as at the upload.
	const model = may.manage && version.askModel ? modelOffer(services) : null
	if (!review) return { ...head, state: 'none' as const, model }
	if (review.status === 'failed')
		return { ...head, state: 'failed' as const, advice: adviceFor(review.failure), creditReturned: review.creditReturned, model }
	if (review.status === 'canceled') return { ...head, state: 'canceled' as const, creditReturned: review.creditReturned, model }
	const ready = await readShownSections(services, review.id)
	if (!isUnderWay(review.status)) return { ...head, state: 'complete' as const, sections: ready, model }
	return {
		...head,
		state: 'under_way' as const,
		progress: describeProgress(review.status, review.progress),
		sections: stream ? { ...orReady(followReview(services, review.id, patience, signal), ready), about: null } : ready,
	}
}

/** Sections that are there already are no promises: without scripts a page never shows what a promise brings later. */
function orReady(coming: FollowedSections, ready: ShownSections) {
	return {
		facts: ready.facts ?? coming.facts,
		clauses: ready.clauses ?? coming.clauses,
		findings: ready.findings ?? coming.findings,
		summary: ready.summary ?? coming.summary,
	}
}
