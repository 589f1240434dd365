import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { companySuffix } from '../facts/parties/party-name.ts'
import { isRoleWord } from '../facts/parties/role-marks.ts'

const suffixes = longPattern('gu')`
	,?\s+(?:
		National\sAssociation|NATIONAL\sASSOCIATION|N\.A|Inc|Incorporated|LLC|L\.L\.C|LLP|LP|L\.P|Ltd|Limited|Corp|Corporation|Company|Co
		|PLC|plc|GmbH|AG|S\.A|SA|B\.V|BV|N\.V|Pty|Pte|INC|CORP|LTD|LIMITED|CORPORATION|COMPANY|CO
	)\b\.?
`
const common = longPattern('i')`
	^(?:
		the|first|national|american|united|general|global|international|new|north|south|east|west|bank|university|trust|data|digital
		|international|advanced|premier|pacific|atlantic|services?|company|group|capital|city|state|party|agreement|harbour|harbor
	)$
`

/** An abbreviation may stand for something else; it is the party's when the text goes on to use it. */
const fewestInitials = 3

/**
 * Shorter names for a party that the text uses by themselves: the name without "Inc.", the first word of a company, its
 * initials, the surname and the given name of a person; of a name in capitals also as the text writes it in lower case.
 *
 * @param taken names that already stand for another party
 * @param person whether it is known to be one; a company's last word names nobody
 */
export function shortNames(name: string, text: string, taken: ReadonlySet<string>, person: boolean): string[] {
	const bare = name.replace(suffixes, '').replace(/[\s,.]+$/, '')
	const company = !person && (companySuffix.test(name) || bare !== name)
	const words = bare.split(/\s+/)
	const written = company
		? [bare, bare.replace(/^the\s/i, ''), words.slice(0, 2).join(' '), words[0] ?? ''].map((short) => short.replace(/[\s,&]+$/, ''))
		: personNames(words, text, person)
	const candidates = [
		...written.filter((short) => usedAlone(text, short, name)),
		...written
			.flatMap(inSmallLetters)
			.filter((short) => (short.includes(' ') || !company ? usedAlone(text, short, name) : actsOften(text, short))),
	]
	const initials = company ? initialsOf(name, bare, text) : []
	return [...new Set([...candidates, ...initials])].filter(
		(short) =>
			short !== name &&
			isLong(short) &&
			!common.test(short) &&
			!isRoleWord(short) &&
			!taken.has(short.toLowerCase()) &&
			!isSomebodyElses(text, short, name),
	)
}

function personNames(words: readonly string[], text: string, person: boolean): string[] {
	const first = words[0] ?? ''
	const last = words.at(-1) ?? ''
	const surnames = [last, ...inSmallLetters(last)]
	if (words.length < 2 || words.length > 4 || !(person || surnames.some((surname) => titled(text, surname)))) return []
	return [last, first, ...surnames.flatMap((surname) => [`Mr. ${surname}`, `Ms. ${surname}`, `Dr. ${surname}`])]
}

function inSmallLetters(words: string): string[] {
	if (/\p{Ll}/u.test(words) || !/\p{Lu}{4}/u.test(words)) return []
	return [words.replace(/\p{Lu}+/gu, (word) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`)]
}

/** "LPC" for "Lark Point Corporation", "JHU" for "The Johns Hopkins University", where no mark gives these letters to something else. */
function initialsOf(name: string, bare: string, text: string): string[] {
	const letters = [name, bare].flatMap((words) => [
		capitalsOf(words, /(?<![\p{L}])\p{Lu}(?=\p{L})/gu),
		capitalsOf(words, /\p{Lu}(?=\p{Ll})/gu),
	])
	return [...new Set(letters)].filter((short) => {
		if (short.length < 3 || short.length > 6 || (name.includes(short) && !name.includes(' '))) return false
		const places = text.match(new RegExp(`(?<![\\p{L}\\d.&-])${short}(?![\\p{L}\\d-])`, 'gu'))?.length ?? 0
		return places >= fewestInitials && !new RegExp(`[“"(]${short}[,.]?[”")]`).test(text)
	})
}

/** Ducommun Inc. (“Ducommun”) beside the party Ducommun Technologies: a mark gives the word to the name before it. */
function isSomebodyElses(text: string, short: string, name: string): boolean {
	const mark = new RegExp(`\\([^()“"]{0,60}[“"]${short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[,.]?[”"]`).exec(text)
	return (
		mark !== null &&
		!text
			.slice(Math.max(0, mark.index - 400), mark.index)
			.toLowerCase()
			.includes(name.slice(0, 12).toLowerCase())
	)
}

/**
 * "WATER NOW, INC." is not "Water" for all the water in the text: a single word of a name in capitals must act like a
 * party.
 */
function actsOften(text: string, short: string): boolean {
	return (
		(text.match(
			new RegExp(
				patternPart`
					(?<![\p{L}\d])${short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:
						[’']s\s|\s(?:shall|will|may|must|agrees|has|hereby|represents|warrants|acknowledges|grants)\s
					)
				`,
				'gu',
			),
		)?.length ?? 0) >= fewestInitials
	)
}

function capitalsOf(words: string, capital: RegExp): string {
	return (words.replace(/^[Tt]he\s/, '').match(capital) ?? []).join('')
}

function isLong(short: string): boolean {
	return short.length > 2 || /^\p{L}\d$/u.test(short)
}

function titled(text: string, surname: string): boolean {
	return ['Mr.', 'Ms.', 'Mrs.', 'Dr.'].some((title) => text.includes(`${title} ${surname}`))
}

/** The first place decides where a name stands alone there; where it is part of a longer one, two further places do. */
function usedAlone(text: string, short: string, full: string): boolean {
	const rest = !full.includes(short)
		? ''
		: full
				.slice(full.indexOf(short) + short.length)
				.trimStart()
				.slice(0, 12)
	let longer = false
	let alone = 0
	for (let at = text.indexOf(short), count = 0; at !== -1 && count < 200; at = text.indexOf(short, at + 1), count++) {
		if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') || /[\p{L}\p{N}-]/u.test(text[at + short.length] ?? ' ')) continue
		const behind = text.slice(at + short.length, at + short.length + 40).trimStart()
		if (rest !== '' && behind.startsWith(rest.slice(0, 6))) continue
		if (!/^(?:\p{Lu}[\p{L}-]+|&)(?:\s|$)/u.test(behind) || /^(?:Agreement|and|or|shall|will|may|agrees)/.test(behind)) {
			if (!longer) return true
			if (short.includes(' ') && !full.startsWith(`${short},`) && !onlyForm.test(full.slice(short.length))) continue
			// "Lark may", "Lark's": what only its place before small letters shows must be certain.
			if (/^(?:[’']s\s)?(?:\p{Ll}|[,;.)])/u.test(behind) && ++alone >= aloneBehindLonger) return true
		} else longer = true
	}
	return false
}

/** What is left of a name behind its short form where that is all but "Inc.". */
const onlyForm = /^,?\s*\S+$/

/** "Meridian Bank" beside "Meridian Foods": a word that also begins longer names must stand by itself more often. */
const aloneBehindLonger = 3
