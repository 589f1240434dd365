import { redirect } from 'react-router'
import { rankOf } from '#app/domain/billing/gates.ts'
import type { PlanId } from '#app/domain/billing/plans.ts'
import { cancelSubscription, changePlan } from '#app/domain/billing/subscriptions/change-plan.server.ts'
import { subscriptionInfo } from '#app/domain/billing/subscriptions/subscription-info.server.ts'
import type { Member } from '#app/domain/identity/member.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { redirectWithToast, type Toast } from '#app/http/toast.server.ts'
import { hour } from '#app/units.ts'
import { planToasts, subscriptionFailed } from './plan-toasts.ts'
import { unlessUnreachable } from './unless-unreachable.server.ts'

/** How long the price that a page shows can be confirmed. */
const priceStands = hour

/**
 * Changes a plan that is paid for, at the price that its page showed.
 *
 * @param at the time for which the page reckoned the price of an upgrade
 */
export async function confirmChange(services: Services, member: Member, plan: PlanId, at: FormDataEntryValue | null): Promise<Response> {
	const who = { userId: member.id, companyId: member.companyId }
	return unlessUnreachable(services, async () => {
		if (plan === 'free') return redirectWithToast('/settings/billing', await cancel(services, who))
		const { plan: current } = await subscriptionInfo(services, member.companyId)
		const reckoned = rankOf(plan) > rankOf(current) ? await shownPrice(services, at) : undefined
		if (reckoned === null) return redirectWithToast(`/settings/billing/change?plan=${plan}`, planToasts.priceOld)
		const changed = await changePlan(services, { ...who, plan, at: reckoned })
		if (changed.outcome === 'checkout') return redirect(`/checkout?plan=${plan}`)
		return redirectWithToast('/settings/billing', toastOf(changed))
	})
}

/**
 * The time for which a price was reckoned. One that is not of the last hour is no price that was shown, and the later it is,
 * the less is due: `null`, and the page shows the price anew.
 */
async function shownPrice(services: Services, sent: FormDataEntryValue | null): Promise<Date | null> {
	const at = new Date(typeof sent === 'string' ? sent : '')
	const age = (await services.billingNow()).getTime() - at.getTime()
	return age >= 0 && age <= priceStands ? at : null
}

async function cancel(services: Services, who: { userId: string; companyId: string }): Promise<Toast> {
	const canceled = await cancelSubscription(services, who)
	if (canceled.outcome === 'canceled') return planToasts.downgradeLater('free', canceled.at)
	if (canceled.outcome === 'already_canceled') return planToasts.alreadyCanceled(canceled.at)
	return canceled.outcome === 'past_due' ? planToasts.paymentIssue : planToasts.none
}

function toastOf(changed: Exclude<Awaited<ReturnType<typeof changePlan>>, { outcome: 'checkout' }>): Toast {
	switch (changed.outcome) {
		case 'upgraded':
			return planToasts.upgraded(changed.plan)
		case 'downgrade_scheduled':
			return planToasts.downgradeLater(changed.plan, changed.at)
		case 'past_due':
			return planToasts.paymentIssue
		case 'declined':
			return planToasts.declined
		case 'same':
			return planToasts.kept
		case 'no_payments':
			return subscriptionFailed('The selected plan is not available')
	}
}
