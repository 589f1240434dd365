import { createHash } from 'node:crypto'
import type { XmlElement } from '../extraction/docx/xml-element.ts'
import { newFaults } from './check-package.ts'
import { changesByPart } from './list-changes.ts'
import type { DocxFile } from './package/docx-file.ts'
import { proveUntouchedParts } from './prove-parts.ts'
import { proveSameTexts, storyKey } from './prove-texts.ts'
import { ProofFailed } from './redline-failure.ts'
import { sourceOf } from './source-of.ts'
import { storyParts } from './story-parts.ts'
import type { TrackedChange } from './tracked-change.ts'
import { type StoryView, type View, viewPart } from './views.ts'

/** Which file a receipt speaks of. */
export interface FileFingerprint {
	/** Hexadecimal. */
	sha256: string
	bytes: number
}

export type ProofName = 'reject_all' | 'accept_all' | 'untouched_paragraphs' | 'untouched_parts' | 'package'

/** What was checked, and how many paragraphs or parts it was checked on. */
export interface Proof {
	name: ProofName
	holds: true
	counted: number
}

/** What can be said of a file that the engine hands out; kept with it and shown. */
export interface Receipt {
	before: FileFingerprint
	after: FileFingerprint
	/** What was written: the changes whose revision ids are ours. */
	changes: TrackedChange[]
	proofs: Proof[]
}

/**
 * Checks a written file against the one it was made from, paragraph by paragraph over all parts: rejecting every
 * change gives what rejecting every change gave before; rejecting only ours gives the accepted text of before;
 * accepting all gives the intended text; paragraphs and parts that were not touched have the same characters and
 * bytes; and the package has no fault that it had not before.
 *
 * @param after opened from the bytes that are to be handed out.
 * @param intended accepted text wanted. A story that is not among them must read as before.
 * @param ours revision ids of the changes that were written.
 * @param touched the paragraphs of `before` that were written in, as `${part}#${index of the w:p in its part}`.
 * @throws ProofFailed
 */
export function prove(before: DocxFile, after: DocxFile, intended: readonly StoryView[], ours: ReadonlySet<number>, touched: ReadonlySet<string>): Receipt {
	const parts = storyParts(after).map(({ part }) => part)
	const changed = parts.filter((part) => !after.sameBytes(part, before))
	const views = (file: DocxFile, view: View) => changed.flatMap((part) => viewPart(file, part, view))

	const wereAccepted = views(before, 'accepted')
	const rejected = proveSameTexts('reject_all', views(before, 'rejected'), views(after, 'rejected'))
	proveSameTexts('reject_all', wereAccepted, views(after, { reject: ours }))

	const named = new Set(intended.map(storyKey))
	const wanted = [...intended, ...wereAccepted.filter((story) => !named.has(storyKey(story)))]
	const accepted = proveSameTexts('accept_all', wanted, [...new Set(wanted.map(({ part }) => part))].flatMap((part) => viewPart(changed.includes(part) ? after : before, part, 'accepted')))

	return {
		before: fingerprint(before.bytes),
		after: fingerprint(after.bytes),
		changes: changesByPart(after, changed).flatMap(({ changes }) => changes.map(({ change }) => change).filter(({ ids }) => ids.some((id) => ours.has(id)))),
		proofs: [
			{ name: 'reject_all', holds: true, counted: rejected },
			{ name: 'accept_all', holds: true, counted: accepted },
			{ name: 'untouched_paragraphs', holds: true, counted: changed.reduce((sum, part) => sum + proveUntouchedParagraphs(before, after, part, touched), 0) },
			{ name: 'untouched_parts', holds: true, counted: proveUntouchedParts(before, after, new Set([...touched].map((key) => key.slice(0, key.lastIndexOf('#'))))) },
			{ name: 'package', holds: true, counted: proveSoundPackage(before, after) },
		],
	}
}

/** @returns how many paragraphs of a changed part have the very characters that they had, in their old order. */
function proveUntouchedParagraphs(before: DocxFile, after: DocxFile, part: string, touched: ReadonlySet<string>): number {
	const now = paragraphsOf(after.tree(part), () => false)
	const untouched = paragraphsOf(before.tree(part), ({ paragraphIndex }) => touched.has(`${part}#${paragraphIndex}`))
	let at = 0
	for (const paragraph of untouched) {
		const characters = sourceOf(paragraph)
		while (at < now.length && sourceOf(now[at] as XmlElement) !== characters) at++
		if (at++ >= now.length) throw new ProofFailed('untouched_paragraphs', `paragraph ${paragraph.paragraphIndex} of ${part} is not as it was`)
	}
	return untouched.length
}

/** @returns how many parts the sound package has. */
function proveSoundPackage(before: DocxFile, after: DocxFile): number {
	const [fault] = newFaults(before, after)
	if (fault) throw new ProofFailed('package', `${fault.code} in ${fault.part}`)
	return after.partNames.length
}

/** The paragraphs of a tree in document order, without those that are left out or have such a one in a text box. */
function paragraphsOf(root: XmlElement | null, isLeftOut: (paragraph: XmlElement) => boolean): XmlElement[] {
	const found: XmlElement[] = []
	if (root) gather(root)
	return found

	/** @returns whether something in the element is left out. */
	function gather(element: XmlElement): boolean {
		const place = found.length
		let leftOut = false
		for (const child of element.children) if (gather(child)) leftOut = true
		if (element.paragraphIndex >= 0) {
			if (isLeftOut(element)) leftOut = true
			if (!leftOut) found.splice(place, 0, element)
		}
		return leftOut
	}
}

function fingerprint(bytes: Uint8Array): FileFingerprint {
	return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
}
