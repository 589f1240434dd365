import { z } from 'zod'
import { logRequests } from '#app/domain/review/model/model-calls.server.ts'
import { activePrompts } from '#app/domain/review/model/prompt-records.server.ts'
import { reviewPrompts, type PromptWords } from '#app/domain/review/model/prompts/shipped-prompts.ts'
import { sampleByKey, sampleDocument } from '#app/domain/review/model/trial/sample-contracts.ts'
import { writeTrialQuestion, type TrialQuestion } from '#app/domain/review/model/trial/trial-question.ts'
import type { ReviewReport } from '#app/domain/review/report/report.ts'
import { embeddedEngine, type ReviewEngine } from '#app/domain/review/run/review-engine.server.ts'
import type { Prisma } from '#app/infrastructure/db/generated/client.ts'
import { defineJob } from '#app/infrastructure/jobs/define-job.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { inSeconds, minute } from '#app/units.ts'
import { sampleCaseByKey } from '#app/domain/templates/propose/model/sample-cases.ts'
import { writeCaseTrial } from './case-trial.server.ts'
import { subjectOf } from './prompt-samples.ts'
import type { TrialOutcome } from './trial-outcome.ts'

/** Tries a version of a prompt on one of its samples. */
export const tryPromptJob = defineJob({
	name: 'try-prompt',
	data: z.object({ trialId: z.uuid() }),
	retry: 1,
	concurrency: 1,
	expiresIn: inSeconds(20 * minute),
	key: ({ trialId }) => trialId,
	run: (services, { trialId }, { signal, lastTry }) => runTrial(services, trialId, { signal, lastTry }),
})

interface TriedVersion {
	promptName: string
	sample: string
	number: number
	version: { body: string }
}

/** What is asked, and the versions of the prompts that it has the words of. */
interface Tried {
	prompts: Readonly<Record<string, { number: number }>>
	question: TrialQuestion | null
}

/** Elements of an answer that a trial keeps. */
const mostElements = 400
/** The context of a model that is not there, for the request that would be sent. */
const usualContext = 128_000

/**
 * Writes the request that a review of the sample would send, or somebody who describes it as their case, and sends it where
 * a model is configured. The answer is checked as it is then.
 *
 * @throws what went wrong, for the queue to try again; at the last try it is noted in the trial
 */
export async function runTrial(
	services: Pick<Services, 'db' | 'model' | 'log'>,
	trialId: string,
	{ signal, lastTry, engine = embeddedEngine }: { signal: AbortSignal; lastTry: boolean; engine?: ReviewEngine },
): Promise<void> {
	const { db, model } = services
	const trial = await db.promptTrial.findUnique({ where: { id: trialId }, include: { version: { select: { body: true } } } })
	if (!trial || trial.endedAt) return
	const end = (data: Prisma.PromptTrialUpdateInput) =>
		db.promptTrial.update({ where: { id: trialId }, data: { ...data, endedAt: new Date() } })
	await db.promptTrial.update({ where: { id: trialId }, data: { state: 'running' } })
	try {
		const context = model ? await model.context() : usualContext
		const tried = await (subjectOf(trial.promptName) === 'case' ? onCase(services, trial, context) : onContract(trial, context))
		if (!tried) return void (await end({ state: 'failed', error: 'This prompt or sample is no longer part of Fineprint.' }))
		const { prompts, question } = tried
		if (!question) return void (await end({ state: 'failed', error: 'The context of this model is too small for the sample.' }))
		const { system, prompt } = question
		const answer = model && (await ask(services, model, { trialId, prompts, question, signal }))
		const outcome: TrialOutcome = { request: { system, prompt }, answer }
		await end({ state: 'done', outcome: outcome as unknown as Prisma.InputJsonObject })
	} catch (error) {
		if (!lastTry || signal.aborted) throw error
		services.log.error({ err: error, trialId }, 'A prompt could not be tried')
		await end({ state: 'failed', error: 'Something went wrong on our side. Try it again.' })
	}

	async function onContract({ promptName, sample: key, number, version: { body } }: TriedVersion, context: number): Promise<Tried | null> {
		const name = reviewPrompts.find((prompt) => prompt.name === promptName)?.name
		const sample = sampleByKey(key)
		if (!name || !sample) return null
		const prompts: PromptWords = { ...(await activePrompts(services)), [name]: { body, number } }
		const reviewed = await reviewSample(engine, sample, signal)
		return { prompts, question: writeTrialQuestion({ name, prompts, ...reviewed, context }, model ?? { local: false }) }
	}
}

async function onCase(
	services: Pick<Services, 'db' | 'log'>,
	{ promptName, sample: key, number, version: { body } }: TriedVersion,
	context: number,
): Promise<Tried | null> {
	const sample = sampleCaseByKey(key)
	return sample
		? { prompts: { [promptName]: { number } }, question: await writeCaseTrial(services, sample, { instructions: body, context }) }
		: null
}

async function reviewSample(engine: ReviewEngine, sample: NonNullable<ReturnType<typeof sampleByKey>>, signal: AbortSignal) {
	const document = sampleDocument(sample)
	const file = { name: `${sample.key}.pdf`, sha256: '0'.repeat(64), bytes: document.text.length }
	const options = { partyRole: 'unsure', partyName: sample.client, reviewTone: 'neutral', documentType: null } as const
	const outcome = await engine.review({ file, document, options }, { signal, onSection: () => undefined })
	if ('stopped' in outcome || !outcome.result.reading) throw new Error(`The sample ${sample.key} was not reviewed in time`)
	return { document, report: JSON.parse(outcome.result.report) as ReviewReport, reading: outcome.result.reading }
}

async function ask(
	services: Pick<Services, 'db'>,
	model: NonNullable<Services['model']>,
	{ trialId, prompts, question, signal }: { trialId: string; prompts: Tried['prompts']; question: TrialQuestion; signal: AbortSignal },
): Promise<TrialOutcome['answer']> {
	const kept: unknown[] = []
	const dropped: { element: unknown; why: string }[] = []
	const { system, prompt, elementSchema, maxOutputTokens, whyDropped } = question
	const { outcome, usage } = await model.ask({
		system,
		prompt,
		elementSchema,
		maxOutputTokens,
		signal,
		onRequest: logRequests(services, { reviewId: trialId, model, prompts, masked: false }),
		onElement(element) {
			if (kept.length + dropped.length >= mostElements) return
			const why = whyDropped(element)
			if (why === null) kept.push(element)
			else dropped.push({ element, why })
		},
	})
	return { model: model.name, server: model.server, outcome, kept, dropped, tokens: usage }
}
