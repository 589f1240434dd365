import { Link } from 'react-router'
import type { FindingCounts } from '#app/domain/templates/generate/documents/generated-review.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'

/** How far the review of a generated document is. */
export type ShownReview = { state: 'complete'; counts: FindingCounts } | { state: 'under_way' } | { state: 'failed' }

/** What our own review found in a generated document. */
export function ReviewResult({ review, reportTo }: { review: ShownReview; reportTo: string }) {
	if (review.state === 'under_way')
		return (
			<section aria-label="Review" aria-live="polite" className="rounded-xl border border-line bg-surface p-5 sm:p-6">
				<p className="mb-3 text-lg font-semibold">Fineprint is reviewing the document …</p>
				<ProgressBar label="Review under way" />
				<p className="mt-3 text-muted">This takes a few seconds. The result appears here by itself.</p>
			</section>
		)
	if (review.state === 'failed')
		return (
			<Alert tone="warning" title="The review did not finish">
				The document was generated all the same.{' '}
				<Link to={reportTo} className="text-accent underline underline-offset-4">
					Open its report
				</Link>{' '}
				to have it reviewed again; that uses no check.
			</Alert>
		)
	const { high, medium, low } = review.counts
	return (
		<section aria-label="Review" aria-live="polite" className="rounded-xl border border-line bg-surface p-5 sm:p-6">
			<p className="text-lg font-semibold">{sentence(review.counts)}</p>
			<ul className="mt-3 flex flex-wrap gap-2">
				<li>
					<Badge tone={high > 0 ? 'high' : 'good'}>{high} high</Badge>
				</li>
				<li>
					<Badge tone={medium > 0 ? 'medium' : 'good'}>{medium} medium</Badge>
				</li>
				<li>
					<Badge tone={low > 0 ? 'low' : 'good'}>{low} low</Badge>
				</li>
			</ul>
			<p className="mt-3">
				<Link to={reportTo} className="text-accent underline underline-offset-4">
					Read the whole report
				</Link>
			</p>
		</section>
	)
}

function sentence({ high, medium, low }: FindingCounts): string {
	if (high > 0) return high === 1 ? 'One point needs your attention before you sign' : `${high} points need your attention before you sign`
	if (medium + low > 0) return 'Nothing serious found; some points are worth a look'
	return 'Fineprint’s review found nothing to change'
}
