import type { XmlElement } from '../package/xml/xml-element.ts'
import { StoryProgress } from './story-progress.ts'
import { sourceOf } from '../package/xml/element-source.ts'

const known = new WeakMap<XmlElement, boolean>()

/** Whether complex fields stand in a block. */
export function blockHasFields(block: XmlElement): boolean {
	return block.summary ? block.summary.hasFields : sourceOf(block).includes('fldCharType')
}

/** What carries on from paragraph to paragraph at the beginning of a part. */
export function progressOf(root: XmlElement): StoryProgress {
	// Cached: searching a long part for fields again takes as long as reading a view.
	const hasFields = known.get(root) ?? holdsFields(root)
	known.set(root, hasFields)
	return new StoryProgress(hasFields ? root.scope.source : '')
}

function holdsFields(root: XmlElement): boolean {
	const body = root.child('w:body')
	return body ? body.children.some(blockHasFields) : root.scope.source.includes('fldCharType')
}
