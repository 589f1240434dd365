import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { changesByPart, changesOf, type PartChanges } from '#app/domain/word/changes/list-changes.ts'
import { type DocxFile, openDocxFile } from '#app/domain/word/package/docx-file.ts'
import { fingerprintOf } from '#app/domain/word/prove/prove.ts'
import { type FileParagraph, readStories } from '#app/domain/word/read/read-stories.ts'
import { orUnreadable, ProofFailed } from '#app/domain/word/package/word-errors.ts'
import { resolveChanges } from '#app/domain/word/resolve/resolve-changes.ts'
import type { ChangeKind, TrackedChange } from '#app/domain/word/changes/tracked-change.ts'
import { viewStories } from '#app/domain/word/read/story-views.ts'
import type { SettledFile, SettleRequest } from './counterparty-change.ts'

/** Ids of paragraphs of the accepted text, from the file as it came to the id in the resolved file. */
type ParagraphIdMap = Map<string, string | null>

/** These change no words, whatever is decided. */
const formattingKinds = new Set<ChangeKind>(['formatting', 'paragraph_formatting', 'section', 'table', 'numbering'])

/**
 * Resolves counterparty changes before suggestions are written. Accepting leaves the accepted text as it is, so
 * anchors in it hold; ids of paragraphs may change, and the result maps them. `resolveChanges` proves how the rest
 * reads, accepted and rejected; this proves that the accepted text is unchanged, and that only decided changes were
 * resolved.
 *
 * @throws UnreadableDocx, ProofFailed
 */
export function settleChanges({ file, accept, reject }: SettleRequest): Promise<SettledFile> {
	return orUnreadable(async () => {
		const before = await openDocxFile(file)
		const changes = changesOf(before)
		const [toAccept, toReject] = [new Set(accept), new Set(reject)]
		const accepted = changes.filter(({ key }) => toAccept.has(key))
		const rejected = changes.filter(({ key }) => toReject.has(key))
		const decided = new Map([
			...rejected.filter(({ kind }) => formattingKinds.has(kind)).map(({ key }) => [key, 'reject'] as const),
			...accepted.map(({ key }) => [key, 'accept'] as const),
		])

		let bytes = await resolveChanges(file, ({ key }) => decided.get(key) ?? 'leave')
		let settled = await openDocxFile(bytes)
		let followed = sameParagraphs(before, settled)
		for (const together of groupMoves(rejected.filter(({ kind }) => !formattingKinds.has(kind)))) {
			const step = await rejectInFile(bytes, settled, together)
			if (!step) continue
			followed = new Map([...followed].map(([id, now]) => [id, now === null ? null : (step.followed.get(now) ?? null)]))
			bytes = step.bytes
			settled = step.file
		}
		const resolved = proveResolved(changes, new Set([...accepted, ...rejected]), changesOf(settled))
		return {
			bytes,
			moved: [...followed].filter(([id, now]) => id !== now),
			receipt: {
				accepted,
				rejected,
				after: fingerprintOf(bytes),
				proofs: [
					{ name: 'same_reading', holds: true, counted: [...followed.values()].filter((now) => now !== null).length },
					{ name: 'resolved', holds: true, counted: resolved },
				],
			},
		}
	})
}

/** Maps paragraphs that read the same in both files; empty ones count where there are equally many. */
function sameParagraphs(before: DocxFile, after: DocxFile): ParagraphIdMap {
	const [was, is] = [viewStories(before, 'accepted'), viewStories(after, 'accepted')].map((stories) =>
		stories.flatMap(({ paragraphs }) => paragraphs.filter((text) => text !== '')),
	)
	if (was?.length !== is?.length || was?.some((text, index) => text !== is?.[index]))
		throw new ProofFailed('same_reading', 'an accepted change reads otherwise')
	const [from, to] = [paragraphsOf(before), paragraphsOf(after)]
	const all = from.length === to.length
	const worded = (paragraphs: readonly FileParagraph[]) => (all ? paragraphs : paragraphs.filter(({ text }) => text !== ''))
	const [old, now] = [worded(from), worded(to)]
	if (old.length !== now.length || old.some(({ text }, index) => text !== now[index]?.text))
		throw new ProofFailed('same_reading', 'a paragraph is not found again')
	return new Map([...from.map(({ id }) => [id, null] as const), ...old.map(({ id }, index) => [id, now[index]?.id ?? null] as const)])
}

