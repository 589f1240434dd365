import { allMatches } from '../clauses/search/all-matches.ts'
import { isRoleWord } from '../facts/parties/role-marks.ts'
import type { Introduced } from './plain-introductions.ts'
import { escaped, isCompanyName, isProperName, plainName } from './plain-names.ts'
import { wholeNames } from './plain-voices.ts'

/** Somebody who does what only people and firms do, by a name or by "the" and a noun. */
interface Actor {
	/** The name, or the noun in small letters. */
	called: string
	isName: boolean
	start: number
	deeds: number
}

const deeds = [
	'pay|give|tell|promise|agree|decide|want|wish|buy|sell|lend|borrow|owe|ask|send|write|hire|rent',
	'let|deliver|receive|accept|refuse|choose|show|bring|keep|help|work|build|make|use|allow|permit|bear|answer',
	'sign|leave|repay|return|supply|provide|perform|invoice|bill|order|collect|train|teach|treat|share|disclose|assign|license',
	'own|employ|appoint|warrant|insure|inform|notify|store|process|handle|remain|draw|print|cook|clean|carry|put|take',
	'get|go|come|stay|invest|hand|do|has|have|need|know|settle|cover|run|check|look|speak',
].join('|')
const modal =
	"(?:shall|must|may|can|cannot|will|would|should|might|could|need|does|do|is\\sto|has\\sto|have\\sto|may\\snot|won[’']t|can[’']t|doesn[’']t" +
	'|is\\s(?:free|bound|allowed|obliged|entitled)\\sto)'
const between = String.raw`(?:,?\s(?:also|alone|then|only|never|always|first|likewise|in\sturn|itself|himself|herself))?`
const helped = String.raw`${modal}\s(?:not\s|never\s|also\s|only\s|then\s)?(?:be\s)?\p{Ll}+`
const acting = String.raw`${between}\s(?:${helped}|(?:${deeds})(?:e?s)?|carries|replies|supplies|owns|tries)(?![\p{L}])`
const oneWord = String.raw`\p{Lu}[\p{L}\d’-]+`
/** A name does more than a noun can: "Lark grinds the flour". */
const noDeeds = String.raw`(?:is|was|has\sbeen|as|this|its|his|less|plus|versus|lies|costs)\b`
const actingAsNamed = String.raw`(?:${acting}|\s(?!${noDeeds})\p{Ll}{2,}s\s(?=\p{L}|\d))`
const names = new RegExp(
	String.raw`(?<![\p{L}.]|\b[Tt]he[ ])(${oneWord}(?:[ ](?:&[ ])?${oneWord}){0,3})(?=(?:[ ]and[ ]${oneWord})?${actingAsNamed})`,
	'gu',
)
const nouns = new RegExp(String.raw`(?<![\p{L}])[Tt]he[ ](\p{L}\p{Ll}{2,}(?:-\p{Ll}+)?)(?=${acting})`, 'gu')
const firms = String.raw`(?:[Cc]ompany|[Ff]irm|[Cc]lient|[Ss]tudent|[Aa]gent|[Aa]gency|[Ss]tudio|[Ss]chool|[Bb]akery|[Mm]useum|[Cc]lub|[Ss]hop|[Ww]orkshop)`
const people = String.raw`\p{L}?\p{Ll}+(?:er|or|ee|ist|ian|ant)|${firms}`
const nounsOfPeople = new RegExp(String.raw`(?<![\p{L}])[Tt]he[ ](?:\p{Ll}+[ ])?(${people})(?=${actingAsNamed})`, 'gu')
/** What begins a sentence with a capital, acts in a document that is about it, or is both sides. */
const nobody = new RegExp(
	`^(?:${[
		'if|when|what|who|whoever|each|both|all|either|neither|nobody|everybody|anyone|someone|one|he',
		'she|it|they|we|you|this|that|these|those|there|here|so|and|but|or|as',
		'the|then|until|after|before|should|nothing|everything|whichever|whatever|parties|party|sides?|two|three|others?',
		'same|first|second|last|rest|court|judge|law|money|price|paper|agreement|contract|letter|sheet|work',
		'word|words|term|year|month|notice|interest|loan|product|goods|software|program|app|service|services|public',
		'bank|state|arbitrator|mediator|notary|lawyer|fee|fees|rule|rules|list|name|names|number|matter|offer',
		'computer|water|summer|winter|quarter|printer|server|container|trailer|motor|error|floor|door|color|factor|weather',
		'paper|restaurant|former|latter|remainder|register|folder|calendar|corner|cover|answer|power',
	].join('|')})$`,
	'i',
)
const fewestDeeds = 3
const fewestNear = 2
const firstSentence = 300
/** The weight of a mention beside "to" or "by". */
const passive = 0.34
const reach = 1500
/** One that acts about as often as the second may be the second party too. */
const ahead = 1.6

