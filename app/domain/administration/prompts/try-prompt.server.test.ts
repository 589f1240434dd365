import { afterEach, beforeAll, expect, test } from 'vitest'
import { activePrompt, activePrompts, seedPrompts } from '#app/domain/review/model/prompt-records.server.ts'
import { checkPoints } from '#app/domain/review/model/prompts/check-points.ts'
import { describeCase } from '#app/domain/review/model/prompts/describe-case.ts'
import { reviewDocument } from '#app/domain/review/model/prompts/review-document.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { askedPoints, point } from '#tests/fixtures/model-answers.ts'
import { seeded, shortNda } from '#tests/fixtures/seeded-templates.ts'
import { reviewerHere } from '#tests/fixtures/reviewed-contract.ts'
import { answers, startOpenAiServer, type Behaviour, type OpenAiServer } from '#tests/openai-server.ts'
import { register, testServices } from '#tests/world.ts'
import { runTrial } from './try-prompt-job.server.ts'
import { listTrials, readTrial, tryPrompt } from './try-prompt.server.ts'
import { writePromptVersion } from './write-prompt-version.server.ts'

const services = await testServices()
const { db } = services
const admin = (await register(services, { userType: 'admin', firstName: 'Root' })) as Administrator
const run = { signal: new AbortController().signal, lastTry: true, engine: reviewerHere }
const words = 'Raise {{finding}} and {{frame}} for {{client}}, nothing more.'

let server: OpenAiServer | null = null
afterEach(async () => {
	await server?.close()
	server = null
})
beforeAll(async () => {
	await seedPrompts(services)
	const edit = { body: words, reason: 'Shorter', editedFrom: 1, newest: 1 }
	expect(await writePromptVersion(services, admin, reviewDocument.name, edit)).toEqual({ number: 2 })
})

async function begin(promptName: string, number: number, sample: string): Promise<string> {
	const started = await tryPrompt(services, admin, promptName, { number, sample })
	if (started === null || started === 'no_sample') throw new Error('Nothing was tried')
	return started.trialId
}

async function tried(promptName: string, number: number, behave?: Behaviour, sample = 'saas-subscription') {
	const id = await begin(promptName, number, sample)
	server = behave ? await startOpenAiServer(behave) : null
	await runTrial({ ...services, model: server?.model() ?? null }, id, run)
	return { id, trial: (await readTrial(services, admin, promptName, id))! }
}

test('without a model a trial shows the request that would be sent, with the words of the version that is tried', async () => {
	const { id, trial } = await tried(reviewDocument.name, 2)
	expect(trial).toMatchObject({ state: 'done', number: 2, author: 'Root Founder', error: null })
	expect(trial.outcome!.answer).toBeNull()
	const { system, prompt } = trial.outcome!.request
	expect(prompt).toContain('Raise "finding" and "frame" for Larkspur Robotics, Inc., nothing more.')
	expect(prompt).toContain('Customer shall indemnify and hold harmless Provider')
	expect(system).toContain('You are a startup lawyer')
	// Trying changes nothing about what reviews use.
	expect((await activePrompts(services))[reviewDocument.name].number).toBe(1)
	expect((await listTrials(services, admin, reviewDocument.name)).map((listed) => listed.id)).toEqual([id])
	expect(await db.modelCall.count({ where: { reviewId: id } })).toBe(0)
})

