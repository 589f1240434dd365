import { applyEdits } from '#app/domain/word/edit/apply-edits.ts'
import type { FoundChange } from '#app/domain/word/changes/found-change.ts'
import { changesByPart } from '#app/domain/word/changes/list-changes.ts'
import { openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { readStories } from '#app/domain/word/read/read-stories.ts'
import { orUnreadable, ProofFailed } from '#app/domain/word/package/word-errors.ts'
import type { TrackedChange } from '#app/domain/word/changes/tracked-change.ts'
import { editsFor } from '#app/domain/suggestions/suggestion-edits.ts'
import type { CounterpartyChange } from './counterparty-change.ts'
import { ChangeParagraphs } from './change-paragraphs.ts'
import { rejectionOf } from './rejecting-edit.ts'

/** A formatting change may cover a whole document as Word shows it: showing more words than these does not help. */
const mostWords = 4000

/**
 * The tracked changes that came with a file, in document order, each with its place in the accepted text and with what
 * rejecting it would suggest.
 *
 * @throws UnreadableDocx
 */
export function readCounterpartyChanges(bytes: Uint8Array): Promise<CounterpartyChange[]> {
	return orUnreadable(async () => {
		const file = await openDocxFile(bytes)
		const parts = changesByPart(file)
		if (parts.length === 0) return []
		const paragraphs = new ChangeParagraphs(readStories(file))
		const changes = withMovesAsOne(
			parts.flatMap(({ changes: found }) =>
				found.map((each) => ({ tie: each.change.move, change: describe(each.change, each.found, paragraphs) })),
			),
		)
		return onlyWritable(bytes, withReplacementsAsOne(changes))
	})
}

function describe(
	{ key, kind, author, date, part, text }: TrackedChange,
	found: FoundChange,
	paragraphs: ChangeParagraphs,
): CounterpartyChange {
	const place = paragraphs.placeOf(part, found)
	return {
		key,
		keys: [key],
		kind,
		author,
		date,
		text: text.slice(0, mostWords),
		replaced: null,
		place,
		rejection: rejectionOf(part, found, place, paragraphs),
	}
}

/** Drops rejections by suggestion where the engine could not write them: in formulas, bound controls and the like. */
async function onlyWritable(bytes: Uint8Array, changes: CounterpartyChange[]): Promise<CounterpartyChange[]> {
	const edits = changes.flatMap((change) =>
		editsFor(
			change.rejection.map(({ change }) => ({ ...noSuggestion, change })),
			[],
			false,
		).edits.map((edit) => ({ change, edit })),
	)
	if (edits.length === 0) return changes
	// Where they can't be tried here, each is tried when the file is written.
	const tried = await applyEdits(
		bytes,
		edits.map(({ edit }) => edit),
		{ author: 'Nobody', date: '2000-01-01T00:00:00Z' },
	).catch(nullIfUnproven)
	for (const [index, outcome] of (tried?.outcomes ?? []).entries()) {
		const change = edits[index]?.change
		// Two of them may overlap here and not when they are decided one by one.
		if (change && outcome.status === 'refused' && outcome.reason !== 'overlaps') change.rejection = []
	}
	return changes
}

function nullIfUnproven(error: unknown): null {
	if (error instanceof ProofFailed) return null
	throw error
}

const noSuggestion = { id: '', number: 0, title: '', state: 'accepted', editedText: null, reason: '' } as const

/** Joins both places of a move: nobody decides about half a move. */
function withMovesAsOne(changes: readonly { tie: string | null; change: CounterpartyChange }[]): CounterpartyChange[] {
	const moves = new Map<string, CounterpartyChange>()
	const joined: CounterpartyChange[] = []
	for (const { tie, change } of changes) {
		const first = tie === null ? undefined : moves.get(`${change.author} ${tie}`)
		if (first) {
			first.keys.push(...change.keys)
			// Half a move is not rejected: where one place has no suggestions, the other needs none.
			first.rejection = first.rejection.length > 0 && change.rejection.length > 0 ? [...first.rejection, ...change.rejection] : []
			// The place to show is where the words are now.
			if (change.kind === 'move_to') first.place = change.place
			continue
		}
		joined.push(change)
		if (tie !== null) moves.set(`${change.author} ${tie}`, change)
	}
	for (const move of moves.values()) if (move.keys.length > 1) move.kind = 'move'
	return joined
}

/** A deletion and the insertion in its place by one person read as one change, though the file has two. */
function withReplacementsAsOne(changes: readonly CounterpartyChange[]): CounterpartyChange[] {
	const joined: CounterpartyChange[] = []
	for (const change of changes) {
		const before = joined.at(-1)
		const replacement = before && replacementOf(before, change)
		if (replacement) joined.splice(-1, 1, replacement)
		else joined.push(change)
	}
	return joined
}

function replacementOf(one: CounterpartyChange, other: CounterpartyChange): CounterpartyChange | null {
	const [struck, put] = one.kind === 'deletion' ? [one, other] : [other, one]
	if (struck.kind !== 'deletion' || put.kind !== 'insertion' || one.author !== other.author) return null
	if (!one.place || one.place.paragraphId !== other.place?.paragraphId || one.place.end !== other.place.start) return null
	const [back, away] = [struck.rejection, put.rejection]
	const [restored, removed] = [back[0], away[0]]
	if (
		back.length !== 1 ||
		away.length !== 1 ||
		restored?.change.kind !== 'replace' ||
		removed?.change.kind !== 'replace' ||
		restored.change.expected !== '' ||
		removed.change.text !== ''
	)
		return null
	const change = { ...removed.change, text: restored.change.text }
	return {
		...one,
		keys: [...one.keys, ...other.keys],
		kind: 'replacement',
		text: put.text,
		replaced: struck.text,
		place: put.place,
		rejection: [{ ...removed, change }],
	}
}
