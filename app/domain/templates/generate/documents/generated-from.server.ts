import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { FieldValues } from '../../fields/template-field.ts'
import type { UsedClause } from '../choose-clauses.ts'
import { findUsedTemplate, type UsableTemplate } from '../usable-templates.server.ts'

/** What a version of a document was made from. */
export interface GeneratedFrom {
	versionId: string
	/** Of the document's version. */
	versionNumber: number
	/** At the version that was used. */
	template: UsableTemplate
	values: FieldValues
	clauses: UsedClause[]
	packetId: string | null
}

/**
 * What the newest made version of an open document came from, and the one before it; empty when it was never made here.
 *
 * @param most how many versions to tell
 */
export async function generatedFrom(
	{ db }: Pick<Services, 'db'>,
	{ document }: Pick<DocumentAccess, 'document'>,
	most = 2,
): Promise<GeneratedFrom[]> {
	const rows = await db.generatedVersion.findMany({
		where: { version: { documentId: document.id } },
		orderBy: { version: { number: 'desc' } },
		take: most,
		select: {
			versionId: true,
			templateId: true,
			templateNumber: true,
			values: true,
			clauses: true,
			packetId: true,
			version: { select: { number: true } },
		},
	})
	return Promise.all(
		rows.map(async ({ templateId, templateNumber, version, values, clauses, ...row }) => ({
			...row,
			versionNumber: version.number,
			template: await findUsedTemplate({ db }, templateId, templateNumber),
			values: values as FieldValues,
			clauses: clauses as unknown as UsedClause[],
		})),
	)
}
