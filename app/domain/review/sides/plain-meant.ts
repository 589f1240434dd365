import type { DocumentParty } from './document-party.ts'
import { escaped, isCompanyName, isProperName } from './plain-names.ts'

/**
 * Whom a document by one side addresses, by what such readers call themselves; one that offers work may have written it
 * as well.
 */
const readers =
	'member|customer|client|user|subscriber|visitor|student|trainee|intern|team|start-?up|tenant|borrower|employee|applicant|participant'
const spokenTo = new RegExp(
	String.raw`^(?:the\s|your\s)?(?:\p{L}+\s)?(?:${readers}|lessee|licensee|guest|exhibitor|volunteer|hirer)s?$`,
	'iu',
)
/** Roles that such a document may address or speak about: only beside "we" alone are they its readers. */
const maySpeakTo = /^(?:the\s)?(?:stockists?|resellers?|dealers?|distributors?|stallholders?|sellers?|hosts?|buyers?|agents?)$/i
/** So many parts of sentences that speak to "you" about somebody show that this is not "you". */
const fewestBeside = 2
const titles = /^(?:mrs?|ms|dr|prof|professor|uncle|aunt)$/
/** A word that two names share is no sign that they mean the same party. */
const sharedWords = new Set(['the', 'and', 'of', 'for', 'ltd', 'inc', 'llc', 'limited', 'company', 'co', 'group', 'gmbh'])

/**
 * The party that a reader means in a plain document: "Ada Fern" where the letter says "Dear Ada", "the Client", and a
 * name that the document leaves out where it only says "you" and the other side has a name.
 *
 * @returns `null` where it may be another one
 */
export function meantInPlain(parties: readonly DocumentParty[], asked: string, text: string): DocumentParty | null {
	const words = wordsOf(asked).filter((word) => !titles.test(word))
	const byPart = parties.filter(
		(party) =>
			party.role !== party.name &&
			isPartOf(
				wordsOf(party.name).filter((word) => !titles.test(word)),
				words,
			),
	)
	if (byPart.length === 1) return byPart[0]!
	const startsAlike = (name: string) => isNamed(name) && wordsOf(name)[0] === words[0] && isProperName(name, text)
	const bySharedName = parties.filter(({ names }) => isNamed(asked) && !sharedWords.has(words[0] ?? '') && names.some(startsAlike))
	if (bySharedName.length === 1) return bySharedName[0]!
	if (bySharedName.length > 1) return null
	const byRole = parties.filter(
		({ names }) =>
			/\p{L}/u.test(words.at(-1) ?? '') && spokenTo.test(asked) && names.some((name) => wordsOf(name).join(' ') === words.at(-1)),
	)
	if (byRole.length === 1) return byRole[0]!
	const [one, other] = parties
	if (!one || !other || parties.length !== 2) return null
	const beside = asSpokenOf(parties, asked, text)
	if (beside !== undefined) return beside
	const you = parties.find(({ names, name, role }) => names.includes('you') && name === role)
	const author = parties.find(
		(party) => party !== you && (party.names.includes('we') || (party.name !== party.role && party.names.includes('I'))),
	)
	if (you && author && spokenTo.test(asked)) return you
	const unnamed = parties.filter(({ name, role, names }) => name === role && names.some((each) => /^(?:we|I|you)$/.test(each)))
	return isNamed(asked) && unnamed.length === 1 && mayBeUnnamed(parties, unnamed[0]!, asked, text) ? unnamed[0]! : null
}

/**
 * Whether a name may belong to the side that a plain document leaves without any: the text does not have it, and the
 * other side is a firm by its name. A side known only by its signer may have this name as well.
 */
export function mayBeUnnamed(parties: readonly DocumentParty[], open: DocumentParty, asked: string, text: string): boolean {
	const named = parties.find((party) => party !== open)
	if (
		!named ||
		parties.length !== 2 ||
		sharesWord(
			named,
			wordsOf(asked).filter((word) => !titles.test(word)),
		)
	)
		return false
	// A party beside "we" or "you" is judged by that, and a single place is too little.
	if (open.names.some((name) => /^(?:we|I|you)$/.test(name)) && besidePronouns(asked, text).mentioned) return false
	return [named.name, ...named.names].some(isCompanyName)
}

/**
 * Whether a document from "we" to "you" that speaks of a third name means one of its sides: beside "you" only, the name
 * is the other side's.
 *
 * @returns `undefined` where the text does not tell
 */
function asSpokenOf(parties: readonly DocumentParty[], asked: string, text: string): DocumentParty | null | undefined {
	const you = parties.filter(({ names }) => names.includes('you'))
	const author = parties.filter(({ names }) => names.includes('we') || names.includes('I'))
	if (you.length !== 1 || author.length !== 1 || you[0] === author[0]) return undefined
	if (/^your\s/i.test(asked)) return you[0]
	if (/^our\s/i.test(asked)) return author[0]
	const { first, second, mentioned } = besidePronouns(asked, text)
	if (second >= fewestBeside && first === 0) return author[0]
	if (first >= fewestBeside && second === 0) return you[0]
	// Somebody who is neither side, or both, may be a third party.
	if (first > 0 && second > 0) return null
	// In a letter to those who work or buy, what they call themselves is "you", unless the text speaks to "you" about
	// them.
	if (second === 0 && mentioned && (spokenTo.test(asked) || (first > 0 && maySpeakTo.test(asked)))) return you[0]
	return undefined
}

function besidePronouns(asked: string, text: string): { first: number; second: number; mentioned: boolean } {
	const called = asked.replace(/^the\s/i, '')
	const pattern = new RegExp(`(?<![\\p{L}])${isNamed(called) ? '' : '[Tt]he\\s'}${escaped(called)}(?![\\p{L}])`, 'u')
	const parts = text.split(/[.;:!?\n]\s*|,\s(?=and\s|but\s|or\s)/).filter((part) => pattern.test(part))
	const saysWe = (part: string) => /\b(?:[Ww]e|us|[Oo]urs?|I|me|my)\b/.test(part)
	const saysYou = (part: string) => /\b[Yy]ou(?:rs?)?\b/.test(part)
	const first = parts.filter((part) => saysWe(part) && !saysYou(part)).length
	return { first, second: parts.filter((part) => saysYou(part) && !saysWe(part)).length, mentioned: parts.length > 0 }
}

function isNamed(asked: string): boolean {
	return (
		/^\p{Lu}[\p{L}&’'-]+(?:\s(?:(?:and|of|de|&)\s)?[\p{Lu}&][\p{L}&’'.-]*)*$/u.test(asked) &&
		!/^(?:the|you|your|we|us|our|i|me|my)\b/i.test(asked)
	)
}

function sharesWord(party: DocumentParty, words: readonly string[]): boolean {
	return party.names.some((name) =>
		wordsOf(name).some((word) => words.some((each) => !sharedWords.has(each) && each.slice(0, 3) === word.slice(0, 3))),
	)
}

/** A greeting has one word of the name, a letter's subject the first two. */
function isPartOf(part: readonly string[], words: readonly string[]): boolean {
	const [only] = part
	return (
		part.length === 1 &&
		only !== undefined &&
		only.length > 2 &&
		words.length > 1 &&
		!sharedWords.has(only) &&
		(words[0] === only || words.at(-1) === only)
	)
}

function wordsOf(name: string): string[] {
	return (
		name
			.replace(/^the\s/i, '')
			.toLowerCase()
			.match(/[\p{L}\p{N}&-]+/gu) ?? []
	)
}
