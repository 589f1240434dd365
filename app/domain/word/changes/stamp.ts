import { xmlText } from '../package/xml/xml-characters.ts'

/** Who changed the document and when, as every tracked change and comment carries it. */
export interface Stamp {
	author: string
	/** UTC, 'YYYY-MM-DDTHH:MM:SSZ'. */
	date: string
	/** Shown beside a comment; made from the author when left out. */
	initials?: string
}

/** The longest that Word takes, in UTF-16 units ([MS-OI29500], on comment, ECMA-376 part 1, 17.13.4.2). */
const longestAuthor = 255
const longestInitials = 9

/** The stamp with a name that an attribute of a Word file can hold: cut to what Word takes, on one line. */
export function writableStamp(stamp: Stamp): Stamp {
	return { ...stamp, author: xmlText(stamp.author.slice(0, longestAuthor)).replace(/[\t\n\r]/g, ' ') }
}

/** The initials of a stamp: those given, else the first letters of the author's names. */
export function initialsOf({ author, initials }: Pick<Stamp, 'author' | 'initials'>): string {
	const letters = author.split(/\s+/).flatMap((name) => [...name].slice(0, 1))
	return xmlText((initials || letters.slice(0, 3).join('').toUpperCase()).slice(0, longestInitials))
}
