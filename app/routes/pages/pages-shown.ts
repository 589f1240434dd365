/** How many pages are shown at once: a contract as a whole, and of a long one a part that a phone can hold. */
export const pagesAtOnce = 25

/**
 * The pages to show around one that is asked for.
 *
 * @param pages ascending by number
 * @param asked a page's number; one that is not there shows the beginning
 * @returns the pages, and the numbers at which the pages before and after them begin
 */
export function pagesShown<Page extends { page: number }>(
	pages: readonly Page[],
	requested: number,
): { pages: Page[]; previous: number | null; next: number | null } {
	const index = Math.max(
		0,
		pages.findIndex(({ page }) => page === requested),
	)
	const from = index - (index % pagesAtOnce)
	return {
		pages: pages.slice(from, from + pagesAtOnce),
		previous: from === 0 ? null : (pages[from - pagesAtOnce]?.page ?? null),
		next: pages[from + pagesAtOnce]?.page ?? null,
	}
}
