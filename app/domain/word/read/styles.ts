import { isPainted, readLook, type TextLook } from './text-look.ts'
import { numberValue, type XmlElement } from '../package/xml/xml-element.ts'

/** What a paragraph or character style settles, its ancestors included. */
export interface Style {
	id: string
	/** Word's own name in English, whatever the language of the file: 'heading 1', 'Title'. */
	name: string
	/** 0 to 8; `null` for body text. */
	outlineLevel: number | null
	/** Numbering definition that paragraphs of the style use; 0 means none. */
	numberingId: number | null
	numberingLevel: number | null
	/** The style that gave `numberingId`, which its levels are tied to. */
	numberedBy: string | null
	look: TextLook
}

/** The styles of a document. A file without styles.xml has none, and everything still works. */
export interface StyleSheet {
	/** A style with what it inherits; `null` for an id that is not defined. */
	find(id: string): Style | null
	/** The style of paragraphs that name none. */
	defaultParagraph: Style | null
	/** The look of text before any style. */
	defaultLook: TextLook
	/** Whether a table style paints cells, so that white text in its tables is meant to be seen. */
	paintsCells(tableStyleId: string): boolean
	/** The numbering definition behind a numbering style. */
	numberingOfStyle(id: string): number | null
}

/** Reads styles.xml, `null` when the package has none. */
export function readStyles(root: XmlElement | null): StyleSheet {
	const elements = new Map<string, XmlElement>()
	let defaultId: string | null = null
	for (const element of root?.children ?? []) {
		const id = element.attribute('w:styleId')
		if (element.name !== 'w:style' || id === null) continue
		elements.set(id, element)
		if (element.attribute('w:type') === 'paragraph' && ['1', 'true', 'on'].includes(element.attribute('w:default') ?? '')) defaultId = id
	}

	const resolved = new Map<string, Style>()
	const find = (id: string): Style | null => {
		if (!elements.has(id)) return null
		// Base first, so that deep chains don't recurse; a chain that loops ends where it meets itself.
		const chain: string[] = []
		for (
			let next: string | null = id;
			next !== null && elements.has(next) && !chain.includes(next) && !resolved.has(next) && chain.length < 100;
		) {
			chain.push(next)
			next = elements.get(next)?.child('w:basedOn')?.attribute('w:val') ?? null
		}
		for (const styleId of chain.reverse()) {
			const element = elements.get(styleId)
			const base = resolved.get(element?.child('w:basedOn')?.attribute('w:val') ?? '')
			if (element) resolved.set(styleId, readStyle(styleId, element, base ?? null))
		}
		return resolved.get(id) ?? null
	}

	return {
		find,
		defaultParagraph: defaultId === null ? null : find(defaultId),
		defaultLook: readLook(root?.at('w:docDefaults', 'w:rPrDefault', 'w:rPr')),
		paintsCells: (id) => {
			const element = elements.get(id)
			return element !== undefined && root?.scope.source.slice(element.start, element.end).includes(':shd') === true
		},
		numberingOfStyle: (id) => find(id)?.numberingId ?? null,
	}
}

function readStyle(id: string, element: XmlElement, base: Style | null): Style {
	const properties = element.child('w:pPr')
	const name = element.child('w:name')?.attribute('w:val') ?? ''
	const outlineLevel = numberValue(properties?.child('w:outlineLvl')) ?? headingLevel(name)
	const numberingId = numberValue(properties?.at('w:numPr', 'w:numId'))
	return {
		id,
		name,
		outlineLevel: outlineLevel === null ? (base?.outlineLevel ?? null) : outlineLevel >= 0 && outlineLevel <= 8 ? outlineLevel : null,
		numberingId: numberingId ?? base?.numberingId ?? null,
		numberingLevel: numberValue(properties?.at('w:numPr', 'w:ilvl')) ?? base?.numberingLevel ?? null,
		numberedBy: numberingId !== null ? id : (base?.numberedBy ?? null),
		look: { ...base?.look, ...readLook(element.child('w:rPr')), ...(isPainted(properties?.child('w:shd')) ? { painted: true } : {}) },
	}
}

/** The outline level that a heading style's name or id implies: 'heading 2', 'Heading2' → 1, a title → 0. */
export function headingLevel(name: string): number | null {
	const level = /^heading ?([1-9])$/i.exec(name)?.[1]
	if (level) return Number(level) - 1
	return /^title$/i.test(name) ? 0 : null
}
