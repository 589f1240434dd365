import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { EditConflicts } from './edit-conflicts.ts'
import { isShut, takesParagraphs } from './editable.ts'
import { lines, readsAsExpected, textsOf } from '../edit-texts.ts'
import type { Edit, EditRefusal } from '../edits.ts'
import { pathTo } from '#app/domain/word/package/xml/element-paths.ts'
import { isComputed, readFields, type StoryFields } from './fields.ts'
import { unchangeableText, wordEditsAround } from '../words/unchangeable-text.ts'
import { layOut } from './inline-items.ts'
import { keepInsertionsApart } from './adjacent-insertions.ts'
import { canCarryComment, hasDeletedMark, paragraphsOf, runsIntoNext } from './paragraph-place.ts'
import { type ParagraphEdit, type ParagraphPlan, planParagraph } from './plan-paragraph.ts'
import { inOrderOfWriting, type PlannedParagraph, type PlannedRow, type PlannedSiblings } from './planned-edits.ts'
import type { FileParagraph, FileStory } from '#app/domain/word/read/read-stories.ts'
import { planRow } from '../write/table-rows.ts'
import { twinOf } from '#app/domain/word/read/fallback-paragraphs.ts'
import { type WordEdit, wordEdits } from '../words/word-edits.ts'

/** A batch of edits, each located in the file and found possible, or refused. */
export class ResolvedEdits {
	readonly paragraphs = new Map<FileParagraph, PlannedParagraph>()
	readonly siblings: PlannedSiblings[] = []
	readonly rows: PlannedRow[] = []
	/** By index of the edit; `null` where it can be made. */
	readonly refusals: (EditRefusal | null)[]
	private readonly claims = new EditConflicts()
	private readonly places = new Map<string, { story: FileStory; paragraph: FileParagraph }>()
	private readonly fields = new Map<FileStory, StoryFields>()
	/** Every paragraph that an edit was tried in, whether or not it was possible. */
	private readonly laidOut = new Map<FileParagraph, PlannedParagraph>()

	constructor(stories: readonly FileStory[], edits: readonly Edit[]) {
		for (const story of stories) for (const paragraph of story.paragraphs) this.places.set(paragraph.id, { story, paragraph })
		this.refusals = edits.map((edit, index) => this.resolve(edit, index))
		keepInsertionsApart(stories, this.paragraphs, this.siblings)
	}

	/** Indices of the edits that a comment is hung on, in their order. */
	get commented(): number[] {
		const planned = [...this.siblings, ...this.rows, ...[...this.paragraphs.values()].flatMap(({ edits }) => edits)]
		return [...new Set(planned.filter(({ commented }) => commented).map(({ edit }) => edit))].sort((one, other) => one - other)
	}

	private resolve(edit: Edit, index: number): EditRefusal | null {
		const place = this.places.get(edit.paragraphId)
		if (!place) return 'no_such_paragraph'
		const { story, paragraph } = place
		const range = 'start' in edit ? edit : { start: 0, end: paragraph.text.length, expected: edit.expected }
		if (!readsAsExpected(paragraph.text, range)) return 'text_differs'
		if (textsOf(edit).some((text) => xmlText(text) !== text)) return 'unwritable_text'
		const path = pathTo(story.root, paragraph.story.element)
		if (path.some((element) => element.name === 'w:sdt' && isShut(element))) return 'not_editable'
		const commented = canCarryComment(story, path) && 'comment' in edit && edit.comment !== undefined
		switch (edit.kind) {
			case 'replace':
				return this.replace(place, path, edit, index, commented)
			case 'comment':
				return canCarryComment(story, path)
					? this.write(place, { edit: index, start: edit.start, end: edit.end, words: [], all: false, appended: [], commented: true })
					: 'not_editable'
			case 'delete_paragraph':
				return this.deleteParagraph(place, path, index, commented)
			case 'insert_paragraphs':
				return this.insertParagraphs(
					place,
					path,
					edit.where,
					edit.texts.flatMap((text) => lines(text)),
					index,
					commented,
				)
			case 'insert_row':
				return this.insertRow(
					place,
					path,
					edit.where,
					edit.cells.map((text) => lines(text).join('\n')),
					index,
					commented,
				)
			case 'delete_row':
				return this.deleteRow(place, path, index, commented)
		}
	}

	private replace(
		place: Located,
		path: readonly XmlElement[],
		{ start, end, expected, text }: Extract<Edit, { kind: 'replace' }>,
		edit: number,
		commented: boolean,
	): EditRefusal | null {
		const changes = wordEdits(expected, lines(text).join('\n'))
		if (changes.length === 0) return 'nothing_to_change'
		if (changes.some((change) => change.text.includes('\n')) && !takesParagraphs(path)) return 'not_editable'
		if (!this.claims.isRangeFree(place.paragraph, start, end)) return 'overlaps'
		const fixed = unchangeableText(this.plannedFor(place).items, start, end)
		const inParagraph = (edits: readonly WordEdit[]): ParagraphEdit => ({
			edit,
			start,
			end,
			words: edits.map((word) => ({ ...word, start: word.start + start, end: word.end + start })),
			all: false,
			appended: [],
			commented,
		})
		// Where the words of a field can stay they do: as a whole it may go, and what stood there would no longer be computed.
		const around =
			fixed.length > 0
				? wordEditsAround(
						expected,
						lines(text).join('\n'),
						fixed.map((words) => ({ start: words.start - start, end: words.end - start })),
					)
				: null
		const refused = around && this.write(place, inParagraph(around)) === null ? null : this.write(place, inParagraph(changes))
		if (refused === null) this.claims.takeRange(place.paragraph, start, end)
		return refused
	}

