import { data, Form, href, Link } from 'react-router'
import { readRegeneration, type ReadRegeneration } from '#app/domain/administration/regeneration/read-regeneration.server.ts'
import { startRegeneration } from '#app/domain/administration/regeneration/start-regeneration.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { Route } from './+types/suggestions.ts'

export async function loader({ context }: Route.LoaderArgs) {
	return { latest: await readRegeneration(context.get(servicesContext), requireAdministrator(context)) }
}

export async function action({ context }: Route.ActionArgs) {
	const started = await startRegeneration(context.get(servicesContext), requireAdministrator(context))
	if (started === 'under_way') return data({ refused: true }, { status: 409 })
	return redirectWithToast(href('/admin/suggestions'), {
		title: 'Regeneration started',
		description: 'You can leave this page. The work continues in the background.',
	})
}

/** Drafting the suggestions of all documents anew: started here, with its progress and the way to stop it. */
export default function Suggestions({ loaderData: { latest }, actionData }: Route.ComponentProps) {
	const isRunning = latest?.state === 'running'
	return (
		<>
			<title>Regenerate Suggestions · Fineprint</title>
			<PageHeader
				title="Regenerate Suggestions"
				description="Redrafts the suggestions of all documents from their reports, for example after an update of Fineprint."
			/>
			{isRunning ? <LiveUpdates /> : null}
			<div className="grid max-w-3xl gap-6">
				{actionData?.refused ? (
					<Alert tone="error" title="Already running">
						One regeneration runs at a time. Wait until it is done, or stop it first.
					</Alert>
				) : null}
				{latest ? <Progress regeneration={latest} /> : null}
				{isRunning ? null : (
					<Card title={latest ? 'Regenerate again' : 'Regenerate all'}>
						<Form method="post" className="grid gap-4">
							<p>
								Only documents without decided suggestions are redrafted. Documents with a decision, and locked or signed documents, are
								skipped. Suggestions that someone edited or commented on stay.
							</p>
							<div>
								<Button>Regenerate all suggestions</Button>
							</div>
						</Form>
					</Card>
				)}
			</div>
		</>
	)
}

const states = {
	running: { label: 'Running', tone: 'info' },
	stopped: { label: 'Stopped', tone: 'medium' },
	done: { label: 'Done', tone: 'good' },
} as const

function Progress({ regeneration }: { regeneration: ReadRegeneration }) {
	const { id, state, done, total, counts, failures, startedBy, stoppedBy, createdAt, endedAt } = regeneration
	const { label, tone } = states[state]
	return (
		<Card
			title={state === 'running' ? 'Under way' : 'Last regeneration'}
			actions={
				state === 'running' ? (
					<Form method="post" action={href('/admin/suggestions/:regenerationId/stop', { regenerationId: id })}>
						<Button variant="danger" size="small">
							Stop
						</Button>
					</Form>
				) : (
					<Badge tone={tone}>{label}</Badge>
				)
			}
		>
			<div className="grid gap-4">
				<p className="font-medium" role="status">
					{total === 0 ? 'No document has a report.' : `${done} of ${total} ${total === 1 ? 'document' : 'documents'}`}
				</p>
				{total > 0 ? <ProgressBar value={done} max={total} label="Documents" /> : null}
				<p className="text-sm break-words text-muted">
					Started by {startedBy} · <Moment at={createdAt} />
					{endedAt ? (
						<>
							{' · '}
							{stoppedBy === null ? 'Done' : `Stopped by ${stoppedBy}`} · <Moment at={endedAt} />
						</>
					) : null}
				</p>
				<dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 text-sm">
					{(
						[
							['Redrafted', counts.drafted],
							['Skipped: already decided', counts.decided],
							['Skipped: locked', counts.locked],
							['Skipped: signed', counts.signed],
							['Skipped: deleted, or without a report', counts.noReport],
							['Failed', counts.failed],
						] as const
					).map(([name, count]) => (
						<div key={name} className="contents">
							<dt className="text-muted">{name}</dt>
							<dd className="text-right font-medium tabular-nums">{count}</dd>
						</div>
					))}
				</dl>
				{failures.length > 0 ? (
					<div>
						<h3 className="mb-2 font-semibold">
							{failures.length < counts.failed ? `The first ${failures.length} that failed` : 'What failed'}
						</h3>
						<ul className="divide-y divide-line text-sm">
							{failures.map(({ documentId, name, reason }) => (
								<li key={documentId} className="py-2">
									<p className="font-medium break-words">
										{name === null ? (
											'A deleted document'
										) : (
											<Link to={href('/admin/documents/:documentId/open', { documentId })}>{name}</Link>
										)}
									</p>
									<p className="font-mono break-words text-high">{reason}</p>
								</li>
							))}
						</ul>
					</div>
				) : null}
			</div>
		</Card>
	)
}
