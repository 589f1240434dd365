import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'

/** Makes a suggestion that restores the old words after an untracked edit. */
export function RoundRestore({ subject, label, about }: { subject: string; label: string; about: string }) {
	return (
		<Form method="post" preventScrollReset>
			<input type="hidden" name="do" value="restore" />
			<input type="hidden" name="subject" value={subject} />
			<Button variant="quiet" size="small" aria-label={`${label}: ${about}`}>
				{label}
			</Button>
		</Form>
	)
}
