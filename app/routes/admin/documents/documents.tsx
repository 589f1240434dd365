import { Link } from 'react-router'
import { isId } from '#app/domain/access/document-id.ts'
import { countAllDocuments, listAllDocuments } from '#app/domain/administration/documents.server.ts'
import { categories, categoryName, uncategorized } from '#app/domain/review/type/catalogue.ts'
import { servicesContext } from '#app/http/context.ts'
import { searchWords } from '#app/http/search-words.ts'
import { requireAdministrator } from '#app/http/session/require-administrator.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FolderOpen } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import { DocumentRows } from '#app/components/documents/document-row.tsx'
import { FilterForm } from '../filter-form.tsx'
import { firstPageQuery, ListPages } from '../list-pages.tsx'
import { listedPage, pageStart, rowsPerPage } from '#app/http/listed-page.ts'
import type { Route } from './+types/documents.ts'

const codes = [...categories, uncategorized].map(({ code }) => code)

export async function loader({ context, request }: Route.LoaderArgs) {
	const [services, administrator] = [context.get(servicesContext), requireAdministrator(context)]
	const query = new URL(request.url).searchParams
	const [search, category, owner] = [searchWords(query.get('q')), query.get('category'), query.get('owner')]
	const filter = {
		search,
		category: codes.find((code) => code === category),
		ownerId: isId(owner) ? owner : undefined,
	}
	const [found, count] = await Promise.all([
		listAllDocuments(services, administrator, filter, { take: rowsPerPage + 1, after: pageStart(query) }),
		countAllDocuments(services, administrator, filter),
	])
	const { rows, next } = listedPage(query, found, ({ updatedAt, id }) => ({ at: updatedAt, id }))
	return {
		count,
		filter: { search, category: filter.category ?? '' },
		documents: rows.map((document) => ({
			...document,
			categoryName: categoryName(document.category),
			updated: shownDate(document.updatedAt.toISOString()),
		})),
		first: firstPageQuery(query),
		next,
	}
}

export default function Documents({ loaderData: { documents, count, filter, first, next } }: Route.ComponentProps) {
	return (
		<>
			<title>Manage Documents · Fineprint</title>
			<PageHeader
				title="Manage Documents"
				description={`${count} ${count === 1 ? 'document' : 'documents'} across all companies. Opening one takes a reason, which its owner sees.`}
			/>
			<FilterForm
				action="/admin/documents"
				searchLabel="Document name or owner’s email"
				search={filter.search}
				choices={[
					{
						name: 'category',
						label: 'Category',
						value: filter.category,
						options: codes.map((code) => ({ value: code, label: categoryName(code) })),
					},
				]}
			/>
			{documents.length === 0 ? (
				<EmptyState icon={<FolderOpen aria-hidden className="size-10" />} title="No documents found">
					No document matches this search. Check the spelling or clear the filters.
				</EmptyState>
			) : (
				<DocumentRows>
					{documents.map((document) => (
						<li key={document.id} className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
							<div className="min-w-0">
								<p className="font-semibold break-words">{document.name}</p>
								<p className="mt-1 text-sm break-words text-muted">
									{document.categoryName}
									{document.documentType ? ` · ${document.documentType}` : ''} · {document.fileType.toUpperCase()} · version{' '}
									{document.versionNumber} · updated {document.updated}
								</p>
								<p className="text-sm break-words text-muted">
									<Link to={`/admin/users/${document.owner.id}`} className="text-accent underline underline-offset-4">
										{document.owner.email}
									</Link>
								</p>
							</div>
							<ButtonLink to={`/admin/documents/${document.id}/open`} size="small" variant="secondary">
								Open with a reason<span className="sr-only">: {document.name}</span>
							</ButtonLink>
						</li>
					))}
				</DocumentRows>
			)}
			<ListPages first={first} next={next} />
		</>
	)
}
