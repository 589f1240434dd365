import type { AnswerName, ValueName } from './placeholders.ts'

/** A prompt for the language model as the product ships it, until an admin writes another. */
export interface ShippedPrompt {
	/** The name that the code uses; never reused for another purpose. */
	name: string
	/** The title that admins see. */
	title: string
	/** The kinds of elements that the model answers it with: its words must name each by its placeholder. */
	answers: readonly AnswerName[]
	/** Further placeholders that it may have; left out, those of a review. */
	values?: readonly ValueName[]
	/** May have placeholders such as `{{client}}`. */
	body: string
}
