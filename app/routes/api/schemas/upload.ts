import { z } from 'zod'
import { categories, isDocumentType } from '#app/domain/review/type/catalogue.ts'
import { visibleName } from '#app/domain/documents/file-name.ts'
import { UploadMetadata } from '#app/domain/documents/upload-metadata.ts'

const types = categories.flatMap((category): readonly string[] => category.types)

/** The fields of POST /document/upload and POST /document/uploadAndAnalysis beside `file`. */
export const UploadFields = z.object({
	metadata: z
		.string()
		.meta({
			description: 'JSON with the upload’s metadata',
			contentMediaType: 'application/json',
			contentSchema: z.toJSONSchema(UploadMetadata, { io: 'input' }),
		})
		.optional()
		.transform((text, context) => {
			const parsed = text ? parseJson(text) : { json: {} }
			if (parsed) return parsed.json
			context.addIssue({ code: 'custom', message: 'The field metadata must be a JSON object.' })
			return z.NEVER
		})
		.pipe(UploadMetadata),
	/** A document type by its name, in any case; an unknown one leaves it to the review. */
	docType: z.string().max(200).optional(),
	name: z.string().overwrite(visibleName).max(200, { error: 'A name has at most 200 characters.' }).optional(),
	category: z.string().max(100).optional(),
	status: z.string().max(20).optional(),
	/** The document that the file is a new version of. */
	document_id: z.string().optional(),
})

/** The fields of PUT /document/{documentId} beside `file`: the URL names the document. */
export const VersionFields = UploadFields.omit({ document_id: true })

/** The metadata of a call, with the fields beside it merged in. */
export function metadataOf({ metadata, docType, category, status }: z.output<typeof UploadFields>) {
	const named = types.find((type) => type.toLowerCase() === docType?.trim().toLowerCase())
	return UploadMetadata.safeParse({
		...metadata,
		document_type: metadata.document_type ?? (isDocumentType(named) ? named : undefined),
		document_category: metadata.document_category ?? category,
		status: metadata.status ?? status,
	})
}

/** Answer of POST /document/upload and PUT /document/{documentId}. */
export const UploadAnswer = z.object({ document_id: z.uuid(), version_number: z.number().int() })

function parseJson(text: string): { json: unknown } | null {
	try {
		return { json: JSON.parse(text) }
	} catch {
		return null
	}
}
