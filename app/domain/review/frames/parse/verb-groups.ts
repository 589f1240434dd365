import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Modality } from '../frame.ts'
import { baseOfGerund, baseOfParticiple, baseOfThirdPerson, isAlsoNoun, isBaseVerb } from './verb-forms.ts'
import type { ActorReader } from './actors.ts'
import type { Token } from './tokens.ts'
import { conjunctions, determiners, isAdverb, prepositions, pronouns } from './words.ts'

const capital = /^\p{Lu}/u

/** A finite verb with its auxiliaries: "shall not be entitled to assign". Numbers count tokens, `end` is exclusive. */
export interface VerbGroup {
	start: number
	end: number
	modality: Modality
	passive: boolean
	/** Base form: "assign", "be liable". */
	verb: string
	/** The token of the verb itself. */
	at: number
	kind: 'modal' | 'present' | 'imperative'
	/** Subject between auxiliary and verb, as behind "in no event shall": tokens. */
	inside: { start: number; end: number } | null
	/** Stretches between auxiliary and verb that belong to neither: ", in its sole discretion,". */
	between: { start: number; end: number }[]
	/** The duty is in words like "obliged" or "obligation": denied, it leaves a choice, and forbids nothing. */
	owed?: boolean
	/** 0 to 1. */
	sure: number
}

const contracted = new Map(
	Object.entries({
		"can't": 'cannot',
		"won't": 'will not',
		"shan't": 'shall not',
		"mustn't": 'must not',
		"needn't": 'need not',
		"shouldn't": 'should not',
		"wouldn't": 'would not',
		"couldn't": 'could not',
		"don't": 'do not',
		"doesn't": 'does not',
		"didn't": 'did not',
		"isn't": 'is not',
		"aren't": 'are not',
		"wasn't": 'was not',
		"weren't": 'were not',
		"hasn't": 'has not',
		"haven't": 'have not',
		"'ll": 'will',
	}),
)
const modals: Record<string, Modality> = {
	shall: 'must',
	will: 'must',
	must: 'must',
	should: 'must',
	would: 'must',
	may: 'may',
	can: 'may',
	could: 'may',
	might: 'may',
	cannot: 'must_not',
}

/** What a negation makes of a modality. */
export function denied(modality: Modality): Modality {
	return ({ must: 'must_not', may: 'must_not', must_not: 'must', need_not: 'must', is: 'is_not', is_not: 'is' } as const)[modality]
}

const auxiliaries = new Set([
	...contracted.keys(),
	...Object.keys(modals),
	...'need is are was were am has have had do does did'.split(' '),
	"'re",
	"'m",
	"'s",
])

/** The finite verb that begins at a token, or `null`. */
export function readVerbGroup(tokens: readonly Token[], start: number, actorAt: ActorReader): VerbGroup | null {
	const first = tokens[start]
	if (!first || first.kind !== 'word') return null
	const group = groupAt(tokens, start, first, actorAt)
	return group && written(group)
}

/** The same group made in one way: all readers of groups are much faster when every group has its properties in one order. */
export function written({ start, end, modality, passive, verb, at, kind, inside, between, owed, sure }: VerbGroup): VerbGroup {
	return { start, end, modality, passive, verb, at, kind, inside, between, owed, sure }
}

function groupAt(tokens: readonly Token[], start: number, first: Token, actorAt: ActorReader): VerbGroup | null {
	if (!auxiliaries.has(first.lower)) return presentTense(tokens, start, actorAt)
	const [auxiliary = first.lower, negation] = (contracted.get(first.lower) ?? first.lower).split(' ')
	const negated = negation === 'not'
	const modality = modals[auxiliary]
	if (modality !== undefined)
		return isNounUse(tokens, start) ? null : behindModal(tokens, start, negated ? denied(modality) : modality, actorAt)
	if (auxiliary === 'need' && (negated || tokens[start + 1]?.lower === 'not'))
		return behindModal(tokens, start, 'need_not', actorAt, start + (negated ? 1 : 2))
	if (/^(?:is|are|was|were|am|'re|'m)$/.test(auxiliary) || (auxiliary === "'s" && isPronounIs(tokens, start)))
		return behindBe(tokens, start, start + 1, negated ? 'is_not' : 'is', 'present', 0.9)
	if (auxiliary === 'has' || auxiliary === 'have' || auxiliary === 'had')
		return behindHave(tokens, start, start + 1, negated ? 'is_not' : 'is', 'present')
	if (auxiliary === 'do' || auxiliary === 'does' || auxiliary === 'did') return behindDo(tokens, start, negated)
	return presentTense(tokens, start, actorAt)
}

