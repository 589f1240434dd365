import { characterData } from '../package/xml/xml-text.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import type { XmlScope } from '../package/xml/xml-scope.ts'

/** Namespace declarations that an element loses when the tags around it go, as prefix ('' for the default) and the value as written. */
export type Declarations = ReadonlyMap<string, string>

export const noDeclarations: Declarations = new Map()

/**
 * What the start tag of an element declares and a scope does not say as well, added to what is lost already.
 *
 * @param scope where the element's content is going to stand.
 */
export function lostDeclarations(element: XmlElement, scope: XmlScope, lost: Declarations = noDeclarations): Declarations {
	const tag = element.scope.source.slice(element.start, element.contentStart)
	if (!tag.includes('xmlns')) return lost
	const all = new Map(lost)
	for (const [, prefix = '', , value = ''] of declarationsIn(tag)) {
		if (lost.get(prefix) === value) continue
		if (scope.namespaceOf(prefix) === characterData(value)) all.delete(prefix)
		else all.set(prefix, value)
	}
	return all
}

/** A start tag, or an element from its start tag on, with declarations added that it does not make itself. */
export function declareIn(source: string, tagLength: number, lost: Declarations): string {
	if (lost.size === 0) return source
	const own = new Set(Array.from(declarationsIn(source.slice(0, tagLength)), ([, prefix = '']) => prefix))
	const added = [...lost]
		.filter(([prefix]) => !own.has(prefix))
		.map(([prefix, value]) => ` xmlns${prefix === '' ? '' : `:${prefix}`}="${value.replaceAll('"', '&quot;')}"`)
	const nameEnd = /[\s/>]/.exec(source)?.index ?? tagLength
	return source.slice(0, nameEnd) + added.join('') + source.slice(nameEnd)
}

function declarationsIn(tag: string) {
	return tag.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*(["'])([\s\S]*?)\2/g)
}