	private deleteParagraph(place: Located, path: readonly XmlElement[], edit: number, commented: boolean): EditRefusal | null {
		const { paragraph } = place
		const { part, story } = paragraph
		const elements = story.contents.map(({ element }) => element)
		if (!this.claims.areAreasFree(part, elements)) return 'overlaps'
		const markGoes = runsIntoNext(path) && story.element.at('w:pPr', 'w:sectPr') === undefined
		const holdsSomething = story.contents.some(({ element }) => element.children.some(({ name }) => name !== 'w:pPr'))
		if (!markGoes && !holdsSomething) return 'nothing_to_change'
		const refused = this.write(
			place,
			{ edit, start: 0, end: paragraph.text.length, words: [], all: true, appended: [], commented },
			markGoes,
		)
		if (refused === null) this.claims.takeAreas(part, elements)
		return refused
	}

	private insertParagraphs(
		place: Located,
		path: readonly XmlElement[],
		where: 'before' | 'after',
		texts: readonly string[],
		edit: number,
		commented: boolean,
	): EditRefusal | null {
		const { paragraph, story } = place
		const { part, text } = paragraph
		if (texts.length === 0) return 'nothing_to_change'
		if (!takesParagraphs(path)) return 'not_editable'
		if (!this.claims.isPlaceFree(part, paragraph.story.element, true)) return 'overlaps'
		const first = paragraph.story.contents[0]?.element ?? paragraph.story.element
		if (where === 'after' && !runsIntoNext(path)) {
			const refused = this.write(place, { edit, start: text.length, end: text.length, words: [], all: false, appended: texts, commented })
			if (refused === null) this.claims.takePlace(part, paragraph.story.element, true)
			return refused
		}
		const { items, fields } = this.plannedFor(place)
		const open = where === 'before' ? (fields.openAt.get(first) ?? []) : (items.at(-1)?.before.fields ?? [])
		if (open.some(({ field, inResult }) => !inResult || isComputed(field.instruction))) return 'not_editable'
		const container = (where === 'before' ? pathTo(story.root, first) : path).at(-2)
		if (!container) return 'not_editable'
		this.siblings.push({ edit, beside: paragraph, container, where, texts, commented })
		this.claims.takePlace(part, paragraph.story.element, true)
		return null
	}

	private insertRow(
		{ paragraph, story }: Located,
		path: readonly XmlElement[],
		where: 'before' | 'after',
		texts: readonly string[],
		edit: number,
		commented: boolean,
	): EditRefusal | null {
		const row = path.findLast(({ name }) => name === 'w:tr')
		const table = path.findLast(({ name }) => name === 'w:tbl')
		if (!row || !table) return 'not_in_a_table'
		if (!this.claims.isPlaceFree(paragraph.part, row, true)) return 'overlaps'
		const added = planRow(table, row, where, texts)
		if (!added) return 'cells_differ'
		this.rows.push({ edit, row, added, paragraphs: paragraphsOf(story, row), commented })
		this.claims.takePlace(paragraph.part, row, true)
		return null
	}

	private deleteRow({ paragraph, story }: Located, path: readonly XmlElement[], edit: number, commented: boolean): EditRefusal | null {
		const row = path.findLast(({ name }) => name === 'w:tr')
		if (!row) return 'not_in_a_table'
		if (!this.claims.areAreasFree(paragraph.part, [row])) return 'overlaps'
		const paragraphs = paragraphsOf(story, row)
		const editOf = (each: FileParagraph): ParagraphEdit => ({
			edit,
			start: 0,
			end: each.text.length,
			words: [],
			all: true,
			appended: [],
			commented: commented && each === paragraph,
		})
		const isPossible = paragraphs.every((each) => planWith(this.plannedFor({ story, paragraph: each }), editOf(each)) !== null)
		if (!isPossible) return 'not_editable'
		for (const each of paragraphs) this.write({ story, paragraph: each }, editOf(each), !hasDeletedMark(each.story.element))
		this.rows.push({ edit, row, added: null, paragraphs, commented: false })
		this.claims.takeAreas(paragraph.part, [row])
		return null
	}

	private write(place: Located, edit: ParagraphEdit, takesMark = false): EditRefusal | null {
		const planned = this.plannedFor(place)
		const plan = planWith(planned, edit)
		if (!plan) return planned.edits.length > 0 && planWith({ ...planned, edits: [] }, edit) ? 'overlaps' : 'not_editable'
		planned.edits.push(edit)
		planned.plan = plan
		if (takesMark) planned.deletedMark = edit.edit
		this.paragraphs.set(place.paragraph, planned)
		return null
	}

	private plannedFor({ paragraph, story }: Located): PlannedParagraph {
		const known = this.laidOut.get(paragraph)
		if (known) return known
		const fields = this.fields.get(story) ?? readFields(story)
		this.fields.set(story, fields)
		const fresh = {
			twin: twinOf(paragraph, pathTo(story.root, paragraph.story.element)),
			items: layOut(paragraph.story, fields),
			fields,
			edits: [],
			newWordsFirst: false,
			deletedMark: null,
			plan: null,
		}
		this.laidOut.set(paragraph, fresh)
		return fresh
	}
}

function planWith({ items, edits, fields }: PlannedParagraph, edit: ParagraphEdit): ParagraphPlan | null {
	return planParagraph(items, [...edits, edit].sort(inOrderOfWriting), fields)
}

interface Located {
	story: FileStory
	paragraph: FileParagraph
}
