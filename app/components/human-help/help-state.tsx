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

/** The state of a request for help. */
export function HelpStateBadge({ state }: { state: HelpState }) {
	return <Badge tone={tones[state]}>{helpStateWords[state]}</Badge>
}
