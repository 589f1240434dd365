import { Link } from 'react-router'
import { redliningPageLink } from '#app/components/report/report-links.ts'
import { Card } from '#app/ui/card.tsx'

/** Exactly what an expert can open: one version of one document. */
export function SeenByExpert({
	document: { id, name, version, versionNumber, isNewest, fileName, sha256 },
}: {
	document: { id: string; name: string; version: string; versionNumber: number; isNewest: boolean; fileName: string; sha256: string }
}) {
	return (
		<Card title="What the expert can open">
			<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
				<dt className="text-muted">Document</dt>
				<dd className="break-words">{name}</dd>
				<dt className="text-muted">Version</dt>
				<dd>
					<Link
						to={redliningPageLink({ documentId: id, version: isNewest ? null : versionNumber })}
						className="text-accent underline underline-offset-4"
					>
						{version}
					</Link>
					{isNewest ? ', the newest' : ', an earlier one'}
				</dd>
				<dt className="text-muted">File</dt>
				<dd className="break-words">
					{fileName}
					<span className="block font-mono text-xs text-muted [overflow-wrap:anywhere]">{`SHA-256 ${sha256}`}</span>
				</dd>
			</dl>
			<p className="mt-4 text-muted">
				Nothing else: no other version, no comments, no other document of your vault, and of its report only the red flag that you ask
				about. Only the expert who takes your request on can open it, until you accept the answer. Each opening is noted in the history, and
				you see it with your request.
			</p>
		</Card>
	)
}
