import { hour, inSeconds } from '#app/units.ts'

/** Copies and restored versions that one person makes: enough to put a vault in order, too few to fill it by script. */
export const copiesPerMember = { name: 'copy', points: 60, seconds: inSeconds(hour) }
