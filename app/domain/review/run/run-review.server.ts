import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { chargeCredit } from '#app/domain/billing/credits.server.ts'
import { isDocumentType } from '#app/domain/review/type/catalogue.ts'
import { incomingFolder } from '#app/infrastructure/incoming-folder.ts'
import type { MediaType } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { endReview } from './end-review.server.ts'
import { addModelReading } from '../model/add-model-reading.server.ts'
import { ReviewedCompanyFields } from './reviewed-company.ts'
import type { ReviewOptions, ReviewReport } from '../report/report.ts'
import { saveReportRows } from '../report/save-report-rows.server.ts'
import { embeddedEngine, type ReviewEngine } from './review-engine.server.ts'
import type { ReviewFailure } from './review-failure.ts'
import { reviewCompleted } from './review-completed.ts'
import { queueReviewFinished } from '#app/domain/webhooks/queue-deliveries.server.ts'
import type { ReviewedDocument } from './review-parts.ts'
import type { ReviewProgress } from './review-progress.ts'
import { beginRun, NoLongerOurs, watch, write, type ReviewRun } from './review-run.server.ts'

/** How often a review is begun before it counts as failed: a file that kills the program must not kill it forever. */
const maximumAttempts = 3

/**
 * Reviews one version of a document: reads its words, saves the text, then each section of the report when it is ready,
 * so that the page fills up while the reader watches; then a language model adds to it, where one takes part. The
 * report, its counters and the charged credit are written in one transaction. Running it again starts afresh; a
 * finished or canceled review is left alone.
 *
 * @param signal aborts when the program stops; the review then goes back into the queue
 * @throws what went wrong unexpectedly, for the queue to try again; the third time the review fails and its credit is
 * returned
 */
export async function runReview(
	services: Pick<Services, 'db' | 'storage' | 'env' | 'log' | 'model' | 'jobs'>,
	reviewId: string,
	signal: AbortSignal,
	engine: ReviewEngine = embeddedEngine,
): Promise<void> {
	const { db, log } = services
	const run = await beginRun(db, reviewId)
	if (!run) return
	if (run.attempts > maximumAttempts) return void (await fail('unexpected'))

	const watching = watch(db, run)
	const stop = AbortSignal.any([signal, watching.signal])
	try {
		const failure = await review(services, run, stop, engine)
		if (failure) await fail(failure)
	} catch (error) {
		// The engine may turn the abort from `watch` into an error of its own.
		if (error instanceof NoLongerOurs || watching.signal.aborted) return
		if (signal.aborted) {
			// Stopping the program is no fault of the document: this attempt does not count.
			await write(db, run, { status: 'queued', attempts: { decrement: 1 }, progress: { step: 'reading' } satisfies ReviewProgress }).catch(
				ignoreTakenOver,
			)
			throw error
		}
		if (run.attempts < maximumAttempts) throw error
		log.error({ err: error, reviewId }, 'A review failed for the last time')
		await fail('unexpected')
	} finally {
		watching.release()
	}

	function fail(failure: ReviewFailure) {
		return db.$transaction(async (tx) => {
			if (!(await endReview(tx, reviewId, failure))) return
			const { documentId, number: version } = run!.version
			await queueReviewFinished(services, tx, { reviewId, documentId, version, status: 'failed' })
		})
	}
}

