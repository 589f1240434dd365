/** The roles in a company, the fewest rights first. */
export const membershipRoles = ['member', 'admin', 'owner'] as const

export type MembershipRole = (typeof membershipRoles)[number]

/** Whether a role may give, change or remove another: owners any, admins any but owner. */
export function mayManage(role: MembershipRole, other: MembershipRole): boolean {
	return role === 'owner' || (role === 'admin' && other !== 'owner')
}
