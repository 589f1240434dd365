import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { PointKind } from '../../points/point-kinds.ts'
import { actorSide } from '../general/one-sided/point.ts'
import { visibleText } from '../passages.ts'
import { framesOf, standingOf } from '../reader-side.ts'
import type { RuleInput } from '../rule.ts'
import type { PointWords } from './point-guards.ts'
import { pointTexts, textOfPoint } from './point-texts.ts'

interface Given {
	text: string
	/** The words with those that follow them. */
	around: string
	/** Whether the document says that licenses end with it. */
	licensesEnd: () => boolean
	/** Whether the other side does, or we may do, the same elsewhere in the document. */
	mutual: boolean
}

interface Part {
	isThere: boolean
	ask: string
}

const onBreach =
	/\bfalls?\s+below\b|\b(?:do|does|did)(?:\s+not|n['’]t)\b|\b(?:breach\w*|default\w*|fail\w*|violat\w*|not\s+(?:perform|compl|pa(?:y|id))\w*)\b/i
const cure = /\b(?:cur(?:e[ds]?|able|ing)|remed(?:y|ied|ies)|rectif\w+)\b/i
const thirdPartySites = longPattern('i')`
	\b(?:third[\s-]part(?:y|ies)|linked|such)\b[^.]{0,60}\b(?:sites?|websites?|links?|resources?)\b
	|\b(?:their|these|those)\b[^.]{0,30}\b(?:sites?|websites?|content|resources)\b
`
/** A claim that the reader's product infringes comes from others by itself, and rests on what the reader made. */
const ofInfringement = /\binfring\w*|\bmisappropriat\w*/i
const money =
	/[$€£]|\b(?:fees?|amounts?|sums?|pay\w*|paid|refund\w*|deposit\w*|money|royalt\w+|commissions?|compensation|balance|credits?|price|bonus)\b/i
const othersSecrets = /\bformer\s+employers?\b|\bnot\s+(?:to\s+)?(?:bring|use|disclose)\b[^.]{0,60}\b(?:third[\s-]part(?:y|ies)|others)\b/i
const whileEmployed = /\bduring\b[^.]{0,40}\bemploy(?:ment|ed)\b|\bwhile\b[^.]{0,20}\bemployed\b/i
const notice = /\b(?:(?:thirty|30|forty|45|sixty|60|ninety|90)\b[^.]{0,30}\bdays?|months?|year)\b/i
const endOfLicenses =
	/\b(?:terminat\w+|expir\w+|end)\b[^.;]{0,160}\b(?:all|any|the|each)\b[^.;]{0,30}\blicen[cs]es?\b[^.;]{0,80}\b(?:terminate|cease|end|expire|revert)\b/i
const ourFault = longPattern('i')`
	third[\s-]part[^.]{0,200}(?:to\s+the\s+extent|caused\s+by|negligen|misconduct)
	|(?:to\s+the\s+extent|caused\s+by|negligen|misconduct)[^.]{0,200}third[\s-]part
`
/** How it ends is told there. */
const asElsewhere =
	/\b(?:pursuant\s+to|in\s+accordance\s+with|under|as\s+(?:set|provided)\b[^.]{0,20}\bin)\s+(?:this\s+)?(?:section|clause|article|paragraph)\b/i
const aboutGoods = longPattern('i')`
	\b(?:products?|services?|software|systems?|works?|goods|deliverables?|equipment|materials?)\b[^.]{0,160}\b(?:
		conform|perform|free\s+(?:from|of)|operate|function|meet|workmanlike|professional|merchantable|fit
	)
`

const parts: Partial<Record<PointKind, (given: Given) => Part[]>> = {
	indemnity: ({ text, around, mutual }) =>
		ofInfringement.test(text) &&
		/\b(?:alleg\w+|claims?|suits?|grounds?)\b/i.test(text) &&
		/\bthird[\s-]part|\bbrought\b|\balleg/i.test(text)
			? [
					{
						isThere: /\b(?:combin\w+|modif\w+|alter\w+)\b/i.test(around),
						ask: 'exclude combinations and changes that we did not make from this indemnity',
					},
				]
			: [
					{ isThere: ourFault.test(text), ask: 'limit the indemnity to third-party claims that we cause' },
					{ isThere: mutual, ask: 'make it mutual' },
				],
	termination_by_other: ({ text, mutual }) =>
		onBreach.test(text)
			? [{ isThere: cure.test(text), ask: 'add written notice and 30 days to cure before this right applies' }]
			: [
					{ isThere: mutual, ask: 'give both sides this right' },
					{ isThere: notice.test(text) || asElsewhere.test(text), ask: 'require 30 days’ written notice' },
				],
	license_out: ({ text, licensesEnd }) => {
		const limited = /\bduring\s+(?:the|such)\b[^.,]{0,40}\b(?:period|term)\b/i.test(text)
		const forever = /\b(?:perpetual|forever)\b/i.test(text) || (!limited && /\birrevocabl/i.test(text))
		return [
			{
				isThere:
					!forever &&
					(licensesEnd() ||
						/\b(?:during\s+the|for\s+the\s+(?:term|duration)|until|(?:so|as)\s+long\s+as|period\s+of|years?|months?|revocable)\b/i.test(
							text,
						)),
				ask: 'let the license end with this agreement',
			},
			{
				isThere: /\b(?:solely|only|sole\s+purpose|for\s+the\s+purposes?|in\s+order\s+to|in\s+connection\s+with)\b/i.test(text),
				ask: 'limit it to the purpose of this agreement',
			},
		]
	},
	liability_cap: ({ text }) => [{ isThere: thirdPartySites.test(text), ask: pointTexts.liability_cap.action }],
	money_lost: ({ text }) => [
		money.test(text)
			? { isThere: false, ask: pointTexts.money_lost.action }
			: { isThere: !/\b(?:content|data|files|account)\b/i.test(text), ask: 'let us take out our content and data before the account ends' },
	],
	confidentiality: ({ text }) => [{ isThere: othersSecrets.test(text), ask: pointTexts.confidentiality.action }],
	restraint: ({ text }) =>
		whileEmployed.test(text)
			? [
					{ isThere: /\bcompet\w+|\brelated\s+to\b|\bconflict/i.test(text), ask: 'limit it to work that competes with the company' },
					{ isThere: /\bpassive|\binvest\w+|\bpublicly\b/i.test(text), ask: 'allow passive investments' },
				]
			: [{ isThere: false, ask: pointTexts.restraint.action }],
	costs: ({ text }) => [
		{ isThere: /\breasonabl/i.test(text), ask: 'limit these costs to reasonable, documented amounts' },
		{ isThere: /\b(?:exceed|up\s+to|at\s+most|maximum|cap(?:ped)?|approv\w*|agreed)\b|[$€£]\s?\d/i.test(text), ask: 'set a cap on them' },
	],
	warranty_given: ({ text }) => [
		aboutGoods.test(text)
			? {
					isThere: longPattern('i')`
						\b(?:days|months?|years?)\b[^]*\b(?:repair|replac|re-?perform|refund|correct)
						|\b(?:repair|replac|re-?perform|refund|correct)[^]*\b(?:days|months?|years?)\b
					`.test(text),
					ask: 'limit this warranty in time, with repair, replacement or a refund as the only remedy',
				}
			: {
					isThere: /\b(?:knowledge|reasonabl\w*|material(?:ly)?|good\s+faith|belief|authority|authori[sz]ed\s+to|duly)\b/i.test(text),
					ask: 'limit this promise to our knowledge and to material respects',
				},
	],
}

/**
 * What to ask for about a point: of what the market gives the parts that the words lack.
 *
 * @returns an infinitive phrase, or `null` where the words have all of it already
 */
export function askFor(input: RuleInput, words: PointWords): string | null {
	const partsOf = parts[words.point.kind]
	if (!partsOf) return textOfPoint(words.point.kind, input.reader.party?.roleKind ?? null).action
	const missing = partsOf({
		text: words.text,
		around: visibleText(input).slice(words.point.start, words.point.start + beyond),
		licensesEnd: () => endOfLicenses.test(visibleText(input)),
		mutual: isMutual(input, words) || (words.point.kind === 'termination_by_other' && mayLeave(input)),
	}).filter(({ isThere }) => !isThere)
	return missing.length === 0 ? null : missing.map(({ ask }) => ask).join(' and ')
}

const beyond = 2500

function mayLeave(input: RuleInput): boolean {
	return input.predications.some(
		({ verb, modality, subject, sentence }) =>
			/^(?:terminate|cancel|end)\b/.test(verb) &&
			modality === 'may' &&
			['reader', 'both'].includes(actorSide(input, subject?.actor) ?? '') &&
			!onBreach.test(sentence.text),
	)
}

function isMutual(input: RuleInput, { point, acts }: PointWords): boolean {
	// An indemnity that comes back may be narrower, and in other words.
	if (point.kind === 'indemnity' && framesOf(input, 'indemnity', 'indemnifies').some(({ who }) => standingOf(input, who) === 'other'))
		return true
	const opposite = { reader: 'other', other: 'reader' } as const
	return acts.some(({ verb, modality, subject }) => {
		const side = actorSide(input, subject?.actor)
		if (side !== 'reader' && side !== 'other') return false
		return input.predications.some(
			(twin) =>
				twin.verb === verb &&
				twin.modality === modality &&
				twin.sentence.start !== point.start &&
				[opposite[side], 'both'].includes(actorSide(input, twin.subject?.actor) ?? ''),
		)
	})
}
