import { Link } from 'react-router'
import type { Route } from './+types/payments.ts'
import { ClockForm } from './clock-form.tsx'
import { localPayments } from './local-payments.server.ts'
import { TestFrame } from './test-frame.tsx'

/** What can be tried by hand with the test payments. */
export async function loader({ context }: Route.LoaderArgs) {
	return { now: await localPayments(context).now() }
}

export default function Payments({ loaderData: { now } }: Route.ComponentProps) {
	return (
		<TestFrame title="Test payments">
			<h1 className="mb-6 font-serif text-3xl font-semibold tracking-tight">Test payments</h1>
			<div className="grid gap-8">
				<ClockForm now={now} back="/dev/payments" />
				<ul className="grid gap-2">
					<li>
						<Link to="/pricing" className="text-accent underline underline-offset-4">
							Choose a plan
						</Link>{' '}
						leads to the test checkout.
					</li>
					<li>
						<Link to="/settings/billing" className="text-accent underline underline-offset-4">
							Plan and billing
						</Link>{' '}
						has the button “Card and invoices”, with which the card can be made to fail.
					</li>
				</ul>
			</div>
		</TestFrame>
	)
}
