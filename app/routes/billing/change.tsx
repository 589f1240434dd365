import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { dollars, planOf, type PlanId } from '#app/domain/billing/plans.ts'
import { previewPlanChange } from '#app/domain/billing/subscriptions/change-plan.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/change.ts'
import { confirmChange } from './confirm-change.server.ts'
import { planParam } from './plan-param.ts'
import { planToasts, subscriptionFailed } from './plan-toasts.ts'

/** What another plan would cost and when, before anything is changed. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const { companyId } = requireMember(context)
	const plan = planParam(new URL(request.url).searchParams.get('plan'))
	if (plan === null) return redirectWithToast('/settings/billing', subscriptionFailed('The selected plan is not available'))
	const preview = await previewPlanChange(context.get(servicesContext), { companyId, plan })
	if (preview.kind === 'upgrade' || preview.kind === 'downgrade') return preview
	if (preview.kind === 'checkout') return redirect(`/checkout?plan=${plan}`)
	if (preview.kind === 'same') return redirect('/settings/billing')
	const toast = preview.kind === 'past_due' ? planToasts.paymentIssue : subscriptionFailed('The selected plan is not available')
	return redirectWithToast('/settings/billing', toast)
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const form = await parseForm(request)
	const plan = planParam(form.get('plan'))
	if (plan === null) throw data({ message: 'The selected plan is not available' }, { status: 400 })
	return confirmChange(context.get(servicesContext), member, plan, form.get('at'))
}

export default function Change({ loaderData: change }: Route.ComponentProps) {
	const processing = useNavigation().state === 'submitting'
	const { name } = planOf(change.to)
	const title = `${change.kind === 'upgrade' ? 'Upgrade' : 'Downgrade'} to ${name}`
	return (
		<div className="max-w-2xl">
			<title>{`${title} · Fineprint`}</title>
			<PageHeader title={title} description={`You have ${planOf(change.from).name} now. Nothing changes before you confirm.`} />
			<div className="grid gap-6 rounded-xl border border-line bg-surface p-5 sm:p-6">
				{change.kind === 'upgrade' ? <Upgrade {...change} /> : <Downgrade {...change} />}
				<Form method="post" className="flex flex-wrap gap-3">
					<input type="hidden" name="plan" value={change.to} />
					{change.kind === 'upgrade' ? <input type="hidden" name="at" value={change.at.toISOString()} /> : null}
					<Button disabled={processing}>
						{processing ? 'Processing' : change.kind === 'upgrade' ? `Upgrade and pay ${dollars(change.dueNowCents)}` : title}
					</Button>
					<ButtonLink to="/settings/billing" variant="secondary">
						{`Keep ${planOf(change.from).name}`}
					</ButtonLink>
				</Form>
			</div>
		</div>
	)
}

function Upgrade({
	to,
	dueNowCents,
	thenCents,
	periodEnd,
	extraChecks,
}: {
	to: PlanId
	dueNowCents: number
	thenCents: number
	periodEnd: Date
	extraChecks: number
}) {
	const end = shownDate(periodEnd.toISOString())
	return (
		<>
			<dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
				<dt>
					Due now
					<span className="block text-sm text-muted">{`The difference for the rest of this billing period, until ${end}`}</span>
				</dt>
				<dd className="text-right font-serif text-2xl font-semibold tabular-nums">{dollars(dueNowCents)}</dd>
				<dt>{`From ${end}`}</dt>
				<dd className="text-right font-medium whitespace-nowrap tabular-nums">{`${dollars(thenCents)} per month`}</dd>
			</dl>
			<p>
				{`${planOf(to).name} starts at once`}
				{extraChecks > 0 ? `, with ${extraChecks} more document checks for this period.` : '.'} The card on file is charged.
			</p>
		</>
	)
}

function Downgrade({ from, to, at }: { from: PlanId; to: PlanId; at: Date }) {
	const end = shownDate(at.toISOString())
	const { cents, checks, name } = planOf(to)
	return (
		<>
			<dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-3">
				<dt>Due now</dt>
				<dd className="text-right font-serif text-2xl font-semibold tabular-nums">{dollars(0)}</dd>
				<dt>{`From ${end}`}</dt>
				<dd className="text-right font-medium whitespace-nowrap tabular-nums">{`${dollars(cents)} per month`}</dd>
			</dl>
			<div className="grid gap-3">
				<p>{`Your paid features remain until the billing period ends on ${end}. You can take the change back until then.`}</p>
				<p>
					{to === 'free' ? (
						<>
							After that there are no new checks each month. Your documents and reports stay, and you can read, download and export them.{' '}
							<Link to="/contact" className="text-accent underline underline-offset-4">
								Tell us what was missing
							</Link>
						</>
					) : (
						`After that ${name} has ${checks} document checks each month instead of ${planOf(from).checks}.`
					)}
				</p>
			</div>
		</>
	)
}
