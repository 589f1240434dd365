import { escapeText } from '#app/domain/word/package/xml/write-markup.ts'
import { characterData } from '#app/domain/word/package/xml/xml-text.ts'
import type { Splices } from '#app/domain/word/package/xml/splices.ts'
import type { FileField } from '../compile/file-fields.ts'

const texts = /<(?:[\w.-]+:)?t(?:\s[^>]*)?>([^<]*)<\/(?:[\w.-]+:)?t>/g

/** The words in a stretch of a part. */
export function wordsIn(source: string): string {
	return Array.from(source.matchAll(texts), ([, text = '']) => characterData(text)).join('')
}

/** Puts other words into the result of a field, in the look of its first ones. A result without any text stays. */
export function putResult(source: string, { result, resultEnd }: FileField, words: string, splices: Splices): void {
	let isFirst = true
	for (const match of source.slice(result, resultEnd).matchAll(texts)) {
		const text = match[1] ?? ''
		const end = result + match.index + match[0].lastIndexOf('</')
		splices.replace(end - text.length, end, isFirst ? escapeText(words) : '')
		isFirst = false
	}
}
