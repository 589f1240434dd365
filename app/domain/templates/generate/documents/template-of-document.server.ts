import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'

/** The template that a document was last made from. */
export interface TemplateOfDocument {
	name: string
	/** Of the version that was used. */
	number: number
	/** Of the version that is in use now, where that is a later one; the document stays as it is. */
	newer: number | null
}

/** What an open document was last made from; `null` when it was never made here. */
export async function templateOfDocument(
	{ db }: Pick<Services, 'db'>,
	{ document }: Pick<DocumentAccess, 'document'>,
): Promise<TemplateOfDocument | null> {
	const made = await db.generatedVersion.findFirst({
		where: { version: { documentId: document.id } },
		orderBy: { version: { number: 'desc' } },
		select: { templateNumber: true, template: { select: { template: { select: { name: true, status: true, activeNumber: true } } } } },
	})
	if (!made) return null
	const { templateNumber: number, template: version } = made
	const { name, status, activeNumber } = version.template
	return { name, number, newer: status === 'active' && activeNumber > number ? activeNumber : null }
}
