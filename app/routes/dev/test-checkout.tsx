import { data, redirect } from 'react-router'
import { dollars } from '#app/domain/billing/plans.ts'
import { failLocally, payLocally } from '#app/domain/billing/events/local-checkout.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import type { Route } from './+types/test-checkout.ts'
import { localPayments, nothingHere } from './local-payments.server.ts'
import { TestFrame } from './test-frame.tsx'

/** The page that stands in for Stripe's checkout on this machine. */
export async function loader({ context, params }: Route.LoaderArgs) {
	const session = await localPayments(context).session(params.sessionId)
	if (!session) throw nothingHere('There is no such checkout.')
	return session
}

export async function action({ context, params, request }: Route.ActionArgs) {
	localPayments(context)
	const services = context.get(servicesContext)
	const outcome = (await parseForm(request)).get('outcome')
	const next =
		outcome === 'fail'
			? await failLocally(services, params.sessionId)
			: await payLocally(services, params.sessionId, outcome === 'fails_later' ? 'fails_later' : 'good')
	if (next === null) throw data({ message: 'This checkout was closed or paid in the meantime.' }, { status: 409 })
	return redirect(next)
}

export default function TestCheckout({ loaderData: session }: Route.ComponentProps) {
	const price = dollars(session.cents)
	return (
		<TestFrame title="Test checkout">
			<div className="grid gap-8 md:grid-cols-2 md:gap-12">
				<div className="grid content-start gap-3">
					<h1 className="text-muted">{session.description}</h1>
					<p>
						<span className="font-serif text-4xl font-semibold tracking-tight tabular-nums">{price}</span>{' '}
						{session.monthly ? <span className="text-muted">per month</span> : null}
					</p>
					<dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 border-t border-line pt-4">
						<dt>{session.description}</dt>
						<dd className="tabular-nums">{price}</dd>
						<dt className="font-semibold">Due today</dt>
						<dd className="font-semibold tabular-nums">{price}</dd>
					</dl>
				</div>
				{session.status === 'open' ? (
					<Outcomes price={price} monthly={session.monthly} cancelUrl={session.cancelUrl} />
				) : (
					<Closed {...session} />
				)}
			</div>
		</TestFrame>
	)
}

function Outcomes({ price, monthly, cancelUrl }: { price: string; monthly: boolean; cancelUrl: string }) {
	return (
		<div className="grid content-start gap-4">
			<h2 className="text-lg font-semibold">What should the card do?</h2>
			{/* A plain form: the answer leads to another page of the site, as coming back from Stripe does. */}
			<form method="post" className="grid gap-3">
				<Button name="outcome" value="good">{`Pay ${price}`}</Button>
				<Button name="outcome" value="fail" variant="secondary">
					Have the card declined
				</Button>
				{monthly ? (
					<Button name="outcome" value="fails_later" variant="secondary">
						Pay, but let the card need attention later
					</Button>
				) : null}
			</form>
			<p>
				<ButtonLink to={cancelUrl} reloadDocument variant="quiet" className="w-full">
					Cancel and go back
				</ButtonLink>
			</p>
		</div>
	)
}

function Closed({ id, status, cancelUrl }: { id: string; status: 'open' | 'complete' | 'expired'; cancelUrl: string }) {
	return (
		<div className="grid content-start justify-items-start gap-4">
			<h2 className="text-lg font-semibold">{status === 'complete' ? 'This is paid' : 'This checkout has expired'}</h2>
			<p className="text-muted">
				{status === 'complete' ? 'It can’t be paid a second time.' : 'Nothing was charged. Start again from the plans.'}
			</p>
			<ButtonLink to={status === 'complete' ? `/payment/success?session_id=${id}` : cancelUrl} reloadDocument variant="secondary">
				Go back
			</ButtonLink>
		</div>
	)
}
