import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { holding } from './sides.ts'
import { nominalPrice } from './thresholds.ts'

const allShares = longPattern('i')`
	\b(?:all|any|every|whether|both|his|her|their|its|the|including)\b[^.;]{0,80}(?:
		\b(?:
			whether\s+(?:or\s+not\s+)?(?:they\s+(?:are|have)\s+)?vested|vested\s+(?:or|and|as\s+well\s+as)\s+(?:un|non-?)vested
			|unvested\s+(?:or|and)\s+vested|vested\s+or\s+not|including\s+(?:all\s+|any\s+)?(?:\w+\s+){0,3}vested|vested\s+shares
		)\b
	)
	|\bvested\s+(?:and|or)\s+unvested\b
	|\bearned\s+(?:or|and)\s+(?:not|unearned|otherwise)\b
	|\b(?:whether\s+(?:or\s+not\s+)?(?:\w+\s+){0,2}vested|vested\s+or\s+not)\b
`
const everyShare =
	/\b(?:all|every|the\s+whole\s+of|(?:his|her|their|its)\s+(?:whole|entire))\b[^.;]{0,30}\b(?:shares?|stock|stake|equity|holding)\b/i
const partly = longPattern('i')`
	\b(?:
		un-?vested|not\s+(?:yet\s+)?(?:been\s+)?(?:vested|released|earned)|unearned|unreleased|restricted|subject\s+to
		|repurchase\s+(?:option|right)|then[\s-]held\s+in\s+escrow
	)\b
`
const vestedShares = longPattern('i')`
	(?<!un|un-|non-|not\s|not\syet\s)\bvested\s+(?:\w+\s+){0,2}(?:shares|stock|equity|portion|interest|holding)\b
	|\bshares\s+(?:that\s+(?:have|are)\s+(?:already\s+)?)vested\b
`
const lost = longPattern('i')`
	\b(?:
		forfeit\w*|cancel\w*|surrender\w*|revert\w*|lapse\w*|lose[s]?\b|loses|give[s]?\s+up|return(?:ed|s)?\s+to|go(?:es)?\s+back
		|transfer(?:red|s)?\s+(?:back\s+)?to\s+the\s+(?:company|other|remaining)
	)
`
const bought =
	/\b(?:repurchas\w*|buy\w*|bought|purchas\w*|acquir\w*|transfer\w*|hands?\b|hand\s+over|redeem\w*|call\s+(?:option|right)|sells?)\b/i
const nominal = longPattern('i')`
	\b(?:nominal|par)\s+(?:value|price|amount|sum|consideration)\b|\bat\s+(?:par|cost|nominal)\b
	|\b(?:original|initial)\s+(?:purchase|issue|subscription)\s+price\b|\bprice\s+(?:originally\s+)?paid\b|\bfor\s+nothing\b
	|\bno\s+(?:consideration|payment|compensation)\b
	|\bwithout\s+(?:any\s+)?(?:payment|compensation|consideration)\b|\bfree\s+of\s+charge\b
	|\b(?:lower|lesser)\s+of\b[^.;]{0,60}\b(?:cost|price)\b
`
const below =
	/\b(?:discount\w*|\d{1,2}\s?(?:%|percent)\s+of\s+(?:the\s+)?(?:fair|market|its|their)|book\s+value|half\s+(?:of|their|its|the))\b/i
const leaving =
	/\b(?:leav\w+|ceas\w+|resign\w*|terminat\w+|depart\w*|quit\w*|stops?|end\s+of\s+(?:service|employment|work)|withdraw\w*|dismiss\w*|remov\w+|no\s+longer)\b/i
const narrow = longPattern('i')`
	\b(?:
		for\s+["“]?cause|bad\s+leaver|fraud\w*|felony|crime|criminal|theft|embezzle\w*|wil+ful|gross\s+(?:negligence|misconduct)
		|dishonest\w*|misappropriat\w*
	)\b
`
const keeps =
	/(?<!un)\bvested\b[^.;]{0,80}\b(?:keep|keeps|kept|retain\w*|remain\w*|stay\w*|belong\w*)\b|\b(?:keep|keeps|retain\w*)\b[^.;]{0,60}(?<!un)\bvested\b/i
/** A leaver by choice is no bad leaver in the narrow sense. */
const wideLeaver = /"?\bbad\s+leaver"?\b[^.]{0,200}\b(?:resign\w*|voluntar\w+|any\s+reason|leaves?\b|quits?|ceas\w+)/i

const market = 'Vested shares stay with the leaver. Only fraud, a felony or the like may cost them.'
const clause =
	'A Founder who ceases to provide services to the Company will retain all vested Shares. The Company may repurchase vested Shares ' +
	'only if a court has found that the Founder committed fraud or theft against the Company, and at no less than fair market value ' +
	'less the damage caused.'

