import { companySuffix } from '../facts/party-name.ts'
import { isRoleWord } from '../facts/role-marks.ts'

const suffixes = /,?\s+(?:National\sAssociation|NATIONAL\sASSOCIATION|N\.A|Inc|Incorporated|LLC|L\.L\.C|LLP|LP|L\.P|Ltd|Limited|Corp|Corporation|Company|Co|PLC|plc|GmbH|AG|S\.A|SA|B\.V|BV|N\.V|Pty|Pte|INC|CORP|LTD|LIMITED|CORPORATION|COMPANY|CO)\b\.?/gu
/** Words that begin many names and mean something of their own. */
const common = /^(?:the|first|national|american|united|general|global|international|new|north|south|east|west|bank|university|trust|data|digital|international|advanced|premier|pacific|atlantic|services?|company|group|capital|city|state|party|agreement|harbour|harbor)$/i

/**
 * Shorter names for a party that the text uses by themselves: the name without "Inc.", the first word of a company, the
 * surname and the given name of a person.
 *
 * @param taken names that already stand for another party
 * @param person whether it is known to be one; a company's last word names nobody
 */
export function shortNames(name: string, text: string, taken: ReadonlySet<string>, person: boolean): string[] {
	const bare = name.replace(suffixes, '').replace(/[\s,.]+$/, '')
	const company = !person && (companySuffix.test(name) || bare !== name)
	const words = bare.split(/\s+/)
	const first = words[0] ?? ''
	const last = words.at(-1) ?? ''
	const candidates = company ? [bare, words.slice(0, 2).join(' '), first].map((short) => short.replace(/[\s,&]+$/, '')) : (person || titled(text, last)) && words.length > 1 && words.length < 5 ? [last, first, ...(/\p{Ll}/u.test(last) ? [] : [`${last.slice(0, 1)}${last.slice(1).toLowerCase()}`]), `Mr. ${last}`, `Ms. ${last}`, `Dr. ${last}`] : []
	return [...new Set(candidates)].filter((short) => short !== name && short.length > 2 && !common.test(short) && !isRoleWord(short) && !taken.has(short.toLowerCase()) && usedAlone(text, short, name))
}

/** "Ms. Lark": the text speaks of a person. */
function titled(text: string, surname: string): boolean {
	return ['Mr.', 'Ms.', 'Mrs.', 'Dr.'].some((title) => text.includes(`${title} ${surname}`))
}

function usedAlone(text: string, short: string, full: string): boolean {
	const rest = !full.includes(short) ? '' : full.slice(full.indexOf(short) + short.length).trimStart().slice(0, 12)
	for (let at = text.indexOf(short), count = 0; at !== -1 && count < 200; at = text.indexOf(short, at + 1), count++) {
		if (/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') || /[\p{L}\p{N}-]/u.test(text[at + short.length] ?? ' ')) continue
		const behind = text.slice(at + short.length, at + short.length + 40).trimStart()
		if (rest === '' || !behind.startsWith(rest.slice(0, 6))) return !/^(?:\p{Lu}[\p{L}-]+|&)\s/u.test(behind) || /^(?:Agreement|and|or|shall|will|may|agrees)/.test(behind)
	}
	return false
}
