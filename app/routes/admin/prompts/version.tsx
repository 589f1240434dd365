import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, href } from 'react-router'
import { activatePromptVersion, PromptActivation } from '#app/domain/administration/prompts/activate-prompt-version.server.ts'
import type { ReadPrompt } from '#app/domain/administration/prompts/read-prompts.server.ts'
import { samplesOf, subjectOf } from '#app/domain/administration/prompts/prompt-samples.ts'
import { servicesContext } from '#app/http/context.ts'
import { parseForm } from '#app/http/form.server.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { redirectWithToast } from '#app/http/toast.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/version.ts'
import { BackToPrompt } from './back-to-prompt.tsx'
import { findPrompt, findVersion, noSuchPrompt } from './find-prompt.server.ts'
import { PromptWords } from './prompt-words.tsx'
import { TryForm } from './try-form.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const prompt = await findPrompt(context, params.name)
	const { model } = context.get(servicesContext)
	return {
		prompt,
		version: findVersion(prompt, params.number),
		samples: samplesOf(prompt.name),
		model: model && { name: model.name, server: model.server },
	}
}

export async function action({ context, params: { name, number }, request }: Route.ActionArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const form = await parseForm(request)
	form.set('number', number)
	const submission = parseWithZod(form, { schema: PromptActivation })
	if (submission.status !== 'success') {
		const { error, initialValue } = submission.reply()
		return data({ error: error?.reason?.[0], reason: typed(initialValue?.reason), overtakenBy: null }, { status: 400 })
	}
	const activated = await activatePromptVersion(services, administrator, name, submission.value)
	if (activated === null) throw noSuchPrompt()
	if (typeof activated === 'object') return data({ error: undefined, reason: submission.value.reason, ...activated }, { status: 409 })
	return redirectWithToast(
		href('/admin/prompts/:name', { name }),
		activated === 'activated'
			? { title: `Version ${number} is in use`, description: `From the next ${subjectOf(name)} on.` }
			: { title: 'Nothing changed', description: `Version ${number} is in use already.` },
	)
}

const typed = (value: unknown) => (typeof value === 'string' ? value : '')

/** One version of a prompt: its words, and the form that puts it in use. */
export default function PromptVersion({ loaderData: { prompt, version, samples, model }, actionData }: Route.ComponentProps) {
	const { name, title, activeNumber } = prompt
	const { number, body, note, author, createdAt } = version
	const isActive = number === activeNumber
	return (
		<>
			<title>{`Version ${number} of ${title} · Fineprint`}</title>
			<PageHeader
				title={title}
				description={
					<p className="flex flex-wrap items-center gap-2">
						{isActive ? <Badge tone="good">In use</Badge> : null}
						<span className="break-words">
							Version {number}: {note} · {author} · <Moment at={createdAt} />
						</span>
					</p>
				}
				actions={
					<ButtonLink to={`${href('/admin/prompts/:name/edit', { name })}?from=${number}`} variant="secondary">
						Edit
					</ButtonLink>
				}
			/>
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<Card title="Words">
					<PromptWords>{body}</PromptWords>
				</Card>
				<div className="grid gap-6">
					{isActive ? null : <ActivateForm prompt={prompt} number={number} refused={actionData} />}
					<TryForm name={name} number={number} subject={prompt.subject} samples={samples} model={model} />
				</div>
			</div>
			<BackToPrompt name={name} />
		</>
	)
}

function ActivateForm({
	prompt: { name, activeNumber, subject },
	number,
	refused,
}: {
	prompt: ReadPrompt
	number: number
	refused: Route.ComponentProps['actionData']
}) {
	const isEarlier = number < activeNumber
	const compare = `${href('/admin/prompts/:name/compare', { name })}?from=${activeNumber}&to=${number}`
	return (
		<Card
			title={isEarlier ? `Go back to version ${number}` : `Put version ${number} in use`}
			description={`It takes the place of version ${activeNumber} from the next ${subject} on. That one stays, to go back to.`}
		>
			<Form method="post" className="grid gap-5">
				<input type="hidden" name="active" value={activeNumber} />
				{refused?.overtakenBy ? (
					<Alert tone="warning" title={`Version ${refused.overtakenBy} was put in use meanwhile`}>
						If this version should still take its place, send the form again.
					</Alert>
				) : null}
				<PlainField
					label="Reason"
					name="reason"
					required
					maxLength={200}
					hint="Kept in the history."
					error={refused?.error}
					defaultValue={refused?.reason}
				/>
				<div className="flex flex-wrap gap-2">
					<Button>{isEarlier ? 'Go back to this version' : 'Activate'}</Button>
					<ButtonLink to={compare} variant="secondary">
						Compare with the version in use
					</ButtonLink>
				</div>
			</Form>
		</Card>
	)
}
