import { Form, href } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Search } from '#app/ui/icons.tsx'

interface ListedTemplate {
	id: string
	name: string
	documentType: string
	description: string
	practice: string
	verifiedBy: string | null
	questions: number
}

/** The templates by category, each with a button that starts it. */
export function TemplateList({ groups }: { groups: readonly { name: string; templates: readonly ListedTemplate[] }[] }) {
	if (groups.length === 0)
		return (
			<EmptyState
				icon={<Search aria-hidden className="size-10" />}
				title="No template matches"
				action={
					<ButtonLink to={href('/generate')} variant="secondary">
						Show all templates
					</ButtonLink>
				}
			>
				Try another word, or another category.
			</EmptyState>
		)
	return (
		<div className="grid gap-8">
			{groups.map(({ name, templates }) => (
				<section key={name} aria-label={name}>
					<h3 className="mb-3 font-semibold text-muted">{name}</h3>
					<ul className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
						{templates.map((template) => (
							<TemplateCard key={template.id} template={template} />
						))}
					</ul>
				</section>
			))}
		</div>
	)
}

function TemplateCard({
	template: { id, name, documentType, description, practice, verifiedBy, questions },
}: {
	template: ListedTemplate
}) {
	return (
		<li className="flex flex-col rounded-xl border border-line bg-surface p-5">
			<h4 className="text-lg font-semibold break-words">{name}</h4>
			{documentType.toLowerCase() === name.toLowerCase() ? null : <p className="text-sm text-muted">{documentType}</p>}
			<p className="mt-2">{description}</p>
			<div className="mt-3 flex flex-wrap gap-2">
				<Badge tone={verifiedBy ? 'good' : 'neutral'}>{verifiedBy ? `Verified by ${verifiedBy}` : 'Not verified by a lawyer'}</Badge>
				<Badge>{questions === 1 ? '1 question' : `${questions} questions`}</Badge>
			</div>
			{practice ? <p className="mt-3 text-sm text-muted">{practice}</p> : null}
			<Form method="post" action={href('/generate')} className="mt-auto pt-4">
				<input type="hidden" name="template" value={id} />
				<Button name="intent" value="start" variant="secondary" aria-label={`Start ${name}`}>
					Start
				</Button>
			</Form>
		</li>
	)
}
