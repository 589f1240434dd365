import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { NumberingCounter } from '#app/domain/word/read/numbering-counter.ts'
import { type NumberingInstance, readNumbering } from '#app/domain/word/read/numbering.ts'
import { describeParagraph, listOf } from '#app/domain/word/read/paragraph-properties.ts'
import { readStories, type FileParagraph } from '#app/domain/word/read/read-stories.ts'
import { readStyles, type StyleSheet } from '#app/domain/word/read/styles.ts'
import { readMarks } from '../compile/part-source.ts'
import { wordsIn } from './field-results.ts'

/** The numbers of a paragraph from the outermost level that its own does not include: ['2', '(a)']. */
export type NumberChain = readonly string[]

/** What cross-references can say of the words under a bookmark. */
export interface BookmarkPlace {
	chain: NumberChain
	/** The words under it; `null` where they are not in one paragraph. */
	words: string | null
}

/** A document as its cross-references see it. */
export interface ReferencedDocument {
	/** By name in lower case. */
	bookmarks: ReadonlyMap<string, BookmarkPlace>
	/** The numbers of the paragraph around a place of the main part. */
	chainAt(place: number): NumberChain
}

/** Numbers the paragraphs of a file and finds its bookmarks. Those of notes and headers have words and no numbers. */
export function readReferenced(file: DocxFile): ReferencedDocument {
	const styles = readStyles(file.relatedTree('styles'))
	const lists = readNumbering(file.relatedTree('numbering'), styles)
	const counter = new NumberingCounter(lists)
	const chains = new ChainKeeper(lists)
	const paragraphs = readStories(file).find(({ kind }) => kind === 'body')?.paragraphs ?? []
	const numbered = paragraphs.map((paragraph) => {
		const { numbering } = describeParagraph(paragraph.story, styles, counter)
		const chain = numbering === null ? [] : chains.next(numbering, paragraph, styles, counter)
		const { start, end } = paragraph.story.element
		return { start, end, chain }
	})
	// Those of text boxes stand between the paragraphs that hold them.
	numbered.sort((one, other) => one.start - other.start)
	const chainAt = (place: number) =>
		(numbered.findLast(({ start, end }) => start <= place && place < end) ?? numbered.find(({ start }) => start > place))?.chain ?? []

	const source = file.part(file.mainPart) ?? ''
	const bookmarks = new Map<string, BookmarkPlace>()
	const marks = readMarks(source)
	const ends = new Map(marks.filter(({ edge, kind }) => edge === 'end' && kind === 'bookmark').map((mark) => [mark.id, mark.start]))
	for (const { name, id, end } of marks) {
		if (name === null) continue
		const under = source.slice(end, ends.get(id) ?? end)
		bookmarks.set(name.toLowerCase(), { chain: chainAt(end), words: /<\/(?:[\w.-]+:)?p>/.test(under) ? null : wordsIn(under) })
	}
	return { bookmarks, chainAt }
}

/** The number that a chain makes: '2(a)'. Full stops at ends of numbers are not shown in references. */
export function joinChain(chain: NumberChain): string {
	return chain.map((label) => label.replace(/\.+$/, '')).join('')
}

/** Remembers, list by list, the last number of each level. */
class ChainKeeper {
	private readonly lists: ReadonlyMap<number, NumberingInstance>
	private readonly last = new Map<string, string[]>()

	constructor(lists: ReadonlyMap<number, NumberingInstance>) {
		this.lists = lists
	}

	next(label: string, { story }: FileParagraph, styles: StyleSheet, counter: NumberingCounter): NumberChain {
		const properties = story.element.child('w:pPr')
		const styleId = properties?.child('w:pStyle')?.attribute('w:val') ?? null
		const at = listOf(properties, styleId === null ? styles.defaultParagraph : styles.find(styleId), counter)
		const list = at && this.lists.get(at.numberingId)
		if (!at || !list) return [label]
		const labels = this.last.get(list.definitionId) ?? []
		this.last.set(list.definitionId, labels)
		labels.length = Math.min(labels.length, at.level)
		labels[at.level] = label
		const chain = [label]
		for (let level = outermostShown(list, at.level); level > 0; level = outermostShown(list, level - 1)) {
			const above = labels[level - 1]
			if (above === undefined) break
			chain.unshift(above)
		}
		return chain
	}
}

/** The outermost level whose number is part of a level's own: of '%1.%2' the first. */
function outermostShown(list: NumberingInstance, level: number): number {
	const shown = Array.from(list.levels.get(level)?.text.matchAll(/%([1-9])/g) ?? [], ([, digit]) => Number(digit) - 1)
	return Math.min(level, ...shown)
}
