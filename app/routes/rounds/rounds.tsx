import { openPageDocument } from '#app/http/open-document.server.ts'
import type { ReactNode } from 'react'
import { data, Link, redirect } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MessagesSquare } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { counted } from '#app/domain/rounds/round-labels.ts'
import type { Route } from './+types/rounds.ts'
import { answerHeldUpload, isAnswer } from './held-upload-answer.server.ts'
import { ConfirmUpload } from './held-upload-question.tsx'
import { RoundsLedger } from './ledger.tsx'
import { roundLink } from './rounds-links.ts'
import { type RoundInList, roundsPage } from './rounds-page.server.ts'
import { RoundUploadForm } from './upload-form.tsx'
import { answerRoundUpload } from './take-returned-file.server.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	return roundsPage(context.get(servicesContext), access, new URL(request.url).searchParams.get('held'))
}

export async function action({ request, context, params }: Route.ActionArgs) {
	if (isAnswer(request)) return answerHeldUpload(context, request, params.documentId)
	const answer = await answerRoundUpload(context, request, params.documentId)
	if ('location' in answer) return redirect(answer.location)
	return data(answer.refusal, { status: answer.refusal.status, headers: answer.headers })
}

/** Every returned file, the outcome of our suggestions over all of them, and the form for the next one. */
export default function Rounds({ loaderData: { document, intake, heldFile, rounds, ledger }, actionData }: Route.ComponentProps) {
	return (
		<div className="w-full max-w-4xl space-y-6">
			<title>{`Rounds of ${document.name} · Fineprint`}</title>
			<PageHeader level={2} title="Rounds" description="Returned files, compared with what you sent" />
			{heldFile ? <ConfirmUpload file={heldFile} /> : null}
			{rounds.length === 0 && !heldFile ? (
				<EmptyState icon={<MessagesSquare aria-hidden size={32} />} title="No returned files yet">
					When the counterparty returns the file, upload it here. You will see which of your changes they accepted or rejected, what they
					changed, and what they changed without tracking it.
				</EmptyState>
			) : null}
			{intake && intake.offered.length > 0 && !heldFile ? (
				<UploadPlace folded={rounds.length > 0 && !actionData}>
					<RoundUploadForm
						documentId={document.id}
						offered={intake.offered}
						problem={actionData ?? null}
						canAnalyse={intake.canAnalyse}
						paidBy={intake.paidBy}
					/>
				</UploadPlace>
			) : null}
			{intake && intake.offered.length === 0 ? <p className="text-muted">Rounds compare Word files, and this document has none.</p> : null}
			{rounds.length > 0 ? (
				<section aria-label="All rounds">
					<ol reversed className="grid gap-3">
						{rounds.map((round) => (
							<RoundItem key={round.number} documentId={document.id} round={round} />
						))}
					</ol>
				</section>
			) : null}
			<RoundsLedger ledger={ledger} documentId={document.id} />
		</div>
	)
}

function UploadPlace({ folded, children }: { folded: boolean; children: ReactNode }) {
	return (
		<Disclosure className="rounded-xl border border-line bg-surface" open={!folded}>
			<summary className="cursor-pointer px-5 py-4 font-semibold text-ink sm:px-6">Upload the returned file</summary>
			<div className="px-5 pb-5 sm:px-6 sm:pb-6">
				<p className="mb-4 text-sm text-muted">Upload it as you received it, whichever program saved it.</p>
				{children}
			</div>
		</Disclosure>
	)
}

function RoundItem({
	documentId,
	round: { number, on, sentVersion, returnedVersion, summary, failed, untracked },
}: {
	documentId: string
	round: RoundInList
}) {
	return (
		<Card as="li">
			<p className="flex flex-wrap items-center gap-2 text-sm text-muted">
				<span>{`${on}: version ${sentVersion} went out, ${returnedVersion} came back`}</span>
				{failed ? <Badge tone="medium">Not compared</Badge> : null}
				{untracked > 0 ? <Badge tone="high">{counted(untracked, 'hidden edit', 'hidden edits')}</Badge> : null}
			</p>
			<h3 className="mt-1 text-lg font-semibold">
				<Link to={roundLink(documentId, number)} className="text-accent underline underline-offset-4">
					{`Round ${number}`}
				</Link>
			</h3>
			<p className="mt-1 text-ink">{summary}</p>
		</Card>
	)
}
