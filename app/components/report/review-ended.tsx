import { Form } from 'react-router'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ReportCalls } from './model-calls.tsx'
import { retryLink } from './report-links.ts'
import type { ReportPageData } from './report-page-data.server.ts'
import { ReportSection } from './report-section.tsx'

type Ended = Extract<ReportPageData, { state: 'none' | 'failed' | 'canceled' }>

/** Why there is no report, what became of the credit, how to get a report, and what had already been sent out. */
export function ReviewEnded({ page }: { page: Ended }) {
	const again = page.mayReview ? (
		<Form method="post" action={retryLink(page.place)} className="grid justify-items-start gap-3">
			<Button type="submit">{page.state === 'none' ? 'Analyze this document' : 'Try again'}</Button>
			{page.model ? (
				<p className="text-sm text-muted">{`As chosen at upload, ${page.model.name} at ${page.model.server} will also read its text.`}</p>
			) : null}
		</Form>
	) : null
	if (page.state === 'none') {
		return (
			<EmptyState title="No analysis yet" action={again}>
				This version was uploaded without an analysis.
				{page.shared ? ` ${page.shared.by}, who owns this document, can have it analyzed.` : ' Analyzing it uses one check.'}
			</EmptyState>
		)
	}
	const credit = page.shared
		? `${page.shared.by}, who owns this document, can try again.`
		: page.creditReturned
			? 'Your check was refunded. Trying again uses it.'
			: 'Trying again is free.'
	return (
		<div className="space-y-6">
			{page.state === 'failed' ? (
				<Alert tone="error" title="This document could not be reviewed">
					{page.advice} {credit}
				</Alert>
			) : (
				<Alert tone="info" title="The review was canceled">
					{page.shared ? 'The document was not deleted.' : 'The document is still in your vault.'} {credit}
				</Alert>
			)}
			{again}
			{page.calls.length > 0 ? (
				<ReportSection id="left" title="Data sent to the language model" value={page.calls} lines={4}>
					{(calls) => <ReportCalls calls={calls} />}
				</ReportSection>
			) : null}
		</div>
	)
}
