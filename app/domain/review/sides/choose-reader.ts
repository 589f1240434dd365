import type { ReviewOptions } from '../report.ts'
import type { DocumentParty, Reader } from './document-party.ts'

/**
 * Which party the reader is: the one named in the options, by name or role.
 *
 * @param parties of the document, as `readDocumentParties` gives them
 */
export function chooseReader(parties: readonly DocumentParty[], { partyName }: Pick<ReviewOptions, 'partyName'>): Reader {
	if (partyName === null) return { party: null, certainty: 'unknown' }
	const asked = partyName.trim().toLowerCase()
	const party = parties.find(({ names }) => names.some((name) => name.toLowerCase() === asked)) ?? null
	return party ? { party, certainty: 'chosen' } : { party: null, certainty: 'unknown' }
}
