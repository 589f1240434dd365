import { z } from 'zod'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { hour } from '#app/units.ts'
import { namesOf } from '../names-of.server.ts'
import { samplesOf, titleOfSample } from './prompt-samples.ts'
import { tryPromptJob } from './try-prompt-job.server.ts'
import type { TrialOutcome } from './trial-outcome.ts'

/** Which version to try, and on what. */
export const PromptTry = z.object({
	number: z.coerce.number().int(),
	sample: z.string(),
})

/**
 * Has a version of a prompt tried on one of its samples, the others as they are in use.
 *
 * @returns the trial's id; 'no_sample' where the prompt is not tried on that; `null` for a prompt or version that does not exist
 */
export async function tryPrompt(
	{ db, jobs }: Pick<Services, 'db' | 'jobs'>,
	administrator: Administrator,
	promptName: string,
	{ number, sample }: z.output<typeof PromptTry>,
): Promise<{ trialId: string } | 'no_sample' | null> {
	if (!samplesOf(promptName).some(({ key }) => key === sample)) return 'no_sample'
	return db.$transaction(async (tx) => {
		if ((await tx.promptVersion.count({ where: { promptName, number } })) === 0) return null
		const { id } = await tx.promptTrial.create({ data: { promptName, number, sample, authorId: administrator.id }, select: { id: true } })
		await jobs.enqueue(tx, tryPromptJob, { trialId: id })
		return { trialId: id }
	})
}

/** A trial that began longer ago has lost its job. */
const longestTrial = hour

/** One trial as its page shows it; `null` where there is none. */
export async function readTrial({ db }: Pick<Services, 'db'>, _administrator: Administrator, promptName: string, id: string) {
	const trial = await db.promptTrial.findFirst({ where: { id, promptName } })
	if (!trial) return null
	const nameOf = await namesOf({ db }, [trial])
	const isLost = trial.endedAt === null && trial.createdAt.getTime() < Date.now() - longestTrial
	return {
		number: trial.number,
		sample: titleOfSample(trial.sample),
		state: isLost ? ('failed' as const) : trial.state,
		error: isLost ? 'The program ended while it ran. Try it again.' : trial.error,
		outcome: trial.outcome as unknown as TrialOutcome | null,
		author: nameOf(trial.authorId),
		createdAt: trial.createdAt,
	}
}

/** How many trials a page lists. */
const listedTrials = 10

/** The latest trials of a prompt. */
export async function listTrials({ db }: Pick<Services, 'db'>, _administrator: Administrator, promptName: string) {
	const trials = await db.promptTrial.findMany({
		where: { promptName },
		orderBy: { createdAt: 'desc' },
		take: listedTrials,
		select: { id: true, number: true, sample: true, authorId: true, createdAt: true },
	})
	const nameOf = await namesOf({ db }, trials)
	return trials.map(({ authorId, sample, ...trial }) => ({
		...trial,
		sample: titleOfSample(sample),
		author: nameOf(authorId),
	}))
}
