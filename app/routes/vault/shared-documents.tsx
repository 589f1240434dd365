import { href, Link } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FileText } from '#app/ui/icons.tsx'
import { roleWords } from '../review/redlining-words.ts'
import type { SharedListed } from './listed-document.ts'

/** Other people's documents: who shares each and what the reader may do there. Nothing where there are none. */
export function SharedDocuments({ documents }: { documents: readonly SharedListed[] }) {
	if (documents.length === 0) return null
	return (
		<section aria-labelledby="shared">
			<h2 id="shared" className="mb-3 flex items-baseline gap-2 text-lg font-semibold">
				Shared with you <span className="text-sm font-normal text-muted">{documents.length}</span>
			</h2>
			<ul className="divide-y divide-line rounded-xl border border-line bg-surface">
				{documents.map((document) => (
					<li key={document.id} className="flex flex-col gap-3 p-4 sm:flex-row sm:items-start sm:justify-between sm:p-5">
						<div className="flex min-w-0 gap-3">
							<FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
							<div className="min-w-0">
								<h3 className="font-semibold break-words">
									<Link to={pageOf(document)}>{document.name}</Link>
								</h3>
								<p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
									<Badge>{roleWords[document.role]}</Badge>
									<span>Shared by {document.owner}</span>
									<span aria-hidden>·</span>
									<span>{document.fileType.toUpperCase()}</span>
									<span aria-hidden>·</span>
									<span>Version {document.currentVersion}</span>
									<span aria-hidden>·</span>
									<span>
										Updated <time dateTime={document.updatedAt}>{document.lastUpdated}</time>
									</span>
								</p>
							</div>
						</div>
						<div className="shrink-0 pl-8 sm:pl-0">
							<ButtonLink to={pageOf(document)} size="small">
								Open<span className="sr-only"> {document.name}</span>
							</ButtonLink>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}

function pageOf(document: SharedListed): string {
	return href('/review/:documentId', { documentId: document.id })
}
