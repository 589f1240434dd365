import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { PartyRole } from '../report/report.ts'
import type { DocumentParty, Reader, RoleKind } from './document-party.ts'

type Side = Exclude<PartyRole, 'unsure'>

/**
 * The side that usually drafts contracts with such parties; one-sided clauses are taken to favor it
 * (docs/decisions/0005-party-role.md).
 */
const sides: Record<Exclude<RoleKind, 'mutual_discloser' | 'company'>, Side> = {
	discloser: 'sending',
	vendor: 'sending',
	licensor: 'sending',
	employer: 'sending',
	investor: 'sending',
	landlord: 'sending',
	lender: 'sending',
	seller: 'sending',
	processor: 'sending',
	provider: 'sending',
	supplier: 'sending',
	franchisor: 'sending',
	recipient: 'receiving',
	customer: 'receiving',
	licensee: 'receiving',
	worker: 'receiving',
	founder: 'receiving',
	advisor: 'receiving',
	tenant: 'receiving',
	borrower: 'receiving',
	buyer: 'receiving',
	controller: 'receiving',
	user: 'receiving',
	distributor: 'receiving',
	franchisee: 'receiving',
}

/** Where a company raises money, the draft is its investors'; in every other document of a company it is its own. */
const raisesMoney: ReadonlySet<DocumentType> = new Set([
	'SAFE',
	'Convertible Note',
	'Term Sheet',
	'Stock Purchase Agreement',
	'Side Letter',
	'Investor Rights Agreement',
	'Voting Agreement',
	'Right of First Refusal Agreement',
])

/** Those who work for the other side, whose draft it is whatever that side is called. */
const engaged: ReadonlySet<RoleKind> = new Set(['worker', 'advisor'])

/**
 * The side that a party stands on in a document of this type. Of two parties, one with an unknown role stands opposite
 * the one whose role is known.
 *
 * @param parties of the document, this one included
 * @returns `null` where both have the same role, or none is known
 */
export function sideOfParty(party: DocumentParty, parties: readonly DocumentParty[], type: DocumentType | null): Side | null {
	const others = parties.filter((each) => each !== party)
	if (party.roleKind !== null) return sideOfRole(party.roleKind, others, type)
	const [other, ...more] = others
	if (!other || more.length > 0 || other.roleKind === null) return null
	const opposite = sideOfRole(other.roleKind, [party], type)
	return opposite && (opposite === 'sending' ? 'receiving' : 'sending')
}

function sideOfRole(role: RoleKind, others: readonly DocumentParty[], type: DocumentType | null): Side | null {
	if (role === 'mutual_discloser') return null
	if (!engaged.has(role) && others.some(({ roleKind }) => roleKind !== null && engaged.has(roleKind))) return 'sending'
	if (role === 'company') return type !== null && raisesMoney.has(type) ? 'receiving' : 'sending'
	return sides[role]
}

/**
 * The party role for rules that know only Sender and Receiver: it follows from the reader's party where that is known
 * and its role has a side, and is the chosen one otherwise.
 *
 * @param parties of the document
 */
export function partyRoleOfReader(
	{ party }: Reader,
	asked: PartyRole,
	parties: readonly DocumentParty[],
	type: DocumentType | null,
): PartyRole {
	return (party && sideOfParty(party, parties, type)) ?? asked
}
