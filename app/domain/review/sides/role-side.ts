import type { DocumentType } from '#app/domain/documents/catalogue.ts'
import type { PartyRole } from '../report.ts'
import type { Reader, RoleKind } from './document-party.ts'

type Side = Exclude<PartyRole, 'unsure'>

/** Whose draft a contract of such parties usually is; one-sided clauses are taken to favor that side (docs/decisions/0005-party-role.md). */
const sides: Record<Exclude<RoleKind, 'mutual_discloser' | 'company'>, Side> = {
	discloser: 'sending', vendor: 'sending', licensor: 'sending', employer: 'sending', investor: 'sending', landlord: 'sending',
	lender: 'sending', seller: 'sending', processor: 'sending', provider: 'sending', supplier: 'sending', franchisor: 'sending',
	recipient: 'receiving', customer: 'receiving', licensee: 'receiving', worker: 'receiving', founder: 'receiving', advisor: 'receiving',
	tenant: 'receiving', borrower: 'receiving', buyer: 'receiving', controller: 'receiving', user: 'receiving', distributor: 'receiving',
	franchisee: 'receiving',
}

/** Where a company raises money, the draft is its investors'; in every other document of a company it is its own. */
const raisesMoney: ReadonlySet<DocumentType> = new Set([
	'SAFE', 'Convertible Note', 'Term Sheet', 'Stock Purchase Agreement', 'Side Letter', 'Investor Rights Agreement', 'Voting Agreement',
	'Right of First Refusal Agreement',
])

/** The side that a role stands on in a document of this type; `null` where both parties have the same role, or none is known. */
export function sideOfRole(role: RoleKind | null, type: DocumentType | null): Side | null {
	if (role === null || role === 'mutual_discloser') return null
	if (role === 'company') return type !== null && raisesMoney.has(type) ? 'receiving' : 'sending'
	return sides[role]
}

/**
 * The party role that rules judge by which know only Sender and Receiver: it follows from the reader's party where that
 * is known and its role has a side, and is what was asked for otherwise.
 */
export function partyRoleOfReader({ party }: Reader, asked: PartyRole, type: DocumentType | null): PartyRole {
	return sideOfRole(party?.roleKind ?? null, type) ?? asked
}
