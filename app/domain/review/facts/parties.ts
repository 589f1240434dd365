import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { confidence } from './confidence.ts'
import { labelledParties, stackedParties } from './cover-parties.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { readStatedIncorporation } from './incorporation.ts'
import { letterParties } from './letter-parties.ts'
import { makeFact } from './make-fact.ts'
import { natureOf, type Party, type Words } from './party.ts'
import { companySuffix, readName } from './party-name.ts'
import { companiesIn } from './signatories.ts'

const roleMarks = /\(([^()]{0,140})\)|,?\s(?:hereinafter|hereafter|herein)\b[^()“"\n.;]{0,40}([“"][^”"\n]{1,60}[”"])/g
const quotedRole = /[“"‘']([^”"’'\n]{1,60})[”"’']/g
/** (Transporter), (hereinafter referred to as Party A): a role that nobody put in quotation marks. */
const plainRole = /^(?:the\s|(?:hereinafter|hereafter|herein)\s(?:(?:referred\sto\sas|called|known\sas)\s)?(?:the\s)?)?((?:Party\s[A-D]|[A-Z][a-z]+(?:er|or|ee|ant|ist)|Company|Client|Agent|Corporation|Partner|Bank|Fund|Landlord|Sponsor|Owner))$/
const leadsToName = /(?<!\b(?:Inc|Corp|Ltd|Co|No|St|Mr|Ms|Mrs|Dr|Jr|Sr|INC|LTD|CORP|CO|\p{L}))\.\s+(?=\p{Lu})|\s(?:received\sfrom|paid\sby|issued\s(?:to|by)|granted\s(?:to|by)|given\s(?:to|by))\s+(?=\p{Lu})/gu
const noRole = /^(?:(?:this\s)?(?:.*\s)?(?:agreement|contract|amendment|addendum|lease|note|safe|warrant|deed|letter|plan|policy|guaranty|undertaking)|parties|party|(?:.*\s)?date|(?:.*\s)?amount|(?:.*\s)?(?:price|cap|rate|shares|stock|services|purpose|premises|property|products?|securities|term|fees?|information|project|act|transaction|field|business)|us|we|our|you|your|(?:.*\s)?terms|board|standards?|(?:.*\s)?committee|(?:.*\s)?directors|(?:.*\s)?funds)$/i
const boundary = /\b(?:between|among(?:st)?|payment\sby|in\sfavou?r\sof|(?:entered\sinto|made|given|granted|executed|delivered)\s(?:(?:as\sof|on|this)\s[^;()]{1,60}?\s)?by)\b[:,]?\s+(?:and\s(?:between|among)\s+)?/gi

/** How far into the document parties are looked for: the opening of any real agreement is shorter. */
const openingLength = 6000
/** Behind a cover page and a table of contents the opening comes later. */
const lateOpening = /\b(?:made|entered\sinto|dated|executed|effective)\b[^;()]{0,160}?\b(?:by\sand\s(?:between|among)|between|among)\b/gi
const lateReach = 40_000

/**
 * The parties in the order they are named. Each role in parentheses (the "Company") ends the description of one
 * party; what stands before it, back to the party before, holds the name. Where the opening tells less than two,
 * its plain words, cover page, letter head and at last the signature block are read.
 */
export function readParties(source: FactSource): Party[] {
	const parties = openingParties(source, openingOf(source))
	const named = () => parties.filter(({ name }) => name !== null).length
	if (parties.length < 2) {
		const late = lateOpeningOf(source)
		const behind = late ? openingParties(source, late) : []
		if (behind.length > 1) parties.splice(0, parties.length, ...behind)
	}
	if (parties.length < 2) parties.push(...labelledParties(source, parties))
	if (parties.length < 2) parties.push(...stackedParties(source, parties))
	if (parties.length < 2) parties.push(...letterParties(source, parties))
	return parties.length > 0 && (named() > 0 || parties.some(({ role }) => role)) ? distinct(parties) : signatureCompanies(source)
}

