import { packProven } from '../prove/pack-proven.ts'
import { changesByPart, changesOf } from '../changes/list-changes.ts'
import { type DocxFile, openDocxFile } from '../package/docx-file.ts'
import { orUnreadable, ProofFailed } from '../package/word-errors.ts'
import { checkResolved } from './check-resolved.ts'
import type { Decision } from './decisions.ts'
import { decideParts, resolveFile } from './resolve-file.ts'
import type { TrackedChange } from '../changes/tracked-change.ts'

/**
 * Accepts every tracked change of a file, whoever made it, in all parts.
 *
 * @throws UnreadableDocx, ProofFailed as `resolveChanges` does.
 */
export function acceptAll(bytes: Uint8Array): Promise<Uint8Array> {
	return resolveAll(bytes, 'accept')
}

/**
 * Rejects every tracked change of a file, whoever made it, in all parts.
 *
 * @throws UnreadableDocx, ProofFailed as `resolveChanges` does.
 */
export function rejectAll(bytes: Uint8Array): Promise<Uint8Array> {
	return resolveAll(bytes, 'reject')
}

/**
 * Accepts and rejects tracked changes one by one; what is left stays tracked with its author and date. The two
 * places of a move go one way, and a paragraph's mark that a table kept from going stays when the table goes. Everything
 * that no decision concerns stays byte for byte; a file about which nothing was decided is handed back as it is.
 *
 * @param decide asked once for each change that `listChanges` gives, in that order.
 * @throws UnreadableDocx when the file is no readable Word document, ProofFailed when the check of what was written
 * finds it wrong.
 */
export function resolveChanges(bytes: Uint8Array, decide: (change: TrackedChange) => Decision | 'leave'): Promise<Uint8Array> {
	return resolve(bytes, decide, () => undefined)
}

function resolveAll(bytes: Uint8Array, decision: Decision): Promise<Uint8Array> {
	return resolve(bytes, () => decision, proveNoneLeft)
}

/** @param prove what has to hold of the file that was written, beside the decisions. */
function resolve(
	bytes: Uint8Array,
	decide: (change: TrackedChange) => Decision | 'leave',
	prove: (after: DocxFile) => void,
): Promise<Uint8Array> {
	return orUnreadable(async () => {
		const before = await openDocxFile(bytes)
		const decided = decideParts(changesByPart(before), decide)
		if (decided.length === 0) return bytes
		const file = before.copy()
		const resolved = resolveFile(file, decided)
		const packed = await packProven(before, file, (after) => {
			checkResolved(before, after, resolved)
			prove(after)
		})
		return packed.bytes
	})
}

function proveNoneLeft(after: DocxFile): void {
	const [left] = changesOf(after)
	if (left) throw new ProofFailed('resolved', `a change of kind ${left.kind} is left in ${left.part}`)
}
