import type { DocumentType } from '#app/domain/documents/catalogue.ts'
import type { ReviewOptions } from '../report.ts'
import type { DocumentParty, Reader } from './document-party.ts'
import { partyCalled } from './party-called.ts'
import { sideOfRole } from './role-side.ts'

/** What is known of who reads. */
export interface ReaderChoice extends Pick<ReviewOptions, 'partyName'> {
	/** Sender, Receiver or not sure; left out: not sure. */
	partyRole?: ReviewOptions['partyRole']
	/** The name of the reader's company, from its profile. */
	companyName?: string | null
}

/**
 * Which party the reader is: the one chosen by name; else likely the one that is the company of the reader's profile;
 * else likely the only one that stands on the side chosen as Sender or Receiver in a document of this type. A name that
 * is no party's counts as not chosen.
 *
 * @param parties of the document, as `readDocumentParties` gives them
 */
export function chooseReader(parties: readonly DocumentParty[], { partyName, partyRole = 'unsure', companyName = null }: ReaderChoice, type: DocumentType | null = null): Reader {
	const chosen = partyName === null ? null : partyCalled(parties, partyName)
	if (chosen) return { party: chosen, certainty: 'chosen' }
	const likely = (companyName === null ? null : partyCalled(parties, companyName)) ?? onlyOneOnSide(parties, partyRole, type)
	return likely ? { party: likely, certainty: 'likely' } : { party: null, certainty: 'unknown' }
}

function onlyOneOnSide(parties: readonly DocumentParty[], side: ReviewOptions['partyRole'], type: DocumentType | null): DocumentParty | null {
	const there = side === 'unsure' ? [] : parties.filter(({ roleKind }) => sideOfRole(roleKind, type) === side)
	return there.length === 1 ? there[0]! : null
}
