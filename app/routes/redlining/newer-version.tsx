import { useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { redliningLink, type RedliningQuery } from './redlining-links.ts'

/** Announces that a newer version has replaced the shown one, or will after unsent input is sent. */
export function NewerVersion({ label, fetchNewer }: { label: string; fetchNewer: (() => void) | null }) {
	const [closed, setClosed] = useState(false)
	const notice = fetchNewer
		? `A newer version of this document is available. You are still viewing version ${label} because you have unsent text.`
		: `A newer version of this document was added. You are now viewing version ${label}.`
	if (closed && !fetchNewer) return null
	return (
		// Visible wherever the page is scrolled, beside the cards, not over them.
		<div className="sticky top-(--header-height) z-20 mb-4 lg:mr-94 print:hidden">
			<Alert tone={fetchNewer ? 'warning' : 'info'}>
				{`${notice} `}
				<Button type="button" variant="secondary" size="small" onClick={fetchNewer ?? (() => setClosed(true))}>
					{fetchNewer ? 'Discard the text and open the newer version' : 'Close'}
				</Button>
			</Alert>
		</div>
	)
}

/** When a newer version came in between loading the text and the page: scripts fetch it, without them a button does. */
export function JustReplaced({ documentId, ask }: { documentId: string; ask: RedliningQuery }) {
	return (
		<Alert tone="info">
			{'A newer version of this document was just added. '}
			<a href={redliningLink(documentId, ask)} className="font-semibold text-accent underline underline-offset-4">
				Reload the page
			</a>
		</Alert>
	)
}
