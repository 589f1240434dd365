import type { DocumentType } from '#app/domain/documents/catalogue.ts'
import type { DocumentParty } from './document-party.ts'
import { partyCalled } from './party-called.ts'
import { counterpartOf, kindOfRole } from './role-kinds.ts'

/** A word that stands less often is no party of a document, unless it stands where parties are named. */
const fewestTimes = 2
/** Characters from the start and from the end in which parties are introduced and sign. */
const opening = 4000
const closing = 3000

/**
 * The parties with the one that the reader says to be, where the text names it and its introduction was not read: its
 * name or role stands in the document, so rules can tell its duties from those of others. Where one party is only known
 * by its role, the name is taken to be its.
 *
 * @param text of the document as the parties see it
 */
export function withAskedParty(parties: readonly DocumentParty[], asked: string | null, text: string, type: DocumentType | null): DocumentParty[] {
	const said = asked?.trim() ?? ''
	if (said === '' || partyCalled(parties, said)) return [...parties]
	const name = said.replace(/^(?:Mr|Mrs|Ms|Dr|Prof)\.?\s+/, '')
	const places = [...text.matchAll(new RegExp(`(?<![\\p{L}\\d])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')}(?![\\p{L}\\d])`, isName(name) ? 'giu' : 'gu'))]
	const [first] = places
	if (!first || (places.length < fewestTimes && !(isName(name) && isWhereNamed(first.index, text)))) return [...parties]
	const span = { start: first.index, end: first.index + first[0].length }
	const own = kindOfRole(name, type) ?? kindOfRole(name.replace(/s$/, ''), type)
	const unnamed = parties.filter((party) => party.role !== null && party.role === party.name)
	const [open] = unnamed
	if (open && unnamed.length === 1 && own === null && isName(name)) return parties.map((party) => (party === open ? { ...party, name: said, names: [...new Set([said, name, first[0], ...party.names])].sort((a, b) => b.length - a.length) } : party))
	const others = parties.filter(({ roleKind }) => roleKind !== null)
	const roleKind = own ?? (others.length === 1 ? counterpartOf(others[0]!.roleKind!, type) : null)
	return [...parties, { id: `p${parties.length + 1}`, name: said, role: own ? said : null, roleKind, names: [...new Set([said, name, first[0]])], span, confidence: 0.7 }]
}

/** Two capitalized words or more: a name, which may stand in other letters; a single word may be any word. */
function isName(words: string): boolean {
	return /^\p{Lu}[\p{L}.'’-]*(?:,?\s+[\p{Lu}&][\p{L}.'’-]*)+$/u.test(words)
}

function isWhereNamed(at: number, text: string): boolean {
	return at < opening || at > text.length - closing
}
