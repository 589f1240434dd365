import { createHash } from 'node:crypto'
import type { XmlElement } from '../package/xml/xml-element.ts'
import { newFaults } from './check-package.ts'
import { changesByPart, changesOfBlocks } from '../changes/list-changes.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { progressOf } from '../read/part-fields.ts'
import { countParagraphs, proveUntouchedParagraphs } from './prove-paragraphs.ts'
import { proveUntouchedParts } from './prove-parts.ts'
import { proveSameTexts, storyKey } from './prove-texts.ts'
import { ProofFailed } from '../package/word-errors.ts'
import { storyParts, storyRoots } from '../read/story-parts.ts'
import { changedRanges, type Stretch } from './changed-ranges.ts'
import type { TrackedChange } from '../changes/tracked-change.ts'
import { readStoryTexts } from '../read/story-texts.ts'
import { readingOf, type StoryView, type View, viewPart, viewRoot } from '../read/story-views.ts'

/** Identifies one file of a receipt. */
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

/** What a written file contains and what was proved of it; kept with it and shown. */
export interface Receipt {
	before: FileFingerprint
	after: FileFingerprint
	/** What was written: the changes whose revision ids are ours. */
	changes: TrackedChange[]
	proofs: Proof[]
}

/** A receipt without its files. */
export type Proven = Omit<Receipt, 'before' | 'after'>

/** Makes the receipt of a proved file, once its bytes exist. */
export function receiptFor(before: Uint8Array, after: Uint8Array, proven: Proven): Receipt {
	return { before: fingerprintOf(before), after: fingerprintOf(after), ...proven }
}

interface ChangedPart {
	part: string
	before: XmlElement
	after: XmlElement
	/** Where it was changed; `null` when it has to be read as a whole. */
	stretches: Stretch[] | null
	/** How many paragraphs it had, in text boxes and cells too. */
	paragraphs: number
}

/**
 * The intended accepted text, story by story; or a function that gives it without the paragraphs of unchanged blocks,
 * which need no reading.
 */
export type Intended = readonly StoryView[] | ((settled: ReadonlySet<XmlElement>) => readonly StoryView[])

/**
 * Checks a written file against the one it was made from, paragraph by paragraph over all parts: rejecting every
 * change gives what rejecting every change gave before; rejecting only ours gives the accepted text of before;
 * accepting all gives the intended text; paragraphs and parts that were not touched have the same characters and
 * bytes; and the package has no fault that it had not before.
 *
 * @param after read anew from the bytes to be returned.
 * @param intended accepted text wanted. A story that is not named in it must read as before.
 * @param ownChangeIds revision ids of the changes that were written.
 * @param touched the paragraphs of `before` that were written in, as `${part}#${index of the w:p in its part}`.
 * @throws ProofFailed
 */
export function prove(
	before: DocxFile,
	after: DocxFile,
	intended: Intended,
	ownChangeIds: ReadonlySet<number>,
	touched: ReadonlySet<string>,
): Proven {
	const parts = changedParts(before, after, touched)
	const rejected = parts.reduce((sum, part) => sum + proveRejected(part, ownChangeIds), 0)
	const accepted = proveAccepted(before, after, parts, intended)
	const untouched = parts.reduce((sum, part) => sum + proveUntouched(part, touched), 0)
	return {
		changes: parts.flatMap((part) => changesIn(after, part)).filter(({ ids }) => ids.some((id) => ownChangeIds.has(id))),
		proofs: [
			{ name: 'reject_all', holds: true, counted: rejected },
			{ name: 'accept_all', holds: true, counted: accepted },
			{ name: 'untouched_paragraphs', holds: true, counted: untouched },
			{
				name: 'untouched_parts',
				holds: true,
				counted: proveUntouchedParts(before, after, new Set([...touched].map((key) => key.slice(0, key.lastIndexOf('#'))))),
			},
			{ name: 'package', holds: true, counted: proveSoundPackage(before, after) },
		],
	}
}

function changedParts(before: DocxFile, after: DocxFile, touched: ReadonlySet<string>): ChangedPart[] {
	return storyParts(after).flatMap(({ part }) => {
		if (after.sameBytes(part, before)) return []
		const [was, is] = [before.tree(part), after.tree(part)]
		if (!was || !is) throw new ProofFailed('untouched_parts', `${part} was not there before`)
		return [
			{
				part,
				before: was,
				after: is,
				stretches: changedRanges(was, is, ({ paragraphIndex }) => touched.has(`${part}#${paragraphIndex}`)),
				paragraphs: countParagraphs(was),
			},
		]
	})
}

function proveRejected({ part, before, after, stretches, paragraphs }: ChangedPart, ownChangeIds: ReadonlySet<number>): number {
	const comparisons: [was: View, is: View][] = [
		['rejected', 'rejected'],
		['accepted', { reject: ownChangeIds }],
	]
	for (const [was, is] of comparisons) {
		if (stretches && readAlike(before, after, stretches, was, is)) continue
		const expected = viewRoot(before, part, was)
		const known = new Set(expected.map(storyKey))
		// An inserted note stays in its part when its mark is rejected, without a mark and without a word.
		proveSameTexts(
			'reject_all',
			expected,
			viewRoot(after, part, is).filter((story) => known.has(storyKey(story)) || story.paragraphs.some((text) => text !== '')),
		)
	}
	return paragraphs
}

