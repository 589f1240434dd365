import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { initialsOf } from '../changes/stamp.ts'
import { editAttributes } from './edit-tags.ts'
import type { Tally } from './trace.ts'
import { xmlPartsWith } from './xml-parts.ts'

const sessionIds = new Set(['w:rsidR', 'w:rsidRPr', 'w:rsidRDefault', 'w:rsidP', 'w:rsidDel', 'w:rsidSect', 'w:rsidTr'])
const pictureNames = new Set(['name', 'descr', 'title', 'alt'])
/**
 * Asks for the attribute's name too: by value alone every part would match through its namespaces ('http://').
 * References may spell a path.
 */
const likelyPath = /\s(?:name|descr|title|alt)\s*=\s*["'](?:[a-z]:[\\/]|\\\\|file:|\/(?:Users|home)\/|[^"'<]{0,20}&#)/i
const fullPath = /^(?:[a-z]:[\\/]|\\\\|file:|\/(?:Users|home)\/).*[\\/]([^\\/]+)$/i

/** Takes out the ids of editing sessions, by which Word can tell which texts were typed together. */
export function stripSessionIds(file: DocxFile, tally: Tally): void {
	tally.strip(
		'revision_session_ids',
		editParts(file, /rsid/, (name) => (sessionIds.has(name) ? null : undefined)),
	)
}

/** Shortens the full paths that Word takes over as names of pictures to the name of the file. */
export function stripPicturePaths(file: DocxFile, tally: Tally): void {
	const edit = (name: string, value: string | null) => (pictureNames.has(name) && value !== null ? fullPath.exec(value)?.[1] : undefined)
	tally.strip(
		'picture_paths',
		editParts(file, likelyPath, (name, element) => edit(name, element.attribute(name))),
	)
}

/** A new author and whom it replaces. */
export interface NewAuthor {
	name: string
	/** The authors to replace; all when left out. */
	insteadOf?: readonly string[]
}

/** Every author of a tracked change or a comment, each once. */
export function authorsIn(file: DocxFile): string[] {
	const names = new Set<string>()
	const look = (element: XmlElement): void => {
		const author = element.attribute('w:author')
		if (author !== null) names.add(author)
		element.children.forEach(look)
	}
	for (const { root } of xmlPartsWith(file, /:author/)) look(root)
	return [...names]
}

/** Replaces the authors of tracked changes and comments. */
export function replaceAuthors(file: DocxFile, { name: newName, insteadOf }: NewAuthor, tally: Tally): void {
	const isReplaced = (author: string | null) => author !== null && author !== newName && (insteadOf?.includes(author) ?? true)
	const initials = initialsOf({ author: newName })
	let marks = 0
	editParts(file, /:author/, (name, element) => {
		if ((name !== 'w:author' && name !== 'w:initials') || !isReplaced(element.attribute('w:author'))) return undefined
		if (name === 'w:initials') return initials
		marks++
		return newName
	})
	tally.strip('authors', marks)
}

function editParts(file: DocxFile, likely: RegExp, edit: Parameters<typeof editAttributes>[1]): number {
	let changed = 0
	for (const { part, root } of xmlPartsWith(file, likely)) {
		const { splices, count } = editAttributes(root, edit)
		if (count > 0) file.splicePart(part, splices)
		changed += count
	}
	return changed
}
