import { Link } from 'react-router'
import type { ReadYourself, ReportClause } from '#app/domain/review/report/report.ts'
import { clauseTitle, quoted } from '#app/domain/review/report/report-words.ts'
import { spanLink, type ReportPlace } from './report-links.ts'

interface ReadYourselfProps {
	items: ReadYourself[]
	/** `null` while the review is still writing them. */
	clauses: ReportClause[] | null
	place: ReportPlace
}

const quoteLook = 'line-clamp-6 border-l-2 border-line pl-4 break-words whitespace-pre-line text-muted print:line-clamp-none'
const linkLook = 'inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-accent print:hidden'

/** Passages that no check could decide, with what to look for in them: neither findings nor fine. */
export function ReportReadYourself({ items, clauses, place }: ReadYourselfProps) {
	const titles = new Map(clauses?.map((clause) => [clause.id, clauseTitle(clause)]))
	return (
		<div className="rounded-xl border border-line bg-surface">
			<p className="px-5 py-4 text-muted sm:px-6">These words could not be judged. They are neither a red flag nor fine.</p>
			<ol className="divide-y divide-line border-t border-line">
				{items.map((item) => {
					const page = item.page === null ? null : `page ${item.page}`
					const where = [item.clause === null ? null : titles.get(item.clause), page].filter(Boolean).join(', ')
					return (
						<li key={`${item.start} ${item.look_for}`} className="px-5 py-4 sm:px-6 print:break-inside-avoid">
							<h3 className="font-medium text-ink">{item.look_for}</h3>
							<p className={`mt-1.5 ${quoteLook}`}>{quoted(item.quote)}</p>
							<p className="mt-1 text-sm text-muted">
								{where ? `${where} · ` : null}
								<Link to={spanLink(place, item)} className={linkLook}>
									View in the document
									<span className="sr-only">{`: ${item.look_for}`}</span>
								</Link>
							</p>
						</li>
					)
				})}
			</ol>
		</div>
	)
}
