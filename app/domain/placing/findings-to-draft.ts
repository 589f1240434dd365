import type { Finding } from '#app/domain/review/report/report.ts'

/**
 * The request to the counterparty, limited to what the wording does: striking with other words in place is called a
 * replacement, and of several alternatives only the chosen one is named.
 *
 * @param wording the new words; empty for a deletion
 */
export function requestFor({ ask }: Pick<Finding, 'ask'>, wording: string): string {
	const request = ask.replace(/\bDelaware, New York or our home state\b/, (all) => (/^\s*Delaware law\b/.test(wording) ? 'Delaware' : all))
	if (wording.trim() === '') return request
	return request.replace(
		/(\b(?:please|parties) )strike (?!.{0,60}\band keep\b)([^.?,]+?)(?:, or [^.?]+?)?( prior to execution)?(?=[.?])/i,
		(_all, who: string, what: string, before = '') => `${who}replace ${what} with the words suggested here${before}`,
	)
}
