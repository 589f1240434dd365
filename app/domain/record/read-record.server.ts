import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { recordOf, type DocumentRecord } from './record-of.ts'
import { recordSelection } from './record-selection.ts'

/** The record of an open document: what people confirmed, and for the rest what the newest report reads. */
export async function readRecord({ db }: Pick<Services, 'db'>, { document }: DocumentAccess): Promise<DocumentRecord> {
	return recordOf(await db.document.findUniqueOrThrow({ where: { id: document.id }, select: recordSelection }))
}
