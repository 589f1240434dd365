import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { updateFieldsWhenOpened } from '#app/domain/word/package/settings-part.ts'
import { Splices } from '#app/domain/word/package/xml/splices.ts'
import { storyParts } from '#app/domain/word/read/story-parts.ts'
import { type FileField, readFields } from '../compile/file-fields.ts'
import { joinChain, type NumberChain, readReferenced, type ReferencedDocument } from './bookmark-places.ts'
import { putResult, wordsIn } from './field-results.ts'
import { refreshContents } from './refresh-contents.ts'

const reference = /^\s*REF\s+"?([^\s"\\]+)"?/i
const contents = /^\s*TOC\b/i
/** What page numbers stand in can't be computed here. */
const pages = /^\s*(?:TOC|PAGEREF)\b/i

/**
 * Brings what cross-references and tables of contents show up to date with the document they stand in now. A number or
 * words are only written where they are others than in the template, so that what Word computed there stays.
 */
export function refreshNumbers(template: DocxFile, file: DocxFile): void {
	const parts = storyParts(file).flatMap(({ part, kind }) => {
		const source = file.part(part) ?? ''
		const fields = /REF\b|TOC\b/.test(source) ? readFields(source) : []
		const shown = fields.filter(({ instruction }) => reference.test(instruction) || pages.test(instruction))
		return shown.length > 0 ? [{ part, kind, source, fields: shown }] : []
	})
	if (parts.length === 0) return

	const before = readReferenced(template)
	const after = readReferenced(file)
	for (const { part, kind, source, fields } of parts) {
		const splices = new Splices()
		const tables = fields.filter(({ instruction }) => contents.test(instruction))
		for (const field of fields) {
			if (tables.some(({ start, end }) => start < field.start && field.end < end)) continue
			if (reference.test(field.instruction)) refreshReference(field, source, kind === 'body', before, after, splices)
		}
		for (const table of tables) refreshContents(table, source, before, after, splices)
		if (!splices.isEmpty) file.setPart(part, splices.apply(source))
	}
	if (parts.some(({ fields }) => fields.some(({ instruction }) => pages.test(instruction)))) updateFieldsWhenOpened(file)
}

function refreshReference(
	field: FileField,
	source: string,
	isBody: boolean,
	before: ReferencedDocument,
	after: ReferencedDocument,
	splices: Splices,
): void {
	const target = reference.exec(field.instruction)?.[1]?.toLowerCase() ?? ''
	const [old, now] = [before.bookmarks.get(target), after.bookmarks.get(target)]
	if (!now || /\\[pf]\b/i.test(field.instruction)) return
	const shown = wordsIn(source.slice(field.result, field.resultEnd))
	const isNumber = /\\[rnw]\b/i.test(field.instruction)
	if (!isNumber) {
		if (now.words !== null && now.words !== '' && now.words !== old?.words && now.words !== shown)
			putResult(source, field, now.words, splices)
		return
	}
	if (now.chain.length === 0) return
	const around = isBody ? after.chainAt(field.start) : []
	const number = numberFor(field.instruction, now.chain, around)
	const moved = old === undefined || joinChain(old.chain) !== joinChain(now.chain)
	// A reference that Word never computed shows nothing, an error or a zero.
	if ((moved || /^\s*0?\s*$|^Error/.test(shown)) && number !== shown) putResult(source, field, number, splices)
}

/** The number of a paragraph as a reference asks for it: by itself, in full, or as far as it is another one's than around. */
function numberFor(instruction: string, chain: NumberChain, around: NumberChain): string {
	if (/\\n\b/i.test(instruction)) return joinChain(chain.slice(-1))
	if (/\\w\b/i.test(instruction)) return joinChain(chain)
	let shared = 0
	while (shared < chain.length - 1 && chain[shared] === around[shared]) shared++
	return joinChain(chain.slice(shared))
}
