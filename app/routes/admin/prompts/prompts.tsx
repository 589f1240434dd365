import { href, Link } from 'react-router'
import { listPrompts } from '#app/domain/administration/prompts/read-prompts.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { MessagesSquare } from '#app/ui/icons.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/prompts.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const services = context.get(servicesContext)
	return { prompts: await listPrompts(services, requireAdministrator(context)), model: services.model?.name ?? null }
}

/** What the language model is told in a review and with a described case, prompt by prompt. */
export default function Prompts({ loaderData: { prompts, model } }: Route.ComponentProps) {
	return (
		<>
			<title>Manage Prompts · Fineprint</title>
			<PageHeader
				title="Manage Prompts"
				description={
					model === null
						? 'What a language model is told in a review, and with a described case. No model is configured: the built-in engine works alone.'
						: `What ${model} is told in a review, in this order; the last one goes with a described case.`
				}
				actions={
					<ButtonLink to={href('/admin/suggestions')} variant="secondary">
						Regenerate suggestions
					</ButtonLink>
				}
			/>
			{prompts.length === 0 ? (
				<EmptyState icon={<MessagesSquare aria-hidden className="size-10" />} title="No prompts yet">
					The prompts that come with Fineprint are stored when its worker starts for the first time.
				</EmptyState>
			) : (
				<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
					{prompts.map(({ name, title, activeNumber, versions, waiting, activatedBy, activatedAt }) => (
						<li key={name} className="flex flex-col gap-x-6 gap-y-2 p-4 sm:flex-row sm:items-center sm:justify-between">
							<div className="min-w-0">
								<p className="font-semibold break-words">
									<Link to={href('/admin/prompts/:name', { name })} className="hover:underline">
										{title}
									</Link>
								</p>
								<p className="text-sm break-words text-muted">
									Version {activeNumber} of {versions}, in use since <Moment at={activatedAt} /> by {activatedBy}
								</p>
							</div>
							{waiting > 0 ? (
								<p className="shrink-0">
									<Badge tone="medium">{waiting === 1 ? '1 newer version' : `${waiting} newer versions`}</Badge>
								</p>
							) : null}
						</li>
					))}
				</ul>
			)}
		</>
	)
}
