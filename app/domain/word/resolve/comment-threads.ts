import type { XmlElement } from '../package/xml/xml-element.ts'
import type { DocxFile } from '../package/docx-file.ts'
import { removeFromRoot } from '../package/xml/child-splices.ts'

/** Parts that say more about comments: replies and states, lasting ids, times ([MS-DOCX] 2.5.1.17, 2.5.1.30, 2.5.1.40). */
const aboutComments = ['commentsExtended', 'commentsIds', 'commentsExtensible']

/** Adds the replies to comments that go, and replies to those. @param ids of comments, added to. */
export function addReplies(file: DocxFile, ids: Set<string>): void {
	const links = file.relatedTree('commentsExtended')?.children ?? []
	if (links.length === 0 || ids.size === 0) return
	const commentOf = new Map(
		commentsOf(file).flatMap((comment) => paragraphIds(comment).map((id) => [id, comment.attribute('w:id') ?? ''] as const)),
	)
	for (let before = -1; before < ids.size;) {
		before = ids.size
		for (const link of links) {
			const reply = commentOf.get(attributeOf(link, 'paraId') ?? '')
			const parent = commentOf.get(attributeOf(link, 'paraIdParent') ?? '')
			if (reply !== undefined && parent !== undefined && ids.has(parent)) ids.add(reply)
		}
	}
}

/** Removes what other parts hold about removed comments. The comments themselves are left to the caller. */
export function removeThreads(file: DocxFile, ids: ReadonlySet<string>): void {
	const keys = new Set(
		commentsOf(file)
			.filter((comment) => ids.has(comment.attribute('w:id') ?? ''))
			.flatMap(paragraphIds),
	)
	if (keys.size === 0) return
	for (const entry of file.relatedTree('commentsIds')?.children ?? []) {
		const lasting = attributeOf(entry, 'durableId')
		if (lasting !== null && keys.has(attributeOf(entry, 'paraId') ?? '')) keys.add(lasting)
	}
	for (const type of aboutComments) {
		const part = file.related(type)
		const source = part === null ? null : file.part(part)
		if (part !== null && source !== null)
			file.setPart(
				part,
				removeFromRoot(source, (entry) => ['paraId', 'durableId'].some((name) => keys.has(attributeOf(entry, name) ?? ''))),
			)
	}
}

function commentsOf(file: DocxFile): XmlElement[] {
	return file.relatedTree('comments')?.children.filter(({ name }) => name === 'w:comment') ?? []
}

function paragraphIds(comment: XmlElement): string[] {
	return comment.children.map((paragraph) => attributeOf(paragraph, 'paraId')).filter((id) => id !== null)
}

/** An attribute of Microsoft's later namespaces, in capitals, by its local name. */
function attributeOf(element: XmlElement, name: string): string | null {
	const tag = element.scope.source.slice(element.start, element.contentStart)
	return new RegExp(`:${name}\\s?=\\s?["']([0-9A-Fa-f]{1,8})["']`).exec(tag)?.[1]?.toUpperCase() ?? null
}
