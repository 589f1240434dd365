import type { RouterContextProvider } from 'react-router'
import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { sameChoices } from '#app/domain/documents/choices.ts'
import { takeUpload, type TakenUpload } from '#app/http/files/take-upload.server.ts'
import { longestNote } from './version-note.ts'

/** Receives the next version of a document from its form: file, note, and whether to review it. */
export function uploadVersion(
	context: Readonly<RouterContextProvider>,
	request: Request,
	to: DocumentAccess<'edit'>,
): Promise<TakenUpload> {
	return takeUpload(context, request, 'api', (fields) => ({
		choices: { ...sameChoices, status: fields.get('signed') === 'yes' ? 'signed' : 'draft' },
		options: {
			to,
			// Only who spends the owner's checks elsewhere may do so here.
			analyze: fields.get('review') === 'yes' && to.may.manage,
			note: (fields.get('note') ?? '').trim().slice(0, longestNote) || null,
		},
	}))
}
