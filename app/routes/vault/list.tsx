import { Link } from 'react-router'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FolderOpen } from '#app/ui/icons.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/list.ts'
import { BulkBar } from './list/bulk-bar.tsx'
import { Found } from './list/found.tsx'
import { SearchForm } from './list/search-form.tsx'
import { SelectableList } from './list/selectable-list.tsx'
import { ViewLinks } from './list/view-links.tsx'
import { Shelf } from './shelf.tsx'
import { vaultPage } from './vault-page.server.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
	return vaultPage(context.get(servicesContext), requireMember(context), new URL(request.url).searchParams)
}

export default function DocumentVault({ loaderData }: Route.ComponentProps) {
	const { problems, views, filters, query, narrowed } = loaderData
	const documents = loaderData.kind === 'list' ? loaderData.documents : loaderData.shelves.flatMap((shelf) => shelf.documents)
	const empty = loaderData.kind === 'shelves' && loaderData.shelves.every(({ id }) => id === 'shared')
	return (
		<>
			<title>Document Vault · Fineprint</title>
			<PageHeader
				title="Document Vault"
				description={
					empty ? 'All contracts you upload are kept here.' : 'Every contract you uploaded, and those that others share with you.'
				}
				actions={
					<>
						<ButtonLink to="/document-vault/bin" variant="quiet">
							Bin
						</ButtonLink>
						{empty ? null : <ButtonLink to="/document-vault/upload">Upload documents</ButtonLink>}
					</>
				}
			/>
			{documents.some(({ underWay }) => underWay) ? <LiveUpdates intervalSeconds={3} /> : null}
			{documents.length > 0 || narrowed || views.length > 0 ? (
				<>
					<ViewLinks views={views} query={query} />
					<SearchForm key={query} filters={filters} query={query} />
				</>
			) : null}
			{problems.length > 0 ? (
				<div className="mb-6">
					<Alert>{problems.join(' ')}</Alert>
				</div>
			) : null}
			{loaderData.kind === 'list' ? (
				<Found page={loaderData} q={filters.q} query={query} />
			) : (
				<div className="grid gap-8">
					{loaderData.shelves.map(({ id, name, count, all, documents }) => (
						<Shelf key={id} id={`shelf-${id}`} name={name} count={count}>
							<SelectableList documents={documents} />
							{all ? (
								<p className="mt-2">
									<Link to={all} className="inline-flex min-h-11 items-center font-medium text-accent hover:underline">
										{`See all in ${name}`}
									</Link>
								</p>
							) : null}
						</Shelf>
					))}
					{empty ? (
						<EmptyState
							icon={<FolderOpen aria-hidden className="size-10" />}
							title="Your vault is empty"
							action={<ButtonLink to="/dashboard#upload">Upload a document</ButtonLink>}
						>
							Upload a contract as PDF or DOCX. It is reviewed right away, and its report is kept with the file.
						</EmptyState>
					) : null}
				</div>
			)}
			{documents.length > 0 ? <BulkBar /> : null}
		</>
	)
}
