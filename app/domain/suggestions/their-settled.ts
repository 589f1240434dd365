import { createHash } from 'node:crypto'
import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'
import { changesByPart, changesOf, type PartChanges } from '#app/domain/redline/list-changes.ts'
import { type DocxFile, openDocxFile } from '#app/domain/redline/package/docx-file.ts'
import { type FileParagraph, readStories } from '#app/domain/redline/read-stories.ts'
import { orUnreadable, ProofFailed } from '#app/domain/redline/redline-failure.ts'
import { resolveChanges } from '#app/domain/redline/resolve-changes.ts'
import type { TrackedChange } from '#app/domain/redline/tracked-change.ts'
import { viewStories } from '#app/domain/redline/views.ts'
import type { SettledTheirs, TheirOrder } from './their-change.ts'

/** A paragraph of the accepted text by its id in the file as it came; its id and place in the file as it is now. */
type Followed = Map<string, string | null>

/** These change which paragraphs there are. */
const ofBlocks = new Set(['row_insertion', 'row_deletion', 'cell_insertion', 'cell_deletion', 'cell_merge'])

/**
 * Resolves changes of theirs before our own edits are written. What is accepted leaves the accepted text as it is, so
 * whatever is anchored in it stands; the paragraphs may be others of the file, and it is told which. `resolveChanges`
 * proves how the rest reads, accepted and rejected; proved here is that nothing reads otherwise to us, and that
 * nothing was resolved but what was decided.
 *
 * @throws UnreadableDocx, ProofFailed
 */
export function settleTheirs({ file, accept, reject }: TheirOrder): Promise<SettledTheirs> {
	return orUnreadable(async () => {
		const before = await openDocxFile(file)
		const changes = changesOf(before)
		const accepted = changes.filter(({ key }) => accept.includes(key))
		const rejected = changes.filter(({ key }) => reject.includes(key))
		const decided = new Map([...rejected.filter(({ kind }) => !ofBlocks.has(kind)).map(({ key }) => [key, 'reject'] as const), ...accepted.map(({ key }) => [key, 'accept'] as const)])

		let bytes = await resolveChanges(file, ({ key }) => decided.get(key) ?? 'leave')
		let settled = await openDocxFile(bytes)
		let followed = sameParagraphs(before, settled)
		for (const change of rejected.filter(({ kind }) => ofBlocks.has(kind))) {
			const step = await rejectBlock(bytes, settled, change)
			followed = new Map([...followed].map(([id, now]) => [id, now === null ? null : (step.followed.get(now) ?? null)]))
			bytes = step.bytes
			settled = step.file
		}
		const resolved = proveResolved(changes, [...accepted, ...rejected], changesOf(settled))
		return {
			bytes,
			moved: [...followed].filter(([id, now]) => id !== now),
			receipt: {
				accepted,
				rejected,
				after: { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length },
				proofs: [
					{ name: 'same_reading', holds: true, counted: [...followed.values()].filter((now) => now !== null).length },
					{ name: 'resolved', holds: true, counted: resolved },
				],
			},
		}
	})
}

/** Leads from paragraph to paragraph where both files read the same; empty ones count where there are as many. */
function sameParagraphs(before: DocxFile, after: DocxFile): Followed {
	const [was, is] = [viewStories(before, 'accepted'), viewStories(after, 'accepted')].map((stories) => stories.flatMap(({ paragraphs }) => paragraphs.filter((text) => text !== '')))
	if (was?.length !== is?.length || was?.some((text, index) => text !== is?.[index])) throw new ProofFailed('same_reading', 'an accepted change reads otherwise')
	const [from, to] = [paragraphsOf(before), paragraphsOf(after)]
	const all = from.length === to.length
	const worded = (paragraphs: readonly FileParagraph[]) => (all ? paragraphs : paragraphs.filter(({ text }) => text !== ''))
	const [old, now] = [worded(from), worded(to)]
	if (old.length !== now.length || old.some(({ text }, index) => text !== now[index]?.text)) throw new ProofFailed('same_reading', 'a paragraph is not found again')
	return new Map([...from.map(({ id }) => [id, null] as const), ...old.map(({ id }, index) => [id, now[index]?.id ?? null] as const)])
}

/** Takes one row or cell out of the file, or lets it stay: what stands before and behind is followed from both ends. */
async function rejectBlock(bytes: Uint8Array, before: DocxFile, change: TrackedChange): Promise<{ bytes: Uint8Array; file: DocxFile; followed: Followed }> {
	const parts = changesByPart(before)
	const part = parts.find((each) => each.part === change.part)
	const found = part?.changes.find((each) => isThat(each.change, change))
	if (!part || !found) throw new ProofFailed('resolved', `a change of kind ${change.kind} is gone before it was decided`)
	const written = await resolveChanges(bytes, ({ key }) => (key === found.change.key ? 'reject' : 'leave'))
	const file = await openDocxFile(written)

	const { from, to } = extentOf(part, found.found.marks)
	const [old, now] = [paragraphsOf(before), paragraphsOf(file)]
	const inPart = old.filter((paragraph) => paragraph.part === change.part)
	const [head, tail] = [inPart.filter(({ story }) => story.element.end <= from), inPart.filter(({ story }) => story.element.start >= to)]
	const nowInPart = now.filter((paragraph) => paragraph.part === change.part)
	const followed: Followed = new Map(old.map(({ id, part: of, text }) => [id, of === change.part ? null : (now.find((paragraph) => paragraph.id === id && paragraph.text === text)?.id ?? null)]))
	const lead = (paragraph: FileParagraph, other: FileParagraph | undefined) => {
		if (other?.text !== paragraph.text) throw new ProofFailed('same_reading', 'a paragraph beside a row reads otherwise')
		followed.set(paragraph.id, other.id)
	}
	head.forEach((paragraph, index) => lead(paragraph, nowInPart[index]))
	tail.forEach((paragraph, index) => lead(paragraph, nowInPart[nowInPart.length - tail.length + index]))
	return { bytes: written, file, followed }
}

function isThat(one: TrackedChange, other: TrackedChange): boolean {
	return one.kind === other.kind && one.author === other.author && one.part === other.part && one.ids.some((id) => other.ids.includes(id))
}

/** From the first row around a change's marks to the last. */
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

/** Whether what was decided is plain now, and everything else is still tracked by whoever made it. */
function proveResolved(before: readonly TrackedChange[], decided: readonly TrackedChange[], after: readonly TrackedChange[]): number {
	const left = new Set(before.filter((change) => !decided.includes(change)).flatMap(signs))
	for (const sign of new Set(after.flatMap(signs))) if (!left.has(sign)) throw new ProofFailed('resolved', 'a change is tracked that was to be resolved')
	return decided.length
}

function signs({ part, author, date, ids }: TrackedChange): string[] {
	return ids.map((id) => `${part}#${id} ${author} ${date}`)
}
