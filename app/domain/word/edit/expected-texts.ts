import type { XmlElement } from '../package/xml/xml-element.ts'
import { isWithin } from '../package/xml/element-paths.ts'
import type { FileParagraph, FileStory } from '../read/read-stories.ts'
import { elementsOf } from '../read/lazy-paragraphs.ts'
import { inOrderOfWriting, type PlannedRow, type PlannedSiblings, splitsOf } from './plan/planned-edits.ts'
import type { ResolvedEdits } from './plan/resolve-edits.ts'
import { rewrittenTexts } from './rewritten-text.ts'
import type { StoryView } from '../read/story-views.ts'

/**
 * The accepted texts of the stories that a batch changes, made from the texts before and the edits alone; the written
 * file is measured against them.
 *
 * @param settled blocks of the body that are unchanged in the written file. Their paragraphs are left out.
 */
export function intendedTexts(stories: readonly FileStory[], resolved: ResolvedEdits, settled: ReadonlySet<XmlElement>): StoryView[] {
	const concerned = new Set([
		...resolved.paragraphs.keys(),
		...resolved.siblings.map(({ beside }) => beside),
		...resolved.rows.flatMap(({ paragraphs }) => paragraphs),
	])
	return stories
		.filter((story) => story.paragraphs.some((paragraph) => concerned.has(paragraph)))
		.map((story) => ({ part: story.part, note: story.note, paragraphs: new IntendedStory(story, resolved, settled).texts() }))
}

class IntendedStory {
	private readonly paragraphs: readonly FileParagraph[]
	private readonly resolved: ResolvedEdits
	private readonly siblings = new Map<FileParagraph, PlannedSiblings[]>()
	private readonly rowsBefore = new Map<FileParagraph, PlannedRow[]>()
	private readonly rowsAfter = new Map<FileParagraph, PlannedRow[]>()
	private readonly removed = new Set<FileParagraph>()
	private readonly settled: ReadonlySet<FileParagraph>
	private next = 0

	constructor(story: FileStory, resolved: ResolvedEdits, settled: ReadonlySet<XmlElement>) {
		this.paragraphs = story.paragraphs
		this.resolved = resolved
		this.settled = paragraphsOfBlocks(story, settled)
		for (const each of resolved.siblings) put(this.siblings, each.beside, each)
		for (const each of resolved.rows) {
			const [first] = each.paragraphs
			const last = each.paragraphs.at(-1)
			if (!each.added) for (const paragraph of each.paragraphs) this.removed.add(paragraph)
			else if (each.added.where === 'before' && first) put(this.rowsBefore, first, each)
			else if (last) put(this.rowsAfter, last, each)
		}
	}

	texts(): string[] {
		const texts: string[] = []
		while (this.next < this.paragraphs.length) texts.push(...this.readNext())
		return texts
	}

	private readNext(): string[] {
		const paragraph = this.paragraphs[this.next++]
		if (!paragraph || this.isUnchanged(paragraph)) return []
		const siblings = this.siblings.get(paragraph) ?? []
		const beside = (where: 'before' | 'after') => siblings.filter((each) => each.where === where).flatMap(({ texts }) => texts)
		const rows = (planned: PlannedRow[] | undefined) =>
			planned?.flatMap(({ added }) => added?.cells.flatMap(({ text }) => text.split('\n')) ?? []) ?? []
		return [
			...rows(this.rowsBefore.get(paragraph)),
			...beside('before'),
			...this.readInside(paragraph),
			...beside('after'),
			...rows(this.rowsAfter.get(paragraph)),
		]
	}

	private isUnchanged(paragraph: FileParagraph): boolean {
		return this.settled.has(paragraph) && !this.siblings.has(paragraph) && !this.rowsBefore.has(paragraph) && !this.rowsAfter.has(paragraph)
	}

	private readInside(paragraph: FileParagraph): string[] {
		if (this.settled.has(paragraph)) return []
		const planned = this.resolved.paragraphs.get(paragraph)
		const isEmptied = planned?.edits.some(({ all }) => all) ?? false
		const markGoes = this.removed.has(paragraph) || (planned?.deletedMark ?? null) !== null
		const parts = markGoes ? [] : planned ? rewrittenTexts(paragraph, planned.edits.toSorted(inOrderOfWriting)) : [paragraph.text]
		const splits = planned ? splitsOf(planned) : []
		const texts: string[] = []
		let part = 0
		for (let box = this.paragraphs[this.next]; box && isInside(box, paragraph); box = this.paragraphs[this.next]) {
			const start = elementsOf(box)[0]?.start ?? 0
			const anchor = splits.filter((split) => split <= start).length
			while (part <= anchor && part < parts.length) texts.push(parts[part++] ?? '')
			const inside = this.readNext()
			if (!isEmptied) texts.push(...inside)
		}
		return [...texts, ...parts.slice(part)]
	}
}

function isInside(box: FileParagraph, paragraph: FileParagraph): boolean {
	const [inner] = elementsOf(box)
	return inner !== undefined && elementsOf(paragraph).some((element) => element !== inner && isWithin(inner, element))
}

function paragraphsOfBlocks({ container, paragraphs }: FileStory, wanted: ReadonlySet<XmlElement>): Set<FileParagraph> {
	const found = new Set<FileParagraph>()
	if (wanted.size === 0) return found
	let index = 0
	for (const paragraph of paragraphs) {
		const end = elementsOf(paragraph).at(-1)?.end ?? 0
		while ((container.children[index]?.end ?? Infinity) < end) index++
		const block = container.children[index]
		if (block && wanted.has(block)) found.add(paragraph)
	}
	return found
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
	map.set(key, [...(map.get(key) ?? []), value])
}
