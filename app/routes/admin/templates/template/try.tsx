import { Form } from 'react-router'
import { ReadOnlyDocument } from '#app/components/document-view/document-view.tsx'
import { FieldInput } from '#app/components/template-form/field-inputs.tsx'
import { typedOf } from '#app/components/template-form/form-values.ts'
import { isId } from '#app/domain/access/document-id.ts'
import { activeClauses } from '#app/domain/templates/library/clauses/clause-texts.server.ts'
import { findTemplate } from '#app/domain/templates/library/list-templates.server.ts'
import { sampleValues } from '#app/domain/templates/library/sample-values.ts'
import { viewOfFile } from '#app/domain/templates/language/view-of-file.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainSelect } from '#app/ui/plain-field.tsx'
import { noTemplate } from '../sent-form.ts'
import type { Route } from './+types/try.ts'
import { tryForm } from './try-form.server.ts'

export async function loader({ context, params: { templateId } }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	const template = isId(templateId) ? await findTemplate(services, requireAdministrator(context), templateId) : null
	if (!template) throw noTemplate()
	const clauses = await activeClauses(services.db, template.clauseNames)
	return {
		id: template.id,
		name: template.name,
		fields: template.fields,
		samples: typedOf(sampleValues(template.fields)),
		clauses: clauses.map(({ name, variants }) => ({ name, variants: variants.map(({ key, label }) => ({ key, label })) })),
	}
}

export async function action(args: Route.ActionArgs) {
	const { tried, typed } = await tryForm(args)
	if ('refused' in tried) return { typed, refused: tried.refused, problems: {}, open: [], view: null }
	const problems = Object.fromEntries([...tried.problems].reverse().map(({ field, problem }) => [field, problem]))
	const view = await viewOfFile(wordEngineFor(requireAdministrator(args.context).id), tried.file)
	return { typed, refused: null, problems, open: tried.open, view }
}

/** A template with sample values: what a document from it reads like. */
export default function TryTemplate({ loaderData: { id, name, fields, samples, clauses }, actionData }: Route.ComponentProps) {
	const typed = actionData?.typed ?? samples
	const here = `/admin/templates/${id}/try`
	return (
		<div className="grid items-start gap-6 xl:grid-cols-2">
			<title>{`Try ${name} · Fineprint`}</title>
			<Card title="Sample values" description="Change them to see every branch. Nothing is kept.">
				<Form method="post" action={here} className="grid gap-5" preventScrollReset>
					{clauses
						.filter(({ variants }) => variants.length > 1)
						.map((clause) => (
							<PlainSelect
								key={clause.name}
								label={`Clause: ${clause.name}`}
								name={`clause.${clause.name}`}
								defaultValue={typed[`clause.${clause.name}`]}
							>
								{clause.variants.map(({ key, label }) => (
									<option key={key} value={key}>
										{label}
									</option>
								))}
							</PlainSelect>
						))}
					{fields.map((field) => (
						<FieldInput key={field.name} field={field} typed={typed} problems={actionData?.problems ?? {}} />
					))}
					<div className="flex flex-wrap gap-2">
						<Button>Show the document</Button>
						{/* A plain submit: the browser saves the file and stays on the page. */}
						<Button variant="secondary" formAction={`${here}/file`} formMethod="post">
							Download as Word
						</Button>
					</div>
				</Form>
			</Card>
			<section aria-label="Preview" className="grid gap-4">
				{actionData?.refused ? <Alert tone="error" title={actionData.refused} /> : null}
				{actionData && actionData.open.length > 0 ? (
					<Alert tone="warning" title="Without a value">
						{actionData.open.join(', ')}
					</Alert>
				) : null}
				{actionData?.view ? (
					<div className="rounded-xl border border-line bg-surface p-5 font-serif leading-relaxed sm:p-10">
						<ReadOnlyDocument view={actionData.view} />
					</div>
				) : null}
				{actionData ? null : <p className="text-muted">The document appears here.</p>}
			</section>
		</div>
	)
}
