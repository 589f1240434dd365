import { Link } from 'react-router'
import type { ShownItem } from '#app/domain/documents/batches/batch.server.ts'
import { shownSize } from '#app/domain/documents/file-size.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import type { Sending } from './use-batch-upload.ts'

const badges = {
	waiting: { tone: 'neutral', label: 'Waiting' },
	added: { tone: 'good', label: 'Added' },
	duplicate: { tone: 'info', label: 'Already in the vault' },
	refused: { tone: 'high', label: 'Not added' },
} as const

/** One file of a batch: its name, and what became of it. */
export function BatchRow({ item, sending }: { item: ShownItem; sending: Sending | undefined }) {
	const { fileName, archiveName, bytes, state, says, document } = item
	const badge = badges[state]
	const percent = sending && 'percent' in sending ? sending.percent : null
	const told = sending && 'problem' in sending ? sending.problem : says
	return (
		<li className="grid gap-2 px-5 py-4">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
				<div className="min-w-0">
					<p className="font-medium [overflow-wrap:anywhere]">{fileName}</p>
					<p className="text-sm text-muted [overflow-wrap:anywhere]">
						{shownSize(bytes)}
						{archiveName ? ` · from ${archiveName}` : ''}
					</p>
				</div>
				<div className="flex items-center gap-4">
					{percent === null ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
					{document ? (
						<Link to={`/document-vault/${document.id}/report`} className="text-sm font-medium text-accent underline">
							Open<span className="sr-only"> {document.name}</span>
						</Link>
					) : null}
				</div>
			</div>
			{told ? <p className="text-sm">{told}</p> : null}
			{percent === null ? null : (
				<div className="grid gap-1">
					<p className="text-sm text-muted">{percent < 100 ? `Uploading: ${percent} %` : 'Checking the file …'}</p>
					<ProgressBar value={percent} label={percent < 100 ? `Uploading ${fileName}: ${percent} %` : `Checking ${fileName}`} />
				</div>
			)}
		</li>
	)
}
