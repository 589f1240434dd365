import type { DocumentType } from '#app/domain/documents/catalogue.ts'
import type { DocumentParty } from './document-party.ts'
import { partyCalled } from './party-called.ts'
import { counterpartOf, kindOfRole } from './role-kinds.ts'

/** A word that stands less often is no party of a document. */
const fewestTimes = 2

/**
 * The parties with the one that the reader says to be, where the text names it and its introduction was not read: its
 * name or role stands in the document, so rules can tell its duties from those of others.
 *
 * @param text of the document as the parties see it
 */
export function withAskedParty(parties: readonly DocumentParty[], asked: string | null, text: string, type: DocumentType | null): DocumentParty[] {
	const name = asked?.trim() ?? ''
	if (name === '' || partyCalled(parties, name)) return [...parties]
	const places = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'gu'))]
	const [first] = places
	if (!first || places.length < fewestTimes) return [...parties]
	const own = kindOfRole(name, type) ?? kindOfRole(name.replace(/s$/, ''), type)
	const others = parties.filter(({ roleKind }) => roleKind !== null)
	const roleKind = own ?? (others.length === 1 ? counterpartOf(others[0]!.roleKind!, type) : null)
	const span = { start: first.index, end: first.index + name.length }
	return [...parties, { id: `p${parties.length + 1}`, name, role: own ? name : null, roleKind, names: [name], span, confidence: 0.7 }]
}
