import { Link } from 'react-router'
import type { RoundFinding } from '#app/domain/rounds/round-findings.server.ts'
import { counted } from '#app/domain/rounds/round-labels.ts'
import { severityLabels } from '#app/domain/review/report/severity-words.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { findingAnchor, reportLink, type ReportPlace } from '#app/components/report/report-links.ts'
import type { RoundPage } from './round-page.server.ts'

type Review = Extract<RoundPage, { state: 'judged' }>['review']

/** The findings in the changed clauses: new, fixed, or unchanged. */
export function RoundFindings({
	review,
	documentId,
	sent,
	returned,
}: {
	review: Review
	documentId: string
	sent: number
	returned: { version: number; isNewest: boolean }
}) {
	const flagIn = (place: ReportPlace) => (id: string) => reportLink(place, { fragment: findingAnchor(id) })
	const place = { documentId, version: returned.isNewest ? null : returned.version }
	if (review.state === 'under_way') {
		return (
			<Card title="Reviewing the changed clauses">
				<p className="mb-3 text-ink" aria-live="polite">
					{review.progress.sentence}
				</p>
				<ProgressBar value={review.progress.percent} max={100} label="Progress of the review" />
			</Card>
		)
	}
	if (review.state !== 'complete') {
		return (
			<Card title="The changed clauses were not reviewed">
				<p className="text-ink">
					{review.state === 'none' ? 'This version was uploaded without a review. ' : 'The review of this version ended without a report. '}
					<Link to={reportLink(place)} className="font-medium text-accent underline underline-offset-4">
						Go to the report
					</Link>
				</p>
			</Card>
		)
	}
	const nothing = review.appeared.length + review.fixed.length + review.waiting.length + review.still.length === 0
	return (
		<Card
			title="What the changes mean"
			description={
				`${review.changedClauses === 0 ? 'No clause differs' : counted(review.changedClauses, 'clause differs', 'clauses differ')} ` +
				'from the file you sent. ' +
				`${review.compared ? 'Red flags compared with the previous version:' : 'The previous version has no report to compare with.'}`
			}
		>
			{nothing ? <p className="text-ink">No new or resolved red flags, and none in the changed clauses.</p> : null}
			<Flags title="New" findings={review.appeared} to={flagIn(place)} />
			<Flags title="Gone" findings={review.fixed} to={flagIn({ documentId, version: sent })} />
			<Flags title="Resolved once they accept your suggestions" findings={review.waiting} to={flagIn({ documentId, version: sent })} />
			<Flags title="Still there in changed clauses" findings={review.still} to={flagIn(place)} />
		</Card>
	)
}

function Flags({ title, findings, to }: { title: string; findings: RoundFinding[]; to: ((id: string) => string) | null }) {
	if (findings.length === 0) return null
	return (
		<section className="mt-5 first:mt-0">
			<h3 className="font-semibold">{`${title} (${findings.length})`}</h3>
			<ul className="mt-2 divide-y divide-line border-t border-line">
				{findings.map(({ id, severity, says, clauseTitle }) => (
					<li key={id} className="py-3">
						<p className="flex flex-wrap items-center gap-2 text-sm text-muted">
							<Badge tone={severity}>{severityLabels[severity]}</Badge>
							{clauseTitle}
						</p>
						<p className="mt-1 break-words text-ink">
							{to ? (
								<Link to={to(id)} className="underline decoration-line underline-offset-4 hover:decoration-accent">
									{says}
								</Link>
							) : (
								says
							)}
						</p>
					</li>
				))}
			</ul>
		</section>
	)
}
