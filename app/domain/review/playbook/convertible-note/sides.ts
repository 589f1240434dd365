import type { RoleKind } from '../../sides/document-party.ts'

/** The company that issues the note, and the founders behind it. */
export const borrowing: readonly RoleKind[] = ['company', 'borrower', 'founder']

/** Who holds the note. */
export const lending: readonly RoleKind[] = ['investor', 'lender']
