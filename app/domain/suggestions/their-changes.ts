import type { FoundChange } from '#app/domain/redline/changes/found-change.ts'
import { changesByPart } from '#app/domain/redline/list-changes.ts'
import { openDocxFile } from '#app/domain/redline/package/docx-file.ts'
import { readStories } from '#app/domain/redline/read-stories.ts'
import { orUnreadable } from '#app/domain/redline/redline-failure.ts'
import type { TrackedChange } from '#app/domain/redline/tracked-change.ts'
import type { TheirChange } from './their-change.ts'
import { TheirParagraphs } from './their-paragraphs.ts'
import { rejectionOf } from './their-rejection.ts'

/** A change of looks or layout as Word shows it may cover a whole document: more words than these help nobody. */
const mostWords = 4000

/**
 * The tracked changes that came with a file, in document order, each with its place in the accepted text and with
 * what turning it down would suggest.
 *
 * @throws UnreadableDocx
 */
export function readTheirChanges(bytes: Uint8Array): Promise<TheirChange[]> {
	return orUnreadable(async () => {
		const file = await openDocxFile(bytes)
		const parts = changesByPart(file)
		if (parts.length === 0) return []
		const paragraphs = new TheirParagraphs(readStories(file))
		return withMovesAsOne(parts.flatMap(({ changes }) => changes.map(({ change, found }) => ({ tie: change.move, change: describe(change, found, paragraphs) }))))
	})
}

function describe({ key, kind, author, date, part, text }: TrackedChange, found: FoundChange, paragraphs: TheirParagraphs): TheirChange {
	return { key, keys: [key], kind, author, date, text: text.slice(0, mostWords), place: paragraphs.placeOf(part, found), rejection: rejectionOf(part, found, paragraphs) }
}

/** Where words were moved to comes with where they were: nobody takes one half of a move. */
function withMovesAsOne(changes: readonly { tie: string | null; change: TheirChange }[]): TheirChange[] {
	const moves = new Map<string, TheirChange>()
	const joined: TheirChange[] = []
	for (const { tie, change } of changes) {
		const first = tie === null ? undefined : moves.get(`${change.author} ${tie}`)
		if (first) {
			first.keys.push(...change.keys)
			first.rejection.push(...change.rejection)
			// The place to show is the one that the words have now.
			if (change.kind === 'move_to') first.place = change.place
			continue
		}
		joined.push(change)
		if (tie !== null) moves.set(`${change.author} ${tie}`, change)
	}
	for (const move of moves.values()) if (move.keys.length > 1) move.kind = 'move'
	return joined
}
