import type { Modality } from '../frame.ts'
import type { ActorReader } from './actors.ts'
import { behindBe, behindDo, behindHave, stepInto } from './be-have-do.ts'
import { type Between, passOver } from './passed-words.ts'
import { presentTense } from './present-tense.ts'
import type { Token } from './tokens.ts'
import { isAlsoNoun, isBaseVerb } from './verb-forms.ts'
import { denied, type VerbGroup, written } from './verb-group.ts'
import { determiners, isAdverb, prepositions, pronouns } from './words.ts'

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
