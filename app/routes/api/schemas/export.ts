import { z } from 'zod'
import type { ShownExport } from '#app/domain/exports/account/account-export.ts'

const ExportRecord = z.object({
	export_id: z.uuid(),
	state: z.enum(['queued', 'ready', 'failed', 'expired']),
	bytes: z.number().int().nullable().meta({ description: 'Size of the ZIP; null until it is ready.' }),
	requested_at: z.string(),
	ready_at: z.string().nullable(),
	expires_at: z.string().nullable().meta({ description: 'Until when it can be downloaded; null until it is ready.' }),
	download_url: z.string().nullable().meta({ description: 'Where to download it with the same token; null unless it is ready.' }),
})

/** Answer of POST /user/export. */
export const StartedExportAnswer = z.object({ export: ExportRecord })

/** Answer of GET /user/export: the newest export, or null. */
export const ExportAnswer = z.object({ export: ExportRecord.nullable() })

/** An export in the API's names. */
export function exportRecord({ id, state, bytes, requestedAt, readyAt, expiresAt }: ShownExport): z.infer<typeof ExportRecord> {
	return {
		export_id: id,
		state,
		bytes,
		requested_at: requestedAt.toISOString(),
		ready_at: readyAt?.toISOString() ?? null,
		expires_at: expiresAt?.toISOString() ?? null,
		download_url: state === 'ready' ? `/api/user/export/${id}/download` : null,
	}
}
