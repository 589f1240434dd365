import { planOf, type PlanId } from '#app/domain/billing/plans.ts'
import type { Toast } from '#app/http/toast.server.ts'
import { shownDate } from '#app/ui/shown-date.ts'

/** What the specification's sections 4 and 8 say when a plan is chosen, changed or canceled. */
export const planToasts = {
	upgraded: (plan: PlanId): Toast => ({
		title: 'Plan changed',
		description: `You are on ${planOf(plan).name} now. Your new checks are there.`,
	}),
	downgradeLater: (plan: PlanId, at: Date): Toast => ({
		title: 'Plan changed',
		description:
			plan === 'free'
				? `You have been downgraded to Free. Paid features remain until the billing period ends on ${day(at)}.`
				: `You have been downgraded to ${planOf(plan).name} from ${day(at)}. Your current plan remains until the billing period ends.`,
	}),
	alreadyCanceled: (at: Date | null): Toast => ({
		title: 'Already canceled',
		description: `Your plan is already set to downgrade to Free${at ? ` on ${day(at)}` : ''}.`,
	}),
	paymentIssue: {
		title: 'Payment issue',
		description: 'Your last payment failed. Resolve it first, then change your plan.',
		variant: 'destructive',
	},
	declined: {
		title: 'Payment issue',
		description: 'Your bank declined the payment. Your plan has not changed, and nothing was charged.',
		variant: 'destructive',
	},
	unreachable: {
		title: 'Payment issue',
		description: 'The payment service could not be reached. Try again in a minute: nothing is charged twice.',
		variant: 'destructive',
	},
	priceOld: { title: 'Please confirm again', description: 'The price was shown a while ago. This is what the change costs now.' },
	none: { title: 'No active subscription', description: 'There is no subscription to cancel.' },
	kept: { title: 'Plan kept', description: 'Your plan goes on as before.' },
	nothingToTakeBack: { title: 'Nothing to take back', description: 'No change of your plan is planned.' },
} as const satisfies Record<string, Toast | ((...args: never[]) => Toast)>

/** Why no subscription came about: the words of spec, section 8. */
export function subscriptionFailed(
	description: 'The selected plan is not available' | 'Failed to create subscription' | 'No checkout URL received from payment service',
): Toast {
	return { title: 'Subscription failed', description, variant: 'destructive' }
}

function day(at: Date): string {
	return shownDate(at.toISOString())
}
