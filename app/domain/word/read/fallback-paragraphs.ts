import { StoryProgress } from './story-progress.ts'
import { readStory } from './story.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import { paragraphOf } from './lazy-paragraphs.ts'
import type { FileParagraph } from './read-stories.ts'
import { sourceOf } from '../package/xml/element-source.ts'

/**
 * The same paragraph in the copy of a text box that older readers show (`mc:Fallback`), so that it can be edited
 * alike and no reader shows the old words. There is one only where both copies read the same throughout and neither
 * has fields; other copies are left as they are.
 *
 * @param path from the root of the part to the paragraph.
 */
export function twinOf(paragraph: FileParagraph, path: readonly XmlElement[]): FileParagraph | null {
	const alternatives = path.findLast(({ name }) => name === 'mc:AlternateContent')
	const fallback = alternatives?.child('mc:Fallback')
	const branch = alternatives && path[path.indexOf(alternatives) + 1]
	if (!alternatives || !fallback || !branch || branch === fallback || sourceOf(alternatives).includes('fldChar')) return null
	const own = paragraphsOfBoxes(branch, paragraph)
	const others = paragraphsOfBoxes(fallback, paragraph)
	const place = own.findIndex(({ story }) => story.element === paragraph.story.element)
	const readAlike = own.length === others.length && own.every(({ text }, index) => text === others[index]?.text)
	return (readAlike && others[place]) || null
}

function paragraphsOfBoxes(element: XmlElement, like: FileParagraph): FileParagraph[] {
	return element.children.flatMap((child) => {
		if (child.name !== 'w:txbxContent') return paragraphsOfBoxes(child, like)
		return [...readStory(child.children, new StoryProgress(''))].map((story) => paragraphOf(story, like, like.id))
	})
}
