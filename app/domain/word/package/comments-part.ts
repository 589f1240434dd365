import { xmlText } from '#app/domain/word/package/xml/xml-characters.ts'
import { sourcesWithIds } from './xml/id-attributes.ts'
import { escapeAttribute, escapeText } from './xml/write-markup.ts'
import { appendToRoot } from './xml/child-splices.ts'
import type { DocxFile } from './docx-file.ts'
import { growingPart } from './growing-part.ts'
import { emptyWordPart, newPartName, relatedPart } from './new-part.ts'
import { ParagraphIds } from './paragraph-ids.ts'
import { namespaceOfRoot, withIgnorable, withNamespace, word2010Namespace, word2012Namespace } from './root-namespaces.ts'

/** A margin comment to be added. Its range and reference marks in the document are the caller's. */
export interface NewComment extends CommentWords {
	replies?: readonly CommentWords[]
}

export interface CommentWords {
	author: string
	initials: string
	/** 'YYYY-MM-DDTHH:MM:SSZ' */
	date: string
	/** Each line is a paragraph. */
	text: string
}

const commentsType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const commentsRelationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments'
const extendedType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.commentsExtended+xml'
const extendedRelationship = 'http://schemas.microsoft.com/office/2011/relationships/commentsExtended'
const emptyExtendedPart = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w15:commentsEx xmlns:w15="${word2012Namespace}"></w15:commentsEx>`
const largestId = 0x7fffffff

/**
 * Adds comments after those that the file has, which stay byte for byte. Replies hang on their comment by
 * commentsExtended.xml ([MS-DOCX] 2.5.1.17); programs that do not know it show them as comments of their own. Parts
 * that are missing are made.
 *
 * @returns for each comment its id and those of its replies, all to be anchored at the same place.
 * @throws Refusal 'corrupt' when a part they need is not well-formed, or another kind of part.
 */
export function addComments(file: DocxFile, comments: readonly NewComment[]): number[][] {
	if (comments.length === 0) return []
	const threads = comments.map(({ replies = [], ...comment }) => [comment, ...replies])
	const ids = freeCommentIds(file, threads.flat().length)
	const paragraphIds = threads.some(({ length }) => length > 1) ? ParagraphIds.of(file) : null

	const part = relatedPart(file, 'comments') ?? addCommentsPart(file)
	const old = growingPart(file, part, 'w:comments', emptyWordPart(file, 'comments'))
	const word = withNamespace(old, namespaceOfRoot(old), 'w')
	const bound = paragraphIds ? withIgnorable(word.source, word2010Namespace, 'w14') : word
	const links: ThreadLink[] = []
	let markup = ''
	const given = threads.map((thread) => {
		let parent: string | null = null
		return thread.map((comment) => {
			const id = ids.shift() ?? 0
			const paragraphId = thread.length > 1 ? (paragraphIds?.next() ?? null) : null
			markup += commentMarkup(comment, id, word.prefix, paragraphId === null ? '' : ` ${bound.prefix}:paraId="${paragraphId}"`)
			if (paragraphId !== null) links.push({ paragraphId, parent })
			parent ??= paragraphId
			return id
		})
	})
	file.setPart(
		part,
		appendToRoot(bound.source, () => markup),
	)
	if (links.length > 0) linkThreads(file, links)
	return given
}

interface ThreadLink {
	/** Of the last paragraph of the comment. */
	paragraphId: string
	parent: string | null
}

function linkThreads(file: DocxFile, links: readonly ThreadLink[]): void {
	const part = relatedPart(file, 'commentsExtended') ?? addExtendedPart(file)
	const { source, prefix } = withNamespace(growingPart(file, part, 'w15:commentsEx', emptyExtendedPart), word2012Namespace, 'w15')
	const markup = links.map(
		({ paragraphId, parent }) =>
			`<${prefix}:commentEx ${prefix}:paraId="${paragraphId}"${parent === null ? '' : ` ${prefix}:paraIdParent="${parent}"`} ${prefix}:done="0"/>`,
	)
	file.setPart(
		part,
		appendToRoot(source, () => markup.join('')),
	)
}

function addCommentsPart(file: DocxFile): string {
	const name = newPartName(file, 'comments')
	file.addPart({ name, contentType: commentsType, relationshipType: commentsRelationship, characters: emptyWordPart(file, 'comments') })
	return name
}

function addExtendedPart(file: DocxFile): string {
	const name = newPartName(file, 'commentsExtended')
	file.addPart({ name, contentType: extendedType, relationshipType: extendedRelationship, characters: emptyExtendedPart })
	return name
}

/** One comment. The mark that Word shows in its margin stands first; the last paragraph carries the id that threads go by. */
function commentMarkup({ author, initials, date, text }: CommentWords, id: number, w: string, paragraphId: string): string {
	const lines = xmlText(text).split(/\r\n?|\n/)
	const paragraphs = lines.map((line, index) => {
		const mark = index === 0 ? `<${w}:r><${w}:annotationRef/></${w}:r>` : ''
		const words = line
			.split('\t')
			.map((piece) => (piece === '' ? '' : `<${w}:t xml:space="preserve">${escapeText(piece)}</${w}:t>`))
			.join(`<${w}:tab/>`)
		return `<${w}:p${index === lines.length - 1 ? paragraphId : ''}>${mark}${words === '' ? '' : `<${w}:r>${words}</${w}:r>`}</${w}:p>`
	})
	const attributes = [
		['id', String(id)],
		['author', author],
		['date', date],
		['initials', initials],
	].map(([name = '', value = '']) => ` ${w}:${name}="${escapeAttribute(xmlText(value))}"`)
	return `<${w}:comment${attributes.join('')}>${paragraphs.join('')}</${w}:comment>`
}

/** Ids above those of all comments and of all marks that may point at one that is gone. */
function freeCommentIds(file: DocxFile, count: number): number[] {
	const marked = file.relationshipsOf(file.mainPart).filter(({ type }) => ['comments', 'footnotes', 'endnotes'].includes(type))
	const parts = [file.mainPart, ...marked.map(({ target }) => target ?? '')]
	const taken = new Set(parts.flatMap((part) => [...sourcesWithIds(file.tree(part))].flatMap((source) => [...idsIn(source)])))
	let next = 0
	for (const id of taken) next = Math.max(next, id + 1)
	if (next + count > largestId) next = 0
	const free: number[] = []
	for (; free.length < count; next++) if (!taken.has(next)) free.push(next)
	return free
}

function* idsIn(source: string): Generator<number> {
	for (const [tag] of source.matchAll(/<(?:[\w.-]{1,40}:)?comment(?:RangeStart|RangeEnd|Reference)?\s[^<>]*>/g)) {
		const id = Number(/\sid="(\d{1,10})"|:id\s*=\s*["'](\d{1,10})["']/.exec(tag)?.slice(1).join('') ?? -1)
		if (id >= 0 && id <= largestId) yield id
	}
}
