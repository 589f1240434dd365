import type { XmlElement } from './xml-element.ts'
import type { XmlScope } from './xml-scope.ts'

/**
 * Writes elements in the names that a file gives the namespace of WordprocessingML where they are to stand: by the
 * prefix of a neighboring element, in files that have it as default namespace without prefix. Attributes always
 * need a prefix; where none is declared, the element that carries them declares one.
 */
export class Markup {
	/** As 'w:', or ''. */
	readonly prefix: string
	private readonly attributePrefix: string
	private readonly declaration: string
	private readonly rebinding: string

	/**
	 * @param neighbour an element of WordprocessingML.
	 * @param scope where the elements are to stand, when that is not inside the neighbor.
	 */
	constructor(neighbour: XmlElement, scope: XmlScope = neighbour.scope) {
		const name = qualifiedName(neighbour)
		this.prefix = name.slice(0, name.indexOf(':') + 1)
		const bare = this.prefix.slice(0, -1)
		const namespace = neighbour.scope.namespaceOf(bare) ?? ''
		const declared = this.prefix === '' ? declaredPrefix(scope, namespace) : this.prefix
		this.attributePrefix = declared ?? freePrefix(scope)
		this.declaration = declared === null ? ` xmlns:${this.attributePrefix.slice(0, -1)}="${escapeAttribute(namespace)}"` : ''
		this.rebinding = scope.namespaceOf(bare) === namespace ? '' : ` xmlns${bare === '' ? '' : `:${bare}`}="${escapeAttribute(namespace)}"`
	}

	/** A start tag. Attributes with a colon in their name are written as they are, others in the file's prefix. */
	open(name: string, attributes: Record<string, string | number> = {}): string {
		return `<${this.prefix}${name}${this.attributes(attributes)}>`
	}

	close(name: string): string {
		return `</${this.prefix}${name}>`
	}

	/** An empty element. */
	leaf(name: string, attributes: Record<string, string | number> = {}): string {
		return `<${this.prefix}${name}${this.attributes(attributes)}/>`
	}

	/** The inside of a run that shows `text`: words, and `w:tab` for '\t'. `name` is 't' or 'delText'. */
	text(text: string, name: 't' | 'delText' = 't'): string {
		return text
			.split('\t')
			.map((words) => (words === '' ? '' : this.words(words, name)))
			.join(this.leaf('tab'))
	}

	/** One text element, its white space kept. */
	words(words: string, name: 't' | 'delText'): string {
		return `${this.open(name, { 'xml:space': 'preserve' })}${escapeText(words)}${this.close(name)}`
	}

	private attributes(attributes: Record<string, string | number>): string {
		let written = ''
		let needsPrefix = false
		for (const [name, value] of Object.entries(attributes)) {
			const own = !name.includes(':')
			needsPrefix ||= own
			written += ` ${own ? this.attributePrefix : ''}${name}="${escapeAttribute(String(value))}"`
		}
		return this.rebinding + (needsPrefix ? this.declaration : '') + written
	}
}

/** An element's name as the file spells it. */
export function qualifiedName({ scope, start }: XmlElement): string {
	return /^[^\s/>]+/.exec(scope.source.slice(start + 1, start + 257))?.[0] ?? ''
}

/** The start tag, as the file spells it. */
export function startTag({ scope, start, contentStart }: XmlElement): string {
	return scope.source.slice(start, contentStart)
}

/** The same as a start tag when the element is empty. */
export function openTag(element: XmlElement): string {
	return startTag(element).replace(/\s*\/>$/, '>')
}

/** Character data. A carriage return would be read as a line feed if it were not a reference. */
export function escapeText(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
}

/** The value of an attribute in double quotes. */
export function escapeAttribute(value: string): string {
	return value
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
		.replace(/[\t\n\r]/g, ' ')
}

function declaredPrefix(scope: XmlScope, namespace: string): string | null {
	const root = /<[^?!][^>]{0,20000}/.exec(scope.source.slice(0, 40_000))?.[0] ?? ''
	const prefixes = Array.from(root.matchAll(/\sxmlns:([^\s=]{1,60})\s?=/g), ([, prefix = '']) => prefix)
	const bound = prefixes.find((prefix) => scope.namespaceOf(prefix) === namespace)
	return bound === undefined ? null : `${bound}:`
}

function freePrefix(scope: XmlScope): string {
	for (let number = 0; ; number++) {
		const prefix = number === 0 ? 'w' : `w${number}`
		if (scope.namespaceOf(prefix) === null) return `${prefix}:`
	}
}
