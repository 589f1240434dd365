import { Link } from 'react-router'
import { groupedByQuestion, type QuestionToReader } from '#app/domain/review/report/read-yourself.ts'
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

/** Groups that are open at first: the weightiest come first, and a longer list is not read. */
const groupsAtFirst = 8

/** Passages that no check could decide, with what to look for in them: neither findings nor fine. */
export function ReportReadYourself({ items, clauses, place }: ReadYourselfProps) {
	const titles = new Map(clauses?.map((clause) => [clause.id, clauseTitle(clause)]))
	const groups = groupedByQuestion(items)
	const further = groups.slice(groupsAtFirst)
	return (
		<div className="rounded-xl border border-line bg-surface">
			<p className="px-5 py-4 text-muted sm:px-6">These words could not be judged. They are neither a red flag nor fine.</p>
			<QuestionList groups={groups.slice(0, groupsAtFirst)} {...{ titles, place }} />
			{further.length > 0 ? (
				<details className="border-t border-line">
					<summary className="cursor-pointer px-5 py-4 font-medium text-ink sm:px-6">
						{`Show ${further.flatMap(({ passages }) => passages).length} more that weigh less`}
					</summary>
					<QuestionList groups={further} {...{ titles, place }} />
				</details>
			) : null}
		</div>
	)
}

interface QuestionListProps extends Pick<ReadYourselfProps, 'place'> {
	groups: readonly QuestionToReader[]
	titles: ReadonlyMap<string, string>
}

function QuestionList({ groups, titles, place }: QuestionListProps) {
	return (
		<ol className="divide-y divide-line border-t border-line">
			{groups.map(({ lookFor, passages }) => (
				<li key={lookFor} className="space-y-3 px-5 py-4 sm:px-6">
					<h3 className="font-medium text-ink">{lookFor}</h3>
					{passages.map((passage) => {
						const page = passage.page === null ? null : `page ${passage.page}`
						const where = [passage.clause === null ? null : titles.get(passage.clause), page].filter(Boolean).join(', ')
						return (
							<div key={passage.start} className="print:break-inside-avoid">
								<p className={quoteLook}>{quoted(passage.quote)}</p>
								<p className="mt-1 text-sm text-muted">
									{where ? `${where} · ` : null}
									<Link to={spanLink(place, passage)} className={linkLook}>
										View in the document
										<span className="sr-only">{`: ${lookFor}`}</span>
									</Link>
								</p>
							</div>
						)
					})}
				</li>
			))}
		</ol>
	)
}
