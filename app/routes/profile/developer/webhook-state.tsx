import type { ShownWebhook } from '#app/domain/webhooks/webhook.ts'
import { Badge } from '#app/ui/badge.tsx'

/** Whether a webhook is on, off, or on and failing. */
export function WebhookState({ disabledAt, failingSince }: Pick<ShownWebhook, 'disabledAt' | 'failingSince'>) {
	if (disabledAt) return <Badge>Off</Badge>
	return failingSince ? <Badge tone="medium">Failing</Badge> : <Badge tone="good">On</Badge>
}
