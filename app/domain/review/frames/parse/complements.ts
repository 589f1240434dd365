import type { ActorReader, NamedActor } from './actors.ts'
import { isBaseVerb } from './verb-forms.ts'
import type { Token } from './tokens.ts'
import { conditionWords, determiners, isAdverb, pronouns } from './words.ts'

/** A stretch of tokens, end exclusive. */
export interface Stretch {
	start: number
	end: number
}

/** The complements of a verb. */
export interface Complements {
	object: Stretch | null
	conditions: Stretch[]
	exceptions: Stretch[]
	adjuncts: Stretch[]
	towards: (Stretch & { named: NamedActor })[]
}

type Part = 'condition' | 'exception' | 'adjunct' | 'object'

/** Splits what stands behind a verb (or before its subject) into object, conditions, exceptions and the rest. */
export function readComplements(tokens: readonly Token[], from: number, to: number, actorAt: ActorReader, fronted = false): Complements {
	const found: Complements = { object: null, conditions: [], exceptions: [], adjuncts: [], towards: [] }
	let part: Part = 'object'
	let start = from
	if (from >= to) return found
	for (let at = from; at < to; at++) {
		const token = tokens[at] as Token
		if (token.kind === 'paren') {
			readBrackets(token, at, found)
			continue
		}
		const opened = partAt(tokens, at, to, part, at === from)
		if (
			opened === null ||
			(part === 'condition' && opened === 'condition' && !parts(tokens, at)) ||
			(part === 'condition' && opened === 'adjunct' && !behindComma(tokens, at)) ||
			(part === 'exception' && opened !== 'exception' && !(opened === 'condition' && behindComma(tokens, at)))
		) {
			const toward = towardAt(tokens, at, to, actorAt)
			if (toward && part !== 'condition') {
				found.towards.push(toward)
				// "Pay to the Company the fee": the object comes behind.
				if (part === 'object' && (at === from || trimmed(tokens, start, at) === null) && !fronted) {
					start = toward.end
					at = toward.end - 1
				} else if (part === 'object' && !fronted) {
					put(found, part, trimmed(tokens, start, at), fronted)
					part = 'adjunct'
					start = at
				}
			}
			continue
		}
		put(found, part, trimmed(tokens, start, at), fronted)
		part = opened
		start = at
		if (opened === 'adjunct') {
			const toward = towardAt(tokens, at, to, actorAt)
			if (toward) found.towards.push(toward)
		}
	}
	put(found, part, trimmed(tokens, start, to), fronted)
	return found
}

function put(found: Complements, part: Part, stretch: Stretch | null, fronted: boolean) {
	if (!stretch) return
	if (part === 'condition') found.conditions.push(stretch)
	else if (part === 'exception') found.exceptions.push(stretch)
	else if (part === 'adjunct' || fronted || found.object) found.adjuncts.push(stretch)
	else found.object = stretch
}

function readBrackets(token: Token, at: number, found: Complements) {
	const word = token.inside[0]?.lower ?? ''
	const second = token.inside[1]?.lower ?? ''
	if (
		word === 'except' ||
		word === 'excluding' ||
		word === 'save' ||
		(word === 'other' && second === 'than') ||
		(word === 'but' &&
			/^(?:not|excluding)$/.test(second) &&
			token.inside[2]?.lower !== 'limited' &&
			token.inside[3]?.lower !== 'obligation')
	)
		found.exceptions.push({ start: at, end: at + 1 })
	else if (
		(word === 'if' && token.inside.length > 2) ||
		word === 'unless' ||
		word === 'provided' ||
		(word === 'subject' && second === 'to')
	)
		found.conditions.push({ start: at, end: at + 1 })
}

/** Whether a further condition begins, and not a phrase of the one that is open: "if your work with us ends". */
function parts(tokens: readonly Token[], at: number): boolean {
	const word = tokens[at]?.lower ?? ''
	return (
		behindComma(tokens, at) ||
		/^(?:if|unless|provided|subject|so|only|except)$/.test(word) ||
		(word === 'in' && /^(?:the|case)$/.test(tokens[at + 1]?.lower ?? ''))
	)
}

function behindComma(tokens: readonly Token[], at: number) {
	return tokens[at - 1]?.text === ','
}

const openers = new Set([
	...conditionWords,
	...(
		'except excluding save other but with apart not should only provided providing so as in to subject conditional conditioned ' +
		'contingent upon following on without after within at by during through throughout pursuant prior before under immediately ' +
		'promptly forthwith concurrently simultaneously because due notwithstanding regardless irrespective effective starting commencing ' +
		'beginning solely for from no'
	).split(' '),
])

