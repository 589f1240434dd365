import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import { labelledParties, letteredParties, stackedParties } from './cover-parties.ts'
import { deedParties } from './deed-parties.ts'
import type { ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { readStatedIncorporation } from './incorporation.ts'
import { introducedParties, scoreOf } from './introduction.ts'
import { isLetter, letterParties } from './letter-parties.ts'
import { makeFact } from '../make-fact.ts'
import { nameBefore } from './name-before.ts'
import { headingWords, namesNobody } from './no-party.ts'
import { openRoles } from './open-roles.ts'
import { natureOf, type Party, type Words } from './party.ts'
import { companySuffix, readName } from './party-name.ts'
import { publicParties } from './public-parties.ts'
import { isRoleWord, mainRole, roleMark, rolesOfMark } from './role-marks.ts'
import { companiesIn } from '../signatures/signatories.ts'
import { undertakers } from './undertakers.ts'

const leadsToName = longPattern('gu')`
	(?<!\b(?:Inc|Corp|Ltd|Co|No|St|Mr|Ms|Mrs|Dr|Jr|Sr|INC|LTD|CORP|CO|\p{L}))\.\s+(?=\p{Lu})
	|\s(?:received\sfrom|paid\sby|issued\s(?:to|by)|granted\s(?:to|by)|given\s(?:to|by))\s+(?=\p{Lu})
`
const boundary = longPattern('gi')`
	\b(?:
		between|among(?:st)?|payment\sby|in\sfavou?r\sof
		|(?:entered\sinto|made|given|granted|executed|delivered)\s(?:(?:as\sof|on|this)\s[^;()]{1,60}?\s)?by
	)\b[:,]?\s+(?:and\s(?:between|among)\s+)?
`

/** Publications for everybody open so. */
const isPolicy =
	/\b(?:privacy|cookies?)\s(?:\p{L}+\s){0,2}(?:policy|notice|statement)|\bterms\sof\s(?:use|service)|\bend[\s-]user\slicen[cs]e/iu
/** A report to an authority has no other side, unless the contract stands inside. */
const filing = /\bSECURITIES AND EXCHANGE COMMISSION\s[^§]{0,400}?\bFORM\s(?:8-K|10-[KQ]|20-F|S-\d)\b/
/** How far into the document parties are looked for: the opening of any real agreement is shorter. */
const openingLength = 6000
/** Behind a cover page and a table of contents the opening comes later. */
const lateOpening = /\b(?:made|entered\sinto|dated|executed|effective)\b[^;()]{0,160}?\b(?:by\sand\s(?:between|among)|between|among)\b/gi
const lateReach = 40_000
/** Descriptions of two names are no reason to prefer one reading. */
const natureScores = 1
/** How far an introduction is looked for before the opening of a document behind its contents. */
const introductionReach = 9000

/**
 * The parties in the order they are named: as the opening introduces them; where it tells less than two, as its
 * marks, its cover page, the head of a letter, the words of terms for the public and at last the signatures name them.
 */
export function readParties(given: FactSource): Party[] {
	const source = { ...given, text: withoutMarkup(given.text) }
	const marked = distinct(openingParties(source, openingOf(source)))
	const introduced = introducedParties(source.text.slice(0, introductionReach))
	let parties = introduced.length > 1 && scoreOf(introduced) + natureScores >= scoreOf(marked) ? introduced : marked
	if (parties.length < 2) {
		const late = introducedParties(lateOpeningOf(source))
		if (late.length > 1) parties = late
	}
	if (filing.test(source.text.slice(0, 1500))) return scoreOf(parties) < 8 ? [] : distinct(parties)
	const letter = parties.length < 2 || isLetter(source.text) ? letterParties(source, []) : []
	if (letter.length > 1 && letter.every(({ name, role }) => name ?? role) && scoreOf(parties) < 8) parties = withKnown(letter, parties)
	const headings = headingWords(
		source.structure.clauses.map(({ kind, number, heading }) => (kind === 'clause' && number !== null ? heading : null)),
	)
	parties = somebodies(withLabels(parties, letteredParties(source)), headings)
	for (const more of [labelledParties, stackedParties, letterParties, deedParties, publicParties, undertakers, openRoles]) {
		if (settled(parties)) break
		parties = somebodies(join(parties, more(source, parties)), headings)
	}
	// Two companies may publish a policy together; "you" are none of them.
	if (parties.every(({ name, kind }) => name !== null && kind !== 'individual') && !isLetter(source.text))
		parties = join(
			parties,
			publicParties(source, parties).filter(
				({ role }) => role?.text === 'you' && parties.length > 0 && isPolicy.test(source.text.slice(0, 400)),
			),
		)
	if (!parties.some(({ name }) => name)) parties = join(parties, signatureCompanies(source))
	return somebodies(parties, headings).filter((party) => !isGroupOfParty(source, party))
}

/** "The Provider is part of the Quarry Group": whose group a party belongs to is no party. */
function isGroupOfParty({ text }: FactSource, { name }: Party): boolean {
	return (
		name !== null &&
		/\bGroup$/.test(name.text) &&
		/\b(?:part|member|company)\s+of\s+(?:the\s+)?$|\bbelongs\s+to\s+(?:the\s+)?$/i.test(
			text.slice(Math.max(0, name.start - 40), name.start),
		)
	)
}

/** Each party once, without names of nobody; a misread name is still there by its role. */
function somebodies(parties: readonly Party[], headings: ReadonlySet<string>): Party[] {
	return distinct(
		distinct(parties.map(byRole)).flatMap((party) =>
			!namesNobody(party, headings) ? [party] : party.role && isRoleWord(party.role.text) ? [{ ...party, name: null }] : [],
		),
	)
}

/** Party A: Acme Co., Ltd. Where all sides stand behind such labels, these are the parties, or the names that were read without a role get theirs. */
function withLabels(parties: readonly Party[], labelled: readonly Party[]): Party[] {
	const sameAs = (party: Party) => labelled.find(({ name }) => name && party.name && sameName(name.text, party.name.text))
	if (labelled.length < 2) return [...parties]
	if (parties.length < 2) return [...labelled, ...parties.filter((party) => party.name && !sameAs(party))]
	// Names that no label has were read from words that only describe the sides.
	if (!parties.some(sameAs)) return [...labelled]
	return parties.map((party) => {
		const label = party.role === null ? sameAs(party) : undefined
		return label ? { ...party, role: label.role, aliases: label.aliases ?? [] } : party
	})
}

/** Two that are known by name or role. One named party is not enough: an agreement has another side. */
function settled(parties: readonly Party[]): boolean {
	return parties.length > 1
}

function byRole(party: Party): Party {
	const { name, role } = party
	if (name === null || !isRoleWord(name.text.replace(/^(?:the\s)?(?:(?:master|lead|initial|prime)\s)?/i, ''))) return party
	const start = name.end - name.text.replace(/^the\s/i, '').length
	return { ...party, name: null, role: role ?? { start, end: name.end, text: name.text.replace(/^the\s/i, '') } }
}

/** "between Acme, Inc. (the “Company”) and you (“Executive”)": a letter names its sides below, and above the role of "you". */
function withKnown(letter: readonly Party[], known: readonly Party[]): Party[] {
	const you = known.find(
		({ name, role, aliases = [] }) => name === null && [role, ...aliases].some((each) => each?.text.toLowerCase() === 'you'),
	)
	const company = known.find(({ name, kind }) => name !== null && kind === 'company')
	return letter.map((party) => {
		if (party.name === null && party.kind === 'company' && company) return company
		const own =
			you && party.kind === 'individual'
				? [you.role, ...(you.aliases ?? [])].filter((each) => each !== null && each.text.toLowerCase() !== 'you')
				: []
		return own.length > 0 ? { ...party, role: own[0] ?? party.role } : party
	})
}

/** The same words without the asterisks and addresses of Markdown, at the same places. */
function withoutMarkup(text: string): string {
	const unlinked = text.includes('](')
		? text.replace(/\[([^\]\n]{1,80})\]\((?:https?:|\/|#|mailto:|www\.)[^()\s]{0,300}\)/g, (link, words: string) =>
				` ${words}`.padEnd(link.length),
			)
		: text
	return unlinked.includes('**') || /[“"]_\p{L}/u.test(unlinked)
		? unlinked.replace(/\*{1,3}|(?<=[\s“"(])_{1,2}(?=\p{L})|(?<=\p{L})_{1,2}(?=[\s”"),.])/gu, (marks) => ' '.repeat(marks.length))
		: unlinked
}

/** A mark defines much beside parties: it counts behind a company or a person, or when it is a role. */
function isSure({ name, role, kind }: Party): boolean {
	return kind !== null || (name !== null && companySuffix.test(name.text)) || (role !== null && isRoleWord(role.text))
}

function written({ text }: Words): string {
	return text
		.replace(/\s-{3,}(?=\s)/g, '')
		.replace(/\s+/g, ' ')
		.replace(/\s(?=[,.](?:\s|$))/g, '')
}

/** Parties as facts: name, role, what kind of person, and where incorporated. A blank name gives no `party`, since it names nobody. */
export function readPartyFacts(source: FactSource): ParsedFact[] {
	const parties = readParties(source)
	const facts = parties.flatMap(({ name, role, aliases = [], kind, incorporatedIn, sure }) => {
		const of = name ? { of: written(name) } : {}
		return [
			...(name ? [makeFact(source, 'party', name, { value: written(name), confidence: sure })] : []),
			...(role ? [makeFact(source, 'party_role', role, { value: role.text.replace(/\s+/g, ' '), ...of, confidence: sure })] : []),
			// A party without a name is told apart by its role.
			...aliases.map((words) =>
				makeFact(source, 'party_role', words, {
					value: words.text.replace(/\s+/g, ' '),
					of: name ? written(name) : role?.text.replace(/\s+/g, ' '),
					confidence: sure,
				}),
			),
			...(name && kind ? [makeFact(source, 'party_kind', name, { value: kind, ...of, confidence: sure })] : []),
			...(incorporatedIn
				? [makeFact(source, 'incorporated_in', incorporatedIn, { value: incorporatedIn.text, ...of, confidence: sure })]
				: []),
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

function lateOpeningOf({ text }: FactSource): string {
	for (const match of allMatches(text.slice(0, lateReach), lateOpening)) {
		const start = match.index + match[0].search(/\b(?:by\sand\s)?(?:between|among)\b/i)
		if (/\([^()]{0,90}[“"]/.test(text.slice(start, start + 900))) return `${' '.repeat(start)}${text.slice(start, start + 3000)}`
	}
	return ''
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
	for (const match of allMatches(text, roleMark)) {
		const roles = rolesOfMark(match, region.start)
		const role = mainRole(roles)
		const behind = match.index + match[0].length
		if (!role) {
			if (/agreement|date|amount|safe|instrument|note/i.test(match[1] ?? '') && /[“"]/.test(match[1] ?? '')) from = behind
			continue
		}
		const party = describe(
			source,
			region.start + from,
			region.start + match.index,
			role,
			roles.filter((each) => each !== role),
		)
		from = behind
		if (party && isSure(party))
			parties.push(
				addressed.test(match[0]) &&
					parties.some((other) => other.name && party.name && sameName(other.name.text, party.name.text) && !calls(other, role.text))
					? { ...party, name: null }
					: party,
			)
	}
	if (parties.length < 2) parties.push(...betweenNames(source, region, parties))
	return parties
}

/** (“author”, “you”): not the speaker, though its name stands near. */
const addressed = /[“"](?:you|your)[,.]?[”"]/i

function describe(source: FactSource, from: number, to: number, role: Party['role'], aliases: Words[]): Party | null {
	let start = Math.max(from, to - 700)
	const chunk = source.text.slice(start, to)
	const cue = allMatches(chunk, boundary).at(-1)
	if (cue) start += cue.index + cue[0].length
	const further = () => nameBefore(source.text, start, to)
	const first = readName(source.text, start, to)
	const near = first && !first.blank ? further() : null
	// "… and Bloom & Co. Ltd. (collectively the “Agents”) understand that Tribute Inc. (the": the mark is the nearer one's.
	const other =
		first &&
		near &&
		near.start > first.span.end &&
		/\b(?:understands?|acknowledges?|confirms?|proposes?)\s(?:that|to)\b/.test(source.text.slice(first.span.end, near.start))
			? near
			: null
	const found = wrapped(other) ?? first ?? companyFurtherOn(source.text, start, to) ?? wrapped(further())
	if (found === null) return null
	return { name: found.blank ? null : found.span, role, aliases, ...natureOf(source.text, found.span.start, to), sure: confidence.labelled }
}

function wrapped(span: Words | null): { span: Words; blank: boolean } | null {
	return span === null ? null : { span, blank: false }
}

/** "This Safe is dated May 1. Acme Inc. (the …", "… has received from Beta Ltd. (the …": a company in a new sentence, or behind a word that leads to it. */
function companyFurtherOn(text: string, from: number, to: number) {
	for (const match of allMatches(text.slice(from, to), leadsToName).reverse()) {
		const found = readName(text, from + match.index + match[0].length, to)
		if (found && !found.blank && companySuffix.test(found.span.text)) return found
	}
	return null
}

function betweenNames(source: FactSource, region: Span, known: readonly Party[]): Party[] {
	const opening = source.text.slice(region.start, region.end)
	const cue = allMatches(opening, /\b(?:by\s+and\s+between|by\s+and\s+among|between|among|entered\s+into\s+by)\b[:,]?\s+/gi)[0]
	if (!cue) return []
	const start = region.start + cue.index + cue[0].length
	const rest = source.text.slice(start, Math.min(region.end, start + 900))
	const parties: Party[] = []
	const add = (name: NonNullable<ReturnType<typeof readName>>) =>
		parties.push({
			name: name.blank ? null : name.span,
			role: null,
			...natureOf(source.text, name.span.start, name.span.start + 160),
			sure: confidence.stated,
		})
	const first = readName(source.text, start, start + rest.length)
	if (
		first &&
		!first.span.text.startsWith('the ') &&
		(first.blank || first.span.text.includes(' ') || describedBehind(source.text, first.span.end)) &&
		!known.some(({ name }) => name?.text === first.span.text)
	)
		add(first)
	for (const and of allMatches(rest, /(?:,|\)|\s)\s?(?:and|AND|&)\s+(?=[\p{Lu}[_<])/gu)) {
		const at = start + and.index + and[0].length
		const next = readName(source.text, at, start + rest.length)
		if (!next || (!companySuffix.test(next.span.text) && !describedBehind(source.text, next.span.end))) continue
		if (![...known, ...parties].some(({ name }) => name && (name.text === next.span.text || next.span.start < name.end))) add(next)
		break
	}
	return parties.filter(({ name }) => name !== null)
}

function describedBehind(text: string, end: number): boolean {
	return /^,?\s(?:an?\s|\(|residing|having|with\s)/.test(text.slice(end, end + 12))
}

function signatureCompanies(source: FactSource): Party[] {
	const blocks = source.structure.clauses.filter(({ kind }) => kind === 'signature')
	const companies = blocks
		.flatMap((block) => companiesIn(source.text, block))
		.filter(({ text }) => text.split(/\s+/).length <= 9 && !/\s(?:shall|will|is|be|its|any|this|such)\s/.test(text))
		.slice(0, 6)
	return distinct(
		companies.map(({ start, end, text }) => ({
			name: { start, end, text },
			role: null,
			kind: 'company' as const,
			incorporatedIn: null,
			sure: confidence.implied,
		})),
	)
}

function join(known: readonly Party[], more: readonly Party[]): Party[] {
	return [
		...known,
		...more.filter(
			({ name, role }) =>
				!known.some(
					(party) =>
						(name && party.name && sameName(party.name.text, name.text)) ||
						(!name && role && party.role?.text.toLowerCase() === role.text.toLowerCase()),
				),
		),
	]
}

/** One party for each name, with all its roles; what is only another word for a party before it is none. */
function distinct(parties: readonly Party[]): Party[] {
	const kept: Party[] = []
	for (const party of parties) {
		const { name, role, aliases = [] } = party
		const before = kept.find((other) =>
			name
				? (other.name !== null && sameName(other.name.text, name.text)) || calls(other, name.text)
				: role !== null && calls(other, role.text),
		)
		if (!before) kept.push({ ...party })
		else if (name === null) continue
		else if (before.role === null) before.role = role
		// "Racing (the “Racing Team”)": an incidental name is no second role.
		else if (calls(before, name.text) && !(role && isRoleWord(role.text))) continue
		else before.aliases = [...(before.aliases ?? []), ...(role && role.text !== before.role.text ? [role] : []), ...aliases]
	}
	return kept
}

function calls({ role, aliases = [] }: Party, word: string): boolean {
	const bare = word.replace(/^the\s/i, '').toLowerCase()
	return [role, ...aliases].some((each) => each?.text.toLowerCase() === bare)
}

function sameName(one: string, other: string): boolean {
	return (
		bareName(one) === bareName(other) ||
		(companySuffix.test(one) !== companySuffix.test(other) && bareName(withoutForm(one)) === bareName(withoutForm(other)))
	)
}

function withoutForm(name: string): string {
	return name.replace(
		/,?\s(?:Inc|INC|LLC|Ltd|LTD|Limited|LIMITED|Corp|CORP|Corporation|CORPORATION|Company|Co|AG|GmbH|plc|PLC|L\.P|S\.A|B\.V)\.?$/,
		'',
	)
}

function bareName(name: string): string {
	return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
