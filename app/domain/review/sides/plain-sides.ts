import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { isRoleWord } from '../facts/parties/role-marks.ts'
import { type Introduced, introductions, mayBeParty, type Voice, voiceOfAuthor } from './plain-introductions.ts'
import { escaped, isCompanyName, isProperName, isTitled, nounsOfName, plainShortNames } from './plain-names.ts'
import { actorsOf, onlyActorOf } from './plain-actors.ts'
import { giveRoles } from './plain-roles.ts'
import type { PlainSide } from './plain-side.ts'
import { voicedIntroductions, wholeNames } from './plain-voices.ts'

/** A plain document is short and does without legal terms. */
const longest = 12_000
const lawyersWords =
	/\b(?:hereby|whereas|hereof|hereto|thereof|hereunder|herein|witnesseth|foregoing|pursuant|aforesaid|thereto|therein|hereinbelow)\b/gi
const mostLawyersWords = 2
/** Pronouns of one side; what "we both" do is done by both. */
const firstPerson = /\b(?:[Ww]e|[Uu]s|[Oo]ur|I|my|me)\b(?!\s(?:both|all|two|three)\b)(?<!\bof\sus|\bbetween\sus)/g
const secondPerson = /\b[Yy]ou(?:rs?)?\b/g
/** Fewer pronouns than these are quoted or incidental. */
const fewestPronouns = 3

const opening = 1000
/** Somebody so often beside "we" is not "we". */
const fewestBeside = 4

const pronounsOf: Record<Voice, readonly string[]> = {
	we: ['we', 'We', 'us', 'our', 'Our'],
	I: ['I', 'me', 'my', 'My'],
	you: ['you', 'You', 'your', 'Your'],
}

/**
 * The two sides of a document in plain words with every name that it has for them: letterhead and signature are "we",
 * the greeted one is "you", a role in lower case belongs to the name beside it.
 *
 * @returns `null` where the document is a lawyer's, or its two sides can't be told apart for sure
 */
export function plainSides(text: string): PlainSide[] | null {
	if (!isPlainPaper(text)) return null
	const found = introductions(text)
	const sides = byVoice(allIntroductions(text), text) ?? byDeeds(found, text) ?? twoOf(mergeAll(found, text), text)
	if (sides === null) return null
	giveVoices(sides, text)
	giveRoles(sides, text)
	const taken = (own: PlainSide) =>
		new Set(
			sides
				.filter((each) => each !== own)
				.flatMap(({ name, roles }) => [...(name?.split(/\s+/) ?? []), ...roles])
				.map((each) => each.toLowerCase()),
		)
	for (const side of sides) {
		const others = taken(side)
		const shorts =
			side.name === null
				? []
				: [...plainShortNames(side.name, text, side.person), ...side.names.flatMap((name) => plainShortNames(name, text, side.person))]
		const all = [
			...(side.name ? [side.name] : []),
			...side.names,
			...shorts.filter((short) => !others.has(short.toLowerCase())),
			...side.roles,
			...(side.voice ? pronounsOf[side.voice] : []),
		]
		side.names = [...new Set(all)]
	}
	// "our" cannot be both.
	return sides.some(({ voice }) => voice !== null && sides.filter((each) => each.voice === voice).length > 1) ? null : sides
}

/**
 * The pronouns of two parties whose names are known, in their order; none where the document does not speak so or does
 * not tell who is who.
 */
export function plainVoices(names: readonly (string | null)[], text: string): (readonly string[])[] {
	const sides = byVoice(allIntroductions(text), text)
	const isCalled = (side: PlainSide, name: string) => [side.name ?? '', ...side.names].some((each) => each !== '' && sameName(each, name))
	const of = names.map((name) => (name === null ? [] : (sides ?? []).filter((side) => isCalled(side, name))))
	const [one, other] = of.map((found) => (found.length === 1 ? (found[0]?.voice ?? null) : null))
	const author = voiceOfAuthor(text)
	if (one && other) return one === other ? [[], []] : [pronounsOf[one], pronounsOf[other]]
	const against = (voice: Voice): Voice => (voice === 'you' ? author : 'you')
	return one ? [pronounsOf[one], pronounsOf[against(one)]] : other ? [pronounsOf[against(other)], pronounsOf[other]] : [[], []]
}

