import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'
import { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { formatValue } from '../../fields/formats/format-value.ts'
import type { Branching, Inline, Node, ParagraphNode, RawNode, Repeating } from '../compile/template-nodes.ts'
import { joinWords } from './join-words.ts'
import type { Condition } from '../expressions/condition.ts'
import { hasValue, holds, isOpen, openIn } from '../expressions/evaluate-condition.ts'
import type { Found, Scope } from '../expressions/scope.ts'
import { InlineWriter, prefixOf } from './inline-writer.ts'
import { bookmarkOf, highlightedRun, markedLabel } from './open-field.ts'
import type { PartWriter } from './part-writer.ts'

/** What the parts of one document share while they are written. */
export interface Writing {
	marksOpen: boolean
	/** The open fields that were met, in their order. */
	open: Set<string>
	/** How often each bookmark of an open field was set. */
	bookmarks: Map<string, number>
}

/** What an entry of a list takes of the characters of a document, however few it leaves: lists in lists multiply. */
const costOfEntry = 50

const paragraphIds = /\s[\w.-]+:(?:paraId|textId)="[^"]*"/g

/** Writes the nodes of a part with the values of a document. */
export class DocumentWriter {
	private readonly writer: PartWriter
	private readonly writing: Writing

	constructor(writer: PartWriter, writing: Writing) {
		this.writer = writer
		this.writing = writing
	}

	write(nodes: readonly Node[], scope: Scope): void {
		for (const node of nodes) this.writeNode(node, scope)
	}

	private writeNode(node: Node, scope: Scope): void {
		switch (node.kind) {
			case 'raw':
				return this.writeRaw(node)
			case 'paragraph':
				return this.writeParagraph(node, scope)
			case 'container':
				return this.writeContainer(node, scope)
			case 'if':
				return this.writeBranch(
					node,
					scope,
					(found) => this.markOpenBlock(found),
					(nodes) => this.write(nodes, scope),
				)
			case 'each':
				return this.writeEntries(node, scope, (nodes, entry) => this.write(nodes, entry))
		}
	}

	private writeRaw({ start, end, last, startsTable, isSection }: RawNode): void {
		const { sequence } = this.writer
		if ((startsTable && sequence.last === 'tbl') || (isSection && sequence.last === null)) this.putEmptyParagraph('w:')
		this.writer.raw(start, end)
		sequence.last = last ?? sequence.last
	}

	private writeContainer(node: Extract<Node, { kind: 'container' }>, scope: Scope): void {
		const { writer } = this
		const around = writer.sequence
		const begun = writer.begin()
		if (node.role === 'tbl' && around.last === 'tbl' && !node.followsTable) this.putEmptyParagraph(node.prefix)
		writer.putSource(node.open)
		// What stands around is the sequence of a control's content too.
		const isOwn = node.role !== 'plain'
		if (isOwn) writer.sequence = { last: null }
		this.write(node.nodes, scope)
		const { last } = writer.sequence
		const needsParagraph = (node.role === 'cell' && last !== 'p') || (node.role === 'story' && last === null)
		if (needsParagraph) this.putEmptyParagraph(node.prefix)
		writer.putSource(node.close)
		writer.sequence = around
		if (last === null && ['tbl', 'tr', 'wrapper'].includes(node.role)) return writer.takeBack(begun)
		const left = { cell: 'tc', tbl: 'tbl', tr: 'tr', wrapper: last, story: around.last, plain: around.last } as const
		around.last = left[node.role]
	}

	private writeParagraph({ element, properties, content, isBlocksOnly, isOneValue }: ParagraphNode, scope: Scope): void {
		const { writer } = this
		const { source } = writer.part
		const begun = writer.begin()
		const tag = source.slice(element.start, element.contentStart)
		const end = source.slice(element.contentEnd, element.end)
		const section = properties?.child('w:sectPr')
		const format = properties ? source.slice(properties.start, properties.end) : ''
		writer.putSource(tag)
		let formatAt = writer.begin()
		writer.putSource(format)
		const inline = new InlineWriter(writer, () => {
			// A section ends with the last of the paragraphs that one becomes.
			if (properties && section)
				writer.replace(formatAt, source.slice(properties.start, section.start) + source.slice(section.end, properties.end))
			writer.put(end + tag.replace(paragraphIds, ''))
			formatAt = writer.begin()
			writer.putSource(format)
		})
		this.writeInline(content, scope, inline, isOneValue)
		inline.close()
		if (isBlocksOnly && !inline.hasContent && !section) return writer.takeBack(begun)
		writer.put(end)
		writer.sequence.last = 'p'
	}

