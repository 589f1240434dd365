import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { Sentence } from '../../clauses/clause.ts'
import type { Actor } from '../frame.ts'
import type { ActorReader, NamedActor } from './actors.ts'
import { readClauses } from './clauses.ts'
import type { VerbClause } from './verb-clause.ts'
import { actorBehindVerb, readComplements, type Complements, type Stretch } from './complements.ts'
import type { ActorWords, Predication } from './predication.ts'
import type { Token } from './tokens.ts'
import { denied } from './verb-group.ts'
import { subjectActor } from './subject-actor.ts'

/** The input for reading a sentence. */
export interface Reading {
	sentence: Sentence
	tokens: readonly Token[]
	actorAt: ActorReader
	/** Ids of the document's parties. */
	parties: readonly string[]
	/** The words from one offset of the document to another. */
	words(start: number, end: number): string
	/** Who "it" and "they" are before the sentence names anybody; `null` when nobody. */
	before: Actor | null
	/** Only verbs that reach behind this offset are wanted: list items are read with the words that open their list. */
	after: number
}

/** The predications of one sentence that was cut into tokens. */
export function parseTokens(reading: Reading): Predication[] {
	const { tokens } = reading
	const clauses = readClauses(tokens, reading.actorAt)
	const spoken = clauses.filter(({ kind }) => kind === 'main' || kind === 'said' || kind === 'proviso')
	let last = reading.before
	const seen = new Map<VerbClause, ActorWords | null>()
	const found: Predication[] = []
	let unsure: Actor | null | undefined
	for (const clause of clauses) {
		const index = spoken.indexOf(clause)
		if (index === -1) {
			// "If Customer fails, it shall": the one party of a condition, not of two.
			const here = clause.kind === 'relative' ? null : subjectOf(reading, clause, last)?.words.actor
			if (here && here.kind !== 'third') unsure = unsure === undefined || sameActor(unsure, here) ? here : null
			continue
		}
		if (unsure !== undefined) {
			last = unsure
			unsure = undefined
		}
		const shared = clause.sharedWith && seen.get(clause.sharedWith)
		const read = shared !== undefined && shared !== null ? { words: shared, negative: false } : subjectOf(reading, clause, last)
		seen.set(clause, read?.words ?? null)
		// "It explains" at the beginning of a sentence is often the document; "it shall" is a party.
		if (read?.words.actor && clause.group.kind === 'present' && last === reading.before && /^it$/i.test(read.words.text))
			read.words.actor = null
		if (read?.words.actor && /^(?:we|you|i)$/i.test(read.words.text)) last = null
		else if (read?.words.actor) last = read.words.actor
		else if (read && !/^(?:there|it|this|that)$/i.test(read.words.text)) last = null
		// "'Fees' means", "'Term' shall have the meaning" define a word.
		if (
			clause.subject &&
			tokens[clause.subject.start]?.kind === 'quote' &&
			/^(?:mean|have|refer|include|be|define)$/.test(clause.group.verb)
		)
			continue
		const predication = predicationOf(reading, clause, read, spoken, index, clauses, last)
		if (predication) found.push(predication)
	}
	return found
}

function sameActor(one: Actor | null, other: Actor): boolean {
	return one !== null && one.kind === other.kind && (one.kind !== 'party' || (other.kind === 'party' && one.party === other.party))
}

function subjectOf(reading: Reading, clause: VerbClause, last: Actor | null): { words: ActorWords; negative: boolean } | null {
	if (!clause.subject || clause.subject.end <= clause.subject.start) return null
	const { start, end } = clause.subject
	const { actor, negative } = subjectActor(reading, start, end, last)
	return { words: wordsOfActor(reading, clause.subject, actor), negative }
}

