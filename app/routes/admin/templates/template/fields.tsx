import { Link } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { fieldSources } from '#app/domain/templates/fields/sources.ts'
import type { TemplateField } from '#app/domain/templates/fields/template-field.ts'
import { kindNames } from '#app/domain/templates/library/fields/kind-names.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { noTemplate } from '../sent-form.ts'
import type { Route } from './+types/fields.ts'

/** A field as the list shows it. */
interface ShownField {
	path: string
	label: string
	about: string
	required: boolean
	shownWhen: string | null
	parts: ShownField[]
}

export async function loader({ context, params }: Route.LoaderArgs) {
	const template = isId(params.templateId)
		? await findTemplate(context.get(servicesContext), requireAdministrator(context), params.templateId)
		: null
	if (!template) throw noTemplate()
	const sections = [...new Set(template.fields.map(({ section }) => section))]
	return {
		id: template.id,
		name: template.name,
		number: template.activeNumber,
		sections: sections.map((section) => ({
			section,
			fields: template.fields.filter((field) => field.section === section).map((field) => shown(field)),
		})),
	}
}

function shown(field: TemplateField, list = ''): ShownField {
	const path = list + field.name
	const source = fieldSources.find(({ name }) => name === field.filledFrom)
	return {
		path,
		label: field.label,
		about: [kindNames[field.kind], source ? `filled from ${source.label}` : ''].filter(Boolean).join(' · '),
		required: field.required,
		shownWhen: field.shownWhen,
		parts: field.parts.map((part) => shown(part, `${path}.`)),
	}
}

/** What the version in use asks for, section by section. */
export default function Fields({ loaderData: { id, name, number, sections } }: Route.ComponentProps) {
	return (
		<div className="grid gap-6">
			<title>{`Fields of ${name} · Fineprint`}</title>
			<div className="flex flex-wrap items-center justify-between gap-3">
				<p className="text-muted">Version {number} asks for these, in this order. All are required unless marked.</p>
				<ButtonLink to={`/admin/templates/${id}/resync?version=${number}`} size="small" variant="secondary">
					Read the file again
				</ButtonLink>
			</div>
			{sections.length === 0 ? (
				<EmptyState title="No fields">The file has no placeholders, so documents are made from it as it is.</EmptyState>
			) : null}
			{sections.map(({ section, fields }) => (
				<section key={section} aria-label={section}>
					<h2 className="mb-3 text-lg font-semibold">{section}</h2>
					<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
						{fields.map((field) => (
							<FieldItem key={field.path} templateId={id} field={field} />
						))}
					</ul>
				</section>
			))}
		</div>
	)
}

function FieldItem({ templateId, field }: { templateId: string; field: ShownField }) {
	return (
		<li className="p-4">
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<div className="min-w-0">
					<p className="font-semibold break-words">
						<Link to={`/admin/templates/${templateId}/fields/${field.path}`} className="hover:underline">
							{field.label}
						</Link>
					</p>
					<p className="text-sm break-words text-muted">
						<code>{field.path}</code> · {field.about}
					</p>
					{field.shownWhen ? (
						<p className="text-sm break-words text-muted">
							Only if <code>{field.shownWhen}</code>
						</p>
					) : null}
				</div>
				{field.required ? null : <Badge>Optional</Badge>}
			</div>
			{field.parts.length > 0 ? (
				<ul className="mt-3 divide-y divide-line rounded-lg border border-line">
					{field.parts.map((part) => (
						<FieldItem key={part.path} templateId={templateId} field={part} />
					))}
				</ul>
			) : null}
		</li>
	)
}
