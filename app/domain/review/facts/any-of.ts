/** One pattern that matches where any of several does, all with the same flags: a long one is easier to read in parts. */
export function anyOf(first: RegExp, ...more: RegExp[]): RegExp {
	return new RegExp([first, ...more].map(({ source }) => source).join('|'), first.flags)
}