/** Whether a text is short and does without legal terms. */
export function isPlainPaper(text: string): boolean {
	return text.length <= longest && (text.match(lawyersWords)?.length ?? 0) <= mostLawyersWords
}

function mergeAll(found: readonly Introduced[], text: string): PlainSide[] {
	const sides: PlainSide[] = []
	for (const { name, roles, voice, sure, start, end } of found) {
		if (name === null) continue
		const same = sides.find((side) => side.name !== null && (sameName(side.name, name) || side.names.some((each) => sameName(each, name))))
		if (!same) {
			sides.push({ name, names: [], roles: [...roles], voice, person: isTitled(name), sure, start, end })
			continue
		}
		if (name.length > (same.name?.length ?? 0) && /\p{Ll}/u.test(name)) {
			if (same.name) same.names.push(same.name)
			same.name = name
		} else if (name !== same.name) same.names.push(name)
		same.roles.push(...roles.filter((role) => !same.roles.includes(role)))
		same.voice ??= voice
		same.sure ||= sure
		// The place is that of one phrase: between the first and the last of them much belongs to the other side.
		if (start < same.start) [same.start, same.end] = [start, Math.max(end, start + name.length)]
	}
	for (const side of sides)
		side.person ||=
			side.voice === 'I' ||
			isGreeted(side, text) ||
			(side.name !== null && /^\p{Lu}\p{L}+$/u.test(side.name) && side.voice === 'you' && side.names.length === 0)
	return sides
}

function allIntroductions(text: string): Introduced[] {
	const voiced = voicedIntroductions(text).filter(
		({ name, sure }) => name === null || mayBeParty(name, sure ? text : `${text}\n${name}\n${name}`),
	)
	return [...introductions(text), ...voiced]
}

interface Voiced extends PlainSide {
	sureVoices: Set<Voice>
	unsureVoices: Set<Voice>
}

/**
 * The sides of a document that speaks from "we" to "you", each with all its names: the signer and the signer's firm,
 * the greeted person and their firm.
 *
 * @returns `null` where the document does not speak so, where no name is "we" or "you", or where one party would be
 * both
 */
function byVoice(found: readonly Introduced[], text: string): PlainSide[] | null {
	if (count(text, firstPerson) < fewestPronouns || count(text, secondPerson) < fewestPronouns) return null
	const author = voiceOfAuthor(text)
	const all: Voiced[] = mergeAll(found, text).map((side) => {
		const own = found.filter(({ name, voice }) => voice !== null && name !== null && (name === side.name || side.names.includes(name)))
		const voices = (sure: boolean) =>
			new Set(own.filter((each) => each.sure === sure).map(({ voice }): Voice => (voice === 'you' ? 'you' : author)))
		return { ...side, sureVoices: voices(true), unsureVoices: voices(false) }
	})
	if (all.some(({ sureVoices }) => sureVoices.size > 1)) return null
	const certain = (voice: Voice) => all.filter(({ sureVoices }) => sureVoices.has(voice))
	const likely = (voice: Voice) =>
		all.filter(({ sureVoices, unsureVoices }) => sureVoices.size === 0 && unsureVoices.size === 1 && unsureVoices.has(voice))
	const of = (voice: Voice) => (certain(voice).length > 0 ? certain(voice) : likely(voice).slice(0, 1))
	const unnamed = found.filter((each) => each.name === null && each.voice !== null)
	const roles = (voice: Voice) => unnamed.flatMap((each) => ((each.voice === 'you' ? 'you' : author) === voice ? each.roles : []))
	const [we, you] = [of(author), of('you')]
	const unvoiced = all.filter((side) => !we.includes(side) && !you.includes(side) && side.sure && side.sureVoices.size === 0)
	// "Dear Ed" greets Edward; a name that shares a word with a side belongs to it, as "the Lark Program" is Lark's.
	const greetedToo = unvoiced.filter((side) => you.some((each) => isLonger(side, each)))
	const rest = unvoiced.filter((side) => !greetedToo.includes(side) && ![...we, ...you].some((each) => sharesWord(side, each)))
	// With one side known from the first lines, the only other name there is the other side; a farewell may name its
	// officer.
	const [alone] = rest.length === 1 && [...we, ...you].some(({ start }) => start < opening) ? rest : []
	const weAll = we.length === 0 && you.length > 0 && alone ? [alone] : we
	const youAll = you.length === 0 && we.length > 0 && alone ? [alone] : [...you, ...greetedToo]
	if (weAll.length === 0 && youAll.length === 0) return null
	return [joined(weAll, author, roles(author), text), joined(youAll, 'you', roles('you'), text)].sort((a, b) => a.start - b.start)
}

