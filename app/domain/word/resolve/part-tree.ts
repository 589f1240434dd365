import type { XmlElement } from '../package/xml/xml-element.ts'

/** A parsed part in which every element knows what it stands in, and which of them are to be written anew. */
export class PartTree {
	readonly root: XmlElement
	/** In document order. */
	readonly elements: XmlElement[] = []
	private readonly parents = new Map<XmlElement, XmlElement>()
	private readonly changed = new Set<XmlElement>()

	constructor(root: XmlElement) {
		this.root = root
		this.adopt(root)
	}

	parentOf(element: XmlElement): XmlElement | undefined {
		return this.parents.get(element)
	}

	/** Marks an element, and everything around it, as changed. */
	change(element: XmlElement): void {
		for (let each: XmlElement | undefined = element; each && !this.changed.has(each); each = this.parents.get(each)) this.changed.add(each)
	}

	/** Whether anything in an element is marked as changed. */
	isChanged(element: XmlElement): boolean {
		return this.changed.has(element)
	}

	private adopt(element: XmlElement): void {
		this.elements.push(element)
		for (const child of element.children) {
			this.parents.set(child, element)
			this.adopt(child)
		}
	}
}
