import type { Sentence } from '../clauses/clause.ts'
import { actorReader, type ActorReader } from '../frames/parse/actors.ts'
import { type Token, tokenise, tokensOf } from '../frames/parse/tokens.ts'
import { stem } from '../clauses/wording/stem.ts'
import type { DocumentParty } from '../sides/document-party.ts'

/** A word of a sentence: a stem, or the party, each party or no party that is named there. */
export type SideWord = string | NamedThere

/** A party, or several that are named as one: "Issuer or Distributor". */
export interface NamedThere {
	party: string
	and?: readonly string[]
}

/**
 * The words of a sentence with every party of the document told apart from other words, so that "Acme may terminate"
 * and "Supplier may terminate" read the same to whoever is on the same side. Numbers are `#`, amounts of money `$`.
 */
export function sideWords(text: string, parties: readonly DocumentParty[]): SideWord[] {
	return wordsOf(tokenise(text, 0), parties)
}

/** The `sideWords` of a sentence of a document, whose tokens are known already. */
export function sideWordsOf(sentence: Sentence, parties: readonly DocumentParty[]): SideWord[] {
	return wordsOf(tokensOf(sentence), parties)
}

function wordsOf(tokens: readonly Token[], parties: readonly DocumentParty[]): SideWord[] {
	const words: SideWord[] = []
	addWords(tokens, actorReader(parties), words)
	return words
}

function addWords(tokens: readonly Token[], actorAt: ActorReader, words: SideWord[]) {
	for (let at = 0; at < tokens.length;) {
		const named = actorAt(tokens, at)
		if (named && named.actor.kind !== 'third') {
			const { actor } = named
			if (actor.kind === 'party') addParty(words, actor.party)
			else words.push(actor.kind === 'floating' ? `~${actor.role}` : `~${actor.kind}`)
			at = Math.max(named.end, at + 1)
			continue
		}
		const { kind, lower, text, inside } = tokens[at] as Token
		if (kind === 'word') words.push(stem(lower))
		else if (kind === 'number') words.push(/[$€£]/.test(text) ? '$' : '#')
		else if (kind === 'paren' || kind === 'quote') addWords(inside, actorAt, words)
		else if (text === '%') words.push('%')
		at++
	}
}

function addParty(words: SideWord[], party: string) {
	const [before, joiner] = words.slice(-2)
	if (typeof before === 'object' && (joiner === 'or' || joiner === 'and') && before.party !== party)
		words.splice(-2, 2, { party: before.party, and: [...(before.and ?? []), party] })
	else words.push({ party })
}
