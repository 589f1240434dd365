import { Link } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** Says on other pages than that of the billing that a payment is missing, in one line with what to do. */
export function PaymentDue({
	checksStopAt,
	checksStopped,
}: {
	/** When new document checks stop. */
	checksStopAt: Date
	/** Whether that has come. */
	checksStopped: boolean
}) {
	const on = shownDate(checksStopAt.toISOString())
	return (
		<Alert tone="error">
			<strong className="font-semibold">The payment for your plan failed.</strong>{' '}
			{checksStopped ? 'New document checks have stopped.' : `New document checks stop on ${on}.`}{' '}
			<Link to="/settings/billing" className="font-medium text-accent underline underline-offset-4">
				Update your card
			</Link>
		</Alert>
	)
}
