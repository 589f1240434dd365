/** The two numbers of 32-bit FNV-1a (Fowler, Noll, Vo). */
export const offset = 0x811c9dc5
export const prime = 0x01000193

/** Stands for a blank, and for a stretch that runs over a blank or over the end. */
export const noHash = 0

/** The 32-bit FNV-1a hash of a word; `noHash` for a blank. */
export function hashOfWord(word: string): number {
	if (word === '') return noHash
	let hash = offset
	for (let letter = 0; letter < word.length; letter++) hash = Math.imul(hash ^ word.charCodeAt(letter), prime)
	return hash >>> 0 || 1
}
