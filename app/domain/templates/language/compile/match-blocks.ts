import type { Condition } from '../expressions/condition.ts'
import type { TemplateMistake } from '../template-content.ts'
import type { PartSource } from './part-source.ts'
import type { Block } from './tags.ts'

/** How deep blocks may nest. */
export const deepestBlock = 50

export interface MatchedBranch<Item> {
	condition: Condition | null
	tag: Block
	items: Item[]
}

type Folded<Item> = Item | { tag: Block }

interface Frame<Item> {
	open: Block
	branches: { condition: Condition | null; tag: Block; items: Folded<Item>[] }[]
	hasElse: boolean
}

/**
 * Finds the blocks that begin and end among these items, and puts one item in the place of each. Tags whose other half is
 * not here are left for the level above.
 */
export function matchBlocks<Item extends object>(
	items: readonly (Item | { tag: Block })[],
	build: (open: Block, branches: MatchedBranch<Item>[]) => Item,
	{ part, mistakes }: { part: PartSource; mistakes: TemplateMistake[] },
): (Item | { tag: Block })[] {
	const root: Folded<Item>[] = []
	const stack: Frame<Item>[] = []
	const put = (item: Folded<Item>) => (stack.at(-1)?.branches.at(-1)?.items ?? root).push(item)
	const say = ({ spot }: Block, problem: string) => mistakes.push({ ...spot, problem })
	const reportField = (open: Block, tag: Block) => {
		if (part.fieldAround(open.at) !== part.fieldAround(tag.at))
			say(tag, `${shownTag(open)} and ${shownTag(tag)} are not in the same Word field.`)
	}
	for (const item of items) {
		if (!('tag' in item)) {
			put(item)
			continue
		}
		const { tag } = item
		const top = stack.at(-1)
		if (tag.kind === 'if' || tag.kind === 'each') {
			if (stack.length >= deepestBlock) {
				say(tag, `Blocks nest deeper than ${deepestBlock} here.`)
				return []
			}
			stack.push({ open: tag, branches: [{ condition: tag.kind === 'if' ? tag.condition : null, tag, items: [] }], hasElse: false })
		} else if (!top) root.push(item)
		else if (tag.kind === 'else') {
			if (top.open.kind === 'each') say(tag, `{{else}} belongs to an {{#if}}, and here ${shownTag(top.open)} is open.`)
			else if (top.hasElse) say(tag, `${shownTag(top.open)} has an {{else}} already.`)
			top.hasElse ||= tag.condition === null
			reportField(top.open, tag)
			top.branches.push({ condition: tag.condition, tag, items: [] })
		} else {
			if (tag.of !== top.open.kind)
				say(tag, `{{/${tag.of}}} can’t close ${shownTag(top.open)}: close that first with {{/${top.open.kind}}}.`)
			reportField(top.open, tag)
			stack.pop()
			// No tag is left in it: each that came was matched or told.
			put(build(top.open, top.branches as MatchedBranch<Item>[]))
		}
	}
	for (const frame of stack) {
		for (const branch of frame.branches) {
			root.push({ tag: branch.tag })
			for (const item of branch.items) root.push(item)
		}
	}
	return root
}

/** A tag as it is written in the template, shortened. */
export function shownTag({ written }: Block): string {
	return `{{${written.length > 40 ? `${written.slice(0, 39)}…` : written}}}`
}
