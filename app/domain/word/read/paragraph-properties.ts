import type { NumberingCounter } from './numbering-counter.ts'
import type { Atom } from './paragraph-content.ts'
import type { StoryParagraph } from './story.ts'
import { headingLevel, type Style, type StyleSheet } from './styles.ts'
import { isHidden, isPainted, readLook, type TextLook } from './text-look.ts'
import { numberValue, switchValue, type XmlElement } from '../package/xml/xml-element.ts'

/** What a paragraph is in its document, as extraction keeps it. */
export interface DescribedParagraph {
	kind: 'heading' | 'paragraph' | 'list_item' | 'table_cell'
	/** Outline level of a heading or list level of an item, 0 = outermost; `null` otherwise. */
	level: number | null
	/** Computed numbering as it is shown before the paragraph ("2.1", "(a)"); `null` without one. */
	numbering: string | null
}

/** Kind, level and numbering of a paragraph. Calling it counts the paragraph, so it is called once for each, in order. */
export function describeParagraph({ element, place }: StoryParagraph, styles: StyleSheet, counter: NumberingCounter): DescribedParagraph {
	const properties = element.child('w:pPr')
	const styleId = properties?.child('w:pStyle')?.attribute('w:val') ?? null
	const style = styleId === null ? styles.defaultParagraph : styles.find(styleId)
	const list = listOf(properties, style, counter)
	const shown = list && !isVanished(element, properties) ? counter.next(list.numberingId, list.level) : null

	const ownOutline = numberValue(properties?.child('w:outlineLvl'))
	const styled = style ? style.outlineLevel : headingLevel(styleId ?? '')
	const outline = ownOutline === null ? styled : ownOutline >= 0 && ownOutline <= 8 ? ownOutline : null
	const listLevel = list && shown !== null ? list.level : null
	const kind = place.cell ? 'table_cell' : outline !== null ? 'heading' : listLevel !== null ? 'list_item' : 'paragraph'
	return { kind, level: outline ?? listLevel, numbering: shown || null }
}

/** The list a paragraph belongs to, by its own properties or by its style's (ECMA-376 17.9.23); id 0 takes it out of any. */
export function listOf(properties: XmlElement | undefined, style: Style | null, counter: NumberingCounter) {
	const ownId = numberValue(properties?.at('w:numPr', 'w:numId'))
	const ownLevel = numberValue(properties?.at('w:numPr', 'w:ilvl'))
	const numberingId = ownId ?? style?.numberingId ?? null
	if (numberingId === null || numberingId === 0) return null
	if (ownId !== null || ownLevel !== null || !style) return { numberingId, level: ownLevel ?? 0 }
	const tied =
		counter.levelOfStyle(numberingId, style.id) ?? (style.numberedBy === null ? null : counter.levelOfStyle(numberingId, style.numberedBy))
	return { numberingId, level: tied ?? style.numberingLevel ?? 0 }
}

/** A paragraph that is hidden down to its mark is not laid out, so it takes no number. */
function isVanished(element: XmlElement, properties: XmlElement | undefined): boolean {
	if (switchValue(properties?.at('w:rPr', 'w:vanish')) !== true) return false
	return element.children.filter(({ name }) => name === 'w:r').every((run) => switchValue(run.at('w:rPr', 'w:vanish')) === true)
}

/** How the text of a paragraph looks, atom by atom. */
export interface ParagraphLook {
	emphasised: boolean
	/** By atom: whether a reader of the printed page would miss it. */
	hidden: boolean[]
}

/** Applies styles, the paragraph's place and each run's own formatting to its text. */
export function lookAt({ element, place }: StoryParagraph, atoms: Atom[], styles: StyleSheet): ParagraphLook {
	const properties = element.child('w:pPr')
	const styleId = properties?.child('w:pStyle')?.attribute('w:val')
	const style = styleId ? styles.find(styleId) : styles.defaultParagraph
	const painted =
		place.painted || isPainted(properties?.child('w:shd')) || (place.tableStyle !== null && styles.paintsCells(place.tableStyle))
	const base: TextLook = { ...styles.defaultLook, ...style?.look, ...(painted ? { painted } : {}) }

	const looks = new Map<XmlElement | null, TextLook>()
	const lookOf = (run: XmlElement | null): TextLook => {
		const known = looks.get(run)
		if (known) return known
		const runProperties = run?.child('w:rPr')
		const characterStyle = runProperties?.child('w:rStyle')?.attribute('w:val')
		const look = { ...base, ...(characterStyle ? styles.find(characterStyle)?.look : {}), ...readLook(runProperties) }
		if (painted) look.painted = true
		looks.set(run, look)
		return look
	}

	const lettered = atoms.filter(({ text }) => /\p{L}/u.test(text))
	return {
		emphasised:
			lettered.length > 0 && (lettered.every(({ run }) => lookOf(run).bold) || lettered.every(({ run }) => lookOf(run).underlined)),
		hidden: atoms.map(({ run }) => place.covered || isHidden(lookOf(run))),
	}
}
