import type { DocumentParty } from './document-party.ts'

/** Whom a paper that one side wrote speaks to, by what such readers call themselves; who offers work may be its author as well. */
const spokenTo = /^(?:the\s)?(?:\p{L}+\s)?(?:members?|customers?|clients?|users?|subscribers?|visitors?|students?|trainees?|interns?|teams?|start-?ups?|tenants?|borrowers?|employees?|applicants?|participants?|lessees?|licensees?|guests?|exhibitors?|volunteers?)$/iu
const titles = /^(?:mrs?|ms|dr|prof|professor|uncle|aunt)$/
/** A word that names share is no sign that they mean the same one. */
const sharedWords = new Set(['the', 'and', 'of', 'for', 'ltd', 'inc', 'llc', 'limited', 'company', 'co', 'group', 'gmbh'])

/**
 * The party that somebody means in a paper of plain words: "Ada Fern" where the letter says "Dear Ada", "the Client" and
 * a name that the paper leaves out where it only says "you" and the other side has a name.
 *
 * @returns `null` where it may be another one
 */
export function meantInPlain(parties: readonly DocumentParty[], asked: string): DocumentParty | null {
	const words = wordsOf(asked).filter((word) => !titles.test(word))
	const byPart = parties.filter((party) => party.role !== party.name && isPartOf(wordsOf(party.name).filter((word) => !titles.test(word)), words))
	if (byPart.length === 1) return byPart[0]!
	const byRole = parties.filter(({ names }) => /\p{L}/u.test(words.at(-1) ?? '') && spokenTo.test(asked) && names.some((name) => wordsOf(name).join(' ') === words.at(-1)))
	if (byRole.length === 1) return byRole[0]!
	const [one, other] = parties
	if (!one || !other || parties.length !== 2) return null
	const you = parties.find(({ names, name, role }) => names.includes('you') && name === role)
	const author = parties.find((party) => party !== you && party.name !== party.role && (party.names.includes('we') || party.names.includes('I')))
	const unnamedAuthor = parties.find((party) => party !== you && party.name === party.role && party.names.includes('we'))
	if (you && (author ?? unnamedAuthor) && spokenTo.test(asked)) return you
	if (!you || !author) return null
	const named = /^\p{Lu}[\p{L}&’'-]+(?:\s[\p{Lu}&][\p{L}&’'.-]*)+$/u.test(asked)
	return named && !author.names.some((name) => wordsOf(name).some((word) => words.some((each) => !sharedWords.has(each) && each.slice(0, 3) === word.slice(0, 3)))) ? you : null
}

/** A greeting has one word of the name, a letter's subject the first two. */
function isPartOf(part: readonly string[], words: readonly string[]): boolean {
	const [only] = part
	return part.length === 1 && only !== undefined && only.length > 2 && words.length > 1 && !sharedWords.has(only) && (words[0] === only || words.at(-1) === only)
}

function wordsOf(name: string): string[] {
	return name.replace(/^the\s/i, '').toLowerCase().match(/[\p{L}\p{N}&-]+/gu) ?? []
}
