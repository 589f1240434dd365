import type { ExtractedDocument } from '#app/domain/extraction/extracted-document.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { readSection } from '../run/find-review.server.ts'
import type { ReviewReport } from '../report/report.ts'
import { reportJson } from '../report/report-json.ts'
import type { ReviewedDocument } from '../run/review-parts.ts'
import type { ReviewProgress } from '../run/review-progress.ts'
import { write, type ReviewRun } from '../run/review-run.server.ts'
import { digestOf } from '../report/stored-sections.ts'
import { logRequests } from './model-calls.server.ts'
import { activePrompts } from './prompt-records.server.ts'
import { notAskedNote } from './model-note.ts'
import { readWithModel } from './read-with-model.server.ts'
import type { ReadingLimits } from './reading-limits.ts'

/**
 * Lets the language model read a document whose embedded review is done and saved, where its uploader agreed and one is
 * configured. Its additions are saved as they come, so that the page fills up; without it the review stays as it is.
 *
 * @param lastTry the model had its chances: a review that failed twice around it ends with the embedded report
 * @returns the review with what the model added
 * @throws NoLongerOurs when the review was canceled or taken over, the signal's reason when it aborts
 */
export async function addModelReading(
	services: Pick<Services, 'db' | 'model'>,
	run: ReviewRun,
	{ reviewed, document }: { reviewed: ReviewedDocument; document: ExtractedDocument },
	{ signal, lastTry, limits }: { signal: AbortSignal; lastTry: boolean; limits?: ReadingLimits },
): Promise<ReviewedDocument> {
	const { db, model } = services
	if (!model || !run.askModel) return reviewed
	const embedded = JSON.parse(reviewed.report) as ReviewReport
	if (lastTry) return asReviewed({ ...embedded, engine: { ...embedded.engine, model_note: notAskedNote(model.name) } })
	const prompts = await activePrompts(services)
	const log = logRequests(services, { reviewId: run.id, model, prompts, masked: run.maskNames })
	const saving = saveInTurn((report, progress) =>
		write(db, run, { progress: { ...progress } }, async (tx) => {
			if (report === null) return
			const bodies = {
				findings: { findings: report.findings, rules: report.rules, read_yourself: report.read_yourself },
				summary: report.summary,
				clauses: report.clauses,
			}
			for (const [name, data] of Object.entries(bodies))
				await tx.reviewSection.update({ where: { reviewId_name: { reviewId: run.id, name } }, data: { body: JSON.stringify(data) } })
		}),
	)
	const stop = AbortSignal.any([signal, saving.failed])
	try {
		const report = await readWithModel(
			model,
			{
				report: embedded,
				document,
				...(reviewed.reading ? { reading: reviewed.reading } : {}),
				prompts,
				earlier: await earlierReport(services, run),
				masked: run.maskNames,
				signal: stop,
				async onRequest(body) {
					// A review that was just canceled sends nothing more.
					await write(db, run, {})
					return log(body)
				},
				onProgress: ({ group, groups, report }) => saving.save(report, { step: 'asking_model', group, groups }),
			},
			limits,
		)
		return asReviewed(report)
	} finally {
		await saving.done()
	}
}

/** The report of the version that was sent, where this one came back for it: only the counterparty changes are read again. */
async function earlierReport({ db }: Pick<Services, 'db'>, { version: { documentId, number } }: ReviewRun): Promise<ReviewReport | null> {
	const round = await db.round.findFirst({ where: { documentId, returned: { number } }, select: { sentVersionId: true } })
	const review =
		round &&
		(await db.review.findFirst({
			where: { versionId: round.sentVersionId, status: 'complete' },
			orderBy: { createdAt: 'desc' },
			select: { id: true },
		}))
	return review && readSection({ db }, review.id, 'report')
}

function asReviewed(report: ReviewReport): ReviewedDocument {
	return { report: reportJson(report), digest: digestOf(report) }
}

function saveInTurn(save: (report: ReviewReport | null, progress: ReviewProgress) => Promise<void>) {
	const broken = new AbortController()
	let saved: string | null = null
	let next: { report: ReviewReport; progress: ReviewProgress } | null = null
	let working: Promise<void> = Promise.resolve()

	async function work(): Promise<void> {
		for (let state = next; state && !broken.signal.aborted; state = next) {
			next = null
			const shown = JSON.stringify([state.report.findings, state.report.rules, state.report.clauses])
			await save(shown === saved ? null : state.report, state.progress)
			saved = shown
		}
	}
	return {
		failed: broken.signal,
		save(report: ReviewReport, progress: ReviewProgress) {
			const idle = next === null
			next = { report, progress }
			if (idle) working = working.then(work).catch((error: unknown) => broken.abort(error))
		},
		/** Waits for what is being saved. */
		async done() {
			await working
			broken.signal.throwIfAborted()
		},
	}
}