function byDeeds(found: readonly Introduced[], text: string): PlainSide[] | null {
	if (count(text, secondPerson) >= fewestPronouns) return null
	const merged = mergeAll(found, text)
	const known = twoOf(merged, text)
	// Two that are introduced with their roles keep them.
	if (known?.every(({ name, roles, sure }) => name !== null && sure && roles.length > 0)) return null
	const asSide = (actor: Introduced): PlainSide => {
		const same =
			actor.name === null
				? undefined
				: merged.find(({ name, names }) => [name ?? '', ...names].some((each) => sameName(each, actor.name ?? '')))
		const names = same ? [same.name, ...same.names].filter((each): each is string => each !== null && each !== actor.name) : []
		const roles = [...new Set([...actor.roles, ...(same?.roles ?? [])])]
		return { name: actor.name, names, roles, voice: null, person: same?.person ?? false, sure: true, start: actor.start, end: actor.end }
	}
	const weSpoken = count(text, firstPerson) >= fewestPronouns
	const both = actorsOf(text).map(asSide)
	const [one, other] = both
	if (one && other) {
		if (!weSpoken) return both
		const [beside, besideOther] = both.map((side) => besideWe(side, text))
		if (beside! >= fewestBeside && beside! > besideOther! * 3) other.voice = voiceOfAuthor(text)
		else if (besideOther! >= fewestBeside && besideOther! > beside! * 3) one.voice = voiceOfAuthor(text)
		return both
	}
	const only = weSpoken ? onlyActorOf(text) : null
	if (!only) return null
	const side = asSide(only)
	return besideWe(side, text) < fewestBeside ? null : [side, joined([], voiceOfAuthor(text), [], text)].sort((a, b) => a.start - b.start)
}

function besideWe({ name, names, roles }: PlainSide, text: string): number {
	const called = [name ?? '', name?.split(/\s+/)[0] ?? '', ...names, ...roles]
		.filter((each) => each.length > 2)
		.map(escaped)
		.join('|')
	if (called === '') return 0
	const pattern = new RegExp(`(?<![\\p{L}])(?:${called})(?![\\p{L}])`, 'u')
	return text.split(/[.;:!?\n]\s*|,\s(?=and\s|but\s|or\s)/).filter((part) => count(part, firstPerson) > 0 && pattern.test(part)).length
}

function isLonger({ name }: PlainSide, { name: called }: PlainSide): boolean {
	if (name === null || called === null || isCompanyName(name)) return false
	return /^\p{Lu}\p{Ll}+$/u.test(called) && name.toLowerCase().startsWith(called.toLowerCase())
}

function sharesWord(one: PlainSide, other: PlainSide): boolean {
	const words = ({ name }: PlainSide) =>
		(name ?? '')
			.toLowerCase()
			.split(/[\s,.]+/)
			.filter((word) => word.length > 3)
	return words(one).some((word) => words(other).includes(word))
}

