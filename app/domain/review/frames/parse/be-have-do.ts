import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Modality } from '../frame.ts'
import { type Between, nextWord, passOver } from './passed-words.ts'
import type { Token } from './tokens.ts'
import { baseOfGerund, baseOfParticiple, isBaseVerb } from './verb-forms.ts'
import { denied, type VerbGroup } from './verb-group.ts'
import { conjunctions, determiners, isAdverb, prepositions, pronouns } from './words.ts'

const capital = /^\p{Lu}/u
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

/** What stands behind a form of "be": a state, a passive, a right or a duty ("is entitled to"). */
export function behindBe(
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

/** What stands behind a form of "have": a right or a duty ("has no obligation to"), or a perfect. */
export function behindHave(
	tokens: readonly Token[],
	start: number,
	from: number,
	modality: Modality,
	kind: VerbGroup['kind'],
): VerbGroup | null {
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

/** What stands behind "do not". */
export function behindDo(tokens: readonly Token[], start: number, contractedNot: boolean): VerbGroup | null {
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

/** The right or duty that a verb turns what follows into, "agrees to pay"; the verb itself where it turns nothing. */
export function stepInto(tokens: readonly Token[], group: VerbGroup): VerbGroup {
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
