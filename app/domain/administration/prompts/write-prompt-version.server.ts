import { z } from 'zod'
import { recordEvent } from '#app/domain/activity/record-event.server.ts'
import { placeholderProblems } from '#app/domain/review/model/prompts/placeholders.ts'
import { shippedPrompts } from '#app/domain/review/model/prompts/shipped-prompts.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Administrator } from '#app/domain/identity/administrator.ts'
import { lockPrompt } from './lock-prompt.server.ts'
import { PromptReason } from './prompt-reason.ts'

const longestPrompt = 8000

/** New words for a prompt, and why. */
export const PromptChange = z.object({
	body: z
		// Browsers send line ends as CRLF; the model is told the same whoever wrote it.
		.string({ error: 'A prompt needs words.' })
		.transform((body) => body.replaceAll('\r\n', '\n').trim())
		.pipe(
			z
				.string()
				.min(1, { error: 'A prompt needs words.' })
				.max(longestPrompt, { error: `A prompt has at most ${longestPrompt.toLocaleString('en-US')} characters.` }),
		),
	reason: PromptReason,
	/** The version that was edited. */
	editedFrom: z.coerce.number().int(),
	/** The newest version when the form was opened. */
	newest: z.coerce.number().int(),
})

export type PromptChange = z.output<typeof PromptChange>

/** What became of new words: their version, or why there is none. */
export type WrittenVersion = { number: number } | { overtakenBy: number } | { problems: string[] } | 'same'

/**
 * Keeps new words as a further version, which is in use only once it is activated.
 *
 * @returns 'same' where the words are those that were edited; `overtakenBy` where somebody wrote a version meanwhile;
 * `null` for a prompt or version that does not exist
 */
export async function writePromptVersion(
	{ db }: Pick<Services, 'db'>,
	administrator: Administrator,
	name: string,
	{ body, reason, editedFrom, newest }: PromptChange,
): Promise<WrittenVersion | null> {
	const shipped = shippedPrompts.find((prompt) => prompt.name === name)
	if (!shipped) return null
	const problems = placeholderProblems(shipped, body)
	if (problems.length > 0) return { problems }
	return db.$transaction(async (tx) => {
		const prompt = await lockPrompt(tx, name)
		const edited =
			prompt &&
			(await tx.promptVersion.findUnique({
				where: { promptName_number: { promptName: name, number: editedFrom } },
				select: { body: true },
			}))
		if (!edited) return null
		if (prompt.newest !== newest) return { overtakenBy: prompt.newest }
		if (edited.body === body) return 'same'
		const number = prompt.newest + 1
		await tx.promptVersion.create({ data: { promptName: name, number, body, note: reason, authorId: administrator.id } })
		await recordEvent(tx, {
			type: 'prompt.edited',
			actor: administrator,
			companyId: administrator.companyId,
			subject: name,
			details: { prompt: name, from: editedFrom, to: number, reason },
		})
		return { number }
	})
}
