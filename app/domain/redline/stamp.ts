/** Who changed the document and when, as every tracked change and comment carries it. */
export interface Stamp {
	author: string
	/** UTC, 'YYYY-MM-DDTHH:MM:SSZ'. */
	date: string
	/** Shown beside a comment; made from the author when left out. */
	initials?: string
}

/** The initials of a stamp: those given, else the first letters of the author's names. */
export function initialsOf({ author, initials }: Stamp): string {
	if (initials) return initials
	const letters = author.split(/\s+/).flatMap((name) => [...name].slice(0, 1))
	return letters.slice(0, 3).join('').toUpperCase()
}
