import { Form, href } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** Makes the private address of one's calendar, or ends it. */
export function CalendarCard({ madeAt }: { madeAt: string | null }) {
	return (
		<Card
			title="In your calendar"
			description={
				madeAt === null
					? 'Get a private address that your calendar program can subscribe to. It shows days and what is due, and names no document.'
					: `You made a private address on ${shownDate(madeAt)}. Anyone who has it can read your deadlines.`
			}
		>
			<Form method="post" action={href('/legal-tasks/calendar')} className="flex flex-wrap gap-2">
				<Button name="intent" value="make" variant="secondary">
					{madeAt === null ? 'Get the address' : 'Make a new address'}
				</Button>
				{madeAt === null ? null : (
					<Button name="intent" value="revoke" variant="quiet">
						Revoke it
					</Button>
				)}
			</Form>
		</Card>
	)
}