/** "At will", "on May 5", "free will": no modal. */
function isNounUse(tokens: readonly Token[], start: number): boolean {
	const token = tokens[start] as Token
	const before = tokens[start - 1]?.lower ?? ''
	if (token.lower === 'will') return /^(?:at|the|a|his|her|free|good|last)$/.test(before)
	if (token.text === 'May') return tokens[start + 1]?.kind === 'number' || /^(?:of|in|on|since|until|by|before|after)$/.test(before)
	return token.lower === 'can' && before === 'a'
}

function isPronounIs(tokens: readonly Token[], start: number): boolean {
	return /^(?:it|he|she|that|there|what|who)$/.test(tokens[start - 1]?.lower ?? '')
}

type Between = { start: number; end: number }[]

function passOver(tokens: readonly Token[], from: number, between: Between): { at: number; negated: boolean } {
	let at = from
	let negated = false
	for (let steps = 0; steps < 12; steps++) {
		const word = tokens[at]?.lower ?? ''
		if (word === ':' || tokens[at]?.kind === 'item') {
			at++
			continue
		}
		if (word === 'not' || word === 'never' || (word === 'no' && /^(?:longer|way)$/.test(tokens[at + 1]?.lower ?? ''))) {
			if (word === 'not' && tokens[at + 1]?.lower === 'only') at++
			else negated = !negated
			at += word === 'no' ? 2 : 1
		} else if (tokens[at]?.kind === 'paren') {
			between.push({ start: at, end: at + 1 })
			at++
		} else if (
			isAdverb(word) ||
			word === 'each' ||
			word === 'both' ||
			word === 'all' ||
			(word === 'and' && isAdverb(tokens[at + 1]?.lower ?? '') && isAdverb(tokens[at - 1]?.lower ?? ''))
		)
			at++
		else if (word === ',' && at > from - 1) {
			const close = tokens.slice(at + 1, at + 32).findIndex(({ text }) => text === ',')
			if (close < 1) break
			const end = at + 1 + close
			const next = nextWord(tokens, end + 1)
			const opener = tokens[at + 1]?.lower ?? ''
			if (conjunctions.has(opener)) break
			if (!(isBaseVerb(next) || next === 'not' || isAdverb(next) || baseOfParticiple(next) !== null) && !prepositions.has(opener)) break
			between.push({ start: at + 1, end })
			at = end + 1
		} else if ((prepositions.has(word) || word === 'no') && !(isBaseVerb(word) && !prepositions.has(word))) {
			const verb = verbBehindPhrase(tokens, at)
			if (verb === -1) break
			if (word === 'in' && tokens[at + 1]?.lower === 'no') negated = true
			between.push({ start: at, end: verb })
			at = verb
		} else break
	}
	return { at, negated }
}

function nextWord(tokens: readonly Token[], at: number) {
	return tokens[at]?.lower ?? ''
}

