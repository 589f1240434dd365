import type { XmlElement } from '../package/xml/xml-element.ts'
import type { FoundChange } from '../changes/found-change.ts'
import { isDeletion, isInsertion } from '../read/revision-elements.ts'

export type Decision = 'accept' | 'reject'

/** The decisions about the tracked changes of a part, looked up by the elements that make them. */
export class Decisions {
	private readonly byMark = new Map<XmlElement, Decision>()
	private readonly controlsTakenOut = new Set<XmlElement>()

	add({ kind, marks, controls }: FoundChange, decision: Decision): void {
		for (const mark of marks) this.byMark.set(mark, decision)
		const taken = kind === 'deletion' || kind === 'move_from' ? 'accept' : 'reject'
		if (decision === taken) for (const control of controls) this.controlsTakenOut.add(control)
	}

	get marks(): IterableIterator<XmlElement> {
		return this.byMark.keys()
	}

	get controls(): ReadonlySet<XmlElement> {
		return this.controlsTakenOut
	}

	of(mark: XmlElement): Decision | undefined {
		return this.byMark.get(mark)
	}

	/** Whether what a mark covers goes: an insertion that is rejected, a deletion that is accepted. */
	takesOut(mark: XmlElement): boolean {
		const decision = this.byMark.get(mark)
		return (decision === 'reject' && isInsertion(mark)) || (decision === 'accept' && isDeletion(mark))
	}

	/** Whether a row or a cell goes, by its properties. */
	takesOutBlock(element: XmlElement): boolean {
		const properties = element.name === 'w:tr' ? 'w:trPr' : element.name === 'w:tc' ? 'w:tcPr' : null
		return properties !== null && (element.child(properties)?.children.some((mark) => this.takesOut(mark)) ?? false)
	}

	/** Whether a paragraph's mark goes, so that it runs on into the next. */
	takesOutMarkOf(paragraph: XmlElement): boolean {
		return paragraph.at('w:pPr', 'w:rPr')?.children.some((mark) => this.takesOut(mark)) ?? false
	}
}
