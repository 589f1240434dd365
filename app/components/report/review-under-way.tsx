import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { cancelLink, type ReportPlace } from './report-links.ts'

/** The progress of the review, and for those who may, a button to stop it. */
export function ReviewUnderWay({
	place,
	progress,
	mayCancel,
}: {
	place: ReportPlace
	progress: { sentence: string; percent: number }
	mayCancel: boolean
}) {
	return (
		<div className="rounded-xl border border-line bg-surface p-5 sm:p-6 print:hidden">
			<div aria-live="polite">
				<p className="mb-3 font-medium text-ink">{progress.sentence}</p>
				<ProgressBar value={progress.percent} max={100} label="Progress of the review" />
			</div>
			<div className="mt-4 flex flex-wrap items-center justify-between gap-3">
				<p className="text-sm text-muted">You can leave this page. The report will be in your vault.</p>
				{mayCancel ? (
					<Form method="post" action={cancelLink(place)}>
						<Button type="submit" variant="secondary" size="small">
							Cancel the review
						</Button>
					</Form>
				) : null}
			</div>
		</div>
	)
}
