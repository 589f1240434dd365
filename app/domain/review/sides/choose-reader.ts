import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { PartyRole, ReviewOptions } from '../report/report.ts'
import type { DocumentParty, Reader, RoleKind } from './document-party.ts'
import { partyCalled } from './party-called.ts'
import { partyOfCompany } from './party-of-company.ts'
import { policyTypes, publicTypes } from './role-kinds.ts'
import { sideOfParty } from './role-side.ts'

/** What is known about the reader's side. */
export interface ReaderChoice extends Pick<ReviewOptions, 'partyName'> {
	/** Sender, Receiver or not sure; left out: not sure. */
	partyRole?: PartyRole
	/** The name of the reader's company, from its profile. */
	companyName?: string | null
}

export function chooseReader(
	parties: readonly DocumentParty[],
	{ partyName, partyRole = 'unsure', companyName = null }: ReaderChoice,
	type: DocumentType | null = null,
): Reader {
	const chosen = partyName === null ? null : partyCalled(parties, partyName)
	if (chosen) return { party: chosen, certainty: 'chosen' }
	// A reader who named a party that is not there is not taken for another one, unless the side was chosen too.
	const mayAssume = partyName === null || partyName.trim() === '' || partyRole !== 'unsure'
	const own = companyName === null || !mayAssume ? null : partyOfCompany(parties, companyName)
	if (own) return { party: own, certainty: 'likely', by: 'profile' }
	const likely = mayAssume ? onlyOneOnSide(parties, partyRole, type) : null
	return likely ? { party: likely, certainty: 'likely' } : { party: null, certainty: 'unknown' }
}

function onlyOneOnSide(parties: readonly DocumentParty[], side: PartyRole, type: DocumentType | null): DocumentParty | null {
	const there = parties.filter((party) =>
		side === 'unsure' ? isFounders(party.roleKind, type) : sideOfParty(party, parties, type) === side,
	)
	return there.length === 1 ? there[0]! : null
}

/**
 * What a startup usually is in a contract that somebody else drafted; in an employment contract it may be either side.
 */
const foundersRoles: ReadonlySet<RoleKind> = new Set([
	'customer',
	'recipient',
	'tenant',
	'company',
	'borrower',
	'licensee',
	'buyer',
	'controller',
	'user',
	'distributor',
	'franchisee',
])

function isFounders(role: RoleKind | null, type: DocumentType | null): boolean {
	// Publishers read a policy as often as the people it concerns.
	if (role === null || (type !== null && policyTypes.has(type))) return false
	// Terms for the public are read by whom they bind; their publisher wrote them.
	return type !== null && publicTypes.has(type) ? bound.has(role) : foundersRoles.has(role)
}

const bound: ReadonlySet<RoleKind> = new Set(['user', 'customer', 'licensee', 'buyer'])
