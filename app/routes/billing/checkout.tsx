import { useEffect, useRef } from 'react'
import { Form, Link, redirect, useSubmit } from 'react-router'
import { dollars, planOf } from '#app/domain/billing/plans.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { currentMember, requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { checkoutAction, signInForPlan } from '#app/components/plans/checkout-path.ts'
import { usePlanInProcess } from '#app/components/plans/use-plan-in-process.ts'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/icons.tsx'
import type { Route } from './+types/checkout.ts'
import { openCheckout, withoutCheckout } from './open-checkout.server.ts'
import { planParam } from './plan-param.ts'
import { subscriptionFailed } from './plan-toasts.ts'

/** Where somebody who had to sign in first goes on with the plan they chose. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const search = new URL(request.url).searchParams
	const plan = planParam(search.get('plan'))
	if (plan === null) return redirectWithToast('/pricing', subscriptionFailed('The selected plan is not available'))
	const elsewhere = await withoutCheckout(context.get(servicesContext), member, plan)
	if (elsewhere) return elsewhere
	return { plan, requestKey: crypto.randomUUID(), resume: search.get('resume') === 'yes' }
}

/** Chooses a plan: leads to the payment page, or to what changing a plan that is paid for already would cost. */
export async function action({ context, request }: Route.ActionArgs) {
	const form = await parseForm(request)
	const plan = planParam(form.get('plan'))
	if (plan === null) return redirectWithToast('/pricing', subscriptionFailed('The selected plan is not available'))
	const member = currentMember(context)
	if (!member) return redirect(signInForPlan(plan))
	const elsewhere = await withoutCheckout(context.get(servicesContext), member, plan)
	if (elsewhere) return elsewhere

	return openCheckout(context.get(servicesContext), member, plan, form.get('requestKey'))
}

export default function Checkout({ loaderData: { plan, requestKey, resume } }: Route.ComponentProps) {
	const { name, cents, contents } = planOf(plan)
	const inProcess = usePlanInProcess()
	const form = useRef<HTMLFormElement>(null)
	useResumed(resume, form)
	return (
		<main id="content" className="mx-auto grid w-full max-w-xl content-start gap-6 px-4 py-16 sm:px-8 lg:py-24">
			<title>{`${name} · Fineprint`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="font-serif text-title font-semibold">{`Go on with ${name}`}</h1>
			<div className="grid gap-5 rounded-xl border border-line bg-surface p-6">
				<p>
					<span className="font-serif text-4xl font-semibold tracking-tight">{dollars(cents)}</span>{' '}
					<span className="text-muted">per month, until you cancel</span>
				</p>
				<ul className="grid gap-2">
					{contents.map((content) => (
						<li key={content} className="flex gap-2">
							<Check aria-hidden size={18} className="mt-1 shrink-0 text-good" /> {content}
						</li>
					))}
				</ul>
				<Form method="post" action={checkoutAction} ref={form}>
					<input type="hidden" name="plan" value={plan} />
					<input type="hidden" name="requestKey" value={requestKey} />
					<Button className="w-full" disabled={inProcess !== null}>
						{inProcess === plan ? 'Processing' : 'Continue to payment'}
					</Button>
				</Form>
			</div>
			<p className="text-muted">
				Nothing is charged before you confirm it on the payment page.{' '}
				<Link to="/pricing" className="text-accent underline underline-offset-4">
					See all plans
				</Link>
			</p>
		</main>
	)
}

/** Goes on by itself, once: who comes back from the payment page finds the button. */
function useResumed(resume: boolean, form: React.RefObject<HTMLFormElement | null>): void {
	const submit = useSubmit()
	const gone = useRef(false)
	useEffect(() => {
		if (!resume || gone.current) return
		gone.current = true
		const here = new URL(window.location.href)
		here.searchParams.delete('resume')
		window.history.replaceState(window.history.state, '', here)
		void submit(form.current)
	}, [resume, submit, form])
}
