import { z } from 'zod'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { documentStatuses, statusName } from '#app/domain/documents/document-status.ts'
import { changeDocument, type DocumentChanges } from '#app/domain/documents/filing/change-document.server.ts'
import { documentState } from '#app/domain/documents/filing/document-state.server.ts'
import { NewCategory, NewType } from '#app/domain/documents/upload-metadata.ts'
import { deleteDocument } from '#app/domain/erasure/delete-document.server.ts'
import { refusals, type Refusal } from '#app/http/refusals.ts'
import type { Services } from '#app/infrastructure/services.ts'

const FileForm = z.object({
	intent: z.literal('file'),
	name: z.string(),
	category: NewCategory,
	type: NewType,
	tags: z.string().default(''),
})

/** The forms with which its owner files a document. */
export const DetailsForm = z.discriminatedUnion('intent', [
	FileForm,
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
		const deleted = await deleteDocument(services, access)
		if (deleted !== 'deleted') return { refused: refusals[deleted] }
		return { done: 'Moved to the bin', detail: `${access.document.name} can be restored there for 30 days.`, gone: true }
	}
	const changes = form.intent === 'file' ? await filingOf(services, access, form) : { status: form.status, reason: form.reason }
	const outcome = await changeDocument(services, access, changes)
	if (outcome !== 'changed') return { refused: refusals[outcome] }
	return { done: form.intent === 'status' ? `Status set to ${statusName(form.status)}` : 'Details saved' }
}

/**
 * What the filing form changes. Without scripts the types of all categories stand in it, so that only one of category and
 * type is changed: the other then follows.
 */
async function filingOf(
	services: Pick<Services, 'db'>,
	access: DocumentAccess<'manage'>,
	{ name, category, type, tags }: z.output<typeof FileForm>,
): Promise<DocumentChanges> {
	const before = await documentState(services, access)
	return {
		name,
		tags: tags.split(/[,\n]/),
		...(category === before.category ? {} : { category }),
		...(type === undefined || type === before.documentType ? {} : { documentType: type }),
	}
}
