import { encodingOf } from '#app/domain/extraction/docx/xml-text.ts'

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
	return Buffer.from(marked ? byteOrderMark + characters : characters, 'utf8')
}

/** The characters with a declaration that `encodePart` will make true: other encodings than UTF-8 and UTF-16 are left. */
export function declareEncoding(characters: string, before: Uint8Array = new Uint8Array()): string {
	if (/^utf-(8|16le|16be)$/.test(new TextDecoder(encodingOf(before)).encoding)) return characters
	return characters.replace(declaredEncoding, '$1UTF-8$3')
}
