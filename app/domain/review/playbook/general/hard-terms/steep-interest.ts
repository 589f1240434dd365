import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import { percent } from '../../measures.ts'
import { mentions } from '../../mentions.ts'
import { visibleText } from '../../passages.ts'
import { numberWordsPattern, parseNumberWords } from '#app/domain/review/facts/amounts/number-words.ts'
import type { RoleKind } from '../../../sides/document-party.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { steepInterest } from './thresholds.ts'
import { nearestSide } from './who-is-named.ts'

const rate = new RegExp(
	patternPart`
		(?<![\p{L}\d.,])(?:(\d{1,3}(?:\.\d{1,3})?)|(${numberWordsPattern}))\s?\)?\s?
		(?:%|per\s?cent|percent|(?:for|in|of|on)\s(?:the|a|each|every)\shundred)\)?\s*(?:interest\s+|\(?compound\w*\)?\s+|simple\s+)?(?:
			(?:for\s|in\s)?(?:per|a|each|every|\/)\s*(?:single\s|full\s|started\s)?(day|week|month|annum|year)
			|(daily|weekly|monthly|annually|p\.\s?a\.|p\.\s?m\.)
		)
	`,
	'iu',
)
const ofDebt = longPattern('i')`
	\b(?:
		interest|compound\w*|finance\s+charges?|coupon|loans?|principal|financ\w+|advances?|borrow\w*|credit|unpaid\s+balance
		|outstanding\s+balance|indebtedness|pay\b[^.;]{0,120}\bat
	)\b
`
/** Rates of something else, and interest on late payment, which has a rule of its own. */
const otherRate = longPattern('i')`
	\b(?:
		late|overdue|past\s+due|delinquen\w+|not\s+paid\s+when\s+due|royalt\w+|commissions?|discount|escalat\w+|increases?|vest\w*|growth
		|inflation|penalt\w+|liquidated|uptime|servic\w+\s+credits?|bonus|salary|dividends?|preferred\s+return|hurdle|IRR|management\s+fee
		|withh\w+|judgment
	)\b
`
const lawfulMost =
	/\b(?:maximum|highest|greatest|lesser|lower|excess|exceed\w*)\b[^.]{0,120}\b(?:law(?:ful)?|legal(?:ly)?|usur\w+|applicable\s+rate)\b|\busur(?:y|ious)\b/i
const owing: ReadonlySet<RoleKind> = new Set([
	'borrower',
	'buyer',
	'customer',
	'tenant',
	'company',
	'founder',
	'distributor',
	'franchisee',
	'licensee',
])
const timesAYear: Record<string, number> = { day: 365, daily: 365, week: 52, weekly: 52, month: 12, monthly: 12 }

export const steepInterestRate: Rule = {
	id: 'general.steep_interest',
	playbook: 'general',
	title: 'Interest on what you owe is within reason',
	basis: { kind: 'L', source: 'usury statutes of the states; the mark of 24 percent is ours' },
	protects: ['borrower', 'buyer', 'customer', 'tenant', 'company', 'founder', 'distributor', 'franchisee', 'licensee'],
	stake: 7,
	comparesFacts: true,
	decide(input) {
		if (!input.reader.party) return notApplicable
		const steep = mentions(input, rate, otherRate, /%|per\s?cent|hundred/i).flatMap((place) => {
			const times = timesAYear[(place.match[3] ?? place.match[4] ?? '').toLowerCase().replace(/p\.\s?m\./, 'month')] ?? 1
			return ofDebt.test(place.sentence.text) && owes(input, place.sentence.text, place.match.index)
				? [
						{
							place,
							yearly: (place.match[1] === undefined ? (parseNumberWords(place.match[2] ?? '') ?? 0) : Number(place.match[1])) * times,
						},
					]
				: []
		})
		const worst = steep.sort((a, b) => b.yearly - a.yearly)[0]
		if (!worst || worst.yearly <= steepInterest || worst.yearly > 1500) return notApplicable
		const compounds =
			/\bcompound(?:s|ed|ing)?\b|\binterest\s(?:on|upon)\s(?:the\s)?interest\b|\bbears?\sinterest\s(?:too|as\swell|in\sits\sturn|itself)\b/i.test(
				worst.place.sentence.text,
			)
		const limited = lawfulMost.test(visibleText(input))
		const { duty } = draftingStyle(input)
		return flagged({
			severity: limited ? 'medium' : 'high',
			span: worst.place,
			says:
				`Interest of ${percent(Math.round(worst.yearly * 100) / 100)} a ` +
				`year${compounds ? ', compounding (interest is charged on interest)' : ''}${limited ? '' : ', not limited to the lawful maximum'}.`,
			why: limited
				? 'The debt doubles in a few years even if you borrow nothing more.'
				: 'Such a rate may be above the legal maximum, and the debt grows faster than most businesses do.',
			market: 'Simple interest near bank rates, and never above the maximum rate the law permits.',
			action: 'lower the rate to 12% simple interest a year, and never above the maximum rate permitted by law',
			reason: 'A rate above the legal maximum puts the whole loan at risk for both of us.',
			fallback: 'Up to 18% a year without compounding, limited to the maximum lawful rate.',
			replacement: null,
			proposal:
				`Interest ${duty} not compound and ${duty} not exceed the lesser of twelve percent (12%) per year and the maximum rate ` +
				'permitted by applicable law.',
			decideBy: 'lawyer',
			confidence: 0.8,
		})
	},
}

function owes(input: RuleInput, text: string, at: number): boolean {
	const payer = /^([^.;]{0,200}?)\b(?:shall|will|must|agrees?\s+to|promises?\s+to)?\s*pays?\b/i.exec(text.slice(0, at))?.[1]
	const side = payer === undefined ? null : nearestSide(input, payer)
	return side === null ? owing.has(input.reader.party?.roleKind ?? 'investor') : side === 'reader'
}
