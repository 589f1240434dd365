import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Sentence, Structure } from '../../clauses/clause.ts'
import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor } from '../frame.ts'
import { actorReader } from './actors.ts'
import { parseTokens } from './parse-tokens.ts'
import type { Predication } from './predication.ts'
import { type Token, tokensOf } from './tokens.ts'

/** The words that open a list, as far as they belong to each of its items. */
interface Opening {
	tokens: Token[]
	sentences: Sentence[]
	clauseId: string | null
	/** "(a)" lists, "(i)" lists and unlettered ones end where an item of another style comes. */
	style: string | null
}

/** Every verb of a document with its subject, in document order; list items are read with the words that open their list. */
export function parseDocument(structure: Structure, parties: readonly DocumentParty[]): Predication[] {
	const actorAt = actorReader(parties)
	const ids = parties.map(({ id }) => id)
	const parents = new Map(structure.clauses.map(({ id, parentId }) => [id, parentId]))
	const numbered = new Set(structure.clauses.filter(({ number }) => number !== null).map(({ id }) => id))
	const predications: Predication[] = []
	let openings: Opening[] = []
	let last: Actor | null = null
	let clauseId: string | null = null
	for (const sentence of structure.sentences) {
		if (sentence.clauseId !== clauseId) last = null
		clauseId = sentence.clauseId
		const tokens = tokensOf(sentence)
		const { style, words } = itemOf(tokens)
		openings = openings.filter((opening) => belongs(opening, sentence, style, parents, numbered))
		const opening = style !== null || openings.at(-1)?.style === 'colon' ? openings.at(-1) : undefined
		const heads = opening?.tokens ?? []
		const sources = opening ? [...opening.sentences, sentence] : [sentence]
		if (words.every(({ lower, kind }) => kind === 'mark' || lower === 'and' || lower === 'or')) continue
		const found = read(heads, words, sentence, sources)
		predications.push(...found.said)
		last = found.last
		const opened = openingOf(heads, words)
		if (opened) openings.push({ tokens: opened.tokens, sentences: sources, clauseId: sentence.clauseId, style: opened.style })
	}
	return predications

	function read(heads: readonly Token[], own: readonly Token[], sentence: Sentence, sources: readonly Sentence[]) {
		const opened = openingOf(heads, own)
		const words = opened?.style === 'colon' ? own.slice(0, -1) : own
		const parse = (tokens: readonly Token[], after: number) =>
			parseTokens({ sentence, tokens, actorAt, parties: ids, words: (start, end) => wordsOf(sources, start, end), before: last, after })
		const after = own[0]?.start ?? sentence.start
		const alone = heads.length === 0 || standsAlone(words) ? parse(words, -1) : []
		const whole =
			alone.some(({ subject, passive, confidence }) => confidence >= leastSure && (subject !== null || passive)) ||
			(heads.length > 0 &&
				standsAlone(words) &&
				words.length > longestItem &&
				words.some(({ lower }) => /^(?:shall|will|may|must|is|are)$/.test(lower)))
		if (whole && heads.length > 0 && supposes(heads) && !opensCondition(heads, words)) return { said: [], last }
		const joined =
			heads.length === 0 || (whole && !opensCondition(heads, words))
				? alone
				: parse([...heads, ...(whole ? [comma(after)] : []), ...words], after)
		// "May terminate if Customer:" is nothing without the items that follow.
		const end = words.at(-1)?.end
		const said =
			opened?.style === 'colon' ? joined.filter(({ conditions }) => !conditions.some((condition) => condition.end === end)) : joined
		return {
			said,
			last:
				joined.findLast(({ subject }) => subject?.actor?.kind === 'party' && !/^(?:we|you|i)$/i.test(subject.text))?.subject?.actor ?? last,
		}
	}
}

const leastSure = 0.5
/** Tokens above which an item with a verb of its own is a sentence. */
const longestItem = 14

/** "Cause shall mean:", "each of the following events:": the items are defined or supposed, not agreed. */
function supposes(heads: readonly Token[]): boolean {
	const words = heads
		.slice(-14)
		.map(({ lower, text }) => lower || text)
		.join(' ')
	return longPattern()`
		\b(?:
			means?|mean|defined as|following meanings?|(?:following|these) (?:events?|conditions?|circumstances|occurrences|situations?)
			|events? of default|occurrence of|if|unless|when|upon|where|until|in the event
		)\b[^.]{0,60}$
	`.test(words)
}

