import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import { emptyFrame } from '../frame.ts'
import type { Predication } from '../parse/predication.ts'
import type { FrameDraft, FrameSource } from '../read-frames.ts'
import { judgementIn } from '../reading/judgements.ts'
import { type Provision, provisionsWith } from '../reading/provisions.ts'
import { slot } from '../reading/slots.ts'
import { atOnceIn, noticeIn } from '../reading/times.ts'

const raises = /^(?:increase|raise|adjust|change|modify|revise|update|vary|amend|set|reset|escalate|uplift|alter|go up|rise)$/
const prices = longPattern('iu')`
	^(?:(?:the|its|their|our|your|any|all|such|these|those|applicable|current|then-current|standard|published|list)\s+)*
	(?:[\p{L}’'-]+\s+){0,4}?(?:
		fees?|prices?|pricing|rates?|charges?|price\s+list|rent|royalty\s+rates?|tariffs?|subscription\s+(?:fees?|prices?)
	)\b(?!\s+(?:structure\s+of\s+taxes))
`
const notAPrice = longPattern('i')`
	\b(?:
		tax|interest|exchange|discount|conversion|exercise|success|error|utili[sz]ation|insurance|frame|conversion|strike|share|stock
		|salary|base|commission|purchase|cash-?out|consulting
	)\s+(?:rates?|prices?|pricing|charges?|fees?|salary)\b
`
const index = /\b(?:CPI|consumer\s+price\s+index|RPI|inflation|price\s+index|cost\s+of\s+living|index)\b/i
const agreed = longPattern('i')`
	\b(?:
		mutual(?:ly)?|written\s+(?:agreement|consent)|agree(?:d|ment)\s+(?:in\s+writing|by|between|of)|consent\s+of
		|good[\s-]faith\s+negotiat\w*|upon\s+agreement|both\s+parties|parties\s+(?:\w+\s+)?agree
	)\b
`
const passesOn = longPattern('i')`
	\b(?:
		proportion\w*|pass(?:es|ed)?[\s-]through|actual\s+(?:cost|increase)|direct\s+third[\s-]party\s+costs?|vendor\s+(?:cost|price)
		|only\s+(?:pursuant|in\s+proportion|to\s+reflect|if|where|because|as\s+a\s+result)
		|cost\s+of\s+(?:raw|materials|ingredients|components)
	)\b
`
const thenCurrent = longPattern('i')`
	\b(?:then[\s-]current|then[\s-]prevailing|prevailing|list|standard|published)\s+(?:\w+\s+){0,3}?
		(?:fees?|prices?|pricing|rates?|charges?)\b
	|\b(?:fees?|prices?|pricing|rates?|charges?)\s+
		(?:then\s+in\s+effect|in\s+effect\s+at\s+the\s+time|then\s+(?:current|prevailing|charged))\b
`
const renews = /\b(?:renew\w*|extension|successive|subsequent\s+(?:term|period|year)|each\s+additional)\b/i

const leftToThem = longPattern('i')`
	\b(?:renewal|subsequent)\s+(?:\w+\s+)?(?:charges?|fees?|prices?|rates?)\b(?:\s*:|\s+(?:is|are|will\s+be|shall\s+be))\s*
	(?:as|what|whatever)\s+[^.;\n]{2,40}\b(?:decides?|determines?|sets?|sees?\s+fit|chooses?)\b
`

/**
 * Rights to raise a price, and prices that follow a list at renewal. `measure` is the most that is allowed, in percent;
 * none stands for no limit.
 */
export function readRaises(source: FrameSource, provisions: readonly Provision[]): FrameDraft[] {
	const listed = new Set(provisionsWith(source, thenCurrent, leftToThem))
	return provisions.flatMap((provision): FrameDraft[] => {
		const raised = provision.predications.flatMap((predication) => raise(source, provision, predication) ?? [])
		return raised.length > 0 ? raised.slice(0, 1) : listed.has(provision) ? listPrice(provision) : []
	})
}

