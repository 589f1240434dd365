import type { DocumentAccess } from '#app/domain/access/document-access.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { data, Form, redirect } from 'react-router'
import { z } from 'zod'
import { tooManyRedlinesSentence } from '#app/domain/documents/redline-limits.ts'
import { answerPoint } from '#app/domain/rounds/answer-point.server.ts'
import { restoreWording } from '#app/domain/rounds/restore-words.server.ts'
import { retryRound } from '#app/domain/rounds/retry-round.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import type { Services } from '#app/infrastructure/services.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { reportLink } from '#app/components/report/report-links.ts'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/round.ts'
import { pointAnchor, roundLink, versionLink } from './rounds-links.ts'
import { RoundResult } from './result.tsx'
import { roundPage } from './round-page.server.ts'

const subject = z.string().regex(/^(?:[tu]\d{1,6}|[0-9a-f-]{36})$/)
const PointForm = z.discriminatedUnion('do', [
	z.object({ do: z.literal('retry') }),
	z.object({ do: z.literal('answer'), subject, answer: z.enum(['agreed', 'refused', 'open']) }),
	z.object({ do: z.literal('restore'), subject }),
])

const messages = {
	agreed: 'You agreed to this point.',
	refused: 'You did not agree to this point.',
	open: 'Answer removed. The point is open again.',
} as const
const notThere = () => data('This round doesn’t exist in your vault.', { status: 404 })

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const access = await openPageDocument(context, request, params.documentId)
	const number = roundNumber(params.number)
	const page = number === null ? null : await roundPage(context.get(servicesContext), access, number)
	if (!page) throw notThere()
	return page
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const access = await openPageDocument(context, request, params.documentId, { may: 'edit' })
	const services = context.get(servicesContext)
	const number = roundNumber(params.number)
	const form = PointForm.safeParse(Object.fromEntries(await parseForm(request)))
	if (number === null) throw notThere()
	if (!form.success) throw data(refusals.malformed.error, { status: 400 })
	if (form.data.do === 'retry') return retry(services, access, number)
	const back = roundLink(params.documentId, number, pointAnchor(form.data.subject))
	if (form.data.do === 'restore') {
		const made = await restoreWording(services, access, number, form.data.subject)
		if (made === null) throw notThere()
		if ('refused' in made) return redirectWithToast(back, { title: made.refused, variant: 'destructive' })
		return redirectWithToast(back, {
			title: `Added suggestion ${made.number}with the original wording.`,
			description: 'See the redlining page for this version.',
		})
	}
	const answered = await answerPoint(services, access, number, form.data.subject, form.data.answer)
	if (answered === null) throw notThere()
	return redirectWithToast(back, { title: messages[form.data.answer] })
}

async function retry(services: Services, access: DocumentAccess<'edit'>, number: number) {
	const retried = await retryRound(services, access, number)
	if (retried === null) throw notThere()
	const back = roundLink(access.document.id, number)
	return retried === 'too_many' ? redirectWithToast(back, { title: tooManyRedlinesSentence, variant: 'destructive' }) : redirect(back)
}

/** One returned file: the outcome of our suggestions, tracked and untracked counterparty edits, their findings, and a reply. */
export default function Round({ loaderData: page }: Route.ComponentProps) {
	const coming = page.state === 'waiting' || (page.state === 'judged' && page.review.state === 'under_way')
	return (
		<div className="w-full max-w-4xl space-y-6">
			<title>{`Round ${page.number} of ${page.document.name} · Fineprint`}</title>
			<PageHeader
				level={2}
				title={`Round ${page.number}`}
				description={`Version ${page.sent.label} went out, version ${page.returned.label} came back on ${page.on}`}
				actions={
					page.state === 'failed' && !page.isWord ? null : (
						<ButtonLink to={versionLink(page.document.id, page.returned.version)} variant="secondary">
							Redline the returned version
						</ButtonLink>
					)
				}
			/>
			{coming ? <LiveUpdates intervalSeconds={2} /> : null}
			{page.state === 'waiting' ? (
				<div className="rounded-xl border border-line bg-surface p-5 sm:p-6" aria-live="polite">
					<p className="mb-3 font-medium">Comparing the returned file with the file you sent …</p>
					<ProgressBar value={50} max={100} label="Progress of the comparison" />
				</div>
			) : null}
			{page.state === 'failed' ? (
				<Alert tone="error" title="This file could not be compared">
					{page.advice}{' '}
					<a
						href={reportLink({ documentId: page.document.id, version: page.returned.isNewest ? null : page.returned.version })}
						className="underline underline-offset-4"
					>
						Go to the report
					</a>
					{page.mayRetry ? (
						<Form method="post" className="mt-3">
							<Button name="do" value="retry" variant="secondary" size="small">
								Compare again
							</Button>
						</Form>
					) : null}
				</Alert>
			) : null}
			{page.state === 'judged' ? <RoundResult page={page} /> : null}
		</div>
	)
}

function roundNumber(value: string): number | null {
	return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
}
