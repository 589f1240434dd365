import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { readParagraphFormat, type ParagraphFormat } from './paragraph-format.ts'
import { readRunFormat, type RunFormat } from './run-format.ts'

export interface StyleFormat {
	run: RunFormat
	paragraph: ParagraphFormat
}

/** How the styles of a document look, each with what it inherits. */
export interface StyleFormats {
	/** Of a paragraph that names a style, or none (`null`), document defaults included. */
	ofParagraph(styleId: string | null): StyleFormat
	/** What a character style adds. */
	ofCharacters(styleId: string): RunFormat
}

const longestChain = 50

/** Reads styles.xml, `null` when the package has none (ECMA-376 17.7). */
export function readStyleFormats(root: XmlElement | null): StyleFormats {
	const elements = new Map<string, XmlElement>()
	let defaultId: string | null = null
	for (const element of root?.children ?? []) {
		const id = element.attribute('w:styleId')
		if (element.name !== 'w:style' || id === null) continue
		elements.set(id, element)
		if (element.attribute('w:type') === 'paragraph' && ['1', 'true', 'on'].includes(element.attribute('w:default') ?? '')) defaultId = id
	}
	const defaults = root?.child('w:docDefaults')
	const base: StyleFormat = {
		run: readRunFormat(defaults?.at('w:rPrDefault', 'w:rPr')),
		paragraph: readParagraphFormat(defaults?.at('w:pPrDefault', 'w:pPr')),
	}

	const chains = new Map<string, StyleFormat>()
	const chainOf = (id: string): StyleFormat => {
		const known = chains.get(id)
		if (known) return known
		const format: StyleFormat = { run: {}, paragraph: {} }
		for (const element of ancestors(elements, id)) {
			Object.assign(format.run, readRunFormat(element.child('w:rPr')))
			Object.assign(format.paragraph, readParagraphFormat(element.child('w:pPr')))
		}
		chains.set(id, format)
		return format
	}
	return {
		ofParagraph(styleId) {
			// A style that is not defined counts as none: Word shows such a paragraph as body text.
			const id = styleId !== null && elements.has(styleId) ? styleId : defaultId
			const style = id === null ? null : chainOf(id)
			return { run: { ...base.run, ...style?.run }, paragraph: { ...base.paragraph, ...style?.paragraph } }
		},
		ofCharacters: (styleId) => chainOf(styleId).run,
	}
}

/** A style's elements from the outermost ancestor down to its own; a chain that loops ends there. */
function ancestors(elements: Map<string, XmlElement>, id: string): XmlElement[] {
	const chain: XmlElement[] = []
	for (let next: string | null = id; next !== null && chain.length < longestChain;) {
		const element = elements.get(next)
		if (!element || chain.includes(element)) break
		chain.unshift(element)
		next = element.child('w:basedOn')?.attribute('w:val') ?? null
	}
	return chain
}