function raise(source: FrameSource, { sentence }: Provision, predication: Predication): FrameDraft | null {
	const { verb, verbSpan, object, subject, modality, confidence, passive, conditions } = predication
	if (!raises.test(verb) || (modality !== 'may' && modality !== 'must')) return null
	const intransitive = object === null && !passive
	const what = object?.text ?? subject?.text ?? ''
	if (
		!prices.test(what) ||
		notAPrice.test(what) ||
		/\b(?:it|they)\s+charges?\b|\bresale|\b(?:its|their)\s+(?:own\s+)?(?:customers?|subscribers?|end[\s-]users?)\b|\bpublic\s+price/i.test(
			what,
		)
	)
		return null
	// "Prices may vary" only describes them, and a step to a stated sum is part of the deal.
	if (verb === 'vary' || /\bto\s+(?:US\s?)?[$€£]\s?\d/.test(sentence.text) || subject?.actor?.kind === 'third') return null
	if (/^(?:set|reset)$/.test(verb) && !/\bfrom\s+time\s+to\s+time|\bat\s+any\s+time|\brenew/i.test(sentence.text)) return null
	if (
		modality === 'must' &&
		(percentIn(sentence) === null ||
			!/\b(?:years?|yearly|annual\w*|annum|anniversary|renew\w*|each\s+term|quarter|months?)\b/i.test(sentence.text))
	)
		return null
	const actor = intransitive || passive ? (passive ? (subject?.actor ?? null) : null) : (subject?.actor ?? null)
	// What both must agree to is no raise by one, and neither is a cost that is only handed on.
	if (agreed.test(sentence.text) || passesOn.test(sentence.text) || actor?.kind === 'each' || actor?.kind === 'neither') return null
	const measured = percentIn(sentence)
	return {
		...emptyFrame('payment', slot<string>('price_increase', verbSpan, confidence), {
			start: sentence.start,
			end: sentence.end,
			clauseId: sentence.clauseId,
		}),
		who: actor ? slot(actor, subject ?? verbSpan, confidence) : null,
		modality: slot(modality, verbSpan, confidence),
		what: object ? slot(object.text, object, confidence) : null,
		measure: measured,
		notice: noticeIn(sentence),
		trigger: atOnceIn(sentence),
		judgement: judgementIn(sentence, subject, source.parties),
		conditions: conditions.map((each) => slot(each.text, each, confidence)),
		exceptions: indexIn(sentence),
	}
}

function listPrice({ sentence, labels, headings }: Provision): FrameDraft[] {
	const left = leftToThem.exec(sentence.text)
	if (left)
		return [
			{
				...emptyFrame(
					'payment',
					slot<string>(
						'then_current_price',
						{ start: sentence.start + left.index, end: sentence.start + left.index + left[0].length },
						0.7,
					),
					{ start: sentence.start, end: sentence.end, clauseId: sentence.clauseId },
				),
			},
		]
	const match = thenCurrent.exec(sentence.text)
	if (!match || !/\bthen|prevailing|in\s+effect/i.test(match[0])) return []
	if (
		!renews.test(sentence.text) ||
		agreed.test(sentence.text) ||
		!/\b(?:renew|term|fees|price|payment|subscription)/i.test(`${headings} ${sentence.text}`)
	)
		return []
	if (/\b(?:may|option\s+to|elects?\s+to|wish\w*\s+to|right\s+to)\s+(?:\w+\s+){0,2}renew/i.test(sentence.text)) return []
	if ((labels.get('Price Restrictions') ?? 0) >= 0.6) return []
	const place = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length }
	return [
		{
			...emptyFrame('payment', slot<string>('then_current_price', place, 0.75), {
				start: sentence.start,
				end: sentence.end,
				clauseId: sentence.clauseId,
			}),
			measure: percentIn(sentence),
			exceptions: indexIn(sentence),
		},
	]
}

/** The most by which a price may rise; a discount or a charge for lateness is none. */
function percentIn({ text, start }: Provision['sentence']): FrameDraft['measure'] {
	const found = readPercentages(text).filter(
		({ start: at, end, value }) =>
			value <= 60 &&
			!/^\s*(?:per\s+month|late|interest|discount|of\s+the\s+(?:shares|voting))/i.test(text.slice(end)) &&
			!/\b(?:discount|interest)\b[^.;]{0,30}$/i.test(text.slice(0, at)),
	)
	const highest = found.sort((a, b) => b.value - a.value)[0]
	return highest ? slot({ value: highest.value, unit: 'percent' }, { start: start + highest.start, end: start + highest.end }, 0.8) : null
}

function indexIn({ text, start }: Provision['sentence']): FrameDraft['exceptions'] {
	const match = index.exec(text)
	return match ? [slot(match[0], { start: start + match.index, end: start + match.index + match[0].length }, 0.8)] : []
}
