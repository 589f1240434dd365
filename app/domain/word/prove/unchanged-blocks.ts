import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { haveSameCharacters } from '../package/xml/element-source.ts'

/** How many blocks of the older state are looked at for one that stands in the newer. */
const lookahead = 64

/**
 * The blocks of a part that stood in an older state of it character by character, in the same order and under the
 * same namespaces: whatever is wrong inside of one was wrong before. After an edit these are nearly all, and leaving
 * them unread is what keeps the check after every write cheap.
 */
export function settledBlocks(before: XmlElement | null, after: XmlElement): ReadonlySet<XmlElement> {
	const blocks = blocksOf(after)
	const known = before ? blocksOf(before) : []
	const settled = new Set<XmlElement>()
	if (!before || headOf(before, known) !== headOf(after, blocks)) return settled
	let next = 0
	for (const block of blocks) {
		const end = Math.min(known.length, next + lookahead)
		for (let at = next; at < end; at++) {
			if (!haveSameCharacters(known[at] as XmlElement, block)) continue
			settled.add(block)
			next = at + 1
			break
		}
	}
	return settled
}

function blocksOf(root: XmlElement): readonly XmlElement[] {
	return (root.name === 'w:document' ? root.child('w:body') : root)?.children ?? []
}

function headOf({ scope, end }: XmlElement, [first]: readonly XmlElement[]): string {
	return scope.source.slice(0, first?.start ?? end)
}
