import type { TagSummary } from './tag-pass.ts'
import type { XmlScope } from './xml-scope.ts'
import { characterData } from './xml-text.ts'

/** Made once, as it is asked for every attribute that anybody reads. */
const attributes = /\s([^\s=<>"'/]+)\s*=\s*(["'])([\s\S]*?)\2/g

/**
 * An element and where it stands in the characters of its part, so that redlining can cut and insert there and
 * leave every other character of the file as it was:
 *
 *     <w:t xml:space="preserve">Fee</w:t>
 *     │start      contentStart│  │  │end
 *                               └ contentEnd
 *
 * An empty element `<w:tab/>` has `contentStart === contentEnd === end`. Attributes and text are read from the
 * source when asked for: most are never needed.
 */
export class XmlElement {
	/** In our prefixes (`namespaces.ts`), whatever the file's are. */
	readonly name: string
	readonly scope: XmlScope
	/** Among the `w:p` of the part, in document order from 0; -1 for any other element. */
	readonly paragraphIndex: number
	readonly start: number
	readonly contentStart: number
	contentEnd: number
	end: number
	/** Of one whose tags were passed over; `null` of any other. */
	summary: TagSummary | null = null
	/** In an older state of the part, the block with the very characters of this one; `null` when it is not known. */
	sameAs: XmlElement | null = null
	/** What stands in the element, or how to read it when it is first asked for. */
	private content: XmlElement[] | (() => XmlElement[]) = []

	constructor(name: string, scope: XmlScope, paragraphIndex: number, start: number, contentStart: number) {
		this.name = name
		this.scope = scope
		this.paragraphIndex = paragraphIndex
		this.start = start
		this.contentStart = contentStart
		this.contentEnd = contentStart
		this.end = contentStart
	}

	get children(): XmlElement[] {
		return Array.isArray(this.content) ? this.content : (this.content = this.content())
	}

	/** Leaves the children unread until they are asked for. */
	readLater(read: () => XmlElement[]): void {
		this.content = read
	}

	/** The first child of that name. */
	child(name: string): XmlElement | undefined {
		return this.children.find((child) => child.name === name)
	}

	/** Follows first children down, as `at('w:pPr', 'w:numPr', 'w:numId')`. */
	at(...names: string[]): XmlElement | undefined {
		return names.reduce<XmlElement | undefined>((element, name) => element?.child(name), this)
	}

	/**
	 * An attribute's value by its name in our prefixes, as 'w:val'. A `w:` attribute is also found without its
	 * prefix, which some writers forget and Word forgives.
	 */
	attribute(name: string): string | null {
		const tag = this.scope.source.slice(this.start, this.contentStart)
		if (!tag.includes(name.slice(name.indexOf(':') + 1))) return null
		let bare: string | null = null
		attributes.lastIndex = 0
		for (let found = attributes.exec(tag); found; found = attributes.exec(tag)) {
			const [, qualified = '', , value = ''] = found
			if (this.scope.attributeName(qualified) === name) return characterData(value)
			if (name === `w:${qualified}`) bare = characterData(value)
		}
		return bare
	}

	/** The text directly inside an element that has no child elements; of others, ''. */
	text(): string {
		return this.children.length > 0 ? '' : characterData(this.scope.source.slice(this.contentStart, this.contentEnd))
	}
}

/** The value of a `w:val` that holds a whole number; `null` when there is none. */
export function numberValue(element: XmlElement | undefined): number | null {
	const value = element?.attribute('w:val')
	return value && /^[+-]?\d{1,9}(\.0*)?$/.test(value.trim()) ? Math.trunc(Number(value)) : null
}

/** An on/off property (ECMA-376 17.17.4): present without a value means on. `null` when it is absent. */
export function switchValue(element: XmlElement | undefined): boolean | null {
	if (!element) return null
	return !['0', 'false', 'off'].includes(element.attribute('w:val') ?? '')
}