function readAlike(before: XmlElement, after: XmlElement, stretches: readonly Stretch[], was: View, is: View): boolean {
	const [wasProgress, isProgress] = [progressOf(before), progressOf(after)]
	return stretches.every((stretch) => {
		const expected = readStoryTexts(stretch.before, readingOf(was), wasProgress)
		const actual = readStoryTexts(stretch.after, readingOf(is), isProgress)
		return expected.length === actual.length && expected.every((text, index) => text === actual[index])
	})
}

/** @returns how many paragraphs were compared, those that stand as they stood counted with them. */
function proveAccepted(before: DocxFile, after: DocxFile, parts: readonly ChangedPart[], intended: Intended): number {
	if (typeof intended !== 'function') return proveIntended(before, parts, intended, (part) => viewPart(after, part, 'accepted'))
	const read = new Set(parts.flatMap(({ stretches }) => stretches?.flatMap((stretch) => stretch.before) ?? []))
	const settled = new Set(
		parts
			.flatMap(({ before: root, stretches }) => (stretches ? (root.child('w:body')?.children ?? []) : []))
			.filter((block) => !read.has(block)),
	)
	try {
		const counted = proveIntended(before, parts, intended(settled), (part) => viewPlaces(part, parts))
		const all = parts.reduce((sum, { stretches, paragraphs }) => sum + (stretches ? paragraphs : 0), 0)
		return counted + [...read].reduce((sum, block) => sum - countParagraphs(block), all)
	} catch (error) {
		// Blocks with the same text may have been paired wrongly: the whole part decides.
		if (!(error instanceof ProofFailed) || settled.size === 0) throw error
		return proveIntended(before, parts, intended(new Set()), (part) => viewPart(after, part, 'accepted'))
	}
}

function viewPlaces(name: string, parts: readonly ChangedPart[]): StoryView[] {
	const changed = parts.find(({ part }) => part === name)
	if (!changed) return []
	const { part, after, stretches } = changed
	if (!stretches) return viewRoot(after, part, 'accepted')
	const progress = progressOf(after)
	return [{ part, note: null, paragraphs: stretches.flatMap((stretch) => readStoryTexts(stretch.after, readingOf('accepted'), progress)) }]
}

function proveIntended(
	before: DocxFile,
	parts: readonly ChangedPart[],
	intended: readonly StoryView[],
	read: (part: string) => StoryView[],
): number {
	const named = new Set(intended.map(storyKey))
	const isUnnamed = (story: Pick<StoryView, 'part' | 'note'>) => !named.has(storyKey(story))
	const changed = new Set(parts.map(({ part }) => part))
	const unnamed = parts.flatMap(({ part, before: root }) =>
		storyRoots(root).some(({ note }) => isUnnamed({ part, note })) ? viewRoot(root, part, 'accepted').filter(isUnnamed) : [],
	)
	const unchanged = [...new Set(intended.map(({ part }) => part))].filter((part) => !changed.has(part))
	const actual = [
		...parts.flatMap(({ part }) => read(part)),
		...unchanged.flatMap((part) => viewPart(before, part, 'accepted').filter((story) => !isUnnamed(story))),
	]
	return proveSameTexts('accept_all', [...intended, ...unnamed], actual)
}

function proveUntouched({ part, before, after, stretches, paragraphs }: ChangedPart, touched: ReadonlySet<string>): number {
	const isTouched = ({ paragraphIndex }: XmlElement) => touched.has(`${part}#${paragraphIndex}`)
	const whole = [{ before: [before], after: [after] }]
	const prove = (places: readonly Stretch[]) =>
		places.reduce((untouched, place) => untouched - proveUntouchedParagraphs(part, place.before, place.after, isTouched), paragraphs)
	try {
		return prove(stretches ?? whole)
	} catch (error) {
		if (!(error instanceof ProofFailed) || !stretches) throw error
		return prove(whole)
	}
}

function proveSoundPackage(before: DocxFile, after: DocxFile): number {
	const [fault] = newFaults(before, after)
	if (fault) throw new ProofFailed('package', `${fault.code} in ${fault.part}`)
	return after.partNames.length
}

function changesIn(file: DocxFile, { part, after, stretches }: ChangedPart): TrackedChange[] {
	if (stretches) {
		const progress = progressOf(after)
		return stretches.flatMap((stretch) => changesOfBlocks(part, stretch.after, progress))
	}
	return changesByPart(file, [part]).flatMap(({ changes }) => changes.map(({ change }) => change))
}

/** The fingerprint of a file. */
export function fingerprintOf(bytes: Uint8Array): FileFingerprint {
	return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length }
}
