import { Form, Link } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { findClause } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { megabyte } from '#app/units.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { shownDateTime } from '#app/ui/shown-date.ts'
import { LibraryTabs } from '../library-tabs.tsx'
import { Refused } from '../refused.tsx'
import { noClause, noForm, typedIn } from '../sent-form.ts'
import { StatusBadge } from '../status-badge.tsx'
import type { Route } from './+types/clause.ts'
import { ClauseFields } from './clause-fields.tsx'
import { typedOf } from './clause-form.ts'
import { clauseForms, isClauseForm } from './clause-forms.server.ts'
import { Confirm } from './confirm.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const clause = isId(params.clauseId)
		? await findClause(context.get(servicesContext), requireAdministrator(context), params.clauseId)
		: null
	if (!clause) throw noClause()
	const { name, status, activeNumber, tags, editorNotes: notes, variants } = clause
	return {
		name,
		status,
		activeNumber,
		saved: typedOf({ name, tags, notes, variants }),
		usedIn: clause.usedIn.map((template) => ({ id: template.id, name: template.name, status: template.status })),
		versions: clause.versions.map(({ number, active, reason, author, createdAt }) => ({
			number,
			active,
			reason,
			author,
			added: shownDateTime(createdAt.toISOString()),
		})),
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const typed = typedIn(await parseForm(request, 2 * megabyte, 500))
	if (!isClauseForm(typed.form)) throw noForm()
	const clause = isId(params.clauseId) ? await findClause(services, administrator, params.clauseId) : null
	if (!clause) throw noClause()
	return clauseForms[typed.form]({ services, administrator, clause, typed })
}

/** A clause: its words, where it is used, and its versions. */
export default function Clause({ loaderData, actionData }: Route.ComponentProps) {
	const { name, status, activeNumber, saved, usedIn, versions } = loaderData
	const refused = actionData && actionData.form !== 'confirm' ? (actionData as Exclude<typeof actionData, { form: 'confirm' }>) : null
	return (
		<>
			<title>{`${name} · Fineprint`}</title>
			<PageHeader
				title={name}
				description={
					<p className="flex flex-wrap items-center gap-2">
						<StatusBadge status={status} />
						<span>version {activeNumber}</span>
					</p>
				}
			/>
			<LibraryTabs />
			{actionData && 'reached' in actionData ? (
				<Confirm confirmation={actionData} />
			) : (
				<div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
					<Card title="Words">
						<Form method="post" className="grid gap-5" key={activeNumber}>
							<input type="hidden" name="editedFrom" value={activeNumber} />
							<Refused refusal={refused?.form === 'edit' ? refused.refusal : null} />
							<ClauseFields
								typed={refused?.form === 'edit' ? refused.typed : saved}
								errors={refused?.form === 'edit' ? refused.errors : {}}
								named
							/>
							<PlainField
								label="Reason"
								name="reason"
								defaultValue={refused?.form === 'edit' ? (refused.typed.reason ?? '') : ''}
								error={refused?.form === 'edit' ? refused.errors.reason : undefined}
								hint="Kept with the version."
								required
								maxLength={300}
							/>
							<div>
								<Button name="form" value="review">
									Review the change
								</Button>
							</div>
						</Form>
					</Card>
					<div className="grid gap-6">
						<Card title="Where it is used">
							{usedIn.length === 0 ? (
								<p className="text-muted">No template has a slot of this name.</p>
							) : (
								<ul className="grid gap-2">
									{usedIn.map((template) => (
										<li key={template.id} className="flex flex-wrap items-center gap-2">
											<Link to={`/admin/templates/${template.id}`}>{template.name}</Link>
											<StatusBadge status={template.status} />
										</li>
									))}
								</ul>
							)}
							<Form method="post" className="mt-4 grid gap-3">
								<Refused refusal={refused?.form === 'status' ? refused.refusal : null} />
								<div>
									<Button name="form" value={status === 'active' ? 'retire' : 'restore'} variant="secondary" size="small">
										{status === 'active' ? 'Retire this clause' : 'Take it back into use'}
									</Button>
								</div>
							</Form>
						</Card>
						<Card title="Versions">
							<Refused refusal={refused?.form === 'versions' ? refused.refusal : null} />
							{refused?.form === 'versions' && refused.errors.reason ? (
								<p className="mb-3 text-sm font-medium text-high">{refused.errors.reason}</p>
							) : null}
							<ol reversed className="grid gap-4">
								{versions.map((version) => (
									<li key={version.number} className="grid gap-1">
										<p className="flex flex-wrap items-center gap-2 font-medium">
											Version {version.number} {version.active ? <Badge tone="good">In use</Badge> : null}
										</p>
										<p className="text-sm break-words">{version.reason}</p>
										<p className="text-sm break-words text-muted">
											{version.author} · {version.added}
										</p>
										{version.active ? null : (
											<Form method="post">
												<input type="hidden" name="version" value={version.number} />
												<Button name="form" value="review-version" size="small" variant="secondary">
													Bring back<span className="sr-only"> version {version.number}</span>
												</Button>
											</Form>
										)}
									</li>
								))}
							</ol>
						</Card>
					</div>
				</div>
			)}
		</>
	)
}
