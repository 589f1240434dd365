import { hour, inSeconds } from '#app/units.ts'

/** Files written and compared for one member: more than anybody looks at, too few to keep the others waiting. */
export const redlinesPerMember = { name: 'redline', points: 600, seconds: inSeconds(hour) }

/** What is said to whoever is over the limit. */
export const tooManyRedlines = {
	refused: 'too_many',
	says: 'You have created too many files in a short time. Please wait and try again.',
} as const
