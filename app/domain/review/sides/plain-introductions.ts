import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { escaped, inSmallLetters, isCompanyName, plainName } from './plain-names.ts'

/** How somebody speaks or is spoken to. */
export type Voice = 'we' | 'I' | 'you'

/** A party as one phrase of a plain document names it. */
export interface Introduced {
	/** `null` where only a role is given. */
	name: string | null
	roles: string[]
	voice: Voice | null
	/** Titles are not sure: they may name the subject. */
	sure: boolean
	start: number
	end: number
}

const head = 900
const tail = 220

/** No role and no party: kinds of documents, dates, places, words of a sentence. */
const noName = longPattern('i')`
	^(?:
		the|this|that|these|we|you|i|it|he|she|both|each|all|please|hello|hi|dear|g[’']day|hey|hei|hej|hallo|subject|date|re|ref|house
		|place|price|purpose|note|time|object|title|term|start|number|no|art|article|section|clause|agreement|contract|letter|terms|lease
		|sublease|order|offer|nda|mutual|non|service|services|licen[cs]e|law|for|from|to|between|and|if|in|on|at|as|whereas|parties|party
		|thank|welcome|email|project|location|january|february|march|april|may|june|july|august|september|october|november|december
	)\b
`
const paper = longPattern('i')`
	\b(?:
		agreement|contract|letter|terms|lease|sublease|nda|offer|order|appointment|membership|licen[cs]e|engagement|program(?:me)?|paper
		|loan|plan|conditions|services?|employment|vesting|disclosure|rooms|sale|consulting|consultancy|employee|developer
	)\b
`

const endsAsPaper = longPattern('i')`
	\b(?:
		agreement|contract|letter|terms|lease|sublease|nda|offer|order|appointment|membership|licen[cs]e|engagement|program(?:me)?|loan
		|plan|conditions|job|services|form|batch|participation|incubation|subject
	)$
`

/** Before a place stands where or a street, before a thing its article. */
const placeOrThing = /\b(?:of|in|at|from|near|the)\s$|\b(?:street|st|road|rd|lane|avenue|ave|way|square|place|row|drive)\.?,\s$/i

const pronouns: Record<string, Voice> = { we: 'we', us: 'we', our: 'we', i: 'I', me: 'I', you: 'you', your: 'you' }

/** Every phrase at the head and the end of a plain document that introduces somebody, the surest first. */
export function introductions(text: string): Introduced[] {
	const opening = text.slice(0, head)
	const found = [
		...marks(opening),
		...appositions(opening),
		...labels(text, opening),
		...spoken(opening),
		...letter(text, opening),
		...pairs(opening),
		...titles(opening),
	]
	return found.filter(({ name }) => name === null || mayBeParty(name, text))
}

/** Whether a name is more than a heading, a date or a word at the start of a sentence. */
export function mayBeParty(name: string, text: string): boolean {
	return (
		name.length > 1 &&
		!noName.test(name) &&
		!/^\p{Lu}?$/u.test(name) &&
		!(endsAsPaper.test(name) && !isCompanyName(name)) &&
		isUsed(name, text)
	)
}

/** Words in capitals are a heading unless the text goes on to use them, or they end like a company. */
function isUsed(name: string, text: string): boolean {
	if (/\p{Ll}/u.test(name) || isCompanyName(name) || !/\p{Lu}{3}/u.test(name)) return true
	const small = inSmallLetters(name)
	if (new RegExp(`\\bthe\\s${escaped(small.split(' ').at(-1) ?? '')}\\b`, 'u').test(text) && small.includes(' ')) return true
	return (
		[small, ...((small.split(' ')[0]?.length ?? 0) > 2 ? [small.split(' ')[0]!] : [])].some((each) =>
			new RegExp(`(?<![\\p{L}])${escaped(each)}(?![\\p{L}])`, 'u').test(text),
		) || text.split(name).length > 2
	)
}

/** Every place of an opening where a pattern stands. */
export function all(pattern: string, opening: string, flags = 'gu') {
	return allMatches(opening, new RegExp(pattern, flags))
}

