import { redirect } from 'react-router'
import { dollars, planOf } from '#app/domain/billing/plans.ts'
import type { PaymentStatus } from '#app/domain/billing/orders/find-order.server.ts'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import type { Route } from './+types/success.ts'
import { orderOf } from './order-of.server.ts'
import { OutcomePage, BillingLink } from './outcome-page.tsx'

/** Says what the server knows: the browser coming here proves nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const order = await orderOf(context, request)
	if (order?.status === 'failed' || order?.status === 'canceled')
		throw redirect(`/payment/${order.status === 'failed' ? 'failed' : 'cancel'}?session_id=${encodeURIComponent(order.sessionId)}`)
	return { order }
}

export default function PaymentSuccess({ loaderData: { order } }: Route.ComponentProps) {
	if (!order) return <Unknown />
	return order.status === 'open' ? <Waiting /> : <Paid order={order} />
}

function Paid({ order }: { order: PaymentStatus }) {
	const { kind, plan, description, cents, returnTo } = order
	const bought = kind === 'subscription' && plan !== null
	return (
		<OutcomePage
			title={bought ? `You are on ${planOf(plan).name}` : 'Thank you, it is paid'}
			description="The payment is confirmed."
			next={bought ? { to: '/dashboard', label: 'Review a document' } : { to: returnTo ?? '/dashboard', label: 'Go on' }}
			other={{ to: '/settings/billing', label: 'See my plan and receipts' }}
		>
			<p>
				{bought
					? `Your payment of ${dollars(cents)} is confirmed, and ${planOf(plan).checks} document checks are ready. They renew each month.`
					: `Your payment of ${dollars(cents)} for ${description} is confirmed.`}
			</p>
		</OutcomePage>
	)
}

function Waiting() {
	return (
		<OutcomePage
			title="Waiting for the confirmation"
			description="The payment service has not confirmed the payment yet."
			next={{ to: '/settings/billing', label: 'See my plan' }}
		>
			<p role="status">
				The payment service has not confirmed your payment to us yet. That usually takes a few seconds, and this page says so by itself when
				it comes. You need not pay again, and you may leave: nothing is lost.
			</p>
			<LiveUpdates />
		</OutcomePage>
	)
}

/** Without a session of their own, nobody can be told anything. */
function Unknown() {
	return (
		<OutcomePage
			title="Thank you for your payment"
			description="Your settings show the plan and the document checks that your account has."
			next={{ to: '/settings/billing', label: 'See my plan' }}
		>
			<p>
				You came here from the payment page. This page alone does not know what was paid: <BillingLink /> shows the plan, the document
				checks and the receipts that your account has.
			</p>
			<p>If something you paid for is not there within a few minutes, write to us from the email address of your account.</p>
		</OutcomePage>
	)
}
