import { maximumXmlDepth } from '../limits.ts'
import { KnownBlocks } from './known-blocks.ts'
import { Refusal } from '../refusal.ts'
import { endOfMarkup, TagPass } from './tag-pass.ts'
import { XmlElement } from './xml-element.ts'
import { XmlScope } from './xml-scope.ts'
import { refuseEntities } from './xml-text.ts'

/** More elements than this in one block would not fit the memory of an extraction worker; real documents stay far below. */
const maximumElementsAtOnce = 1_500_000

/**
 * Reads the elements of one XML part in document order. It checks what a reader must rely on (tags match, nesting
 * is bounded, names are declared) and leaves text and attributes to whoever needs them.
 *
 * Every way to stop is a `Refusal`: 'corrupt' for what is not well-formed or nests too deep, 'xml_entities' for
 * a document type.
 */
export class XmlScanner {
	private readonly source: string
	private position = 0
	private paragraphs = 0
	private readonly open: XmlElement[] = []
	private readonly openNames: string[] = []
	private elementsAtOnce = 0
	private readonly tagPass: TagPass
	private readonly known: KnownBlocks | null

	/**
	 * @param inside an element of the source whose content is to be read, and what was counted before it.
	 * @param known blocks of an older state of the source.
	 */
	constructor(
		source: string,
		inside: { element: XmlElement; qualified: string; paragraphs: number } | null = null,
		known: KnownBlocks | null = null,
	) {
		this.source = source
		this.known = known
		this.tagPass = new TagPass(source)
		if (!inside) {
			refuseEntities(source)
			return
		}
		this.position = inside.element.contentStart
		this.paragraphs = inside.paragraphs
		this.open.push(inside.element)
		this.openNames.push(inside.qualified)
	}

	/**
	 * The next element that begins, `null` when the innermost open one ends. A `leaf` is closed already.
	 */
	next(): { element: XmlElement; leaf: boolean } | null {
		for (;;) {
			const tag = this.source.indexOf('<', this.position)
			if (tag < 0) throw new Refusal('corrupt', 'part ends inside an element')
			const second = this.source.charCodeAt(tag + 1)
			if (second === 0x2f) return this.close(tag)
			if (second !== 0x21 && second !== 0x3f) return this.begin(tag)
			this.position = endOfMarkup(this.source, tag)
		}
	}

	/** The start of the root element, to be called first. @throws Refusal 'corrupt' when there is none. */
	root(): { element: XmlElement; leaf: boolean } {
		const begun = this.next()
		if (!begun) throw new Refusal('corrupt', 'part has no root')
		return begun
	}

	/** Fills an element that `next` has begun with everything in it. */
	complete(begun: { element: XmlElement; leaf: boolean }): XmlElement {
		return this.fill(begun, () => false)
	}

	/**
	 * The same, but what stands in paragraphs and tables is read when their children are first asked for. Their tags
	 * are checked at once.
	 */
	completeLazily(begun: { element: XmlElement; leaf: boolean }): XmlElement {
		return this.fill(begun, (element) => (element.name === 'w:p' || element.name === 'w:tbl') && this.passOver(element))
	}

	/** Passes over an element that `next` has begun. */
	skip(begun: { leaf: boolean }): void {
		const depth = this.open.length
		if (!begun.leaf) while (this.open.length >= depth) this.next()
	}

	/** @throws Refusal 'corrupt' when anything but comments follows the root element. */
	finish(): void {
		while (this.open.length > 0) this.skip({ leaf: false })
		while (this.position < this.source.length) {
			const tag = this.source.indexOf('<', this.position)
			const text = this.source.slice(this.position, tag < 0 ? undefined : tag)
			if (/[^\s\0]/.test(text)) throw new Refusal('corrupt', 'text after the root element')
			if (tag < 0) return
			this.position = endOfMarkup(this.source, tag)
		}
	}

	/** @param passesOver whether an element that has begun was passed over, and is not to be filled */
	private fill(begun: { element: XmlElement; leaf: boolean }, passesOver: (element: XmlElement) => boolean): XmlElement {
		this.elementsAtOnce = 0
		if (begun.leaf) return begun.element
		const ancestors = [begun.element]
		while (ancestors.length > 0) {
			const next = this.next()
			if (!next) {
				ancestors.pop()
				continue
			}
			this.countElements(1)
			ancestors[ancestors.length - 1]?.children.push(next.element)
			if (!next.leaf && !passesOver(next.element)) ancestors.push(next.element)
		}
		return begun.element
	}

	private begin(start: number) {
		const { nameEnd, end, declares } = this.findTagEnd(start)
		const qualified = this.source.slice(start + 1, nameEnd)
		const outer = this.open[this.open.length - 1]?.scope ?? XmlScope.outermost(this.source)
		const scope = declares ? outer.within(this.source.slice(start, end)) : outer
		const name = scope.elementName(qualified)
		const element = new XmlElement(name, scope, name === 'w:p' ? this.paragraphs++ : -1, start, end)
		this.position = end
		const leaf = this.source.charCodeAt(end - 2) === 0x2f
		if (!leaf) {
			if (this.open.length >= maximumXmlDepth) throw new Refusal('corrupt', 'elements nest too deep')
			this.open.push(element)
			this.openNames.push(qualified)
		}
		return { element, leaf }
	}

	private close(start: number): null {
		const element = this.open.pop()
		const end = this.endOfEndTag(start, element && this.openNames.pop())
		if (!element) return null
		element.contentEnd = start
		element.end = end
		this.position = end
		return null
	}

