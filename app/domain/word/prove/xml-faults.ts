import { Refusal } from '#app/domain/word/package/refusal.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { XmlScope } from '#app/domain/word/package/xml/xml-scope.ts'
import { cutOut } from '../package/xml/child-splices.ts'
import type { DocxFile } from '../package/docx-file.ts'

const forbiddenCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/
const reference = /^&(?:amp|lt|gt|quot|apos|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));/
const attribute = /\s+([^\s=<>"'/]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const name = /^(?:[\p{L}_][\p{L}\p{N}\p{M}_.\u00B7-]*:)?[\p{L}_][\p{L}\p{N}\p{M}_.\u00B7-]*$/u

/**
 * What keeps a part from being well-formed XML 1.0 with namespaces, beyond what the extraction's scanner checks, since
 * Word checks all of it: attributes twice or with an undeclared prefix, unknown references, forbidden characters.
 *
 * @param settled blocks of the part that need no second look.
 * @returns the first fault in words, `null` when there is none.
 */
export function xmlFault(file: DocxFile, part: string, settled: (root: XmlElement) => ReadonlySet<XmlElement>): string | null {
	try {
		const root = file.tree(part)
		if (!root) return null
		const known = settled(root)
		return characterFault(cutOut(root.scope.source, [...known])) ?? tagFault(root, known, new Map())
	} catch (error) {
		if (error instanceof Refusal) return error.message
		throw error
	}
}

function characterFault(source: string): string | null {
	if (forbiddenCharacter.test(source)) return 'a character that XML forbids'
	const declared = source.indexOf('<?xml ', 1)
	if (declared >= 0) return 'an XML declaration that is not at the start'
	const open =
		source.includes('<![CDATA[') || source.includes('<!--') ? source.replace(/<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->/g, '') : source
	if (open.includes(']]>')) return ']]> in text'
	for (let at = open.indexOf('&'); at >= 0; at = open.indexOf('&', at + 1)) {
		const found = reference.exec(open.slice(at, at + 12))
		if (!found || isForbidden(found)) return `the reference ${open.slice(at, at + 12)}`
	}
	return null
}

function isForbidden([, decimal, hexadecimal]: RegExpExecArray): boolean {
	if (decimal === undefined && hexadecimal === undefined) return false
	const code = hexadecimal === undefined ? Number(decimal) : parseInt(hexadecimal, 16)
	return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) || forbiddenCharacter.test(String.fromCodePoint(code))
}

/** Of the tags in force under one set of namespaces, each spelling is looked at once. */
function tagFault(element: XmlElement, settled: ReadonlySet<XmlElement>, known: Map<XmlScope, Set<string>>): string | null {
	if (settled.has(element)) return null
	const { scope, start, contentStart, children } = element
	let seen = known.get(scope)
	if (!seen) known.set(scope, (seen = new Set()))
	const tag = scope.source.slice(start, contentStart)
	if (!seen.has(tag)) {
		const fault = attributeFault(tag, scope)
		if (fault) return fault
		seen.add(tag)
	}
	for (const child of children) {
		const fault = tagFault(child, settled, known)
		if (fault) return fault
	}
	return null
}

function attributeFault(tag: string, scope: XmlScope): string | null {
	const qualified = /^<([^\s/>]+)/.exec(tag)?.[1] ?? ''
	if (!name.test(qualified)) return `the name ${qualified.slice(0, 40)}`
	const names = new Set<string>()
	attribute.lastIndex = qualified.length + 1
	let end = attribute.lastIndex
	for (let found = attribute.exec(tag); found; found = attribute.exec(tag)) {
		end = attribute.lastIndex
		const own = found[1] ?? ''
		const colon = own.indexOf(':')
		if (!name.test(own)) return `the name ${own.slice(0, 40)}`
		if (colon > 0 && own.slice(0, colon) !== 'xmlns' && scope.namespaceOf(own.slice(0, colon)) === null)
			return `the undeclared prefix of ${own.slice(0, 40)}`
		const full = own.startsWith('xmlns') ? own : scope.attributeName(own)
		if (names.has(full)) return `the attribute ${own.slice(0, 40)} twice`
		names.add(full)
	}
	return /^\s*\/?>$/.test(tag.slice(end)) ? null : `the tag ${tag.slice(0, 60)}`
}