function joined(sides: readonly PlainSide[], voice: Voice, roles: readonly string[], text: string): PlainSide {
	const start = at(text, voice === 'you' ? /\b[Yy]ou\b/ : /\b(?:[Ww]e|I|us|our)\b/)
	const main = sides.find(({ name }) => name !== null && isCompanyName(name)) ?? sides[0]
	if (!main) return { name: null, names: [], roles: [...roles], voice, person: false, sure: true, start, end: start + 3 }
	const names = sides.flatMap((side) => [...(side.name !== null && side !== main ? [side.name] : []), ...side.names])
	const people = sides.filter(({ person }) => person).flatMap(({ name, names: own }) => [...(name === null ? [] : [name]), ...own])
	const whole = people.flatMap((each) => wholeNames(each, text))
	const person = people.length > 0 && ![main.name ?? '', ...names].some(isCompanyName)
	return {
		...main,
		names: [...new Set([...names, ...whole])],
		roles: [...new Set([...sides.flatMap((side) => side.roles), ...roles])],
		voice,
		person,
	}
}

function sameName(one: string, other: string): boolean {
	const [a, b] = [one, other].map((name) =>
		name
			.toLowerCase()
			.replace(/^(?:the|mrs?\.?|ms\.?|dr\.?|prof\.?|professor)\s+/, '')
			.split(/\s+/),
	)
	if (!a || !b) return false
	const [short, long] = a.length <= b.length ? [a, b] : [b, a]
	return (
		short.every((word, at) => word === long[at]) ||
		(short.length === 1 && short[0] === long.at(-1)) ||
		(a.length === 2 && b.length === 2 && (a[1] === b[0] || b[1] === a[0]))
	)
}

function isGreeted({ name, names }: PlainSide, text: string): boolean {
	return [name ?? '', ...names].some(
		(each) =>
			!isCompanyName(each) &&
			new RegExp(
				`(?:Dear|Hi|Hello|Hey)\\s+(?:(?:Mrs?|Ms|Dr|Prof(?:essor)?)\\.?\\s+)?(?:${each.split(/\s+/).map(escaped).join('|')})\\b`,
				'iu',
			).test(text),
	)
}

/** The two parties of a document; a single name needs another one that is addressed. */
function twoOf(all: readonly PlainSide[], text: string): PlainSide[] | null {
	const certain = all.filter(({ sure }) => sure)
	const sides = all.length > 2 && certain.length > 0 ? certain : all
	const marked = sides.filter(({ roles, voice }) => roles.length > 0 || voice !== null)
	const two =
		sides.length <= 2
			? sides
			: marked.length <= 2 && marked.length > 0
				? marked.length === 2
					? marked
					: sides.slice(0, 2)
				: sides.filter(({ voice }) => voice !== null).length === 2
					? sides.filter(({ voice }) => voice !== null)
					: null
	if (two === null || two.length === 0) return null
	const [only] = two
	// "FOR HOSTS" over terms names their readers.
	if (two.length === 1 && only && !only.sure && !isProperName(only.name ?? '', text)) return null
	if (two.length === 2 || !only) return [...two]
	const speaks = count(text, /\b(?:[Ww]e|us|[Oo]ur|I|my|me)\b/g) >= fewestPronouns
	const spokenTo = count(text, /\b[Yy]ours?\b|\b[Yy]ou\b/g) >= fewestPronouns
	if (speaks && spokenTo)
		return [
			only,
			{
				name: null,
				names: [],
				roles: [],
				voice: only.voice === 'you' ? voiceOfAuthor(text) : 'you',
				person: false,
				sure: true,
				start: at(text, only.voice === 'you' ? /\b(?:[Ww]e|I|us|our)\b/ : /\b[Yy]ou\b/),
				end: 0,
			},
		].map((side) => ({ ...side, end: side.end || side.start + 3 }))
	const role = actingRole(text, only)
	return role === null
		? null
		: [
				only,
				{
					name: null,
					names: [],
					roles: [role.text],
					voice: null,
					person: false,
					sure: true,
					start: role.start,
					end: role.start + role.text.length,
				},
			]
}

