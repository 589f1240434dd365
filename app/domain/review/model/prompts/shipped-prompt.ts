/** Words for the language model as they come with the product, until an admin writes others. */
export interface ShippedPrompt {
	/** Under which the code asks for it; never reused for another purpose. */
	name: string
	/** What admins see it under. */
	title: string
	body: string
}
