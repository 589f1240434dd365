import { Card } from '#app/ui/card.tsx'

/** What the founder asked, as they see it. */
export function RequestDetails({
	about: { question, clause, finding, askedBack },
}: {
	about: { question: string; clause: string | null; finding: { says: string; quote: string | null } | null; askedBack: string | null }
}) {
	return (
		<Card title="What you asked">
			<dl className="grid gap-3">
				{clause ? (
					<div>
						<dt className="text-sm text-muted">Clause</dt>
						<dd className="break-words">{clause}</dd>
					</div>
				) : null}
				{finding ? (
					<div>
						<dt className="text-sm text-muted">About this red flag</dt>
						<dd className="break-words">{finding.says}</dd>
					</div>
				) : null}
				<div>
					<dt className="text-sm text-muted">Question</dt>
					<dd className="break-words whitespace-pre-wrap">{question || 'No question yet.'}</dd>
				</div>
				{askedBack ? (
					<div>
						<dt className="text-sm text-muted">Follow-up question</dt>
						<dd className="break-words whitespace-pre-wrap">{askedBack}</dd>
					</div>
				) : null}
			</dl>
		</Card>
	)
}
