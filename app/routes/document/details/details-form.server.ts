import { z } from 'zod'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { documentStatuses, statusName } from '#app/domain/documents/document-status.ts'
import { changeDocument } from '#app/domain/documents/filing/change-document.server.ts'
import { NewCategory } from '#app/domain/documents/upload-metadata.ts'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import { refusals, type Refusal } from '#app/http/refusals.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The forms with which its owner files a document. */
export const DetailsForm = z.discriminatedUnion('intent', [
	z.object({ intent: z.literal('file'), name: z.string(), category: NewCategory, tags: z.string().default('') }),
	z.object({ intent: z.literal('status'), status: z.enum(documentStatuses), reason: z.string().max(1000).optional() }),
	z.object({ intent: z.literal('delete') }),
])

/** What became of a form: a toast, and whether the document is still there; or why it was refused. */
export type Filed = { done: string; detail?: string; gone?: true } | { refused: Refusal }

/** Does what a form of the details page asks for. */
export async function fileDocument(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	form: z.output<typeof DetailsForm>,
): Promise<Filed> {
	if (form.intent === 'delete') {
		if (!(await deleteDocument(services, access))) return { refused: refusals.gone }
		return { done: 'Moved to the bin', detail: `${access.document.name} can be restored there for 30 days.`, gone: true }
	}
	const { intent, ...typed } = form
	const changes = 'tags' in typed ? { ...typed, tags: typed.tags.split(/[,\n]/) } : typed
	const outcome = await changeDocument(services, access, changes)
	if (outcome !== 'changed') return { refused: refusals[outcome] }
	return { done: intent === 'status' && 'status' in typed ? `Status set to ${statusName(typed.status)}` : 'Details saved' }
}
