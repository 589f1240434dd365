import type { MembershipRole } from '#app/domain/company/membership-role.ts'

/** The roles as pages show them. */
export const roleLabels: Record<MembershipRole, string> = { member: 'Member', admin: 'Admin', owner: 'Owner' }
