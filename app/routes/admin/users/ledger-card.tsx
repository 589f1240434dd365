import { CreditTable, type ShownCredit } from '#app/components/billing/credit-table.tsx'
import type { listPayments } from '#app/domain/billing/ledger/payment-entries.server.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { Card } from '#app/ui/card.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** The ledgers of an account's company: what explains its credits and its money. Documents are not named in them. */
export function LedgerCard({ entries, payments }: { entries: readonly ShownCredit[]; payments: Awaited<ReturnType<typeof listPayments>> }) {
	return (
		<Card title="Ledgers" description="Of this person’s company, the newest first." className="lg:col-span-2">
			<div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-2">
				<section aria-labelledby="credits">
					<h3 id="credits" className="mb-2 font-semibold">
						Credits
					</h3>
					{entries.length === 0 ? <p className="text-muted">No credits yet.</p> : <CreditTable entries={entries} />}
				</section>
				<section aria-labelledby="payments">
					<h3 id="payments" className="mb-2 font-semibold">
						Payments
					</h3>
					{payments.length === 0 ? (
						<p className="text-muted">No payments yet.</p>
					) : (
						<ul className="divide-y divide-line text-sm">
							{payments.map(({ id, cents, description, number, paidAt }) => (
								<li key={id} className="flex justify-between gap-6 py-2.5">
									<span className="min-w-0 [overflow-wrap:anywhere]">
										{description}
										<span className="block text-muted">
											{shownDate(paidAt.toISOString())}
											{number ? ` · ${number}` : ''}
										</span>
									</span>
									<span className="font-medium tabular-nums">{dollars(cents)}</span>
								</li>
							))}
						</ul>
					)}
				</section>
			</div>
		</Card>
	)
}
