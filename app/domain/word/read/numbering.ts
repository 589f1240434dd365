import type { StyleSheet } from './styles.ts'
import { numberValue, switchValue, type XmlElement } from '../package/xml/xml-element.ts'

/** One level of a list: how its numbers look and when they start again. */
export interface NumberingLevel {
	start: number
	/** As `w:numFmt` names it: 'decimal', 'lowerRoman', 'bullet' … */
	format: string
	/** What is shown, '%1' to '%9' standing for the numbers of the levels. */
	text: string
	/** All numbers in it are shown as decimals, whatever their own format ("Article IV" and below it "4.1"). */
	legal: boolean
	/** 1-based level whose numbers restart this one, 0 never; `null` every level above. */
	restartAfter: number | null
	/** Paragraph style that is tied to the level. */
	styleId: string | null
}

/** A list as paragraphs refer to it by `w:numId`. */
export interface NumberingInstance {
	/** Instances of one definition share their counts. */
	definitionId: string
	levels: Map<number, NumberingLevel>
	/** Numbers at which this instance starts its levels afresh. */
	startOverrides: Map<number, number>
}

const longestLevelText = 255

/**
 * Reads numbering.xml (ECMA-376 17.9), `null` when the package has none. Links to numbering styles are followed,
 * overrides of an instance are applied.
 *
 * @returns the lists by `w:numId`.
 */
export function readNumbering(root: XmlElement | null, styles: StyleSheet): Map<number, NumberingInstance> {
	const definitions = new Map<string, XmlElement>()
	const definitionOfInstance = new Map<number, string>()
	const instances = (root?.children ?? []).filter(({ name }) => name === 'w:num')
	for (const element of root?.children ?? []) {
		if (element.name === 'w:abstractNum') definitions.set(element.attribute('w:abstractNumId') ?? '', element)
	}
	for (const element of instances) {
		definitionOfInstance.set(Number(element.attribute('w:numId')), element.child('w:abstractNumId')?.attribute('w:val') ?? '')
	}

	const lists = new Map<number, NumberingInstance>()
	for (const element of instances) {
		const definitionId = followStyleLinks(element.child('w:abstractNumId')?.attribute('w:val') ?? '')
		const levels = readLevels(definitions.get(definitionId))
		const startOverrides = new Map<number, number>()
		for (const override of element.children.filter(({ name }) => name === 'w:lvlOverride')) {
			const level = Number(override.attribute('w:ilvl'))
			const start = numberValue(override.child('w:startOverride'))
			if (start !== null) startOverrides.set(level, start)
			for (const [, replacement] of readLevels(override)) levels.set(level, replacement)
		}
		lists.set(Number(element.attribute('w:numId')), { definitionId, levels, startOverrides })
	}
	return lists

	/** A definition may only name a numbering style; that one's list leads to the definition that holds the levels. */
	function followStyleLinks(definitionId: string): string {
		let id = definitionId
		for (let hops = 0; hops < 10; hops++) {
			const styleId = definitions.get(id)?.child('w:numStyleLink')?.attribute('w:val')
			const linked = styleId ? definitionOfInstance.get(styles.numberingOfStyle(styleId) ?? -1) : undefined
			if (linked === undefined || linked === id) return id
			id = linked
		}
		return id
	}
}

function readLevels(parent: XmlElement | undefined): Map<number, NumberingLevel> {
	const levels = new Map<number, NumberingLevel>()
	for (const element of parent?.children ?? []) {
		if (element.name !== 'w:lvl') continue
		levels.set(Number(element.attribute('w:ilvl')), {
			start: numberValue(element.child('w:start')) ?? 0,
			format: (element.child('w:numFmt') ?? element.at('mc:AlternateContent', 'mc:Choice', 'w:numFmt'))?.attribute('w:val') ?? 'decimal',
			text: (element.child('w:lvlText')?.attribute('w:val') ?? '').slice(0, longestLevelText),
			legal: switchValue(element.child('w:isLgl')) === true,
			restartAfter: numberValue(element.child('w:lvlRestart')),
			styleId: element.child('w:pStyle')?.attribute('w:val') ?? null,
		})
	}
	return levels
}
