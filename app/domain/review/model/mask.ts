import { longPattern } from '#app/domain/text/long-pattern.ts'
import { namesInText, tellingWords } from './names-in-text.ts'
import { wordings, type PersonalKind } from './personal-data.ts'

/** Replaces personal data by tokens, and puts the words back into an answer. */
export interface Mask {
	mask(words: string): string
	unmask(words: string): string
}

/** Leaves everything as it is. */
export const noMask: Mask = { mask: (words) => words, unmask: (words) => words }

/**
 * A mask for one document. The same words get the same token everywhere (`[PARTY_1]`, `[EMAIL_2]`), another spelling
 * of a name a token of its own (`[PARTY_1B]`), so that an answer can be put back letter by letter.
 *
 * @param text the whole document: what is masked first then changes no token
 * @param names parties and signatories, as facts name them; those that the text gives away by itself are masked too
 */
export function createMask(text: string, names: { parties: readonly string[]; people: readonly string[] }): Mask {
	const tokens = new Map<string, string>()
	const words = new Map<string, string>()
	const numbers = new Map<string, number>()
	const spellings = new Map<string, number>()
	const found = namesInText(text)
	const given = nameWordings(text, { parties: [...names.parties, ...found.parties], people: [...names.people, ...found.people] })

	function tokenFor(kind: PersonalKind, found: string): string {
		const known = tokens.get(found)
		if (known) return known
		const identity = `${kind} ${found.replace(/\s+/g, ' ').toLowerCase()}`
		let number = numbers.get(identity)
		if (number === undefined) {
			number = 1 + [...numbers.keys()].filter((key) => key.startsWith(`${kind} `)).length
			numbers.set(identity, number)
		}
		const spelling = spellings.get(identity) ?? 0
		spellings.set(identity, spelling + 1)
		let token = `[${kind}_${number}${spelling === 0 ? '' : letters(spelling)}]`
		// A form may carry such a blank itself: it must not be filled in on the way back.
		while (text.includes(token)) token = `${token.slice(0, -1)}X]`
		tokens.set(found, token)
		words.set(token, found)
		return token
	}

	function mask(masked: string): string {
		for (const { kind, pattern } of given) masked = masked.replace(pattern, (found: string) => tokenFor(kind, found))
		for (const { kind, pattern, accepts } of wordings) {
			masked = masked.replace(pattern, (...match: unknown[]) => {
				const [whole, group] = match as [string, unknown]
				const found = typeof group === 'string' ? group : whole
				if (found.includes('[') || (accepts && !accepts(found))) return whole
				// The group stands behind the words that introduce it.
				return `${whole.slice(0, whole.lastIndexOf(found))}${tokenFor(kind, found)}${whole.slice(whole.lastIndexOf(found) + found.length)}`
			})
		}
		return masked
	}

	mask(text)
	return { mask, unmask: (answer) => answer.replace(/\[[A-Z]{2,7}_\d{1,5}[A-Z]{0,9}\]/g, (token) => words.get(token) ?? token) }
}

const companyEnding = longPattern('i')`
	,?\s+(?:
		Inc|Incorporated|LLC|L\.L\.C|Ltd|Limited|Corp|Corporation|Company|Co|LLP|LP|PLC|PBC|GmbH|AG|SE|KG|S\.?A|S\.?A\.?S|S\.?A\.?R\.?L
		|S\.?r\.?l|S\.?p\.?A|B\.?V|N\.?V|Oy|AB|A\/S|ApS|AS|Pty|Pte
	)\.?(?:\s+Ltd\.?)?$
`

/** Words that stand for a party in every contract: masking them would make it unreadable and hide nobody. */
const roleWords = longPattern('i')`
	^(?:the\s+)?(?:
		company|corporation|customer|client|supplier|provider|vendor|contractor|consultant|employee|employer|investor|founder|purchaser
		|buyer|seller|landlord|tenant|licensor|licensee|party|recipient|discloser|disclosing\s+party|receiving\s+party|advisor
		|service\s+provider|parties
	)$
`

/** Names whole, parties without the ending that says what kind of company they are, and the single words that tell who is meant. */
function nameWordings(
	text: string,
	{ parties, people }: { parties: readonly string[]; people: readonly string[] },
): { kind: PersonalKind; pattern: RegExp }[] {
	const short = parties.map((party) => party.replace(companyEnding, '')).filter((party) => party.length >= 4)
	const named = [...new Set([...parties, ...short, ...tellingWords(short, text, 'first')])]
		.filter((party) => party.length >= 3 && !roleWords.test(party))
		.map((party) => ({ kind: 'PARTY' as const, words: party }))
	const persons = [...new Set([...people, ...tellingWords(people, text, 'all')])]
		.filter((person) => person.length >= 4 && !roleWords.test(person))
		.map((person) => ({ kind: 'PERSON' as const, words: person }))
	return [...named, ...persons]
		.sort((a, b) => b.words.length - a.words.length || (a.words < b.words ? -1 : 1))
		.map(({ kind, words }) => ({ kind, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}[_])${escaped(words)}(?![\p{L}\p{N}_])`, 'giu') }))
}

function escaped(words: string): string {
	return words
		.trim()
		.split(/\s+/)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
		.join(String.raw`\s{1,4}`)
}

/** 1 is B, 25 is Z, 26 is BB. */
function letters(spelling: number): string {
	return 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(spelling % 26).repeat(1 + Math.floor(spelling / 26))
}
