import type { TextLayout } from '#app/domain/extraction/text-layout.ts'

/** The pages of a PDF, as reading it without a review keeps them. */
export interface ReadPages {
	/** How many pages it has. */
	total: number
	/** The pages whose words could not be read. */
	notRead: number[]
	/** Where the words are; a PDF without a text has pages without words. */
	layout: TextLayout
	/** The text that the places point into, where an earlier review read another one. */
	text?: string
}
