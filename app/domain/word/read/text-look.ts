import { switchValue, type XmlElement } from '../package/xml/xml-element.ts'

/** How text looks, as far as it decides whether it is seen or emphasized. What is not set is inherited. */
export interface TextLook {
	bold?: boolean
	underlined?: boolean
	/** Formatted as hidden (`w:vanish`). */
	vanished?: boolean
	white?: boolean
	/** Two points high or less. */
	tiny?: boolean
	/** Something other than white paper lies behind it. */
	painted?: boolean
}

/** Two points, in the halves of a point that `w:sz` counts: no reader makes out type of that size. */
const tiniestHalfPoints = 4

/** Reads run properties (`w:rPr`), of a run or of a style. */
export function readLook(properties: XmlElement | undefined): TextLook {
	const look: TextLook = {}
	for (const property of properties?.children ?? []) {
		switch (property.name) {
			case 'w:b':
				look.bold = switchValue(property) === true
				break
			case 'w:u':
				look.underlined = (property.attribute('w:val') ?? 'none') !== 'none'
				break
			case 'w:vanish':
				look.vanished = switchValue(property) === true
				break
			case 'w:color':
				look.white = /^f[a-f]f[a-f]f[a-f]$/i.test(property.attribute('w:val') ?? '')
				break
			case 'w:sz':
				look.tiny = Number(property.attribute('w:val') ?? Infinity) <= tiniestHalfPoints
				break
			case 'w:highlight':
				look.painted = (property.attribute('w:val') ?? 'none') !== 'none'
				break
			case 'w:shd':
				look.painted = isPainted(property)
				break
		}
	}
	return look
}

/** Whether shading (`w:shd`, of text, a paragraph or a cell) lays anything but white behind the text. */
export function isPainted(shading: XmlElement | undefined): boolean {
	if (!shading) return false
	const pattern = shading.attribute('w:val') ?? 'clear'
	const fill = (shading.attribute('w:fill') ?? 'auto').toLowerCase()
	return (pattern !== 'clear' && pattern !== 'nil') || (fill !== 'auto' && fill !== 'ffffff')
}

/** Whether text of this look is left out by a printer or a reader's eye. */
export function isHidden(look: TextLook): boolean {
	return look.vanished === true || look.tiny === true || (look.white === true && look.painted !== true)
}
