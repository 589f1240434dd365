import { isAscii, transcode } from 'node:buffer'
import { encodingOf } from '#app/domain/word/package/xml/xml-text.ts'
import type { Splices } from './xml/splices.ts'

const byteOrderMark = '\ufeff'
const declaredEncoding = /^(<\?xml[^>]*?\bencoding\s*=\s*["'])([\w.:-]+)(["'])/

/**
 * Puts the characters of a part into bytes in the encoding of its old ones, with a byte order mark where they had
 * one. Word reads UTF-8 and UTF-16 only by rule (ECMA-376 part 2, 8.1.4), so a part in any other encoding is
 * written as UTF-8 and has to declare that.
 *
 * @param before the bytes that the part had; those of a new part are UTF-8.
 */
export function encodePart(characters: string, before: Uint8Array = new Uint8Array()): Buffer {
	const [first, second, third] = before
	const encoding = new TextDecoder(encodingOf(before)).encoding
	if (encoding === 'utf-16le' || encoding === 'utf-16be') {
		const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
		const bytes = Buffer.from(marked ? byteOrderMark + characters : characters, 'utf16le')
		return encoding === 'utf-16be' ? bytes.swap16() : bytes
	}
	const marked = first === 0xef && second === 0xbb && third === 0xbf
	return encodeUtf8(marked ? byteOrderMark + characters : characters)
}

/**
 * Changes places of a part in its bytes: of a long part in which little changes, several times as fast as to encode it.
 *
 * @param characters the characters of the bytes.
 * @returns `null` for other bytes than UTF-8 without a mark, and when the new characters are no Unicode.
 * @throws RangeError as `Splices.apply` does
 */
export function spliceUtf8(before: Buffer, characters: string, splices: Splices): Buffer | null {
	const isPlain = before[0] === 0x3c && before[1] !== 0 && /^utf-?8$/i.test(encodingOf(before))
	if (!isPlain) return null
	return isAscii(before) ? splices.applyToAscii(before) : utf8Of(splices.applyToUtf16(characters))
}

/** What `Buffer.from` gives, several times as fast. */
function encodeUtf8(characters: string): Buffer {
	return utf8Of(Buffer.from(characters, 'ucs2')) ?? Buffer.from(characters, 'utf8')
}

/** UTF-8 of UTF-16, little endian; `null` for half of a pair, which is no Unicode. */
function utf8Of(characters: Buffer): Buffer | null {
	try {
		return transcode(characters, 'ucs2', 'utf8')
	} catch {
		return null
	}
}

/** The characters with a declaration that `encodePart` will make true: other encodings than UTF-8 and UTF-16 are left. */
export function declareEncoding(characters: string, before: Uint8Array = new Uint8Array()): string {
	if (/^utf-(8|16le|16be)$/.test(new TextDecoder(encodingOf(before)).encoding)) return characters
	return characters.replace(declaredEncoding, '$1UTF-8$3')
}
