import { data } from 'react-router'
import { roleIn, listCompanies, listMembers } from '#app/domain/company/members.server.ts'
import { listInvitations } from '#app/domain/company/invitations.server.ts'
import { mayManage, membershipRoles, roleDescriptions } from '#app/domain/company/membership-role.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Card } from '#app/ui/card.tsx'
import { formProblem } from '#app/http/refusals.ts'
import type { Route } from './+types/people.ts'
import { CompanyHeader } from './company-tabs.tsx'
import { InviteForm } from './invite-form.tsx'
import { OpenInvitations } from './open-invitations.tsx'
import { managePeople, PeopleForm } from './people-actions.server.ts'
import { roleLabels } from './role-labels.ts'
import { PersonRow } from './person-row.tsx'
import { SwitchCompany } from './switch-company.tsx'

export const headers = passedHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const [role, people, invitations, companies] = await Promise.all([
		roleIn(services, member),
		listMembers(services, member),
		listInvitations(services, member),
		listCompanies(services, member),
	])
	return { own: { id: member.id, role }, people, invitations, companies, companyId: member.companyId }
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const form = await parseForm(request)
	const typed = { intent: String(form.get('intent') ?? ''), email: String(form.get('email') ?? '').slice(0, 300) }
	const parsed = PeopleForm.safeParse(Object.fromEntries(form))
	if (!parsed.success) return data({ ...typed, error: formProblem(parsed.error) }, { status: 400 })
	const outcome = await managePeople(context.get(servicesContext), member, parsed.data)
	if ('error' in outcome) return data({ ...typed, error: outcome.error }, { status: outcome.status })
	if (outcome.left) return redirectWithToast('/company-profile', { title: outcome.done })
	return redirectWithToast('/company-profile/people', { title: outcome.done, description: outcome.detail })
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
	const { own, people, invitations, companies, companyId } = loaderData
	const manages = own.role !== 'member'
	const invitable = membershipRoles.filter((role) => manages && mayManage(own.role, role))
	const owners = people.filter(({ role }) => role === 'owner').length
	return (
		<div>
			<title>People · Fineprint</title>
			<CompanyHeader title="People" description="Who works in this company. They share its plan and document checks." />
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				<div className="grid gap-6">
					{actionData && actionData.intent !== 'invite' ? <Alert tone="error">{actionData.error}</Alert> : null}
					<Card title={people.length === 1 ? '1 person' : `${people.length} people`}>
						<ul className="divide-y divide-line">
							{people.map((person) => (
								<PersonRow
									key={person.id}
									person={person}
									own={own}
									lastOwner={person.role === 'owner' && owners === 1}
									alone={people.length === 1}
								/>
							))}
						</ul>
						{people.length === 1 && manages ? (
							<p className="mt-4 text-sm text-muted">You work alone so far. Invite a co-founder, an employee or your lawyer.</p>
						) : null}
					</Card>
					{manages ? <OpenInvitations invitations={invitations} own={own} /> : null}
				</div>
				<div className="grid gap-6">
					{manages ? (
						<InviteForm
							key={actionData ? 'refused' : invitations.length}
							roles={invitable}
							email={actionData?.intent === 'invite' ? actionData.email : ''}
							error={actionData?.intent === 'invite' ? actionData.error : undefined}
						/>
					) : null}
					<Card title="Roles">
						<dl className="grid gap-3 text-sm">
							{membershipRoles.map((role) => (
								<div key={role}>
									<dt className="font-semibold">{roleLabels[role]}</dt>
									<dd className="text-muted">{roleDescriptions[role]}</dd>
								</div>
							))}
						</dl>
					</Card>
					{companies.length > 1 ? <SwitchCompany companies={companies} current={companyId} /> : null}
				</div>
			</div>
		</div>
	)
}
