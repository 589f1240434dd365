import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { parseRoot } from '#app/domain/word/package/xml/xml-scanner.ts'
import { escapeAttribute, qualifiedName, startTag } from './xml/write-markup.ts'

export const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
export const strictWordNamespace = 'http://purl.oclc.org/ooxml/wordprocessingml/main'
export const word2010Namespace = 'http://schemas.microsoft.com/office/word/2010/wordml'
export const word2012Namespace = 'http://schemas.microsoft.com/office/word/2012/wordml'
const compatibilityNamespace = 'http://schemas.openxmlformats.org/markup-compatibility/2006'

/** The namespace of the root element itself, as the file spells it. */
export function namespaceOfRoot(source: string): string {
	const root = parseRoot(source)
	const name = qualifiedName(root)
	return root.scope.namespaceOf(name.slice(0, Math.max(0, name.indexOf(':')))) ?? ''
}

/**
 * Makes a namespace usable everywhere under the root, also for attributes, which the default namespace does not
 * reach.
 *
 * @param preferred the prefix to declare it by when the root has none for it.
 * @returns the part's characters and the prefix to write, without colon.
 */
export function withNamespace(source: string, namespace: string, preferred: string): { source: string; prefix: string } {
	const root = parseRoot(source)
	const declared = declaredPrefixes(root).find((prefix) => root.scope.namespaceOf(prefix) === namespace)
	if (declared !== undefined) return { source, prefix: declared }
	let prefix = preferred
	for (let number = 1; root.scope.namespaceOf(prefix) !== null; number++) prefix = `${preferred}_${number}`
	return { source: withAttribute(source, root, `xmlns:${prefix}`, namespace), prefix }
}

/**
 * Says at the root that a reader who does not know `namespace` may pass over it (ECMA-376 part 3, 7.2).
 *
 * @returns as `withNamespace`.
 */
export function withIgnorable(source: string, namespace: string, preferred: string): { source: string; prefix: string } {
	const bound = withNamespace(source, namespace, preferred)
	const compatibility = withNamespace(bound.source, compatibilityNamespace, 'mc')
	const root = parseRoot(compatibility.source)
	const ignorable = (root.attribute('mc:Ignorable') ?? '').split(/\s+/).filter((prefix) => prefix !== '')
	if (ignorable.includes(bound.prefix)) return { source: compatibility.source, prefix: bound.prefix }
	const name = `${compatibility.prefix}:Ignorable`
	return { source: withAttribute(compatibility.source, root, name, [...ignorable, bound.prefix].join(' ')), prefix: bound.prefix }
}

function declaredPrefixes(root: XmlElement): string[] {
	return [...startTag(root).matchAll(/\sxmlns:([^\s=]+)\s*=/g)].map(([, prefix = '']) => prefix)
}

function withAttribute(source: string, root: XmlElement, name: string, value: string): string {
	const others = startTag(root).replace(new RegExp(`\\s${name}\\s*=\\s*("[^"]*"|'[^']*')`), '')
	const end = others.length - (others.endsWith('/>') ? 2 : 1)
	return `${source.slice(0, root.start)}${others.slice(0, end)} ${name}="${escapeAttribute(value)}"${others.slice(end)}${source.slice(root.contentStart)}`
}
