import type { PlaybookKind } from '../playbook/rule.ts'
import { foldWords } from './fold-words.ts'
import { contextLength, hashOfWords, shingleHashes, shingleLength } from './shingles.ts'
import { noHash } from './word-hash.ts'

/** What is known of a published form beside its words. */
export interface FormTitle {
	id: string
	/** As a founder calls it: "Common Paper Mutual NDA (version 1.0)". */
	name: string
	playbook: PlaybookKind
}

/** A form by the hashes of its shingles. Its text can't be recovered from them. */
export interface StandardForm extends FormTitle {
	/** In the order of the text. */
	hashes: Uint32Array
	/** Sections in order: the name to show ("Section 4") and the index of their first hash. */
	sections: { name: string; from: number }[]
	/** Hashes of the words right before a blank, and right behind one. */
	beforeBlanks: Set<number>
	behindBlanks: Set<number>
}

/** A form as a file keeps it: hashes as base64 of 32-bit numbers, lowest byte first. */
export interface StoredForm extends FormTitle {
	/** The origin of the copy that was hashed, and its license. */
	source: string
	hashes: string
	sections: [name: string, from: number][]
	beforeBlanks: string
	behindBlanks: string
}

/**
 * The fingerprint of a form's text.
 *
 * @param sections where each section begins in the text, in order.
 */
export function fingerprintOf(title: FormTitle, text: string, sections: readonly { name: string; start: number }[]): StandardForm {
	const words = foldWords(text)
	const all = shingleHashes(words)
	const kept = [...all.keys()].filter((at) => all[at] !== noHash)
	return {
		...title,
		hashes: Uint32Array.from(kept, (at) => all[at] ?? noHash),
		sections: sections
			.map(({ name, start }) => ({ name, from: kept.findIndex((at) => (words[at]?.start ?? 0) >= start) }))
			.filter(({ from }) => from >= 0),
		...aroundBlanks(all, (at) => hashOfWords(words, at, contextLength)),
	}
}

/** A stretch between blanks too short for a shingle belongs to the blank: what counts is where whole shingles end and begin. */
function aroundBlanks(hashes: Uint32Array, contextAt: (at: number) => number) {
	const beforeBlanks = new Set<number>()
	const behindBlanks = new Set<number>()
	const lastShingle = hashes.findLastIndex((hash) => hash !== noHash)
	for (let at = 0; at <= lastShingle; at++) {
		if (hashes[at] === noHash) continue
		if (at > 0 && hashes[at - 1] === noHash) behindBlanks.add(contextAt(at))
		if (at < lastShingle && hashes[at + 1] === noHash) beforeBlanks.add(contextAt(at + shingleLength - contextLength))
	}
	return { beforeBlanks, behindBlanks }
}

export function storedForm(form: StandardForm, source: string): StoredForm {
	const { id, name, playbook, hashes, sections, beforeBlanks, behindBlanks } = form
	return {
		id,
		name,
		playbook,
		source,
		hashes: packed(hashes),
		sections: sections.map(({ name: section, from }) => [section, from]),
		beforeBlanks: packed([...beforeBlanks]),
		behindBlanks: packed([...behindBlanks]),
	}
}

export function readForm({ id, name, playbook, hashes, sections, beforeBlanks, behindBlanks }: StoredForm): StandardForm {
	return {
		id,
		name,
		playbook,
		hashes: unpacked(hashes),
		sections: sections.map(([section, from]) => ({ name: section, from })),
		beforeBlanks: new Set(unpacked(beforeBlanks)),
		behindBlanks: new Set(unpacked(behindBlanks)),
	}
}

function packed(numbers: Iterable<number>): string {
	let bytes = ''
	for (const number of numbers) for (const shift of [0, 8, 16, 24]) bytes += String.fromCharCode((number >>> shift) & 255)
	return btoa(bytes)
}

function unpacked(base64: string): Uint32Array {
	const bytes = atob(base64)
	return Uint32Array.from({ length: bytes.length / 4 }, (_number, at) =>
		[0, 1, 2, 3].reduce((sum, byte) => (sum | (bytes.charCodeAt(at * 4 + byte) << (byte * 8))) >>> 0, 0),
	)
}
