import { hour } from '#app/units.ts'

/** How much working time before an answer is due experts are reminded of it. */
export const remindedBefore = 4 * hour
