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

/** A file to hand out: what is written into it, and what is taken out of it. */
export interface DownloadOrder {
	file: Uint8Array
	edits: Edit[]
	stamp: Stamp
	saidBy: ApplyOptions['saidBy']
	replies: ApplyOptions['replies']
	/** Whether every tracked change, those of others too, becomes plain text. */
	accepted: boolean
	/** Takes out what tells of people and programs, and on request every comment; `null`: nothing is taken out. */
	clean: Pick<CleanOptions, 'comments'> | null
}

export interface WrittenDownload {
	bytes: Uint8Array
	outcomes: EditOutcome[]
	/** Its `after` is the file that is handed out. */
	receipt: Receipt
	/** What cleaning took out, and what it had to leave; empty without it. */
	stripped: Stripped[]
	left: Left[]
}

/** Who stands as the author of what came with a cleaned file: the name that Word's own inspector puts there. */
const nobody = 'Author'

/**
 * The file that a founder downloads: edits as tracked changes, on request all accepted, on request cleaned: then whoever
 * changed or commented it before is nameless, and who sends it is not; on request no comment stays, our reasons neither. Each step proves its own work.
 *
 * @throws UnreadableDocx, ProofFailed
 */
export async function writeForDownload({ file, edits, stamp, saidBy, replies, accepted, clean }: DownloadOrder): Promise<WrittenDownload> {
	const redlined = await applyEdits(file, edits, stamp, { saidBy, replies })
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

/** The authors that came with a file, but for the one who sends it. */
function othersIn(file: Uint8Array, { author }: Stamp): Promise<string[]> {
	return orUnreadable(async () => authorsIn(await openDocxFile(file)).filter((name) => name !== author))
}
