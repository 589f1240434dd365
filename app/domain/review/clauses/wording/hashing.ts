/** Features are known by a hash of 26 bits: a model then needs no list of words, and one in a thousand clashes. */
export const hashBits = 26

/** The hash of a word (FNV-1a, 32 bits). */
export function hashWord(word: string): number {
	let hash = 0x811c9dc5
	for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
	return hash
}

/** The hash of a pair of hashes, in order; a longer feature is a pair of pairs. */
export function hashPair(first: number, second: number): number {
	let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second + 0x7f4a7c15, 0x85ebca6b)
	hash ^= hash >>> 15
	hash = Math.imul(hash, 0xc2b2ae35)
	return hash ^ (hash >>> 13)
}

/** The hash of a feature of a kind, cut to `hashBits`. */
export function hashFeature(kind: number, first: number, second = 0): number {
	return hashPair(Math.imul(kind + 1, 0x27d4eb2f), hashPair(first, second)) >>> (32 - hashBits)
}