/**
 * The two parties that act throughout a document, where it speaks of both by name or as "the bakery" and "the builder":
 * each with all its names.
 *
 * @returns `[]` where not exactly two stand out
 */
export function actorsOf(text: string): Introduced[] {
	const found = joinedActors(actors(text), text).sort((a, b) => b.deeds - a.deeds)
	const [one, other, third] = found
	const near = Math.max(one?.start ?? reach, other?.start ?? reach) < firstSentence
	if (!one || !other || other.deeds < (near ? fewestNear : fewestDeeds) || Math.max(one.start, other.start) > reach) return []
	if (third && third.deeds * ahead > other.deeds) return []
	return [one, other].sort((a, b) => a.start - b.start).map((each) => asIntroduced(each, text))
}

/**
 * The one party that acts throughout a document in which the other side only says "we"; `null` where nobody does, or a
 * second one does as well.
 */
export function onlyActorOf(text: string): Introduced | null {
	const [one, other] = joinedActors(actors(text), text).sort((a, b) => b.deeds - a.deeds)
	if (!one || one.deeds < fewestDeeds || (other && other.deeds * 2 > one.deeds) || one.start > reach) return null
	return asIntroduced(one, text)
}

function asIntroduced({ called, start }: Joined, text: string): Introduced {
	const most = Math.max(...called.map((each) => each.deeds))
	// "Lark Map" that acts now and then where Lark does is a product of Lark's.
	const own = called
		.filter(({ isName, deeds: times, called: name }) => isName && (times * 3 > most || isCompanyName(name)))
		.map((each) => each.called)
	const roles = called.filter((each) => !each.isName).map((each) => each.called)
	const name =
		(own[0] && wholeName(own[0], text)) ?? own[0] ?? roles.map((role) => nameOf(role, text)).find((each) => each !== null) ?? null
	const at = name === null ? start : Math.max(0, text.indexOf(name))
	const nouns = name === null ? [] : nounsBefore(own[0] ?? name, text)
	return { name, roles: [...new Set([...roles, ...nouns])], voice: null, sure: true, start: at, end: at + (name ?? roles[0] ?? '').length }
}

function wholeName(called: string, text: string): string | null {
	const endsSo = new RegExp(`\\s${escaped(called)}[ ,]+\\S+$`, 'u')
	const all = allMatches(text, new RegExp(`(?<![\\p{L}])${plainName}`, 'gu')).map(([name]) => name)
	const longer = all.filter((name) => isCompanyName(name) && (name.startsWith(`${called} `) || endsSo.test(name)))
	return longer[0] ?? wholeNames(called, text)[0] ?? null
}

/** Fern, where the document is between "the bakery Fern" and others, or "Fern (the bakery)" and others. */
function nameOf(noun: string, text: string): string | null {
	const head = text.slice(0, reach)
	const before = new RegExp(`${beforeName(noun)}(${plainName})`, 'u').exec(head)
	const marked = new RegExp(String.raw`(?<!\b(?:in|at|of|near|from)\s)(?<![\p{L}.])(${plainName})${behindName(noun)}`, 'u').exec(head)
	const name = before?.[1] ?? marked?.[1] ?? null
	return name !== null && isProperName(name, text) ? name : null
}

function beforeName(noun: string): string {
	return String.raw`(?<![\p{L}])[Tt]he[ ](?:\p{Ll}+[ ])?${escaped(noun)}[ ]`
}

function behindName(noun: string): string {
	const called = String.raw`(?:the[ ](?:\p{Ll}+[ ])?)?["“'‘]?${escaped(noun)}["”'’]?`
	return String.raw`(?:(?:,[ ][^.;()\n,]{2,40}){0,2}[ ]\([\p{Ll},: ]{0,30}${called}\)|,[ ](?:(?:called|here|below)[ ]){0,2}${called}(?=[,.;]))`
}

/** "bakery" for "the bakery Fern", where the text goes on with "the bakery". */
export function nounsBefore(name: string, text: string): string[] {
	// "In the end Lark pays" names no end.
	const opens = String.raw`(?:(?<=^|[.\n]\s*)The|\bthe)`
	const closes = String.raw`["”]?(?=\s?[.,;:()\n]|\s(?:and|from|to|in|of|or)\s|$)`
	const begins = String.raw`(?<=[.\n]\s*The\s[^.\n]{0,60}|^The\s[^.\n]{0,60})`
	const pattern = new RegExp(
		String.raw`${opens}\s((?:\p{Ll}+\s)?\p{Ll}{3,})[ ]["“]?${escaped(name)}(?:${closes}|${begins})(?![\p{L}])`,
		'gu',
	)
	const found = allMatches(text, pattern).flatMap(([, noun = '']) => [noun, noun.split(' ').at(-1) ?? ''])
	const goesOn = (noun: string) => new RegExp(String.raw`\b[Tt]he\s${escaped(noun)}(?![\p{L}-])(?![ ]["“]?\p{Lu})`, 'u').test(text)
	return [...new Set(found)].filter((noun) => noun !== '' && !notNouns.test(noun) && goesOn(noun))
}

