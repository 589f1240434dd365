import { prefixOf } from './namespaces.ts'
import { Refusal } from '../refusal.ts'
import { characterData } from './xml-text.ts'

/**
 * The namespace declarations in force at an element. Elements that declare none share their parent's scope, so
 * that a name is resolved once per scope and not once per element.
 */
export class XmlScope {
	readonly source: string
	private readonly parent: XmlScope | null
	private readonly declared: Map<string, string>
	private readonly elementNames = new Map<string, string>()
	private readonly attributeNames = new Map<string, string>()

	constructor(source: string, parent: XmlScope | null, declared: Map<string, string>) {
		this.source = source
		this.parent = parent
		this.declared = declared
	}

	static outermost(source: string): XmlScope {
		return new XmlScope(
			source,
			null,
			new Map([
				['xml', 'http://www.w3.org/XML/1998/namespace'],
				['', ''],
			]),
		)
	}

	/** The scope inside a start tag, given the tag's text. */
	within(tag: string): XmlScope {
		const declared = new Map<string, string>()
		for (const [, prefix = '', , value = ''] of tag.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*(["'])([\s\S]*?)\2/g)) {
			declared.set(prefix, characterData(value))
		}
		return new XmlScope(this.source, this, declared)
	}

	/** The namespace of a prefix, '' being the default one; `null` when it was never declared. */
	namespaceOf(prefix: string): string | null {
		const declared = this.declared.get(prefix)
		if (declared !== undefined || !this.parent) return declared ?? null
		const inherited = this.parent.namespaceOf(prefix)
		// Cached: in a file of many deep scopes every name would climb all the way up.
		if (inherited !== null) this.declared.set(prefix, inherited)
		return inherited
	}

	/**
	 * An element's name in our own prefixes, as 'w:p'.
	 *
	 * @throws Refusal 'corrupt' when its prefix was never declared.
	 */
	elementName(qualified: string): string {
		const known = this.elementNames.get(qualified)
		if (known !== undefined) return known
		const colon = qualified.indexOf(':')
		const namespace = this.namespaceOf(colon < 0 ? '' : qualified.slice(0, colon))
		if (namespace === null) throw new Refusal('corrupt', `undeclared prefix in ${qualified.slice(0, 40)}`)
		const local = qualified.slice(colon + 1)
		const name = namespace === '' ? local : `${prefixOf(namespace)}:${local}`
		this.elementNames.set(qualified, name)
		return name
	}

	/** An attribute's name in our own prefixes; one without prefix has no namespace. */
	attributeName(qualified: string): string {
		const known = this.attributeNames.get(qualified)
		if (known !== undefined) return known
		const colon = qualified.indexOf(':')
		if (colon < 0) return qualified
		const namespace = this.namespaceOf(qualified.slice(0, colon))
		const name = namespace === null ? qualified : `${prefixOf(namespace)}:${qualified.slice(colon + 1)}`
		this.attributeNames.set(qualified, name)
		return name
	}
}
