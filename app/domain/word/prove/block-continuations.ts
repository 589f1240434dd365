import type { XmlElement } from '../package/xml/xml-element.ts'
import { blockHasFields } from '../read/part-fields.ts'
import { isDeletion, isInsertion } from '../read/revision-elements.ts'
import { sourceOf } from '../package/xml/element-source.ts'

/** Where something runs on from one block of a body into the next: a complex field, or a paragraph whose mark a tracked change may take away. */
export class BlockContinuations {
	/** Whether fields are followed at all: not where they do not end as often as they begin (`StoryProgress`). */
	readonly followsFields: boolean
	private readonly blocks: readonly XmlElement[]
	/** By index of a block, how many fields are open before it; empty where there are none. */
	private readonly fields: number[]

	constructor({ children }: XmlElement) {
		this.blocks = children
		this.fields = openFields(children)
		this.followsFields = (this.fields.at(-1) ?? 0) === 0
	}

	/** Whether something runs on into the block of that index. */
	into(index: number): boolean {
		if (this.followsFields && (this.fields[index] ?? 0) !== 0) return true
		let at = index - 1
		// The ends of ranges stand between paragraphs without parting them.
		while (at >= 0 && isMarker(this.blocks[at] as XmlElement)) at--
		const block = this.blocks[at]
		if (!block || block.name === 'w:tbl' || !mayHaveChanges(block)) return false
		if (block.name !== 'w:p') return true
		return block.at('w:pPr', 'w:rPr')?.children.some((mark) => isInsertion(mark) || isDeletion(mark)) ?? false
	}
}

function mayHaveChanges(block: XmlElement): boolean {
	return block.summary ? block.summary.hasChanges : /[:<](?:ins|del|moveFrom|moveTo)[\s/>]/.test(sourceOf(block))
}

function isMarker({ name, contentStart, end }: XmlElement): boolean {
	return contentStart === end && name !== 'w:p'
}

function openFields(blocks: readonly XmlElement[]): number[] {
	const holding = new Set(blocks.filter(blockHasFields))
	if (holding.size === 0) return []
	let depth = 0
	return [
		0,
		...blocks.map((block) => {
			if (holding.has(block))
				for (const [, type] of sourceOf(block).matchAll(/fldCharType\s*=\s*["'](begin|end)["']/g)) depth += type === 'begin' ? 1 : -1
			return depth
		}),
	]
}
