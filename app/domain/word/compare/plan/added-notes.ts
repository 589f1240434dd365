import type { NoteReference } from '#app/domain/word/read/paragraph-content.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { isWithin } from '#app/domain/word/package/xml/element-paths.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import type { FileStory } from '#app/domain/word/read/read-stories.ts'
import type { ParagraphBlock } from '../read/blocks.ts'
import { contentsOf, unitsOf } from '../read/run-children.ts'

/** A note of the new version that is added to the old one. */
export interface AddedNote {
	kind: NoteReference['kind']
	/** Of the new file. */
	story: FileStory
	/** Part of the old file that holds notes of its kind, and the id that it gets there. */
	part: string
	id: number
}

/** A mark of an added note, and how many characters of its paragraph stand before it. */
export interface AddedMark {
	element: XmlElement
	run: XmlElement
	offset: number
	id: number
}

/** The notes to add: only where the old file has notes of their kind, or at least their part, as Word's files do. */
export class AddedNotes {
	readonly list: AddedNote[] = []
	private readonly file: DocxFile
	private readonly byKey = new Map<string, AddedNote>()
	private readonly lastIds = new Map<string, number>()

	constructor(file: DocxFile) {
		this.file = file
	}

	/** @returns whether it could be added. */
	add(note: NoteReference, story: FileStory): boolean {
		if (this.byKey.has(keyOf(note))) return true
		const part = this.file.related(`${note.kind}s`)
		const root = part === null ? null : this.file.tree(part)
		if (part === null || !root || root.contentStart === root.end) return false
		const last =
			this.lastIds.get(part) ??
			Math.max(0, ...root.children.map((element) => Number(element.attribute('w:id') ?? 0)).filter(Number.isSafeInteger))
		this.lastIds.set(part, last + 1)
		const added: AddedNote = { kind: note.kind, story, part, id: last + 1 }
		this.byKey.set(keyOf(note), added)
		this.list.push(added)
		return true
	}

	/** The marks of added notes in a paragraph of the new file, in order. */
	marksIn({ element, atoms, notes }: ParagraphBlock): AddedMark[] {
		if (!notes.some((note) => this.byKey.has(keyOf(note)))) return []
		const lengths = new Map(atoms.map((atom) => [atom.element, atom.text.length]))
		const marks: AddedMark[] = []
		let offset = 0
		for (const unit of unitsOf(element, false)) {
			if (unit.kind === 'formula') {
				for (const atom of atoms) if (isWithin(atom.element, unit.element)) offset += atom.text.length
				continue
			}
			for (const content of contentsOf([unit])) {
				const kind = content.name === 'w:footnoteReference' ? 'footnote' : content.name === 'w:endnoteReference' ? 'endnote' : null
				const added = kind && this.byKey.get(keyOf({ kind, id: content.attribute('w:id') ?? '' }))
				if (added) marks.push({ element: content, run: unit.element, offset, id: added.id })
				offset += lengths.get(content) ?? 0
			}
		}
		return marks
	}
}

function keyOf({ kind, id }: NoteReference): string {
	return `${kind} ${id}`
}
