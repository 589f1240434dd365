import { z } from 'zod'
import { documentStatusCodes } from '#app/domain/documents/document-status.ts'
import type { VaultRow } from '#app/domain/search/vault-rows.server.ts'

/** A document as the API shows one. */
export const DocumentRecord = z.object({
	document_id: z.uuid(),
	name: z.string(),
	file_type: z.enum(['pdf', 'docx']),
	version_number: z.number().int().min(1),
	status: z.enum(Object.values(documentStatusCodes)),
	created_at: z.iso.datetime(),
	updated_at: z.iso.datetime(),
	is_generated: z.boolean(),
	/** The verdict of the newest version's report in one sentence; null without a report. */
	llm_analysis: z.string().nullable(),
	analysis_status: z.enum(['queued', 'running', 'complete', 'failed', 'canceled']).nullable(),
	document_category: z.string(),
	document_type: z.string().nullable(),
})

/** Answer of GET /user/vault. With a limit it has the cursor of the next page: `null` after the last. */
export const VaultAnswer = z.object({ documents: z.array(DocumentRecord), next_cursor: z.string().nullable().optional() })

const count = z.number().int().min(0)

/** Answer of GET /user/vault/stats. */
export const VaultStatsAnswer = z.object({
	total_documents: count,
	documents_analyzed: count,
	issues_detected: count,
	ambiguous_clauses: count,
	missing_provisions: count,
	contradictory_terms: count,
	compliance_issues: count,
	categories: z.array(z.object({ code: z.string(), name: z.string(), documents: count })),
})

/** Answer of GET /document/categories. */
export const CategoriesAnswer = z.object({ categories: z.array(z.object({ code: z.string(), name: z.string() })) })

/** Answer of GET /document/types. */
export const TypesAnswer = z.object({ category: z.string(), types: z.array(z.string()) })

type ShownDocument = Omit<VaultRow, 'tags' | 'redFlags' | 'role' | 'owner' | 'favorite' | 'lockedBy'>

/** A document in the API's names. */
export function documentRecord(document: ShownDocument): z.infer<typeof DocumentRecord> {
	return {
		document_id: document.id,
		name: document.name,
		file_type: document.fileType,
		version_number: document.versionNumber,
		status: documentStatusCodes[document.status],
		created_at: document.createdAt.toISOString(),
		updated_at: document.updatedAt.toISOString(),
		is_generated: document.isGenerated,
		llm_analysis: document.summary,
		analysis_status: document.analysis?.status ?? null,
		document_category: document.category,
		document_type: document.documentType,
	}
}
