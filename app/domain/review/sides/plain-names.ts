import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { companySuffix } from '../facts/parties/party-name.ts'

const word = patternPart`
	(?!(?:TO|AND|OF|FOR|WITH|FROM|BY|THE|OR|IN|AT|ON|Between|The|This|We|You|Dear|Hi|Hello|From|To|And|If)\b)\p{Lu}[\p{L}\d’'&-]*
	(?:\.\p{L}+)*
`
const title = String.raw`(?:(?:Mrs?|Ms|Dr|Prof|Professor|MRS?|MS|DR|PROF)\.?[ ]+)?`
const ending = patternPart`
	(?:
		,?[ ]+(?:
			(?:Pvt|Pty|Pte)\.?[ ]+Ltd|d\.o\.o|S\.p\.A|S\.(?:r|à[ ]r)\.l|[BN]\.V|S\.A|e\.V|plc|a\.s|Inc|Ltd|Co|Corp|[Ss]p\. z o\.o|s\.r\.o
		)(?![\p{L}])\.?
	)?
`

/** A name as it stands in a plain document: "Ms Eun-ji Park", "Cordell & Pugh Advisory LLP", "College of Ruvo". */
export const plainName = patternPart`
	${title}(?:(?:\p{Lu}\.[ ]?){1,3}(?=\p{Lu}\p{Ll}))?${word}(?:(?:[ ]+(?:of|for|de|da|van|&)(?:[ ]the)?)?[ ]+${word}){0,7}${ending}
`

const titleWord = /^(?:Mr|Mrs|Ms|Dr|Prof|Professor)\.?\s+/i
const form = longPattern('u')`
	,?\s+(?:
		Inc|LLC|LLP|LP|Ltd|Limited|Corp|Co|PLC|plc|GmbH|AG|AB|AS|ApS|BV|NV|SA|SAS|SARL|Oy|Oü|OÜ|Kft|Lda|Srl|FZE|FZCO|Pvt|e\.V|GbR|DAC|K\.K
		|Kabushiki\sKaisha|s\.r\.o|a\.s|S\.à\sr\.l|d\.o\.o|S\.p\.A|S\.r\.l|Pty(?:\sLtd)?|Pte(?:\sLtd)?
	)\.?$
`
const common = longPattern('i')`
	^(?:
		the|first|new|north|south|east|west|university|municipality|college|bank|city|data|global|general|national|united|founders?|uncle
		|aunt|mrs?|ms|dr|old|little|all|house|for|from|this|our|your|please|law|desert
	)$
`
/** What ends like a body's name and stands for it with an article. */
const body =
	/^(?:\p{Lu}\p{L}+(?:ity|ive|ency|ion|ute|ege|ool|ors?|ers?|els)|Fund|Trust|Studio|Club|Foundry|Agency|Practice|Lab|Union|Company|Bank|Society)$/u

/** Whether a name is a company's by its end, or by an "&" in it. */
export function isCompanyName(name: string): boolean {
	return companySuffix.test(name) || form.test(name) || name.includes('&')
}

/** Whether a name has a word that the text has with a capital only: "Lark Hall", and not "Opening Hours" where hours are. */
export function isProperName(name: string, text: string): boolean {
	if (isCompanyName(name)) return true
	return name
		.split(/\s+/)
		.some(
			(each) =>
				each.length > 2 && !common.test(each) && !new RegExp(`(?<![\\p{L}])${escaped(each.toLowerCase())}(?![\\p{L}])`, 'u').test(text),
		)
}

/** Whether a name has a person's title before it. */
export function isTitled(name: string): boolean {
	return titleWord.test(name)
}

/**
 * Further names that a plain document has for somebody: the name without its form or its title, its first words or
 * initials where they stand alone, a person's given name and surname.
 */
export function plainShortNames(name: string, text: string, person: boolean): string[] {
	const untitled = name.replace(titleWord, '')
	const bare = untitled.replace(form, '').replace(form, '')
	const words = bare.split(/\s+/)
	const last = words.at(-1) ?? ''
	const starts = [words.slice(0, 3), words.slice(0, 2), words.slice(0, 1)].map((each) => each.join(' ').replace(/\s(?:of|for|&|the)$/, ''))
	const ofPerson =
		person && words.length > 1
			? [last, ...['Mr', 'Ms', 'Mrs', 'Dr', 'Prof', 'Professor'].flatMap((each) => [`${each} ${last}`, `${each}. ${last}`])]
			: []
	const initials = [...bare].filter((letter, at) => /[\p{Lu}&]/u.test(letter) && (at === 0 || bare[at - 1] === ' ')).join('')
	const candidates = [...starts, ...ofPerson, ...(initials.length > 1 && !person ? [initials] : [])]
	const small = /\p{Ll}/u.test(bare) ? [] : [bare, ...starts].map(inSmallLetters)
	const used = [...candidates, ...small].filter(
		(short) => short.length > 1 && !common.test(short) && short !== name && standsAlone(text, short, name),
	)
	return [...new Set([...(untitled === name ? [] : [untitled]), ...(bare === untitled || common.test(bare) ? [] : [bare]), ...used])]
}

/** "the Collective" of the "Marigold Collective": the noun of a name that goes on with an article. */
export function nounsOfName(name: string, text: string): string[] {
	const words = name.replace(form, '').split(/\s+/)
	const pairs = words.slice(1).map((each, at) => `${words[at]} ${each}`)
	const nouns = [...pairs, ...words].map((each) => (/\p{Ll}/u.test(each) ? each : inSmallLetters(each)))
	return nouns.filter(
		(noun) =>
			body.test(noun.split(' ').at(-1) ?? '') &&
			(text.match(new RegExp(`\\b[Tt]he\\s${escaped(noun)}\\b(?![’'-]?\\s?\\p{Lu})`, 'gu'))?.length ?? 0) > 1,
	)
}

/** Names in capitals as a sentence writes them: "LARK CODE" is "Lark Code". */
export function inSmallLetters(words: string): string {
	return words.replace(/\p{Lu}[\p{Lu}’']+/gu, (each) => `${each.slice(0, 1)}${each.slice(1).toLowerCase()}`)
}

/** Words as a regular expression that finds them as they stand. */
export function escaped(words: string): string {
	return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function standsAlone(text: string, short: string, name: string): boolean {
	const rest = name.includes(short)
		? (name
				.slice(name.indexOf(short) + short.length)
				.trim()
				.split(/\s+/)[0] ?? '')
		: ''
	const before = name.includes(short) ? (name.slice(0, name.indexOf(short)).trim().split(/\s+/).at(-1) ?? '') : ''
	const longer = rest === '' ? '' : `(?!\\s+${escaped(rest)})`
	const whole = before === '' ? '' : `(?<!${escaped(before)}\\s+)`
	return new RegExp(`(?<![\\p{L}\\d])${whole}${escaped(short)}(?![\\p{L}\\d-])${longer}`, 'u').test(text)
}
