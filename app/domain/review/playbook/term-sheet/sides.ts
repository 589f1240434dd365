import type { RoleKind } from '../../sides/document-party.ts'

/** The company that raises the round and its founders, on whom investor-friendly terms weigh. */
export const raising: readonly RoleKind[] = ['company', 'founder', 'seller']

/** Who invests. */
export const investing: readonly RoleKind[] = ['investor', 'buyer', 'lender']
