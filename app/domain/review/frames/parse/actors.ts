import type { DocumentParty } from '../../sides/document-party.ts'
import type { Actor } from '../frame.ts'
import type { Token } from './tokens.ts'

/** An actor named from one token to another; `end` is exclusive. */
export interface NamedActor {
	actor: Actor
	end: number
	/** "No party", "neither", "none of": the statement is turned round. */
	negative: boolean
}

/** Reads which actor a document names at a place. */
export type ActorReader = (tokens: readonly Token[], at: number) => NamedActor | null

interface Name {
	words: string[]
	actor: Actor
	/** A name written in small letters may stand in small letters. */
	small: boolean
}

const known = new WeakMap<readonly DocumentParty[], ActorReader>()

/** The reader of actors for the parties of a document. */
export function actorReader(parties: readonly DocumentParty[]): ActorReader {
	let reader = known.get(parties)
	if (!reader) known.set(parties, (reader = makeReader(parties)))
	return reader
}

function makeReader(parties: readonly DocumentParty[]): ActorReader {
	const names = new Map<string, Name[]>()
	for (const { id, names: all } of parties) for (const name of all) addName(names, name, { kind: 'party', party: id })
	for (const list of names.values()) list.sort((a, b) => b.words.length - a.words.length)
	const starters = new Set([
		...quantifiers,
		...floatingPlain,
		...persons,
		...names.keys(),
		...'the its their his her our your my these those said third us me discloser recipient receiver indemnified'.split(' '),
	])
	let asked: readonly Token[] | null = null
	let answers: (NamedActor | null | undefined)[] = []
	// Several readers look at each place of a sentence, most while it is read, some later.
	const answered = new WeakMap<readonly Token[], typeof answers>()
	return (tokens, at) => {
		if (tokens !== asked) {
			asked = tokens
			answers = answered.get(tokens) ?? []
			answered.set(tokens, answers)
		}
		const known = answers[at]
		if (known !== undefined) return known
		return (answers[at] = opensNoun(tokens[at], starters)
			? (namedParty(names, tokens, at) ?? generalParty(tokens, at) ?? thirdPerson(names, tokens, at))
			: null)
	}
}

function opensNoun(token: Token | undefined, starters: ReadonlySet<string>): boolean {
	return (
		token !== undefined &&
		(token.kind === 'word' || token.kind === 'number') &&
		(starters.has(token.lower) || token.lower.endsWith('ing') || token.lower.endsWith('ed'))
	)
}

function addName(names: Map<string, Name[]>, name: string, actor: Actor) {
	const words = (name.toLowerCase().match(/\p{L}[\p{L}\p{N}]*(?:[-/&.][\p{L}\p{N}]+)*|\d[\d.,]*\d|\d/gu) ?? []).filter(
		(word, index) => !(index === 0 && word === 'the'),
	)
	const [first] = words
	if (first === undefined) return
	const list = names.get(first) ?? []
	const same = list.find((other) => other.words.join(' ') === words.join(' '))
	if (same) {
		// "User" and "user" of one party.
		if (same.actor.kind === 'party' && actor.kind === 'party' && same.actor.party === actor.party) same.small ||= small.test(name)
		return
	}
	list.push({ words, actor, small: small.test(name) })
	names.set(first, list)
}

const small = /^\p{Ll}/u
const pronoun = /^(?:we|you|us|i|me)$/

function namedParty(names: Map<string, Name[]>, tokens: readonly Token[], from: number): NamedActor | null {
	let at = from
	const determiner = tokens[at]?.lower
	if (determiner === 'the' || determiner === 'said' || determiner === 'such') at++
	const first = tokens[at]
	if (!first || first.kind === 'mark') return null
	const word = first.lower === 'us' || first.lower === 'me' ? (first.lower === 'us' ? 'we' : 'i') : first.lower
	for (const name of names.get(word) ?? []) {
		if (!name.small && small.test(first.text) && !pronoun.test(word)) continue
		const end = matchWords(name.words, tokens, at)
		if (end !== -1) return { actor: name.actor, end, negative: false }
	}
	return null
}

function matchWords(words: readonly string[], tokens: readonly Token[], from: number): number {
	let at = from + 1
	for (let index = 1; index < words.length; index++) {
		while (tokens[at]?.kind === 'mark' && /^[,.&]$/.test(tokens[at]?.text ?? '')) at++
		if (tokens[at]?.lower !== words[index]) return -1
		at++
	}
	return words.length > 1 && tokens[at]?.text === '.' && at < tokens.length - 1 ? at + 1 : at
}

const quantifiers = new Set([
	'either',
	'each',
	'any',
	'both',
	'all',
	'neither',
	'no',
	'a',
	'one',
	'every',
	'the',
	'none',
	'such',
	'that',
	'this',
	'another',
	'first',
	'other',
])
const floatingWord =
	/^(?:(?:non-?|un)?(?:[a-z]+ing|[a-z]+ed)|other|first|affected|party|same|latter|former|innocent|guilty|indemnitor|indemnitee|prevailing|such|that)$/
const floatingPlain = new Set(
	'other first affected party same latter former innocent guilty indemnitor indemnitee prevailing such that'.split(' '),
)

function mayFloat(word: string | undefined): boolean {
	return word !== undefined && (word.endsWith('ing') || word.endsWith('ed') || floatingPlain.has(word))
}
const oblique = new Set(['us', 'them', 'you'])
const partyNouns = new Set(['party', 'parties', 'side', 'sides'])

function isParty(word: string | undefined): boolean {
	return word === 'party' || word === 'parties'
}

const floatingNouns = /^(?:discloser|recipient|receiver|indemnitor|indemnitee|indemnified|disclosing|receiving)$/

