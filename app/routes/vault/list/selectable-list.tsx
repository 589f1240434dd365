import { Form, href, useLocation } from 'react-router'
import { DocumentRow, DocumentRows } from '#app/components/documents/document-row.tsx'
import type { ListedDocument } from '#app/components/documents/listed-document.ts'
import { Star } from '#app/ui/icons.tsx'
import { bulkFormId } from './bulk-bar.tsx'

/** Documents that can be selected for the form of `BulkBar` and starred. */
export function SelectableList({ documents }: { documents: readonly ListedDocument[] }) {
	return (
		<DocumentRows>
			{documents.map((document) => (
				<DocumentRow
					key={document.id}
					document={document}
					before={
						<label className="inline-flex size-11 shrink-0 items-center justify-center">
							<input type="checkbox" form={bulkFormId} name="documentId" value={document.id} className="bulk-choice size-4.5" />
							<span className="sr-only">Select {document.name}</span>
						</label>
					}
					after={<Favorite document={document} />}
				/>
			))}
		</DocumentRows>
	)
}

function Favorite({ document: { id, name, favorite } }: { document: ListedDocument }) {
	const { pathname, search } = useLocation()
	return (
		<Form method="post" action={href('/document-vault/:documentId/favorite', { documentId: id })} preventScrollReset className="shrink-0">
			<input type="hidden" name="returnTo" value={`${pathname}${search}`} />
			<button
				name="favorite"
				value={favorite ? 'no' : 'yes'}
				aria-pressed={favorite}
				aria-label={`Favorite: ${name}`}
				title={favorite ? 'Remove from favorites' : 'Add to favorites'}
				className={`inline-flex size-11 items-center justify-center rounded-lg hover:bg-raised ${favorite ? 'text-accent' : 'text-muted'}`}
			>
				<Star aria-hidden size={18} fill={favorite ? 'currentColor' : 'none'} />
			</button>
		</Form>
	)
}
