import { DocumentRow, DocumentRows } from '#app/components/documents/document-row.tsx'
import type { ListedDocument } from '#app/components/documents/listed-document.ts'
import { bulkFormId } from './bulk-bar.tsx'

/** Documents that can be selected for the form of `BulkBar`. */
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
							<span className="sr-only">{`Select ${document.name}`}</span>
						</label>
					}
				/>
			))}
		</DocumentRows>
	)
}
