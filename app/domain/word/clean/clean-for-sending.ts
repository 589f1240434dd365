import { newFaults } from '../prove/check-package.ts'
import { dropElements } from './drop-elements.ts'
import { remainingTraces } from './remaining-traces.ts'
import { ShownData } from './shown-data.ts'
import { type NewAuthor, replaceAuthors, stripPicturePaths, stripSessionIds } from './strip-attributes.ts'
import { stripComments } from './strip-comments.ts'
import { stripCustomData, stripProperties, stripVariables } from './strip-properties.ts'
import { type Left, type Stripped, Tally } from './trace.ts'
import { xmlPartsWith } from './xml-parts.ts'
import { packProven } from '../prove/pack-proven.ts'
import { type DocxFile, openDocxFile } from '../package/docx-file.ts'
import { proveSameTexts } from '../prove/prove-texts.ts'
import { orUnreadable, ProofFailed } from '../package/word-errors.ts'
import { viewStories } from '../read/story-views.ts'

export interface CleanOptions {
	comments: 'keep' | 'remove'
	/** The author to show on tracked changes and comments; left out, the authors stay. */
	author?: NewAuthor
}

export interface Cleaned {
	bytes: Uint8Array
	stripped: Stripped[]
	/** What had to stay because the text shows it, and embedded files, which are not searched. */
	left: Left[]
}

const embedded = new Set(['package', 'oleObject', 'aFChunk', 'attachedToolbars'])

/**
 * Removes from a file what goes beyond its text: authors, editing times, data of programs. About what Word's own
 * document inspector removes, and session ids, document ids and paths. Tracked changes stay.
 *
 * @throws UnreadableDocx; ProofFailed when the text has changed or a trace is left.
 */
export function cleanForSending(bytes: Uint8Array, options: CleanOptions): Promise<Cleaned> {
	return orUnreadable(async () => {
		const before = await openDocxFile(bytes)
		const shown = ShownData.of(before)
		const file = before.copy()
		const tally = new Tally()
		if (options.comments === 'remove') stripComments(file, tally)
		if (options.author) replaceAuthors(file, options.author, tally)
		stripPeople(file, tally)
		stripProperties(file, shown, tally)
		stripCustomData(file, shown, tally)
		stripVariables(file, shown, tally)
		stripSettings(file, tally)
		stripSessionIds(file, tally)
		stripPicturePaths(file, tally)
		for (const part of file.partNames) {
			for (const { type, target } of file.relationshipsOf(part))
				if (embedded.has(type) && target !== null && file.has(target)) tally.leave('embedded_files', target)
		}

		const packed = await packProven(before, file, (after) => prove(before, after, options))
		return { bytes: packed.bytes, stripped: tally.stripped, left: tally.left }
	})
}

function stripPeople(file: DocxFile, tally: Tally): void {
	const related = new Set(
		file.partNames.flatMap((part) => file.relationshipsOf(part).map(({ type, target }) => (type === 'people' ? target : null))),
	)
	for (const part of file.partNames.filter(
		(name) => related.has(name) || (/\.xml$/i.test(name) && /[:<]people[\s>]/.test(file.part(name) ?? '')),
	)) {
		const root = file.tree(part)
		if (!root || (!/[:}]people$/.test(root.name) && !related.has(part))) continue
		file.removePart(part)
		tally.strip('people', Math.max(1, root.children.length))
	}
}

function stripSettings(file: DocxFile, tally: Tally): void {
	for (const { part } of xmlPartsWith(file, /[:<](?:docId|rsids?|attachedTemplate|saveThroughXslt|mailMerge|printerSettings)[\s/>]/)) {
		tally.strip(
			'revision_session_ids',
			dropElements(file, part, ({ name }) => name === 'w:rsids' || name === 'w:rsid'),
		)
		tally.strip(
			'document_ids',
			dropElements(file, part, ({ name }) => /[:}]docId$/.test(name)),
		)
		tally.strip(
			'templates_and_data_sources',
			dropElements(file, part, ({ name }) => ['w:attachedTemplate', 'w:saveThroughXslt', 'w:mailMerge'].includes(name)),
		)
		tally.strip(
			'printer_settings',
			dropElements(file, part, ({ name }) => name === 'w:printerSettings'),
		)
	}
}

function prove(before: DocxFile, after: DocxFile, options: CleanOptions): void {
	for (const view of ['accepted', 'rejected'] as const) proveSameTexts('same_text', viewStories(before, view), viewStories(after, view))
	const [fault] = newFaults(before, after)
	if (fault) throw new ProofFailed('package', `${fault.code} in ${fault.part}`)
	const [trace] = remainingTraces(after, options)
	if (trace) throw new ProofFailed('clean', `${trace.what} in ${trace.part}`)
}
