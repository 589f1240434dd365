import { FolderOpen } from '#app/ui/icons.tsx'
import { categories, categoryName, uncategorized } from '#app/domain/review/type/catalogue.ts'
import { listSharedWith } from '#app/domain/documents/sharing/shared-with.server.ts'
import { listDocuments } from '#app/domain/documents/vault.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { requireMember } from '#app/http/session/require-member.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LiveUpdates } from '#app/ui/live-updates.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import type { Route } from './+types/list.ts'
import { DocumentList } from '#app/components/documents/document-list.tsx'
import { listed, sharedListed } from '#app/components/documents/listed-document.ts'
import { SharedDocuments } from './shared-documents.tsx'
import { Shelf } from './shelf.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const [services, member] = [context.get(servicesContext), requireMember(context)]
	const [own, others] = await Promise.all([listDocuments(services, member), listSharedWith(services, member)])
	const documents = own.map(listed)
	const shelves = [...categories, uncategorized]
		.map(({ code }) => ({ code, name: categoryName(code), documents: documents.filter(({ category }) => category === code) }))
		.filter((shelf) => shelf.documents.length > 0)
	return { shelves, shared: others.map(sharedListed), count: documents.length, underWay: documents.some(({ underWay }) => underWay) }
}

export default function DocumentVault({ loaderData: { shelves, shared, count, underWay } }: Route.ComponentProps) {
	const others = <SharedDocuments documents={shared} />
	return (
		<>
			<title>Document Vault · Fineprint</title>
			<PageHeader
				title="Document Vault"
				description={
					count === 0
						? 'All contracts you upload are kept here.'
						: `${count} ${count === 1 ? 'document' : 'documents'}, grouped by category`
				}
				actions={count === 0 ? undefined : <ButtonLink to="/dashboard#upload">Upload a document</ButtonLink>}
			/>
			{underWay ? <LiveUpdates intervalSeconds={3} /> : null}
			<div className="grid gap-8">
				{count === 0 ? others : null}
				{count === 0 ? (
					<EmptyState
						icon={<FolderOpen aria-hidden className="size-10" />}
						title="Your vault is empty"
						action={<ButtonLink to="/dashboard#upload">Upload a document</ButtonLink>}
					>
						Upload a contract as PDF or DOCX. It is reviewed right away, and its report is kept with the file.
					</EmptyState>
				) : null}
				{shelves.map((shelf) => (
					<Shelf key={shelf.code} id={`shelf-${shelf.code}`} name={shelf.name} count={shelf.documents.length}>
						<DocumentList documents={shelf.documents} />
					</Shelf>
				))}
				{count > 0 ? others : null}
			</div>
		</>
	)
}
