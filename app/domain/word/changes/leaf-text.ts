import { symbolCharacter } from '../read/symbols.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'

/** The words of one element of a run, kept or deleted; '' for what has none. */
export function textOfLeaf(element: XmlElement): string {
	switch (element.name) {
		case 'w:t':
		case 'm:t':
		case 'w:delText':
			return element.text().replace(/[\t\n]/g, ' ')
		case 'w:tab':
		case 'w:ptab':
			return '\t'
		case 'w:br':
		case 'w:cr':
			return ' '
		case 'w:noBreakHyphen':
			return '-'
		case 'w:sym':
			return symbolCharacter(element.attribute('w:font') ?? '', element.attribute('w:char') ?? '')
		default:
			return ''
	}
}
