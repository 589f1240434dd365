import type { PointKind } from '../../points/point-kinds.ts'
import { actorSide } from '../general/one-sided/point.ts'
import type { RuleInput } from '../rule.ts'
import type { PointWords } from './point-guards.ts'
import { pointTexts } from './point-texts.ts'

/** What the words of a point have of what the market gives. */
interface Given {
	text: string
	/** Whether the other side does, or we may do, the same elsewhere in the document. */
	mutual: boolean
}

/** Something to ask for, and whether the words have it already. */
interface Part {
	isThere: boolean
	ask: string
}

const onBreach = /\b(?:breach\w*|default\w*|fail\w*|violat\w*|not\s+(?:perform|compl|pa(?:y|id))\w*)\b/i
const cure = /\b(?:cur(?:e[ds]?|able|ing)|remed(?:y|ied|ies)|rectif\w+)\b/i
const notice = /\b(?:(?:thirty|30|forty|45|sixty|60|ninety|90)\b[^.]{0,30}\bdays?|months?|year)\b/i
const ourFault = /third[\s-]part[^.]{0,200}(?:to\s+the\s+extent|caused\s+by|negligen|misconduct)|(?:to\s+the\s+extent|caused\s+by|negligen|misconduct)[^.]{0,200}third[\s-]part/i
const aboutGoods = /\b(?:products?|services?|software|systems?|works?|goods|deliverables?|equipment|materials?)\b[^.]{0,160}\b(?:conform|perform|free\s+(?:from|of)|operate|function|meet|workmanlike|professional|merchantable|fit)/i

/** The parts of a fair clause, of kinds for which the words show what is missing. */
const parts: Partial<Record<PointKind, (given: Given) => Part[]>> = {
	indemnity: ({ text, mutual }) => [
		{ isThere: ourFault.test(text), ask: 'limit the indemnity to third-party claims that we cause' },
		{ isThere: mutual, ask: 'make it mutual' },
	],
	termination_by_other: ({ text, mutual }) =>
		onBreach.test(text)
			? [{ isThere: cure.test(text), ask: 'add written notice and 30 days to cure before this right applies' }]
			: [
					{ isThere: mutual, ask: 'give both sides this right' },
					{ isThere: notice.test(text), ask: 'require 30 days’ written notice' },
				],
	license_out: ({ text }) => {
		const forever = /\b(?:perpetual|irrevocabl\w*|forever)\b/i.test(text)
		return [
			{ isThere: !forever && /\b(?:during\s+the|for\s+the\s+(?:term|duration)|until|(?:so|as)\s+long\s+as|period\s+of|years?|months?|revocable)\b/i.test(text), ask: 'let the license end with this agreement' },
			{ isThere: /\b(?:solely|only|sole\s+purpose|for\s+the\s+purposes?|in\s+order\s+to|in\s+connection\s+with)\b/i.test(text), ask: 'limit it to the purpose of this agreement' },
		]
	},
	costs: ({ text }) => [
		{ isThere: /\breasonabl/i.test(text), ask: 'limit these costs to reasonable, documented amounts' },
		{ isThere: /\b(?:exceed|up\s+to|at\s+most|maximum|cap(?:ped)?|approv\w*|agreed)\b|[$€£]\s?\d/i.test(text), ask: 'set a cap on them' },
	],
	warranty_given: ({ text }) => [
		aboutGoods.test(text)
			? { isThere: /\b(?:days|months?|years?)\b[^]*\b(?:repair|replac|re-?perform|refund|correct)|\b(?:repair|replac|re-?perform|refund|correct)[^]*\b(?:days|months?|years?)\b/i.test(text), ask: 'limit this warranty in time, with repair, replacement or a refund as the only remedy' }
			: { isThere: /\b(?:knowledge|reasonabl\w*|material(?:ly)?|good\s+faith|belief|authority|authori[sz]ed\s+to|duly)\b/i.test(text), ask: 'limit this promise to our knowledge and to material respects' },
	],
}

/**
 * What to ask for about a point: of what the market gives the parts that the words lack.
 *
 * @returns an infinitive phrase, or `null` where the words have all of it already
 */
export function askFor(input: RuleInput, words: PointWords): string | null {
	const partsOf = parts[words.point.kind]
	if (!partsOf) return pointTexts[words.point.kind].action
	const missing = partsOf({ text: words.text, mutual: isMutual(input, words) }).filter(({ isThere }) => !isThere)
	return missing.length === 0 ? null : missing.map(({ ask }) => ask).join(' and ')
}

/** Whether the other side has the same duty, or the reader the same right, in another sentence. */
function isMutual(input: RuleInput, { point, acts }: PointWords): boolean {
	const opposite = { reader: 'other', other: 'reader' } as const
	return acts.some(({ verb, modality, subject }) => {
		const side = actorSide(input, subject?.actor)
		if (side !== 'reader' && side !== 'other') return false
		return input.predications.some((twin) => twin.verb === verb && twin.modality === modality && twin.sentence.start !== point.start && [opposite[side], 'both'].includes(actorSide(input, twin.subject?.actor) ?? ''))
	})
}