function generalParty(tokens: readonly Token[], from: number): NamedActor | null {
	let at = from
	const first = tokens[at]?.lower ?? ''
	let negative = false
	let quantifier = ''
	if (quantifiers.has(first)) {
		quantifier = first
		negative = first === 'neither' || first === 'no' || first === 'none'
		at++
		if (tokens[at]?.lower === 'and' && tokens[at + 1]?.lower === 'every') at += 2
		if (tokens[at]?.lower === 'or' && tokens[at + 1]?.lower === 'both') at += 2
		if (tokens[at]?.lower === 'of') at++
		if (tokens[at]?.lower === 'the' || tokens[at]?.lower === 'such' || tokens[at]?.lower === 'our') at++
		if (oblique.has(tokens[at]?.lower ?? '') && tokens[at - 1]?.lower === 'of')
			return { actor: { kind: negative ? 'neither' : 'each' }, end: at + 1, negative }
		if (quantifier === 'both' && tokens[at]?.lower === 'sides') return { actor: { kind: 'each' }, end: at + 1, negative }
	}
	const special: string[] = []
	while (special.length < 2 && mayFloat(tokens[at]?.lower) && floatingWord.test(tokens[at]?.lower ?? '') && !isParty(tokens[at]?.lower))
		special.push(tokens[at++]?.lower ?? '')
	const noun = tokens[at]?.lower ?? ''
	if (partyNouns.has(noun)) {
		let end = at + 1
		if (/^(?:hereto|hereunder|hereof)$/.test(tokens[end]?.lower ?? '')) end++
		if (
			tokens[end]?.lower === 'to' &&
			/^(?:this|the)$/.test(tokens[end + 1]?.lower ?? '') &&
			/^(?:agreement|contract)$/.test(tokens[end + 2]?.lower ?? '')
		)
			end += 3
		if (special.length > 0) return { actor: { kind: 'floating', role: `${special.join(' ')} party` }, end, negative }
		if (quantifier === 'such' || quantifier === 'that' || quantifier === 'this' || quantifier === 'other' || quantifier === 'another')
			return { actor: { kind: 'floating', role: `${quantifier} party` }, end, negative }
		if (quantifier === 'the' && noun === 'party') return { actor: { kind: 'floating', role: 'the party' }, end, negative }
		// "A party that breaches" is the breaching party.
		if (
			/^(?:who|that|which|in|seeking|claiming|receiving|disclosing|giving|making|[a-z]+ing)$/.test(tokens[end]?.lower ?? '') &&
			noun === 'party'
		)
			return { actor: { kind: 'floating', role: 'a party that' }, end, negative }
		if (quantifier === '' && noun === 'party') return null
		return { actor: { kind: negative ? 'neither' : 'each' }, end, negative }
	}
	if (special.length === 0 && floatingNouns.test(noun) && /^\p{Lu}/u.test(tokens[at]?.text ?? ''))
		return { actor: { kind: 'floating', role: noun }, end: at + 1, negative }
	if (
		quantifier === 'neither' ||
		(quantifier === 'each' && at === from + 1 && !tokens[at]) ||
		(quantifier === 'either' && tokens[at - 1]?.lower === 'of')
	)
		return null
	return null
}

const persons = new Set(
	`affiliate affiliates subsidiary subsidiaries employee employees officer officers director directors agent agents representative
	representatives contractor contractors subcontractor subcontractors subprocessor subprocessors sub-processor sub-processors person
	persons arbitrator arbitrators arbitral tribunal court courts successor successors shareholder shareholders stockholder stockholders
	heirs beneficiaries advisor advisors adviser advisers accountant accountants auditor auditors attorney attorneys supplier suppliers
	licensor licensors licensee licensees customer customers client clients user users guarantor guarantors trustee trustees broker brokers
	bank banks creditor creditors purchaser purchasers insurer insurers regulator regulators authority authorities board holder holders
	member members partner partners owner owners individual individuals entity entities parent anyone someone nobody everyone people
	mediator mediators expert experts indemnitees personnel staff spouse investor investors government vendor vendors provider providers
	consultant consultants `.split(/\s+/),
)

const openers = new Set('the a an any each all no its their his her our your such every other neither none these those my'.split(' '))
const innerDeterminers = new Set('the its their our your his her such'.split(' '))
const endsNoun = new Set('of in to for and or by shall may will must is are'.split(' '))

function thirdPerson(names: Map<string, Name[]>, tokens: readonly Token[], from: number): NamedActor | null {
	let at = from
	const first = tokens[at]?.lower ?? ''
	const negative = first === 'no' || first === 'neither' || first === 'none' || first === 'nobody' || first === 'no-one'
	if (openers.has(first)) at++
	if (tokens[at]?.lower === 'of') at++
	if (innerDeterminers.has(tokens[at]?.lower ?? '')) at++
	for (let skipped = 0; skipped < 3; skipped++, at++) {
		const word = tokens[at]?.lower ?? ''
		if (word === 'third' && isParty(tokens[at + 1]?.lower))
			return { actor: { kind: 'third', words: words(tokens, from, at + 2) }, end: at + 2, negative }
		if (word === '' || tokens[at]?.kind !== 'word' || (skipped > 0 && namedParty(names, tokens, at))) return null
		if (persons.has(word))
			return tokens[at + 1]?.lower === "'s" ? null : { actor: { kind: 'third', words: words(tokens, from, at + 1) }, end: at + 1, negative }
		if (endsNoun.has(word)) return null
	}
	return null
}

function words(tokens: readonly Token[], from: number, to: number): string {
	return tokens
		.slice(from, to)
		.map(({ text }) => text)
		.join(' ')
}
