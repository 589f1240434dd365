import type { RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/identity/member.ts'
import { servicesContext } from '../context.ts'
import { hour, inSeconds } from '#app/units.ts'

/** Analyzing a paid version again is free and must not keep other people's reviews waiting. A client that polls does so every 25 seconds. */
const reviewsPerMember = { name: 'review', points: 300, seconds: inSeconds(hour) }

/**
 * Counts a member's request to have a document analyzed again.
 *
 * @returns 0 when it may go on, else the seconds until it may
 */
export async function refusedReviews(context: Readonly<RouterContextProvider>, member: Member): Promise<number> {
	return context.get(servicesContext).limits.count(reviewsPerMember, member.id)
}
