import type { SubmissionResult } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { data, isRouteErrorResponse } from 'react-router'
import { companyCompleteness, CompanyFields } from '#app/domain/company/company-profile.ts'
import { findCompanyProfile, saveCompanyProfile } from '#app/domain/company/company-profile.server.ts'
import { roleIn } from '#app/domain/company/members.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { passedHeaders } from '#app/http/passed-headers.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Card } from '#app/ui/card.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { Route } from './+types/profile.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanyHeader } from './company-tabs.tsx'
import { validateCompany } from './validate-company.ts'

const notSaved = 'Failed to update company profile'

export const headers = passedHeaders

export async function loader({ context }: Route.LoaderArgs) {
	const member = requireMember(context)
	const services = context.get(servicesContext)
	const [profile, role] = await Promise.all([findCompanyProfile(services, member, member.companyId), roleIn(services, member)])
	return {
		companyId: member.companyId,
		profile,
		mayEdit: role !== 'member',
		completeness: companyCompleteness(profile),
		constraint: getZodConstraint(CompanyFields),
	}
}

export async function action({ context, request }: Route.ActionArgs) {
	const member = requireMember(context)
	const form = await parseForm(request)
	const submission = validateCompany(form)
	if (submission.status !== 'success') return data(submission.reply(), { status: 400 })

	// The form has every field: one that is empty is cleared.
	const cleared = Object.fromEntries(Object.keys(CompanyFields.shape).map((field) => [field, null]))
	const typed = Object.fromEntries(Object.entries(submission.value).filter(([, value]) => value !== undefined))
	const saved = await saveCompanyProfile(context.get(servicesContext), member, member.companyId, {
		...cleared,
		...typed,
		legal_entity_name: submission.value.legal_entity_name,
	})
	if (saved === 'issued_exceeds_authorized') throw new Error('The form let more shares be issued than authorized')
	if (saved === null || saved === 'forbidden')
		return data(submission.reply({ formErrors: ['Only owners and admins of the company can change its profile.'] }), { status: 403 })
	return redirectWithToast('/company-profile', { title: 'Company profile updated' })
}

/** The form stays when the network or the server fails, so that the input can be sent again. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	return serverAction().catch((error: unknown) => {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error
		const failed: SubmissionResult<string[]> = { status: 'error', error: { '': [notSaved] } }
		return data(failed, { status: 503 })
	})
}

export default function CompanyProfile({ loaderData, actionData }: Route.ComponentProps) {
	const { companyId, profile, mayEdit, completeness, constraint } = loaderData
	return (
		<div>
			<title>Company Profile · Fineprint</title>
			<CompanyHeader title="Company Profile" description="What your company says of itself. Reviews use it to tell which party you are." />
			<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				{/* A new form after each save: it starts from the saved values. */}
				<CompanyForm
					key={`${companyId} ${JSON.stringify(profile)}`}
					profile={profile}
					mayEdit={mayEdit}
					constraint={constraint}
					lastResult={actionData}
				/>
				<div className="grid gap-6 lg:sticky lg:top-24">
					<Card title="Profile completeness">
						<div className="grid gap-2">
							<p className="text-3xl font-semibold tabular-nums">{completeness.percent}%</p>
							<ProgressBar value={completeness.filled} max={completeness.of} label="Company profile completeness" />
							<p className="text-sm text-muted">
								{completeness.filled} of {completeness.of} fields filled in
							</p>
						</div>
					</Card>
					<Card title="What it is used for">
						<ul className="grid list-disc gap-2 pl-5 text-sm text-muted">
							<li>A review takes your company’s side where the document names it.</li>
							<li>A document that states another company name, state or share count than here is reported as a contradiction.</li>
							<li>Your industry is preselected when you upload a document.</li>
						</ul>
					</Card>
				</div>
			</div>
		</div>
	)
}
