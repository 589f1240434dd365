import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, href, Link, redirect } from 'react-router'
import { PromptChange, writePromptVersion } from '#app/domain/administration/prompts/write-prompt-version.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { hintId, inputLook, Labelled, PlainField } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/edit.ts'
import { findPrompt, findVersion, noSuchPrompt } from './find-prompt.server.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const prompt = await findPrompt(context, params.name)
	const { name, title, placeholders, newest, activeNumber } = prompt
	const { number, body } = findVersion(prompt, url.searchParams.get('from') ?? String(activeNumber))
	return { name, title, placeholders, newest, from: number, body }
}

export async function action({ context, params, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const submission = parseWithZod(await parseForm(request), { schema: PromptChange })
	if (submission.status !== 'success') return refused(400, submission.reply())
	const written = await writePromptVersion(services, administrator, params.name, submission.value)
	if (written === null) throw noSuchPrompt()
	if (written === 'same')
		return refused(400, submission.reply({ fieldErrors: { body: ['These are the words of the version that you edit.'] } }))
	if ('problems' in written) return refused(400, submission.reply({ fieldErrors: { body: written.problems } }))
	if ('overtakenBy' in written) return refused(409, submission.reply(), written.overtakenBy)
	return redirect(href('/admin/prompts/:name/versions/:number', { name: params.name, number: String(written.number) }))
}

function refused(status: number, result: SubmissionResult<string[]>, overtakenBy?: number) {
	const { error, initialValue } = result
	const typed = (field: string) => (typeof initialValue?.[field] === 'string' ? initialValue[field] : '')
	return data({ error: error ?? {}, body: typed('body'), reason: typed('reason'), overtakenBy: overtakenBy ?? null }, { status })
}

/** New words for a prompt, from any version of it. They are in use only once they are activated. */
export default function EditPrompt({ loaderData, actionData }: Route.ComponentProps) {
	const { name, title, placeholders, newest, from } = loaderData
	const problems = actionData?.error.body ?? []
	return (
		<>
			<title>{`Edit ${title} · Fineprint`}</title>
			<PageHeader
				title={title}
				description={`You edit version ${from}. Your words become a version that is not in use until it is activated.`}
			/>
			<Form method="post" className="grid gap-6">
				<input type="hidden" name="editedFrom" value={from} />
				{/* After another version came between, the form is sent again with that one known. */}
				<input type="hidden" name="newest" value={newest} />
				{actionData?.overtakenBy ? (
					<Alert tone="warning" title={`Version ${actionData.overtakenBy} was written while you edited`}>
						Your words are still here.{' '}
						<Link
							to={`${href('/admin/prompts/:name/compare', { name })}?from=${from}&to=${actionData.overtakenBy}`}
							className="text-accent underline underline-offset-4"
						>
							See what it changed
						</Link>
						, then save again to keep yours as a version after it.
					</Alert>
				) : null}
				<Card title="Words">
					<div className="grid gap-5">
						<Labelled id="body" label="What the model is told" hint="At most 8,000 characters.">
							<textarea
								id="body"
								name="body"
								rows={24}
								required
								defaultValue={actionData?.body ?? loaderData.body}
								aria-invalid={problems.length > 0 ? true : undefined}
								aria-describedby={[...(problems.length > 0 ? ['body-errors'] : []), hintId('body')].join(' ')}
								className={`${inputLook} font-mono text-sm`}
							/>
						</Labelled>
						{problems.length > 0 ? (
							<div id="body-errors" role="alert" className="text-sm font-medium break-words text-high">
								<ul className="grid gap-1">
									{problems.map((problem) => (
										<li key={problem}>{problem}</li>
									))}
								</ul>
							</div>
						) : null}
						<PlainField
							label="Why you change it"
							name="reason"
							required
							maxLength={200}
							hint="Shown beside the version and kept in the history."
							error={actionData?.error.reason?.[0]}
							defaultValue={actionData?.reason}
						/>
						<div className="flex flex-wrap gap-2">
							<Button>Save as a new version</Button>
							<ButtonLink to={href('/admin/prompts/:name', { name })} variant="secondary">
								Cancel
							</ButtonLink>
						</div>
					</div>
				</Card>
				<Card title="Placeholders" description="Filled in for each document. Everything else is sent as it is written.">
					<dl className="grid gap-3 text-sm">
						{placeholders.map((placeholder) => (
							<div key={placeholder.name}>
								<dt className="font-mono font-medium">
									{`{{${placeholder.name}}}`}
									{placeholder.required ? <span className="font-sans font-normal text-muted"> · required</span> : null}
								</dt>
								<dd className="text-muted">{placeholder.meaning}</dd>
							</div>
						))}
					</dl>
				</Card>
			</Form>
		</>
	)
}
