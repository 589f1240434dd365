import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { type Block, type ParagraphBlock, paragraphsOf, type TableBlock } from '../read/blocks.ts'
import { canonicalChildren, canonicalMarkup } from '../read/canonical-markup.ts'
import { looksOtherwise } from './formatting-differences.ts'
import { LeftBookmarks } from './left-bookmarks.ts'
import type { NotComparedList } from './not-compared.ts'
import { objectsOf } from '../read/inline-objects.ts'
import { sectionsOf } from '../read/section-parts.ts'
import { remainsOf, segmentsOf } from '../plan/segments.ts'
import type { KeptParagraph, KeptTable, Step } from '../plan/steps.ts'
import type { StoryPlan } from '../plan/story-plan.ts'

/** Lists the differences that the steps do not show, so that none passes for equality. */
export function listDifferences(plans: readonly StoryPlan[], old: DocxFile, next: DocxFile, notCompared: NotComparedList): void {
	const bookmarks = new LeftBookmarks(old, next)
	for (const plan of plans) {
		if (plan.newPart !== null)
			new StoryDifferences(old, next, { old: plan.story.part, next: plan.newPart }, notCompared, bookmarks).list(plan.steps)
	}
	listSections(old, next, notCompared)
	listParts(old, next, notCompared)
}

class StoryDifferences {
	private readonly old: DocxFile
	private readonly next: DocxFile
	private readonly parts: { old: string; next: string }
	private readonly notCompared: NotComparedList
	private readonly bookmarks: LeftBookmarks

	constructor(old: DocxFile, next: DocxFile, parts: { old: string; next: string }, notCompared: NotComparedList, bookmarks: LeftBookmarks) {
		this.old = old
		this.next = next
		this.bookmarks = bookmarks
		this.parts = parts
		this.notCompared = notCompared
	}

	list(steps: readonly Step[]): void {
		for (const segment of segmentsOf(steps)) {
			if (segment.kind === 'table') {
				this.listTable(segment.step)
				continue
			}
			const remains = remainsOf(segment.steps)
			for (const step of segment.steps) {
				if (step.kind === 'kept') this.listKept(step)
				if (step.kind === 'come') this.listCome(step.new)
				if (step.kind === 'gone' && this.bookmarks.areIn(step.old))
					this.notCompared.note('A bookmark that references lead to, which stays where its paragraph was', whereOf(step.old))
			}
			const [first] = segment.steps
			if (remains === 'none, all gone' && first?.kind === 'gone')
				this.notCompared.note('An empty paragraph that stays where all words before a table or at an end went', first.old.id)
			if (remains === 'none, all come' && first?.kind === 'come')
				this.notCompared.note('A paragraph before a table, shown in a table cell of its own', whereOf(first.new))
		}
	}

	private listTable(step: KeptTable | Exclude<Step, KeptParagraph | KeptTable>): void {
		if (step.kind === 'come') for (const paragraph of paragraphsOf([step.new])) this.listCome(paragraph)
		if (step.kind !== 'table') return
		if (layoutOf(step.old) !== layoutOf(step.new)) this.notCompared.note('The layout of a table', whereOfFirst([step.old]))
		for (const row of step.rows) {
			if (row.kind === 'kept') for (const cell of row.cells) this.list(cell)
			if (row.kind === 'come')
				for (const { blocks } of row.new.cells) for (const paragraph of paragraphsOf(blocks)) this.listCome(paragraph)
		}
	}

	private listKept(step: KeptParagraph): void {
		const { old, new: next, boxes } = step
		if (step.isUnshown) this.notCompared.note('Words in a place that can’t have tracked changes', whereOf(old))
		if (boxes) for (const box of boxes) this.list(box)
		else this.notCompared.note('Text boxes', whereOf(old))
		if (looksOtherwise(step)) this.notCompared.note('Formatting', whereOf(old))
		const [olds, news] = [objectsOf(old.element, this.old, this.parts.old), objectsOf(next.element, this.next, this.parts.next)]
		const identities = (objects: typeof olds, what: string) =>
			objects
				.filter((object) => object.what === what)
				.map(({ identity }) => identity)
				.join('\n')
		for (const what of new Set([...olds, ...news].map((object) => object.what))) {
			if (identities(olds, what) !== identities(news, what)) this.notCompared.note(what, whereOf(old))
		}
	}

	private listCome(paragraph: ParagraphBlock): void {
		for (const { what } of objectsOf(paragraph.element, this.next, this.parts.next))
			this.notCompared.note(`${what} of a new paragraph`, whereOf(paragraph))
		if (paragraph.boxes.length > 0) this.notCompared.note('Text boxes of a new paragraph', whereOf(paragraph))
	}
}

function layoutOf({ element, rows }: TableBlock): string {
	const ofCells = rows.flatMap(({ cells }) => cells.map((cell) => canonicalChildren(cell.element.child('w:tcPr'))))
	return [canonicalChildren(element.child('w:tblPr')), canonicalChildren(element.child('w:tblGrid')), ...new Set(ofCells)].join('\n')
}

function listSections(old: DocxFile, next: DocxFile, notCompared: NotComparedList): void {
	const [olds, news] = [sectionsOf(old), sectionsOf(next)]
	if (olds.length !== news.length) notCompared.note('Section breaks', `${olds.length} sections, ${news.length} in the new version`)
	const references = new Set(['w:headerReference', 'w:footerReference', 'w:sectPrChange'])
	for (const [at, section] of olds.entries()) {
		const other = news[at]
		if (other && canonicalChildren(section, references) !== canonicalChildren(other, references))
			notCompared.note('Page layout', `section ${at + 1}`)
	}
}

const sharedParts: [type: string, what: string][] = [
	['styles', 'The definitions of styles'],
	['numbering', 'The definitions of numberings'],
	['comments', 'Margin comments'],
]

function listParts(old: DocxFile, next: DocxFile, notCompared: NotComparedList): void {
	for (const [type, what] of sharedParts) {
		const [here, there] = [old.related(type), next.related(type)]
		const [one, other] = [here === null ? null : old.part(here), there === null ? null : next.part(there)]
		if (one === other) continue
		const [root, otherRoot] = [here === null ? null : old.tree(here), there === null ? null : next.tree(there)]
		if ((root && canonicalMarkup(root)) !== (otherRoot && canonicalMarkup(otherRoot))) notCompared.note(what, 'whole document')
	}
}

function whereOf({ id, text }: ParagraphBlock): string {
	const words = text.trim()
	return words === '' ? id : `${id}: ${words.length > 60 ? `${words.slice(0, 60)}…` : words}`
}

function whereOfFirst(blocks: readonly Block[]): string {
	const first = [...paragraphsOf(blocks)][0]
	return first ? whereOf(first) : ''
}
