import { day, inSeconds } from '#app/units.ts'

/** How long an export can be downloaded. */
export const exportLifetime = 7 * day

/** Requests of one account for an export. */
export const exportsPerMember = { name: 'account-export', points: 3, seconds: inSeconds(day) }

/** What is known of an export. `expired`: it was ready, and its file is gone. */
export interface ShownExport {
	id: string
	state: 'queued' | 'ready' | 'failed' | 'expired'
	/** Of the ZIP; `null` until it is ready. */
	bytes: number | null
	requestedAt: Date
	readyAt: Date | null
	/** Until when it can be downloaded; `null` until it is ready. */
	expiresAt: Date | null
}

/** The name under which an export is saved. */
export function exportFileName(requestedAt: Date): string {
	return `fineprint-data-${requestedAt.toISOString().slice(0, 10)}.zip`
}
