import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Modality } from '../frame.ts'
import type { ActorReader } from './actors.ts'
import { stepInto } from './be-have-do.ts'
import type { Token } from './tokens.ts'
import { baseOfThirdPerson, isAlsoNoun, isBaseVerb } from './verb-forms.ts'
import type { VerbGroup } from './verb-group.ts'
import { determiners, isAdverb, prepositions, pronouns } from './words.ts'

const floating = new Set(['each', 'both', 'all'])
const pluralSubject = new Set('we you they i parties both hereby sides'.split(' '))

/** "Customer pays", "you own", "Company hereby assigns": present tense is read only where the word can't be a noun. */
export function presentTense(tokens: readonly Token[], start: number, actorAt: ActorReader): VerbGroup | null {
	const token = tokens[start] as Token
	const word = token.lower
	const third = baseOfThirdPerson(word)
	if ((third === null && !isBaseVerb(word)) || (word !== token.text && start > 0 && !/^[A-Z]{2,}$/.test(token.text))) return null
	let before = start - 1
	while (before >= 0 && (isAdverb(tokens[before]?.lower ?? '') || floating.has(tokens[before]?.lower ?? '')) && start - before < 4) before--
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
