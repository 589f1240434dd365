import type { XmlElement } from '../package/xml/xml-element.ts'

/** A page of dense contract text holds some 4,000 characters; past twice that a page count was made up. */
const mostCharactersPerPage = 8_000
const mostPages = 10_000

/** 1-based pages reached at some place: by the marks of Word's last layout, and by page breaks the author set. */
export interface PagesReached {
	laidOut: number
	forced: number
}

/** Reads `Pages` of docProps/app.xml; `null` when it is absent or absurd. */
export function countedPages(properties: XmlElement | null): number | null {
	const value = Number(properties?.child('ep:Pages')?.text().trim())
	return Number.isInteger(value) && value >= 1 && value <= mostPages ? value : null
}

/**
 * Number of pages, and how to tell the page of a place. Rather none than a wrong one: Word's own layout marks
 * are taken; page breaks of the author only where they account for every page the file claims.
 *
 * @param end pages reached at the end of the body.
 */
export function numberPages({ counted, end, characters }: { counted: number | null; end: PagesReached; characters: number }): {
	pages: number | null
	pageAt: (reached: PagesReached) => number | null
} {
	const believed = counted !== null && characters <= counted * mostCharactersPerPage ? counted : null
	if (end.laidOut > 1) return { pages: Math.max(believed ?? 0, end.laidOut), pageAt: ({ laidOut }) => laidOut }
	if (believed !== null && believed === end.forced) return { pages: believed, pageAt: ({ forced }) => forced }
	return { pages: believed, pageAt: () => null }
}
