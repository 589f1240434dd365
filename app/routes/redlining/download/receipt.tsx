import type { ReadyPage } from '../redlining-page.server.ts'
import { TheirReceipt } from './counterparty-receipt.tsx'
import { shownDate } from '#app/ui/shown-date.ts'

/** What the last download was, and what was checked before it was handed out. */
export function RedliningReceipt({ receipt }: { receipt: NonNullable<ReadyPage['receipt']> }) {
	return (
		<details className="mt-4 border-t border-line pt-3 text-sm">
			<summary className="min-h-9 py-1.5 font-semibold">Receipt of the last download</summary>
			<p className="mt-1 text-muted">
				{`${receipt.fileName}, ${shownDate(receipt.createdAt)}${receipt.by ? `, by ${receipt.by.name}` : ''}: ` +
					`${receipt.changes === 1 ? 'one change' : `${receipt.changes} changes`}.`}
			</p>
			{receipt.theirs ? <TheirReceipt theirs={receipt.theirs} /> : null}
			{receipt.proofs.length > 0 ? (
				<ul className="mt-2 grid list-disc gap-1 pl-5">
					{receipt.proofs.map(({ name, counted }) => (
						<li key={name}>{name === 'reject_all' && receipt.theirs ? settledAgain(counted) : proofWords[name](counted)}</li>
					))}
				</ul>
			) : null}
			{receipt.cleaning ? (
				<div className="mt-2">
					<p className="font-semibold">{receipt.cleaning.stripped.length > 0 ? 'Taken out' : 'There was nothing to take out.'}</p>
					<ul className="mt-1 grid list-disc gap-1 pl-5">
						{receipt.cleaning.stripped.map(({ what, count }) => (
							<li key={what}>{`${traceWords[what]}: ${count}`}</li>
						))}
						{receipt.cleaning.left.map(({ what, names }) => (
							<li
								key={`left-${what}`}
							>{`${traceWords[what]} stayed, because the text shows them or nobody can look into them: ${names.join(', ')}`}</li>
						))}
					</ul>
				</div>
			) : null}
			{receipt.leftOut.length > 0 ? (
				<div className="mt-2">
					<p className="font-semibold text-medium">Not in the file</p>
					<ul className="mt-1 grid list-disc gap-1 pl-5">
						{receipt.leftOut.map(({ number, title, says }) => (
							<li key={number}>{`${number}. ${title}: ${says}`}</li>
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
	authors: 'Names of authors of earlier changes and comments',
	people: 'Entries in the list of people',
	revision_session_ids: 'Ids of editing sessions',
	document_ids: 'Ids of the document',
	document_properties: 'Properties of the document',
	custom_properties: 'Custom properties',
	custom_data: 'Custom data',
	document_variables: 'Document variables',
	templates_and_data_sources: 'Templates and data sources',
	printer_settings: 'Printer settings',
	preview_picture: 'Preview pictures',
	picture_paths: 'Paths of pictures',
	embedded_files: 'Files inside the file',
}

/** The original is the file with their changes settled then. */
const settledAgain = (paragraphs: number) => `Rejecting every change of yours gives that file back, checked in ${paragraphs} paragraphs.`

const proofWords: Record<NonNullable<ReadyPage['receipt']>['proofs'][number]['name'], (counted: number) => string> = {
	reject_all: (paragraphs) => `Rejecting every change gives the original back, checked in ${paragraphs} paragraphs.`,
	accept_all: (paragraphs) => `Accepting every change gives the text that was decided, checked in ${paragraphs} paragraphs.`,
	untouched_paragraphs: (paragraphs) => `${paragraphs} paragraphs that nobody changed are as they were, letter by letter.`,
	untouched_parts: (parts) => `${parts} other parts of the file are as they were, byte by byte.`,
	package: () => 'The file is one that Word opens without repairing it.',
}
