import type { Splices } from '#app/domain/word/package/xml/splices.ts'
import { escapeText } from '#app/domain/word/package/xml/write-markup.ts'
import { characterData } from '#app/domain/word/package/xml/xml-text.ts'
import type { FileField } from '../compile/file-fields.ts'
import { joinChain, type ReferencedDocument } from './bookmark-places.ts'

const paragraph = /<((?:[\w.-]+:)?)p(?:\s[^>]*)?(?<!\/)>[\s\S]*?<\/\1p>/g
const heading = /(?:\banchor\s*=\s*["']|PAGEREF\s+)([\w.]+)/i
const firstText = /(<(?:[\w.-]+:)?t(?:\s[^>]*)?>)([^<]*)<\//

/**
 * Brings a table of contents up to date as far as that goes without laying pages out: entries of headings that went are
 * left out, numbers that moved are written anew. Word is told to do the rest.
 */
export function refreshContents(
	table: FileField,
	source: string,
	before: ReferencedDocument,
	after: ReferencedDocument,
	splices: Splices,
): void {
	for (const match of source.slice(table.result, table.resultEnd).matchAll(paragraph)) {
		const [entry] = match
		const start = table.result + match.index
		const target = heading.exec(entry)?.[1]?.toLowerCase()
		const old = target === undefined ? undefined : before.bookmarks.get(target)
		if (target === undefined || !old) continue
		const now = after.bookmarks.get(target)
		if (!now) splices.replace(start, start + entry.length, '')
		else refreshNumber(entry, start, joinChain(old.chain), joinChain(now.chain), splices)
	}
	const begun = /^<[^>]*?fldChar\b[^>]*?(?=\s*\/?>)/.exec(source.slice(table.start, table.start + 500))?.[0]
	if (begun && !/\bdirty\s*=/.test(begun)) {
		const prefix = /\s([\w.-]+:)fldCharType/.exec(begun)?.[1] ?? ''
		splices.insert(table.start + begun.length, ` ${prefix}dirty="true"`)
	}
}

function refreshNumber(entry: string, start: number, old: string, now: string, splices: Splices): void {
	const found = firstText.exec(entry)
	const [, tag = '', text = ''] = found ?? []
	const number = characterData(text)
	if (!found || old === now || number.trim().replace(/\.+$/, '') !== old) return
	const at = start + found.index + tag.length
	splices.replace(at, at + text.length, escapeText(number.replace(old, now)))
}