function predicationOf(
	reading: Reading,
	clause: VerbClause,
	subject: ReturnType<typeof subjectOf>,
	spoken: readonly VerbClause[],
	index: number,
	clauses: readonly VerbClause[],
	last: Actor | null,
): Predication | null {
	const { tokens } = reading
	const { group } = clause
	const end = endOfClause(tokens, clause, spoken, index)
	const complementEnd = coordinatedEnd(clause, spoken, index)
	if ((tokens[Math.max(end, complementEnd) - 1]?.end ?? 0) <= reading.after) return null
	const behind = readComplements(tokens, complementEnd, Math.max(end, complementEnd), reading.actorAt)
	const lead = clause.sharedWith ?? clause
	const prefix = readComplements(tokens, prefixStart(tokens, lead, clauses), prefixEnd(lead), reading.actorAt, true)
	const inner = [...clause.interruptions, ...group.between].map(({ start, end: close }) =>
		readComplements(tokens, start, close, reading.actorAt, true),
	)
	const all = [prefix, ...inner, behind]

	const negated =
		subject?.negative === true && clause.sharedWith === null
			? group.owed && group.modality === 'must'
				? 'need_not'
				: denied(group.modality)
			: inheritedNegation(group.modality, clause, reading, last)
	const modality = turnedRound(tokens, clause) ? denied(negated) : negated
	const agent = group.passive ? agentOf(reading, behind, end, complementEnd, last) : null
	const receiver = group.passive ? null : actorBehindVerb(tokens, group.verb, behind.object, reading.actorAt)
	const object = group.passive ? (clause.subject ?? null) : (receiver?.rest ?? behind.object)
	const verb = tokens[group.at] as Token
	const first = Math.min(
		prefix.conditions[0] ? (tokens[prefix.conditions[0].start]?.start ?? verb.start) : verb.start,
		clause.subject ? (tokens[clause.subject.start]?.start ?? verb.start) : verb.start,
	)
	const towards = all
		.flatMap(({ towards: each }) => each)
		.map((each) => actorWords(reading, each, each.named, last, subject?.words.actor ?? null))
	if (receiver)
		towards.unshift(
			actorWords(reading, { start: receiver.start, end: receiver.named.end }, receiver.named, last, subject?.words.actor ?? null),
		)
	const inSentence = first >= reading.sentence.start
	return {
		start: inSentence ? first : Math.max(reading.sentence.start, reading.after),
		end: tokens[Math.max(end, complementEnd) - 1]?.end ?? verb.end,
		sentence: reading.sentence,
		subject: group.passive ? agent : (subject?.words ?? null),
		modality,
		passive: group.passive,
		verb: group.verb,
		verbSpan: { start: verb.start, end: verb.end },
		object: object ? spanOf(reading, object) : null,
		towards,
		conditions: all.flatMap(({ conditions }) => conditions).map((each) => spanOf(reading, each)),
		exceptions: all.flatMap(({ exceptions }) => exceptions).map((each) => spanOf(reading, each)),
		adjuncts: all.flatMap(({ adjuncts }) => adjuncts).map((each) => spanOf(reading, each)),
		confidence: confidenceOf(reading, clause, subject),
	}
}

/** "Neither party may assign or shall transfer": the negation of a shared subject goes on. */
function inheritedNegation(
	modality: Predication['modality'],
	clause: VerbClause,
	reading: Reading,
	last: Actor | null,
): Predication['modality'] {
	if (!clause.sharedWith?.subject) return modality
	const { start, end } = clause.sharedWith.subject
	return subjectActor(reading, start, end, last).negative && (modality === 'may' || modality === 'must' || modality === 'is')
		? clause.group.owed && modality === 'must'
			? 'need_not'
			: denied(modality)
		: modality
}

const turning = new Set('event circumstance circumstances time way case extent nor never neither'.split(' '))

