import type { StoryParagraph } from '#app/domain/word/read/story.ts'
import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { XmlScope } from '#app/domain/word/package/xml/xml-scope.ts'
import { likeNeighbour } from './mark-properties.ts'
import { Markup } from '#app/domain/word/package/xml/write-markup.ts'
import { commentEnd, commentStart, insertedRun, type Writing } from './write-paragraph.ts'

/**
 * New paragraphs, tracked, that look like the one they stand beside: their marks and words are insertions.
 *
 * @param neighbour the paragraph they look like.
 * @param scope where they will stand.
 * @param comment whether the edit's comment is hung on them.
 */
export function newParagraphs(
	texts: readonly string[],
	neighbour: StoryParagraph,
	scope: XmlScope,
	edit: number,
	comment: boolean,
	{ tracking, looks }: Writing,
): string {
	const markup = new Markup(neighbour.element, scope)
	const look = looks.propertiesOf({ run: firstTextRun(neighbour), beside: true, leavesLink: true }, scope)
	const ids = comment ? tracking.commentIds(edit) : []
	const written = texts.map((text, index) => {
		const properties = likeNeighbour(neighbour.element, markup, markup.leaf('ins', tracking.change(edit)))
		const begin = index === 0 ? commentStart(markup, ids) : ''
		const run = text === '' ? '' : insertedRun(markup, tracking.change(edit), look, text)
		const end = index === texts.length - 1 ? commentEnd(markup, ids, looks.commentMarkStyle) : ''
		return markup.open('p') + properties + begin + run + end + markup.close('p')
	})
	return written.join('')
}

function firstTextRun({ contents }: StoryParagraph): XmlElement | null {
	for (const { atoms } of contents) for (const { run, element } of atoms) if (run && element.name === 'w:t') return run
	return null
}
