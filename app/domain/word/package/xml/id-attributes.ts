import type { XmlElement } from './xml-element.ts'
import { sourceOf } from './element-source.ts'

const idAttribute = /[:\s](?:id|numId)\s*=/

/** Whether an attribute of the block or of anything in it may be called `id` or `numId`, whatever its prefix. */
export function mayHaveIds(block: XmlElement): boolean {
	const { summary } = block
	if (!summary) return idAttribute.test(sourceOf(block))
	return (summary.mayHaveIds ??= idAttribute.test(sourceOf(block)))
}

/** The characters of a part in which such attributes may stand: all but those of blocks of the body without any. */
export function* sourcesWithIds(root: XmlElement | null): Generator<string> {
	if (!root) return
	const { source } = root.scope
	let from = 0
	for (const block of root.child('w:body')?.children ?? []) {
		if (mayHaveIds(block)) continue
		if (block.start > from) yield source.slice(from, block.start)
		from = block.end
	}
	yield source.slice(from)
}
