import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainArea } from '#app/ui/plain-field.tsx'

/** Changes one paragraph: what differs becomes a suggestion by Fineprint expert. */
export function SuggestForm({
	requestId,
	paragraph: { id, text },
	refused,
}: {
	requestId: string
	paragraph: { id: string; text: string }
	refused: { error: string; field: 'text' | 'reason'; fields: Record<string, string> } | undefined
}) {
	const typed = refused?.fields.paragraphId === id ? refused : undefined
	return (
		<div id="suggest" className="scroll-mt-24">
			<Card title="Change this paragraph" description="Only the words that differ become the suggestion.">
				<Form key={id} method="post" action={`/admin/requests/${requestId}/document?paragraph=${id}`} className="grid gap-4">
					<input type="hidden" name="paragraphId" value={id} />
					<textarea hidden readOnly name="expected" value={text} />
					<PlainArea
						label="How it should read"
						name="text"
						required
						rows={8}
						defaultValue={typed?.fields.text ?? text}
						error={typed?.field === 'text' ? typed.error : undefined}
					/>
					<PlainArea
						label="Why"
						name="reason"
						required
						rows={3}
						hint="The founder reads it beside the change. It goes into the Word file as a comment for the counterparty."
						defaultValue={typed?.fields.reason ?? ''}
						error={typed?.field === 'reason' ? typed.error : undefined}
					/>
					<div className="flex flex-wrap gap-2">
						<Button>Suggest</Button>
						<ButtonLink to={`/admin/requests/${requestId}/document#${id}`} variant="secondary">
							Cancel
						</ButtonLink>
					</div>
				</Form>
			</Card>
		</div>
	)
}
