import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor } from '../frame.ts'

/** A party, or "each party" and the like, named in running words. */
export interface NamedActor extends Span {
	actor: Actor
}

const each = patternPart`
	(?:each|either|both|any|every)\s+(?:of\s+the(?:se)?\s+)?(?:part(?:y|ies)|sides?)(?:\s+hereto)?
	|(?:each|either|both)\s+of\s+(?:us|them)|(?:a|one)\s+(?:party|side)|the\s+(?:parties|sides)(?:\s+hereto)?
`
const neither = String.raw`neither(?:\s+of(?:\s+the)?)?\s+(?:part(?:y|ies)|sides?|us)(?:\s+hereto)?|no\s+(?:party|side)`
const floating = patternPart`
	(?:[a-z]+(?:ing|ed)|non-[a-z]+ing|affected|responsible|other)\s+part(?:y|ies)|discloser|disclosee|recipient|receiver|indemnitor
	|indemnitee
`
const pronouns: Readonly<Record<string, string>> = {
	our: 'we',
	ours: 'we',
	us: 'we',
	your: 'you',
	yours: 'you',
	my: 'i',
	me: 'i',
	mine: 'i',
}

const patterns = new WeakMap<readonly DocumentParty[], RegExp>()

/**
 * Every party that `text` names, in its order; affiliates, officers and others that hang on one are no actor of their own.
 * A name that is also a common word counts with its capital only: "Company", not "insurance company".
 *
 * @param offset added to the spans
 */
export function namedActors(text: string, parties: readonly DocumentParty[], offset = 0): NamedActor[] {
	const found: NamedActor[] = []
	for (const match of allMatches(text, patternOf(parties))) {
		const actor = actorOf(match, parties)
		if (actor) found.push({ actor, start: offset + match.index, end: offset + match.index + match[0].length })
	}
	return found
}

/** Whether two actors are the same party, or both "each". */
export function isSameActor(one: Actor, other: Actor): boolean {
	if (one.kind !== other.kind) return false
	if (one.kind === 'party' && other.kind === 'party') return one.party === other.party
	return one.kind === 'each' || one.kind === 'neither' || (one.kind === 'floating' && other.kind === 'floating' && one.role === other.role)
}

/** One actor for several that are named together: a party alone, "each" where two parties stand side by side. */
export function together(actors: readonly Actor[]): Actor | null {
	const [first] = actors
	if (!first) return null
	return actors.every((actor) => isSameActor(actor, first))
		? first
		: actors.every(({ kind }) => kind === 'party' || kind === 'each')
			? { kind: 'each' }
			: null
}

/** A pattern for any actor, in one group; to be built into longer ones. */
export function actorSource(parties: readonly DocumentParty[]): string {
	const names = [...new Set(parties.flatMap((party) => party.names))]
		.filter((name) => name.length > 1 || name === 'I')
		.sort((a, b) => b.length - a.length)
	const own = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')).join('|')
	return String.raw`\b(?:${neither}|${each}|${own === '' ? '' : `${own}|`}${floating}|our|your|my|us|me)(?![\p{L}\d])`
}

function patternOf(parties: readonly DocumentParty[]): RegExp {
	let pattern = patterns.get(parties)
	if (!pattern) patterns.set(parties, (pattern = new RegExp(actorSource(parties), 'giu')))
	return pattern
}

const isNeither = new RegExp(String.raw`^(?:${neither})$`, 'iu')
const isFloating = new RegExp(String.raw`^(?:${floating})$`, 'iu')

function actorOf({ 0: words }: RegExpExecArray | RegExpMatchArray, parties: readonly DocumentParty[]): Actor | null {
	const said = words.replace(/\s+/g, ' ')
	const plain = pronouns[said.toLowerCase()] ?? said.toLowerCase()
	const party = parties.find(({ names }) => names.some((name) => name.toLowerCase() === plain))
	if (party)
		return /^\p{Lu}|^(?:we|us|our|ours|you|yours?|i|my|me|mine)$/iu.test(said) &&
			(/^\p{Lu}/u.test(said) || plain in { we: 1, you: 1, i: 1 })
			? { kind: 'party', party: party.id }
			: null
	if (plain === 'we' || plain === 'you' || plain === 'i') return null
	if (isNeither.test(said)) return { kind: 'neither' }
	if (isFloating.test(said) && !/^(?:each|either|both|any|every)/i.test(said)) return { kind: 'floating', role: plain }
	return { kind: 'each' }
}
