import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { placeholderFlag } from '#app/domain/word/edit/plan/placeholder-controls.ts'
import type { NotComparedList } from '../differences/not-compared.ts'
import type { PlacedSplices } from './placed-splices.ts'

const what = 'A content control that no longer shows a placeholder: rejecting its changes leaves the words of the placeholder as text'

/**
 * Turns the placeholders of edited controls into ordinary text, as Word does when somebody types there; otherwise Word
 * would discard the new words. No tracked change can record it, so it is listed.
 */
export function endPlaceholders(root: XmlElement, splices: PlacedSplices, notCompared: NotComparedList): void {
	if (!root.scope.source.includes('showingPlcHdr')) return
	for (const control of controlsIn(root)) {
		const flag = placeholderFlag(control)
		const content = control.child('w:sdtContent')
		if (!flag || !content || !splices.touches(content.contentStart, content.contentEnd)) continue
		splices.replace(flag.start, flag.end, '')
		notCompared.note(what, wordsIn(content).slice(0, 60))
	}
}

function controlsIn(element: XmlElement): XmlElement[] {
	const inside = element.children.flatMap(controlsIn)
	return element.name === 'w:sdt' ? [element, ...inside] : inside
}

function wordsIn(element: XmlElement): string {
	return element.name === 'w:t' ? element.text() : element.children.map(wordsIn).join('')
}
