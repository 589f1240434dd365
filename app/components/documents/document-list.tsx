import { DocumentRow, DocumentRows } from './document-row.tsx'
import type { ListedDocument } from './listed-document.ts'

/** Documents that lead to their pages. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
	return (
		<DocumentRows>
			{documents.map((document) => (
				<DocumentRow key={document.id} document={document} />
			))}
		</DocumentRows>
	)
}