	private writeInline(content: readonly Inline[], scope: Scope, inline: InlineWriter, isOneValue = false): void {
		for (const item of content) {
			switch (item.kind) {
				case 'text':
					inline.words(item.path, item.text, item.words)
					break
				case 'leaf':
					inline.leaf(item.path, item.isContent, () => this.writeAside(item.nodes, scope))
					break
				case 'value':
					this.writeValue(item, scope, inline, isOneValue)
					break
				case 'if':
					this.writeBranch(
						item,
						scope,
						(found) => this.markOpen(found, item.at, inline),
						(nodes) => this.writeInline(nodes, scope, inline),
					)
					break
				case 'each': {
					const separators = joinWords(item.join)
					this.writeEntries(
						item,
						scope,
						(nodes, entry, index, count) => {
							if (item.at) inline.words(item.at.path, item.at.text, separators(index, count))
							this.writeInline(nodes, entry, inline)
						},
						(found) => this.markOpen(found, item.at, inline),
					)
				}
			}
		}
	}

	/** Stories inside a paragraph are sequences of their own. */
	private writeAside(nodes: readonly Node[], scope: Scope): void {
		const around = this.writer.sequence
		this.writer.sequence = { last: null }
		this.write(nodes, scope)
		this.writer.sequence = around
	}

	private writeValue(
		{ path, text, shown }: Extract<Inline, { kind: 'value' }>,
		scope: Scope,
		inline: InlineWriter,
		isOneValue: boolean,
	): void {
		if ('text' in shown) return inline.words(path, text, shown.text)
		const found = scope.find(shown.path)
		if (isOpen(found)) return this.markOpen(found, { path, text }, inline)
		if (found.value === undefined) return
		const words = xmlText(formatValue(found.value, { kind: found.kind, choices: found.field?.choices ?? [] }, shown.formats))
		if (found.kind === 'long_text' && isOneValue) {
			for (const [index, line] of words.split(/\n+/).entries()) {
				if (index > 0) inline.breakParagraph()
				inline.words(path, text, line)
			}
		} else inline.words(path, text, found.kind === 'address' && !isOneValue ? words.replace(/,?\n/g, ', ') : words)
	}

	private writeBranch<Within>(
		{ branches, isOfRows }: Branching<Within>,
		scope: Scope,
		mark: (found: Found) => void,
		write: (nodes: readonly Within[]) => void,
	): void {
		for (const { condition, nodes } of branches) {
			const held = condition === null ? true : holds(condition, scope)
			if (held === null && condition) return this.markUndecided(condition, scope, isOfRows, mark)
			if (held) return write(nodes)
		}
	}

	private markUndecided(condition: Condition, scope: Scope, isOfRows: boolean, mark: (found: Found) => void): void {
		for (const found of openIn(condition, scope)) {
			this.writing.open.add(found.name)
			if (!isOfRows) mark(found)
		}
	}

	private writeEntries<Within>(
		{ path, nodes }: Repeating<Within>,
		scope: Scope,
		write: (nodes: readonly Within[], entry: Scope, index: number, count: number) => void,
		mark: (found: Found) => void = () => undefined,
	): void {
		const { writer } = this
		const list = scope.find(path)
		if (isOpen(list)) {
			this.writing.open.add(list.name)
			return mark(list)
		}
		const wasCopy = writer.isCopy
		const entries = hasValue(list.value) ? scope.entries(list) : []
		for (const [index, entry] of entries.entries()) {
			writer.isCopy = wasCopy || index > 0
			writer.spend(costOfEntry)
			write(nodes, entry, index, entries.length)
		}
		writer.isCopy = wasCopy
	}

	private markOpen(found: Found, at: { path: readonly XmlElement[]; text: XmlElement } | null, inline: InlineWriter): void {
		this.writing.open.add(found.name)
		const run = at?.path.at(-1)
		if (!this.writing.marksOpen || !at || !run) return
		const markup = new Markup(run)
		inline.leaf(at.path.slice(0, -1), true, () => {
			this.writer.put(this.bookmarked(markup, found, highlightedRun(run, markup, markedLabel(found))))
		})
	}

	/** An open condition over whole paragraphs is told in a paragraph of its own. */
	private markOpenBlock(found: Found): void {
		if (!this.writing.marksOpen) return
		const markup = new Markup(this.writer.part.root)
		this.writer.put(markup.open('p') + this.bookmarked(markup, found, highlightedRun(null, markup, markedLabel(found))) + markup.close('p'))
		this.writer.sequence.last = 'p'
	}

	private bookmarked(markup: Markup, found: Found, run: string): string {
		const { bookmarks } = this.writing
		const name = bookmarkOf(found.name)
		const used = (bookmarks.get(name) ?? 0) + 1
		bookmarks.set(name, used)
		const id = this.writer.freshId()
		const start = markup.leaf('bookmarkStart', { id, name: used === 1 ? name : `${name.slice(0, 34)}_${used}` })
		return start + run + markup.leaf('bookmarkEnd', { id })
	}

	private putEmptyParagraph(prefix: string): void {
		const { root } = this.writer.part
		this.writer.put(`<${prefix === 'w:' ? prefixOf(root) : prefix}p/>`)
		this.writer.sequence.last = 'p'
	}
}
