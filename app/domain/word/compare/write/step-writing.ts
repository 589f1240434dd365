import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import type { Splices } from '#app/domain/word/package/xml/splices.ts'
import { type ParagraphBlock, paragraphsOf } from '../read/blocks.ts'
import type { CarriedFormatting } from './carried-formatting.ts'
import type { NewBlocks } from './new-blocks.ts'
import type { Revisions } from './revisions.ts'

/** What the steps of one part are written with. */
export interface StepWriting {
	splices: Splices
	revisions: Revisions
	fresh: NewBlocks
	formatting: CarriedFormatting
	/** Marks of notes that are there no more, by paragraph. */
	removed: ReadonlyMap<ParagraphBlock, ReadonlySet<XmlElement>>
	/** Called for every paragraph of the old file that is written in. */
	touch: (paragraph: XmlElement) => void
}

/** Reports that a paragraph is written in and, where all of it is deleted, what is inside it. */
export function touchWith(block: ParagraphBlock, whole: boolean, { touch }: StepWriting): void {
	for (const { element } of whole ? paragraphsOf([block]) : [block]) touch(element)
}
