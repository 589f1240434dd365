import { Form, href } from 'react-router'
import { categoryName } from '#app/domain/review/type/catalogue.ts'
import { listBin } from '#app/domain/erasure/list-bin.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { listedPage, pageStart, rowsPerPage } from '#app/http/listed-page.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FileX2 } from '#app/ui/icons.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { shownDate } from '#app/ui/shown-date.ts'
import type { Route } from './+types/bin.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
	const query = new URL(request.url).searchParams
	const found = await listBin(context.get(servicesContext), requireMember(context), { take: rowsPerPage + 1, after: pageStart(query) })
	const { rows, next } = listedPage(query, found, ({ deletedAt, id }) => ({ at: deletedAt, id }))
	return {
		next,
		pastEnd: rows.length === 0 && query.has('cursor'),
		documents: rows.map(({ deletedAt, erasedAt, category, ...document }) => ({
			...document,
			category: categoryName(category),
			deletedAt: deletedAt.toISOString(),
			erasedAt: erasedAt.toISOString(),
		})),
	}
}

/** The documents that were deleted in the last 30 days. */
export default function Bin({ loaderData: { documents, next, pastEnd } }: Route.ComponentProps) {
	return (
		<div className="max-w-4xl">
			<title>Bin · Fineprint</title>
			<PageHeader
				title="Bin"
				description="Deleted documents stay here for 30 days. Then they are erased for good, with their reports."
				actions={
					<ButtonLink to={href('/document-vault')} variant="secondary">
						Back to the vault
					</ButtonLink>
				}
			/>
			{documents.length === 0 ? (
				<EmptyState
					icon={<FileX2 aria-hidden size={32} />}
					title={pastEnd ? 'Nothing on this page any more' : 'The bin is empty'}
					action={pastEnd ? <ButtonLink to={href('/document-vault/bin')}>To the first page</ButtonLink> : null}
				>
					{pastEnd ? 'The documents that were here are restored or erased.' : 'Documents that you delete can be restored from here.'}
				</EmptyState>
			) : (
				<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
					{documents.map(({ id, name, category, deletedAt, erasedAt }) => (
						<li key={id} className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
							<div className="min-w-0">
								<h2 className="font-semibold break-words">{name}</h2>
								<p className="text-sm text-muted">
									{`${category} · deleted ${shownDate(deletedAt)} · erased for good on ${shownDate(erasedAt)}`}
								</p>
							</div>
							<Form method="post" action={href('/document-vault/bin/:documentId/restore', { documentId: id })}>
								<Button variant="secondary" size="small">
									Restore<span className="sr-only"> {name}</span>
								</Button>
							</Form>
						</li>
					))}
				</ul>
			)}
			{next ? (
				<nav aria-label="Pages" className="mt-4 flex justify-end">
					<ButtonLink to={next} variant="secondary" size="small" rel="next">
						Older
					</ButtonLink>
				</nav>
			) : null}
		</div>
	)
}
