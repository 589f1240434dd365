import { switchValue, type XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { LookWord } from './view-document.ts'

/** Run properties as far as a page shows them; what is not set is inherited. */
export interface RunFormat {
	bold?: boolean
	italic?: boolean
	underlined?: boolean
	struck?: boolean
	capitals?: boolean
	smallCapitals?: boolean
	highlighted?: boolean
	position?: 'raised' | 'lowered' | null
	/** Size of type in halves of a point. */
	halfPoints?: number
}

/** Reads `w:rPr`, of a run or of a style (ECMA-376 17.3.2). */
export function readRunFormat(properties: XmlElement | undefined): RunFormat {
	const format: RunFormat = {}
	for (const property of properties?.children ?? []) {
		const value = property.attribute('w:val')
		switch (property.name) {
			case 'w:b':
				format.bold = switchValue(property) === true
				break
			case 'w:i':
				format.italic = switchValue(property) === true
				break
			case 'w:u':
				format.underlined = value !== null && value !== 'none'
				break
			case 'w:strike':
			case 'w:dstrike':
				format.struck = switchValue(property) === true
				break
			case 'w:caps':
				format.capitals = switchValue(property) === true
				break
			case 'w:smallCaps':
				format.smallCapitals = switchValue(property) === true
				break
			case 'w:highlight':
				format.highlighted = value !== null && value !== 'none'
				break
			case 'w:vertAlign':
				format.position = value === 'superscript' ? 'raised' : value === 'subscript' ? 'lowered' : null
				break
			case 'w:sz':
				if (Number(value) > 0) format.halfPoints = Number(value)
				break
		}
	}
	return format
}

/**
 * The words for a format. Sizes are relative to the document's body text, by which a reader knows small print and
 * titles: below 85 % small, from 120 % large, from 160 % huge.
 *
 * @param bodySize of body text in halves of a point
 */
export function lookWords(format: RunFormat, bodySize: number): LookWord[] {
	const words: LookWord[] = []
	if (format.bold) words.push('bold')
	if (format.italic) words.push('italic')
	if (format.underlined) words.push('underlined')
	if (format.struck) words.push('struck')
	if (format.capitals) words.push('capitals')
	else if (format.smallCapitals) words.push('small_capitals')
	if (format.position) words.push(format.position)
	if (format.highlighted) words.push('highlighted')
	const share = (format.halfPoints ?? bodySize) / bodySize
	if (share < 0.85) words.push('small')
	else if (share >= 1.6) words.push('huge')
	else if (share >= 1.2) words.push('large')
	return words
}
