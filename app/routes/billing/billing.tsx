import { listCreditEntries } from '#app/domain/billing/ledger/credit-entries.server.ts'
import { listPayments } from '#app/domain/billing/ledger/payment-entries.server.ts'
import { subscriptionInfo } from '#app/domain/billing/subscriptions/subscription-info.server.ts'
import { documentsOfCredits } from '#app/domain/documents/documents-of-credits.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { PlanCards } from '#app/components/plans/plan-cards.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/billing.ts'
import { CreditsCard } from './credits-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { Notice } from './notice.tsx'
import { PlanCard } from './plan-card.tsx'

const entriesShown = 20

export async function loader({ context, request }: Route.LoaderArgs) {
	const member = requireMember(context)
	const { companyId } = member
	const services = context.get(servicesContext)
	const before = new URL(request.url).searchParams.get('before')
	const after = before !== null && /^\d{1,18}$/.test(before) ? BigInt(before) : undefined
	const [info, payments, entries, now] = await Promise.all([
		subscriptionInfo(services, companyId),
		listPayments(services, companyId),
		listCreditEntries(services, companyId, { after, take: entriesShown + 1 }),
		services.billingNow(),
	])
	// A charge settles the check that was taken when its review started, and changes nothing.
	const shown = entries.slice(0, entriesShown).filter(({ amount }) => amount !== 0)
	const documents = await documentsOfCredits(
		services,
		member,
		shown.map(({ id }) => id),
	)
	return {
		info,
		payments,
		entries: shown.map((entry) => ({ ...entry, document: documents.get(entry.id) ?? null })),
		older: entries.length > entriesShown ? entries[entriesShown - 1]!.id : null,
		onSale: services.payments !== null,
		/** Whether the cards and invoices at the payment service can be seen. */
		portal: services.payments !== null && (info.managed || payments.length > 0),
		checksStopped: info.checksStopAt !== null && info.checksStopAt <= now,
	}
}

export default function Billing({ loaderData }: Route.ComponentProps) {
	const { info, payments, entries, older, onSale, portal, checksStopped } = loaderData
	return (
		<div>
			<title>Plan and billing · Fineprint</title>
			<PageHeader title="Plan and billing" description="They belong to your company, and count for everyone in it." />
			<div className="grid gap-6">
				<Notice info={info} checksStopped={checksStopped} />
				<PlanCard info={info} portal={portal} />
				<section aria-labelledby="change" className="grid gap-4">
					<h2 id="change" className="text-heading font-semibold">
						Change plan
					</h2>
					<PlanCards current={info.plan} onSale={onSale} />
				</section>
				<CreditsCard entries={entries} older={older} credits={info.credits} />
				<InvoicesCard payments={payments} />
			</div>
		</div>
	)
}