function partAt(tokens: readonly Token[], at: number, to: number, part: Part, first: boolean): Part | null {
	const word = tokens[at]?.lower ?? ''
	if (!openers.has(word)) return null
	const next = tokens[at + 1]?.lower ?? ''
	const third = tokens[at + 2]?.lower ?? ''
	if (
		word === 'except' ||
		word === 'excluding' ||
		word === 'save' ||
		(word === 'other' && next === 'than') ||
		(word === 'but' && (next === 'excluding' || (next === 'not' && third !== 'limited' && third !== 'be'))) ||
		(word === 'with' && /^(?:the|sole)$/.test(next) && third === 'exception') ||
		(word === 'apart' && next === 'from') ||
		(word === 'not' && next === 'including')
	) {
		if (word === 'save' && part === 'object' && first) return null
		return (word === 'except' || word === 'save') && /^(?:if|upon|with|where|when)$/.test(next) ? 'condition' : 'exception'
	}
	if (isCondition(tokens, at, to)) return 'condition'
	if (isAdjunct(tokens, at, to)) return 'adjunct'
	return null
}

function isCondition(tokens: readonly Token[], at: number, to: number): boolean {
	const word = tokens[at]?.lower ?? ''
	const next = tokens[at + 1]?.lower ?? ''
	const third = tokens[at + 2]?.lower ?? ''
	if (word === 'once' && /^(?:a|an|per|each|every|in|during|only)$/.test(next)) return false
	if (conditionWords.has(word)) return !(word === 'until' && tokens[at - 1]?.lower === 'and') && tokens[at - 1]?.lower !== 'only'
	if (word === 'should') return tokens[at - 1] === undefined || /^(?:,|;|and|or)$/.test(tokens[at - 1]?.lower ?? '')
	if (word === 'only') return /^(?:if|when|upon|with|after|where|to|in|for|on|once)$/.test(next)
	if (word === 'provided' || word === 'providing')
		return next === 'that' || next === ',' || next === 'however' || tokens[at - 1]?.text === ','
	if (word === 'so' || word === 'as') return (next === 'long' && third === 'as') || (word === 'as' && next === 'soon' && third === 'as')
	if (word === 'in')
		return next === 'case' || (next === 'the' && /^(?:event|absence|case)$/.test(third)) || (next === 'such' && third === 'event')
	if (word === 'to') return next === 'the' && third === 'extent'
	if (word === 'subject' || word === 'conditional' || word === 'conditioned' || word === 'contingent') return /^(?:to|upon|on)$/.test(next)
	if (word === 'following' && determiners.has(tokens[at - 1]?.lower ?? '')) return false
	if (word === 'upon' || word === 'following')
		return (
			!wordWithin(tokens, at, Math.min(to, at + 10), /^notices?$/) ||
			(/^(?:receipt|receiving|written)$/.test(next) && wordWithin(tokens, at, Math.min(to, at + 3), /^receipt|receiving$/))
		)
	if (word === 'on')
		return (
			next === 'condition' ||
			(next === 'the' && third === 'condition') ||
			/^(?:request|demand|termination|expiration|expiry|breach|receipt)$/.test(next) ||
			/^(?:request|demand|termination|expiration|expiry|breach|receipt|occurrence)$/.test(third)
		)
	if (word === 'with' || word === 'without')
		return (
			wordWithin(tokens, at, Math.min(to, at + 11), /^(?:consents?|approval|permission|authori[sz]ation)$/) &&
			tokens[at + 1]?.lower !== 'respect'
		)
	if (word === 'after') return !/^(?:the|a|such)?$/.test(next) || third !== 'date'
	return false
}

const adjunctWords = new Set(
	(
		'within at by during through throughout pursuant prior before under immediately promptly forthwith concurrently simultaneously ' +
		'because due notwithstanding regardless irrespective provided effective starting commencing beginning solely'
	).split(' '),
)

