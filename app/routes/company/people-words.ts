import { shownWait } from '#app/domain/text/shown-wait.ts'

/** How long an invitation waits. */
export const acceptedIn = 'The link in the email works for 14 days.'

/** What happens to documents when somebody leaves a company. */
export const documentsOfLeaver = {
	other:
		'Documents they shared with the whole company stay and pass to an owner. Their other documents leave with them. ' +
		'Documents of colleagues are no longer shared with them.',
	own:
		'Documents you shared with the whole company stay and pass to an owner. Your other documents leave with you. ' +
		'Documents of colleagues are no longer shared with you.',
}

/** 'Too many invitations. …' with the wait. */
export function tooManyInvitations(seconds: number): string {
	return `Too many invitations were sent. Please try again in ${shownWait(seconds)}.`
}
