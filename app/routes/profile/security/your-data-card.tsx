import { Form } from 'react-router'
import { shownSize } from '#app/domain/documents/file-size.ts'
import type { ShownExport } from '#app/domain/exports/account/account-export.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, buttonLook } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Download } from '#app/ui/icons.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { Moment } from '#app/ui/moment.tsx'

/** The export of all data of the account: a button to start it, its state, and its download. */
export function YourData({ exported }: { exported: ShownExport | null }) {
	return (
		<Card
			title="Your data"
			description="Download a ZIP file with everything in your account: your profile, your documents with every version and report, and your history."
		>
			<div className="grid gap-4">
				<State exported={exported} />
				{exported?.state === 'queued' ? null : (
					<Form method="post" action="/settings/security/export">
						<Button variant="secondary">{exported?.state === 'ready' ? 'Export my data again' : 'Export my data'}</Button>
					</Form>
				)}
			</div>
		</Card>
	)
}

function State({ exported }: { exported: ShownExport | null }) {
	switch (exported?.state) {
		case undefined:
			return null
		case 'queued':
			return (
				<Alert title="Your export is being made">
					You can leave this page. We will send you an email when it is ready.
					<LiveUpdates intervalSeconds={5} />
				</Alert>
			)
		case 'ready':
			return (
				<div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line p-4">
					<div className="min-w-0">
						<p className="font-medium">Your export is ready · {shownSize(exported.bytes ?? 0)}</p>
						<p className="text-sm text-muted">
							Made <Moment at={exported.readyAt!} />, available until <Moment at={exported.expiresAt!} />
						</p>
					</div>
					<a href={`/settings/security/export/${exported.id}`} className={buttonLook({ size: 'small' })} download>
						<Download aria-hidden className="size-4" />
						Download ZIP
					</a>
				</div>
			)
		case 'failed':
			return (
				<Alert tone="error" title="Your export could not be made">
					Something went wrong on our side. Please start it again. If it fails once more, write to us with the contact form.
				</Alert>
			)
		case 'expired':
			return <p className="text-sm text-muted">Your last export is no longer available. Start a new one to download your data.</p>
	}
}
