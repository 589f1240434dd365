import { longPattern } from '#app/domain/text/long-pattern.ts'
import { ruleById } from '#app/domain/review/playbook/rule-by-id.ts'
import type { Finding } from '#app/domain/review/report/report.ts'
import { sentencesOf } from './own-sentences.ts'
import type { PlacedChange } from './place-quoted.ts'

/**
 * How a finding's wording is placed: instead of the words it quotes, or after them as a further provision that leaves
 * them unchanged.
 */
export type WordingPlace = 'instead' | 'behind'

const asksToAdd = /^(?:please )?(?:add|attach a|state if|train on|name an agent)\b/i

/** Where the wording of a finding with a quote belongs. */
export function wordingPlace({ rule, ask }: Pick<Finding, 'rule' | 'ask'>): WordingPlace {
	const stands = ruleById(rule)?.wording?.stands
	if (stands === 'beside') return 'behind'
	return asksToAdd.test(ask) && stands !== 'instead' ? 'behind' : 'instead'
}

/** The part of a finding's wording that is about its quote: a rule may check two things and have wording for both. */
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
 * A sentence with an endless confidentiality duty, without the words that make it endless.
 *
 * @returns `null` when the sentence is only about time, or has no such words
 */
export function withoutEndlessness(rule: string, sentence: string): string | null {
	if (!endsObligation(rule) || !secrecyDuty.test(sentence) || !endless.test(sentence)) return null
	return sentence.replace(endless, '')
}

const withoutEnd = longPattern('i')`
	\b(?:shall|will|does|do)\s+not\s+(?:terminate|expire|end)\b|\bas\s+long\s+as\s+permitted\b
	|\bwhether\s+or\s+not\b[^.;]{0,60}\btrade\s+secrets?\b|\b(?:perpetu\w+|indefinite\w*|for\s?ever)\b
`

/** Whether a paragraph still has an endless duty after the endless words were replaced by a period. */
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