export const leaver: Rule = {
	id: 'cofounder.leaver',
	playbook: 'cofounder',
	title: 'Vested shares of a leaver',
	basis: { kind: 'G', source: 'founder practice' },
	protects: holding,
	stake: 8,
	decide(input) {
		const taking = takings(input)
		const harsh = taking.find(
			(each) => !isNarrow(input, each) && (lost.test(withoutUnvested(each.sentence.text)) || isNominal(input, each)),
		)
		if (harsh) {
			const forFree = lost.test(withoutUnvested(harsh.sentence.text)) && !isNominal(input, harsh)
			return flagged({
				severity: 'high',
				span: harsh,
				says: forFree ? 'A founder who leaves forfeits vested shares.' : 'A founder who leaves must sell vested shares at a nominal price.',
				why: 'Years of earned equity could be worth nothing on departure.',
				market,
				action: 'let a departing founder keep vested shares, except after fraud or a felony',
				reason: 'Vested shares have been earned.',
				fallback: 'A right to buy vested shares at fair market value.',
				replacement: clause,
				decideBy: 'lawyer',
			})
		}
		const wide = wording(input, wideLeaver, /\b(?:good\s+reason|other\s+than)\b/i)
		if (wide && taking.length > 0) {
			return flagged({
				severity: 'high',
				span: wide,
				says: 'The definition of Bad Leaver covers anyone who resigns.',
				why: 'A founder who leaves for family or health reasons would lose vested shares.',
				market,
				action: 'limit Bad Leaver to fraud, a felony and the like',
				reason: 'A resignation is no misconduct.',
				fallback: 'A Bad Leaver rule for resignations in the first year only.',
				replacement: clause,
			})
		}
		const kept = passage(input, keeps)
		if (kept) return passed(kept)
		if (taking.length === 0) return notApplicable
		const [first] = taking
		return taking.every((each) => isNarrow(input, each)) ? passed(first) : undecided
	},
}

function takings(input: RuleInput): Passage[] {
	const { structure } = input
	const terms = structure.definedTerms.filter(({ definition }) => {
		const meaning = structure.sentences.find(({ start, end }) => definition.start >= start && definition.start < end)?.text ?? ''
		return allShares.test(meaning)
	})
	const named =
		terms.length > 0 ? new RegExp(`\\b(?:${terms.map(({ term }) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\b`) : null
	const direct = [
		...passages(input, allShares),
		...passages(input, vestedShares),
		...unsorted(input),
		...(named ? passages(input, named) : []),
	]
	const seen = new Set<number>()
	return direct.filter((each) => {
		const { text, start } = each.sentence
		const around = `${text} ${clauseTextAround(input, each)}`
		if (seen.has(start) || keeps.test(text) || !leaving.test(around)) return false
		const own = withoutUnvested(text)
		if (!(lost.test(own) || bought.test(own))) return false
		if (/\b(?:first\s+refusal|third\s+part(?:y|ies)|bona\s+fide|drag|tag|co-?sale|vote|transfer\s+any)\b/i.test(text)) return false
		seen.add(start)
		return true
	})
}

function unsorted(input: RuleInput): Passage[] {
	if (wording(input, keeps)) return []
	return passages(input, everyShare, partly).filter(
		({ sentence }) =>
			leaving.test(sentence.text) && !/\b(?:company|majority|sale\s+of)\b[^.;]{0,30}\b(?:sold|acquired)\b/i.test(sentence.text),
	)
}

/** "forfeits unvested shares and keeps vested shares": the rule does not judge what happens to unvested shares. */
function withoutUnvested(text: string): string {
	return text.replace(
		longPattern('gi')`
			\b(?:forfeit\w*|lose[s]?|surrender\w*|cancel\w*|return\w*)\b[^.;,]{0,40}\bunvested\s+shares\b(?!\s+(?:and|or)\s+vested)
			|\bunvested\s+shares\b[^.;,]{0,60}\b(?:forfeit\w*|cancel\w*|lapse\w*|returned|surrendered|repurchased|bought)\b
		`,
		' ',
	)
}

function isNarrow(input: RuleInput, { sentence, match }: Passage): boolean {
	const before = sentence.text.slice(0, match.index + match[0].length + 200)
	if (/\b(?:any|whatever)\s+reason\b|\b(?:with\s+or\s+)?without\s+cause\b|\bresign\w*\b|\bvoluntar/i.test(sentence.text)) return false
	if (wording(input, wideLeaver, /\b(?:good\s+reason|other\s+than)\b/i) && /bad\s+leaver/i.test(sentence.text)) return false
	return narrow.test(before) || narrow.test(sentence.text)
}

function isNominal(input: RuleInput, each: Passage): boolean {
	const text = `${each.sentence.text} ${priceSentence(input, each)}`
	if (nominal.test(text)) return !/\b(?:higher|greater)\s+of\b/i.test(text)
	if (below.test(text)) return true
	return /\bshares?\b/i.test(text) && readAmounts(text).some(({ value }) => value > 0 && value <= nominalPrice)
}

function priceSentence({ structure }: RuleInput, { sentence }: Passage): string {
	const next = structure.sentences[structure.sentences.indexOf(sentence) + 1]
	return next && next.clauseId === sentence.clauseId && /\bprice\b/i.test(next.text) ? next.text : ''
}
