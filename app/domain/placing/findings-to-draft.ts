import type { Finding } from '#app/domain/review/report/report.ts'

/**
 * What the counterparty is asked for, as far as the wording does it: who asks to strike something and puts other words
 * in its place says so, and of several ways out only the one that was taken is named.
 *
 * @param wording what comes in; empty where words only go
 */
export function requestFor({ ask }: Pick<Finding, 'ask'>, wording: string): string {
	const asked = ask.replace(/\bDelaware, New York or our home state\b/, (all) => (/^\s*Delaware law\b/.test(wording) ? 'Delaware' : all))
	if (wording.trim() === '') return asked
	return asked.replace(
		/(\b(?:please|parties) )strike (?!.{0,60}\band keep\b)([^.?,]+?)(?:, or [^.?]+?)?( prior to execution)?(?=[.?])/i,
		(_all, who: string, what: string, before = '') => `${who}replace ${what} with the words suggested here${before}`,
	)
}
