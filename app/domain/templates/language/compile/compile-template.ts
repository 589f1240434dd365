import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { storyParts, storyRoots } from '#app/domain/word/read/story-parts.ts'
import type { TemplateMistake } from '../template-content.ts'
import { compileStory, newCompilation } from './compile-blocks.ts'
import { expandSlots } from './expand-slots.ts'
import { PartSource } from './part-source.ts'
import type { Tag } from './tags.ts'
import type { Node } from './template-nodes.ts'

/** A part taken apart. */
export interface CompiledPart {
	part: PartSource
	nodes: Node[]
	tags: Tag[]
	mistakes: TemplateMistake[]
}

/** A part of a package with placeholders in it. */
export interface TemplatePart extends CompiledPart {
	/** Its name in the package. */
	name: string
	/** Whether clauses were put into its slots. */
	hasClauses: boolean
}

/** Takes the parts with placeholders apart. Clauses are put into their slots first; a slot without one stays empty. */
export function compileTemplate(file: DocxFile, clauses: Readonly<Record<string, string>> = {}): TemplatePart[] {
	return storyParts(file).flatMap(({ part: name, kind }) => {
		if (!/[{}&]/.test(file.part(name) ?? '')) return []
		const root = file.tree(name)
		const part = root && new PartSource(root, kind)
		if (!part?.isTemplate) return []
		const expanded = expandSlots(part, clauses)
		return [{ name, ...compilePart(expanded), hasClauses: expanded !== part }]
	})
}

/** Takes one part apart. */
export function compilePart(part: PartSource): CompiledPart {
	const { root, source } = part
	const compilation = newCompilation(part)
	const nodes: Node[] = []
	let from = 0
	const raw = (to: number) => nodes.push({ kind: 'raw', start: from, end: to, last: null })
	for (const { container } of storyRoots(root)) {
		if (!part.hasBrace(container)) continue
		raw(container.contentStart)
		nodes.push({
			kind: 'container',
			role: 'story',
			open: '',
			close: '',
			nodes: compileStory(container, compilation),
			followsTable: false,
			prefix: 'w:',
		})
		from = container.contentEnd
	}
	raw(source.length)
	return { part, nodes, tags: compilation.tags, mistakes: compilation.mistakes }
}
