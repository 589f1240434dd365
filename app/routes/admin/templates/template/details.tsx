import { Form, Link } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { changeTemplate, withdrawTemplate } from '#app/domain/templates/library/change-template.server.ts'
import { listClauses } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { TemplateDetails } from '#app/domain/templates/library/template-details.ts'
import { activateVersion } from '#app/domain/templates/library/versions/activate-version.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { sayVersionRefusal } from '#app/http/library-refusals.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { DetailsFields } from '../details-fields.tsx'
import { Refused } from '../refused.tsx'
import { noForm, noTemplate, refuseFields, refuseForm, typedIn } from '../sent-form.ts'
import type { Route } from './+types/details.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const template = isId(params.templateId) ? await findTemplate(services, administrator, params.templateId) : null
	if (!template) throw noTemplate()
	const clauses = await listClauses(services, administrator, { names: template.clauseNames })
	const { id, name, status, category, documentType, description, source, license, verifiedBy } = template
	return {
		id,
		name,
		status,
		details: { name, category, documentType, description, source, license, verifiedBy: verifiedBy ?? '' },
		clauses: clauses.map((clause) => ({ id: clause.id, name: clause.name, variants: clause.variants.map(({ label }) => label) })),
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const typed = typedIn(await parseForm(request))
	const { templateId } = params
	if (!isId(templateId)) throw noTemplate()
	const here = `/admin/templates/${templateId}`
	if (typed.form === 'details') {
		const form = TemplateDetails.safeParse(typed)
		if (!form.success) return refuseFields('details', typed, form.error)
		const changed = await changeTemplate(services, administrator, templateId, form.data)
		if (changed === null) throw noTemplate()
		return redirectWithToast(here, { title: changed.length > 0 ? 'Template updated' : 'Nothing changed' })
	}
	if (typed.form === 'activate') {
		const done = await activateVersion(services, wordEngineFor(administrator.id), administrator, templateId)
		if (done === null) throw noTemplate()
		if ('refused' in done) return refuseForm('activate', typed, sayVersionRefusal(done))
		return redirectWithToast(here, { title: 'Template active', description: 'Everyone can make documents from it.' })
	}
	if (typed.form !== 'draft' && typed.form !== 'retired') throw noForm()
	const done = await withdrawTemplate(services, administrator, templateId, typed.form)
	if (done === null) throw noTemplate()
	return redirectWithToast(here, { title: typed.form === 'draft' ? 'Template is a draft' : 'Template retired' })
}

/** What is said of a template, the clauses it uses, and whether it is offered. */
export default function TemplateDetailsPage({ loaderData: { id, name, status, details, clauses }, actionData }: Route.ComponentProps) {
	const refused = actionData?.form === 'details' ? actionData : null
	return (
		<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
			<title>{`${name} · Fineprint`}</title>
			<Card title="Details">
				{/* A new form after each save: it starts from the saved values. */}
				<Form method="post" className="grid gap-5" key={JSON.stringify(details)}>
					<input type="hidden" name="form" value="details" />
					<Refused refusal={refused?.refusal} />
					<DetailsFields typed={refused?.typed ?? details} errors={refused?.errors ?? {}} />
					<div>
						<Button>Save details</Button>
					</div>
				</Form>
			</Card>
			<div className="grid gap-6">
				<Card title="Offered">
					<div className="grid gap-4">
						<Refused refusal={actionData?.form === 'activate' ? actionData.refusal : null} />
						<p className="text-muted">{explained[status]}</p>
						<div className="flex flex-wrap gap-2">
							{status === 'active' ? null : <Act form="activate">{status === 'draft' ? 'Activate' : 'Reactivate'}</Act>}
							{status === 'active' ? <Act form="draft">Back to draft</Act> : null}
							{status === 'retired' ? null : <Act form="retired">Retire</Act>}
						</div>
					</div>
				</Card>
				<Card
					title="Clauses"
					actions={
						clauses.length > 0 ? (
							<ButtonLink to={`/admin/templates/clauses/export?document_id=${id}`} size="small" variant="secondary" reloadDocument>
								Export
							</ButtonLink>
						) : null
					}
				>
					{clauses.length === 0 ? (
						<p className="text-muted">It uses no clauses of the library.</p>
					) : (
						<ul className="grid gap-3">
							{clauses.map((clause) => (
								<li key={clause.id}>
									<Link to={`/admin/templates/clauses/${clause.id}`} className="font-medium">
										{clause.name}
									</Link>
									<p className="text-sm break-words text-muted">{clause.variants.join(', ')}</p>
								</li>
							))}
						</ul>
					)}
				</Card>
			</div>
		</div>
	)
}

const explained = {
	active: 'Everyone can make documents from the version in use.',
	draft: 'Only administrators see it until it is activated.',
	retired: 'It is no longer offered. Documents that were made from it keep their version.',
} as const

function Act({ form, children }: { form: string; children: string }) {
	return (
		<Form method="post">
			<Button name="form" value={form} variant={form === 'activate' ? 'primary' : 'secondary'}>
				{children}
			</Button>
		</Form>
	)
}
