import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { TemplateMistake } from '../template-content.ts'
import type { PartSource } from './part-source.ts'
import { shownTag } from './match-blocks.ts'
import type { Block, Tag } from './tags.ts'
import type { Node } from './template-nodes.ts'

/** What compiling a part needs and gathers. */
export interface Compilation {
	part: PartSource
	mistakes: TemplateMistake[]
	/** Every tag of the part, in the order of the file. */
	tags: Tag[]
	/** Takes an element apart that is none of the text itself but may hold text boxes. */
	inside(element: XmlElement): Node[]
}

/** A paragraph, table or row taken apart, with the tags at its edges whose other half stands elsewhere. */
export interface Unit {
	/** `null` for one that held nothing but such tags, and goes. */
	node: Node | null
	leading: Block[]
	trailing: Block[]
	/** Whether anything but tags stands in it. */
	hasContent: boolean
}

/**
 * Puts tags whose other half stands elsewhere before or after the content of their paragraph, cell or row. One in the
 * middle is a mistake: half a paragraph can't be kept.
 *
 * @param what as a mistake names it: 'paragraph', 'row'
 */
export function placeEdges(
	items: readonly ({ tag: Block } | { hasContent: boolean })[],
	what: 'paragraph' | 'cell' | 'row',
	mistakes: TemplateMistake[],
): { leading: Block[]; trailing: Block[]; hasContent: boolean } {
	const isContent = (item: (typeof items)[number]) => 'hasContent' in item && item.hasContent
	const first = items.findIndex(isContent)
	const last = items.findLastIndex(isContent)
	const leading: Block[] = []
	const trailing: Block[] = []
	for (const [index, item] of items.entries()) {
		if (!('tag' in item)) continue
		if (first < 0 || index < first) leading.push(item.tag)
		else if (index > last) trailing.push(item.tag)
		else mistakes.push({ ...item.tag.spot, problem: inTheMiddle(item.tag, what) })
	}
	return { leading, trailing, hasContent: first >= 0 }
}

function inTheMiddle(tag: Block, what: string): string {
	const other = tag.kind === 'if' || tag.kind === 'each' ? 'is not closed in' : 'begins nothing in'
	return `${shownTag(tag)} ${other} this ${what}, so it has to be at its beginning or end, or in a ${what} of its own.`
}

/** Tells of tags whose other half is nowhere, or where it can't be. */
export function reportUnmatched(tags: readonly Block[], mistakes: TemplateMistake[]): void {
	for (const tag of tags) mistakes.push({ ...tag.spot, problem: unmatched(tag) })
}

function unmatched(tag: Block): string {
	const together = 'Both must be in the same text, table, cell, text box or content control.'
	if (tag.kind === 'if' || tag.kind === 'each') return `${shownTag(tag)} is never closed with {{/${tag.kind}}}. ${together}`
	if (tag.kind === 'end') return `{{/${tag.of}}} closes nothing: no {{#${tag.of}}} is open here. ${together}`
	return `${shownTag(tag)} is not inside an {{#if}}.`
}
