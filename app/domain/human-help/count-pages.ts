/** More words than this fit on no page: the count in the file is of an earlier state of it. */
const mostWords = 1000
const usualWords = 500

/** How pages are counted, as the page that shows the price says it. */
export const pageCountWords =
	'Pages are those of the PDF, or those that Word last laid out. A Word file that does not say has a page for each 500 words.'

/**
 * The pages of a Word file: as Word last laid it out, or one for each 500 words where the file does not say, or says too
 * few to hold its words.
 */
export function countPages(printedPages: number | null, text: string): number {
	const words = text.match(/\S+/g)?.length ?? 0
	if (printedPages !== null && printedPages > 0 && words <= printedPages * mostWords) return printedPages
	return Math.max(1, Math.ceil(words / usualWords))
}
