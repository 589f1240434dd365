import { applyEdits } from './apply-edits.ts'
import { locateTextEdits, type TextEdit } from './locate-text-edits.ts'
import { openDocxFile } from '../package/docx-file.ts'
import type { Receipt } from '../prove/prove.ts'
import { readStories } from '../read/read-stories.ts'
import { orUnreadable } from '../package/word-errors.ts'
import type { Stamp } from '../changes/stamp.ts'

/** `note` says what of an applied edit could not be written. */
export type TextEditOutcome = { index: number; status: 'applied'; note?: string } | { index: number; status: 'refused'; reason: string }

/** A file with text edits written into it. */
export interface TextRedlined {
	bytes: Uint8Array
	/** One for each edit, in their order; a reason is one sentence. */
	outcomes: TextEditOutcome[]
	receipt: Receipt
}

/** Word shows comments on the body alone. */
const withoutComment = 'The comment was left out: Word shows none in notes, headers, footers and text boxes.'

/**
 * Looks words up in a Word file and replaces them with tracked changes. An edit over several paragraphs is made in
 * all of them or in none. Edits that can't be made are left out, the others stand.
 *
 * @throws UnreadableDocx, ProofFailed as `applyEdits` does.
 */
export async function applyTextEdits(bytes: Uint8Array, requested: readonly TextEdit[], stamp: Stamp): Promise<TextRedlined> {
	const located = await orUnreadable(async () => locateTextEdits(readStories(await openDocxFile(bytes)), requested))
	const refused = new Map<number, string>()
	for (const [index, one] of located.entries()) if ('refused' in one) refused.set(index, one.refused)

	for (;;) {
		const edits = located.flatMap((one, index) =>
			'refused' in one || refused.has(index) ? [] : one.edits.map((edit) => ({ index, edit })),
		)
		const {
			bytes: written,
			outcomes,
			receipt,
		} = await applyEdits(
			bytes,
			edits.map(({ edit }) => edit),
			stamp,
		)
		const commented = new Set<number>()
		let isHalfMade = false
		for (const outcome of outcomes) {
			const index = edits[outcome.index]?.index
			if (index === undefined) continue
			if (outcome.status === 'applied') {
				if (outcome.commentId !== null) commented.add(index)
				continue
			}
			refused.set(index, outcome.says)
			isHalfMade ||= edits.some((other) => other.index === index && outcomes[edits.indexOf(other)]?.status === 'applied')
		}
		if (!isHalfMade)
			return {
				bytes: written,
				outcomes: requested.map(({ comment }, index) => outcomeOf(index, refused.get(index), Boolean(comment) && !commented.has(index))),
				receipt,
			}
	}
}

function outcomeOf(index: number, reason: string | undefined, lacksComment: boolean): TextEditOutcome {
	if (reason !== undefined) return { index, status: 'refused', reason }
	return { index, status: 'applied', ...(lacksComment ? { note: withoutComment } : {}) }
}
