import type { ActorReader } from './actors.ts'
import { baseOfParticiple, isAlsoNoun, isBaseVerb } from './verb-forms.ts'
import type { Token } from './tokens.ts'
import { type VerbGroup, written } from './verb-group.ts'
import { conjunctions, determiners, isAdverb, pronouns } from './words.ts'

/** "May sell, assign or transfer": the further verbs that share one auxiliary and stand right behind the first. */
export function furtherVerbs(tokens: readonly Token[], group: VerbGroup): VerbGroup[] {
	const found: VerbGroup[] = []
	let at = group.end
	let joined = false
	for (let steps = 0; steps < 14; steps++) {
		let next = at
		let conjunction = false
		while (
			next < tokens.length &&
			(tokens[next]?.text === ',' || conjunctions.has(tokens[next]?.lower ?? '') || tokens[next]?.kind === 'item')
		)
			conjunction = conjunctions.has(tokens[next++]?.lower ?? '') || conjunction
		if (next === at) break
		while (isAdverb(tokens[next]?.lower ?? '') || tokens[next]?.lower === 'to') next++
		const verb = baseHere(tokens, next, group)
		if (verb === null) break
		const harmless = verb === 'hold' && tokens[next + 1]?.lower === 'harmless'
		const end = harmless ? next + 2 : next + 1
		found.push(
			written({
				...group,
				start: next,
				end,
				at: next,
				verb: harmless ? 'hold harmless' : verb,
				between: [],
				inside: null,
				sure: group.sure - 0.02,
			}),
		)
		at = end
		joined ||= conjunction
	}
	return joined ? found : []
}

function baseHere(tokens: readonly Token[], at: number, group: VerbGroup): string | null {
	const token = tokens[at]
	if (!token || token.kind !== 'word') return null
	if (group.passive) return baseOfParticiple(token.lower)
	if (group.kind === 'present' && group.modality === 'is') return null
	return isBaseVerb(token.lower) &&
		!(
			isAlsoNoun(token.lower) &&
			/^(?:of|and|or|to)$/.test(tokens[at + 1]?.lower ?? '') &&
			!isBaseVerb(tokens[at + 2]?.lower ?? '') &&
			!/^(?:to|or)$/.test(tokens[at + 1]?.lower ?? '')
		)
		? token.lower
		: null
}

/** "Shall pay the fee and deliver the goods": the verb behind an object that shares the auxiliary of `group`. */
export function laterVerb(tokens: readonly Token[], at: number, group: VerbGroup, actorAt: ActorReader): VerbGroup | null {
	let next = at
	if (tokens[next]?.text === ',') next++
	if (conjunctions.has(tokens[next]?.lower ?? '')) next++
	if (next === at) return null
	if (tokens[next]?.kind === 'item') next++
	else if (next === at + 1 && tokens[at]?.text === ',') return null
	const not = tokens[next]?.lower === 'not'
	while (isAdverb(tokens[next]?.lower ?? '') || (tokens[next]?.lower === 'to' && group.verb !== 'be')) next++
	const token = tokens[next]
	if (!token || !/^[a-z]/.test(token.text) || !isBaseVerb(token.lower) || token.lower === 'be' || token.lower === 'have') return null
	const behind = tokens[next + 1]
	const opensObject =
		behind !== undefined &&
		(determiners.has(behind.lower) ||
			pronouns.has(behind.lower) ||
			behind.kind === 'number' ||
			isAdverb(behind.lower) ||
			actorAt(tokens, next + 1) !== null)
	if (isAlsoNoun(token.lower) && (!opensObject || group.passive || token.lower === 'effect' || token.lower === 'object')) return null
	if (group.passive) return null
	if (group.kind === 'present' && group.modality === 'is') return null
	return written({
		...group,
		start: next,
		end: next + 1,
		at: next,
		verb: token.lower,
		between: [],
		inside: null,
		modality: not && group.modality === 'must' ? 'must_not' : group.modality,
		sure: group.sure - (isAlsoNoun(token.lower) ? 0.18 : 0.08),
	})
}
