import { z } from 'zod'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { lockPrompt } from './lock-prompt.server.ts'
import { PromptReason } from './prompt-reason.ts'

/** Which version is to be used, and why. */
export const PromptActivation = z.object({
	number: z.coerce.number().int(),
	/** The version in use when the form was opened. */
	active: z.coerce.number().int(),
	reason: PromptReason,
})

/**
 * Puts a version of a prompt in use, a newer one or an earlier one, from the next review on.
 *
 * @returns 'unchanged' where it is in use already; `overtakenBy` the version that somebody else activated meanwhile;
 * `null` for a prompt or version that does not exist
 */
export async function activatePromptVersion(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	name: string,
	{ number, active, reason }: z.output<typeof PromptActivation>,
): Promise<'activated' | 'unchanged' | { overtakenBy: number } | null> {
	return db.$transaction(async (tx) => {
		const prompt = await lockPrompt(tx, name)
		const version = prompt && (await tx.promptVersion.count({ where: { promptName: name, number } }))
		if (!version) return null
		if (prompt.active === number) return 'unchanged'
		if (prompt.active !== active) return { overtakenBy: prompt.active }
		await tx.prompt.update({ where: { name }, data: { activeNumber: number } })
		await tx.promptActivation.create({ data: { promptName: name, number, reason, authorId: administrator.id } })
		await recordEvent(tx, {
			type: 'prompt.activated',
			actor: administrator,
			companyId: administrator.companyId,
			subject: name,
			details: { prompt: name, from: prompt.active, to: number, reason },
		})
		return 'activated'
	})
}
