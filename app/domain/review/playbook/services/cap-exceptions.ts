import { mentions, referredWords } from '../mentions.ts'
import { type Passage, visibleText } from '../passages.ts'
import type { RuleInput } from '../rule.ts'
import { capSentences } from './liability.ts'

/** What a limit on liability does not cover, or covers with a higher sum. */
export interface LiftedRisks {
	/** Some exception is there, whatever it is for. */
	any: boolean
	secrecy: boolean
	data: boolean
	/** Infringement or the duty to indemnify. */
	rights: boolean
	/** Where the first exception stands. */
	place: Passage | null
}

const lifts =
	/\b(?:limit\w*|caps?|exclusions?|foregoing|sections?|clauses?|paragraphs?|waivers?|restrictions?|disclaimers?)\b[^.;]{0,160}\b(?:(?:not|never)\s+(?:apply|limit|extend)|inapplicable)\b|\bnothing\b[^.;]{0,60}\b(?:limits?|excludes?|restricts?|caps?)\b[^.;]{0,80}\bliab|\b(?:super|enhanced|increased|separate|higher|elevated)[\s-]+(?:\w+[\s-]+){0,2}(?:cap|limit)\b|\bliab\w+\b[^.;]{0,120}\b(?:times|x|multiple\s+of)\b|\b(?:two|three|four|five|[2-5])\s*(?:\(\d\)\s*)?(?:times|x)\b|\b(?:unlimited|uncapped)\b|\b(?:excluded|increased|unlimited|enhanced|excepted)\s+(?:claims?|liabilit\w+|matters)\b|\bexceptions?\b[^.;]{0,60}\b(?:limit\w*|cap|liab\w+)\b|\bexceptions?\s*:|\bfor\b[^.;]{0,120}\b(?:limit|cap|maximum|ceiling)\b[^.;]{0,20}\b(?:is|are|rises?|goes\s+up|amounts\s+to)\b|\b(?:limit|cap|maximum|ceiling)\b[^.;]{0,20}\b(?:is|rises\s+to|goes\s+up\s+to|amounts\s+to)\b[^.;]{0,40}\bfor\b[^.;]{0,80}\b(?:clauses?|sections?|breach\w*|confiden\w*|secre\w*|data)\b/i
const exception = /\b(?:except|excluding|other\s+than|save\s+(?:for|in|as)|with\s+the\s+exception|apart\s+from|but\s+not\s+for|excludes|does\s+not\s+(?:cut\s+(?:down|back)|touch|affect|limit|restrict|reduce|apply\s+to|extend\s+to|cover|include)|subject\s+to\s+(?:clauses?|sections?|paragraphs?)|leav(?:es|ing)\b[^.;]{0,40}\b(?:untouched|unaffected))\b/i
const notLiability = /\blicen[cs]e\b[^.;]{0,60}\b(?:unlimited|limited)\b|\bunlimited\s+(?:users?|access|support|number|use|storage|licen[cs]e)\b|\btime(?:s)?\s+(?:and|of|zone)\b/i

/**
 * The risks that stand outside a limit. `limit` gives the sentences that set it; an exception counts when it stands in
 * one of them or in a sentence that lifts limits in general.
 */
export function liftedRisks(input: RuleInput, limit: readonly Passage[]): LiftedRisks {
	const inside = limit.filter(({ sentence }) => exception.test(sentence.text))
	const apart = mentions(input, lifts, notLiability, /liab|damages|limit|caps?\b|ceiling|maximum|exclu|claims?\b|waiver/i).filter(({ sentence }) => !limit.some((other) => other.sentence === sentence && !/\btimes\b|\bcap\b/i.test(sentence.text)))
	const places = [...inside, ...apart]
	const words = places.map((place) => exceptionWords(input, place)).join('\n')
	return {
		any: places.length > 0,
		secrecy: /\bconfiden|\bsecre(?:t|cy)|\bnon-?disclosure/i.test(words),
		data: /\bdata\s+(?:breach|protection|security|processing|privacy|leaks?|incident)|\b(?:personal|customer|client)\s+(?:data|information)\b|\b(?:security|privacy)\s+(?:breach|incident|obligations?|requirements?)|\bbreach\s+of\s+(?:\w+\s+){0,3}(?:security|privacy|data)\b|\bDPA\b/i.test(words),
		rights: /\bindemni|\binfring|\bintellectual\s+property|\bmisappropriat/i.test(words),
		place: places[0] ?? null,
	}
}

/** What a sentence limits, without the exception that it makes behind `from`. */
export function withoutException(text: string, from: number): string {
	const at = exception.exec(text.slice(from))?.index
	return at === undefined ? text : text.slice(0, from + at)
}

/** The exception with the list behind it, and what it refers to. */
function exceptionWords(input: RuleInput, place: Passage): string {
	const { sentence } = place
	const index = exception.exec(sentence.text)?.index ?? 0
	const isLimit = capSentences(input).some((cap) => cap.sentence === sentence)
	const own = isLimit ? sentence.text.slice(index) : sentence.text
	const list = /[:;]\s*$|:\s*\(?[a-z1]\)/i.test(sentence.text) ? visibleText(input).slice(sentence.end, sentence.end + 700) : ''
	return `${own}\n${list}\n${referredWords(input, place, 160)}`
}
