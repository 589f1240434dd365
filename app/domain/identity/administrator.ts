import type { Member } from './member.ts'

/**
 * An administrator of the product whose request passed the checks of the admin area (rights, second factor, open
 * step-up). Only the guard of the admin area makes one, so functions that take it need no further check.
 */
export type Administrator = Member & { userType: 'admin'; readonly passedAdminChecks: true }
