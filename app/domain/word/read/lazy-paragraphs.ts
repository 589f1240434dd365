import { StoryProgress } from './story-progress.ts'
import { readStory, type StoryParagraph } from './story.ts'
import type { XmlElement } from '../package/xml/xml-element.ts'
import type { DocumentPart } from './document-part.ts'
import type { FileParagraph, FileStory } from './read-stories.ts'
import { sourceOf } from '../package/xml/element-source.ts'

/** What reaches beyond the paragraph that holds it: into a note, the next paragraph, a text box, or over several. */
const farReaching = /[:<](?:del|moveFrom|fldChar|footnoteReference|endnoteReference|txbxContent|AlternateContent|sectPr)[\s/>]/

/** A paragraph of the body that nothing around it can change, read when it is asked for. */
export class PlainParagraph implements FileParagraph {
	readonly id: string
	readonly part: string
	readonly kind: DocumentPart = 'body'
	/** Its one `w:p`. */
	readonly element: XmlElement
	private read: FileParagraph | null = null

	constructor(id: string, part: string, element: XmlElement) {
		this.id = id
		this.part = part
		this.element = element
	}

	get text(): string {
		return this.reading.text
	}

	get story(): StoryParagraph {
		return this.reading.story
	}

	private get reading(): FileParagraph {
		if (this.read) return this.read
		const [story] = readStory([this.element], new StoryProgress(''))
		if (!story) throw new Error('A paragraph gave no paragraph.')
		return (this.read = paragraphOf(story, this, this.id))
	}
}

/** The `w:p` of a paragraph, several where the marks between them are deleted, without reading what is plain. */
export function elementsOf(paragraph: FileParagraph): readonly XmlElement[] {
	return paragraph instanceof PlainParagraph ? [paragraph.element] : paragraph.story.contents.map(({ element }) => element)
}

/** A paragraph that is read, with its text. */
export function paragraphOf(story: StoryParagraph, { part, kind }: Pick<FileParagraph, 'part' | 'kind'>, id: string): FileParagraph {
	const text = story.contents.map(({ atoms }) => atoms.map((atom) => atom.text).join('')).join('')
	return { id, part, kind, text, story }
}

/** Reads the paragraphs of a body, the plain ones later. */
export function readPlainLater(story: Omit<FileStory, 'paragraphs'>, progress: StoryProgress, prefix: string): FileParagraph[] {
	const blocks = story.container.children
	const paragraphs: FileParagraph[] = []
	let waiting: XmlElement[] = []
	const readWaiting = () => {
		if (waiting.length === 0) return
		for (const read of readStory(waiting, progress)) paragraphs.push(paragraphOf(read, story, `${prefix}${read.element.paragraphIndex}`))
		waiting = []
	}
	let follows = false
	for (const [index, block] of blocks.entries()) {
		const reaches = block.summary?.reachesOut ?? farReaching.test(sourceOf(block))
		const holdsNoOther = blocks[index + 1]?.paragraphIndex === block.paragraphIndex + 1
		if (block.name === 'w:p' && !reaches && !follows && holdsNoOther) {
			readWaiting()
			if (!progress.insideInstruction) {
				paragraphs.push(new PlainParagraph(`${prefix}${block.paragraphIndex}`, story.part, block))
				continue
			}
		}
		waiting.push(block)
		// The ends of ranges may stand between a paragraph and the next one that it runs on into.
		follows = reaches || (follows && block.name !== 'w:p')
	}
	readWaiting()
	return paragraphs
}
