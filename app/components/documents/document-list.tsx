import { Download } from '#app/ui/icons.tsx'
import { href } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ReportDialog } from '../report/report-dialog.tsx'
import { DocumentRow, DocumentRows, OpenDocument } from './document-row.tsx'
import type { ListedDocument } from './listed-document.ts'

const statusTones = { Draft: 'neutral', Final: 'info', Signed: 'good' } as const
const verdicts = {
	sign: { tone: 'good', words: 'Looks safe' },
	negotiate: { tone: 'medium', words: 'Negotiate' },
	get_help: { tone: 'high', words: 'Get help' },
} as const

/** Documents with their status and summary, and links to the report and the file. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
	return (
		<DocumentRows>
			{documents.map((document) => {
				const report = href('/document-vault/:documentId/report', { documentId: document.id })
				return (
					<DocumentRow
						key={document.id}
						document={document}
						to={report}
						badge={<Badge tone={statusTones[document.status]}>{document.status}</Badge>}
						about={document.type}
						actions={
							<>
								{document.hasReport ? (
									<ReportDialog documentId={document.id} size="small" />
								) : (
									<OpenDocument to={report} name={document.name} />
								)}
								<ButtonLink
									to={href('/api/document/download/:documentId', { documentId: document.id })}
									reloadDocument
									variant="secondary"
									size="small"
								>
									<Download aria-hidden className="size-4" />
									Download
									<span className="sr-only"> {document.name}</span>
								</ButtonLink>
							</>
						}
					>
						<p className="mt-2 text-sm">
							{document.verdict ? (
								<>
									<Badge tone={verdicts[document.verdict].tone}>{verdicts[document.verdict].words}</Badge>{' '}
								</>
							) : null}
							{document.aiAnalysis}
						</p>
					</DocumentRow>
				)
			})}
		</DocumentRows>
	)
}