function turnedRound(tokens: readonly Token[], clause: VerbClause): boolean {
	const from = clause.group.inside ? clause.group.start : (clause.subject?.start ?? clause.group.start)
	const lead = clause.sharedWith?.group.inside ? clause.sharedWith.group.start : from
	let last = lead - 1
	while (last > 0 && (tokens[last]?.text === ',' || /^(?:however|otherwise|whatsoever|or)$/.test(tokens[last]?.lower ?? ''))) last--
	if (last < 0 || !turning.has(tokens[last]?.lower ?? '')) return false
	const before = tokens
		.slice(Math.max(0, lead - 7), lead)
		.map(({ lower }) => lower)
		.join(' ')
	return longPattern()`
		\b(?:in no event|(?:at|under) no (?:time|circumstances?)|in no (?:way|case)|to no extent|nor|never|neither)
		(?: ,| however| or otherwise| whatsoever)*$
	`.test(before)
}

function agentOf(reading: Reading, behind: Complements, end: number, from: number, last: Actor | null): ActorWords | null {
	for (let at = from; at < end; at++) {
		// "Treated as a breach by Customer": the breach is Customer's, not the treatment.
		if (reading.tokens[at]?.lower === 'as') return null
		if (reading.tokens[at]?.lower !== 'by') continue
		if (/^(?:if|unless|which|that|who|when)$/.test(reading.tokens[at - 1]?.lower ?? '')) return null
		const blocked =
			behind.conditions.some(({ start, end: close }) => at >= start && at < close) ||
			behind.exceptions.some(({ start, end: close }) => at >= start && at < close)
		if (blocked) return null
		let stop = at + 1
		const named = reading.actorAt(reading.tokens, stop)
		if (named && !/^'s?$/.test(reading.tokens[named.end]?.lower ?? '')) {
			stop = joinedEnd(reading, named.end)
			const { actor } = subjectActor(reading, at + 1, stop, last)
			return wordsOfActor(reading, { start: at + 1, end: stop }, actor)
		}
		if (/^(?:it|them|him|her|you|us)$/.test(reading.tokens[stop]?.lower ?? ''))
			return wordsOfActor(reading, { start: stop, end: stop + 1 }, last)
		return null
	}
	return null
}

function joinedEnd(reading: Reading, from: number): number {
	let end = from
	while (/^(?:and|or|,)$/.test(reading.tokens[end]?.lower ?? '')) {
		let next = end + 1
		if (/^(?:and|or)$/.test(reading.tokens[next]?.lower ?? '')) next++
		if (reading.tokens[next]?.lower === 'by') next++
		const more = reading.actorAt(reading.tokens, next)
		if (!more) break
		end = more.end
	}
	return end
}

/** Where the complements of a verb end: where the next clause with a statement begins. */
function endOfClause(tokens: readonly Token[], clause: VerbClause, spoken: readonly VerbClause[], index: number): number {
	let end = tokens.length
	const joined = coordinatedEnd(clause, spoken, index)
	for (let other = index + 1; other < spoken.length; other++) {
		const next = spoken[other] as VerbClause
		if (next.group.start < joined || next.group.start < clause.group.end) continue
		if (next.kind === 'said' && clause.kind !== 'said') continue
		if (next.kind === 'proviso') continue
		end = Math.min(end, prefixOrStart(tokens, next, spoken))
		break
	}
	for (let at = clause.group.end; at < end; at++)
		if (tokens[at]?.text === ';' && !/^(?:provided|except|unless|if)$/.test(tokens[at + 1]?.lower ?? '')) return at
	if (tokens[end - 1]?.text === '.') end--
	return end
}

function prefixOrStart(tokens: readonly Token[], next: VerbClause, spoken: readonly VerbClause[]): number {
	let start = next.start
	const floor = spoken.findLast((clause) => clause.group.end <= next.group.start && clause !== next)?.group.end ?? 0
	if (tokens[start - 1]?.text === ',') {
		for (let at = start - 2; at > floor; at--) {
			if (
				tokens[at]?.text === ';' ||
				(/^(?:and|but|or)$/.test(tokens[at]?.lower ?? '') &&
					/^(?:if|in|upon|unless|on|to|where|when|after|subject|at|during)$/.test(tokens[at + 1]?.lower ?? ''))
			)
				return at
		}
	}
	while (start > floor && /^(?:,|and|or|but|that)$/.test(tokens[start - 1]?.lower ?? '')) start--
	return start
}

