import type { ReactNode } from 'react'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import type { ExtractionFailure } from '#app/domain/extraction/extracted-document.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { RedliningPage } from './redlining-page.server.ts'
import { reportLink } from '#app/components/report/report-links.ts'

type NotReady = Exclude<RedliningPage, { state: 'ready' }>

/** Before there are suggestions: the progress of the review, or why it failed. */
export function RedliningWaiting({ page }: { page: NotReady }) {
	return (
		<Frame page={page}>
			{page.state === 'under_way' ? (
				<div className="rounded-xl border border-line bg-surface p-5 sm:p-6" aria-live="polite">
					<p className="mb-3 font-medium">{page.progress.sentence}</p>
					<ProgressBar value={page.progress.percent} max={100} label="Progress of the review" />
					<p className="mt-4 text-sm text-muted">Suggestions appear here as soon as the review is done. You can leave this page.</p>
				</div>
			) : (
				<NoReview
					ended={page.ended}
					advice={page.advice}
					reportPage={reportLink({ documentId: page.documentId, version: page.version.newest ? null : page.version.number })}
					mayReview={page.may.review}
				/>
			)}
		</Frame>
	)
}

/** A Word file that can't be drawn. */
export function RedliningUnreadable({ page, reason }: { page: RedliningPage; reason: ExtractionFailure }) {
	return (
		<Frame page={page}>
			<Alert tone="error" title="This file can’t be redlined">
				{extractionAdvice[reason]}
			</Alert>
		</Frame>
	)
}

/** Why there is no report to make suggestions from, and a link to the page with more. */
export function NoReview({
	ended,
	advice,
	reportPage,
	mayReview,
}: {
	ended: 'none' | 'failed' | 'canceled'
	advice: string | null
	reportPage: string
	/** Whether the reader may have it reviewed. */
	mayReview: boolean
}) {
	const action = (
		<ButtonLink to={reportPage}>{ended === 'none' && mayReview ? 'Analyze this document' : 'Go to the report page'}</ButtonLink>
	)
	if (ended === 'failed') {
		return (
			<div className="grid justify-items-start gap-4">
				<Alert tone="error" title="This document could not be reviewed">
					{advice}
				</Alert>
				{action}
			</div>
		)
	}
	return (
		<EmptyState title={ended === 'none' ? 'No analysis yet' : 'The review was canceled'} action={action}>
			Suggestions are drafted from the red flags of a review.
		</EmptyState>
	)
}

function Frame({ page, children }: { page: RedliningPage; children: ReactNode }) {
	return (
		<div className="w-full max-w-4xl">
			<PageHeader level={2} title="Redlining" description={`Version ${page.version.label}`} />
			{children}
		</div>
	)
}
