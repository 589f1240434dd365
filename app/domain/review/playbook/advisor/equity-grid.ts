import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { percent } from '../measures.ts'
import { visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { advisorEquity, sentenceSpan } from './equity.ts'
import { engaging } from './sides.ts'
import { fastGrid, highestAdvisorEquity, type Level, type Stage } from './thresholds.ts'

const stages: [Stage, RegExp][] = [
	['growth', /\bgrowth[\s-](?:stage|phase)\b|\bstage\s*(?::|\|)?\s*"?growth\b/i],
	['startup', /\bstart-?up[\s-](?:stage|phase)\b|\bstage\s*(?::|\|)?\s*"?start-?up\b/i],
	['idea', /\bidea[\s-](?:stage|phase)\b|\bstage\s*(?::|\|)?\s*"?idea\b/i],
]
const levels: [Level, RegExp][] = [
	[
		'standard',
		/\bstandard\s+(?:advisor|level|engagement|performance|role|tier)\b|\b(?:level|engagement|performance|role|tier)\s*(?::|\|)?\s*"?standard\b/i,
	],
	[
		'strategic',
		/\bstrategic\s+(?:level|engagement|performance|tier)\b|\b(?:level|engagement|performance|tier)\s*(?::|\|)?\s*"?strategic\b/i,
	],
	[
		'expert',
		/\bexpert\s+(?:advisor|level|engagement|performance|tier)\b|\b(?:level|engagement|performance|role|tier)\s*(?::|\|)?\s*"?expert\b/i,
	],
]

export const equityGrid: Rule = {
	id: 'advisor.equity_grid',
	playbook: 'advisor',
	title: 'Size of the grant',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement; sources differ on its middle tier' },
	protects: engaging,
	stake: 8,
	standard: 'From 0.15% to 1.00%, by the stage of the company and the role of the advisor.',
	decide(input) {
		const equity = advisorEquity(input)
		const computed = equity.shares && equity.whole && equity.whole > equity.shares.value ? (equity.shares.value / equity.whole) * 100 : null
		const stake = equity.percent?.value ?? computed
		const place = equity.percent ?? equity.shares
		if (stake === null || !place) return equity.place ? undecided : notApplicable
		const cell = cellOf(input)
		const limit = cell?.limit ?? highestAdvisorEquity
		if (stake <= limit + 0.005) return passed(sentenceSpan(input, place))
		const stop = stake > highestAdvisorEquity
		const sum = equity.percent
			? percent(stake)
			: `${percent(stake)} (${group(equity.shares?.value ?? 0)} of ${group(equity.whole ?? 0)} shares)`
		const grid = cell ? `${percent(cell.limit)} for this stage and role` : `${percent(highestAdvisorEquity)} at the very most`
		return flagged({
			severity: stop ? 'high' : 'medium',
			span: sentenceSpan(input, place),
			says: `The advisor’s equity is ${sum}. The FAST grid (a published scale by stage and role) gives ${grid}.`,
			why: 'Equity given here is not available for employees.',
			market: 'From 0.15% to 1.00%, by the stage of the company and the role of the advisor.',
			action: `reduce the equity to ${percent(limit)} or less`,
			reason: 'It is the usual range for this kind of help.',
			fallback: stop ? '1%, or an employment contract with a salary.' : 'The top of the grid for this stage, if the services are measured.',
			decideBy: 'counterparty',
		})
	},
}

function cellOf(input: RuleInput): { limit: number } | null {
	const text = visibleText(input)
	const named = <Name>(list: [Name, RegExp][]) => list.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
	const [stage, otherStage] = named(stages)
	const [level, otherLevel] = named(levels)
	// A form that prints the whole grid chooses nothing by that.
	if (otherStage || otherLevel) return null
	if (stage && level) return { limit: fastGrid[stage][level] }
	return stage ? { limit: fastGrid[stage].expert } : null
}

function group(value: number) {
	return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}