/** "Shall [within 30 days of the request] deliver": where the verb stands; -1 when none does. */
function verbBehindPhrase(tokens: readonly Token[], from: number): number {
	for (let at = from + 1; at < Math.min(tokens.length, from + 24); at++) {
		const word = tokens[at]?.lower ?? ''
		const before = tokens[at - 1]?.lower ?? ''
		if (word === ';' || word === ':') return -1
		if (word === 'not' || (word === 'be' && before !== 'to')) return at
		if (
			!isBaseVerb(word) ||
			determiners.has(before) ||
			prepositions.has(before) ||
			before === "'s" ||
			before === "'" ||
			capital.test(tokens[at]?.text ?? '')
		)
			continue
		const next = tokens[at + 1]?.lower ?? ''
		if (isAlsoNoun(word) && (/^(?:of|and|or|,|)$/.test(next) || isBaseVerb(next))) continue
		if (isAlsoNoun(word) && /^(?:prior|written|reasonable|days'?|good|due|further|sole|own|advance)$/.test(before)) continue
		return at
	}
	return -1
}

function behindModal(
	tokens: readonly Token[],
	start: number,
	modality: Modality,
	actorAt: ActorReader,
	from = start + 1,
): VerbGroup | null {
	const between: Between = []
	const { at, negated } = passOver(tokens, from, between)
	const result = negated ? denied(modality) : modality
	const token = tokens[at]
	if (!token) return null
	const base = { start, modality: result, kind: 'modal' as const, inside: null, between }
	if (token.lower === 'be') return withBetween(behindBe(tokens, start, at + 1, result, 'modal', 0.92), between)
	if (token.lower === 'have') return withBetween(behindHave(tokens, start, at + 1, result, 'modal'), between)
	const inverted = invertedSubject(tokens, start, at, actorAt)
	if (inverted) return invertedGroup(tokens, start, result, inverted, actorAt)
	if (token.kind !== 'word' || determiners.has(token.lower) || prepositions.has(token.lower) || pronouns.has(token.lower)) return null
	const harmless = token.lower === 'hold' && tokens[at + 1]?.lower === 'harmless'
	return stepInto(tokens, {
		...base,
		end: harmless ? at + 2 : at + 1,
		passive: false,
		verb: harmless ? 'hold harmless' : token.lower,
		at,
		sure: isBaseVerb(token.lower) ? 0.93 : 0.7,
	})
}

function withBetween(group: VerbGroup | null, between: Between): VerbGroup | null {
	return group && { ...group, between: [...between, ...group.between] }
}

const turned = /^(?:event|circumstances?|time|nor|only|never|case|way|extent|neither)$/

function invertedSubject(tokens: readonly Token[], start: number, at: number, actorAt: ActorReader): { start: number; end: number } | null {
	let last = start - 1
	while (
		last > 0 &&
		(tokens[last]?.text === ',' ||
			tokens[last]?.kind === 'paren' ||
			(isAdverb(tokens[last]?.lower ?? '') && !turned.test(tokens[last]?.lower ?? '')))
	)
		last--
	const before = tokens[last]?.lower ?? ''
	if (isBaseVerb(tokens[at]?.lower ?? '') && !actorAt(tokens, at)) return null
	if (
		!(turned.test(before) || start === 0 || before === ',' || /^(?:if|unless)$/.test(before)) &&
		!(actorAt(tokens, at) && at === start + 1)
	)
		return null
	for (let end = at + 1; end < Math.min(tokens.length, at + 30); end++) {
		const word = tokens[end]?.lower ?? ''
		if (/^[;:?]$/.test(word)) return null
		if (
			word === 'be' ||
			word === 'have' ||
			(isBaseVerb(word) &&
				!determiners.has(tokens[end - 1]?.lower ?? '') &&
				!prepositions.has(tokens[end - 1]?.lower ?? '') &&
				!(isAlsoNoun(word) && /^(?:of|and|or|,)$/.test(tokens[end + 1]?.lower ?? '')))
		)
			return { start: at, end }
	}
	return null
}

function invertedGroup(
	tokens: readonly Token[],
	start: number,
	modality: Modality,
	inside: { start: number; end: number },
	_actorAt: ActorReader,
): VerbGroup | null {
	const token = tokens[inside.end] as Token
	const group =
		token.lower === 'be'
			? behindBe(tokens, start, inside.end + 1, modality, 'modal', 0.85)
			: token.lower === 'have'
				? behindHave(tokens, start, inside.end + 1, modality, 'modal')
				: stepInto(tokens, {
						start,
						end: inside.end + 1,
						modality,
						passive: false,
						verb: token.lower,
						at: inside.end,
						kind: 'modal',
						inside: null,
						between: [],
						sure: 0.85,
					})
	return group && { ...group, inside }
}

const may = /^(?:entitled|permitted|allowed|authori[sz]ed|free|able|eligible|empowered|licensed|welcome)$/
const must = /^(?:obliged|obligated|required|bound|expected)$/
const barred = /^(?:prohibited|precluded|restricted|barred|prevented|forbidden|enjoined)$/
const states = longPattern()`
	^(?:
		liable|responsible|effective|due|payable|subject|void|null|binding|valid|deemed|available|solely|exclusive|final|conclusive
		|irrevocable|enforceable|unenforceable|confidential|free|able|nonrefundable|non-refundable|refundable|transferable
		|non-transferable|nontransferable|assignable|perpetual|independent|cumulative|necessary|unable|unwilling|willing|aware|true
		|correct|accurate|complete|at|in|on|of|for|no|equal|sole|severable|accountable|answerable|eligible|entitled|exempt|immune
	)$
`

function behindBe(
	tokens: readonly Token[],
	start: number,
	from: number,
	given: Modality,
	kind: VerbGroup['kind'],
	sure: number,
): VerbGroup | null {
	const between: Between = []
	let at = from
	let modality = given
	const passed = passBehindBe(tokens, at, between)
	at = passed.at
	if (passed.negated) modality = denied(modality)
	const token = tokens[at]
	const group = { start, modality, kind, inside: null, between, sure }
	if (!token || token.kind !== 'word') return { ...group, end: from, passive: false, verb: 'be', at: from - 1 }
	let word = token.lower
	if ((word === 'being' || word === 'been') && baseOfParticiple(tokens[at + 1]?.lower ?? '') !== null) word = tokens[++at]?.lower ?? ''
	const negative = modality === 'must_not' || modality === 'is_not' || modality === 'need_not'
	if (
		word === 'under' &&
		tokens[at + 1]?.lower === 'no' &&
		/^(?:obligation|duty)$/.test(tokens[at + 2]?.lower ?? '') &&
		tokens[at + 3]?.lower === 'to'
	)
		return infinitive(tokens, { ...group, modality: 'need_not' }, at + 4)
	if (
		word === 'under' &&
		/^(?:an|any|the)$/.test(tokens[at + 1]?.lower ?? '') &&
		/^(?:obligation|duty)$/.test(tokens[at + 2]?.lower ?? '') &&
		tokens[at + 3]?.lower === 'to'
	)
		return infinitive(tokens, { ...group, modality: negative ? 'need_not' : 'must', owed: true }, at + 4)
	const to = toBehind(tokens, at + 1)
	const step =
		to === -1
			? null
			: may.test(word)
				? negative
					? 'must_not'
					: 'may'
				: must.test(word)
					? negative
						? 'need_not'
						: given === 'may'
							? 'may'
							: 'must'
					: null
	const stepped = step === null ? null : infinitive(tokens, { ...group, modality: step, owed: must.test(word) }, to)
	if (stepped) return stepped
	if (barred.test(word) && tokens[at + 1]?.lower === 'from')
		return (
			gerund(tokens, { ...group, modality: negative ? 'may' : 'must_not' }, at + 2) ?? {
				...group,
				end: at + 1,
				passive: true,
				verb: baseOfParticiple(word) ?? word,
				at,
			}
		)
	if (word === 'responsible' && tokens[at + 1]?.lower === 'for' && !negative) {
		const duty = gerund(tokens, { ...group, modality: 'must' }, at + 2)
		if (duty) return duty
	}
	if (word === 'to' && kind === 'present') {
		const duty = infinitive(tokens, { ...group, modality: negative ? 'must_not' : 'must' }, at + 1)
		if (duty) return duty
	}
	if (states.test(word) && !prepositions.has(word) && !determiners.has(word))
		return { ...group, end: at + 1, passive: false, verb: `be ${word}`, at }
	const participle = baseOfParticiple(word)
	if (participle !== null) return { ...group, end: at + 1, passive: true, verb: word === 'deemed' ? 'be deemed' : participle, at }
	const gerundBase = baseOfGerund(word)
	if (gerundBase !== null && kind === 'present' && isBaseVerb(gerundBase))
		return { ...group, end: at + 1, passive: false, verb: gerundBase, at }
	if (determiners.has(word) || prepositions.has(word) || pronouns.has(word) || conjunctions.has(word) || capital.test(token.text))
		return { ...group, end: from, passive: false, verb: 'be', at: from - 1 }
	return { ...group, end: at + 1, passive: false, verb: `be ${word}`, at, sure: Math.min(sure, 0.8) }
}

function passBehindBe(tokens: readonly Token[], from: number, between: Between): { at: number; negated: boolean } {
	let at = from
	let negated = false
	for (let steps = 0; steps < 8; steps++) {
		const word = tokens[at]?.lower ?? ''
		if (word === 'not' || word === 'never') {
			if (tokens[at + 1]?.lower === 'only') at++
			else negated = !negated
			at++
		} else if (word === 'no' && tokens[at + 1]?.lower === 'longer') {
			negated = true
			at += 2
		} else if (isAdverb(word) || word === 'each' || word === 'both' || word === 'all' || word === 'no-longer') at++
		else if (tokens[at]?.kind === 'paren') between.push({ start: at, end: ++at })
		else if (word === ',') {
			const close = tokens.slice(at + 1, at + 24).findIndex(({ text }) => text === ',')
			const end = at + 1 + close
			if (close < 1 || !(baseOfParticiple(nextWord(tokens, end + 1)) !== null || states.test(nextWord(tokens, end + 1)))) break
			between.push({ start: at + 1, end })
			at = end + 1
		} else break
	}
	return { at, negated }
}

/** "entitled, at its option, to": where the infinitive begins, -1 when there is none. */
function toBehind(tokens: readonly Token[], from: number): number {
	if (tokens[from]?.lower === 'to') return from + 1
	if (tokens[from]?.text === ',') {
		for (let at = from + 1; at < Math.min(tokens.length, from + 16); at++)
			if (tokens[at]?.text === ',' && tokens[at + 1]?.lower === 'to') return at + 2
	}
	for (let at = from; at < Math.min(tokens.length, from + 9); at++) {
		const word = tokens[at]?.lower ?? ''
		if (word === 'to' && (isBaseVerb(tokens[at + 1]?.lower ?? '') || isAdverb(tokens[at + 1]?.lower ?? ''))) return at + 1
		if (at === from && !/^(?:at|in|by|under|upon|without|but|and|,|only|hereunder|hereby)$/.test(word)) return -1
		if (/^[;:]$/.test(word)) return -1
	}
	return -1
}

function infinitive(tokens: readonly Token[], group: Omit<VerbGroup, 'end' | 'passive' | 'verb' | 'at'>, from: number): VerbGroup | null {
	const between = [...group.between]
	const { at, negated } = passOver(tokens, from, between)
	const modality = negated ? denied(group.modality) : group.modality
	const token = tokens[at]
	if (!token || token.kind !== 'word') return null
	if (token.lower === 'be' || token.lower === 'have') {
		const inner =
			token.lower === 'be'
				? behindBe(tokens, group.start, at + 1, modality, group.kind, group.sure)
				: behindHave(tokens, group.start, at + 1, modality, group.kind)
		return inner && { ...inner, between: [...between, ...inner.between] }
	}
	if (!isBaseVerb(token.lower)) return null
	return { ...group, modality, between, end: at + 1, passive: false, verb: token.lower, at }
}

function gerund(tokens: readonly Token[], group: Omit<VerbGroup, 'end' | 'passive' | 'verb' | 'at'>, from: number): VerbGroup | null {
	let at = from
	while (isAdverb(tokens[at]?.lower ?? '') && at < from + 3) at++
	const base = baseOfGerund(tokens[at]?.lower ?? '')
	return base !== null && isBaseVerb(base) ? { ...group, end: at + 1, passive: false, verb: base, at } : null
}

const rights = /^(?:right|rights|option|privilege|power|authority|discretion|ability|licen[sc]e|entitlement|opportunity)$/
const duties = /^(?:obligation|obligations|duty|duties|responsibility|liability)$/

function behindHave(tokens: readonly Token[], start: number, from: number, modality: Modality, kind: VerbGroup['kind']): VerbGroup | null {
	const between: Between = []
	const { at, negated } = passBehindBe(tokens, from, between)
	const result = negated ? denied(modality) : modality
	const negative = result === 'must_not' || result === 'is_not' || result === 'need_not'
	const group = { start, modality: result, kind, inside: null, between, sure: 0.9 }
	const word = tokens[at]?.lower ?? ''
	if (word === 'to') return infinitive(tokens, { ...group, modality: negative ? 'need_not' : 'must', owed: true }, at + 1)
	let none = false
	for (let noun = at; noun < Math.min(tokens.length, at + 9); noun++) {
		const here = tokens[noun]?.lower ?? ''
		if (here === 'no') none = true
		if (rights.test(here) || duties.test(here)) {
			const to = toBehind(tokens, tokens[noun + 1]?.kind === 'paren' ? noun + 2 : noun + 1)
			if (to === -1) break
			const barredNow = negative !== none
			return infinitive(
				tokens,
				{
					...group,
					owed: duties.test(here),
					modality: rights.test(here) ? (barredNow ? 'must_not' : 'may') : barredNow ? 'need_not' : 'must',
				},
				to,
			)
		}
		if (!(
			determiners.has(here) ||
			longPattern()`
				^(?:
					,|and|or|sole|exclusive|absolute|full|unilateral|further|unrestricted|unlimited|irrevocable|legal|complete|additional|such|same
					|reasonable|continuing|first|non-exclusive|perpetual|worldwide|royalty-free
				)$
			`.test(here) ||
			isAdverb(here)
		))
			break
	}
	// "Shall have no liability", "has no obligation for": the burden is denied, whatever follows.
	if (word === 'no' && tokens.slice(at + 1, at + 5).some(({ lower }) => duties.test(lower)))
		return {
			...group,
			modality: tokens.slice(at + 1, at + 5).some(({ lower }) => lower === 'liability') ? 'must_not' : 'need_not',
			end: from,
			passive: false,
			verb: 'have',
			at: from - 1,
		}
	if (word === 'been') return behindBe(tokens, start, at + 1, result, kind, 0.85)
	const participle = baseOfParticiple(word)
	if (participle !== null) return { ...group, end: at + 1, passive: false, verb: participle, at }
	return { ...group, end: from, passive: false, verb: 'have', at: from - 1 }
}

function behindDo(tokens: readonly Token[], start: number, contractedNot: boolean): VerbGroup | null {
	let at = start + 1
	const negated = contractedNot || tokens[at]?.lower === 'not'
	if (!contractedNot && negated) at++
	if (!negated) return null
	while (isAdverb(tokens[at]?.lower ?? '') && at < start + 5) at++
	const token = tokens[at]
	if (!token || token.kind !== 'word') return null
	const opens = start === 0 || (tokens[start - 1]?.lower === 'please' && start === 1)
	if (token.lower === 'have') {
		const have = behindHave(tokens, start, at + 1, 'is_not', 'present')
		if (have) return have
	}
	if (token.lower === 'need' && tokens[at + 1]?.lower === 'to')
		return infinitive(tokens, { start, modality: 'need_not', kind: 'present', inside: null, between: [], sure: 0.9 }, at + 2)
	if (!isBaseVerb(token.lower)) return null
	return {
		start,
		end: at + 1,
		modality: opens ? 'must_not' : 'is_not',
		passive: false,
		verb: token.lower,
		at,
		kind: opens ? 'imperative' : 'present',
		inside: null,
		between: [],
		sure: opens ? 0.75 : 0.88,
	}
}

/** Verbs that turn what follows into a right or a duty: "agrees to pay", "undertakes not to use". */
const promises: Record<string, Modality> = {
	agree: 'must',
	undertake: 'must',
	covenant: 'must',
	commit: 'must',
	promise: 'must',
	need: 'must',
	contract: 'must',
	engage: 'must',
	consent: 'must',
}

function stepInto(tokens: readonly Token[], group: VerbGroup): VerbGroup {
	const promise = promises[group.verb]
	if (promise !== undefined && (group.modality === 'is' || group.modality === 'must')) {
		const not = tokens[group.end]?.lower === 'not' && tokens[group.end + 1]?.lower === 'to'
		const to = not ? group.end + 2 : toBehind(tokens, group.end)
		const inner =
			to === -1 || (group.verb === 'need' && group.modality === 'must')
				? null
				: infinitive(tokens, { ...group, modality: not ? denied(promise) : promise }, to)
		if (inner) return inner
	}
	if ((group.verb === 'reserve' || group.verb === 'retain') && (group.modality === 'is' || group.modality === 'must')) {
		for (let at = group.end; at < Math.min(tokens.length, group.end + 9); at++) {
			if (!rights.test(tokens[at]?.lower ?? '')) continue
			const to = toBehind(tokens, tokens[at + 1]?.kind === 'paren' ? at + 2 : at + 1)
			const inner = to === -1 ? null : infinitive(tokens, { ...group, modality: 'may' }, to)
			if (inner) return inner
			break
		}
	}
	if (group.verb === 'refrain' && tokens[group.end]?.lower === 'from')
		return gerund(tokens, { ...group, modality: denied(group.modality) }, group.end + 1) ?? group
	return group
}

const pluralSubject = new Set('we you they i parties both hereby sides'.split(' '))

/** "Customer pays", "you own", "Company hereby assigns": present tense is read only where the word can't be a noun. */
function presentTense(tokens: readonly Token[], start: number, actorAt: ActorReader): VerbGroup | null {
	const token = tokens[start] as Token
	const word = token.lower
	const third = baseOfThirdPerson(word)
	if ((third === null && !isBaseVerb(word)) || (word !== token.text && start > 0 && !/^[A-Z]{2,}$/.test(token.text))) return null
	let before = start - 1
	while (
		before >= 0 &&
		(isAdverb(tokens[before]?.lower ?? '') || /^(?:each|both|all)$/.test(tokens[before]?.lower ?? '')) &&
		start - before < 4
	)
		before--
	const previous = tokens[before]?.lower ?? ''
	let hereby = false
	for (let at = before + 1; at < start; at++) hereby ||= tokens[at]?.lower === 'hereby' || tokens[at]?.lower === 'herewith'
	// Most words that could be verbs are nouns here: what stands before them tells at once.
	if (
		!hereby &&
		(third === null ? !(pluralSubject.has(previous) || previous.endsWith('s')) : prepositions.has(previous) || previous === '')
	)
		return null
	const group = {
		start,
		end: start + 1,
		passive: false,
		at: start,
		kind: 'present' as const,
		inside: null,
		between: [],
		modality: 'is' as Modality,
	}
	if (third !== null) {
		if (hereby) return stepInto(tokens, { ...group, verb: third, sure: 0.9 })
		if (determiners.has(previous) && !/^(?:each|either|neither|both|that)$/.test(previous)) return null
		if (prepositions.has(previous) || previous === '' || previous === "'s" || previous === "'") return null
		const opensObject =
			determiners.has(tokens[start + 1]?.lower ?? '') ||
			pronouns.has(tokens[start + 1]?.lower ?? '') ||
			/^(?:to|that)$/.test(tokens[start + 1]?.lower ?? '') ||
			tokens[start + 1]?.kind === 'number' ||
			actorAt(tokens, start + 1) !== null
		const singular =
			endsWithActor(tokens, before, actorAt) ||
			longPattern()`
				^(?:
					it|he|she|agreement|contract|law|party|term|nothing|which|that|who|license|licence|section|clause|policy|notice|period|warranty
					|everyone|anyone|nobody
				)$
			`.test(previous)
		const next = tokens[start + 1]?.lower ?? ''
		if (singular)
			return stepInto(tokens, { ...group, verb: third, sure: (isAlsoNoun(word) || isAlsoNoun(third)) && !opensObject ? 0.66 : 0.88 })
		if (/^(?:and|or|,)$/.test(previous))
			return /^(?:agrees|acknowledges|warrants|represents|covenants|understands|assigns|waives|releases|grants|undertakes|confirms)$/.test(
				word,
			) && /^(?:to|that|and|the|all|any|not|hereby|its)$/.test(next)
				? stepInto(tokens, { ...group, verb: third, sure: 0.8 })
				: null
		return isAlsoNoun(word) || isAlsoNoun(third)
			? null
			: stepInto(tokens, { ...group, verb: third, sure: onlyVerbs.test(third) ? 0.78 : 0.45 })
	}
	if (hereby || pluralSubject.has(previous) || (endsWithActor(tokens, before, actorAt) && /^\p{L}+s$/u.test(tokens[before]?.text ?? ''))) {
		if (isAlsoNoun(word) && !/^(?:we|you|they|i)$/.test(previous) && !hereby) return null
		if (previous === 'you' && /^(?:to|for|from|with|by|give|send|let|help|if)$/.test(tokens[before - 1]?.lower ?? '')) return null
		return stepInto(tokens, { ...group, verb: word, sure: isAlsoNoun(word) ? 0.7 : 0.84 })
	}
	return null
}

const onlyVerbs = longPattern()`
	^(?:
		expire|terminate|begin|commence|continue|remain|become|constitute|include|apply|govern|supersede|survive|prevail|renew|require
		|belong|contain|vest|accrue|consist|depend|exceed|occur|arise|entitle|mean|own|retain|pay|agree|acknowledge|inure|comply
	)$
`

function endsWithActor(tokens: readonly Token[], last: number, actorAt: ActorReader): boolean {
	for (let from = last; from >= Math.max(0, last - 4); from--) {
		const named = actorAt(tokens, from)
		if (named && named.end === last + 1 && named.actor.kind !== 'third') return true
	}
	return false
}
