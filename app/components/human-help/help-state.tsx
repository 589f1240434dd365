import { helpStateWords, type HelpState } from '#app/domain/human-help/help-state.ts'
import { Badge } from '#app/ui/badge.tsx'

const tones = {
	unpaid: 'neutral',
	queued: 'info',
	claimed: 'info',
	answered: 'good',
	accepted: 'good',
	refunded: 'neutral',
} as const

/** The state of a request for help. @param notRefunded whether its refund was taken and can't be made */
export function HelpStateBadge({ state, notRefunded = false }: { state: HelpState; notRefunded?: boolean }) {
	if (notRefunded) return <Badge tone="medium">Not refunded</Badge>
	return <Badge tone={tones[state]}>{helpStateWords[state]}</Badge>
}
