import type { PersonState } from '#app/domain/administration/person-state.ts'

/** The states of an account, as pages show them. */
export const stateLabels: Record<PersonState, { label: string; tone: 'good' | 'medium' | 'high' | 'neutral' }> = {
	active: { label: 'Active', tone: 'good' },
	unverified: { label: 'Not verified', tone: 'medium' },
	suspended: { label: 'Suspended', tone: 'high' },
	closed: { label: 'Closed', tone: 'neutral' },
}

/** The plans, as pages show them. */
export const planLabels = { free: 'Free', builder: 'Builder', startup: 'Startup', scale: 'Scale' } as const

/** The types of account, as pages show them. */
export const typeLabels = { user: 'User', admin: 'Admin' } as const

/** The entries of a table of labels, as options of a select. */
export function optionsOf(labels: Readonly<Record<string, string | { label: string }>>): { value: string; label: string }[] {
	return Object.entries(labels).map(([value, label]) => ({ value, label: typeof label === 'string' ? label : label.label }))
}
