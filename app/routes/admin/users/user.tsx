import { data, Link } from 'react-router'
import { listCreditEntries } from '#app/domain/billing/ledger/credit-entries.server.ts'
import { listPayments } from '#app/domain/billing/ledger/payment-entries.server.ts'
import { findPerson } from '#app/domain/administration/people.server.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { refusals } from '#app/http/refusals.ts'
import type { Route } from './+types/user.ts'
import { AccessCard } from './access-card.tsx'
import { AccountForm } from './account-form.tsx'
import { stateLabels } from './labels.ts'
import { LedgerCard } from './ledger-card.tsx'
import { PlanForm } from './plan-form.tsx'
import { isUserForm, userForms } from './user-forms.server.ts'

export const headers = passedHeaders

/** The newest entries of the ledger of credits. */
const entriesShown = 50

export async function loader({ context, params }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const person = isId(params.userId) ? await findPerson(services, administrator, params.userId) : null
	if (!person) throw data({ message: refusals.no_such_account.error }, { status: 404 })
	const [entries, payments] = await Promise.all([
		listCreditEntries(services, person.companyId, { take: entriesShown }),
		listPayments(services, person.companyId),
	])
	return { person, entries, payments, self: person.id === administrator.id, joined: shownDate(person.createdAt.toISOString()) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const form = await parseForm(request)
	const name = form.get('form')
	if (!isUserForm(name) || !isId(params.userId)) throw data({ message: refusals.malformed.error }, { status: 400 })
	const answer = await userForms[name]({ services, administrator, userId: params.userId, form })
	if (answer === null) throw data({ message: refusals.no_such_account.error }, { status: 404 })
	if ('toast' in answer) return redirectWithToast(`/admin/users/${params.userId}`, answer.toast)
	return data({ form: name, result: answer.result }, { status: answer.status })
}

export default function User({ loaderData: { person, entries, payments, self, joined }, actionData }: Route.ComponentProps) {
	const resultOf = (form: string) => (actionData?.form === form ? actionData.result : undefined)
	const name = `${person.firstName} ${person.lastName}`.trim() || person.email
	// A new form after each save: it starts from the saved values.
	const version = [person.firstName, person.lastName, person.email, person.phoneNumber, person.userType].join('\n')
	return (
		<>
			<title>{`${name} · Fineprint`}</title>
			<PageHeader
				title={name}
				description={
					<p className="flex flex-wrap items-center gap-2">
						<Badge tone={stateLabels[person.state].tone}>{stateLabels[person.state].label}</Badge>
						<span>
							Joined {joined} · {person.documents} {person.documents === 1 ? 'document' : 'documents'}
						</span>
						<Link to={`/admin/documents?owner=${person.id}`} className="text-accent underline underline-offset-4">
							View documents
						</Link>
					</p>
				}
			/>
			<div className="grid items-start gap-6 lg:grid-cols-2">
				<AccountForm key={version} person={person} self={self} lastResult={resultOf('account')} />
				<PlanForm key={`${person.plan} ${person.credits}`} person={person} lastResult={resultOf('plan')} />
				<LedgerCard entries={entries} payments={payments} />
				<AccessCard person={person} self={self} results={{ suspend: resultOf('suspend'), 'reset-mfa': resultOf('reset-mfa') }} />
			</div>
		</>
	)
}
