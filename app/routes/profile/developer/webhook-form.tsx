import { useId } from 'react'
import { Form } from 'react-router'
import { webhookEventNames, webhookEvents } from '#app/domain/webhooks/webhook-events.ts'
import { longestUrl } from '#app/domain/webhooks/webhook.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { PlainField } from '#app/ui/plain-field.tsx'
import { CheckGroup } from './check-group.tsx'
import type { TypedWebhook } from './make-webhook.server.ts'

const choices = webhookEventNames.map((name) => ({ name, means: webhookEvents[name] }))

/** Makes a webhook. What was typed is kept when the form was refused. */
export function WebhookForm({
	typed = { url: '', events: webhookEventNames },
	errors = {},
	codeNeeded,
}: {
	typed?: TypedWebhook
	errors?: Partial<Record<'url' | 'events' | 'code' | '', string>>
	/** Whether the second factor has to be proven first. */
	codeNeeded: boolean
}) {
	const id = useId()
	return (
		<Card title="Make a webhook" description="It tells a server of yours names and IDs, never the text of a document.">
			<Form method="post" className="grid gap-4" preventScrollReset>
				{errors[''] ? <Alert tone="error">{errors['']}</Alert> : null}
				<PlainField
					label="URL"
					name="url"
					type="url"
					required
					maxLength={longestUrl}
					autoComplete="off"
					placeholder="https://example.com/webhooks/fineprint"
					defaultValue={typed.url}
					error={errors.url}
				/>
				<CheckGroup
					id={`${id}-events`}
					legend="What it tells"
					name="events"
					choices={choices}
					chosen={typed.events}
					error={errors.events}
				/>
				{codeNeeded ? (
					<PlainField
						label="Code from your authenticator app, or a backup code"
						name="code"
						autoComplete="one-time-code"
						spellCheck={false}
						required
						error={errors.code}
					/>
				) : null}
				<div>
					<Button>Make the webhook</Button>
				</div>
			</Form>
		</Card>
	)
}