function isAdjunct(tokens: readonly Token[], at: number, to: number): boolean {
	const word = tokens[at]?.lower ?? ''
	const next = tokens[at + 1]?.lower ?? ''
	const third = tokens[at + 2]?.lower ?? ''
	if (word === 'by') return true
	if (adjunctWords.has(word)) return !((word === 'due' || word === 'prior') && next !== 'to')
	if (word === 'upon' || word === 'on')
		return (
			wordWithin(tokens, at, Math.min(to, at + 10), /^notices?$/) ||
			(/^(?:or|each|a|the)$/.test(next) && /^(?:before|first|last|month|monthly|date|basis|day|same)/.test(third))
		)
	if (word === 'with' || word === 'without')
		return wordWithin(
			tokens,
			at,
			Math.min(to, at + 9),
			/^(?:notices?|cause|reason|regard|limitation|prejudice|liability|penalty|obligation|refund|respect|delay|charge|cost|compensation|payment|effect)$/,
		)
	if (word === 'in')
		return (
			/^(?:its|their|his|her|our|your|writing|accordance|connection|respect|whole|full|good|such|addition|advance|each|any|no)$/.test(
				next,
			) ||
			(next === 'the' && /^(?:sole|same|manner|ordinary|event)$/.test(third)) ||
			/'s$/.test(third) ||
			third === "'s"
		)
	if (word === 'for')
		return (
			(/^(?:any|no|convenience|cause|whatever|good|purposes|so|as|other|reasons?)$/.test(next) &&
				(next !== 'any' || /^(?:reason|or|other|cause|purpose|period)$/.test(third))) ||
			tokens[at + 1]?.kind === 'number' ||
			(/^(?:a|the)$/.test(next) &&
				/^(?:period|term|purposes?|duration|benefit|sole|avoidance|remainder|initial|further|additional)$/.test(third))
		)
	if (word === 'to') return (isBaseVerb(next) || isAdverb(next)) && !determiners.has(next)
	if (word === 'from') return next === 'time' || next === 'and' || third === 'date'
	if (word === 'as') return !/^(?:well|to)$/.test(next)
	if (word === 'after') return true
	if (word === 'no') return next === 'later' || next === 'earlier'
	if (word === 'not') return next === 'later' || next === 'less'
	return false
}

function wordWithin(tokens: readonly Token[], from: number, to: number, word: RegExp): boolean {
	for (let at = from + 1; at < to; at++) {
		if (word.test(tokens[at]?.lower ?? '')) return true
		if (/^[,;:]$/.test(tokens[at]?.text ?? '') && at > from + 3) return false
	}
	return false
}

const directions = new Set('to from against of with upon on for between unto'.split(' '))

/** "To the Company", "against Customer", "in favor of Landlord", "for the benefit of the Lender". */
function towardAt(tokens: readonly Token[], at: number, to: number, actorAt: ActorReader): (Stretch & { named: NamedActor }) | null {
	const word = tokens[at]?.lower ?? ''
	if (!directions.has(word)) return null
	if (word === 'of' && !/^(?:favou?r|benefit|behalf)$/.test(tokens[at - 1]?.lower ?? '')) return null
	let next = at + 1
	if (/^(?:and|or)$/.test(tokens[next]?.lower ?? '') && /^(?:against|to|from)$/.test(tokens[next + 1]?.lower ?? '')) next += 2
	const named = actorAt(tokens, next)
	return named && named.end <= to && tokens[named.end]?.lower !== "'s" && tokens[named.end]?.lower !== "'"
		? { start: next, end: named.end, named }
		: null
}

const lightWords = new Set([',', ';', ':', '.', 'and', 'or', 'but', 'then', '-', '–', '—'])

function isLight(token: Token | undefined): boolean {
	return token !== undefined && (lightWords.has(token.lower) || token.kind === 'item')
}

/** A stretch without the commas and conjunctions at its ends; `null` when nothing is left. */
export function trimmed(tokens: readonly Token[], from: number, to: number): Stretch | null {
	let start = from
	let end = to
	while (start < end && isLight(tokens[start]) && !(tokens[start]?.lower === 'but' && tokens[start + 1]?.lower === 'not')) start++
	while (end > start && isLight(tokens[end - 1])) end--
	return end > start ? { start, end } : null
}

const takesTwo = new Set(
	(
		'pay give grant provide send offer tell owe license lend deliver furnish notify show lease sell supply reimburse indemnify ' +
		'compensate release inform allow require permit entitle refund credit charge invoice bill advise assign'
	).split(' '),
)

/** "Pay [the Company] the fee", "indemnify Customer": the actor right behind the verb, and where the object goes on. */
export function actorBehindVerb(
	tokens: readonly Token[],
	verb: string,
	object: Stretch | null,
	actorAt: ActorReader,
): { named: NamedActor; start: number; rest: Stretch | null } | null {
	if (!object || !takesTwo.has(verb)) return null
	const named = actorAt(tokens, object.start)
	if (!named || named.end > object.end || /^'s?$/.test(tokens[named.end]?.lower ?? '')) return null
	const next = tokens[named.end]
	const opensObject =
		named.end < object.end &&
		next !== undefined &&
		(determiners.has(next.lower) || next.kind === 'number' || pronouns.has(next.lower) || next.kind === 'word') &&
		!/^(?:and|or|of|for|against|from|in|harmless)$/.test(next.lower)
	return { named, start: object.start, rest: opensObject ? { start: named.end, end: object.end } : null }
}
