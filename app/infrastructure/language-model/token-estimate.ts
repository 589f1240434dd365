/** English contract text has about four characters per token; three and a half errs on the side of spending less. */
const charactersPerToken = 3.5

/** The estimated number of tokens in so many characters. */
export function estimateTokens(characters: number): number {
	return Math.ceil(characters / charactersPerToken)
}
