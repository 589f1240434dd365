import { isNewest, type DocumentAccess } from '#app/domain/access/document-access.ts'
import { listComments } from '#app/domain/comments/comments.server.ts'
import { listPeople } from '#app/domain/documents/sharing/share-document.server.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { pdfMediaType } from '#app/domain/extraction/extracted-document.ts'
import { findReview, readSection } from '#app/domain/review/run/find-review.server.ts'
import { standing } from '#app/domain/review/report/report.ts'
import { adviceFor } from '#app/domain/review/run/review-failure.ts'
import { describeProgress, isUnderWay } from '#app/domain/review/run/review-progress.ts'
import { listSuggestions } from '#app/domain/suggestions/list-suggestions.server.ts'
import { lastReceipt } from '#app/domain/downloads/keep-receipt.server.ts'
import { listCounterpartyChanges } from '#app/domain/counterparty/list-changes.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { carriedDecisions } from '#app/domain/suggestions/carry-over/carried-decisions.server.ts'
import type { CardSuggestion } from './cards/decision-line.tsx'
import { threadsOf } from './comments/thread.ts'
import { listVersions } from '#app/domain/documents/list-versions.server.ts'

/** What the redlining page of a document shows, beside its text. */
export type RedliningPage = Awaited<ReturnType<typeof redliningPage>>
export type ReadyPage = Extract<RedliningPage, { state: 'ready' }>

/** A document's suggestions with everything around them, or why there are none yet. */
export async function redliningPage(services: Services, access: DocumentAccess) {
	const { member, document, version, role } = access
	const { suggestions, canUndo, ready } = await listSuggestions(services, access)
	const newest = isNewest(access)
	const head = {
		documentId: document.id,
		/** The current member's id. */
		me: member.id,
		name: document.name,
		version: { number: version.number, label: shownVersion(version.number), newest },
		versions: await listVersions(services, document),
		role,
		// Decisions are only possible on the newest version.
		may: { decide: access.may.edit && newest, comment: access.may.comment, share: access.may.manage, review: access.may.manage },
		pdf: version.mediaType === pdfMediaType,
	}

	const review = await findReview(services, version)
	if (review && isUnderWay(review.status))
		return { ...head, state: 'under_way' as const, progress: describeProgress(review.status, review.progress) }
	// The review is complete, and a job is preparing the page's content.
	if (ready === 'under_way') return { ...head, state: 'under_way' as const, progress: { sentence: 'Drafting suggestions …', percent: 92 } }
	const ended = review === null ? ('none' as const) : review.status === 'failed' || review.status === 'canceled' ? review.status : null
	const advice = review?.status === 'failed' ? adviceFor(review.failure) : null
	if (head.pdf && ended) return { ...head, state: 'no_review' as const, ended, advice }

	const [comments, people, receipt, counterparty, section, carried] = await Promise.all([
		listComments(services, access),
		listPeople(services, access),
		lastReceipt(services, access),
		listCounterpartyChanges(services, access),
		review && !ended && (head.pdf || suggestions.length === 0) ? readSection(services, review.id, 'findings') : null,
		carriedDecisions(services, { documentId: document.id, number: version.number }),
	])
	if (counterparty.underWay)
		return { ...head, state: 'under_way' as const, progress: { sentence: 'Reading the tracked changes …', percent: 95 } }
	return {
		...head,
		state: 'ready' as const,
		/** Why there is no report: one's own suggestions can still be made. */
		ended,
		advice,
		suggestions: suggestions
			.filter(({ id }) => !counterparty.withdrawn.has(id))
			.map((each): CardSuggestion => ({ ...each, carriedFrom: carried.get(each.id) })),
		/** The findings without a suggestion, for pages that list them: for a PDF, and when there is no suggestion at all. */
		unsuggested: standing(section?.findings ?? [])
			.filter(({ id }) => !suggestions.some(({ findingId }) => findingId === id))
			.map(({ severity, says, quote, ask, replacement }) => ({ severity, says, quote, ask, replacement })),
		/** The counterparty changes. */
		counterpartyChanges: counterparty.changes,
		canUndo: canUndo || counterparty.changes.some(({ decidedBy }) => decidedBy?.id === member.id),
		threads: threadsOf(comments, version.number),
		people,
		receipt,
	}
}
