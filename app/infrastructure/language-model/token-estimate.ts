/** English contract text has about four characters a token; three and a half errs on the side of spending less. */
const charactersPerToken = 3.5

/** How many tokens a text of so many characters has, about. */
export function estimateTokens(characters: number): number {
	return Math.ceil(characters / charactersPerToken)
}
