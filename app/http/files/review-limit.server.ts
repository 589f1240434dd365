import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { servicesContext } from '../context.ts'
import { hour, inSeconds } from '#app/units.ts'

/** Analysing a paid version again is free, and what is free must not keep everybody else's reviews waiting. Who asks and waits, asks every 25 seconds. */
const reviewsPerMember = { name: 'review', points: 300, seconds: inSeconds(hour) }

/**
 * Counts a member's wish to have a document analysed again.
 *
 * @returns 0 when it may go on, else the seconds until it may
 */
export async function refusedReviews(context: Readonly<RouterContextProvider>, member: Member): Promise<number> {
	return context.get(servicesContext).limits.count(reviewsPerMember, member.id)
}
