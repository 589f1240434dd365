import { readableBranch } from './paragraph-content.ts'
import type { StoryProgress } from './story-progress.ts'
import { symbolCharacter } from './symbols.ts'
import { switchValue, type XmlElement } from '../package/xml/xml-element.ts'
import { isDeletion, isGone, type Reading } from './revision-elements.ts'

const skipped = new Set([
	'w:pPr',
	'w:rPr',
	'w:sdtPr',
	'w:sdtEndPr',
	'w:smartTagPr',
	'w:customXmlPr',
	'w:instrText',
	'w:delInstrText',
	'w:rt',
	'w:fldData',
	'w:annotationRef',
	'm:rPr',
])

/**
 * The text of one paragraph in a reading, of several `w:p` where the marks between them are gone. Which element
 * gives which characters is extraction's rule (`readParagraphContent`); beyond it, deleted text of a rejected
 * deletion is text.
 */
export class ParagraphText {
	text = ''
	/** Text boxes anchored here, and tables or paragraphs inside runs. */
	readonly boxes: XmlElement[] = []
	/** Whether a break here has text before it. */
	private begun = false
	private readonly reading: Reading
	private readonly progress: StoryProgress

	constructor(reading: Reading, progress: StoryProgress) {
		this.reading = reading
		this.progress = progress
	}

	/** Adds what a `w:p` holds. */
	add(paragraph: XmlElement): void {
		for (const child of paragraph.children) this.read(child, false)
	}

	beginAnother(): void {
		this.begun = false
	}

	private read(element: XmlElement, restored: boolean): void {
		const { name } = element
		if (skipped.has(name)) return
		switch (name) {
			case 'w:t':
			case 'm:t':
				return this.write(element.text().replace(/[\t\n]/g, ' '))
			case 'w:delText':
				return restored ? this.write(element.text().replace(/[\t\n]/g, ' ')) : undefined
			case 'w:tab':
			case 'w:ptab':
				return this.write('\t')
			case 'w:cr':
				return this.write(' ')
			case 'w:br':
				return this.begun || !['page', 'column'].includes(element.attribute('w:type') ?? '') ? this.write(' ') : undefined
			case 'w:noBreakHyphen':
				return this.write('-')
			case 'w:sym':
				return this.write(symbolCharacter(element.attribute('w:font') ?? '', element.attribute('w:char') ?? ''))
			case 'w:fldChar':
				this.progress.meetFieldCharacter(element.attribute('w:fldCharType'))
				return this.readCheckbox(element)
			case 'w:txbxContent':
			case 'w:tbl':
			case 'w:p':
				this.boxes.push(element)
				return
			case 'mc:AlternateContent':
				for (const child of readableBranch(element)) this.read(child, restored)
				return
			// These hold nothing that is read; skipping them saves looking up their names.
			case 'w:lastRenderedPageBreak':
			case 'w:footnoteReference':
			case 'w:endnoteReference':
			case 'w:commentRangeStart':
			case 'w:commentReference':
				return
		}
		if (isGone(element, this.reading)) return this.followFields(element)
		const within = restored || isDeletion(element)
		for (const child of element.children) this.read(child, within)
	}

	private write(text: string): void {
		if (text === '' || this.progress.insideInstruction) return
		this.begun = true
		this.text += text
	}

	private readCheckbox(element: XmlElement): void {
		const checkbox = element.at('w:ffData', 'w:checkBox')
		if (!checkbox || this.progress.insideOuterInstruction) return
		const ticked = switchValue(checkbox.child('w:checked')) ?? switchValue(checkbox.child('w:default')) ?? false
		this.begun = true
		this.text += ticked ? '☒' : '☐'
	}

	/** A field may begin in text that stays and end in text that is gone, so its marks count in either. */
	private followFields(element: XmlElement): void {
		if (element.name === 'w:fldChar') this.progress.meetFieldCharacter(element.attribute('w:fldCharType'))
		for (const child of element.children) this.followFields(child)
	}
}
