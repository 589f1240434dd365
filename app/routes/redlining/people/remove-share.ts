import { z } from 'zod'
import { unshareDocument } from '#app/domain/documents/sharing/share-document.server.ts'
import { id } from '../forms/form-fields.ts'
import { outcomeOf } from '../forms/outcome.ts'
import { resourceAction } from '../forms/resource-action.server.ts'

export { answerOffline as clientAction } from '../forms/answer-offline.ts'
export { default } from '../content.tsx'

/** Removes somebody's access to the document. */
export const action = resourceAction('shares/remove', 'read', z.object({ share: id }), async ({ share }, { services, access }) =>
	outcomeOf(await unshareDocument(services, access, share), () => 'Access removed.'),
)
