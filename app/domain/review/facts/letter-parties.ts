import { confidence } from './confidence.ts'
import type { FactSource } from './fact-source.ts'
import { natureOf, type Party } from './party.ts'
import { companySuffix, readName } from './party-name.ts'

const openingLength = 6000
const greetings = /^[ \t]{0,8}Dear\s(?:Mr\.?\s|Ms\.?\s|Mrs\.?\s|Dr\.?\s)?((?:[\p{Lu}][\p{L}’'-]{1,30}\s){0,2}[\p{Lu}][\p{L}’'-]{1,30})\s?[,:]/mu
const nobody = /^(?:Sir|Madam|Sirs|Ladies|Gentlemen|Colleagues?|Candidate|Applicant|Team|Customer|Client|Investor|Founder|Advisor|Employee|All)\b/
const nameLine = /^[ \t]{0,8}((?:[\p{Lu}][\p{L}.’'-]{0,30}\s){1,3}[\p{Lu}][\p{L}’'-]{1,30})[ \t]*$/gmu
/** "You (Ada Miller)", "we (Harbour Studio LLC)", "us, Harbour Studio LLC". */
const spokenTo = /(?<![\p{L}])(?:[Yy]ou|[Ww]e|[Uu]s)(?:\s\(|,\s)(?=[“"]?[\p{Lu}\p{N}])[“"]?/gu
const offering = /\b(?:position|employment|role|work|engage\w*|join|joining|join\sus|offer\w*|behalf|services?|advisor)\b[^.;\n]{0,60}\b(?:with|at|by|of|to|for|join)\s(?=[\p{Lu}])/gu

/** The sides of a letter: whom it greets, who writes, and names behind "you" and "we". */
export function letterParties(source: FactSource, known: readonly Party[]): Party[] {
	const opening = source.text.slice(0, openingLength)
	const greeting = greetings.exec(opening)
	const found: Party[] = []
	const add = (party: Party | null) => {
		const name = party?.name?.text
		if (party && name !== undefined && ![...known, ...found].some((other) => other.name?.text === name)) found.push(party)
	}
	for (const match of opening.matchAll(spokenTo)) add(sideAt(source, match.index + match[0].length))
	if (!greeting) return found.length > 1 || known.length > 0 ? found : []
	add(addressee(source, greeting))
	if (![...known, ...found].some(({ kind }) => kind === 'company')) add(sender(source, greeting.index))
	return found
}

function sideAt({ text }: FactSource, at: number): Party | null {
	const end = text.slice(at, at + 120).search(/[)”"\n]/)
	const name = readName(text, at, at + (end === -1 ? 120 : end))
	if (!name || name.blank || name.span.text.split(/\s/).length < 2) return null
	const nature = natureOf(text, name.span.start, name.span.end)
	return { name: name.span, role: null, ...nature, kind: nature.kind ?? 'individual', sure: confidence.stated }
}

/** "Dear Jordan," below a line "Jordan Velasquez": a letter names its reader above the greeting, or in it. */
function addressee(source: FactSource, greeting: RegExpExecArray): Party | null {
	const greeted = greeting[1] ?? ''
	const last = greeted.split(' ').at(-1) ?? ''
	if (nobody.test(greeted)) return null
	const person = (start: number, text: string): Party => ({ name: { start, end: start + text.length, text }, role: null, kind: 'individual', incorporatedIn: null, sure: confidence.stated })
	for (const line of source.text.slice(0, greeting.index).matchAll(nameLine)) {
		const text = line[1] ?? ''
		if (text.split(' ').includes(last) && !companySuffix.test(text)) return person(line.index + line[0].indexOf(text), text)
	}
	return greeted.includes(' ') && !companySuffix.test(greeted) ? person(greeting.index + greeting[0].indexOf(greeted), greeted) : null
}

/** Who writes: the company of the letterhead, or the one that the first sentences offer a place with. */
function sender(source: FactSource, greetingAt: number): Party | null {
	for (const line of source.text.slice(0, greetingAt).matchAll(/^[ \t]{0,8}(\S[^\n]{2,80}?)[ \t]*$/gm)) {
		const text = line[1] ?? ''
		if (!companySuffix.test(text) || /[:@\d]/.test(text)) continue
		const start = line.index + line[0].indexOf(text)
		return { name: { start, end: start + text.length, text }, role: null, ...natureOf(source.text, start, start + text.length), sure: confidence.implied }
	}
	for (const match of source.text.slice(greetingAt, greetingAt + 1500).matchAll(offering)) {
		const at = greetingAt + match.index + match[0].length
		const name = readName(source.text, at, at + 120)
		if (name && !name.blank && companySuffix.test(name.span.text)) return { name: name.span, role: null, ...natureOf(source.text, name.span.start, name.span.end + 80), sure: confidence.implied }
	}
	return null
}
