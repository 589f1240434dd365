import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { helpLink } from '#app/components/human-help/help-links.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { onDemand } from '#app/ui/on-demand/on-demand.tsx'
import { redliningLink, type RedliningQuery } from './redlining-links.ts'
import type { ReadyPage } from './redlining-page.server.ts'

const ToolbarMenus = onDemand(async () => (await import('./toolbar-menus.tsx')).ToolbarMenus)

/**
 * The head of the page: document, version, people and downloads.
 *
 * @param onFetch called when a link fetches a file: the browser treats that as leaving the page
 */
export function RedliningToolbar({
	page,
	ask,
	authors,
	saving = false,
	onFetch,
	children,
}: {
	page: ReadyPage
	ask: RedliningQuery
	authors: readonly string[]
	saving?: boolean
	onFetch?: () => void
	children?: ReactNode
}) {
	return (
		<>
			<div className="relative mb-4 flex flex-wrap items-center gap-x-1 gap-y-1 print:hidden">
				{authors.length > 0 ? (
					<ButtonLink to={redliningLink(page.documentId, { ...ask, theirs: !ask.theirs })} preventScrollReset variant="quiet" size="small">
						{ask.theirs ? 'Hide their changes' : 'Show their changes'}
					</ButtonLink>
				) : null}
				{page.may.share ? (
					<ButtonLink
						to={helpLink({ documentId: page.documentId, version: page.version.newest ? null : page.version.number })}
						variant="quiet"
						size="small"
					>
						Ask an expert
					</ButtonLink>
				) : null}
				{children}
				<ToolbarMenus page={page} ask={ask} saving={saving} onFetch={onFetch} />
			</div>
			{page.version.newest ? null : (
				<p className="mb-4 rounded-lg border-l-4 border-medium bg-medium-soft px-4 py-3 print:hidden">
					This is an earlier version.{' '}
					<Link
						to={redliningLink(page.documentId, { ...ask, version: null, selected: null, write: null })}
						className="font-semibold text-accent underline underline-offset-4"
					>
						Go to the newest one
					</Link>
					.
				</p>
			)}
		</>
	)
}