/** Items that are sentences of their own begin with a capital letter; what a list only goes on with does not. */
const opensAlone = /^\p{Lu}|^["*]/u

function standsAlone(words: readonly Token[]): boolean {
	return opensAlone.test(words[0]?.text ?? '')
}

/** "If Customer is a processor:" stands before items that are whole sentences. */
function opensCondition(heads: readonly Token[], words: readonly Token[]): boolean {
	const opens = /^(?:if|when|where|unless|to|upon|in|after|following|on|during|subject)$/.test(heads[0]?.lower ?? '') && heads.length < 40
	return opens && !heads.some(isModal) && words.some(isModal)
}

function isModal({ lower }: Token): boolean {
	return /^(?:shall|will|may|must)$/.test(lower)
}

function comma(at: number): Token {
	return { start: at, end: at, text: ',', lower: ',', kind: 'mark', inside: [] }
}

function itemOf(tokens: readonly Token[]): { style: string | null; words: readonly Token[] } {
	let at = 0
	while (/^(?:and|or|and\/or|;|,|•|·|-|–|o|▪|●)$/.test(tokens[at]?.text ?? '') && at < 2) at++
	const token = tokens[at]
	if (token?.kind === 'item') return { style: styleOf(token.text.replace(/[^\p{L}\p{N}]/gu, '')), words: tokens.slice(at + 1) }
	if (tokens[at + 1]?.text === ')' && token && token.text.length <= 4) return { style: styleOf(token.text), words: tokens.slice(at + 2) }
	if (at > 0 && /^[•·▪●–-]$/.test(tokens[0]?.text ?? '')) return { style: 'bullet', words: tokens.slice(at) }
	return { style: null, words: tokens }
}

function styleOf(letter: string) {
	return /^\d+$/.test(letter)
		? 'number'
		: /^[ivx]+$/.test(letter) && letter !== 'i' && letter !== 'v' && letter !== 'x'
			? 'roman'
			: letter === 'i'
				? 'roman'
				: /^[A-Z]+$/.test(letter)
					? 'capital'
					: 'letter'
}

const longestOpening = 90

/** Words that end in a colon open a list; so does what stands before "(a)" when more items follow. */
function openingOf(heads: readonly Token[], words: readonly Token[]): { tokens: Token[]; style: string } | null {
	const last = words.at(-1)
	if (last?.text === ':' && words.length > 1 && heads.length + words.length < longestOpening)
		return { tokens: [...heads, ...words.slice(0, -1)], style: 'colon' }
	const item = words.findIndex(({ kind }) => kind === 'item')
	if (item > 1 && heads.length + item < longestOpening && /^[;,]$/.test(last?.text ?? '')) {
		const before = words.slice(0, item)
		return {
			tokens: [...heads, ...(before.at(-1)?.text === ':' ? before.slice(0, -1) : before)],
			style: styleOf((words[item] as Token).text.replace(/[^\p{L}\p{N}]/gu, '')),
		}
	}
	return null
}

function belongs(
	opening: Opening,
	sentence: Sentence,
	style: string | null,
	parents: ReadonlyMap<string, string | null>,
	numbered: ReadonlySet<string>,
): boolean {
	const own = sentence.clauseId
	if (opening.style !== 'colon') return style === opening.style && own === opening.clauseId
	for (let id: string | null = own; id !== null; id = parents.get(id) ?? null)
		if (id === opening.clauseId) return own !== opening.clauseId || style !== null || /^\p{Ll}/u.test(sentence.text)
	return opening.clauseId === null && own === null && style !== null && !numbered.has(own ?? '')
}

function wordsOf(sources: readonly Sentence[], start: number, end: number): string {
	const whole = sources.find((source) => start >= source.start && end <= source.end)
	if (whole) return whole.text.slice(start - whole.start, end - whole.start)
	const first = sources.find((source) => start >= source.start && start < source.end)
	const last = sources.find((source) => end > source.start && end <= source.end)
	return `${first ? first.text.slice(start - first.start).replace(/:\s*$/, '') : ''} ${last ? last.text.slice(0, end - last.start) : ''}`.trim()
}
