import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../../clauses/search/all-matches.ts'
import type { Frame } from '../../../frames/frame.ts'
import { readerPays, standingOf } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'
import { wordsOfFrame } from './frame-words.ts'
import { escaped } from '../../../sides/plain-names.ts'

const answers = longPattern('giu')`
	\b(?<owner>[\p{L}][\p{L}\d.&-]*(?:\s+[\p{Lu}][\p{L}\d.&-]*){0,4}|our|your)(?:['’]s?)?\s+
		(?:(?:aggregate|total|cumulative|maximum|entire|overall|sole|and)\s+){0,4}liability\b
	|\b(?:shall|will)\s+(?<actor>we|you|[\p{Lu}][\p{L}\d.&-]*(?:\s+[\p{Lu}][\p{L}\d.&-]*){0,4})\s+(?:ever\s+)?be\s+liable\b
`

/**
 * Whether the words of a frame say themselves that it is not as its actor was read: of "Buyer's liability is capped and
 * Seller's is unlimited" each half has an owner, and a long name has letters for it.
 *
 * @returns `true` where the actor next before `at` stands on another side than `side`
 */
export function isSomeoneElses(input: RuleInput, frame: Frame, at: number, side: 'reader' | 'other'): boolean {
	const { reader } = input
	if (!reader.party) return false
	const words = wordsOfFrame(input, frame)
	// Whoever is named last before the limit has it; where the limit opens the sentence, whoever is named first behind it.
	const named = allMatches(words, answers).flatMap((match) => {
		const owner = match.groups?.owner ?? match.groups?.actor ?? ''
		const who = whoIs(input, owner)
		return who ? [{ who, at: frame.start + match.index, pronoun: /^(?:we|our|you|your)$/i.test(owner) }] : []
	})
	const nearest = named.filter((each) => each.at <= at).at(-1) ?? named[0]
	if (nearest && !nearest.pronoun) return nearest.who !== side
	return side === 'other' && isSameName(input, frame)
}

function whoIs(input: RuleInput, words: string): 'reader' | 'other' | null {
	const isOf = (names: readonly string[]) => names.some((name) => new RegExp(`(?:^|\\s)${escaped(name)}$`, 'iu').test(words))
	const own = input.reader.party
	if (!own) return null
	const others = input.parties.filter(({ id }) => id !== own.id)
	const mine = isOf([...own.names, own.role ?? own.name]) || (/^\p{Lu}{3,5}$/u.test(words) && initialsOf(own.name).startsWith(words))
	const theirs = others.some(({ names, role }) => isOf([...names, ...(role ? [role] : [])]))
	return mine === theirs ? null : mine ? 'reader' : 'other'
}

function initialsOf(name: string): string {
	return allMatches(name, /\p{L}+/gu)
		.map(([word]) => word[0]!.toUpperCase())
		.join('')
}

/** One company that was read as two parties, by a short name or a letter that a scan mistook. */
function isSameName({ parties, reader }: RuleInput, { who }: Frame): boolean {
	const actor = who?.value
	const party = actor?.kind === 'party' ? parties.find(({ id }) => id === actor.party) : undefined
	const head = (name: string) => /^(?:the\s+)?([\p{L}\d]{5,})/iu.exec(name)?.[1]?.toLowerCase().replace(/[il1]/g, 'i') ?? null
	return (
		party !== undefined &&
		reader.party !== null &&
		head(party.name) !== null &&
		head(party.name) === head(reader.party.name) &&
		party.role === null
	)
}

/** "Our liability … what you paid us", read as that of a party which pays by its role: whoever is paid is the one that speaks. */
export function isPaidSpeaker(input: RuleInput, frame: Frame): boolean {
	const actor = frame.who?.value
	const party = actor?.kind === 'party' ? (input.parties.find(({ id }) => id === actor.party) ?? null) : null
	const speaks =
		/\b(?:our|we)\b[\s\S]*\bpaid\s+(?:or\s+payable\s+)?(?:by\s+you\s+)?to\s+us\b|\bour\b[\s\S]*\byou\s+(?:have\s+)?(?:paid|pay)\b/i.test(
			wordsOfFrame(input, frame),
		)
	return (
		speaks &&
		standingOf(input, frame.who) === 'other' &&
		(readerPays(input) === false || readerPays({ reader: { ...input.reader, party } }) === true)
	)
}
