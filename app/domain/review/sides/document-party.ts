import type { Span } from '#app/domain/extraction/extracted-document.ts'

/**
 * What a party is in a deal, whatever the document calls it. `provider` and `user` are the two sides of terms for the
 * public; `company` is the business that issues shares or engages an advisor, `worker` an employee or contractor.
 */
export const roleKinds = [
	'discloser',
	'recipient',
	'mutual_discloser',
	'customer',
	'vendor',
	'licensor',
	'licensee',
	'employer',
	'worker',
	'company',
	'investor',
	'founder',
	'advisor',
	'landlord',
	'tenant',
	'lender',
	'borrower',
	'buyer',
	'seller',
	'controller',
	'processor',
	'provider',
	'user',
	'supplier',
	'distributor',
	'franchisor',
	'franchisee',
] as const
export type RoleKind = (typeof roleKinds)[number]

/** A party of the document, with every name the document has for it. */
export interface DocumentParty {
	/** `p1`, `p2` … in the order in which they are named. */
	id: string
	/** As written: "Garman Holdings, Inc."; the role where the name is still a blank. */
	name: string
	/** What the document calls it: "Customer", "Receiving Party"; `null` where it has no such name. */
	role: string | null
	roleKind: RoleKind | null
	/** All ways in which the text names it, longest first: the full name, the role, short names, "we", "you". Letter case as written. */
	names: string[]
	/** Where it is introduced; `null` where only its role is known. */
	span: Span | null
	/** 0 to 1: the chance that this is a party of the document. */
	confidence: number
}

/** The side for which a document is reviewed. */
export interface Reader {
	/** The reader's party; `null` when it is not known, and then the report may not say "you". */
	party: DocumentParty | null
	/** `chosen`: by the reader; `likely`: follows from Sender or Receiver or the profile; `unknown`: neither. */
	certainty: 'chosen' | 'likely' | 'unknown'
	/** Set where it is likely because the company's profile has the party's name. */
	by?: 'profile'
}
