import { href } from 'react-router'
import { claimUpload } from '#app/domain/documents/held-upload.server.ts'
import { addRefusal, refusedTitle } from '#app/domain/documents/upload-refusal.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import type { Toast } from '../toast.server.ts'

interface Claimed {
	url: string
	toast: Toast
}

/** There is no file to claim: it was claimed before, its hour is over, or another browser holds it. */
export const noHeldUpload: Claimed = {
	url: href('/dashboard'),
	toast: {
		title: 'Please choose your file again',
		description: 'A file chosen before logging in is kept for one hour, in that browser, and can be used once.',
		variant: 'destructive',
	},
}

/**
 * Makes the file that a visitor chose before signing in the member's document, and begins its review.
 *
 * @param token the browser's token for the file
 */
export async function claimHeldUpload(
	services: Pick<Services, 'db' | 'jobs' | 'storage' | 'billingNow'>,
	member: Member,
	token: string | null,
): Promise<Claimed> {
	const claimed = token === null ? null : await claimUpload(services, member, token)
	if (claimed?.outcome === 'added')
		return {
			url: href('/document-vault/:documentId/report', { documentId: claimed.documentId }),
			toast: { title: 'Document uploaded successfully' },
		}
	if (claimed?.outcome === 'no_credits' || claimed?.outcome === 'over_quota')
		return {
			url: href('/dashboard'),
			toast: {
				title: refusedTitle(claimed),
				description: addRefusal(claimed, 'landing').message,
				variant: 'destructive',
			},
		}
	return noHeldUpload
}
