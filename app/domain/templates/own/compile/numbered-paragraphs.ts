import type { Block } from '../source/block.ts'

/** Where a reference leads. */
export interface Target {
	bookmark: string
	/** The number as it stands when every condition of the template holds: '4', '4.2'. */
	number: string
}

/** The targets of references, by label. @throws Error when two paragraphs have one label */
export function numberTargets(blocks: readonly Block[]): Map<string, Target> {
	const targets = new Map<string, Target>()
	let counts = [0, 0, 0, 0]
	for (const block of blocks) {
		if (block.kind === 'exhibit') counts = [0, 0, 0, 0]
		if (block.kind !== 'clause') continue
		counts = counts.map((count, level) => (level < block.level ? count : level === block.level ? count + 1 : 0))
		if (block.label === null || block.level > 1) continue
		// A heading may stand in an exhibit again: a reference means the first.
		if (targets.has(block.label)) continue
		const number = counts.slice(0, block.level + 1).join('.')
		targets.set(block.label, { bookmark: `_Ref${10_000 + targets.size}`, number })
	}
	return targets
}
