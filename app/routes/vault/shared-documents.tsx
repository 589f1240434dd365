import { href } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { roleLabels } from '#app/components/documents/role-labels.ts'
import { DocumentRow, DocumentRows, OpenDocument } from '#app/components/documents/document-row.tsx'
import type { SharedListed } from '#app/components/documents/listed-document.ts'
import { Shelf } from './shelf.tsx'

/** Documents shared with the reader: by whom, and in which role. Nothing when there are none. */
export function SharedDocuments({ documents }: { documents: readonly SharedListed[] }) {
	if (documents.length === 0) return null
	return (
		<Shelf id="shared" name="Shared with you" count={documents.length}>
			<DocumentRows>
				{documents.map((document) => {
					const page = href('/review/:documentId', { documentId: document.id })
					return (
						<DocumentRow
							key={document.id}
							document={document}
							to={page}
							badge={<Badge>{roleLabels[document.role]}</Badge>}
							about={`Shared by ${document.owner}`}
							actions={<OpenDocument to={page} name={document.name} />}
						/>
					)
				})}
			</DocumentRows>
		</Shelf>
	)
}