/** @returns why the document can't be reviewed, or nothing when the report is complete */
async function review(
	services: Pick<Services, 'db' | 'storage' | 'env' | 'model' | 'jobs'>,
	run: ReviewRun,
	stop: AbortSignal,
	engine: ReviewEngine,
): Promise<ReviewFailure | undefined> {
	const { db, storage } = services
	const { version } = run
	const stored = await storage.get(version.fileKey)
	if (!stored) return 'file_missing'

	// Read from disk in pieces: a file of 50 MB need not stand in memory beside its text.
	const folder = incomingFolder(services)
	const path = join(folder, `review-${randomUUID()}`)
	await mkdir(folder, { recursive: true })
	try {
		await pipeline(Readable.fromWeb(stored.stream() as ReadableStream), createWriteStream(path, { mode: 0o600 }), { signal: stop })
		const extraction = await engine.extract(path, version.mediaType as MediaType, {
			signal: stop,
			onProgress: progressWriter((progress) => write(db, run, { progress: { ...progress } })),
		})
		stop.throwIfAborted()
		if (!extraction.readable) return extraction.reason

		await write(db, run, { progress: { step: 'reviewing' } satisfies ReviewProgress })
		const file = { name: version.fileName, sha256: version.sha256, bytes: version.bytes }
		const { layout } = extraction
		if (layout)
			await write(db, run, {}, (tx) =>
				tx.reviewSection.create({ data: { reviewId: run.id, name: 'layout', body: JSON.stringify(layout) } }),
			)
		let saved = Promise.resolve()
		const outcome = await engine.review(
			{ file, document: extraction.document, options: optionsOf(run) },
			{
				signal: stop,
				onSection(section) {
					saved = saved.then(() => write(db, run, {}, (tx) => tx.reviewSection.create({ data: { reviewId: run.id, ...section } })))
					// Awaited below; until then a failure must not count as unhandled.
					saved.catch(() => undefined)
				},
			},
		)
		await saved
		if ('stopped' in outcome) return 'engine_too_slow'
		const reviewed = await addModelReading(
			services,
			run,
			{ reviewed: outcome.result, document: extraction.document },
			{ signal: stop, lastTry: run.attempts >= maximumAttempts },
		)
		await complete(services, run, reviewed)
	} finally {
		await rm(path, { force: true })
	}
}

async function complete({ db, jobs }: Pick<Services, 'db' | 'jobs'>, run: ReviewRun, { report, digest }: ReviewedDocument): Promise<void> {
	const { about, counters, verdict } = digest
	const ending = {
		status: 'complete',
		verdict,
		issues: counters.issue,
		ambiguous: counters.ambiguous,
		missing: counters.missing,
		contradictory: counters.contradictory,
		compliance: counters.compliance,
		engineVersion: about.engine.version,
		playbookVersion: about.playbook.version,
		finishedAt: new Date(),
	} as const
	await write(db, run, ending, async (tx) => {
		await tx.reviewSection.createMany({
			data: [
				{ reviewId: run.id, name: 'about', body: JSON.stringify(about) },
				{ reviewId: run.id, name: 'report', body: report },
			],
		})
		await saveReportRows(tx, run, JSON.parse(report) as ReviewReport)
		// What the uploader chose stays; 'Auto-detect' takes what the engine found in the newest version.
		const { documentId: id, number: versionNumber } = run.version
		if (isDocumentType(about.document.type))
			await tx.document.updateMany({ where: { id, versionNumber, documentType: null }, data: { documentType: about.document.type } })
		await tx.document.updateMany({ where: { id, versionNumber, category: 'UNCATEGORIZED' }, data: { category: about.document.category } })
		await chargeCredit(tx, run.id)
		const { companyId } = await tx.document.findUniqueOrThrow({ where: { id }, select: { companyId: true } })
		await queueReviewFinished({ jobs }, tx, { reviewId: run.id, documentId: id, version: versionNumber, status: 'complete' })
		await jobs.announce(tx, reviewCompleted, { reviewId: run.id, versionId: run.version.id, companyId })
	})
}

/** Saves progress as it comes, dropping what comes while the last is still being saved. */
function progressWriter(save: (progress: ReviewProgress) => Promise<void>) {
	let saving = false
	return ({ page, pages }: { page: number; pages: number }) => {
		if (saving) return
		saving = true
		save({ step: 'recognising', page, pages })
			// Progress is a hint: what is wrong with the review or the database shows at the next real write.
			.catch(() => undefined)
			.finally(() => (saving = false))
	}
}

function optionsOf({ partyRole, partyName, reviewTone, chosenType, companyProfile }: ReviewRun): ReviewOptions {
	return {
		partyRole,
		partyName,
		reviewTone,
		documentType: isDocumentType(chosenType) ? chosenType : null,
		...(companyProfile === null ? {} : { company: ReviewedCompanyFields.parse(companyProfile) }),
	}
}

function ignoreTakenOver(error: unknown) {
	if (!(error instanceof NoLongerOurs)) throw error
}