	/** @param qualified the name it has to have; `undefined` when none is open. */
	private endOfEndTag(start: number, qualified: string | undefined): number {
		const end = this.source.indexOf('>', start) + 1
		if (end === 0 || qualified === undefined) throw new Refusal('corrupt', 'stray end tag')
		const nameEnd = start + 2 + qualified.length
		const matches =
			this.source.startsWith(qualified, start + 2) && (nameEnd === end - 1 || /^\s*$/.test(this.source.slice(nameEnd, end - 1)))
		if (!matches) throw new Refusal('corrupt', `end tag does not match ${qualified.slice(0, 40)}`)
		return end
	}

	/**
	 * Leaves an element to be read later, its tags checked.
	 *
	 * @returns whether it did: not where namespaces are declared inside.
	 */
	private passOver(element: XmlElement): boolean {
		const { source } = this
		const qualified = this.openNames[this.openNames.length - 1] ?? ''
		const known = this.known?.at(element)
		const passed = known
			? {
					contentEnd: known.contentEnd - known.start + element.start,
					end: known.end - known.start + element.start,
					elements: 0,
					summary: known.summary,
				}
			: this.tagPass.over(element, qualified, this.open.length)
		if (!passed?.summary) return false
		element.contentEnd = passed.contentEnd
		element.end = this.position = passed.end
		element.summary = passed.summary
		element.sameAs = known ?? null
		this.countElements(passed.elements)
		// The element itself was counted when it began.
		const paragraphs = this.paragraphs
		element.readLater(() => new XmlScanner(source, { element, qualified, paragraphs }).readContent())
		this.paragraphs += passed.summary.paragraphs - (element.paragraphIndex < 0 ? 0 : 1)
		this.open.pop()
		this.openNames.pop()
		return true
	}

	private readContent(): XmlElement[] {
		const content: XmlElement[] = []
		const ancestors: XmlElement[] = []
		for (;;) {
			const next = this.next()
			if (next) {
				;(ancestors[ancestors.length - 1]?.children ?? content).push(next.element)
				if (!next.leaf) ancestors.push(next.element)
			} else if (!ancestors.pop()) return content
		}
	}

	private countElements(count: number): void {
		if ((this.elementsAtOnce += count) > maximumElementsAtOnce) throw new Refusal('expands_too_much', 'a block has too many elements')
	}

	/** Where a start tag's name and the tag itself end, minding '>' in quotes. */
	private findTagEnd(start: number): { nameEnd: number; end: number; declares: boolean } {
		const { source } = this
		let at = start + 1
		let nameEnd = -1
		let declares = false
		for (; at < source.length; at++) {
			const code = source.charCodeAt(at)
			if (code === 0x3e) {
				if (nameEnd < 0) nameEnd = source.charCodeAt(at - 1) === 0x2f ? at - 1 : at
				if (nameEnd === start + 1) break
				return { nameEnd, end: at + 1, declares }
			}
			if (code === 0x22 || code === 0x27) {
				at = source.indexOf(code === 0x22 ? '"' : "'", at + 1)
				if (at < 0) break
			} else if (code === 0x3c) {
				break
			} else if (code <= 0x20) {
				if (nameEnd < 0) nameEnd = at
				if (source.charCodeAt(at + 1) === 0x78 && source.startsWith('xmlns', at + 1)) declares = true
			}
		}
		throw new Refusal('corrupt', 'tag without end')
	}
}

/**
 * Reads a whole part into a tree whose paragraphs and tables are read when their children are first asked for: of a
 * long document that is changed in a few places, few ever are.
 *
 * @param older the root of another state of the part, whose blocks need no second look where they are the same.
 * @throws Refusal as `XmlScanner` does, at once for tags that do not match; a reference in text is looked at when the
 * text is.
 */
export function parseXmlLazily(source: string, older: XmlElement | null = null): XmlElement {
	const scanner = new XmlScanner(source, null, older && new KnownBlocks(older, source))
	const root = scanner.completeLazily(scanner.root())
	scanner.finish()
	return root
}

/**
 * The root element of a part, of which nothing but its start tag is read: it has no children, and ends where that does.
 * @throws Refusal as `XmlScanner` does.
 */
export function parseRoot(source: string): XmlElement {
	return new XmlScanner(source).root().element
}

/** Reads a whole part into a tree. @throws Refusal as `XmlScanner` does. */
export function parseXml(source: string): XmlElement {
	const scanner = new XmlScanner(source)
	const root = scanner.complete(scanner.root())
	scanner.finish()
	return root
}

/**
 * The children of the element that `path` leads to from the root, one complete tree at a time: of a long document
 * only one paragraph or table is in memory. Ends without children when the path leads nowhere.
 *
 * @throws Refusal as `XmlScanner` does, and 'corrupt' when the root is not the first name of `path`.
 */
export function* readChildren(source: string, path: readonly string[]): Generator<XmlElement> {
	const scanner = new XmlScanner(source)
	const root = scanner.root()
	if (root.element.name !== path[0]) throw new Refusal('corrupt', `root is ${root.element.name}`)
	let depth = 1
	while (!root.leaf) {
		const begun = scanner.next()
		if (!begun) break
		if (depth === path.length) yield scanner.complete(begun)
		else if (begun.element.name === path[depth] && !begun.leaf) depth++
		else scanner.skip(begun)
	}
	scanner.finish()
}
