import { createHash, randomInt } from 'node:crypto'

const prefix = 'fp_'
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** 62^36 possibilities: 214 random bits. */
const randomLetters = 36
const checksumLetters = 6

/** The pattern by which secret scanners find tokens in source code and logs. */
export const tokenPattern = /^fp_[0-9A-Za-z]{42}$/

/** A new API token: a prefix to recognize it by, random letters, and a checksum. Only letters and digits: a double click selects all of it. */
export function newApiToken(): string {
	const random = Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]).join('')
	return `${prefix}${random}${checksum(random)}`
}

/** Whether a bearer token is meant to be an API token, and not a session's. */
export function looksLikeApiToken(token: string): boolean {
	// Tokens of sessions have 43 letters.
	return token.startsWith(prefix) && token.length !== 43
}

/** Whether a token was copied whole and without a typing error: the checksum fits, which says nothing of whether it is known. */
export function isWholeApiToken(token: string): boolean {
	if (!tokenPattern.test(token)) return false
	const random = token.slice(prefix.length, -checksumLetters)
	return token.endsWith(checksum(random))
}

/** The beginning of a token, by which its owner recognizes it in the list: too little to guess the rest. */
export function tokenHint(token: string): string {
	return token.slice(0, prefix.length + 4)
}

/** The first 32 bits of the SHA-256, in base 62 with leading zeros. */
function checksum(random: string): string {
	let rest = createHash('sha256').update(`${prefix}${random}`).digest().readUInt32BE()
	let text = ''
	for (let each = 0; each < checksumLetters; each += 1) {
		text = letters[rest % letters.length]! + text
		rest = Math.floor(rest / letters.length)
	}
	return text
}
