import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'

/**
 * The blocks of a part that stood in an older state of it character by character, under the same namespaces: whatever
 * is wrong inside of one was wrong before. After an edit these are nearly all, which is what keeps the check after
 * every write cheap.
 */
export function settledBlocks(before: XmlElement | null, after: XmlElement): ReadonlySet<XmlElement> {
	const blocks = blocksOf(after)
	const known = before ? blocksOf(before) : []
	if (!before || headOf(before, known) !== headOf(after, blocks)) return new Set()
	const texts = new Set(known.map(textOf))
	return new Set(blocks.filter((block) => texts.has(textOf(block))))
}

function blocksOf(root: XmlElement): readonly XmlElement[] {
	return (root.name === 'w:document' ? root.child('w:body') : root)?.children ?? []
}

/** Everything before the first block. */
function headOf({ scope, end }: XmlElement, [first]: readonly XmlElement[]): string {
	return scope.source.slice(0, first?.start ?? end)
}

function textOf({ scope, start, end }: XmlElement): string {
	return scope.source.slice(start, end)
}
