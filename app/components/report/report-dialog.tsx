import { lazy, Suspense, useId, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { reportLink } from './report-links.ts'
import type { ReportPageData } from './report-page-data.server.ts'

// Loaded when somebody opens a report, to keep the landing page light.
const ReportInDialog = lazy(() => import('./report-in-dialog.tsx'))

/**
 * 'View AI Review': with scripts it opens the report over the current page, without them it links to the report's own
 * page. The report is the same.
 */
export function ReportDialog({
	documentId,
	children = 'View AI Review',
	variant,
	size,
}: { documentId: string; children?: ReactNode } & Pick<ComponentProps<typeof ButtonLink>, 'variant' | 'size'>) {
	const report = useFetcher<ReportPageData>()
	const [open, setOpen] = useState(false)
	const id = useId()
	const address = reportLink({ documentId, version: null })

	function show(event: MouseEvent) {
		// A click that opens a new tab or window is left to the browser.
		if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		setOpen(true)
		void report.load(address)
	}

	const waiting = <p className="text-muted">Opening the report …</p>
	return (
		<>
			<ButtonLink to={address} variant={variant} size={size} onClick={show}>
				{children}
			</ButtonLink>
			{open ? (
				<Dialog id={id} title="AI Analysis Report" open onClose={() => setOpen(false)}>
					<Suspense fallback={waiting}>{report.data ? <ReportInDialog page={report.data} /> : waiting}</Suspense>
					{report.data?.state === 'under_way' ? <LiveUpdates intervalSeconds={2} /> : null}
				</Dialog>
			) : null}
		</>
	)
}
