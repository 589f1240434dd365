import type { XmlElement } from '#app/domain/extraction/docx/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { initialsOf } from '../stamp.ts'
import { editAttributes } from './edit-tags.ts'
import type { Tally } from './trace.ts'

const sessionIds = new Set(['w:rsidR', 'w:rsidRPr', 'w:rsidRDefault', 'w:rsidP', 'w:rsidDel', 'w:rsidSect', 'w:rsidTr'])
const pictureNames = new Set(['name', 'descr', 'title', 'alt'])
const fullPath = /^(?:[a-z]:[\\/]|\\\\|file:|\/(?:Users|home)\/).*[\\/]([^\\/]+)$/i

/** Takes out the ids of editing sessions, by which Word can tell which texts were typed together. */
export function stripSessionIds(file: DocxFile, tally: Tally): void {
	inParts(file, /rsid/, (root) => editAttributes(root, (name) => (sessionIds.has(name) ? null : undefined)), (count) => tally.strip('revision_session_ids', count))
}

/** Shortens the full paths that Word takes over as names of pictures to the name of the file. */
export function stripPicturePaths(file: DocxFile, tally: Tally): void {
	const edit = (name: string, value: string | null) => (pictureNames.has(name) && value !== null ? fullPath.exec(value)?.[1] : undefined)
	inParts(file, /[a-z]:[\\/]|\\\\|file:|\/(?:Users|home)\//i, (root) => editAttributes(root, (name, element) => edit(name, element.attribute(name))), (count) => tally.strip('picture_paths', count))
}

/** Names that take the place of others. */
export interface NewAuthor {
	name: string
	/** The authors meant; everybody when left out. */
	insteadOf?: readonly string[]
}

/** Everybody who stands as the author of a tracked change or a comment, each once. */
export function authorsIn(file: DocxFile): string[] {
	const names = new Set<string>()
	const look = (element: XmlElement): void => {
		const author = element.attribute('w:author')
		if (author !== null) names.add(author)
		element.children.forEach(look)
	}
	for (const part of file.partNames) {
		const root = /\.xml$/i.test(part) && /:author/.test(file.part(part) ?? '') ? file.tree(part) : null
		if (root) look(root)
	}
	return [...names]
}

/** Puts one name in the place of the authors of tracked changes and comments. */
export function replaceAuthors(file: DocxFile, { name: newName, insteadOf }: NewAuthor, tally: Tally): void {
	const isMeant = (author: string | null) => author !== null && author !== newName && (insteadOf?.includes(author) ?? true)
	const initials = initialsOf({ author: newName, date: '' })
	let marks = 0
	const edit = (root: XmlElement) =>
		editAttributes(root, (name, element) => {
			if ((name !== 'w:author' && name !== 'w:initials') || !isMeant(element.attribute('w:author'))) return undefined
			if (name === 'w:initials') return initials
			marks++
			return newName
		})
	inParts(file, /:author/, edit, () => undefined)
	tally.strip('authors', marks)
}

function inParts(file: DocxFile, likely: RegExp, edit: (root: XmlElement) => ReturnType<typeof editAttributes>, done: (count: number) => void): void {
	for (const part of file.partNames) {
		if (!/\.xml$/i.test(part) || !likely.test(file.part(part) ?? '')) continue
		const root = file.tree(part)
		if (!root) continue
		const { source, count } = edit(root)
		file.setPart(part, source)
		done(count)
	}
}
