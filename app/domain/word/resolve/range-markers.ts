import type { XmlElement } from '../package/xml/xml-element.ts'
import { sourceOf } from '../package/xml/element-source.ts'

const markerName = /^w:(bookmark|commentRange|perm|moveFromRange|moveToRange|customXml(?:Ins|Del|MoveFrom|MoveTo)Range)(Start|End)$/

/** Whether an element starts or ends a range of the text: a bookmark, a comment, a permission, a move. */
export function isRangeMarker({ name }: XmlElement): boolean {
	return markerName.test(name)
}

/** The starts and ends of ranges of a part, each with its other half. */
export class RangeMarkers {
	private readonly partners = new Map<XmlElement, XmlElement>()

	/** @param elements of the part in document order. */
	constructor(elements: Iterable<XmlElement>) {
		const begun = new Map<string, XmlElement>()
		for (const element of elements) {
			const [, family, end] = markerName.exec(element.name) ?? []
			if (!family) continue
			const key = `${family} ${element.attribute('w:id')}`
			const start = begun.get(key)
			if (end === 'Start') begun.set(key, element)
			else if (start) {
				begun.delete(key)
				this.partners.set(start, element)
				this.partners.set(element, start)
			}
		}
	}

	/** The markers inside an element whose other half stands outside, which have to stay when it goes. */
	left(element: XmlElement): XmlElement[] {
		const found: XmlElement[] = []
		if (/(?:bookmark|perm|Range)(?:Start|End)/.test(sourceOf(element))) this.gather(element, element, found)
		return found
	}

	private gather(element: XmlElement, around: XmlElement, found: XmlElement[]): void {
		for (const child of element.children) {
			const partner = this.partners.get(child)
			if (partner && (partner.start < around.start || partner.start >= around.end)) found.push(child)
			this.gather(child, around, found)
		}
	}
}
