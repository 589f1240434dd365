import { Form } from 'react-router'
import { ReadOnlyDocument } from '#app/components/document-view/document-view.tsx'
import { Question } from '#app/components/template-form/question.tsx'
import { pathLabel } from '#app/domain/templates/generate/answers/form-sections.ts'
import { activeClauses } from '#app/domain/templates/library/clauses/clause-texts.server.ts'
import { sampleValues } from '#app/domain/templates/library/sample-values.ts'
import { viewOfFile } from '#app/domain/templates/language/view-of-file.server.ts'
import { wordEngineFor } from '#app/domain/word/process/word-engine.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainSelect } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/try.ts'
import { triedVersion, tryForm } from './try-form.server.ts'

export async function loader(args: Route.LoaderArgs) {
	const { id, name, number, isActive, fields, clauseNames } = await triedVersion(args)
	const clauses = await activeClauses(args.context.get(servicesContext).db, clauseNames)
	return {
		id,
		name,
		waiting: isActive ? null : number,
		fields,
		samples: sampleValues(fields),
		clauses: clauses.map(({ name: clause, variants }) => ({ name: clause, variants: variants.map(({ key, label }) => ({ key, label })) })),
	}
}

export async function action(args: Route.ActionArgs) {
	const { fields, tried, typed, variants } = await tryForm(args)
	if ('refused' in tried) return { typed, variants, refused: tried.refused, problems: [], open: [], view: null }
	const view = await viewOfFile(wordEngineFor(requireAdministrator(args.context).id), tried.file)
	const open = tried.open.map((path) => pathLabel(fields, path))
	return { typed, variants, refused: null, problems: tried.problems, open, view }
}

/** A template with sample values: what a document from it reads like. */
export default function TryTemplate({ loaderData: { id, name, waiting, fields, samples, clauses }, actionData }: Route.ComponentProps) {
	const typed: Readonly<Record<string, unknown>> = actionData?.typed ?? samples
	const here = `/admin/templates/${id}/try`
	const query = waiting === null ? '' : `?version=${waiting}`
	return (
		<div className="grid items-start gap-6 xl:grid-cols-2">
			<title>{`Try ${name} · Fineprint`}</title>
			{waiting === null ? null : (
				<div className="xl:col-span-2">
					<Alert tone="info">
						Version {waiting} is not in use. This is what documents would be like with it, and with the clauses of today.
					</Alert>
				</div>
			)}
			<Card title="Sample values" description="Change them to see every branch. Nothing is kept.">
				<Form method="post" action={here + query} className="grid gap-6" preventScrollReset noValidate>
					{/* Enter shows the document, whatever buttons come first. */}
					<button name="go" value="show" tabIndex={-1} aria-hidden className="sr-only" />
					{clauses
						.filter(({ variants }) => variants.length > 1)
						.map((clause) => (
							<PlainSelect
								key={clause.name}
								label={`Clause: ${clause.name}`}
								name={`clause.${clause.name}`}
								defaultValue={actionData?.variants[clause.name]}
							>
								{clause.variants.map(({ key, label }) => (
									<option key={key} value={key}>
										{label}
									</option>
								))}
							</PlainSelect>
						))}
					{fields.map((field) => (
						<Question
							key={field.name}
							field={field}
							value={typed[field.name]}
							problemAt={(path) => actionData?.problems.find((each) => each.field === path)?.problem}
						/>
					))}
					<div className="flex flex-wrap gap-2">
						<Button>Show the document</Button>
						{/* A plain submit: the browser saves the file and stays on the page. */}
						<Button variant="secondary" formAction={`${here}/file${query}`} formMethod="post">
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
