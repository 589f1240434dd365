import { Form, href, Link } from 'react-router'
import type { ReadPrompt } from '#app/domain/administration/prompts/read-prompts.server.ts'
import { listTrials } from '#app/domain/administration/prompts/try-prompt.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { inputLook, Labelled } from '#app/ui/plain-field.tsx'
import type { Route } from './+types/prompt.ts'
import { findPrompt } from './find-prompt.server.ts'
import { PromptWords } from './prompt-words.tsx'
import { TrialList } from './trial-list.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const prompt = await findPrompt(context, params.name)
	return { prompt, trials: await listTrials(services, administrator, prompt.name) }
}

/** One prompt: the words in use, every version, and which of them were in use when. */
export default function Prompt({ loaderData: { prompt, trials } }: Route.ComponentProps) {
	const { name, title, subject, activeNumber, versions, activations } = prompt
	return (
		<>
			<title>{`${title} · Fineprint`}</title>
			<PageHeader
				title={title}
				description={`Version ${activeNumber} is in use. ${kept[subject]}`}
				actions={<ButtonLink to={`${href('/admin/prompts/:name/edit', { name })}?from=${activeNumber}`}>Edit</ButtonLink>}
			/>
			<div className="grid items-start gap-6 xl:grid-cols-2">
				<Card title={`Words in use: version ${activeNumber}`}>
					<PromptWords>{versions.find(({ number }) => number === activeNumber)?.body}</PromptWords>
				</Card>
				<div className="grid gap-6">
					<Card title="Versions">
						<ul className="divide-y divide-line">
							{versions.map((version) => (
								<VersionRow key={version.number} prompt={prompt} version={version} />
							))}
						</ul>
					</Card>
					{versions.length > 1 ? <CompareForm prompt={prompt} /> : null}
					<TrialList name={name} subject={subject} trials={trials} />
					<Card title="In use over time" description="The latest first.">
						<ol className="grid gap-3 text-sm">
							{activations.map(({ number, author, reason, createdAt }, index) => (
								<li key={index} className="break-words">
									<p className="font-medium">{`Version ${number}`}</p>
									<p className="text-muted">
										{reason} · {author} · <Moment at={createdAt} />
									</p>
								</li>
							))}
						</ol>
					</Card>
				</div>
			</div>
			<p className="mt-6">
				<Link to={href('/admin/prompts')} className="text-accent underline underline-offset-4">
					All prompts
				</Link>
			</p>
		</>
	)
}

const kept = {
	review: 'Reviews of today and before keep the versions that they were made with.',
	case: 'It is told with a case that a founder describes under Generate Documents.',
} as const

function VersionRow({ prompt: { name, activeNumber }, version }: { prompt: ReadPrompt; version: ReadPrompt['versions'][number] }) {
	const { number, note, author, createdAt } = version
	const isActive = number === activeNumber
	return (
		<li className="grid gap-1 py-3 first:pt-0 last:pb-0">
			<p className="flex flex-wrap items-center gap-2 font-semibold">
				<Link to={href('/admin/prompts/:name/versions/:number', { name, number: String(number) })}>{`Version ${number}`}</Link>
				{isActive ? <Badge tone="good">In use</Badge> : null}
			</p>
			<p className="text-sm break-words text-muted">
				{note} · {author} · <Moment at={createdAt} />
			</p>
			{isActive ? null : (
				<p className="text-sm">
					<Link
						to={`${href('/admin/prompts/:name/compare', { name })}?from=${activeNumber}&to=${number}`}
						className="text-accent underline underline-offset-4"
					>
						Compare with the version in use
					</Link>
				</p>
			)}
		</li>
	)
}

function CompareForm({ prompt: { name, versions, activeNumber, newest } }: { prompt: ReadPrompt }) {
	const other = newest === activeNumber ? versions.at(1)!.number : newest
	return (
		<Card title="Compare two versions">
			<Form action={href('/admin/prompts/:name/compare', { name })} className="flex flex-wrap items-end gap-4">
				{(
					[
						['from', 'Version', activeNumber],
						['to', 'Compared with', other],
					] as const
				).map(([field, label, chosen]) => (
					<Labelled key={field} id={`compare-${field}`} label={label}>
						<select id={`compare-${field}`} name={field} defaultValue={chosen} className={inputLook}>
							{versions.map(({ number }) => (
								<option key={number} value={number}>{`Version ${number}`}</option>
							))}
						</select>
					</Labelled>
				))}
				<Button variant="secondary">Compare</Button>
			</Form>
		</Card>
	)
}
