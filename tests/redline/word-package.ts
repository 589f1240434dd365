import { posix } from 'node:path'
import { acceptAll, type Decide, readStory, type ReadParagraph } from './plain-reader.ts'
import { unzip } from './unzip.ts'
import { everyNode, parseTree, type XmlNode } from './xml-tree.ts'

/** A body, a note, a header or a footer. */
export interface PackageStory {
	part: string
	/** Id of the note. */
	note: string | null
	root: XmlNode
	/** Before the ids of its paragraphs, as 'b', 'fn2-'; `null` where extraction does not show the story. */
	prefix: string | null
	/** Index of the first `w:p` from which ids count. */
	first: number
}

const noteKinds = ['footnote', 'endnote'] as const

/** The parts read last, by their characters: most of what an edited file holds is what it held before, and nobody changes a tree. */
const recent = new Map<string, XmlNode>()
const mostKept = 40

function treeOf(text: string): XmlNode {
	const tree = recent.get(text) ?? parseTree(text)
	recent.delete(text)
	recent.set(text, tree)
	for (const oldest of recent.keys()) if (recent.size > mostKept) recent.delete(oldest)
	return tree
}

/** A Word file as our tests read it, without the product's code. */
export class WordPackage {
	readonly files: Map<string, Buffer>
	readonly stories: PackageStory[] = []
	readonly trees = new Map<string, XmlNode>()
	private readonly texts = new Map<string, string>()
	private readonly mainPart: string
	/** What stays of the body when every change is accepted. */
	private kept: XmlNode[] = []

	/** @throws when the zip or an XML part is damaged. */
	constructor(bytes: Uint8Array) {
		this.files = new Map(unzip(bytes).map(({ name, content }) => [name.replaceAll('\\', '/'), content]))
		for (const [name, content] of this.files) {
			if (!/\.(xml|rels)$/i.test(name)) continue
			const text = decode(content)
			this.texts.set(name, text)
			this.trees.set(name, treeOf(text))
		}
		this.mainPart = this.targets('').find(({ type }) => type === 'officeDocument')?.target ?? 'word/document.xml'
		this.addBody()
		for (const kind of noteKinds) this.addNotes(kind)
		for (const kind of ['header', 'footer'] as const) this.addMargins(kind)
	}

	/** The paragraphs of every story, empty ones too, in the order body, notes, headers, footers. */
	read(decide: Decide): ReadParagraph[][] {
		return this.stories.map((story) => readStory(story.root, this.trees.get(story.part)!, decide))
	}

	/** The characters of an XML part, in which its elements have their places. */
	text(part: string): string {
		return this.texts.get(part) ?? ''
	}

	/** Every element of the parts that Word edits. */
	*everyNode(): Generator<{ part: string; node: XmlNode }> {
		for (const [part, tree] of this.trees) if (!part.endsWith('.rels')) for (const node of everyNode(tree)) yield { part, node }
	}

	/** What a part refers to inside the package; '' for the package itself. */
	targets(part: string): { id: string; type: string; target: string }[] {
		const folder = posix.dirname(part)
		const relationships = this.find(part === '' ? '_rels/.rels' : `${folder === '.' ? '' : `${folder}/`}_rels/${posix.basename(part)}.rels`)
		return (relationships ? this.trees.get(relationships)!.children : []).flatMap((node) => {
			const target = (node.attributes.get('Target') ?? '').replaceAll('\\', '/')
			if (node.attributes.get('TargetMode') === 'External' || target === '') return []
			const name = this.find(target.startsWith('/') ? target.slice(1) : posix.normalize(posix.join(folder, target)))
			const type = (node.attributes.get('Type') ?? '').split('/').at(-1)!
			return name === null ? [] : [{ id: node.attributes.get('Id') ?? '', type, target: name }]
		})
	}

	private find(name: string): string | null {
		return [...this.files.keys()].find((file) => file.toLowerCase() === name.toLowerCase()) ?? null
	}

	private addBody(): void {
		const tree = this.trees.get(this.mainPart)
		const body = tree?.children.find(({ name }) => name === 'w:body')
		if (!body) throw new Error('There is no body')
		this.kept = keptNodes(body)
		this.stories.push({ part: this.mainPart, note: null, root: body, prefix: 'b', first: 0 })
	}

	private addNotes(kind: (typeof noteKinds)[number]): void {
		const part = this.targets(this.mainPart).find(({ type }) => type === `${kind}s`)?.target
		const tree = part === undefined ? undefined : this.trees.get(part)
		if (part === undefined || !tree) return
		const shown = new Set(this.kept.filter(({ name }) => name === `w:${kind}Reference`).map((mark) => mark.attributes.get('w:id')))
		for (const note of tree.children.filter(({ name }) => name === `w:${kind}`)) {
			const id = note.attributes.get('w:id') ?? ''
			this.stories.push({
				part,
				note: id,
				root: note,
				prefix: shown.has(id) ? `${kind === 'footnote' ? 'fn' : 'en'}${id}-` : null,
				first: firstIndex(note, tree),
			})
		}
	}

	private addMargins(kind: 'header' | 'footer'): void {
		const shown = new Set(this.kept.filter(({ name }) => name === `w:${kind}Reference`).map((mark) => mark.attributes.get('r:id')))
		const targets = this.targets(this.mainPart).filter(({ type }) => type === kind)
		for (const part of [...new Set(targets.map(({ target }) => target))].sort()) {
			const tree = this.trees.get(part)
			if (!tree) continue
			const isShown = targets.some(({ id, target }) => target === part && shown.has(id))
			const number = Number(/(\d{1,6})\.xml$/i.exec(part)?.[1] ?? 0)
			this.stories.push({
				part,
				note: null,
				root: tree,
				prefix: isShown ? `${kind === 'header' ? 'hd' : 'ft'}${number}-` : null,
				first: firstIndex(tree, tree),
			})
		}
	}
}

/** The elements that stay when every change is accepted. */
function keptNodes(node: XmlNode, kept: XmlNode[] = []): XmlNode[] {
	if (
		node.name === 'w:del' ||
		node.name === 'w:moveFrom' ||
		(node.name === 'w:tr' && node.children.some((child) => child.name === 'w:trPr' && child.children.some(({ name }) => name === 'w:del')))
	)
		return kept
	kept.push(node)
	for (const child of node.children) keptNodes(child, kept)
	return kept
}

function firstIndex(root: XmlNode, tree: XmlNode): number {
	const paragraphs = [...everyNode(tree)].filter(({ name }) => name === 'w:p')
	return Math.max(
		0,
		paragraphs.findIndex(({ start }) => start >= root.start),
	)
}

function decode(bytes: Buffer): string {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le')
	return bytes.toString('utf8')
}

/** The texts of every story, changes decided as asked. */
export function textsOf(bytes: Uint8Array, decide: Decide = acceptAll): string[][] {
	return new WordPackage(bytes).read(decide).map((story) => story.map(({ text }) => text))
}
