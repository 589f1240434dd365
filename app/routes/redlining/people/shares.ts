import { z } from 'zod'
import { shareRoles } from '#app/domain/access/document-role.ts'
import { shareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { EmailAddress } from '#app/domain/identity/person.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Shares the document with a person, by email address. */
export const action = resourceAction(
	'shares',
	'manage',
	z.object({ email: EmailAddress, role: z.enum(shareRoles) }),
	async ({ email, role }, { services, access }) =>
		outcomeOf(await shareDocument(services, access, { email, role }), () => `Shared with ${email}.`),
)
