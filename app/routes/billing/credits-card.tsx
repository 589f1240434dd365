import { Link } from 'react-router'
import { CreditTable, type ShownCredit } from '#app/components/billing/credit-table.tsx'
import { Card } from '#app/ui/card.tsx'

/** The ledger of document checks. Its last column shows that the balance is the sum of the entries. */
export function CreditsCard({ entries, older, credits }: { entries: readonly ShownCredit[]; older: string | null; credits: number }) {
	return (
		<Card title="Document checks" description={`${credits} left. Every change, with its reason; the newest first.`}>
			<div id="checks">
				{entries.length === 0 ? <p className="text-muted">No entries yet.</p> : <CreditTable entries={entries} />}
				{older === null ? null : (
					<p className="mt-4">
						<Link to={`/settings/billing?before=${older}#checks`} className="font-semibold text-accent underline underline-offset-4">
							Older entries
						</Link>
					</p>
				)}
			</div>
		</Card>
	)
}
