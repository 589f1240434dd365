import { Link } from 'react-router'
import type { Fact } from '#app/domain/review/report/report.ts'
import { doubtOf, factLabel, factValue, keyFacts, quoted } from '#app/domain/review/report/report-words.ts'
import { spanLink, type ReportPlace } from './report-links.ts'

/** The facts of the document in a table, each with its quote. */
export function ReportFacts({ facts, place }: { facts: Fact[]; place: ReportPlace }) {
	const shown = keyFacts(facts)
	if (shown.length === 0)
		return (
			<p className="rounded-xl border border-line bg-surface p-6 text-muted">
				No parties, dates, amounts or governing law were found in this document.
			</p>
		)
	return (
		<div className="overflow-hidden rounded-xl border border-line bg-surface">
			<table className="w-full text-left text-sm">
				<caption className="sr-only">Facts read from the document</caption>
				<thead className="hidden border-b border-line text-muted sm:table-header-group">
					<tr>
						<th scope="col" className="px-6 py-3 font-medium">
							Fact
						</th>
						<th scope="col" className="px-6 py-3 font-medium">
							Value
						</th>
						<th scope="col" className="px-6 py-3 font-medium">
							In the document
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{shown.map((fact) => (
						<tr key={`${fact.name} ${fact.start} ${fact.value}`} className="block px-6 py-3 sm:table-row sm:p-0">
							<th scope="row" className="block font-medium text-muted sm:table-cell sm:px-6 sm:py-3 sm:align-top">
								{factLabel(fact.name)}
							</th>
							<td className="block break-words font-medium text-ink sm:table-cell sm:px-6 sm:py-3 sm:align-top">
								{factValue(fact)}
								{doubtOf(fact) ? <span className="block text-xs font-normal text-muted">{doubtOf(fact)}</span> : null}
							</td>
							<td className="block text-muted sm:table-cell sm:px-6 sm:py-3 sm:align-top">
								<Link
									to={spanLink(place, fact)}
									className="line-clamp-2 underline decoration-line underline-offset-4 hover:decoration-accent print:line-clamp-none print:no-underline"
								>
									{quoted(fact.quote)}
								</Link>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	)
}
