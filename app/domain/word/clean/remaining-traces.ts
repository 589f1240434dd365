import type { DocxFile } from '../package/docx-file.ts'
import type { NewAuthor } from './strip-attributes.ts'
import type { Trace } from './trace.ts'

const tag = '<[\\w.-]{1,40}:'
/** What must be nowhere in the XML of a cleaned file, whether or not anything leads to the part. */
const spelled: [trace: Trace, pattern: RegExp][] = [
	['revision_session_ids', new RegExp(`<[\\w.-]{1,40}:[^<>]*\\s[\\w.-]{1,40}:rsid\\w{0,20}\\s*=|${tag}rsids?[\\s/>]`)],
	['document_ids', new RegExp(`${tag}docId[\\s/>]`)],
	['templates_and_data_sources', new RegExp(`${tag}(?:attachedTemplate|saveThroughXslt|mailMerge)[\\s/>]`)],
	['printer_settings', new RegExp(`${tag}printerSettings[\\s/>]`)],
]
/** Parts that go wholly, by the type of the relationship that leads to them. */
const partTraces = new Map<string, Trace>([
	['people', 'people'],
	['thumbnail', 'preview_picture'],
])
const commentMarks = new RegExp(`${tag}(?:comment|commentRangeStart|commentRangeEnd|commentReference)[\\s/>]`)
const authors = /<[\w.-]{1,40}:[^<>]*\s[\w.-]{1,40}:author\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/**
 * Searches the characters of a saved file for traces, however they were stripped: by spelling, in every XML part,
 * whether or not anything leads to it.
 *
 * @returns the traces found and the part each is in.
 */
export function remainingTraces(
	file: DocxFile,
	{ comments, author }: { comments: 'keep' | 'remove'; author?: NewAuthor },
): { what: Trace; part: string }[] {
	const related = ['', ...file.partNames].flatMap((owner) =>
		file.relationshipsOf(owner).filter(({ target }) => target !== null && file.has(target)),
	)
	const parts = related.flatMap(({ type, target }) => {
		const what = partTraces.get(type)
		return what === undefined || target === null ? [] : [{ what, part: target }]
	})
	const words = file.partNames.flatMap((part) => {
		if (!/\.xml$/i.test(part)) return []
		const source = file.part(part) ?? ''
		const found = spelled.filter(([, pattern]) => pattern.test(source)).map(([what]) => what)
		if (comments === 'remove' && commentMarks.test(source)) found.push('comments')
		if (author && [...source.matchAll(authors)].some(([, double, single]) => isStale(double ?? single ?? '', author))) found.push('authors')
		return found.map((what) => ({ what, part }))
	})
	return [...parts, ...words]
}

function isStale(spelledAuthor: string, { name, insteadOf }: NewAuthor): boolean {
	const author = spelledAuthor
		.replaceAll('&quot;', '"')
		.replaceAll('&apos;', "'")
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&amp;', '&')
	return author !== name && (insteadOf?.includes(author) ?? true)
}
