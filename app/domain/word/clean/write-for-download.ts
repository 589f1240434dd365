import { type ApplyOptions, applyEdits } from '../edit/apply-edits.ts'
import { type CleanOptions, cleanForSending } from './clean-for-sending.ts'
import { authorsIn } from './strip-attributes.ts'
import type { Left, Stripped } from './trace.ts'
import type { Edit, EditOutcome } from '../edit/edits.ts'
import { openDocxFile } from '../package/docx-file.ts'
import { fingerprintOf, type Receipt } from '../prove/prove.ts'
import { orUnreadable } from '../package/word-errors.ts'
import { acceptAll } from '../resolve/resolve-changes.ts'
import type { Stamp } from '../changes/stamp.ts'

/** A download: what is written into the file, and what is removed from it. */
export interface DownloadOrder {
	file: Uint8Array
	edits: Edit[]
	stamp: Stamp
	commentAuthors: ApplyOptions['commentAuthors']
	replies: ApplyOptions['replies']
	/** Whether every tracked change, other authors' too, becomes plain text. */
	accepted: boolean
	/** Removes traces of people and programs, and on request every comment; `null` removes nothing. */
	clean: Pick<CleanOptions, 'comments'> | null
}

export interface WrittenDownload {
	bytes: Uint8Array
	outcomes: EditOutcome[]
	/** Its `after` is the downloaded file. */
	receipt: Receipt
	/** What cleaning removed and what it had to leave; empty without cleaning. */
	stripped: Stripped[]
	left: Left[]
}

/** The author shown for earlier changes in a cleaned file, as Word's own inspector names them. */
const nobody = 'Author'

/**
 * Writes the file that a founder downloads: edits as tracked changes, on request all accepted, on request cleaned. In a
 * cleaned file earlier authors are anonymous, the sender is not; on request no comment stays, our reasons included.
 * Each step proves its own work.
 *
 * @throws UnreadableDocx, ProofFailed
 */
export async function writeForDownload({
	file,
	edits,
	stamp,
	commentAuthors,
	replies,
	accepted,
	clean,
}: DownloadOrder): Promise<WrittenDownload> {
	const redlined = await applyEdits(file, edits, stamp, { commentAuthors, replies })
	const decided = accepted ? await acceptAll(redlined.bytes) : redlined.bytes
	const cleaned = clean
		? await cleanForSending(decided, { ...clean, author: { name: nobody, insteadOf: await othersIn(file, stamp) } })
		: { bytes: decided, stripped: [], left: [] }
	const after = fingerprintOf(cleaned.bytes)
	return {
		bytes: cleaned.bytes,
		outcomes: redlined.outcomes,
		receipt: { ...redlined.receipt, after },
		stripped: cleaned.stripped,
		left: cleaned.left,
	}
}

function othersIn(file: Uint8Array, { author }: Stamp): Promise<string[]> {
	return orUnreadable(async () => authorsIn(await openDocxFile(file)).filter((name) => name !== author))
}
