import { createHash } from 'node:crypto'
import { type ApplyOptions, applyEdits } from './apply-edits.ts'
import { cleanForSending } from './clean-for-sending.ts'
import type { Stripped } from './clean/trace.ts'
import type { Edit, EditOutcome } from './edits.ts'
import type { Receipt } from './prove.ts'
import { acceptAll } from './resolve-changes.ts'
import type { Stamp } from './stamp.ts'

/** A file to hand out: what is written into it, and what is taken out of it. */
export interface DownloadOrder {
	file: Uint8Array
	edits: Edit[]
	stamp: Stamp
	replies: ApplyOptions['replies']
	/** Whether every tracked change, those of others too, becomes plain text. */
	accepted: boolean
	/** Whether what tells of people and programs is taken out. */
	clean: boolean
}

export interface WrittenDownload {
	bytes: Uint8Array
	outcomes: EditOutcome[]
	/** Its `after` is the file that is handed out. */
	receipt: Receipt
	stripped: Stripped[]
}

/**
 * The file that a founder downloads: edits as tracked changes, on request all accepted, on request cleaned. Each step
 * proves its own work.
 *
 * @throws UnreadableDocx, ProofFailed
 */
export async function writeForDownload({ file, edits, stamp, replies, accepted, clean }: DownloadOrder): Promise<WrittenDownload> {
	const redlined = await applyEdits(file, edits, stamp, { replies })
	const decided = accepted ? await acceptAll(redlined.bytes) : redlined.bytes
	const cleaned = clean ? await cleanForSending(decided, { comments: 'keep' }) : { bytes: decided, stripped: [] }
	const after = { sha256: createHash('sha256').update(cleaned.bytes).digest('hex'), bytes: cleaned.bytes.length }
	return { bytes: cleaned.bytes, outcomes: redlined.outcomes, receipt: { ...redlined.receipt, after }, stripped: cleaned.stripped }
}
