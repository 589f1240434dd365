/** The subject of a point that a lawyer raises before signing, for the side that it hurts. */
export const pointKinds = [
	'termination_by_other',
	'no_exit',
	'renewal',
	'suspension',
	'after_end',
	'default',
	'payment_terms',
	'price_change',
	'money_lost',
	'costs',
	'penalty',
	'security',
	'compensation',
	'indemnity',
	'liability_cap',
	'warranty_given',
	'warranty_disclaimed',
	'insurance',
	'ip_assignment',
	'license_out',
	'license_in',
	'confidentiality',
	'data',
	'publicity',
	'restraint',
	'non_solicit',
	'transfer_limit',
	'equity',
	'control',
	'unilateral_change',
	'sole_discretion',
	'open_duty',
	'audit',
	'deadline',
	'release_waiver',
	'forum',
	'dispute_process',
	'precedence',
] as const
export type PointKind = (typeof pointKinds)[number]

/** What kinds have in common, for a point whose exact kind is in doubt. */
export const pointGroups = ['right_of_other', 'duty', 'limit', 'money', 'risk'] as const
export type PointGroup = (typeof pointGroups)[number]

/** The topic of a point: its kind, or what its likely kinds have in common. */
export const pointTopics = [...pointKinds, ...pointGroups] as const
export type PointTopic = (typeof pointTopics)[number]

const groups: Readonly<Record<PointGroup, readonly PointKind[]>> = {
	right_of_other: ['termination_by_other', 'suspension', 'unilateral_change', 'sole_discretion', 'control', 'price_change'],
	duty: ['open_duty', 'deadline', 'audit', 'after_end', 'insurance', 'confidentiality', 'data'],
	limit: ['restraint', 'non_solicit', 'license_in', 'transfer_limit', 'no_exit', 'renewal', 'publicity'],
	money: ['payment_terms', 'money_lost', 'costs', 'penalty', 'compensation', 'equity', 'security', 'default'],
	risk: ['indemnity', 'liability_cap', 'warranty_given', 'warranty_disclaimed', 'release_waiver', 'dispute_process', 'forum', 'precedence'],
}

/** The group of a kind; `null` where it has none. */
export function groupOf(kind: PointKind): PointGroup | null {
	return pointGroups.find((group) => groups[group].includes(kind)) ?? null
}