/** A match as an introduction of the party that it names. */
export function introduced(match: RegExpMatchArray, name: string | null, role: string | null, voice: Voice | null = null): Introduced {
	const start = (match.index ?? 0) + (name === null ? 0 : Math.max(0, match[0].indexOf(name)))
	return {
		name: name === null ? null : clean(name),
		roles: role === null ? [] : [role],
		voice,
		sure: true,
		start,
		end: start + (name ?? match[0]).length,
	}
}

/** Whether the author says "I" or "we". */
export function voiceOfAuthor(text: string): Voice {
	return (text.match(/\b(?:I|my|me)\b/g)?.length ?? 0) > (text.match(/\b(?:[Ww]e|us|[Oo]ur)\b/g)?.length ?? 0) ? 'I' : 'we'
}

function clean(name: string): string {
	const short = name.replace(/(\b(?:Ltd|Limited|Inc|LLC|LLP|GmbH|plc|AB|Oy|SAS|BV|Pty Ltd))\.?\s+(?:of|for)\s.*$/u, '$1')
	return short
		.replace(/[’']s$/, '')
		.replace(/[,;:]+$/, '')
		.replace(/\.$/, (dot) => (/\b(?:Inc|Ltd|Co|Corp|S\.p\.A|d\.o\.o|s\.r\.o|r\.l|[BN]\.V|S\.A|e\.V|a\.s)\.$/.test(short) ? dot : ''))
}

/** "Lark Ltd (the Agency)", "Lark Ltd (we)", "Lark Ltd, called here the Agency". */
function marks(opening: string): Introduced[] {
	const mark = patternPart`
		(?:(?:hereinafter|hereafter|called|here|in\sthis\s\p{Ll}+|further|from\snow\son|below|for\sshort)[ ,:]*(?:here|also|called)?\s*)?
		(?:the\s)?["“'‘]?(?:the\s)?([\p{L}-]+(?:[ ][\p{L}-]+)?)["”'’]?
	`
	// "Lark Ltd, York (the Agency)": the mark names the firm, and its place occurs only once.
	const isPlace = (words: string) => words.trim() !== '' && opening.split(words.trim()).length === 2
	const placed = all(`(${plainName})(?:,\\s([^,;:.()\\n]{2,40}))(?:,\\s([^,;:.()\\n]{2,40}))?\\s\\(${mark}\\)`, opening).filter(
		([, name = '', place = '', land]) => isCompanyName(name) && isPlace(place) && (land === undefined || isPlace(land)),
	)
	// "An individual of Dover (the Weaver)", "opens the Yarn Hall (the Hall)": a place and a thing are no parties.
	const isNobody = (name: string, at: number) => !isCompanyName(name) && placeOrThing.test(opening.slice(Math.max(0, at - 16), at))
	const direct = all(`(${plainName}),?\\s*\\(${mark}\\)`, opening).filter(
		({ index, 1: name = '' }) =>
			!isNobody(name, index) && !placed.some((each) => index > each.index && index < each.index + each[0].length),
	)
	const called = all(
		`(${plainName}),?\\s(?:hereinafter|hereafter|called\\shere|here\\scalled|called)\\s(?:here\\s)?(?:the\\s)?["“'‘]?(?:the\\s)?(\\p{L}[\\p{L}-]+)["”'’]?`,
		opening,
	)
	return [...placed, ...direct, ...called].flatMap((match) => {
		const word = placed.includes(match) ? match[4] : match[2]
		const role = word ?? ''
		const voice = pronouns[role.toLowerCase()] ?? null
		if (voice === null && (paper.test(role) || noName.test(role))) return []
		return [introduced(match, match[1] ?? '', voice ? null : role, voice)]
	})
}

function appositions(opening: string): Introduced[] {
	return [
		...all(`\\((?:drafted|written|prepared|sent)\\sby\\s(?:the\\s)?(${plainName})\\)`, opening).map((match) =>
			introduced(match, match[1] ?? '', null),
		),
		...all(`\\b[Tt]he\\s\\p{Lu}\\p{L}+\\s(?:orders|buys|hires|rents|borrows)\\s(?:from\\s)?(${plainName})(?=\\s\\p{Ll})`, opening).map(
			(match) => introduced(match, match[1] ?? '', null),
		),
		...all(`\\b[Tt]he\\s(\\p{L}[\\p{L}-]+),\\s(${plainName}),`, opening).map((match) => introduced(match, match[2] ?? '', match[1] ?? '')),
		...all(`(${plainName}),\\sthe\\s(\\p{L}[\\p{L}-]+)(?=[,.;)]|\\sand\\b)`, opening).map((match) =>
			introduced(match, match[1] ?? '', match[2] ?? ''),
		),
		...all(`(?:^|[.\\n]\\s*)(?:The\\s)?(\\p{Lu}[\\p{L}-]+)\\sis\\s(${plainName})(?=[.,;\\n])`, opening).map((match) =>
			introduced(match, match[2] ?? '', match[1] ?? ''),
		),
	]
}

function labels(text: string, opening: string): Introduced[] {
	const found = all(`(?<=^|[\\n.;/]\\s*)(?:The\\s)?(\\p{Lu}[\\p{L}-]+)\\s?:\\s*(${plainName})`, opening).filter(
		(match) => !paper.test(match[1] ?? '') && (/^(?:From|To|FROM|TO)$/.test(match[1] ?? '') || !noName.test(match[1] ?? '')),
	)
	if (found.length < 2) return []
	return found.map((match) => {
		const label = (match[1] ?? '').toLowerCase()
		return introduced(
			match,
			match[2] ?? '',
			label === 'from' || label === 'to' ? null : (match[1] ?? ''),
			label === 'from' ? voiceOfAuthor(text) : label === 'to' ? 'you' : null,
		)
	})
}

function spoken(opening: string): Introduced[] {
	return [
		...all(`\\b([Ww]e|us|[Yy]ou|I|me),?\\s\\(?(${plainName})\\)?(?=[,.;)]|\\sand\\b)`, opening)
			.filter((match) => !/\sand\s\p{Lu}/u.test(opening.slice(match.index + match[0].length, match.index + match[0].length + 7)))
			.map((match) => introduced(match, match[2] ?? '', null, pronouns[(match[1] ?? '').toLowerCase()] ?? null)),
		...all(`\\bbetween\\syou\\sand\\s(?:us,?\\s)?(${plainName})`, opening).map((match) => introduced(match, match[1] ?? '', null, 'we')),
		...all(`\\bbetween\\s(${plainName})\\sand\\syou\\b`, opening).map((match) => introduced(match, match[1] ?? '', null, 'we')),
	]
}

const greeting = String.raw`(?:^|\n)\s*(?:Dear|Hi|Hello|Hey)\s+(?:founders\sof\s|team\sof\s|team\s|all\sat\s)?`
const farewell = longPattern('u')`
	(?:
		[Yy]ours(?:\s(?:sincerely|faithfully|truly))?|[Ss]incerely|(?:[Ww]ith\s)?(?:[Kk]ind|[Bb]est|[Ww]arm)\s(?:regards|wishes|greetings)
		|[Rr]egards|[Bb]est|Cheers|Love|Thanks|Signed
	)(?:,|\s*\n|\sfrom)\s*
`

function letter(text: string, opening: string): Introduced[] {
	const addressed = [
		...all(`${greeting}(${plainName})(?=[,!:.\\n]|\\s(?:team|founders|crew|friends|family|colleagues)\\b)`, opening),
		...all(
			`(?:^|\\n)\\s*(?:To|TO):?\\s(?:the\\s(?:directors|founders|team|owners|board|management)\\sof\\s)?(${plainName})(?=[,.\\n]|\\sand\\s|$)`,
			opening,
		),
	].map((match) => introduced(match, match[1] ?? '', null, 'you'))
	const end = text.trimEnd().slice(-tail)
	const bye = new RegExp(`${farewell.source}(${plainName})(?=[\\s,.]*(?:$|\\n|,|for\\b|on\\sbehalf))`, 'u').exec(end)
	const offset = text.trimEnd().length - end.length
	const voice = voiceOfAuthor(text)
	const signed = bye ? [{ ...introduced(bye, bye[1] ?? '', null, voice), start: offset + bye.index }] : []
	const greets = addressed.length > 0 || new RegExp(greeting, 'u').test(opening)
	const top = greets
		? all(`^\\s*(${plainName})(?=,|\\n|\\s+[–—-]\\s)`, opening)
				.filter((match) => !paper.test(match[1] ?? ''))
				.map((match) => introduced(match, match[1] ?? '', null, voice))
		: []
	const by = all(`(?:^|\\n)\\s*(?:To\\s[^\\n,]{2,60},\\s)?(?:from|From)\\s(${plainName})(?=[.,\\n])`, opening).map((match) =>
		introduced(match, match[1] ?? '', null, voice),
	)
	const offered = all(`\\b(?:position|post|job|role)\\s[^.\\n]{0,60}?(?:with|at)\\s(${plainName})(?=[.,\\n])`, opening).map((match) =>
		introduced(match, match[1] ?? '', null, 'we'),
	)
	const board = greets
		? all(`\\b(?:board|committee|team|partners)\\s(?:of|at)\\s(${plainName})(?=\\s\\p{Ll}|,)`, opening).map((match) =>
				introduced(match, match[1] ?? '', null, 'we'),
			)
		: []
	const welcoming = all(
		`(?:^|[\\n.]\\s*)(${plainName})\\s(?:welcomes|offers|invites|hires|lends|appoints|thanks)\\s(?:to\\s)?you\\b`,
		opening,
	).map((match) => introduced(match, match[1] ?? '', null, 'we'))
	return [...addressed, ...signed, ...by, ...welcoming, ...(signed.length === 0 ? board : []), ...top, ...offered]
}

function pairs(opening: string): Introduced[] {
	const both = (match: RegExpMatchArray, one: Voice | null, other: Voice | null) => [
		introduced(match, match[1] ?? '', null, one),
		introduced(match, match[2] ?? '', null, other),
	]
	return [
		...all(
			`\\b(?:[Bb]etween|BETWEEN|made\\sby|agreement\\sof)\\s(${plainName})[^.\\n]{0,60}?\\s(?:and|with|AND)\\s(?:the\\s)?(${plainName})`,
			opening,
		).flatMap((match) => both(match, null, null)),
		...all(`(?:^|\\n)[^\\n]{3,60}?(?:\\s[–—-]\\s|:\\s)(${plainName})\\s(?:and|/|&|with|×|x)\\s(${plainName})\\s*(?=\\n)`, opening).flatMap(
			(match) => both(match, null, null),
		),
		...all(`(?:\\s[–—-]\\s|\\()(${plainName})\\s(?:to|TO)\\s(${plainName})\\s*(?=\\n|,|\\))`, opening).flatMap((match) =>
			both(match, 'we', 'you'),
		),
		...all(
			patternPart`
				(?:^|[\n.]\s*|\bWe,\s)(?:The\s)?(${plainName})\s(?:and|with)\s(?:the\s(?:company|firm)\s)?(${plainName})
				(?=,|\s(?:\([^()]{1,40}\)\s)?(?:agree|start|make|have|decide))
			`,
			opening,
		).flatMap((match) => both(match, null, null)),
	]
}

function titles(opening: string): Introduced[] {
	const line = opening.split('\n')[0] ?? ''
	const of = new RegExp(
		`.*\\b(?:OF|[Oo]f|FOR|[Ff]or|AT|[Aa]t|WITH|[Ww]ith)\\s(?:THE\\s|[Tt]he\\s)?(${plainName})(?=\\s*(?:\\(|$|,|[–—-]\\s))`,
		'u',
	).exec(line)
	const sides = line
		.split(/\s[–—-]\s/)
		.map((part) => new RegExp(`^(${plainName})(?=\\s*(?:\\(|$|,))`, 'u').exec(part.trim()))
		.filter((match) => match !== null && !paper.test(match[1] ?? ''))
	return [of, ...(line.match(/\s[–—-]\s/) ? sides : [])].flatMap((match) =>
		match && !paper.test(match[1] ?? '') ? [{ ...introduced(match, match[1] ?? '', null), sure: false }] : [],
	)
}
