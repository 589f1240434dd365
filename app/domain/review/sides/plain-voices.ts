import { allMatches } from '../clauses/search/all-matches.ts'
import { all, type Introduced, introduced, type Voice, voiceOfAuthor } from './plain-introductions.ts'
import { escaped, isProperName, plainName } from './plain-names.ts'

/** The first lines and the signature tell who speaks and who is addressed. */
const head = 1000
const foot = 200
/** A shorter line is an address or a heading, not a sentence that begins with a greeting. */
const shortestSentence = 40

const greeting = String.raw`(?:^|\n)\s*(?:Dear|Hi|Hello|Hey|Hei|Hej|Hallo|Hiya|Howdy|Ciao|G[’']day)\s+`
/** "the bakery", "the wage office": what stands between an article and a name says what the named is. */
const kindBefore = String.raw`(?:the\s(?:\p{Ll}+\s){1,2})?`
/** "young people of", "the family of": those who are greeted with a firm's name. */
const peopleOf = String.raw`(?:(?:the\s)?(?:\p{Ll}+\s){1,3}(?:of|at|from)\s(?:the\s)?)?`
/** What follows a name at the start of a sentence that addresses it. */
const said = 'we|you|your|our|I|my|it|this|here|so|since|after|before|following|what|when|if|please|let'
const wished = 'thanks?|great|awesome|lovely|nice|good|glad|happy|delighted|thrilled|congratulations|welcome'
const calling = String.raw`(?:${said}|${wished})\b`
const pronounIn = /(?:^|["“'‘]|,\s|\bor\s|\bthat[’']s\s|\bmeaning\s)(we|us|you|I|me)(?=["”'’,]|$|\s(?:make|are|the)\b)/

/**
 * Who is "we" and who is "you" by the customs of a letter, a mail or home-made terms: greeting, address, sender,
 * farewell, letterhead and title. Titles are not sure.
 */
export function voicedIntroductions(text: string): Introduced[] {
	const opening = text.slice(0, head)
	const author = voiceOfAuthor(text)
	const greeted = greetedIn(opening)
	const to = addressed(opening, greeted)
	const from = [...sent(opening, author), ...signed(text, author, greeted.length + to.length > 0), ...letterhead(text, author, greeted)]
	return [...marked(opening), ...greeted, ...to, ...from, ...titled(text, author)]
}

function marked(opening: string): Introduced[] {
	return all(String.raw`(${plainName})(?:,\s[^,()\n.]{2,40}){0,2}\s\(([^()\n]{1,90})\)`, opening).flatMap((match) => {
		const inside = match[2] ?? ''
		const word = pronounIn.exec(inside)?.[1]
		if (word === undefined) return []
		const voice: Voice = /^(?:we|us)$/i.test(word) ? 'we' : word === 'you' ? 'you' : 'I'
		const quoted = allMatches(inside, /["“'‘](?:the\s)?(\p{Lu}[^"”'’]{1,40}|\p{Ll}{3,20})["”'’]/gu).map((each) => each[1] ?? '')
		const others = quoted.filter((each) => !/^(?:we|us|our|you|your|I|me|my)$/i.test(each))
		return [{ ...introduced(match, match[1] ?? '', null, voice), roles: others }]
	})
}

function greetedIn(opening: string): Introduced[] {
	const you = (match: RegExpMatchArray, name: string | undefined) => (name === undefined ? [] : [introduced(match, name, null, 'you')])
	const begins = all(String.raw`(?:^|\n)\s*(\p{Lu}\p{Ll}+),\s(?=${calling})[^\n]{${shortestSentence},}`, opening)
	const called = begins.filter((match) => isProperName(match[1] ?? '', opening))
	const greets = all(String.raw`${greeting}${peopleOf}(${plainName})(?:\sand\s(${plainName}))?(?=[,!:.\n]|\s[–—-])`, opening)
	return [
		...greets.flatMap((match) => [...you(match, match[1]), ...you(match, match[2])]),
		...all(String.raw`${greeting}[^\n,]{2,50},\s(?:and\s)?(?:dear|hi|hello)\s(${plainName})(?=[,!:.\n])`, opening).flatMap((match) =>
			you(match, match[1]),
		),
		...called.slice(0, 1).flatMap((match) => you(match, match[1])),
	]
}

/** "To the family of Fern Inn,", and above the greeting the line of the address that has the whole name. */
function addressed(opening: string, greeted: readonly Introduced[]): Introduced[] {
	const lead = all(String.raw`(?:^|[\n.]\s*)(?:To|TO):?\s${peopleOf}(?:the\s)?(${plainName})(?=[,.\n]|\s<)`, opening)
	const to = lead.map((match) => introduced(match, match[1] ?? '', null, 'you'))
	const [first] = greeted
	if (!first) return to
	const words = new Set(greeted.flatMap(({ name }) => wordsOf(name ?? '')))
	const lines = all(String.raw`(?<=^|\n)[ \t]*(?:(?:To|Attn|Attention):?\s)?(${plainName})[ \t]*(?=\n|,)`, opening.slice(0, first.start))
	const whole = lines.filter((match) => wordsOf(match[1] ?? '').length > 1 && wordsOf(match[1] ?? '').some((word) => words.has(word)))
	return [...to, ...whole.map((match) => introduced(match, match[1] ?? '', null, 'you'))]
}

function sent(opening: string, author: Voice): Introduced[] {
	const mails = all(String.raw`(?:^|[\n.]\s*)(?:From|FROM):?\s(${plainName})(?:\s(?:at|of|from)\s(${plainName}))?(?=[.,\n])`, opening)
	const start = String.raw`(?:^|\n)\s*From\s(?:the\s(?:\p{Ll}+\s){1,4})?`
	const fromTo = all(String.raw`${start}["“]?(${plainName})["”]?(?:\s\([^()\n]{1,40}\))?\sto\s${kindBefore}(${plainName})`, opening)
	const papers = String.raw`\b(?:letter|note|paper|mail|message|offer|terms|rules)\s(?:is|comes?|are)\sfrom\s(?:the\s)?(?:\p{Ll}+\s)?`
	const places = String.raw`\b(?:us\s(?:in|at|here\sat)|[Ww]e\sat|join(?:ing)?(?:\sus\sat)?|[Ww]elcome\s(?:to|at))\s${kindBefore}`
	const single = [papers, places, String.raw`\b[Yy]ou\s(?:\+|&|x|×)\s`].flatMap((before) => all(`${before}(${plainName})`, opening))
	return [
		...mails.flatMap((match) =>
			[match[2], match[1]].filter((name) => name !== undefined).map((name) => introduced(match, name, null, author)),
		),
		...fromTo.flatMap((match) => [introduced(match, match[1] ?? '', null, author), introduced(match, match[2] ?? '', null, 'you')]),
		...single.map((match) => introduced(match, match[1] ?? '', null, author)),
	]
}

function signed(text: string, author: Voice, isLetter: boolean): Introduced[] {
	const trimmed = text.trimEnd()
	const end = trimmed.slice(-foot)
	if (!isLetter || /_{4,}|\.{6,}/.test(end)) return []
	const before = String.raw`(?:^|[\n.!,]\s*|[Yy]our\s\p{Ll}+,?\s|\b[Ff]or\s)`
	const last = new RegExp(String.raw`${before}(${plainName})(?:,\s(?:for|of|from|by)?\s?(${plainName})|,\s[\p{L}\s]{3,40})?\.?$`, 'u').exec(
		end,
	)
	if (!last) return []
	// "Proost, Ada": a word before a name is a farewell; with "for" between them it is the signer.
	const farewell = last[2] !== undefined && !/\s/.test(last[1] ?? '') && !/,\s(?:for|of|from|by)\s/.test(last[0])
	return [last[2], farewell ? undefined : last[1]]
		.filter((name) => name !== undefined && !endsLetters.test(name))
		.map((name) => {
			const start = trimmed.length - end.length + last.index + last[0].indexOf(name ?? '')
			return { ...introduced(last, name ?? '', null, author), start, end: start + (name ?? '').length }
		})
}

const officers = String.raw`Chief|Director|Head|Manager|President|Chair\w*|Founder|Partner|Owner|Secretary|Treasurer`
const endsLetters = new RegExp(String.raw`^(?:Yours|Sincerely|Regards|Kind|Best|Warm|Cheers|Thanks|Love|${officers})\b`)

function letterhead(text: string, author: Voice, greeted: readonly Introduced[]): Introduced[] {
	const top = new RegExp(String.raw`^\s*(?:Messrs\.?\s)?(${plainName})(?=,\s[\p{Lu}\d]|:\s|\s*\n|\s+[–—-]\s)`, 'u').exec(text)
	const name = top?.[1]
	if (!top || name === undefined || !isProperName(name, text) || greeted.some((each) => each.name === name)) return []
	// A heading in capitals over a letter names its subject as often as its author.
	return [{ ...introduced(top, name, null, author), sure: greeted.length > 0 && !/^\s*\n/.test(text.slice(top.index + top[0].length)) }]
}

function titled(text: string, author: Voice): Introduced[] {
	const line = (text.trimStart().split('\n')[0] ?? '').trim()
	const unsure = (match: RegExpMatchArray, name: string | undefined, voice: Voice) =>
		name === undefined || !isProperName(name, text) ? [] : [{ ...introduced(match, name, null, voice), sure: false }]
	const forWhom = String.raw`.*?(?:\bfor|\bfrom|\bof|\bwith)\s${kindBefore}(?:the\s)?(${plainName})$`
	const tells = all(String.raw`^(?:How|What|Why)\s${kindBefore}(${plainName})\s\p{Ll}+s\b(?:${forWhom})?`, line)
	const whose = tells.flatMap((match) => [...unsure(match, match[1], author), ...unsure(match, match[2], 'you')])
	const does = all(String.raw`^\p{Lu}\p{Ll}+ing\s(?:with|on|at|from|for|as|an?|your\s\p{Ll}+\s(?:with|on|at))?\s?(${plainName})`, line)
	const doing = does.flatMap((match) => unsure(match, match[1], author))
	const readers = new RegExp(String.raw`^(\p{Lu}[\p{Lu}&’' -]+?)\s(?:FOR)\s(\p{Lu}+S)\b`, 'u').exec(line)
	const asReaders = readers ? [{ ...introduced(readers, null, (readers[2] ?? '').toLowerCase(), 'you'), sure: false }] : []
	const forReaders = readers ? [...unsure(readers, readers[1], author), ...asReaders] : []
	return [...whose, ...doing, ...forReaders]
}

function wordsOf(name: string): string[] {
	return (
		name
			.replace(/^(?:Mrs?|Ms|Dr|Prof|Professor)\.?\s+/i, '')
			.toLowerCase()
			.match(/[\p{L}\d&’'-]+/gu) ?? []
	)
}

const noGivenName = /^(?:Dear|Hi|Hello|Hey|Hei|Hej|Hallo|Howdy|Mrs?|Ms|Dr|Prof|Professor|Should|Uncle|Aunt)$/

/** Full names that a text has for somebody whom it greets by one word: "Ada Fern" for "Ada" or "Ms Fern". */
export function wholeNames(called: string, text: string): string[] {
	const words = called.replace(/^(?:Mrs?|Ms|Dr|Prof|Professor)\.?\s+/i, '').split(/\s+/)
	const [word] = words
	if (words.length !== 1 || word === undefined || word.length < 3) return []
	const given = String.raw`(\p{Lu}\p{Ll}[\p{L}’'-]*)[ ]+${escaped(word)}`
	const found = all(String.raw`(?<![\p{L}\d])(?:${given}|${escaped(word)}[ ]+(\p{Lu}\p{Ll}[\p{L}’'-]+))(?![\p{L}\d])`, text)
	const proper = found.filter((match) => isProperName(match[1] ?? match[2] ?? '', text) && !noGivenName.test(match[1] ?? ''))
	const names = proper.map((match) => match[0].replace(/\s+/g, ' '))
	// Two full names with one word in common are two people.
	return new Set(names).size === 1 ? [names[0]!] : []
}
