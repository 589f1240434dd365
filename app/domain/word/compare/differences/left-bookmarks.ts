import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { DocxFile } from '#app/domain/word/package/docx-file.ts'
import { storyParts } from '#app/domain/word/read/story-parts.ts'
import type { ParagraphBlock } from '../read/blocks.ts'

const instruction = /\binstr\s*=\s*"([^"]{1,500})"|instrText(?:\s[^<>]*)?>([^<]{1,500})<|\banchor\s*=\s*"([^"]{1,100})"/g
const bookmark = /bookmarkStart\s[^<>]*\bname\s*=\s*"([^"]{1,100})"/g

/**
 * Finds bookmarks that stay behind. A name is in a file once, so the bookmark of a paragraph that moved can't stand
 * at both ends of the move: it stays where it was, and rejecting leaves every reference right.
 */
export class LeftBookmarks {
	/** Words in the instructions of the old file's fields and links, names of bookmarks among them. */
	private readonly referred: ReadonlySet<string>
	private readonly kept: ReadonlySet<string>

	constructor(old: DocxFile, next: DocxFile) {
		this.referred = new Set(foundIn(old, instruction).flatMap((words) => words.split(/[\s"]+|&quot;/)))
		this.kept = new Set(foundIn(next, bookmark))
	}

	/** Whether a paragraph has a bookmark that something in the old file refers to and that the new one still has. */
	areIn({ element }: ParagraphBlock): boolean {
		return this.referred.size > 0 && namesIn(element).some((name) => this.referred.has(name) && this.kept.has(name))
	}
}

function namesIn(element: XmlElement): string[] {
	const inside = element.children.flatMap(namesIn)
	return element.name === 'w:bookmarkStart' ? [element.attribute('w:name') ?? '', ...inside] : inside
}

function foundIn(file: DocxFile, wanted: RegExp): string[] {
	return storyParts(file).flatMap(({ part }) =>
		Array.from((file.part(part) ?? '').matchAll(wanted), (match) => match.slice(1).find((group) => group !== undefined) ?? ''),
	)
}
