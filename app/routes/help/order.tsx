import { randomUUID } from 'node:crypto'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { isNewest } from '#app/domain/access/document-access.ts'
import { dollars } from '#app/domain/billing/plans.ts'
import { shownVersion } from '#app/domain/documents/version-number.ts'
import { extractionAdvice } from '#app/domain/extraction/extraction-failure.ts'
import { afterBusinessTime, answerTimeWords, businessHoursWords, easternWords } from '#app/domain/human-help/business-hours.ts'
import { pageCountWords } from '#app/domain/human-help/count-pages.ts'
import { helpKinds, helpLimits, helpOf } from '#app/domain/human-help/help-kinds.ts'
import { orderHelp, priceOfHelp } from '#app/domain/human-help/order-help.server.ts'
import { helpLink } from '#app/components/human-help/help-links.ts'
import { requestedVersion } from '#app/http/api/requested-version.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { openPageDocument } from '#app/http/open-document.server.ts'
import { PaymentsError } from '#app/infrastructure/payments/payments.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainArea, PlainField } from '#app/ui/plain-field.tsx'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/order.ts'
import { orderSubject, OrderForm } from './order-form.server.ts'
import { SeenByExpert } from './seen-by-expert.tsx'

const sentences = {
	wrong_amount: 'The price has changed since you opened this page. Look at it again before you pay.',
	no_payments: 'Payments are not set up on this server, so help can’t be bought here.',
	no_url: 'Invalid payment response from server',
	unreachable: 'The payment service can’t be reached. Nothing was charged. Try again in a few minutes.',
} as const

export async function loader({ context, params, request }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage', version: requestedVersion(request) })
	const query = new URL(request.url).searchParams
	const kind = helpKinds.find((each) => each === query.get('kind'))
	if (!kind) throw redirect(href('/document-vault/:documentId/help', params))
	const [price, { finding, clauses }, now] = await Promise.all([
		priceOfHelp(services, access, kind),
		orderSubject(services, access, query.get('finding')),
		services.billingNow(),
	])
	const { document, version } = access
	return {
		kind,
		...helpOf[kind],
		price: 'unreadable' in price ? null : price,
		problem:
			'unreadable' in price
				? `The pages can’t be counted. ${price.unreadable === 'file_missing' ? 'Its file is missing from storage.' : extractionAdvice[price.unreadable]}`
				: services.payments
					? null
					: sentences.no_payments,
		due: easternWords(new Date(afterBusinessTime(now.getTime()))),
		finding,
		clauses,
		requestKey: randomUUID(),
		document: {
			id: document.id,
			name: document.name,
			version: shownVersion(version.number),
			versionNumber: version.number,
			isNewest: isNewest(access),
			fileName: version.fileName,
			sha256: version.sha256,
		},
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const services = context.get(servicesContext)
	const access = await openPageDocument(context, request, params.documentId, { may: 'manage', version: requestedVersion(request) })
	const fields = Object.fromEntries(await parseForm(request)) as Record<string, string>
	const refuse = (error: string, status: number, field?: string) => data({ fields, error, field }, { status })
	const form = OrderForm.safeParse(fields)
	if (!form.success) {
		const [issue] = form.error.issues
		const known = issue?.path[0] === 'question' || issue?.path[0] === 'clause'
		return refuse(known ? issue.message : refusals.malformed.error, 400, known ? String(issue.path[0]) : undefined)
	}
	const { finding, clause, ...order } = form.data
	try {
		const ordered = await orderHelp(services, access, { ...order, clause: clause || null, findingKey: finding || null })
		if (ordered.outcome === 'started') return redirect(ordered.url)
		if (ordered.outcome === 'wrong_amount') return refuse(sentences.wrong_amount, 409)
		if (ordered.outcome === 'no_payments') return refuse(sentences.no_payments, 503)
		if (ordered.outcome === 'no_url') return refuse(sentences.no_url, 502)
		return refuse('The pages of this version can’t be counted.', 422)
	} catch (error) {
		if (!(error instanceof PaymentsError)) throw error
		services.log.error({ err: error }, 'A checkout for help could not be started')
		return refuse(sentences.unreachable, 503)
	}
}

/** Orders one kind of help: the question, what the expert will see, and the price, before anything is paid. */
export default function OrderHelp({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, name, gives, ask, price, problem, due, finding, clauses, requestKey, document } = loaderData
	const sending = useNavigation().state === 'submitting'
	const typed = actionData?.fields
	const errorOf = (field: string) => (actionData?.field === field ? actionData.error : undefined)
	return (
		<div className="max-w-3xl">
			<title>{`${name} for ${document.name} · Fineprint`}</title>
			<PageHeader level={2} title={name} description={gives} />
			<div className="grid gap-6">
				{problem ? <Alert tone="warning">{problem}</Alert> : null}
				{actionData && !actionData.field ? <Alert tone="error">{actionData.error}</Alert> : null}
				<SeenByExpert document={document} />
				<Card title="Your question">
					<Form method="post" className="grid gap-5">
						<input type="hidden" name="kind" value={kind} />
						<input type="hidden" name="requestKey" value={typed?.requestKey ?? requestKey} />
						<input type="hidden" name="cents" value={price?.cents ?? ''} />
						{finding ? (
							<div className="rounded-lg border-l-4 border-accent bg-raised p-4">
								<input type="hidden" name="finding" value={finding.id} />
								<p className="text-sm text-muted">About this red flag</p>
								<p className="font-medium break-words">{finding.says}</p>
								{finding.quote ? <p className="mt-1 line-clamp-3 break-words text-muted">{`“${finding.quote}”`}</p> : null}
							</div>
						) : null}
						{kind === 'clause_fix' ? (
							<>
								<PlainField
									label="Which clause?"
									name="clause"
									list="clauses"
									required
									maxLength={helpLimits.clause}
									hint="Its number or heading. One clause for each order."
									defaultValue={typed?.clause ?? finding?.clause ?? ''}
									error={errorOf('clause')}
								/>
								<datalist id="clauses">
									{clauses.map((clause) => (
										<option key={clause} value={clause} />
									))}
								</datalist>
							</>
						) : null}
						<PlainArea
							label={ask}
							name="question"
							required
							rows={6}
							maxLength={helpLimits.question}
							hint="The expert sees this and the version above. Describe your goal and what you know about the other side."
							defaultValue={typed?.question ?? ''}
							error={errorOf('question')}
						/>
						<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
							<dt className="text-muted">Price</dt>
							<dd>
								{price ? (
									<>
										<span className="font-semibold">{dollars(price.cents)}</span>
										{price.pages === null
											? ''
											: ` for ${price.pages} ${price.pages === 1 ? 'page' : 'pages'} at ${dollars(price.cents / price.pages)} each. ${pageCountWords}`}
									</>
								) : (
									'Not known'
								)}
							</dd>
							<dt className="text-muted">Answer</dt>
							<dd>
								{`By ${due} at the latest, if you pay now: ${answerTimeWords} (${businessHoursWords}). If we miss it, you are offered your money back.`}
							</dd>
						</dl>
						<div className="flex flex-wrap gap-2">
							<Button disabled={!price || problem !== null || sending}>
								{sending ? 'Processing' : price ? `Pay ${dollars(price.cents)}` : 'Pay'}
							</Button>
							<ButtonLink
								variant="secondary"
								to={helpLink({ documentId: document.id, version: document.isNewest ? null : document.versionNumber, finding: finding?.id })}
							>
								Back
							</ButtonLink>
						</div>
					</Form>
				</Card>
			</div>
		</div>
	)
}
