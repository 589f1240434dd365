import { data } from 'react-router'
import { describeEvent } from '#app/components/activity/describe-event.ts'
import { HelpStateBadge } from '#app/components/human-help/help-state.tsx'
import { closedTo } from '#app/domain/access/document-access.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { findingOfRequest } from '#app/domain/human-help/finding-of-request.server.ts'
import { easternWords } from '#app/domain/human-help/business-hours.ts'
import { countExpertSuggestions, findCheckout, findHelp, listHelpAccess } from '#app/domain/human-help/find-help.server.ts'
import { helpOf } from '#app/domain/human-help/help-kinds.ts'
import { isOwed } from '#app/domain/human-help/help-state.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import type { Route } from './+types/request.ts'
import { AccessLog } from './access-log.tsx'
import { AnswerCard } from './answer-card.tsx'
import { RequestDetails } from './request-details.tsx'
import { DecisionForms, QuestionForm } from './decision-forms.tsx'
import { decideOnHelp } from './decide.server.ts'
import { NotRefunded, RefundOffer, RefundUnderWay, WaitingForPayment } from './notices.tsx'
import { SeenByExpert } from './seen-by-expert.tsx'

const noRequest = () => data('This document has no such request for help.', { status: 404 })

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage' })
	const help = await findHelp(services, access, params.requestId)
	if (!help) throw noRequest()
	const [log, finding, checkout, suggestions] = await Promise.all([
		listHelpAccess(services, access, help),
		findingOfRequest(services, help),
		findCheckout(services, help),
		countExpertSuggestions(services, help),
	])
	const { document } = access
	const { id, kind, state, version, cents, pages, clause, question, askedBack, dueAt } = help
	return {
		id,
		name: helpOf[kind].name,
		ask: helpOf[kind].ask,
		kind,
		state,
		price: dollars(cents),
		pages,
		clause,
		question,
		finding,
		askedBack,
		suggestions,
		checkout,
		due: dueAt && isOwed(state) ? easternWords(dueAt) : null,
		refundOffered: help.refundOfferedAt !== null && (isOwed(state) || state === 'answered'),
		refundUnderWay: state === 'refunded' && help.refundedAt === null && help.notRefunded === null,
		notRefunded: help.notRefunded,
		mayAdd: access.may.edit && closedTo(access, 'document') === null,
		document: {
			id: document.id,
			name: document.name,
			version: shownVersion(version.number),
			versionNumber: version.number,
			isNewest: version.number === document.versionNumber,
			fileName: version.fileName,
			sha256: version.sha256,
		},
		answers: help.answers.map(({ number, text, fileName, versionNumber, createdAt }) => ({
			number,
			text,
			fileName,
			madeVersion: versionNumber === null ? null : shownVersion(versionNumber),
			at: shownDateTime(createdAt.toISOString()),
		})),
		log: log.map(({ id: eventId, type, who, details, at }) => ({
			id: eventId,
			who: who ?? 'Fineprint',
			did: describeEvent(type, details as never),
			at: at.toISOString(),
		})),
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage' })
	const help = await findHelp(services, access, params.requestId)
	if (!help) throw noRequest()
	const fields = Object.fromEntries(await parseForm(request)) as Record<string, string>
	const decided = await decideOnHelp(services, access, help, fields)
	if ('error' in decided) return data({ ...decided, fields }, { status: decided.status })
	return redirectWithToast(`/document-vault/${access.document.id}/help/${help.id}`, { title: decided.done, description: decided.detail })
}

/** One request for help: the question, the answer, what to decide, and who has opened the document for it. */
export default function HelpRequestPage({ loaderData: help, actionData }: Route.ComponentProps) {
	const { name, state, document, answers } = help
	return (
		<div className="max-w-3xl">
			<title>{`${name} for ${document.name} · Fineprint`}</title>
			<PageHeader
				level={2}
				title={name}
				description={
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<HelpStateBadge state={state} notRefunded={help.notRefunded !== null} />
						<span>
							{help.price}
							{help.pages === null ? '' : ` for ${help.pages} ${help.pages === 1 ? 'page' : 'pages'}`}
						</span>
						{help.due ? <span>{`Answer by ${help.due}`}</span> : null}
					</p>
				}
			/>
			<div className="grid gap-6">
				{actionData && !actionData.field ? <Alert tone="error">{actionData.error}</Alert> : null}
				{state === 'unpaid' ? <WaitingForPayment price={help.price} checkout={help.checkout} /> : null}
				{help.refundOffered ? <RefundOffer price={help.price} answered={state === 'answered'} /> : null}
				{help.refundUnderWay ? <RefundUnderWay price={help.price} /> : null}
				{help.notRefunded ? <NotRefunded why={help.notRefunded} price={help.price} /> : null}
				<RequestDetails about={help} />
				{help.question === '' && (isOwed(state) || state === 'unpaid') ? <QuestionForm ask={help.ask} refused={actionData} /> : null}
				{answers.map((answer) => (
					<AnswerCard key={answer.number} answer={answer} help={help} />
				))}
				{state === 'answered' ? <DecisionForms mayAskBack={help.askedBack === null} refused={actionData} /> : null}
				<SeenByExpert document={document} />
				<Card title="Who opened it">
					<AccessLog log={help.log} />
				</Card>
			</div>
		</div>
	)
}
