import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { companySuffix } from '../facts/parties/party-name.ts'
import { rolesBetween } from '../facts/parties/role-marks.ts'
import type { DocumentParty } from './document-party.ts'
import { partyCalled } from './party-called.ts'
import { partyMeant } from './party-meant.ts'
import { mayBeUnnamed } from './plain-meant.ts'
import { isPlainPaper } from './plain-sides.ts'
import { counterpartOf, kindOfRole, publicTypes } from './role-kinds.ts'
import { shortNames } from './short-names.ts'
import { first } from './speakers.ts'

const fewestTimes = 2
/** Characters from the start and from the end in which parties are introduced and sign. */
const opening = 4000
const closing = 3000
const introduction = 250

/**
 * The parties with the one that the reader named, where the text has the name but its introduction was not read, or was
 * read under another form of the name: its name or role is in the document, so rules can tell its duties from those of
 * others. Where one party is only known by its role, the name is taken to be its.
 *
 * @param text of the document as the parties see it
 */
export function withAskedParty(
	parties: readonly DocumentParty[],
	asked: string | null,
	text: string,
	type: DocumentType | null,
): DocumentParty[] {
	const said = asked?.trim() ?? ''
	if (said === '' || partyCalled(parties, said)) return [...parties]
	const name = said.replace(/^(?:(?:Mr|Mrs|Ms|Dr|Prof)\.?|[Tt]he)\s+/, '')
	const places = placesOf(name, text)
	const meant = partyMeant(parties, { name, places, text, type })
	if (meant) return parties.map((party) => (party === meant ? calledToo(party, [said, name]) : party))
	const [place] = places
	if (!place || (places.length < fewestTimes && !(isName(name) && isWhereNamed(place.start, text)))) return [...parties]
	const written = text.slice(place.start, place.end)
	const own = kindOfRole(name, type) ?? kindOfRole(name.replace(/s$/, ''), type)
	const marked = calledBehind(parties, name, places, text)
	if (marked) return parties.map((party) => (party === marked ? { ...calledToo(party, [said, name, written]), name: said } : party))
	const unnamed = parties.filter((party) => party.role !== null && party.role === party.name)
	const [open] = unnamed
	if (
		open &&
		unnamed.length === 1 &&
		own === null &&
		isName(name) &&
		mayBe(open, name, type) &&
		(!isPlainPaper(text) || mayBeUnnamed(parties, open, name, text))
	)
		return parties.map((party) => (party === open ? { ...calledToo(party, [said, name, written]), name: said } : party))
	const others = parties.filter(({ roleKind }) => roleKind !== null)
	const roleKind = own ?? (others.length === 1 ? counterpartOf(others[0]!.roleKind!, type) : null)
	const added: DocumentParty = {
		id: `p${parties.length + 1}`,
		name: said,
		role: own ? said : null,
		roleKind,
		names: [...new Set([said, name, written])],
		span: place,
		confidence: 0.7,
	}
	const writes =
		type !== null && publicTypes.has(type) && own === null && isName(name) && !parties.some(({ names }) => names.includes('we'))
	return [...parties, calledToo(added, [...otherNames(name, places, text, parties), ...(writes ? first : [])])]
}

function placesOf(name: string, text: string): Span[] {
	const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')
	return allMatches(text, new RegExp(`(?<![\\p{L}\\d])${words}(?![\\p{L}\\d])`, isName(name) ? 'giu' : 'gu')).map(
		({ index, 0: found }) => ({ start: index, end: index + found.length }),
	)
}

/** Lark Bank (the “Lender”), where a party is only known as "Lender": what the mark behind the name says it is called. */
function calledBehind(parties: readonly DocumentParty[], name: string, places: readonly Span[], text: string): DocumentParty | null {
	if (!isName(name)) return null
	const called = new Set(
		marksBehind(places.slice(0, 1), text)
			.slice(0, 1)
			.map((each) => each.toLowerCase()),
	)
	const found = parties.filter(({ name: own, role }) => own === role && called.has(own.toLowerCase()))
	return found.length === 1 ? found[0]! : null
}

function marksBehind(places: readonly Span[], text: string): string[] {
	return places.slice(0, 3).flatMap(({ end }) => {
		// A mark behind "and" or "its subsidiary" belongs to another party.
		const behind =
			text.slice(end, end + introduction).split(
				longPattern('u')`
					\band\s(?=\p{Lu}|the\s|you\b)
					|\bits\s(?:\p{Ll}+\s)?(?:subsidiary|parent|affiliate)\b
					|(?<=\))\s+(?!an?\s|organized|incorporated|having|with|whose|located|of\s)\p{Ll}|;|\n\s*\n
				`,
			)[0] ?? ''
		return rolesBetween(text, { start: end, end: end + behind.length }).map((role) => role.text)
	})
}

function otherNames(name: string, places: readonly Span[], text: string, parties: readonly DocumentParty[]): string[] {
	if (!isName(name)) return []
	const taken = new Set(parties.flatMap(({ names }) => names.map((each) => each.toLowerCase())))
	return [...marksBehind(places, text).slice(0, 2), ...shortNames(name, text, taken, false)].filter(
		(each) => !taken.has(each.toLowerCase()),
	)
}

function calledToo(party: DocumentParty, names: readonly string[]): DocumentParty {
	return { ...party, names: [...new Set([...party.names, ...names])].sort((a, b) => b.length - a.length) }
}

/** Who is called so is a person. */
const workers = /^(?:I|employee|executive|officer|director|optionee|intern|talent|athlete)$/i

/** Terms call their reader "you"; a company named there is the one that wrote them. */
function mayBe({ role }: DocumentParty, name: string, type: DocumentType | null): boolean {
	if (companySuffix.test(name) && workers.test(role ?? '')) return false
	return !/^(?:you|users?)$/i.test(role ?? '') || (!companySuffix.test(name) && !(type !== null && publicTypes.has(type)))
}

/** Two capitalized words or more: a name, which may stand in other letters; a single word may be any word. */
function isName(words: string): boolean {
	return /^\p{Lu}[\p{L}.'’-]*(?:,?\s+(?:(?:of|and|for|the|de|y)\s+)?[\p{Lu}&(][\p{L}.'’)-]*)+$/u.test(words)
}

function isWhereNamed(at: number, text: string): boolean {
	return at < opening || at > text.length - closing
}