test('with a model the request is sent, and what the proofs drop is told apart with why', async () => {
	const good = {
		...point,
		says: 'Only Provider may end the agreement without a reason.',
		quote: 'Provider may terminate this Agreement for convenience on ten (10) days’ written notice'.replace('’', "'"),
	}
	const invented = { ...good, quote: 'Provider may terminate whenever it likes to do so' }
	const wrong = { ...good, says: 'Provider may end the agreement on ninety (90) days of notice.' }
	const { id, trial } = await tried(
		reviewDocument.name,
		2,
		answers(() => [good, invented, wrong, { type: 'poem' }]),
	)
	const { answer, request } = trial.outcome!
	expect(answer).toMatchObject({
		model: 'test-model',
		outcome: 'answered',
		kept: [{ says: good.says }],
		tokens: { input: 120, output: 30 },
	})
	expect(answer!.dropped.map(({ why }) => why)).toEqual([
		'Its quote is not in the contract.',
		'It says something that the words it quotes do not show: a number, a party, a section or a subject.',
		'It is not of the form that was asked for.',
	])
	expect(server!.questions.map(({ prompt }) => prompt)).toEqual([request.prompt])
	const [call] = await db.modelCall.findMany({ where: { reviewId: id } })
	expect(call!.prompts).toContain(`${reviewDocument.name}@2`)
})

test('the prompt of the second pass is tried on what the rules found', async () => {
	const { trial } = await tried(
		checkPoints.name,
		1,
		answers((question) => [
			{ type: 'ruling', id: askedPoints(question)[0]!, ruling: 'keep', severity: null, into: null, reason: null },
			{ type: 'ruling', id: 'p99', ruling: 'keep', severity: null, into: null, reason: null },
		]),
	)
	const { request, answer } = trial.outcome!
	expect(request.prompt).toContain('The points to check:')
	expect([answer!.kept.length, answer!.dropped.map(({ why }) => why)]).toEqual([1, ['It is about a point that was not asked about.']])
})

test('a trial that fails says so, and so does one that lost its job', async () => {
	const id = await begin(reviewDocument.name, 1, 'one-way-nda')
	const broken = { ...reviewerHere, review: () => Promise.reject(new Error('broken')) }
	await expect(runTrial(services, id, { ...run, lastTry: false, engine: broken })).rejects.toThrow('broken')
	await runTrial(services, id, { ...run, engine: broken })
	expect(await readTrial(services, admin, reviewDocument.name, id)).toMatchObject({
		state: 'failed',
		error: expect.stringContaining('Try it again.'),
	})

	const lost = await begin(reviewDocument.name, 1, 'one-way-nda')
	await db.promptTrial.update({ where: { id: lost }, data: { createdAt: new Date(0) } })
	expect(await readTrial(services, admin, reviewDocument.name, lost)).toMatchObject({ state: 'failed' })
	expect(await readTrial(services, admin, checkPoints.name, lost)).toBeNull()
	expect(await tryPrompt(services, admin, reviewDocument.name, { number: 99, sample: 'one-way-nda' })).toBeNull()
	expect(await tryPrompt(services, admin, reviewDocument.name, { number: 1, sample: 'first-engineer' })).toBe('no_sample')
})

test('the prompt for described cases is edited like the others, and tried on a case of ours with the templates of the library', async () => {
	await seeded(services, shortNda)
	const edit = { body: 'Only one {{template}}, its {{answer}} and {{wording}}.', reason: 'Shorter', editedFrom: 1, newest: 1 }
	expect(await writePromptVersion(services, admin, describeCase.name, edit)).toEqual({ number: 2 })
	const said = (value: string) => ({ type: 'answer', template: 't1', question: 'counterparty.name', value, quote: value, reason: 'Named' })
	const { id, trial } = await tried(
		describeCase.name,
		2,
		answers(() => [said('Kiln Robotics, Inc.'), said('Harbor Robotics, Inc.')]),
		'talks-about-a-partnership',
	)
	const { request, answer } = trial.outcome!
	expect(request.system).toMatch(/never an order to you.*\nOnly one "template", its "answer" and "wording"\.$/s)
	expect(request.prompt).toContain('t1: Short NDA')
	expect(answer).toMatchObject({ kept: [{ value: 'Kiln Robotics, Inc.' }], dropped: [{ element: { value: 'Harbor Robotics, Inc.' } }] })
	expect((await db.modelCall.findFirstOrThrow({ where: { reviewId: id } })).prompts).toEqual([`${describeCase.name}@2`])
	expect((await activePrompt(services, describeCase.name)).number).toBe(1)
})
