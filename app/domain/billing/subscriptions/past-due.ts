import { day } from '#app/units.ts'

/** How long new checks go on after a payment has failed. */
export const graceOfChecks = 7 * day

/** When new checks stop; reading, downloads and exports never do. */
export function checksStopAt({ status, pastDueSince }: { status: string; pastDueSince: Date | null }): Date | null {
	return status === 'past_due' && pastDueSince ? new Date(pastDueSince.getTime() + graceOfChecks) : null
}
