import { Link } from 'react-router'
import type { listPayments } from '#app/domain/billing/ledger/payment-entries.server.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** Every payment and refund, each with its receipt. */
export function InvoicesCard({ payments }: { payments: Awaited<ReturnType<typeof listPayments>> }) {
	return (
		<Card title="Invoices and receipts">
			{payments.length === 0 ? (
				<p className="text-muted">No charges yet. Your receipts will appear here.</p>
			) : (
				<ul className="divide-y divide-line">
					{payments.map(({ id, kind, cents, description, number, paidAt }) => (
						<li key={id} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0">
							<p className="min-w-0 [overflow-wrap:anywhere]">
								<Link to={`/settings/billing/receipts/${id}`} className="font-medium text-accent underline underline-offset-4">
									{description}
								</Link>
								<span className="block text-sm text-muted">
									{shownDate(paidAt.toISOString())}
									{number ? ` · ${number}` : ''}
								</span>
							</p>
							<p className="flex flex-wrap items-center justify-end gap-2 font-medium tabular-nums">
								{kind === 'refund' ? <Badge>Refunded</Badge> : null}
								{kind === 'dispute' ? <Badge tone="medium">Disputed</Badge> : null}
								{kind === 'dispute_won' ? <Badge>Dispute won</Badge> : null}
								{kind === 'refund_failed' ? <Badge tone="medium">Refund failed</Badge> : null}
								{dollars(cents)}
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	)
}
