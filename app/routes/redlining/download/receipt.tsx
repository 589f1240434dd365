import type { ReadyPage } from '../redlining-page.server.ts'
import { CounterpartyReceipt } from './counterparty-receipt.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** The last download and its proofs. */
export function RedliningReceipt({ receipt }: { receipt: NonNullable<ReadyPage['receipt']> }) {
	return (
		<details className="mt-4 border-t border-line pt-3 text-sm">
			<summary className="min-h-9 py-1.5 font-semibold">Receipt of the last download</summary>
			<p className="mt-1 text-muted">
				{`${receipt.fileName}, ${shownDate(receipt.createdAt)}${receipt.by ? `, by ${receipt.by.name}` : ''}: ` +
					`${receipt.changes === 1 ? 'one change' : `${receipt.changes} changes`}.`}
			</p>
			{receipt.counterparty ? <CounterpartyReceipt changes={receipt.counterparty} /> : null}
			{receipt.proofs.length > 0 ? (
				<ul className="mt-2 grid list-disc gap-1 pl-5">
					{receipt.proofs.map(({ name, counted }) => (
						<li key={name}>{name === 'reject_all' && receipt.counterparty ? settledAgain(counted) : proofWords[name](counted)}</li>
					))}
				</ul>
			) : null}
			{receipt.cleaning ? (
				<div className="mt-2">
					<p className="font-semibold">{receipt.cleaning.stripped.length > 0 ? 'Taken out' : 'There was nothing to remove.'}</p>
					<ul className="mt-1 grid list-disc gap-1 pl-5">
						{receipt.cleaning.stripped.map(({ what, count }) => (
							<li key={what}>{`${traceWords[what]}: ${count}`}</li>
						))}
						{receipt.cleaning.left.map(({ what, names }) => (
							<li
								key={`left-${what}`}
							>{`${traceWords[what]} were kept, because they are visible in the text or can’t be inspected: ${names.join(', ')}`}</li>
						))}
					</ul>
				</div>
			) : null}
			{receipt.leftOut.length > 0 ? (
				<div className="mt-2">
					<p className="font-semibold text-medium">Not in the file</p>
					<ul className="mt-1 grid list-disc gap-1 pl-5">
						{receipt.leftOut.map(({ number, title, sentence }) => (
							<li key={number}>{`${number}. ${title}: ${sentence}`}</li>
						))}
					</ul>
				</div>
			) : null}
			<p className="mt-2 break-all text-muted">{`SHA-256 ${receipt.afterSha256}`}</p>
		</details>
	)
}

const traceWords: Record<NonNullable<NonNullable<ReadyPage['receipt']>['cleaning']>['left'][number]['what'], string> = {
	comments: 'Comments',
	authors: 'Author names of earlier changes and comments',
	people: 'Entries in the people list',
	revision_session_ids: 'Editing session IDs',
	document_ids: 'Document IDs',
	document_properties: 'Document properties',
	custom_properties: 'Custom properties',
	custom_data: 'Custom data',
	document_variables: 'Document variables',
	templates_and_data_sources: 'Templates and data sources',
	printer_settings: 'Printer settings',
	preview_picture: 'Preview images',
	picture_paths: 'Image paths',
	embedded_files: 'Embedded files',
}

/** The original here is the file with the counterparty changes resolved. */
const settledAgain = (paragraphs: number) => `Rejecting all your changes restores that file, checked in ${paragraphs} paragraphs.`

const proofWords: Record<NonNullable<ReadyPage['receipt']>['proofs'][number]['name'], (counted: number) => string> = {
	reject_all: (paragraphs) => `Rejecting all changes restores the original, checked in ${paragraphs} paragraphs.`,
	accept_all: (paragraphs) => `Accepting all changes gives the decided text, checked in ${paragraphs} paragraphs.`,
	untouched_paragraphs: (paragraphs) => `${paragraphs} unchanged paragraphs are identical, character by character.`,
	untouched_parts: (parts) => `${parts} other parts of the file are identical, byte for byte.`,
	package: () => 'Word opens the file without repairing it.',
}
