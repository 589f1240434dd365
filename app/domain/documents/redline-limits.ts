import { hour, inSeconds } from '#app/units.ts'

/** Redlines and comparisons as files for one member: more than anybody reads, too few to keep others waiting. */
export const redlinesPerMember = { name: 'redline', points: 600, seconds: inSeconds(hour) }

/** What somebody over the limit reads. */
export const tooManyRedlinesSentence = 'You have created too many files in a short time. Please wait and try again.'

/**
 * The refusal over the limit.
 *
 * @param retryAfter seconds until the next file
 */
export function tooManyRedlines(retryAfter: number) {
	return { refused: 'too_many', sentence: tooManyRedlinesSentence, retryAfter } as const
}
