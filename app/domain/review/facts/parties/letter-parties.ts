import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import type { FactSource } from '../fact-source.ts'
import { nameBefore } from './name-before.ts'
import { natureOf, type Party, type Words } from './party.ts'
import { companySuffix, readName } from './party-name.ts'
import { isRoleWord, mainRole, roleMark, rolesOfMark } from './role-marks.ts'

const openingLength = 6000
/** How far behind the greeting a letter names its author. */
const writerReach = 2500
const greetings =
	/(?:^|\s)Dear\s(?:Mr\.?\s|Ms\.?\s|Mrs\.?\s|Dr\.?\s)?((?:[\p{Lu}][\p{L}.’'-]{0,30}\s){0,3}[\p{Lu}][\p{L}.’'-]{0,30}|[[{<«_][^:,\n]{0,60}|)\s?[,:]/mu
const nobody =
	/^(?:Sir|Madam|Sirs|Ladies|Gentlemen|Colleagues?|Candidate|Applicant|Team|Customer|Client|Investor|Founder|Advisor|Employee|All)\b/
const blank = /^[[{<«_]/
const personWords = longPattern('gu')`
	(?<![\p{L}.])(
		(?:[\p{Lu}][\p{L}.’'-]{0,30}|[“"(][\p{Lu}][\p{L}]{1,20}[”")])
		(?:[ \t]{1,3}(?:[\p{Lu}][\p{L}.’'-]{0,30}|[“"(][\p{Lu}][\p{L}]{1,20}[”")])){1,4}
	)
`
const title = /^(?:Mr|Ms|Mrs|Dr|Miss)\.?\s+/
const noPerson = longPattern()`
	\b(?:
		Street|Road|Avenue|Lane|Drive|Court|Suite|Box|Exhibit|EXHIBIT|Agreement|Letter|Employment|Offer|Re|Date|City|January|February
		|March|April|May|June|July|August|September|October|November|December|Board|President|Officer|Chairman|Director|Via|VIA|EMAIL
		|Confidential|CONFIDENTIAL|New York|Page|Attention
	)\b
`
const spokenTo = /(?<![\p{L}])(?:[Yy]ou|[Ww]e|[Uu]s)(?:\s\(|,\s)(?=[“"]?[\p{Lu}\p{N}])[“"]?/gu
/** (“you”), (the “Company,” “we” or “our”): the name stands before. */
const speaking = /\([^()]{0,120}[“"](?:you|your|we|us|our)[,.]?[”"][^()]{0,60}\)/giu
const possessiveOffer = /(?<![\p{L}.])((?:\p{Lu}[\p{L}&.-]{1,30}\s){0,3}\p{Lu}[\p{L}&.-]{1,30})[’']s\s(?:\p{Ll}+\s){0,2}offer\b/u
const leadsToWriter = longPattern('gu')`
	\b(?:
		[Bb]oard\sof\sDirectors\sof
		|(?:President|Officer|CEO|CFO|COO|Counsel|Controller|Manager|Director|Engineer|Treasurer)\s(?:of|at|for|with)
		|behalf\sof(?:\sthe\sBoard\sof(?:\sDirectors\sof)?)?|employment\s(?:with|by|at)|employed\s(?:with|by|at)
		|(?:position|role|place|work|offer|service|services|agreement|career)\b[^.;:]{0,80}?\s(?:with|at|for|of)|join(?:ing)?|engag\w+\sby
		|which|that|[Yy]ou\sand|[Aa]s\swe\sdiscussed,|to
	)\s+(?:the\s)?(?=\p{Lu}|\d\p{Lu})
`

/** Whether a letter begins here: lines may have run together, so the greeting needs no line of its own. */
export function isLetter(text: string): boolean {
	return /(?:^|\s)Dear\s(?=[\p{Lu}[{<«_])/u.test(text.slice(0, 4000))
}

/** The sides of a letter: whom it greets, who writes, and names behind "you" and "we". */
export function letterParties(source: FactSource, known: readonly Party[]): Party[] {
	const opening = source.text.slice(0, openingLength)
	const greeting = greetings.exec(opening)
	const found: Party[] = []
	const add = (party: Party | null) => {
		const name = party?.name?.text
		if (party && (name === undefined || ![...known, ...found].some((other) => other.name?.text === name))) found.push(party)
	}
	for (const match of allMatches(opening, spokenTo)) add(sideAt(source, match.index + match[0].length))
	for (const match of allMatches(opening, speaking)) for (const side of markedSides(source, match)) add(side)
	if (!greeting) return found.length > 1 || known.length > 0 ? found : []
	const people = [...known, ...found]
	if (!people.some(({ kind, role }) => kind === 'individual' || role?.text === 'you')) add(addressee(source, greeting))
	if (![...people, ...found].some(({ kind, role }) => kind === 'company' || (role && role.text !== 'you'))) add(writer(source, greeting))
	return found
}

function sideAt({ text }: FactSource, at: number): Party | null {
	const end = text.slice(at, at + 120).search(/[)”"\n]/)
	const name = readName(text, at, at + (end === -1 ? 120 : end))
	if (!name || name.blank || name.span.text.split(/\s/).length < 2) return null
	const nature = natureOf(text, name.span.start, name.span.end)
	return { name: name.span, role: null, ...nature, kind: nature.kind ?? 'individual', sure: confidence.stated }
}

function markedSides({ text }: FactSource, match: RegExpMatchArray): Party[] {
	const at = match.index ?? 0
	const name = nameBefore(text, Math.max(0, at - 300), at)
	if (!name) return []
	const roles = allMatches(text.slice(at, at + match[0].length), roleMark).flatMap((mark) => rolesOfMark(mark, at))
	const role = mainRole(roles)
	// Lark Bank (the “Company”) engages the agent below (the “Agent” or “you”): the name before has a mark of its own.
	const taken = allMatches(text.slice(name.end, at), roleMark).flatMap((mark) => rolesOfMark(mark, name.end))
	const own = taken.length > 0 ? taken : roles
	const ownRole = mainRole(own)
	const named: Party = {
		name,
		role: ownRole,
		aliases: own.filter((each) => each !== ownRole),
		...natureOf(text, name.start, at),
		sure: confidence.stated,
	}
	if (taken.length === 0) return [named]
	return role && isRoleWord(role.text)
		? [
				named,
				{ name: null, role, aliases: roles.filter((each) => each !== role), kind: null, incorporatedIn: null, sure: confidence.stated },
			]
		: [named]
}

/** "Dear Jordan," below "Mr. Jordan Velasquez, 14 Elm Court": a letter names its reader above the greeting, or in it. */
function addressee(source: FactSource, greeting: RegExpExecArray): Party | null {
	const greeted = greeting[1] ?? ''
	const at = greeting.index + greeting[0].indexOf(greeted)
	if (nobody.test(greeted)) return null
	if (greeted === '')
		return { name: null, role: { start: at, end: at + 4, text: 'you' }, kind: 'individual', incorporatedIn: null, sure: confidence.stated }
	if (blank.test(greeted))
		return {
			name: null,
			role: { start: at, end: at + greeted.length, text: 'you' },
			kind: 'individual',
			incorporatedIn: null,
			sure: confidence.stated,
		}
	const words = greeted.split(' ')
	const person = (start: number, text: string): Party => ({
		name: { start, end: start + text.length, text },
		role: null,
		kind: 'individual',
		incorporatedIn: null,
		sure: confidence.stated,
	})
	const from = Math.max(0, greeting.index - 700)
	const block = source.text.slice(from, greeting.index)
	const people = allMatches(block, personWords).flatMap((match) => {
		const whole = match[1] ?? ''
		const text = whole.replace(title, '').replace(/[,.]+$/, '')
		if (noPerson.test(text) || companySuffix.test(text) || text.split(/\s+/).length < 2) return []
		return [
			{
				start: from + match.index + whole.indexOf(text),
				text,
				titled: title.test(whole),
				greeted: words.some((word) => text.split(/[\s“”"()]+/).some((part) => sameGivenName(part, word))),
			},
		]
	})
	const employer = companyAddressed(source, from, greeting)
	if (employer) return employer
	const best = people.findLast((each) => each.greeted) ?? people.findLast((each) => each.titled)
	if (best) return person(best.start, best.text)
	return words.length > 1 && !companySuffix.test(greeted)
		? person(at, greeted)
		: {
				name: null,
				role: { start: at, end: at + greeted.length, text: 'you' },
				kind: 'individual',
				incorporatedIn: null,
				sure: confidence.implied,
			}
}

/** A letter to the officer of a company, on anything but his or her work, addresses the company. */
function companyAddressed(source: FactSource, from: number, greeting: RegExpExecArray): Party | null {
	if (
		/\b(?:employ\w*|salary|position|severance|retirement|resign\w*|consult\w*|your\s(?:service|work|role))\b/i.test(
			source.text.slice(greeting.index, greeting.index + 2500),
		)
	)
		return null
	const block = source.text.slice(from, greeting.index)
	const line = allMatches(block, /(?:^|\n|\s{2,})[ \t]*(\p{Lu}[^\n]{2,70}?)(?=[ \t]*(?:\n|\s{2,}|$))/gu).findLast(
		({ 1: words = '' }) => companySuffix.test(words) && !/[:@]|^(?:Re|RE|Attn|c\/o)\b/.test(words),
	)
	const words = line?.[1]
	if (!line || words === undefined) return null
	const at = from + line.index + line[0].indexOf(words)
	const name = readName(source.text, at, at + words.length)
	if (!name || name.blank || !companySuffix.test(name.span.text)) return null
	const you = greeting.index + greeting[0].indexOf(greeting[1] ?? '')
	return {
		name: name.span,
		role: { start: you, end: you + (greeting[1] ?? '').length, text: 'you' },
		kind: 'company',
		incorporatedIn: null,
		sure: confidence.stated,
	}
}

function sameGivenName(written: string, greeted: string): boolean {
	return (
		written === greeted ||
		(greeted.length > 1 &&
			written.length > greeted.length &&
			written.startsWith(greeted.replace(/y$/, '')) &&
			/^\p{Lu}\p{Ll}+$/u.test(written))
	)
}

/** The author: the company that the first words call "Company" or offer a place with, or that of the letterhead. */
function writer(source: FactSource, greeting: RegExpExecArray): Party | null {
	const from = greeting.index + greeting[0].length
	const words = source.text.slice(from, from + writerReach)
	const offering = possessiveOffer.exec(words.slice(0, 400))
	if (offering?.[1] && isBrand(source.text, { text: offering[1], start: 0, end: 0 })) {
		const start = from + offering.index
		return {
			name: { start, end: start + offering[1].length, text: offering[1] },
			role: null,
			kind: 'company',
			incorporatedIn: null,
			sure: confidence.implied,
		}
	}
	for (const match of allMatches(words, roleMark)) {
		const roles = rolesOfMark(match, from)
		const name = roles.length > 0 ? nameBefore(source.text, from, from + match.index) : null
		const role = mainRole(roles)
		if (name)
			return {
				name,
				role,
				aliases: roles.filter((each) => each !== role),
				...natureOf(source.text, name.start, from + match.index),
				kind: 'company',
				sure: confidence.stated,
			}
		if (role && /^(?:company|employer|corporation)$/i.test(role.text))
			return { name: null, role, kind: 'company', incorporatedIn: null, sure: confidence.implied }
	}
	for (const sure of [true, false]) {
		for (const match of allMatches(words, leadsToWriter)) {
			const at = from + match.index + match[0].length
			const name = readName(source.text, at, at + 120)
			if (!name || name.blank || name.span.start > at + 2 || !(sure ? companySuffix.test(name.span.text) : isBrand(source.text, name.span)))
				continue
			return {
				name: name.span,
				role: null,
				...natureOf(source.text, name.span.start, name.span.end + 80),
				kind: 'company',
				sure: confidence.implied,
			}
		}
		const head = sure ? letterhead(source, greeting.index) : null
		if (head) return head
	}
	return null
}

function isBrand(text: string, { text: name }: Words): boolean {
	return (
		!longPattern()`
			\b(?:
				Projects?|Operations|Finance|Marketing|Development|Research|Sales|Resources|Manager|Division|Department|Services|Engineering
				|Products?|Plan|Strategy
			)$
		`.test(name) &&
		!longPattern()`
			^(?:
				Company|Board|Chief|Senior|Vice|Executive|President|Exhibit|Section|Compensation|Committee|Employment|Agreement|Effective|Closing
				|Mr|Ms|Your|The
			)\b
		`.test(name) &&
		name.split(/\s/).length <= 4 &&
		text.split(name.split(/\s/)[0] ?? name).length > 4
	)
}

function letterhead(source: FactSource, greetingAt: number): Party | null {
	for (const line of allMatches(source.text.slice(0, greetingAt), /^[ \t]{0,8}(\S[^\n]{2,80}?)[ \t]*$/gm)) {
		const text = (line[1] ?? '').split(/\s(?=\d)/)[0] ?? ''
		if (!companySuffix.test(text) || /[:@\d]|\b(?:Agreement|AGREEMENT|Exhibit|EXHIBIT|Letter)\b/.test(text)) continue
		const start = line.index + line[0].indexOf(text)
		return {
			name: { start, end: start + text.length, text },
			role: null,
			...natureOf(source.text, start, start + text.length),
			sure: confidence.implied,
		}
	}
	return null
}