const notNouns = new RegExp(
	String.raw`(?:^|\s)(?:${[
		'of|to|from|by|for|with|at|in|on|and|or|name|names|other|whole|same|new|old|said|big|small|young',
		'software|program|app|product|project|brand|word|words|town|city|country|island|valley|river|street|festival|fair',
	].join('|')})$`,
)

function actors(text: string): Actor[] {
	const called = new Map<string, Actor>()
	for (const actor of [...counted(text, names, true), ...counted(text, nouns, false), ...counted(text, nounsOfPeople, false)]) {
		const known = called.get(actor.called.toLowerCase())
		if (!known || known.deeds < actor.deeds) called.set(actor.called.toLowerCase(), actor)
	}
	return [...called.values()]
}

function counted(text: string, pattern: RegExp, isName: boolean): Actor[] {
	const actors = new Map<string, Actor>()
	for (const match of allMatches(text, pattern)) {
		const called = withoutOpener((match[1] ?? '').replace(/['’]s$/, ''), isName)
		if (called === '' || nobody.test(called) || (isName && !isProperName(called, text))) continue
		const key = isName ? called : called.toLowerCase()
		const start = text.search(new RegExp(`(?<![\\p{L}])${escaped(called)}(?![\\p{L}])`, 'iu'))
		const actor = actors.get(key) ?? { called, isName: isName && !isRoleWord(called), start, deeds: 0 }
		actors.set(key, { ...actor, deeds: actor.deeds + 1 })
	}
	return [...actors.values()].map((actor) => ({ ...actor, deeds: actor.deeds + besideDeeds(actor, text) }))
}

/** "owed to Lark", "by the bakery", "Lark's": a side also receives and owns, which counts less than deeds. */
function besideDeeds({ called, isName }: Actor, text: string): number {
	const word = isName ? escaped(called) : `the\\s${escaped(called)}`
	return (
		(text.match(new RegExp(`\\b(?:to|by|from|for|with)\\s${word}(?![\\p{L}-])|(?<![\\p{L}])${word}[’']s\\b`, 'gu'))?.length ?? 0) * passive
	)
}

const openers = new Set(
	[
		'If When What While Where But And For As Should Until Before After Only Also The Then So',
		'Whatever Once Does Is Can May Mr Mrs Ms At In On To From By With Of Because',
		'Since Unless Though Although Here There Meanwhile Otherwise That Each Every Year',
	].flatMap((line) => line.split(' ')),
)

function withoutOpener(called: string, isName: boolean): string {
	const words = called.split(/\s+/)
	return isName && words.length > 1 && openers.has(words[0] ?? '') ? words.slice(1).join(' ') : called
}

interface Joined {
	called: Actor[]
	deeds: number
	start: number
}

/** "the bakery Lark", "Lark Ltd (the bakery)", "Lark" and "Lark Ovens" are one. */
function joinedActors(actors: readonly Actor[], text: string): Joined[] {
	const groups: Joined[] = []
	for (const actor of [...actors].sort((a, b) => b.deeds - a.deeds)) {
		const same = groups.find(({ called }) => called.some((each) => isSame(each, actor, text)))
		if (same) {
			same.called.push(actor)
			same.deeds += actor.deeds
			same.start = Math.min(same.start, actor.start)
		} else groups.push({ called: [actor], deeds: actor.deeds, start: actor.start })
	}
	return groups
}

function isSame(one: Actor, other: Actor, text: string): boolean {
	const [a, b] = [one.called.toLowerCase().split(/\s+/), other.called.toLowerCase().split(/\s+/)]
	if (one.isName && other.isName) return (a.length === 1 || b.length === 1) && (a.includes(b[0] ?? '') || b.includes(a[0] ?? ''))
	if (!one.isName && !other.isName) return a[0] === b[0]
	const [name, noun] = one.isName ? [one.called, other.called] : [other.called, one.called]
	const head = text.slice(0, reach)
	return (
		new RegExp(`${beforeName(noun)}["“]?${escaped(name)}`, 'u').test(head) ||
		new RegExp(`${escaped(name)}${behindName(noun)}`, 'u').test(head)
	)
}
