import { readStory, type StoryParagraph } from '#app/domain/word/read/story.ts'
import { StoryProgress } from '#app/domain/word/read/story-progress.ts'
import { numberValue, type XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { newParagraphs } from './new-paragraph.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import type { Splices } from '#app/domain/word/package/xml/splices.ts'
import { Markup, openTag, qualifiedName } from '#app/domain/word/package/xml/write-markup.ts'
import type { Writing } from './write-paragraph.ts'

interface NewCell {
	like: XmlElement
	text: string
	covered: boolean
}

/** A row that is to stand beside another. */
export interface NewRow {
	like: XmlElement
	table: XmlElement
	where: 'before' | 'after'
	cells: NewCell[]
}

/**
 * Plans a row that looks like the one beside it. Where cells span rows across its place, its cells are spanned too.
 *
 * @returns `null` when there are not as many texts as cells, or one for a cell that is spanned and would not show it.
 */
export function planRow(table: XmlElement, like: XmlElement, where: 'before' | 'after', texts: readonly string[]): NewRow | null {
	const rows = rowsOf(table)
	const below = where === 'before' ? like : rows[rows.indexOf(like) + 1]
	const spanned = new Set(below ? placedCells(below).flatMap(({ cell, column }) => (isSpanned(cell) ? [column] : [])) : [])
	const placed = placedCells(like).filter(({ cell }) => cell.at('w:tcPr', 'w:cellDel') === undefined)
	if (placed.length !== texts.length) return null
	const cells = placed.map(({ cell, column }, index) => ({ like: cell, text: texts[index] ?? '', covered: spanned.has(column) }))
	return cells.some(({ covered, text }) => covered && text !== '') ? null : { like, table, where, cells }
}

/** Writes a planned row (`w:trPr/w:ins`), its contents tracked as well. */
export function writeRow({ like, table, where, cells }: NewRow, edit: number, commented: boolean, writing: Writing): void {
	const markup = new Markup(like, table.scope)
	const exceptions = like.child('w:tblPrEx')
	const properties =
		like.child('w:trPr')?.children.filter(({ name }) => !['w:ins', 'w:del', 'w:trPrChange', 'w:tblHeader'].includes(name)) ?? []
	const inserted = markup.leaf('ins', writing.tracking.change(edit))
	const row = [
		markup.open('tr'),
		exceptions && !exceptions.child('w:tblPrExChange') ? sourceOf(exceptions) : '',
		`${markup.open('trPr')}${properties.map(sourceOf).join('')}${inserted}${markup.close('trPr')}`,
		...cells.map((cell, index) => cellMarkup(cell, markup, edit, commented && index === 0, writing)),
		markup.close('tr'),
	]
	writing.splices.insert(where === 'before' ? like.start : like.end, row.join(''))
}

/** Marks a row, and those of tables in it, as deleted. Its contents are struck by themselves. */
export function writeRowDeletion(row: XmlElement, edit: number, writing: Writing): void {
	markRowDeleted(row, writing.tracking.change(edit), writing.splices)
	for (const inner of nestedRows(row)) writeRowDeletion(inner, edit, writing)
}

/**
 * Marks one row as deleted (`w:trPr/w:del`).
 *
 * @param change the attributes of the tracked change.
 */
export function markRowDeleted(row: XmlElement, change: Record<string, string | number>, splices: Splices): void {
	const markup = new Markup(row)
	const mark = markup.leaf('del', change)
	const properties = row.child('w:trPr')
	if (!properties) {
		splices.insert(row.child('w:tblPrEx')?.end ?? row.contentStart, markup.open('trPr') + mark + markup.close('trPr'))
	} else if (properties.contentStart === properties.end) {
		splices.replace(properties.start, properties.end, `${openTag(properties)}${mark}</${qualifiedName(properties)}>`)
	} else {
		splices.insert(properties.child('w:trPrChange')?.start ?? properties.contentEnd, mark)
	}
}

function cellMarkup({ like, text, covered }: NewCell, markup: Markup, edit: number, commented: boolean, writing: Writing): string {
	const properties =
		like
			.child('w:tcPr')
			?.children.filter(({ name }) => !['w:tcPrChange', 'w:cellIns', 'w:cellDel', 'w:cellMerge', 'w:vMerge'].includes(name)) ?? []
	const isFirst = ({ name }: XmlElement) => ['w:cnfStyle', 'w:tcW', 'w:gridSpan', 'w:hMerge'].includes(name)
	const span = covered ? markup.leaf('vMerge') : ''
	const inner = [
		...properties.filter(isFirst).map(sourceOf),
		span,
		...properties.filter((property) => !isFirst(property)).map(sourceOf),
	].join('')
	const neighbour = firstParagraph(like)
	const paragraphs = neighbour ? newParagraphs(text.split('\n'), neighbour, like.scope, edit, commented, writing) : markup.leaf('p')
	return `${markup.open('tc')}${inner === '' ? '' : `${markup.open('tcPr')}${inner}${markup.close('tcPr')}`}${paragraphs}${markup.close('tc')}`
}

function firstParagraph(cell: XmlElement): StoryParagraph | undefined {
	const [first] = readStory(cell.children, new StoryProgress(''))
	return first
}

function rowsOf(table: XmlElement): XmlElement[] {
	return unwrap(table, 'w:tr').filter((row) => row.at('w:trPr', 'w:del') === undefined)
}

function placedCells(row: XmlElement): { cell: XmlElement; column: number }[] {
	let column = numberValue(row.at('w:trPr', 'w:gridBefore')) ?? 0
	return unwrap(row, 'w:tc').map((cell) => {
		const placed = { cell, column }
		column += Math.max(numberValue(cell.at('w:tcPr', 'w:gridSpan')) ?? 1, 1)
		return placed
	})
}

function isSpanned(cell: XmlElement): boolean {
	const merge = cell.at('w:tcPr', 'w:vMerge')
	return merge !== undefined && merge.attribute('w:val') !== 'restart'
}

function unwrap(element: XmlElement, name: string): XmlElement[] {
	return element.children.flatMap((child) =>
		child.name === name ? [child] : ['w:sdt', 'w:sdtContent', 'w:customXml'].includes(child.name) ? unwrap(child, name) : [],
	)
}

function nestedRows(element: XmlElement): XmlElement[] {
	return element.children.flatMap((child) => {
		if (child.name === 'w:tr') return child.at('w:trPr', 'w:del') === undefined ? [child] : []
		return child.name === 'w:p' ? [] : nestedRows(child)
	})
}
