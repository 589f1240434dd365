import { Form } from 'react-router'
import { checkoutAction } from '#app/components/plans/checkout-path.ts'
import { Button } from '#app/ui/button.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import type { Route } from './+types/failed.ts'
import { orderOf } from './order-of.server.ts'
import { BillingLink, OutcomePage } from './outcome-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
	return { order: await orderOf(context, request) }
}

export default function PaymentFailed({ loaderData: { order } }: Route.ComponentProps) {
	return (
		<OutcomePage
			title="The payment did not go through"
			description="The payment did not go through, and your plan has not changed."
			first={
				order?.plan ? (
					<Form method="post" action={checkoutAction}>
						<input type="hidden" name="plan" value={order.plan} />
						<Button>Try again</Button>
					</Form>
				) : null
			}
			next={{ to: order?.returnTo ?? '/pricing', label: order?.returnTo ? 'Go back' : 'See plans' }}
		>
			{order?.failure ? (
				<p className="rounded-lg border-l-4 border-high bg-high-soft px-4 py-3 text-ink">{order.failure}</p>
			) : (
				<p>Banks sometimes decline a card for a reason that only they know.</p>
			)}
			<p>
				Nothing was charged. Your plan has not changed; <BillingLink /> shows it. Your documents and reports stay available.
			</p>
			<p>You can try again with the same card or another one. If it happens twice, ask your bank: it can say why, and allow it.</p>
			{order?.status === 'open' ? <LiveUpdates /> : null}
		</OutcomePage>
	)
}
