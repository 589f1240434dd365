import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { PartSource } from './part-source.ts'
import type { Spot } from './tags.ts'

/** Where a paragraph stands. Its words are put in by whoever tells of it. */
export function spotOf(paragraph: XmlElement, part: PartSource): Spot {
	const where = part.isInTextBox(paragraph.start) ? 'text box' : part.place
	return { paragraph: paragraph.paragraphIndex + 1, where, words: '' }
}
