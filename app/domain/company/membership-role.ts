/** What somebody may do in their company, the least first. */
export const membershipRoles = ['member', 'admin', 'owner'] as const

export type MembershipRole = (typeof membershipRoles)[number]

/** Whether a role may give, change or take away another: owners all of them, admins all but an owner's. */
export function mayManage(role: MembershipRole, other: MembershipRole): boolean {
	return role === 'owner' || (role === 'admin' && other !== 'owner')
}
