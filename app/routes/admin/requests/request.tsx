import { Form, Link } from 'react-router'
import { HelpStateBadge } from '#app/components/human-help/help-state.tsx'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { findingOfRequest } from '#app/domain/human-help/finding-of-request.server.ts'
import { easternWords } from '#app/domain/human-help/business-hours.ts'
import { countExpertSuggestions } from '#app/domain/human-help/find-help.server.ts'
import { helpOf } from '#app/domain/human-help/help-kinds.ts'
import { releaseRequest } from '#app/domain/human-help/queue/claim-request.server.ts'
import { findRequest } from '#app/domain/human-help/queue/list-requests.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink, buttonLook } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import type { Route } from './+types/request.ts'
import { noRequest } from './no-request.ts'
import { timeLeft } from './time-left.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const [services, expert] = [context.get(servicesContext), requireAdministrator(context)]
	const request = await findRequest(services, expert, params.requestId)
	if (!request) throw noRequest()
	const [finding, suggestions, now] = await Promise.all([
		findingOfRequest(services, request),
		countExpertSuggestions(services, request),
		services.billingNow(),
	])
	const { id, kind, state, pages, clause, question, askedBack, dueAt, version, document, answers } = request
	return {
		id,
		name: helpOf[kind].name,
		state,
		pages,
		clause,
		question,
		askedBack,
		finding,
		suggestions,
		due: dueAt && easternWords(dueAt),
		...timeLeft(state, dueAt, now),
		document: document.name,
		version: shownVersion(version.number),
		fileName: version.fileName,
		answers: answers.map(({ number, text, fileName, createdAt }) => ({
			number,
			text,
			fileName,
			at: shownDateTime(createdAt.toISOString()),
		})),
	}
}

/** Gives the request back to the queue. */
export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, expert] = [context.get(servicesContext), requireAdministrator(context)]
	await parseForm(request)
	if (!(await releaseRequest(services, expert, params.requestId))) throw noRequest()
	return redirectWithToast('/admin/requests', { title: 'The request is back in the queue' })
}

/** A request that the expert took on: the question, the way to the document, and what was answered. */
export default function HelpRequestOfExpert({ loaderData: request }: Route.ComponentProps) {
	const { id, name, state, finding } = request
	const isOpen = state === 'claimed' || state === 'answered'
	return (
		<>
			<title>{`${name} · Help Requests · Fineprint`}</title>
			<PageHeader
				title={name}
				description={
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<HelpStateBadge state={state} />
						{request.left ? <Badge tone={request.tone}>{request.left}</Badge> : null}
						{request.left ? <span>{`due by ${request.due}`}</span> : null}
					</p>
				}
			/>
			<div className="grid max-w-3xl gap-6">
				<Card title="What the founder asks">
					<dl className="grid gap-3">
						<Part title="Document" text={`${request.document}, version ${request.version}`} />
						{request.pages === null ? null : <Part title="Pages" text={String(request.pages)} />}
						{request.clause ? <Part title="Clause" text={request.clause} /> : null}
						{finding ? <Part title="About this red flag" text={finding.says} /> : null}
						<Part title="Question" text={request.question || 'No question yet. We asked the founder for one.'} />
						{request.askedBack ? <Part title="Follow-up question" text={request.askedBack} /> : null}
					</dl>
				</Card>
				{isOpen ? (
					<Card title="The document">
						<p className="text-muted">The founder sees each time you open or download it.</p>
						<div className="mt-4 flex flex-wrap gap-2">
							<ButtonLink to={`/admin/requests/${id}/document`} variant="secondary">
								Read it and suggest changes
							</ButtonLink>
							<a
								href={`/admin/requests/${id}/file`}
								className={buttonLook({ variant: 'secondary' }, 'max-w-full [overflow-wrap:anywhere]')}
							>
								{`Download ${request.fileName}`}
							</a>
						</div>
						<p className="mt-3 text-sm text-muted">
							{request.suggestions === 0
								? 'No suggestions by an expert yet.'
								: `${request.suggestions} ${request.suggestions === 1 ? 'suggestion' : 'suggestions'} by an expert, shown to the founder in the document.`}
						</p>
					</Card>
				) : null}
				{request.answers.map((answer) => (
					<Card key={answer.number} title={answer.number === 1 ? 'Your answer' : 'Your second answer'} description={answer.at}>
						<p className="break-words whitespace-pre-wrap">{answer.text}</p>
						{answer.fileName ? <p className="mt-3 text-muted">{`With the file ${answer.fileName}`}</p> : null}
					</Card>
				))}
				{state === 'claimed' ? (
					<div className="flex flex-wrap items-center gap-3">
						<ButtonLink to={`/admin/requests/${id}/answer`}>Answer</ButtonLink>
						<Form method="post">
							<Button name="intent" value="release" variant="secondary">
								Give it back
							</Button>
						</Form>
					</div>
				) : null}
				<p>
					<Link to="/admin/requests" className="text-accent underline underline-offset-4">
						All requests
					</Link>
				</p>
			</div>
		</>
	)
}

function Part({ title, text }: { title: string; text: string }) {
	return (
		<div>
			<dt className="text-sm text-muted">{title}</dt>
			<dd className="break-words whitespace-pre-wrap">{text}</dd>
		</div>
	)
}