function groupMoves(changes: readonly TrackedChange[]): TrackedChange[][] {
	const moves = new Map<string, TrackedChange[]>()
	for (const change of changes) moves.set(change.move ?? change.key, [...(moves.get(change.move ?? change.key) ?? []), change])
	return [...moves.values()]
}

/** Undoes changes that no suggestion can express. Paragraphs before and after are matched from both ends; those inside have no place any more. */
async function rejectInFile(
	bytes: Uint8Array,
	before: DocxFile,
	changes: readonly TrackedChange[],
): Promise<{ bytes: Uint8Array; file: DocxFile; followed: ParagraphIdMap } | null> {
	const parts = changesByPart(before).map((part) => ({
		...part,
		requested: part.changes.filter(({ change }) => changes.some((wanted) => isSameChange(change, wanted))),
	}))
	const keys = parts.flatMap(({ requested }) => requested.map(({ change }) => change.key))
	// Already gone with an accepted change: struck words in a place that was moved away, a mark before a removed table. Nothing is left to undo.
	if (keys.length === 0) return null
	if (keys.length < changes.length) throw new ProofFailed('resolved', 'a change is gone before it was decided')
	const written = await resolveChanges(bytes, ({ key }) => (keys.includes(key) ? 'reject' : 'leave'))
	const file = await openDocxFile(written)

	const [old, now] = [paragraphsOf(before), paragraphsOf(file)]
	const followed: ParagraphIdMap = new Map()
	for (const part of new Set(old.map((paragraph) => paragraph.part))) {
		const marked = parts.find((each) => each.part === part && each.requested.length > 0)
		const extent = marked
			? extentOf(
					marked,
					marked.requested.flatMap(({ found }) => found.marks),
				)
			: null
		follow(
			old.filter((paragraph) => paragraph.part === part),
			now.filter((paragraph) => paragraph.part === part),
			extent,
			followed,
		)
	}
	return { bytes: written, file, followed }
}

function follow(
	old: readonly FileParagraph[],
	now: readonly FileParagraph[],
	extent: { from: number; to: number } | null,
	followed: ParagraphIdMap,
): void {
	const same = old.length === now.length && old.every(({ text }, index) => text === now[index]?.text)
	for (const [index, { id, text, story }] of old.entries()) {
		const fromEnd = now.length - old.length + index
		const other =
			same || (extent && story.element.end <= extent.from)
				? now[index]
				: extent && story.element.start >= extent.to
					? now[fromEnd]
					: undefined
		followed.set(id, other?.text === text ? other.id : null)
	}
}

function isSameChange(one: TrackedChange, other: TrackedChange): boolean {
	return one.kind === other.kind && one.author === other.author && one.part === other.part && one.ids.some((id) => other.ids.includes(id))
}

function extentOf({ root }: PartChanges, marks: readonly XmlElement[]): { from: number; to: number } {
	const rows = marks.map((mark) => rowAround(root, mark) ?? mark)
	return { from: Math.min(...rows.map(({ start }) => start)), to: Math.max(...rows.map(({ end }) => end)) }
}

function rowAround(element: XmlElement, mark: XmlElement): XmlElement | null {
	const inner = element.children.find(({ start, end }) => start <= mark.start && mark.end <= end)
	if (!inner) return null
	return rowAround(inner, mark) ?? (inner.name === 'w:tr' ? inner : null)
}

function paragraphsOf(file: DocxFile): FileParagraph[] {
	return readStories(file).flatMap(({ paragraphs }) => paragraphs)
}

/** Whether decided changes are plain text now, and everything else is still tracked by its author. */
function proveResolved(before: readonly TrackedChange[], decided: ReadonlySet<TrackedChange>, after: readonly TrackedChange[]): number {
	const left = new Set(before.filter((change) => !decided.has(change)).flatMap(identitiesOf))
	for (const sign of new Set(after.flatMap(identitiesOf)))
		if (!left.has(sign)) throw new ProofFailed('resolved', 'a change is tracked that was to be resolved')
	return decided.size
}

function identitiesOf({ part, author, date, ids }: TrackedChange): string[] {
	return ids.map((id) => `${part}#${id} ${author} ${date}`)
}
