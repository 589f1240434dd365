import { Link } from 'react-router'
import { shownDate } from '#app/ui/shown-date.ts'

/** One change of a company's document checks. */
export interface ShownCredit {
	id: string
	at: Date
	/** What it was for, in words. */
	reason: string
	/** The document it is about, where the reader may open it. */
	document?: { id: string; name: string } | null
	amount: number
	/** What was left after it. */
	balance: number
}

const columns = [
	['Date', 'pr-4'],
	['Reason', 'pr-4'],
	['Change', 'pr-4 text-right'],
	['Left', 'text-right'],
] as const

/** The ledger of document checks, the newest first: the last column is the sum of the changes up to each. */
export function CreditTable({ entries }: { entries: readonly ShownCredit[] }) {
	return (
		<table className="w-full text-left text-sm">
			<thead>
				<tr className="border-b border-line text-muted">
					{columns.map(([name, look]) => (
						<th key={name} scope="col" className={`py-2 font-medium ${look}`}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{entries.map(({ id, at, reason, document, amount, balance }) => (
					<tr key={id} className="border-b border-line align-top last:border-0">
						<td className="py-2.5 pr-4 whitespace-nowrap text-muted">
							<time dateTime={at.toISOString()}>{shownDate(at.toISOString())}</time>
						</td>
						<td className="w-full py-2.5 pr-4 [overflow-wrap:anywhere]">
							{reason}
							{document ? (
								<Link to={`/document-vault/${document.id}/report`} className="block text-accent underline underline-offset-4">
									{document.name}
								</Link>
							) : null}
						</td>
						<td className="py-2.5 pr-4 text-right whitespace-nowrap tabular-nums">{signed(amount)}</td>
						<td className="py-2.5 text-right font-medium tabular-nums">{balance}</td>
					</tr>
				))}
			</tbody>
		</table>
	)
}

/** With a plus or a true minus sign: a hyphen is easily overlooked. */
function signed(amount: number): string {
	if (amount === 0) return '0'
	return amount > 0 ? `+${amount}` : `−${-amount}`
}
