import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { readPercentages } from '#app/domain/review/facts/amounts/percentages.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { percent } from '../measures.ts'
import { clauseTextAround, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { harm, landlord, passageIn, tenants, within } from './lease-words.ts'
import { highestIndexCap, roundingOfSteps, usualFixedRise } from './thresholds.ts'

const rises = new RegExp(
	patternPart`
		\brents?\b${within(160)}\b(?:
			increas\w*|escalat\w*|adjust\w*|rises?|raised?|steps?\s+up|go(?:es)?\s+up|uplift\w*|review\w*|index\w*
			|(?:be|is)\s+(?:chang\w+|reset|revised|set)
		)\b
		|\b(?:increas\w*|escalat\w*|adjust\w*|raise|uplift|review)\b${within(100)}\brents?\b
		|\b(?:sets?|fix(?:es)?|names?|determines?|calls?\s+for)\s+(?:a|the)\s+(?:new|next)\s+rent\b
	`,
	'i',
)
const rentLine = longPattern('i')`
	^\s*(?:(?:annual|yearly)\s+(?:rent\s+)?|rent\s+)(?:change|increase|review|step|adjustment|rise|escalation|uplift)s?\s*[:|]
	|\brents?\s+(?:for|of|in)\s+(?:each|every|the|any)\s+(?:later|next|following|second|subsequent|further)\s+years?\b
`
const otherRent = longPattern('i')`
	\b(?:
		operating\s+(?:expenses|costs)|common\s+area|CAM\b|service\s+charge|additional\s+rent|taxes|hold(?:s|ing)?\s*over
		|late\s+(?:fee|charge)|default\s+rate|interest|deposit|renewal|extension|extend\w*|option\s+(?:term|period)|abat\w+
		|insurance\s+premium
	)\b
`
const index = /\b(?:CPI|RPI|consumer\s+price|retail\s+price|price\s+index|cost\s+of\s+living|inflation)\b/i
const discretion = new RegExp(
	patternPart`
		\bwhatever\s+(?:level|amount|sum|rate|figure)\b|\bwhatever\s+(?:the\s+)?${landlord}|\b(?:at|in)\s+its\s+discretion\b
		|\b(?:sole|absolute|own)\s+(?:and\s+\w+\s+)?(?:discretion|judg\w+|determination|option)\b
		|\b(?:as|any\s+amount|amount|percentage|rate|sum)\s+(?:that\s+|which\s+)?(?:the\s+)?${landlord}\s+(?:may\s+)?
			(?:then\s+|in\s+its\s+\w+\s+)?(?:
			determin\w+|decid\w+|think\w*|sets?|choos\w+|deem\w*|sees?|names?|likes?|wish\w*|wants?|asks?|fix\w*|calls?\s+for
		)
		|\b(?:set|determined|fixed|decided|chosen)\s+(?:solely\s+)?by\s+(?:the\s+)?${landlord}
	`,
	'i',
)
const freely = new RegExp(
	patternPart`
		${landlord}[^.;]{0,20}\b(?:may|can|has\s+the\s+right\s+to|is\s+(?:free|entitled)\s+to|reserves\s+the\s+right\s+to)\b[^.;]{0,40}\b
		(?:rais\w+|increas\w+|chang\w+|adjust\w*|reset|revis\w+|lift)\b[^.;]{0,30}\brents?\b
	`,
	'i',
)
const measured = longPattern('i')`
	\b(?:
		schedule|table|exhibit|appendix|annex|agreed|agreement|market|comparable|in\s+(?:line|step)\s+with|proportion\w*|actual|taxes
		|costs?|section|clause|paragraph
	)\b
	|[$£€]\s?\d
`
const toMarket = /\b(?:open\s+)?(?:market|rack|prevailing)\s+(?:rent|rental|rate|value)/i
const cap = longPattern('i')`
	\b(?:
		(?:not|never)\s+(?:to\s+)?(?:be\s+)?(?:exceed|increase\s+by\s+more|rise\s+by\s+more|more\s+than|greater\s+than)
		|no\s+(?:more|greater)\s+than|cap(?:ped)?\b|maximum|at\s+most|up\s+to|ceiling|(?:the\s+)?(?:lesser|lower)\s+of|limited\s+to
	)\b
`

export const rentIncrease: Rule = {
	id: 'lease.rent_increase',
	playbook: 'lease',
	title: 'Rent increases',
	basis: { kind: 'S', source: 'published guides to office leases for tenants' },
	protects: tenants,
	stake: 7,
	standard: 'A fixed step of 2 to 4% a year, or the price index with a cap of 3 to 5%.',
	wording: { number: { unit: 'percent', unless: /\b(?:index|plus|greater|higher)\b/i } },
	decide(input) {
		const about = input.structure.sentences.filter(
			({ text }) =>
				(rises.test(text) || rentLine.test(text)) &&
				!otherRent.test(text) &&
				!/\b(?:no|not)\b[^.;]{0,30}\b(?:increase|rise|adjust\w*|change)\b(?!\s+by)/i.test(text),
		)
		const verdicts = about.map((sentence) => judge(input, sentence))
		const worst = verdicts.find((verdict) => verdict?.grave) ?? verdicts.find((verdict) => verdict?.fault)
		if (worst?.fault) {
			return flagged({
				severity: worst.grave ? harm.grave : harm.plain,
				span: worst.span,
				says: worst.fault,
				why: 'Increases compound. At 8% a year the rent is up by half in little over five years.',
				market: 'A fixed step of 2% to 4% a year, or the price index with a cap of 3% to 5%.',
				action: 'set the annual increase at 3%',
				reason: 'The tenant needs a rent it can plan.',
				fallback: 'The price index, capped at 5% a year.',
				replacement:
					'Base rent will increase by 3% on each anniversary of the commencement date. There will be no other increase of base rent.',
			})
		}
		const [first] = about
		const step = steepestStep(visibleText(input))
		if (step && step.percent > usualFixedRise + roundingOfSteps) {
			return flagged({
				severity: harm.plain,
				span: step,
				says: `One step in the rent schedule is ${percent(step.percent)}.`,
				why: 'The higher rent is due in every later year as well.',
				market: 'A fixed step of 2% to 4% a year.',
				action: 'reduce the steps in the rent schedule to 3% a year',
				reason: 'The tenant needs a rent it can plan.',
				fallback: '4% a year.',
				replacement: null,
			})
		}
		if (step && !about.some(({ text }) => /\bupwards?\s+only\b/i.test(text))) return passed(step)
		if (!first) return notApplicable
		// The sentence that was judged shows it, and none may be left that was not.
		const judged = about.find((_sentence, index) => verdicts[index] !== null)
		return judged && verdicts.every((verdict) => verdict !== null) ? passed(judged) : undecided
	},
}

function judge(
	input: RuleInput,
	sentence: Sentence,
): { fault: string | null; grave: boolean; span: { start: number; end: number } } | null {
	const place = passageIn(sentence, rises) ?? passageIn(sentence, rentLine)
	if (!place) return null
	const { text } = sentence
	const found = (fault: string | null, grave = false) => ({ fault, grave, span: place })
	if (discretion.test(text)) return found('The landlord may set the new rent at its discretion.', true)
	const rates = readPercentages(text)
		.map(({ value }) => value)
		.filter((value) => value < 60)
	if (index.test(text)) {
		const clause = clauseTextAround(input, place)
		const capped = cap.exec(text) ?? cap.exec(clause)
		const source = cap.test(text) ? text : clause
		const limit = capped ? readPercentages(source.slice(capped.index, capped.index + 120)).map(({ value }) => value)[0] : undefined
		if (limit !== undefined)
			return limit > highestIndexCap ? found(`The rent follows the price index, capped only at ${percent(limit)} a year.`) : found(null)
		const extra = rates.length > 0 ? ` plus ${percent(Math.max(...rates))}` : ''
		return found(
			/\b(?:greater|higher|larger)\s+of\b/i.test(text)
				? 'The rent rises with the price index or by a fixed step, whichever is more, with no cap.'
				: `The rent rises with the price index${extra}, with no cap.`,
			extra !== '',
		)
	}
	if (toMarket.test(text) && !cap.test(clauseTextAround(input, place))) return found('The rent is reset to the market rent, with no cap.')
	const highest = Math.max(...rates)
	if (rates.length === 0)
		return freely.test(text) && !measured.test(text) && !cap.test(text)
			? found('The landlord may set the new rent at its discretion.', true)
			: null
	return highest > usualFixedRise ? found(`The rent goes up by ${percent(highest)} a year.`) : found(null)
}

/** The largest rise between two rows of a rent table ("Year 1: $10,000"), as percent; `null` where there is no such table. */
function steepestStep(text: string): { percent: number; start: number; end: number } | null {
	const rows = allMatches(
		text,
		longPattern('gi')`
			\b(?:lease\s+)?(?:
				year\s+(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|months?\s+\d{1,3}\s*(?:-|–|to|through)\s*\d{1,3}
			)\b[^$\n]{0,40}\n?[^$\n]{0,20}(\$\s?\d[\d,]*(?:\.\d{2})?)
		`,
	).map((row) => ({
		amount: readAmounts(row[1] ?? '')[0]?.value ?? 0,
		start: row.index,
		end: row.index + row[0].length,
	}))
	let steepest: { percent: number; start: number; end: number } | null = null
	for (const [number, row] of rows.entries()) {
		const before = rows[number - 1]
		if (!before || before.amount <= 0 || row.start - before.end > 300) continue
		const step = (row.amount / before.amount - 1) * 100
		if (step >= 0 && (!steepest || step > steepest.percent)) steepest = { percent: step, start: row.start, end: row.end }
	}
	return steepest
}
