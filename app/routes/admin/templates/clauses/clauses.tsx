import { Link } from 'react-router'
import { listClauses } from '#app/domain/templates/library/clauses/list-clauses.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ScrollText } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { FilterForm } from '../../filter-form.tsx'
import { LibraryTabs } from '../library-tabs.tsx'
import { StatusBadge } from '../status-badge.tsx'
import type { Route } from './+types/clauses.ts'

const shownWords = 160

export async function loader({ context, request }: Route.LoaderArgs) {
	const search = new URL(request.url).searchParams.get('q')?.trim().slice(0, 200) ?? ''
	const clauses = await listClauses(context.get(servicesContext), requireAdministrator(context), { search })
	return {
		search,
		clauses: clauses.map(({ id, name, tags, status, usedIn, variants }) => {
			const words = variants[0]!.text.replace(/\s+/g, ' ')
			return {
				id,
				name,
				tags,
				status,
				usedIn,
				variants: variants.length,
				words: words.length > shownWords ? `${words.slice(0, shownWords).replace(/\s\S*$/, '')} …` : words,
			}
		}),
	}
}

/** The clauses that templates share. */
export default function Clauses({ loaderData: { search, clauses } }: Route.ComponentProps) {
	return (
		<>
			<title>Clauses · Fineprint</title>
			<PageHeader
				title="Manage Model Documents"
				description={`${clauses.length} ${clauses.length === 1 ? 'clause' : 'clauses'} that fill the slots of templates`}
				actions={
					<>
						<ButtonLink to="/admin/templates/clauses/export" variant="secondary" reloadDocument>
							Export
						</ButtonLink>
						<ButtonLink to="/admin/templates/clauses/import" variant="secondary">
							Import
						</ButtonLink>
						<ButtonLink to="/admin/templates/clauses/new">Add a clause</ButtonLink>
					</>
				}
			/>
			<LibraryTabs />
			<FilterForm action="/admin/templates/clauses" searchLabel="Name, tag, note or words" search={search} choices={[]} />
			{clauses.length === 0 ? (
				<EmptyState
					icon={<ScrollText aria-hidden className="size-10" />}
					title={search ? 'No clauses found' : 'No clauses yet'}
					action={search ? null : <ButtonLink to="/admin/templates/clauses/new">Add a clause</ButtonLink>}
				>
					{search
						? 'No clause matches this search. Check the spelling or clear it.'
						: 'A clause fills the slots that templates have for it, so that its words are kept in one place.'}
				</EmptyState>
			) : (
				<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
					{clauses.map((clause) => (
						<li key={clause.id} className="grid gap-x-6 gap-y-2 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
							<div className="min-w-0">
								<p className="font-semibold break-words">
									<Link to={`/admin/templates/clauses/${clause.id}`} className="hover:underline">
										{clause.name}
									</Link>
								</p>
								<p className="text-sm break-words text-muted">{clause.words}</p>
								<p className="mt-1 text-sm text-muted">
									{clause.variants} {clause.variants === 1 ? 'variant' : 'variants'} · used in {clause.usedIn}{' '}
									{clause.usedIn === 1 ? 'template' : 'templates'}
								</p>
							</div>
							<p className="flex flex-wrap content-start gap-2 sm:justify-end">
								{clause.tags.map((tag) => (
									<Badge key={tag}>{tag}</Badge>
								))}
								{clause.status === 'retired' ? <StatusBadge status="retired" /> : null}
							</p>
						</li>
					))}
				</ul>
			)}
		</>
	)
}
