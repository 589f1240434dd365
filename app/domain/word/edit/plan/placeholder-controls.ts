import { switchValue, type XmlElement } from '#app/domain/word/package/xml/xml-element.ts'

/**
 * Says of a content control that it still shows its placeholder (`w:showingPlcHdr`, ECMA-376 part 1, 17.5.2.39):
 * Word takes whatever stands in it for the placeholder, and throws it away when somebody types there.
 *
 * @returns `undefined` for any other element, and for a control with words of its own.
 */
export function placeholderFlag(control: XmlElement): XmlElement | undefined {
	const flag = control.name === 'w:sdt' ? control.at('w:sdtPr', 'w:showingPlcHdr') : undefined
	return flag && switchValue(flag) ? flag : undefined
}
