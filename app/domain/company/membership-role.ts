/** The roles in a company, the fewest rights first. */
export const membershipRoles = ['member', 'admin', 'owner'] as const

export type MembershipRole = (typeof membershipRoles)[number]

/** Whether a role may give, change or remove another: owners any, admins any but owner. */
export function mayManage(role: MembershipRole, other: MembershipRole): boolean {
	return role === 'owner' || (role === 'admin' && other !== 'owner')
}

/** What each role may do in the company, in a sentence. */
export const roleDescriptions: Record<MembershipRole, string> = {
	member: 'Uploads documents and works on those shared with them.',
	admin: 'Also edits the company profile and manages people other than owners.',
	owner: 'Also manages owners and can hand the company over.',
}
