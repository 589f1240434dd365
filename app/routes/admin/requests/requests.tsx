import { Form, Link } from 'react-router'
import { HelpStateBadge } from '#app/components/human-help/help-state.tsx'
import { personName } from '#app/domain/documents/sharing/person-name.ts'
import { answerTimeWords, businessHoursWords, easternWords } from '#app/domain/human-help/business-hours.ts'
import { helpOf } from '#app/domain/human-help/help-kinds.ts'
import { claimRequest } from '#app/domain/human-help/queue/claim-request.server.ts'
import { listRequests, type QueuedHelp } from '#app/domain/human-help/queue/list-requests.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Scale } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/requests.ts'
import { timeLeft } from './time-left.ts'

type ShownRequest = ReturnType<typeof shown>

function shown({ id, kind, state, pages, dueAt, claimedBy, claimedById, askedBack }: QueuedHelp, expertId: string, now: Date) {
	return {
		id,
		name: helpOf[kind].name,
		state,
		pages,
		askedBack,
		mine: claimedById === expertId,
		claimedBy: claimedBy && personName(claimedBy),
		due: dueAt && easternWords(dueAt),
		...timeLeft(state, dueAt, now),
	}
}

export async function loader({ context }: Route.LoaderArgs) {
	const [services, expert] = [context.get(servicesContext), requireAdministrator(context)]
	const [{ open, done }, now] = await Promise.all([listRequests(services, expert), services.billingNow()])
	return {
		open: open.map((request) => shown(request, expert.id, now)),
		done: done.map((request) => shown(request, expert.id, now)),
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const [services, expert] = [context.get(servicesContext), requireAdministrator(context)]
	const requestId = String((await parseForm(request)).get('claim') ?? '')
	if (await claimRequest(services, expert, requestId))
		return redirectWithToast(`/admin/requests/${requestId}`, { title: 'Request taken on', description: 'We notified the founder.' })
	return redirectWithToast('/admin/requests', { title: 'Someone else has just taken on this request', variant: 'destructive' })
}

/** The experts' queue: what waits for an answer, the most urgent first. */
export default function HelpRequests({ loaderData: { open, done } }: Route.ComponentProps) {
	return (
		<>
			<title>Help Requests · Fineprint</title>
			<PageHeader
				title="Help Requests"
				description={
					<p className="max-w-3xl">
						{`Founders paid for an answer within ${answerTimeWords}: ${businessHoursWords}. `}
						Only the expert who takes on a request sees its question and document, and the founder sees each time they open it.
					</p>
				}
			/>
			{open.length > 0 ? (
				<Requests requests={open} />
			) : (
				<EmptyState icon={<Scale aria-hidden className="size-10" />} title="No requests waiting">
					We email you when someone buys help.
				</EmptyState>
			)}
			{done.length > 0 ? (
				<section aria-labelledby="done" className="mt-10">
					<h2 id="done" className="mb-3 text-lg font-semibold">
						Answered
					</h2>
					<Requests requests={done} />
				</section>
			) : null}
		</>
	)
}

function Requests({ requests }: { requests: readonly ShownRequest[] }) {
	return (
		<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
			{requests.map((request) => (
				<li key={request.id} className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between sm:px-5">
					<div className="min-w-0">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<span className="font-semibold">{request.name}</span>
							<HelpStateBadge state={request.state} />
							{request.left ? <Badge tone={request.tone}>{request.left}</Badge> : null}
							{request.askedBack ? <Badge>Follow-up</Badge> : null}
						</p>
						<p className="mt-1 text-sm text-muted">
							{[
								request.pages === null ? null : `${request.pages} ${request.pages === 1 ? 'page' : 'pages'}`,
								request.left ? `due by ${request.due}` : null,
								request.mine ? 'yours' : request.claimedBy ? `taken on by ${request.claimedBy}` : null,
							]
								.filter(Boolean)
								.join(' · ')}
						</p>
					</div>
					{request.state === 'queued' ? (
						<Form method="post">
							<Button name="claim" value={request.id} size="small">
								Take it on<span className="sr-only">{`: ${request.name}, due by ${request.due}`}</span>
							</Button>
						</Form>
					) : request.mine ? (
						<Link to={`/admin/requests/${request.id}`} className="font-semibold text-accent underline underline-offset-4">
							Open<span className="sr-only">{`: ${request.name}, due by ${request.due}`}</span>
						</Link>
					) : null}
				</li>
			))}
		</ul>
	)
}
