import { Badge } from '#app/ui/badge.tsx'

const statuses = {
	active: { label: 'Active', tone: 'good' },
	draft: { label: 'Draft', tone: 'neutral' },
	retired: { label: 'Retired', tone: 'medium' },
} as const

export const statusOptions = Object.entries(statuses).map(([value, { label }]) => ({ value, label }))

/** Whether a template or clause is offered. */
export function StatusBadge({ status }: { status: keyof typeof statuses }) {
	return <Badge tone={statuses[status].tone}>{statuses[status].label}</Badge>
}
