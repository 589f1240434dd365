import { hour, inSeconds } from '#app/units.ts'

/** Redlines and comparisons as files for one member: more than anybody reads, too few to keep others waiting. */
export const redlinesPerMember = { name: 'redline', points: 600, seconds: inSeconds(hour) }

/** The refusal over the limit. */
export const tooManyRedlines = {
	refused: 'too_many',
	says: 'You have created too many files in a short time. Please wait and try again.',
} as const
