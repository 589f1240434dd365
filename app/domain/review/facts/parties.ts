import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { trim } from '../clauses/lines.ts'
import { type Confidence, confidence } from './confidence.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'
import { companySuffix, isEntity, readName } from './party-name.ts'

export interface Party {
	/** As written; `null` where the name is still a blank. */
	name: (Span & { text: string }) | null
	/** What the agreement calls the party: "Company", "Receiving Party". */
	role: (Span & { text: string }) | null
	kind: 'company' | 'individual' | null
	/** Where it is incorporated, as written. */
	incorporatedIn: (Span & { text: string }) | null
	sure: Confidence
}

const roleParentheses = /\(([^()]{0,140})\)/g
const quotedRole = /[“"‘']([^”"’'\n]{1,60})[”"’']/g
const noRole = /^(?:(?:this\s)?(?:.*\s)?(?:agreement|contract|amendment|addendum|lease|note|safe|warrant|deed|letter|plan|policy|guaranty|undertaking)|parties|party|(?:.*\s)?date|(?:.*\s)?amount|(?:.*\s)?(?:price|cap|rate|shares|stock|services|purpose|premises|property|products?|securities|term|fees?|information|project|act|transaction|field|business)|us|we|our|you|your|(?:.*\s)?terms|board|standards?)$/i
const boundary = /\b(?:between|among(?:st)?|payment\sby|in\sfavou?r\sof|(?:entered\sinto|made|given|granted|executed|delivered)\s(?:(?:as\sof|on|this)\s[^;()]{1,60}?\s)?by)\b[:,]?\s+/gi
const incorporation = /\b(?:an?\s|under\sthe\slaws?\sof\s(?:the\s)?(?:State\sof\s|Commonwealth\sof\s|Republic\sof\s)?|incorporated\sin\s(?:the\s)?(?:State\sof\s)?|organized\sin\s(?:the\s)?(?:State\sof\s)?)(\[?[\p{Lu}][\p{L}]+(?:\s(?:and\s)?[\p{Lu}][\p{L}]+){0,3}\]?)(?=\s(?:\w+\s){0,2}?(?:corporation|limited|company|LLC|partnership|nonprofit|non-profit|public|private|entity|C-corporation|benefit|professional|statutory)|[,;.\s(])/gu

/** How far into the document parties are looked for: the opening of any real agreement is shorter. */
const openingLength = 6000

/**
 * The parties of the opening, in the order they are named. Each role in parentheses (the "Company") ends the
 * description of one party; what stands before it, back to the party before, holds the name.
 */
export function readParties(source: FactSource): Party[] {
	const region = openingOf(source)
	const text = source.text.slice(region.start, region.end)
	const parties: Party[] = []
	let from = 0
	for (const match of text.matchAll(roleParentheses)) {
		const role = roleIn(match, region.start)
		const chunkEnd = match.index
		if (!role) {
			if (/agreement|date|amount|safe|instrument|note/i.test(match[1] ?? '') && /[“"]/.test(match[1] ?? '')) from = match.index + match[0].length
			continue
		}
		const party = describe(source, region.start + from, region.start + chunkEnd, role)
		from = match.index + match[0].length
		if (party) parties.push(party)
	}
	if (parties.length < 2) parties.push(...betweenNames(source, region, parties))
	if (parties.length < 2) parties.push(...labelledNames(source, parties))
	if (parties.length < 2) parties.push(...addressee(source, parties))
	return parties.length > 0 ? distinct(parties) : signatureCompanies(source)
}

/** Parties as facts: name, role, what kind of person, and where incorporated. A blank name gives no `party`, since it names nobody. */
export function readPartyFacts(source: FactSource): ParsedFact[] {
	return readParties(source).flatMap(({ name, role, kind, incorporatedIn, sure }) => {
		const of = name ? { of: name.text } : {}
		return [
			...(name ? [makeFact(source, 'party', name, { value: name.text, confidence: sure })] : []),
			...(role ? [makeFact(source, 'party_role', role, { value: role.text, ...of, confidence: sure })] : []),
			...(name && kind ? [makeFact(source, 'party_kind', name, { value: kind, ...of, confidence: sure })] : []),
			...(incorporatedIn ? [makeFact(source, 'incorporated_in', incorporatedIn, { value: incorporatedIn.text, ...of, confidence: sure })] : []),
		]
	})
}

/** Everything before the first clause; that clause too where the agreement numbers its opening. */
function openingOf({ structure, text }: FactSource): Span {
	const title = structure.clauses.find(({ kind }) => kind === 'title')
	const start = title ? title.bodyStart : 0
	const first = structure.clauses.find(({ kind, start: at, end }) => kind === 'clause' && at >= start && end - at > 200)
	const named = first !== undefined && /\b(?:between|among)\b|\([^()]{0,60}[“"]/i.test(text.slice(start, first.start))
	const end = named ? first.start : first ? Math.max(first.start, Math.min(first.end, start + 2500)) : text.length
	return { start, end: Math.min(end, start + openingLength, text.length) }
}

function roleIn(match: RegExpMatchArray, offset: number): (Span & { text: string }) | null {
	const inside = match[1] ?? ''
	if (/\bcollectively\b|\btogether\b|\bparties\b/i.test(inside) && !/\bthe\s[“"](?:Disclosing|Receiving)/i.test(inside)) return null
	const roles = [...inside.matchAll(quotedRole)].filter(([, name = '']) => !noRole.test(name.replace(/[,.]$/, '')))
	// (“Acme” or the “Company”): the last is the role, the first often only a short name.
	const chosen = roles.at(-1)
	if (!chosen) return null
	const start = offset + (match.index ?? 0) + 1 + (chosen.index ?? 0) + 1
	const name = (chosen[1] ?? '').replace(/[,.]$/, '')
	return { start, end: start + name.length, text: name }
}

function describe(source: FactSource, from: number, to: number, role: Party['role']): Party | null {
	let start = Math.max(from, to - 700)
	const chunk = source.text.slice(start, to)
	const cue = [...chunk.matchAll(boundary)].at(-1)
	if (cue) start += cue.index + cue[0].length
	const found = readName(source.text, start, to)
	if (found === null) return null
	return { name: found.blank ? null : found.span, role, ...natureOf(source, found.span.start, to), sure: confidence.labelled }
}

function natureOf(source: FactSource, start: number, end: number): Pick<Party, 'kind' | 'incorporatedIn'> {
	const description = source.text.slice(start, Math.min(end, start + 500))
	const states = [...description.matchAll(incorporation)].filter(([, place = '']) => !/^(?:Party|Company|Agreement|Delaware\s(?:Ave|St))/.test(place))
	const state = states.find(([, place]) => place !== undefined)
	const place = (state?.[1] ?? '').replace(/\s(?:[Cc]orporation|[Cc]ompany|[Ll]imited|LLC|[Pp]artnership)$/, '')
	const stateStart = state ? start + state.index + state[0].lastIndexOf(state[1] ?? '') : 0
	const kind = isEntity(description) ? 'company' : /\b(?:an\sindividual|residing|resident|whose\sresidence|natural\sperson|Mr\.|Ms\.|Mrs\.|Dr\.)/i.test(description) ? 'individual' : null
	return { kind, incorporatedIn: state && kind === 'company' ? { start: stateStart, end: stateStart + place.length, text: place } : null }
}

/** "between Acme Inc. and Jane Doe": names that no role follows. */
function betweenNames(source: FactSource, region: Span, known: readonly Party[]): Party[] {
	const opening = source.text.slice(region.start, region.end)
	const cue = [...opening.matchAll(/\b(?:by\s+and\s+between|by\s+and\s+among|between|among)\b[:,]?\s+/gi)][0]
	if (!cue) return []
	const start = region.start + cue.index + cue[0].length
	const rest = source.text.slice(start, Math.min(region.end, start + 900))
	const parties: Party[] = []
	const first = readName(source.text, start, start + rest.length)
	if (first && !first.span.text.startsWith('the ') && (first.blank || first.span.text.includes(' ') || describedBehind(source.text, first.span.end)) && !known.some(({ name }) => name?.text === first.span.text)) parties.push({ name: first.blank ? null : first.span, role: null, ...natureOf(source, first.span.start, first.span.start + 160), sure: confidence.stated })
	for (const and of rest.matchAll(/(?:,|\)|\s)\s?(?:and|AND|&)\s+(?=[\p{Lu}[_<])/gu)) {
		const at = start + and.index + and[0].length
		const next = readName(source.text, at, start + rest.length)
		if (!next || (!companySuffix.test(next.span.text) && !describedBehind(source.text, next.span.end))) continue
		if (![...known, ...parties].some(({ name }) => name && (name.text === next.span.text || next.span.start < name.end))) parties.push({ name: next.blank ? null : next.span, role: null, ...natureOf(source, next.span.start, next.span.start + 160), sure: confidence.stated })
		break
	}
	return parties.filter(({ name }) => name !== null)
}

/** "Ada, an individual", "Acme (…", "Beta having its office": what stands before is a name. */
function describedBehind(text: string, end: number): boolean {
	return /^,?\s(?:an?\s|\(|residing|having|with\s)/.test(text.slice(end, end + 12))
}

/** "Party 1: Acme Inc.", "Customer: Beta LLC": a cover page names each side on a line of its own. */
function labelledNames(source: FactSource, known: readonly Party[]): Party[] {
	return [...source.text.slice(0, labelReach).matchAll(partyLabel)].flatMap((match) => {
		const at = match.index + match[0].length
		const line = source.text.slice(at, at + 120).split('\n')[0] ?? ''
		const name = readName(source.text, at, at + line.length)
		if (!name || name.blank || !companySuffix.test(name.span.text) || known.some((party) => party.name?.text === name.span.text)) return []
		const label = match[1] ?? ''
		const start = match.index + match[0].indexOf(label)
		return [{ name: name.span, role: /^party\b/i.test(label) ? null : { start, end: start + label.length, text: label }, ...natureOf(source, name.span.start, at + line.length), sure: confidence.labelled }]
	})
}

const labelReach = 40_000
const partyLabel = /^[ \t]{0,8}(Party\s(?:\d|[A-D]|One|Two|Three)|PARTY\s(?:\d|[A-D]|ONE|TWO|THREE)|Customer|Client|Provider|Vendor|Supplier|Company|Investor|Licensor|Licensee|Contractor|Consultant|Disclosing Party|Receiving Party|Landlord|Tenant|Lender|Borrower)\s?[:–—][ \t]{1,4}/gmu

/** "Dear Jordan," below a line "Jordan Velasquez": a letter names its reader above the greeting. */
function addressee(source: FactSource, known: readonly Party[]): Party[] {
	const greeting = /^[ \t]{0,8}Dear\s(?:Mr\.?\s|Ms\.?\s|Mrs\.?\s|Dr\.?\s)?(?:[\p{Lu}][\p{L}’'-]{1,30}\s){0,2}([\p{Lu}][\p{L}’'-]{1,30})\s?[,:]/mu.exec(source.text.slice(0, openingLength))
	const name = greeting?.[1]
	if (!greeting || !name) return []
	for (const line of source.text.slice(0, greeting.index).matchAll(/^[ \t]{0,8}((?:[\p{Lu}][\p{L}.’'-]{0,30}\s){1,3}[\p{Lu}][\p{L}’'-]{1,30})[ \t]*$/gmu)) {
		const text = line[1] ?? ''
		if (!text.split(' ').includes(name) || companySuffix.test(text) || known.some((party) => party.name?.text === text)) continue
		const start = line.index + line[0].indexOf(text)
		return [{ name: { start, end: start + text.length, text }, role: null, kind: 'individual', incorporatedIn: null, sure: confidence.stated }]
	}
	return []
}

/** Without an opening that names anybody: the companies that sign. */
function signatureCompanies(source: FactSource): Party[] {
	const parties: Party[] = []
	for (const clause of source.structure.clauses) {
		if (clause.kind !== 'signature') continue
		for (let at = clause.start; at < clause.end && parties.length < 6; ) {
			const next = source.text.indexOf('\n', at)
			const end = next === -1 || next > clause.end ? clause.end : next
			const line = trim(source.text, at, end)
			const text = source.text.slice(line.start, line.end).replace(/:$/, '')
			if (text.length < 80 && /\s/.test(text) && companySuffix.test(text) && !/^(?:by|in witness)/i.test(text)) parties.push({ name: { start: line.start, end: line.start + text.length, text }, role: null, kind: 'company', incorporatedIn: null, sure: confidence.guessed })
			at = end + 1
		}
	}
	return distinct(parties)
}

function distinct(parties: readonly Party[]): Party[] {
	const seen = new Set<string>()
	return parties.filter(({ name, role }) => {
		const key = `${name?.text ?? ''}|${role?.text ?? ''}`
		if (seen.has(key)) return false
		seen.add(key)
		return true
	})
}
