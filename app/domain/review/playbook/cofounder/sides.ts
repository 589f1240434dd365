import type { RoleKind } from '../../sides/document-party.ts'

/** Who may lose shares under the document: a founder, or whoever else is granted restricted stock. */
export const holding: readonly RoleKind[] = ['founder', 'worker', 'buyer', 'advisor']

/** Those whom a leaver with shares, or a gap in title, would hurt: the company and the founders who stay. */
export const staying: readonly RoleKind[] = ['company', 'founder', 'employer', 'seller', 'investor']
