import { Form } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { fieldSources } from '#app/domain/templates/fields/sources.ts'
import { fieldKinds, type TemplateField } from '#app/domain/templates/fields/template-field.ts'
import { editField } from '#app/domain/templates/library/fields/edit-field.server.ts'
import { FieldChange } from '#app/domain/templates/library/fields/field-change.ts'
import { fieldAt } from '#app/domain/templates/library/fields/field-path.ts'
import { kindNames } from '#app/domain/templates/library/fields/kind-names.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Choice } from '#app/ui/choice.tsx'
import { PlainArea, PlainField, PlainSelect } from '#app/ui/plain-field.tsx'
import { noTemplate, refuseField, refuseFields, typedIn } from '../sent-form.ts'
import type { Route } from './+types/field.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const template = isId(params.templateId)
		? await findTemplate(context.get(servicesContext), requireAdministrator(context), params.templateId)
		: null
	const field = template && fieldAt(template.fields, params.path)
	if (!template || !field) throw noTemplate()
	return {
		id: template.id,
		number: template.activeNumber,
		path: params.path,
		isPart: params.path.includes('.'),
		field,
		saved: typedOf(field),
	}
}

function typedOf(field: TemplateField): Record<string, string> {
	const { label, help, section, order, kind, required, defaultValue, example, choices, limits, filledFrom } = field
	return {
		label,
		help,
		section,
		order: String(order),
		kind,
		required: required ? 'on' : '',
		defaultValue: defaultValue === null || typeof defaultValue === 'object' ? '' : String(defaultValue),
		example,
		choices: choices.map((choice) => (choice.value === choice.label ? choice.value : `${choice.value} = ${choice.label}`)).join('\n'),
		min: limits.min === undefined ? '' : String(limits.min),
		max: limits.max === undefined ? '' : String(limits.max),
		maxLength: limits.maxLength === undefined ? '' : String(limits.maxLength),
		filledFrom: filledFrom ?? '',
	}
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const typed = typedIn(await parseForm(request))
	const form = FieldChange.safeParse({ ...typed, required: typed.required === 'on' })
	if (!form.success) return refuseFields('field', typed, form.error)
	const { templateId, path } = params
	const number = Number(typed.number)
	if (!isId(templateId) || !Number.isInteger(number)) throw noTemplate()
	const saved = await editField(services, wordEngineFor(administrator.id), administrator, { templateId, number, path }, form.data)
	if (saved === null) throw noTemplate()
	if ('problem' in saved) return refuseField('field', typed, saved.field, saved.problem)
	return redirectWithToast(`/admin/templates/${templateId}/fields`, { title: 'Field updated', description: saved.field.label })
}

/** What is written about one field. */
export default function Field({ loaderData: { id, number, path, isPart, field, saved }, actionData }: Route.ComponentProps) {
	const { typed = saved, errors = {} } = actionData ?? {}
	const input = (name: string) => ({ name, defaultValue: typed[name] ?? '', error: errors[name] })
	return (
		<Card title={field.label} description={`{{${path}}}`} className="max-w-3xl">
			<title>{`${field.label} · Fineprint`}</title>
			<Form method="post" className="grid gap-5">
				<input type="hidden" name="number" value={number} />
				<PlainField label="Label" {...input('label')} required maxLength={120} />
				<PlainArea label="Help" {...input('help')} maxLength={1000} hint="Shown beside the question." />
				{isPart ? null : (
					<div className="grid gap-5 sm:grid-cols-2">
						<PlainField label="Section" {...input('section')} maxLength={80} hint="The form heading that it appears under." />
						<PlainField label="Order" {...input('order')} type="number" min={1} max={1000} />
					</div>
				)}
				<div className="grid gap-5 sm:grid-cols-2">
					<PlainSelect label="Kind" {...input('kind')}>
						{fieldKinds.map((kind) => (
							<option key={kind} value={kind}>
								{kindNames[kind]}
							</option>
						))}
					</PlainSelect>
					<PlainSelect label="Filled from" {...input('filledFrom')} hint="What fills it before anyone is asked.">
						<option value="">Nothing</option>
						{fieldSources.map(({ name, label }) => (
							<option key={name} value={name}>
								{label}
							</option>
						))}
					</PlainSelect>
				</div>
				<Choice type="checkbox" name="required" label="Required" defaultChecked={typed.required === 'on'}>
					No document is made without it, where the document needs it.
				</Choice>
				<div className="grid gap-5 sm:grid-cols-2">
					<PlainField label="Default value" {...input('defaultValue')} maxLength={2000} />
					<PlainField label="Example" {...input('example')} maxLength={300} />
				</div>
				<PlainArea label="Choices" {...input('choices')} hint="Of a choice: one in a line, as delaware = Delaware." />
				<div className="grid gap-5 sm:grid-cols-3">
					<PlainField label="At least" {...input('min')} maxLength={40} />
					<PlainField label="At most" {...input('max')} maxLength={40} />
					<PlainField label="Longest text" {...input('maxLength')} type="number" min={1} />
				</div>
				<div className="flex flex-wrap gap-2">
					<Button>Save field</Button>
					<ButtonLink to={`/admin/templates/${id}/fields`} variant="secondary">
						Cancel
					</ButtonLink>
				</div>
			</Form>
		</Card>
	)
}
