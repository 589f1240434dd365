import { Link } from 'react-router'
import type { ReportClause } from '#app/domain/review/report/report.ts'
import { clauseTitle, clauseWords } from '#app/domain/review/report/report-words.ts'
import { spanLink, type ReportPlace } from './report-links.ts'

/** The whole document clause by clause in plain English, each with a link to its words. */
export function ReportClauses({ clauses, place }: { clauses: ReportClause[]; place: ReportPlace }) {
	if (clauses.length === 0)
		return <p className="rounded-xl border border-line bg-surface p-6 text-muted">No separate clauses were found in this document.</p>
	return (
		<ol className="divide-y divide-line rounded-xl border border-line bg-surface">
			{clauses.map((clause) => (
				<li key={clause.id} className="px-5 py-4 sm:px-6 print:break-inside-avoid">
					<h3 className="font-medium break-words text-ink">{clauseTitle(clause)}</h3>
					{clauseWords(clause) ? (
						<p className={`mt-1 break-words ${clause.plain ? 'text-ink' : 'text-sm text-muted'}`}>{clauseWords(clause)}</p>
					) : null}
					<p className="mt-1 text-sm text-muted">
						{clause.page === null ? null : `Page ${clause.page} · `}
						<Link
							to={spanLink(place, clause)}
							className="inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-accent print:hidden"
						>
							View in the document
							<span className="sr-only">{`: ${clauseTitle(clause)}`}</span>
						</Link>
					</p>
				</li>
			))}
		</ol>
	)
}
