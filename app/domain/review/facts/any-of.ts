/** One pattern that fits wherever one of several does, which share their flags: a long one is read more easily in parts. */
export function anyOf(first: RegExp, ...more: RegExp[]): RegExp {
	return new RegExp([first, ...more].map(({ source }) => source).join('|'), first.flags)
}
