import { Form } from 'react-router'
import { reasonNeeded, statusName, type DocumentStatus } from '#app/domain/documents/document-status.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import type { RefusedForm } from './refused-details.ts'

const explanations: Record<DocumentStatus, string> = {
	draft: 'Still being negotiated.',
	final: 'Agreed, and waiting for signatures.',
	signed: 'It is read-only: its text, name, category and type stay, and it can’t be deleted. Upload a new version for an amended copy.',
}

/** The status of a document, and what it can be set to from there. */
export function StatusForm({
	status,
	next,
	refused,
}: {
	status: DocumentStatus
	next: readonly DocumentStatus[]
	refused: RefusedForm | null
}) {
	return (
		<Card title={`Status: ${statusName(status)}`} description={explanations[status]}>
			<div className="grid gap-3">
				{next.map((to) => (
					<Form key={to} method="post" preventScrollReset className="grid gap-3">
						<input type="hidden" name="intent" value="status" />
						{reasonNeeded(status, to) ? (
							<PlainField
								label="Why it goes back to Draft"
								name="reason"
								required
								maxLength={1000}
								defaultValue={String(refused?.fields.reason ?? '')}
								error={refused?.field === 'reason' ? refused.error : undefined}
								hint="Stays in the document’s activity."
							/>
						) : null}
						<div>
							<Button name="status" value={to} variant="secondary">
								{to === 'draft' ? 'Set back to Draft' : `Mark as ${statusName(to)}`}
							</Button>
						</div>
					</Form>
				))}
				{refused && refused.field !== 'reason' ? <p className="text-sm font-medium text-high">{refused.error}</p> : null}
			</div>
		</Card>
	)
}
