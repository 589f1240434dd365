import type { XmlElement } from '../../extraction/docx/xml-element.ts'
import type { FoundChange } from './found-change.ts'

/**
 * Adds the changes of branches that are not read: a writer says the same thing twice there, with the same ids. What
 * only such a branch has is a change of its own.
 */
export function addShadows(found: FoundChange[], shadows: readonly FoundChange[]): FoundChange[] {
	const known = new Map(shadows.length === 0 ? [] : found.flatMap((change) => change.marks.map((mark) => [keyOf(mark), change] as const)))
	for (const shadow of shadows) {
		const [first] = shadow.marks
		const same = first && known.get(keyOf(first))
		if (!same) found.push(shadow)
		else {
			same.marks.push(...shadow.marks)
			same.controls.push(...shadow.controls)
		}
	}
	return found
}

function keyOf(mark: XmlElement): string {
	return `${mark.name} ${mark.attribute('w:id')} ${mark.attribute('w:author')}`
}
