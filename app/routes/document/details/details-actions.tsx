import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'

/** Locks a document, or ends its lock. */
export function LockForm({ documentId, lock, mayBreak }: { documentId: string; lock: { mine: boolean } | null; mayBreak: boolean }) {
	const taken = lock !== null && !lock.mine
	if (taken && !mayBreak) return null
	return (
		<Card
			title="Lock"
			description={
				lock === null
					? 'While you hold the lock no one else can change the document. It ends when you unlock it, or after 30 minutes without a change of yours.'
					: lock.mine
						? 'You hold the lock.'
						: 'Someone else holds the lock. As the owner you can take it away; what they have not saved stays with them.'
			}
		>
			<Form method="post" action={href('/document-vault/:documentId/lock', { documentId })}>
				<Button name="lock" value={lock === null ? 'yes' : 'no'} variant="secondary">
					{lock === null ? 'Lock' : lock.mine ? 'Unlock' : 'Take the lock away'}
				</Button>
			</Form>
		</Card>
	)
}

/** Makes a document of one's own from this one. */
export function CopyForm({ documentId }: { documentId: string }) {
	return (
		<Card
			title="Copy"
			description="A new document of your own with the newest version’s file. Reports, comments and shares are not copied."
		>
			<Form method="post" action={href('/document-vault/:documentId/copy', { documentId })}>
				<Button variant="secondary">Make a copy</Button>
			</Form>
		</Card>
	)
}

/** Moves the document to the bin. */
export function DeleteForm() {
	return (
		<Card
			title="Delete"
			description="It goes to the bin, where you can restore it for 30 days. After that it is erased for good, with its reports."
		>
			<Form method="post">
				<Button name="intent" value="delete" variant="danger">
					Move to the bin
				</Button>
			</Form>
		</Card>
	)
}
