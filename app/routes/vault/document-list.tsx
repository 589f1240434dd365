import { Download, FileText } from '#app/ui/icons.tsx'
import { href, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ReportDialog } from '../review/report-dialog.tsx'
import type { ListedDocument } from './listed-document.ts'

const statusTones = { Draft: 'neutral', Final: 'info', Signed: 'good' } as const
const verdicts = { sign: { tone: 'good', words: 'Looks safe' }, negotiate: { tone: 'medium', words: 'Negotiate' }, get_help: { tone: 'high', words: 'Get help' } } as const

/** Documents with what is known of each, and the way to its report and its file. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
	return (
		<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
			{documents.map((document) => (
				<li key={document.id} className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between sm:p-5">
					<div className="flex min-w-0 gap-3">
						<FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
						<div className="min-w-0">
							<h3 className="font-semibold break-words">
								<Link to={reportOf(document)}>{document.name}</Link>
							</h3>
							<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
								<Badge tone={statusTones[document.status]}>{document.status}</Badge>
								<span>{document.type}</span>
								<span aria-hidden>·</span>
								<span>{document.fileType.toUpperCase()}</span>
								<span aria-hidden>·</span>
								<span>Version {document.currentVersion}</span>
								<span aria-hidden>·</span>
								<span>
									Updated <time dateTime={document.updatedAt}>{document.lastUpdated}</time>
								</span>
							</p>
							<p className="mt-2 text-sm">
								{document.verdict ? (
									<>
										<Badge tone={verdicts[document.verdict].tone}>{verdicts[document.verdict].words}</Badge>{' '}
									</>
								) : null}
								{document.aiAnalysis}
							</p>
						</div>
					</div>
					<div className="flex shrink-0 flex-wrap gap-2 pl-8 sm:pl-0">
						{document.hasReport ? (
							<ReportDialog documentId={document.id} size="small" />
						) : (
							<ButtonLink to={reportOf(document)} size="small">
								Open<span className="sr-only"> {document.name}</span>
							</ButtonLink>
						)}
						<ButtonLink to={href('/api/document/download/:documentId', { documentId: document.id })} reloadDocument variant="secondary" size="small">
							<Download aria-hidden className="size-4" />
							Download
							<span className="sr-only"> {document.name}</span>
						</ButtonLink>
					</div>
				</li>
			))}
		</ul>
	)
}

function reportOf(document: ListedDocument): string {
	return href('/document-vault/:documentId/report', { documentId: document.id })
}
