import type { AnswerName } from './placeholders.ts'

/** A prompt for the language model as the product ships it, until an admin writes another. */
export interface ShippedPrompt {
	/** The name that the code uses; never reused for another purpose. */
	name: string
	/** The title that admins see. */
	title: string
	/** The kinds of elements that the model answers it with: its words must name each by its placeholder. */
	answers: readonly AnswerName[]
	/** May have placeholders such as `{{client}}`. */
	body: string
}
