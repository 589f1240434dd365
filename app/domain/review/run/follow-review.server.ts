import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from '#app/infrastructure/services.ts'
import { readStored } from './read-stored.ts'
import { isUnderWay } from './review-progress.ts'
import { shownSections, type ShownSectionName, type StoredSections } from '../report/stored-sections.ts'

const pollInterval = 100

/** Each shown section as a promise; `null` when the review ended, or the wait timed out, before it was there. */
export type FollowedSections = { [Name in ShownSectionName]: Promise<StoredSections[Name] | null> }

/**
 * Watches a running review and gives each section when its row appears. Only the rows count: a page that stops waiting
 * misses nothing, and shows the same report when it is opened again.
 *
 * @param patience how long to wait, in milliseconds
 * @param signal aborts when the reader is gone
 */
export function followReview(services: Pick<Services, 'db'>, reviewId: string, patience: number, signal: AbortSignal): FollowedSections {
	const waiting = new Map<ShownSectionName, (body: string | null) => void>()
	const promise = <Name extends ShownSectionName>(name: Name) =>
		new Promise<string | null>((resolve) => waiting.set(name, resolve)).then((body) =>
			body === null ? null : (readStored<ShownSectionName>(name, body) as StoredSections[Name]),
		)
	const sections = { facts: promise('facts'), clauses: promise('clauses'), findings: promise('findings'), summary: promise('summary') }
	// A section that can't be read is shown as still to come; the next look at the page reports what is wrong.
	void poll(services, reviewId, patience, signal, waiting)
		.catch(() => undefined)
		.finally(() => waiting.forEach((resolve) => resolve(null)))
	return sections
}

async function poll(
	{ db }: Pick<Services, 'db'>,
	reviewId: string,
	patience: number,
	signal: AbortSignal,
	waiting: Map<ShownSectionName, (body: string | null) => void>,
) {
	const giveUp = AbortSignal.any([signal, AbortSignal.timeout(patience)])
	while (waiting.size > 0 && !giveUp.aborted) {
		// The status is read first: every section written before the end is then found.
		const review = await db.review.findUnique({ where: { id: reviewId }, select: { status: true } })
		const rows = await db.reviewSection.findMany({
			where: { reviewId, name: { in: [...waiting.keys()] } },
			select: { name: true, body: true },
		})
		for (const name of shownSections) {
			const row = rows.find((candidate) => candidate.name === name)
			if (!row) continue
			waiting.get(name)?.(row.body)
			waiting.delete(name)
		}
		if (!review || !isUnderWay(review.status)) return
		await pause(pollInterval, undefined, { signal: giveUp })
	}
}

/**
 * Waits until a review has ended.
 *
 * @param patience how long to wait, in milliseconds
 * @returns its status; `queued` or `running` when the time is up first
 */
export async function waitForReview(
	{ db }: Pick<Services, 'db'>,
	reviewId: string,
	patience: number,
	signal: AbortSignal,
): Promise<string> {
	const giveUp = AbortSignal.any([signal, AbortSignal.timeout(patience)])
	for (;;) {
		const { status } = await db.review.findUniqueOrThrow({ where: { id: reviewId }, select: { status: true } })
		if (!isUnderWay(status) || giveUp.aborted) return status
		await pause(pollInterval, undefined, { signal: giveUp }).catch(() => undefined)
	}
}