/** Verbs that stand right behind each other share what hangs on the last. */
function coordinatedEnd(clause: VerbClause, spoken: readonly VerbClause[], index: number): number {
	let end = clause.group.end
	for (let other = index + 1; other < spoken.length; other++) {
		const next = spoken[other] as VerbClause
		if (
			next.group.start - end <= 4 &&
			next.group.start >= end &&
			(next.sharedWith === clause || next.sharedWith === clause.sharedWith) &&
			next.group.between.length === 0 &&
			next.start === next.group.start
		)
			end = next.group.end
		else break
	}
	return end
}

function prefixStart(tokens: readonly Token[], clause: VerbClause, clauses: readonly VerbClause[]): number {
	const edge = prefixEnd(clause)
	const earlier = clauses.findLast(
		(other) => (other.kind === 'main' || other.kind === 'said' || other.kind === 'proviso') && other.group.end <= edge && other !== clause,
	)
	if (!earlier) return markBefore(tokens, 0, edge)
	for (let at = edge - 1; at > earlier.group.end; at--) {
		if (
			tokens[at]?.text === ';' ||
			(/^(?:and|but|or|that)$/.test(tokens[at]?.lower ?? '') &&
				/^(?:if|in|upon|unless|on|to|where|when|after|subject|at|during)$/.test(tokens[at + 1]?.lower ?? ''))
		)
			return at + 1
	}
	return edge
}

function markBefore(tokens: readonly Token[], from: number, to: number): number {
	for (let at = to - 1; at >= from; at--) if (tokens[at]?.text === ';') return at + 1
	return from
}

function prefixEnd(clause: VerbClause): number {
	return clause.group.inside ? clause.group.start : (clause.subject?.start ?? clause.group.start)
}

function confidenceOf(reading: Reading, clause: VerbClause, subject: ReturnType<typeof subjectOf>): number {
	let sure = clause.sure
	if (clause.kind === 'said') sure -= 0.04
	if (!subject && clause.group.kind !== 'imperative' && !clause.group.passive) sure = Math.min(sure, 0.4)
	if (reading.tokens.length > 140) sure -= 0.06
	if (clause.subject && clause.subject.end - clause.subject.start > 14 && subject?.words.actor) sure -= 0.15
	return Math.max(0.05, Math.min(0.97, Math.round(sure * 100) / 100))
}

function actorWords(reading: Reading, stretch: Stretch, named: NamedActor, last: Actor | null, subject: Actor | null): ActorWords {
	return wordsOfActor(reading, stretch, resolveOther(reading, named.actor, subject ?? last))
}

/** Written out, since objects made in several ways are read more slowly. */
function wordsOfActor(reading: Reading, stretch: Stretch, actor: Actor | null): ActorWords {
	const { start, end, text } = spanOf(reading, stretch)
	return { start, end, text, actor }
}

/** "The other party" is the other of two. */
export function resolveOther({ parties }: Pick<Reading, 'parties'>, actor: Actor, subject: Actor | null): Actor {
	if (actor.kind !== 'floating' || !/^other\b/.test(actor.role) || subject?.kind !== 'party' || parties.length !== 2) return actor
	const other = parties.find((id) => id !== subject.party)
	return other === undefined ? actor : { kind: 'party', party: other }
}

function spanOf(reading: Reading, { start, end }: Stretch): Span & { text: string } {
	const from = reading.tokens[start]?.start ?? 0
	const to = reading.tokens[end - 1]?.end ?? from
	return { start: from, end: to, text: reading.words(from, to) }
}
