import { href, Link } from 'react-router'
import type { CompanyRecord } from '#app/domain/company-record/read-company-record.server.ts'

/** How much each part of the page has, and which documents are not in it. */
export function Overview({ record }: { record: CompanyRecord }) {
	const { contradictions, capTable, missing, agreements, read, unread } = record
	const parts = [
		{ to: 'contradictions', label: 'Contradictions', value: contradictions.length },
		{ to: 'cap-table', label: 'SAFEs, notes and stock papers', value: capTable.convertibles.length + capTable.stock.length },
		{ to: 'missing', label: 'Missing for diligence', value: missing.length },
		{ to: 'agreements', label: 'Amended agreements', value: agreements.length },
	]
	return (
		<div className="grid gap-4">
			<ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
				{parts.map(({ to, label, value }) => (
					<li key={to}>
						<a href={`#${to}`} className="grid h-full gap-1 rounded-xl border border-line bg-surface p-4 hover:bg-raised">
							<span className="text-2xl font-semibold tabular-nums">{value}</span>
							<span className="text-sm text-muted">{label}</span>
						</a>
					</li>
				))}
			</ul>
			<p className="text-sm text-muted">{read === 1 ? '1 document was read.' : `${read.toLocaleString('en-US')} documents were read.`}</p>
			{unread.length > 0 ? (
				<details className="text-sm">
					<summary className="inline-flex min-h-9 cursor-pointer items-center pointer-coarse:min-h-11">
						{unread.length === 1
							? '1 document has no complete report: what it says is not on this page.'
							: `${unread.length} documents have no complete report: what they say is not on this page.`}
					</summary>
					<ul className="mt-1 grid list-disc gap-1 pl-5">
						{unread.map(({ id, name }) => (
							<li key={id}>
								<Link
									to={href('/document-vault/:documentId/report', { documentId: id })}
									className="break-words text-accent underline underline-offset-4"
								>
									{name}
								</Link>
							</li>
						))}
					</ul>
				</details>
			) : null}
		</div>
	)
}
