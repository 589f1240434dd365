import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isWithin } from '#app/domain/word/package/xml/element-paths.ts'
import type { FileParagraph } from '#app/domain/word/read/read-stories.ts'

/** What the edits of a batch have taken so far, so that no two change the same words: the earlier edit keeps them. */
export class EditConflicts {
	private readonly ranges = new Map<FileParagraph, { start: number; end: number }[]>()
	private readonly touched: { part: string; element: XmlElement; beside: boolean }[] = []
	private readonly areas: { part: string; element: XmlElement }[] = []

	/** Whether a stretch of a paragraph is free. Two insertions at one place, or one beside a replaced stretch, are no conflict. */
	isRangeFree(paragraph: FileParagraph, start: number, end: number): boolean {
		const taken = this.ranges.get(paragraph) ?? []
		return (
			!taken.some((range) => start < range.end && range.start < end) && this.isPlaceFree(paragraph.part, paragraph.story.element, false)
		)
	}

	/** Whether something can be written in an element (`beside`: next to it) that no earlier edit takes away. */
	isPlaceFree(part: string, element: XmlElement, beside: boolean): boolean {
		return !this.areas.some((area) => area.part === part && isWithin(element, area.element) && !(beside && element === area.element))
	}

	/** Whether whole elements can be taken away: nothing in them is changed, nor are they taken already. */
	areAreasFree(part: string, elements: readonly XmlElement[]): boolean {
		return elements.every(
			(element) =>
				this.isPlaceFree(part, element, false) &&
				!this.areas.some((area) => area.part === part && isWithin(area.element, element)) &&
				!this.touched.some(
					(claim) => claim.part === part && isWithin(claim.element, element) && !(claim.beside && claim.element === element),
				),
		)
	}

	takeRange(paragraph: FileParagraph, start: number, end: number): void {
		this.ranges.set(paragraph, [...(this.ranges.get(paragraph) ?? []), { start, end }])
		this.takePlace(paragraph.part, paragraph.story.element, false)
	}

	takePlace(part: string, element: XmlElement, beside: boolean): void {
		this.touched.push({ part, element, beside })
	}

	takeAreas(part: string, elements: readonly XmlElement[]): void {
		this.areas.push(...elements.map((element) => ({ part, element })))
	}
}
