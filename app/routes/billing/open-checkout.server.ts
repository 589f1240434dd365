import { redirect } from 'react-router'
import { startSubscriptionCheckout } from '#app/domain/billing/orders/start-checkout.server.ts'
import type { PlanId } from '#app/domain/billing/plans.ts'
import { subscriptionInfo } from '#app/domain/billing/subscriptions/subscription-info.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { planToasts, subscriptionFailed } from './plan-toasts.ts'

const longestKey = 60

/**
 * Leads to the payment page for a plan.
 *
 * @param key what the form carried: sent twice, it opens one payment page
 */
export async function openCheckout(
	services: Services,
	{ id: userId, companyId }: Member,
	plan: PlanId,
	key: FormDataEntryValue | null,
): Promise<Response> {
	const requestKey = typeof key === 'string' && key !== '' && key.length <= longestKey ? `${plan}:${key}` : undefined
	const cancelUrl = `${services.env.appUrl}/payment/cancel/`
	try {
		const started = await startSubscriptionCheckout(services, { userId, companyId, plan, cancelUrl, requestKey })
		if (started.outcome === 'has_subscription') return redirect(changePath(plan))
		if (started.outcome === 'started') return redirect(started.url)
		const failure = started.outcome === 'no_url' ? 'No checkout URL received from payment service' : 'The selected plan is not available'
		return redirectWithToast('/pricing', subscriptionFailed(failure))
	} catch (error) {
		if (!(error instanceof PaymentsError)) throw error
		services.log.error({ err: error }, 'A checkout could not be started')
		return redirectWithToast('/pricing', subscriptionFailed('Failed to create subscription'))
	}
}

/** Where the choice leads when there is nothing to pay on the payment page; `null` when there is. */
export async function withoutCheckout(services: Services, { companyId, plan: current }: Member, plan: PlanId): Promise<Response | null> {
	if (plan === current) return redirect(plan === 'free' ? '/dashboard' : '/settings/billing')
	const { managed, status, periodEnd } = await subscriptionInfo(services, companyId)
	if (plan !== 'free') return managed ? redirect(changePath(plan)) : null
	if (!managed) return redirectWithToast('/settings/billing', planToasts.none)
	if (status === 'canceled') return redirectWithToast('/settings/billing', planToasts.alreadyCanceled(periodEnd))
	if (status === 'past_due') return redirectWithToast('/settings/billing', planToasts.paymentIssue)
	return redirect(changePath(plan))
}

function changePath(plan: PlanId): string {
	return `/settings/billing/change?plan=${plan}`
}
