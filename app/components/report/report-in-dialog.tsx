import { sharedSuffix } from '#app/components/documents/role-labels.ts'
import { DownloadReview } from './download-report.tsx'
import type { ReportPageData } from './report-page-data.server.ts'
import { ReportView } from './report-view.tsx'
import { ReviewEnded } from './review-ended.tsx'
import { ReviewUnderWay } from './review-under-way.tsx'

/** The content of the report's page, in the dialog. */
export default function ReportInDialog({ page }: { page: ReportPageData }) {
	if (page.state !== 'complete' && page.state !== 'under_way') return <ReviewEnded page={page} />
	return (
		<div className="space-y-8">
			<p className="text-muted">{`${page.name}${sharedSuffix(page.shared)}`}</p>
			{page.state === 'complete' ? (
				<DownloadReview place={page.place} redlining={page.redlining} />
			) : (
				<ReviewUnderWay place={page.place} progress={page.progress} mayCancel={page.mayReview} />
			)}
			<ReportView
				sections={page.sections}
				about={page.sections.about}
				model={page.state === 'complete' ? page.model : null}
				mayReview={page.mayReview}
				calls={page.calls}
				place={page.place}
				filters={false}
			/>
		</div>
	)
}
