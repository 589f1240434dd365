import type { RoleKind } from '../../sides/document-party.ts'

/** Who engages the advisor and pays in equity. */
export const engaging: readonly RoleKind[] = ['company', 'employer', 'customer', 'founder']

/** Who advises. */
export const advising: readonly RoleKind[] = ['advisor', 'worker', 'vendor']
