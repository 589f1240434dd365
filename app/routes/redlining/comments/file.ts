import { z } from 'zod'
import { includeInFile } from '#app/domain/comments/include-in-file.server.ts'
import { id } from '../forms/form-fields.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

const confirmations = {
	include: 'Comment shared with the counterparty. Files you download from now on include it.',
	exclude: 'Comment kept internal. Files you download no longer include it.',
} as const

/** Includes a comment in downloaded files, where the counterparty reads it, or excludes it from them. */
export const action = resourceAction(
	'comments/file',
	'edit',
	z.object({ comment: id, choice: z.enum(['include', 'exclude']) }),
	async ({ comment, choice }, { services, access }) =>
		outcomeOf(await includeInFile(services, access, comment, choice === 'include'), () => confirmations[choice]),
)
