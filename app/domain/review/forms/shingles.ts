import type { FoldedWord } from './fold-words.ts'
import { noHash, offset, prime } from './word-hash.ts'

/** Words in a shingle: short enough that text between two blanks still holds one, long enough that chance gives few. */
export const shingleLength = 6

/** Words that are looked at on each side of a blank. */
export const contextLength = 3

/** The hash of `length` words from `at`, made from theirs as FNV-1a makes it from bytes; `noHash` where a blank or the end is among them. */
export function hashOfWords(words: readonly FoldedWord[], at: number, length: number): number {
	if (at < 0 || at + length > words.length) return noHash
	let hash = offset
	for (let index = at; index < at + length; index++) {
		const wordHash = words[index]?.hash ?? noHash
		if (wordHash === noHash) return noHash
		hash = Math.imul(hash ^ wordHash, prime)
		// The lowest bits of a product know only the lowest bits of its factors.
		hash ^= hash >>> 15
	}
	return hash >>> 0 || 1
}

/** The hash of the shingle that begins at each word. */
export function shingleHashes(words: readonly FoldedWord[]): Uint32Array {
	const hashes = new Uint32Array(words.length)
	for (let at = 0; at < words.length; at++) hashes[at] = hashOfWords(words, at, shingleLength)
	return hashes
}
