/** A prompt for the language model as the product ships it, until an admin writes another. */
export interface ShippedPrompt {
	/** The name that the code uses; never reused for another purpose. */
	name: string
	/** The title that admins see. */
	title: string
	body: string
}
