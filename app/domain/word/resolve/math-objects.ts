import type { XmlElement } from '../package/xml/xml-element.ts'
import type { Decisions } from './decisions.ts'

const math = /^m:/

/**
 * Whether the control character of a mathematical object goes (ECMA-376 17.13.5.14 and 17.13.5.19): the fraction,
 * the root … is taken away from around its arguments.
 */
export function takesOutMathObject(element: XmlElement, decisions: Decisions): boolean {
	return (
		math.test(element.name) &&
		element.children.some(
			(properties) =>
				properties.name.endsWith('Pr') && (properties.child('m:ctrlPr')?.children.some((mark) => decisions.takesOut(mark)) ?? false),
		)
	)
}

/** Whether a child of a mathematical object holds what stays when the object goes. */
export function isMathArgument({ name }: XmlElement): boolean {
	return math.test(name) && !name.endsWith('Pr')
}

/** Whether a run of a formula held nothing but changes that go: unlike elsewhere they stand inside the run. */
export function isEmptiedMathRun(element: XmlElement, decisions: Decisions): boolean {
	const content = element.name === 'm:r' ? element.children.filter(({ name }) => name !== 'm:rPr' && name !== 'w:rPr') : []
	return content.length > 0 && content.every((child) => decisions.takesOut(child))
}
