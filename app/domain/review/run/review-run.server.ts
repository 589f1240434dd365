import type { Db, Tx } from '#app/infrastructure/db/db.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import type { ReviewProgress } from './review-progress.ts'

/** Thrown inside a run whose review was canceled, or taken over by a later run: it must stop and write nothing. */
export class NoLongerOurs extends Error {
	override name = 'NoLongerOurs'
}

/** One attempt at one review. */
export type ReviewRun = NonNullable<Awaited<ReturnType<typeof beginRun>>>

/**
 * Takes a review that waits, or that a killed program left half done, and clears it to start afresh.
 *
 * @returns `null` when there is nothing to do: the review has ended, or its document was deleted
 */
export async function beginRun(db: Db, reviewId: string) {
	return db.$transaction(async (tx) => {
		const { count } = await tx.review.updateMany({
			where: { id: reviewId, status: { in: ['queued', 'running'] } },
			data: {
				status: 'running',
				attempts: { increment: 1 },
				startedAt: new Date(),
				progress: { step: 'reading' } satisfies ReviewProgress,
			},
		})
		if (count === 0) return null
		await tx.reviewSection.deleteMany({ where: { reviewId } })
		return tx.review.findUniqueOrThrow({
			where: { id: reviewId },
			select: {
				id: true,
				attempts: true,
				partyRole: true,
				partyName: true,
				reviewTone: true,
				chosenType: true,
				companyProfile: true,
				askModel: true,
				maskNames: true,
				version: {
					select: { id: true, number: true, documentId: true, fileKey: true, fileName: true, mediaType: true, bytes: true, sha256: true },
				},
			},
		})
	})
}

/** The condition under which a run may write: the review is not canceled, and no later run has begun. */
export function ours({ id, attempts }: Pick<ReviewRun, 'id' | 'attempts'>) {
	return { id, attempts, status: 'running' } satisfies Prisma.ReviewWhereInput
}

/**
 * Writes for a run: the change of its review's row and, in the same transaction, what `alongside` adds.
 *
 * @throws NoLongerOurs when the review was canceled or taken over; nothing is written then
 */
export async function write(
	db: Db,
	run: ReviewRun,
	change: Prisma.ReviewUpdateManyMutationInput,
	alongside?: (tx: Tx) => Promise<unknown>,
): Promise<void> {
	await db.$transaction(async (tx) => {
		const { count } = await tx.review.updateMany({ where: ours(run), data: { status: 'running', ...change } })
		if (count === 0) throw new NoLongerOurs(`Review ${run.id} was canceled or taken over`)
		await alongside?.(tx)
	})
}

const watchInterval = 500

/**
 * A signal that aborts soon after the review is canceled or taken over, so that a long recognition stops too.
 *
 * @returns `release` ends the watching
 */
export function watch(db: Db, run: ReviewRun): { signal: AbortSignal; release(): void } {
	const gone = new AbortController()
	const timer = setInterval(() => {
		db.review.count({ where: ours(run) }).then(
			(count) => void (count === 0 && gone.abort(new NoLongerOurs(`Review ${run.id} was canceled or taken over`))),
			// A database that does not answer is noticed by the run itself at its next write.
			() => undefined,
		)
	}, watchInterval)
	timer.unref()
	return { signal: gone.signal, release: () => clearInterval(timer) }
}