function count(text: string, pattern: RegExp): number {
	return text.match(pattern)?.length ?? 0
}

function at(text: string, pattern: RegExp): number {
	return Math.max(0, text.search(pattern))
}

function actingRole(text: string, known: PlainSide): { text: string; start: number } | null {
	const own = new Set([...known.roles, ...nounsOfName(known.name ?? '', text)].map((each) => each.toLowerCase()))
	const counts = new Map<string, { text: string; start: number; uses: number }>()
	for (const match of allMatches(
		text,
		longPattern('gu')`
			(?:\b[Tt]he\s)?(?<!\p{Lu}\p{L}+\s)\b(\p{Lu}\p{L}+(?:-\p{L}+)?)\s
			(?=(?:shall|must|may|can|will|pays?|gets?|keeps?|has|is|agrees?|promises|gives|cannot)\b)
		`,
	)) {
		const role = match[1] ?? ''
		if (!isRoleWord(role) || own.has(role.toLowerCase())) continue
		const entry = counts.get(role) ?? { text: role, start: match.index + match[0].indexOf(role), uses: 0 }
		counts.set(role, { ...entry, uses: entry.uses + 1 })
	}
	const often = [...counts.values()].filter(({ uses }) => uses > 2)
	return often.length === 1 ? often[0]! : null
}

/** Who writes and who is addressed, where it is known of one of two or follows from a title. */
function giveVoices(sides: PlainSide[], text: string): void {
	const first = count(text, /\b(?:[Ww]e|us|[Oo]ur|I|my|me)\b/g) >= fewestPronouns
	const second = count(text, /\b[Yy]ours?\b|\b[Yy]ou\b/g) >= fewestPronouns
	const [one, other] = sides
	if (!one || !other) return
	// A name that both greets and signs was read wrong somewhere.
	for (const side of sides) {
		if (side.voice === 'you' && !second) side.voice = null
		if (side.voice !== null && side.voice !== 'you' && !first) side.voice = null
	}
	// Knowing who is addressed tells who speaks, and the other way round.
	if (!first || !second) return
	if (one.voice === null && other.voice === null) {
		const greeted = sides.filter((side) => isGreeted(side, text))
		const author = sides.filter((side) => isAuthor(side, text))
		if (greeted.length === 1) greeted[0]!.voice = 'you'
		else if (author.length === 1) author[0]!.voice = voiceOfAuthor(text)
		else {
			// Terms that a named firm makes with a role speak to that role.
			const generic = sides.filter(({ name }) => name !== null && /^(?:Owner|Customer|Client|Member|Tenant|User)s?\b/.test(name))
			if (generic.length !== 1) return
			generic[0]!.voice = 'you'
		}
	}
	const known = one.voice !== null ? one : other
	const open = known === one ? other : one
	if (open.voice === null) open.voice = known.voice === 'you' ? voiceOfAuthor(text) : 'you'
}

function isAuthor({ name, names }: PlainSide, text: string): boolean {
	return [name ?? '', ...names].filter(Boolean).some((each) => {
		const called = `(?:${escaped(each)})`
		return new RegExp(
			patternPart`
				^[^\n]*\b(?:terms|membership|conditions|rules|programme|welcome)\b[^\n]*\b(?:of|at|for|by)\s(?:the\s)?${called}
				|^${called}\s[–—-]\s[^\n]*(?:terms|membership|our)
				|\b${called}\s(?:welcomes|offers|invites|thanks|lends|gives)\s(?:to\s)?you\b
			`,
			'iu',
		).test(text.slice(0, 1500))
	})
}
