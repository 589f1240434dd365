import type { XmlElement } from '../package/xml/xml-element.ts'
import { withoutTrackedNumbering } from '../edit/write/mark-properties.ts'
import { sourceOf } from '../package/xml/element-source.ts'
import type { Decisions } from './decisions.ts'

/** What a group of properties keeps of its own when the old ones are put back (ECMA-376 17.13.5.29 to 17.13.5.39). */
interface Restoring {
	change: string
	kept: readonly string[]
	/** Whether what is kept stands before the other properties. */
	first: boolean
}

const runMarks = ['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']

const restoring: Record<string, Restoring> = {
	'w:rPr': { change: 'w:rPrChange', kept: runMarks, first: true },
	'w:pPr': { change: 'w:pPrChange', kept: ['w:rPr', 'w:sectPr'], first: false },
	'w:sectPr': { change: 'w:sectPrChange', kept: ['w:headerReference', 'w:footerReference'], first: true },
	'w:tblPr': { change: 'w:tblPrChange', kept: [], first: false },
	'w:tblPrEx': { change: 'w:tblPrExChange', kept: [], first: false },
	'w:tblGrid': { change: 'w:tblGridChange', kept: [], first: false },
	'w:trPr': { change: 'w:trPrChange', kept: ['w:ins', 'w:del'], first: false },
	'w:tcPr': { change: 'w:tcPrChange', kept: ['w:cellIns', 'w:cellDel', 'w:cellMerge'], first: false },
	'w:numPr': { change: '', kept: [], first: false },
}

/** Groups of properties that say nothing when they are empty. */
const droppedWhenEmpty = new Set(['w:rPr', 'w:pPr', 'w:tblPrEx', 'w:trPr', 'w:tcPr', 'w:numPr'])

/** What follows `w:vMerge` in the order of a cell's properties (CT_TcPrInner). */
const afterMerge = /^w:(tcBorders|shd|noWrap|tcMar|textDirection|tcFitText|vAlign|hideMark|headers|cellIns|cellDel|cellMerge|tcPrChange)$/

/** Whether an element holds properties that a tracked change may have changed. */
export function holdsProperties({ name }: XmlElement): boolean {
	return name in restoring
}

/**
 * The inside of a group of properties once the decisions are carried out: accepted, the record of the old ones
 * goes; rejected, the old ones are back in their place. Everything else stands as it stood.
 *
 * @param write gives a child as it is to be.
 * @returns `null` when nothing is left that would say anything.
 */
export function writeProperties(properties: XmlElement, decisions: Decisions, write: (child: XmlElement) => string): string | null {
	const { source } = properties.scope
	const rules = restoring[properties.name]
	const numbered =
		properties.name === 'w:numPr' && properties.children.some((mark) => mark.name === 'w:ins' && decisions.of(mark) === 'reject')
	if (numbered) return null

	const change = properties.children.find((child) => child.name === rules?.change)
	const merge = properties.children.find((child) => child.name === 'w:cellMerge' && decisions.of(child) !== undefined)
	const current = (child: XmlElement) => (decisions.of(child) === undefined ? write(child) : '')
	let pieces: Piece[]
	if (rules && change && decisions.of(change) === 'reject') {
		const kept = properties.children
			.filter(({ name }) => rules.kept.includes(name))
			.map((child) => ({ name: child.name, text: current(child) }))
		const old = oldProperties(change, rules)
		pieces = rules.first ? [...kept, ...old] : [...old, ...kept]
	} else {
		let from = properties.contentStart
		pieces = properties.children.map((child) => {
			const text = source.slice(from, child.start) + current(child)
			from = child.end
			return { name: child.name, text }
		})
		pieces.push({ name: '', text: source.slice(from, properties.contentEnd) })
	}
	const text = (merge ? mergeCell(pieces, merge, decisions.of(merge) === 'accept') : pieces).map((piece) => piece.text).join('')
	return text.trim() === '' && droppedWhenEmpty.has(properties.name) ? null : text
}

interface Piece {
	name: string
	text: string
}

function oldProperties(change: XmlElement, rules: Restoring): Piece[] {
	const old = change.children.find(({ name }) => name === change.name.replace(/Change$/, ''))
	return (old?.children ?? [])
		.filter(({ name }) => !rules.kept.includes(name))
		.map((child) => ({ name: child.name, text: withoutTrackedNumbering(child) }))
}

function mergeCell(pieces: Piece[], change: XmlElement, accepted: boolean): Piece[] {
	const state = change.attribute(accepted ? 'w:vMerge' : 'w:vMergeOrig')
	if (accepted && state === null) return pieces
	const others = pieces.filter(({ name }) => name !== 'w:vMerge')
	if (state === null) return others
	const [, tag = ''] = /^<(\S*?)cellMerge/.exec(sourceOf(change)) ?? []
	const attribute = /\s(\S*?)vMerge(?:Orig)?\s*=/.exec(sourceOf(change))?.[1] ?? tag
	const place = others.findIndex(({ name }) => afterMerge.test(name))
	others.splice(place < 0 ? others.length : place, 0, {
		name: 'w:vMerge',
		text: `<${tag}vMerge ${attribute}val="${state.startsWith('rest') ? 'restart' : 'continue'}"/>`,
	})
	return others
}
