import { StoryProgress } from './story-progress.ts'
import { readStory } from './story.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'

/** A comment in the margin of a Word file. */
export interface MarginComment {
	author: string
	/** ISO 8601 as the file gives it. */
	date: string | null
	text: string
	/** Id of the paragraph where the comment begins, `null` when the file does not anchor it. */
	paragraphId: string | null
}

/**
 * Reads the margin comments, in the order of their part.
 *
 * @param root of comments.xml, `null` when the package has none.
 * @param anchors ids of the paragraphs where comments begin, by comment id.
 */
export function readComments(root: XmlElement | null, anchors: ReadonlyMap<string, string>): MarginComment[] {
	if (!root) return []
	const progress = new StoryProgress(root.scope.source)
	return root.children
		.filter(({ name }) => name === 'w:comment')
		.map((element) => ({
			author: element.attribute('w:author') ?? '',
			date: element.attribute('w:date'),
			text: [...readStory(element.children, progress)]
				.map(({ contents }) => contents.flatMap(({ atoms }) => atoms.map(({ text }) => text)).join(''))
				.join('\n')
				.trim(),
			paragraphId: anchors.get(element.attribute('w:id') ?? '') ?? null,
		}))
}
