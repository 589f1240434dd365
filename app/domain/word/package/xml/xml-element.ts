import type { TagSummary } from './tag-pass.ts'
import type { XmlScope } from './xml-scope.ts'
import { characterData } from './xml-text.ts'

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
		const { source } = this.scope
		const local = name.slice(name.indexOf(':') + 1)
		let bare: string | null = null
		for (let at = source.indexOf('=', this.start); at >= 0 && at < this.contentStart;) {
			const nameEnd = endBeforeSpace(source, at)
			const nameStart = startAfterSpace(source, nameEnd)
			const open = afterSpace(source, at + 1)
			const quote = source.charCodeAt(open)
			if (quote !== 0x22 && quote !== 0x27) {
				at = source.indexOf('=', at + 1)
				continue
			}
			const close = source.indexOf(quote === 0x22 ? '"' : "'", open + 1)
			if (close < 0 || close >= this.contentStart) break
			// Nearly every attribute that is passed on the way to the one wanted is known by its last letters.
			if (source.startsWith(local, nameEnd - local.length)) {
				const qualified = source.slice(nameStart, nameEnd)
				if (this.scope.attributeName(qualified) === name) return characterData(source.slice(open + 1, close))
				if (name === `w:${qualified}`) bare = characterData(source.slice(open + 1, close))
			}
			at = source.indexOf('=', close + 1)
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

function endBeforeSpace(source: string, end: number): number {
	while (source.charCodeAt(end - 1) <= 0x20) end--
	return end
}

function startAfterSpace(source: string, end: number): number {
	while (source.charCodeAt(end - 1) > 0x20) end--
	return end
}

function afterSpace(source: string, start: number): number {
	while (source.charCodeAt(start) <= 0x20) start++
	return start
}
