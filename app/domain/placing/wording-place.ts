import { longPattern } from '#app/domain/text/long-pattern.ts'
import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import { sentencesOf } from './own-sentences.ts'
import type { PlacedChange } from './place-quoted.ts'

/**
 * How the wording of a finding takes its place: instead of the words it quotes, or behind them as a further rule that
 * leaves them as they are.
 */
export type WordingPlace = 'instead' | 'behind'

const asksToAdd = /^(?:please )?(?:add|attach a|state if|train on|name an agent)\b/i

/** Where the wording of a finding that quotes something belongs. */
export function wordingPlace({ rule, ask }: Pick<Finding, 'rule' | 'ask'>): WordingPlace {
	const stands = ruleById(rule)?.wording?.stands
	if (stands === 'beside') return 'behind'
	return asksToAdd.test(ask) && stands !== 'instead' ? 'behind' : 'instead'
}

/**
 * The part of a finding's wording that is about what it quotes: a rule may watch over two things and have the wording
 * of both.
 */
export function wordingFor({ rule, quote, replacement }: Finding & { replacement: string }): string {
	const splitBy = ruleById(rule)?.wording?.splitBy
	if (!splitBy || quote === null) return replacement
	const sentences = sentencesOf(replacement)
	return sentences.filter((sentence) => splitBy.test(sentence) === splitBy.test(quote)).join(' ') || replacement
}

export const lawAndCourts = /\b(?:govern(?:s|ed|ing)?|laws? of|courts?|jurisdiction|venue|arbitrat\w{1,6}|arbitral|seat(?:ed)?)\b/i

function endsObligation(rule: string): boolean {
	return ruleById(rule)?.wording?.stands === 'ending_obligation'
}

/** Words that make a duty endless; without them, the duty itself may stay. */
const endless = longPattern('i')`
	,?\s*\b(?:
		in perpetuity|perpetually|for ?ever|indefinitely|at all times|without (?:any )?limit (?:in|of) time
		|for an? (?:unlimited|indefinite) (?:time|period)
	)\b
`

const secrecyDuty = /\b(?:hold|keep|treat|maintain|protect|guard|not disclose)\b/i

/**
 * A sentence that sets an endless duty of secrecy, without its endlessness.
 *
 * @returns `null` when the sentence speaks of time alone, or names no such words
 */
export function withoutEndlessness(rule: string, sentence: string): string | null {
	if (!endsObligation(rule) || !secrecyDuty.test(sentence) || !endless.test(sentence)) return null
	return sentence.replace(endless, '')
}

const withoutEnd = longPattern('i')`
	\b(?:shall|will|does|do)\s+not\s+(?:terminate|expire|end)\b|\bas\s+long\s+as\s+permitted\b
	|\bwhether\s+or\s+not\b[^.;]{0,60}\btrade\s+secrets?\b|\b(?:perpetu\w+|indefinite\w*|for\s?ever)\b
`

/** Whether a paragraph says still that a duty never ends, once its endlessness was exchanged for a time. */
export function staysEndless(rule: string, { placed: { text }, change }: PlacedChange): boolean {
	return (
		endsObligation(rule) && change.kind === 'replace' && withoutEnd.test(text.slice(0, change.start) + change.text + text.slice(change.end))
	)
}

/** Whether wording sends disputes to the courts of a place whose law the document does not name. */
export function isForeignCourt(wording: string, text: string): boolean {
	const place = /\bcourts?\s+(?:located\s+)?(?:in|of)\s+(?:the\s+State\s+of\s+)?(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)/u.exec(wording)?.[1]
	return place !== undefined && !new RegExp(`\\blaws?\\b[^.;]{0,80}\\b${place}\\b|\\b${place}(?:['’]s)?\\s+laws?\\b`, 'i').test(text)
}
