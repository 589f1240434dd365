import { isWithin } from '#app/domain/word/package/xml/element-paths.ts'
import type { Splices } from '#app/domain/word/package/xml/splices.ts'
import { Markup, openTag, qualifiedName } from '#app/domain/word/package/xml/write-markup.ts'
import type { ParagraphBlock } from '../read/blocks.ts'
import { type ContentChange, OldMarks } from './old-marks.ts'
import { OldRuns } from './old-runs.ts'
import type { Revisions } from './revisions.ts'
import { contentsOf, unitsOf, wholeFields } from '../read/run-children.ts'

/** What becomes of a paragraph of the old file. */
export interface OldParagraphChange extends ContentChange {
	/** The new `w:pPr`, `null` when it stays. */
	properties: string | null
	/** Written behind the properties. */
	lead: string
}

/** Whether tracked changes can be written into a paragraph: all its text is in runs or formulas, ticked boxes are whole fields. */
export function isWritable({ element, atoms }: ParagraphBlock): boolean {
	const formulas = unitsOf(element, false).filter(({ kind }) => kind === 'formula')
	const fields = new Set(wholeFields(contentsOf(unitsOf(element, false))).flatMap(({ contents }) => contents))
	return atoms.every((atom) => {
		if (!atom.run) return formulas.some((formula) => isWithin(atom.element, formula.element))
		return atom.run.children.includes(atom.element) && (atom.element.name !== 'w:fldChar' || fields.has(atom.element))
	})
}

/** Writes what becomes of a paragraph of the old file. */
export function writeOldParagraph(block: ParagraphBlock, change: OldParagraphChange, splices: Splices, revisions: Revisions): void {
	const { element } = block
	const markup = new Markup(element)
	const units = unitsOf(element, change.others !== null)
	const marks = new OldMarks(block, change, units)
	if (element.contentStart === element.end) {
		const inside = (change.properties ?? '') + change.lead + marks.atEnd
		if (inside !== '') splices.replace(element.start, element.end, `${openTag(element)}${inside}</${qualifiedName(element)}>`)
		return
	}

	const old = element.child('w:pPr')
	if (change.properties !== null && old) splices.replace(old.start, old.end, change.properties)
	else if (change.properties !== null) splices.insert(element.contentStart, change.properties)
	if (change.lead !== '') splices.insert(old?.end ?? element.contentStart, change.lead)

	const runs = new OldRuns(splices, revisions, markup)
	for (const unit of units) {
		if (unit.kind === 'formula') {
			const { mark, before, behind } = marks.ofFormula(unit)
			if (mark || before || behind) runs.writeFormula(unit, mark, before, behind)
			continue
		}
		const tokens = unit.element.children.filter(({ name }) => name !== 'w:rPr').flatMap((child) => marks.tokensOf(child))
		if (tokens.some((token) => 'come' in token || token.mark !== null)) runs.writeRun(unit.element, tokens)
	}
	runs.between(element.contentEnd, marks.atEnd)
	runs.finish()
}
