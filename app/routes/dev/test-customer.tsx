import { data, Link } from 'react-router'
import { failLocalRefund, setLocalCard } from '#app/domain/billing/events/local-checkout.server.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/test-customer.ts'
import { ClockForm } from './clock-form.tsx'
import { localPayments } from './local-payments.server.ts'
import { TestFrame } from './test-frame.tsx'

/** The page that stands in for Stripe's customer portal on this machine: the card and the invoices. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const local = localPayments(context)
	const { payments } = context.get(servicesContext)
	const [{ invoices, refunds }, now] = await Promise.all([payments!.fetchCustomer(params.customerId), local.now()])
	return { invoices, refunded: refunds.some(({ status }) => status === 'succeeded'), now, here: pageOf(params) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
	localPayments(context)
	const form = await parseForm(request)
	if (form.get('refund') === 'fails') {
		await failLocalRefund(context.get(servicesContext), params.customerId)
		return redirectWithToast(pageOf(params), { title: 'The bank sent the refund back', description: 'The ledger says so.' })
	}
	const card = form.get('card')
	if (card !== 'good' && card !== 'fails') throw data({ message: 'The card must be “good” or “fails”.' }, { status: 400 })
	await setLocalCard(context.get(servicesContext), params.customerId, card)
	return redirectWithToast(pageOf(params), {
		title: card === 'good' ? 'The card works' : 'The card fails from now on',
		description: card === 'good' ? 'What was open is paid.' : 'The next renewal will not go through.',
	})
}

function pageOf({ customerId }: { customerId: string }): string {
	return `/dev/payments/customers/${encodeURIComponent(customerId)}`
}

const tones = { paid: 'good', open: 'high', void: 'neutral' } as const
const words = { paid: 'Paid', open: 'Open', void: 'Void' } as const

export default function TestCustomer({ loaderData: { invoices, refunded, now, here } }: Route.ComponentProps) {
	return (
		<TestFrame title="Test card">
			<h1 className="mb-6 font-serif text-3xl font-semibold tracking-tight">Card and invoices</h1>
			<div className="grid gap-8">
				<form method="post" className="flex flex-wrap gap-3">
					<Button name="card" value="good">
						Use a card that works
					</Button>
					<Button name="card" value="fails" variant="secondary">
						Use a card that fails
					</Button>
					{refunded ? (
						<Button name="refund" value="fails" variant="secondary">
							Have the bank send the last refund back
						</Button>
					) : null}
				</form>
				<section aria-labelledby="invoices" className="grid gap-3">
					<h2 id="invoices" className="text-lg font-semibold">
						Invoices
					</h2>
					{invoices.length === 0 ? <p className="text-muted">None yet.</p> : null}
					<ul className="divide-y divide-line">
						{invoices.map(({ id, status, description, paidCents, createdAt }) => (
							<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
								<span>
									{description} <span className="text-sm text-muted">{shownDate(createdAt.toISOString())}</span>
								</span>
								<span className="flex items-center gap-3 tabular-nums">
									{dollars(paidCents)} <Badge tone={tones[status]}>{words[status]}</Badge>
								</span>
							</li>
						))}
					</ul>
				</section>
				<ClockForm now={now} back={here} />
				<p>
					<Link to="/settings/billing" className="text-accent underline underline-offset-4">
						Back to Fineprint
					</Link>
				</p>
			</div>
		</TestFrame>
	)
}
