import type { Route } from './+types/cancel.ts'
import { orderOf } from './order-of.server.ts'
import { OutcomePage } from './outcome-page.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
	const order = await orderOf(context, request)
	return { returnTo: order?.returnTo ?? null }
}

export default function PaymentCancel({ loaderData: { returnTo } }: Route.ComponentProps) {
	return (
		<OutcomePage
			title="Payment canceled"
			description="The payment was canceled, and nothing was charged."
			next={returnTo ? { to: returnTo, label: 'Go back' } : { to: '/pricing', label: 'See plans' }}
		>
			<p>Nothing was charged. Your plan, documents and reports stay as they are.</p>
		</OutcomePage>
	)
}