/** Parties as facts: name, role, what kind of person, and where incorporated. A blank name gives no `party`, since it names nobody. */
export function readPartyFacts(source: FactSource): ParsedFact[] {
	const parties = readParties(source)
	const facts = parties.flatMap(({ name, role, kind, incorporatedIn, sure }) => {
		const of = name ? { of: name.text.replace(/\s+/g, ' ') } : {}
		return [
			...(name ? [makeFact(source, 'party', name, { value: name.text.replace(/\s+/g, ' '), confidence: sure })] : []),
			...(role ? [makeFact(source, 'party_role', role, { value: role.text, ...of, confidence: sure })] : []),
			...(name && kind ? [makeFact(source, 'party_kind', name, { value: kind, ...of, confidence: sure })] : []),
			...(incorporatedIn ? [makeFact(source, 'incorporated_in', incorporatedIn, { value: incorporatedIn.text, ...of, confidence: sure })] : []),
		]
	})
	return [...facts, ...readStatedIncorporation(source, parties)]
}

/** Everything before the first clause; that clause too where the agreement numbers its opening. Recitals name others than the parties. */
function openingOf({ document, structure, text }: FactSource): Span {
	const title = structure.clauses.find(({ kind }) => kind === 'title')
	const [head] = document.paragraphs
	const start = title ? title.bodyStart : head?.kind === 'heading' ? head.end : 0
	const first = structure.clauses.find(({ kind, start: at, end }) => kind === 'clause' && at >= start && end - at > 200)
	const named = first !== undefined && /\b(?:between|among)\b|\([^()]{0,60}[“"]/i.test(text.slice(start, first.start))
	const end = named ? first.start : first ? Math.max(first.start, Math.min(first.end, start + 2500)) : text.length
	return beforeRecitals(text, { start, end: Math.min(end, start + openingLength, text.length) })
}

function lateOpeningOf({ text }: FactSource): Span | null {
	for (const match of text.slice(0, lateReach).matchAll(lateOpening)) {
		const start = match.index + match[0].search(/\b(?:by\sand\s)?(?:between|among)\b/i)
		if (/\([^()]{0,90}[“"]/.test(text.slice(start, start + 900))) return beforeRecitals(text, { start, end: Math.min(start + 2500, text.length) })
	}
	return null
}

function beforeRecitals(text: string, { start, end }: Span): Span {
	const recitals = /\bW\s?I\s?T\s?N\s?E\s?S\s?S\s?E\s?T\s?H\b|\n\s{0,80}(?:RECITALS?|BACKGROUND)\b|\bWHEREAS\b/.exec(text.slice(start, end))
	const named = recitals !== null && /\b(?:between|among|by)\b|\([^()]{0,60}[“"]/i.test(text.slice(start, start + recitals.index))
	return named ? { start, end: start + recitals.index } : { start, end }
}

function openingParties(source: FactSource, region: Span): Party[] {
	const text = source.text.slice(region.start, region.end)
	const parties: Party[] = []
	let from = 0
	for (const match of text.matchAll(roleMarks)) {
		const role = roleIn(match, region.start)
		const behind = match.index + match[0].length
		if (!role) {
			if (/agreement|date|amount|safe|instrument|note/i.test(match[1] ?? '') && /[“"]/.test(match[1] ?? '')) from = behind
			continue
		}
		const party = describe(source, region.start + from, region.start + match.index, role)
		from = behind
		if (party) parties.push(party)
	}
	if (parties.length < 2) parties.push(...betweenNames(source, region, parties))
	return parties
}

function roleIn(match: RegExpMatchArray, offset: number): Words | null {
	const inside = match[1] ?? match[2] ?? ''
	if (/\bcollectively\b|\btogether\b|\bparties\b/i.test(inside) && !/\bthe\s[“"](?:Disclosing|Receiving)/i.test(inside)) return null
	const start = offset + (match.index ?? 0) + match[0].indexOf(inside)
	const roles = [...inside.matchAll(quotedRole)].filter(([, name = '']) => !noRole.test(name.replace(/[,.]$/, '')))
	// (“Acme” or the “Company”): the last is the role, the first often only a short name.
	const chosen = roles.at(-1)
	if (chosen) {
		const name = (chosen[1] ?? '').replace(/[,.]$/, '')
		return { start: start + chosen.index + 1, end: start + chosen.index + 1 + name.length, text: name }
	}
	const plain = /[“"]/.test(inside) ? undefined : plainRole.exec(inside)?.[1]
	if (plain === undefined || noRole.test(plain)) return null
	const at = start + inside.lastIndexOf(plain)
	return { start: at, end: at + plain.length, text: plain }
}

function describe(source: FactSource, from: number, to: number, role: Party['role']): Party | null {
	let start = Math.max(from, to - 700)
	const chunk = source.text.slice(start, to)
	const cue = [...chunk.matchAll(boundary)].at(-1)
	if (cue) start += cue.index + cue[0].length
	const found = readName(source.text, start, to) ?? companyFurtherOn(source.text, start, to)
	if (found === null) return null
	return { name: found.blank ? null : found.span, role, ...natureOf(source.text, found.span.start, to), sure: confidence.labelled }
}

/** "This Safe is dated May 1. Acme Inc. (the …", "… has received from Beta Ltd. (the …": a company in a new sentence, or behind a word that leads to it. */
function companyFurtherOn(text: string, from: number, to: number) {
	for (const match of [...text.slice(from, to).matchAll(leadsToName)].reverse()) {
		const found = readName(text, from + match.index + match[0].length, to)
		if (found && !found.blank && companySuffix.test(found.span.text)) return found
	}
	return null
}

/** "between Acme Inc. and Jane Doe": names that no role follows. */
function betweenNames(source: FactSource, region: Span, known: readonly Party[]): Party[] {
	const opening = source.text.slice(region.start, region.end)
	const cue = [...opening.matchAll(/\b(?:by\s+and\s+between|by\s+and\s+among|between|among|entered\s+into\s+by)\b[:,]?\s+/gi)][0]
	if (!cue) return []
	const start = region.start + cue.index + cue[0].length
	const rest = source.text.slice(start, Math.min(region.end, start + 900))
	const parties: Party[] = []
	const add = (name: NonNullable<ReturnType<typeof readName>>) => parties.push({ name: name.blank ? null : name.span, role: null, ...natureOf(source.text, name.span.start, name.span.start + 160), sure: confidence.stated })
	const first = readName(source.text, start, start + rest.length)
	if (first && !first.span.text.startsWith('the ') && (first.blank || first.span.text.includes(' ') || describedBehind(source.text, first.span.end)) && !known.some(({ name }) => name?.text === first.span.text)) add(first)
	for (const and of rest.matchAll(/(?:,|\)|\s)\s?(?:and|AND|&)\s+(?=[\p{Lu}[_<])/gu)) {
		const at = start + and.index + and[0].length
		const next = readName(source.text, at, start + rest.length)
		if (!next || (!companySuffix.test(next.span.text) && !describedBehind(source.text, next.span.end))) continue
		if (![...known, ...parties].some(({ name }) => name && (name.text === next.span.text || next.span.start < name.end))) add(next)
		break
	}
	return parties.filter(({ name }) => name !== null)
}

/** "Ada, an individual", "Acme (…", "Beta having its office": what stands before is a name. */
function describedBehind(text: string, end: number): boolean {
	return /^,?\s(?:an?\s|\(|residing|having|with\s)/.test(text.slice(end, end + 12))
}

/** Without an opening that names anybody: the companies that sign. */
function signatureCompanies(source: FactSource): Party[] {
	const blocks = source.structure.clauses.filter(({ kind }) => kind === 'signature')
	const companies = blocks.flatMap((block) => companiesIn(source.text, block)).slice(0, 6)
	return distinct(companies.map(({ start, end, text }) => ({ name: { start, end, text }, role: null, kind: 'company' as const, incorporatedIn: null, sure: confidence.guessed })))
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
