import { longPattern } from '#app/domain/text/long-pattern.ts'
import { oneSidedTermination } from '../general/deal/termination.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { vestingSchedule } from '../cofounder/vesting-schedule.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { type Passage, passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'
import { advisorEquity } from './equity.ts'
import { unlessTakenBack } from '../taken-back.ts'
import { engaging } from './sides.ts'
import { longestNotice } from './thresholds.ts'

const ends = longPattern('i')`
	\b(?:terminat\w+|end(?:s|ed)?|cancel\w*|stop|leave|part\s+ways|call\s+it\s+off|walk\s+away|withdraw|finish)\b[^.;]{0,160}\b(?:
		at\s+any\s+time|for\s+any\s+reason|(?:with|without)\s+(?:or\s+without\s+)?cause|notice|at\s+will|for\s+convenience
		|by\s+(?:either|e-?mail)
	)
	|\bat[\s-]will\b
	|\b(?:notice|at\s+any\s+time|for\s+any\s+reason)\b[^.;]{0,100}\b(?:terminat\w+|end\s+(?:this|the))\b
	|\b(?:either|any|each)\s+(?:party|of\s+us|side)\b[^.;]{0,60}\b(?:terminat\w+|end|stop|leave|cancel)\b
	|\b(?:you\s+or\s+we|we\s+or\s+you|both\s+of\s+us)\b[^.;]{0,20}\b(?:may|can)\b[^.;]{0,20}\b(?:end|stop|leave|cancel|terminate|part)\b
`
const breachOnly = /\b(?:material\s+breach|breach(?:es)?\b[^.;]{0,60}\bcur(?:e|ed)|insolven\w+|bankrupt\w*)\b/i
const either = longPattern('i')`
	\b(?:each|both)\s+(?:can|may)\b|\bby\s+both\b
	|\b(?:either|each|any|both)\s+(?:of\s+(?:the\s+)?)?(?:part(?:y|ies)|us|sides?)\b|\byou\s+or\s+(?:we|us|the\s+company)\b
	|\b(?:we|the\s+company|company)\s+(?:or|and)\s+(?:you|the\s+advisor|advisor)\b
	|\b(?:the\s+)?advisor\s+(?:or|and)\s+(?:the\s+)?company\b|\bparties\s+may\b|\bat[\s-]will\b
	|\b(?:may|can)\s+be\s+terminated\b(?![^.;]{0,60}\bby\s+(?:the\s+)?(?:company|advisor)\b)
`
const goesOn = longPattern('i')`
	\bvest(?:ing|s)?\s+(?:shall\s+|will\s+)?(?:continue\w*|go(?:es)?\s+on)\b[^.;]{0,160}\b
		(?:terminat\w+|end(?:s|ed)?|expir\w+|regardless|notwithstanding|after|even|leav\w+)\b
	|\b(?:terminat\w+|end(?:s|ed)?|expir\w+|resign\w*|leav\w+|notwithstanding|regardless|even\s+(?:if|after))\b[^.;]{0,160}\b(?:
		(?:continue\w*|keep\w*|go(?:es)?\s+on)\s+(?:to\s+)?vest(?:ing)?|vest(?:ing)?\s+(?:shall\s+|will\s+)?(?:continue\w*|go(?:es)?\s+on)
		|vest\s+as\s+(?:planned|scheduled|if)
	)\b
	|\b(?:continue\w*|keep\w*|go(?:es)?\s+on)\s+(?:to\s+)?vest(?:ing)?\b[^.;]{0,120}\b(?:after|even|regardless|notwithstanding|despite)\b
		[^.;]{0,80}
	|\bvest(?:s|ing)?\b[^.;]{0,80}\b(?:regardless\s+of|notwithstanding|even\s+(?:if|after)|whether\s+or\s+not)\b[^.;]{0,80}\b
		(?:terminat\w+|end(?:s|ed)?|serv\w+|leav\w+)\b
`
const serves = longPattern('i')`
	\b(?:
		continu\w+|remain\w*|provid\w+|as\s+long\s+as|so\s+long\s+as|while|subject\s+to|condition\w+\s+(?:up)?on|serv(?:es?|ed|ing|ice)
		|engaged
	)\b[^.;]{0,100}\b(?:serv\w+|advis\w+|engage\w*|provider|status|relationship|agreement\s+(?:is\s+)?in\s+(?:force|effect))\b
	|\bthrough\s+(?:each|such|the)\s+(?:applicable\s+)?vesting\s+date\b
`
const stops = longPattern('i')`
	\b(?:vest\w*|unvested)\b[^.;]{0,160}\b(?:
		stops?|ceases?|ends?|lapses?|forfeit\w*|cancel\w*|terminat\w+|return\w*|expires?|revert\w*|halts?
	)\b
	|\b(?:terminat\w+|end(?:s|ed)?|stops?|leav\w+|ceas\w+)\b[^.;]{0,160}\b(?:vesting|unvested|not\s+(?:yet\s+)?vested)\b
	|\b(?:no\s+further|no\s+more|only)\b[^.;]{0,60}\bvest\w*
`

const market = 'Either party may terminate with a few days’ notice, and vesting stops on that day.'
const clause =
	'Either party may terminate this Agreement at any time, for any reason, upon five days’ written notice. Vesting will cease on the ' +
	'date of termination, and all equity that is unvested on that date will be forfeited.'

const rule: Rule = {
	id: 'advisor.ending',
	playbook: 'advisor',
	title: 'Termination and vesting',
	basis: { kind: 'G', source: 'startup practice' },
	supersedes: [oneSidedTermination],
	protects: engaging,
	decide(input) {
		const rest = { market, reason: 'Neither party should be held to a relationship that does not work.', replacement: clause }
		const after = passage(
			input,
			goesOn,
			/\b(?:only|until|so\s+long|as\s+long|while|change\s+(?:of|in)\s+control|those\s+vested|vested\s+(?:shares\s+|options\s+)?(?:are|is|remain\w*|stays?))\b/i,
		)
		if (after) {
			return flagged({
				...rest,
				severity: 'high',
				span: after,
				says: 'Vesting continues after the agreement ends.',
				why: 'You would pay equity for no work and have no way to stop it.',
				action: 'let vesting stop on the last day of service',
				fallback: 'One more month of vesting.',
			})
		}
		const exits = passages(input, ends).filter(
			({ sentence }) =>
				!breachOnly.test(sentence.text) &&
				longPattern('i')`
					\b(?:agreement|relationship|engagement|services?|letter|advis\w+|arrangement|term|appointment|at[\s-]will|(?:end|stop)s?\s+this)\b
					|\b(?:may|can|is\s+free\s+to|are\s+free\s+to)\s+(?:stop|leave|part|end\s+it|terminate\s+it|cancel\s+it|walk\s+away|withdraw|finish)
				`.test(sentence.text),
		)
		const exit = exits.find(({ sentence }) => either.test(sentence.text)) ?? bothApart(exits) ?? exits[0]
		if (!exit) {
			if (sureLabel(input, 'Termination For Convenience')) return undecided
			return absent({
				...rest,
				severity: 'medium',
				says: 'There is no right to terminate for convenience (without a reason).',
				why: 'You may have to pay in equity for two years for help that has stopped.',
				action: 'add that either party may terminate at any time on short notice',
				fallback: '30 days’ notice.',
			})
		}
		const days = noticeDays(exit.sentence.text)
		const oneSided = !either.test(exit.sentence.text) && !bothApart(exits)
		if (days > longestNotice || oneSided) {
			const advisorOnly =
				/\badvisor\b/i.test(exit.sentence.text.slice(0, exit.match.index + 40)) &&
				!/\bcompany\b/i.test(exit.sentence.text.slice(0, exit.match.index + 40))
			return flagged({
				...rest,
				severity: days > longestNotice || advisorOnly ? 'medium' : 'low',
				span: exit,
				says:
					days > longestNotice
						? `The notice period is ${days} days, and the equity vests all that time.`
						: `Only ${advisorOnly ? 'the advisor' : 'one party'} may terminate.`,
				why:
					days > longestNotice
						? 'You pay in equity for months after you have parted.'
						: 'The other party cannot end it, and equity may vest for no work.',
				action: days > longestNotice ? 'cut the notice period to a few days' : 'let either party terminate',
				fallback: '30 days.',
			})
		}
		if (!advisorEquity(input).place || vestingSchedule(input) === null || stopsVesting(input)) return passed(exit)
		return absent({
			...rest,
			severity: 'low',
			says: 'The agreement does not say that vesting stops on termination.',
			why: 'The advisor could claim the rest of the equity for no more work.',
			action: 'add that vesting stops on the last day of service',
			fallback: 'The option agreement says so.',
		})
	},
}

export const ending: Rule = unlessTakenBack(
	rule,
	longPattern('i')`
		\b(?:may|shall|can|will)\s+not\s+(?:so\s+)?(?:end|terminate|cancel)\b|\bwhole\s+(?:option|grant)\s+vests\b
		|\bif\s+(?:it|the\s+company)\s+(?:does|terminates|ends)\b[^.;]{0,80}\b(?:fee|vests?|pays?)\b
	`,
	'Check whether you may end the agreement at any time, and what falls due then.',
)

function bothApart(exits: readonly Passage[]): Passage | undefined {
	const by = (side: RegExp) => exits.find(({ sentence }) => side.test(sentence.text))
	const company = by(/\b(?:company|we)\b[^.;]{0,40}\b(?:may|can)\b/i)
	return company && by(/\b(?:advisor|you)\b[^.;]{0,40}\b(?:may|can)\b/i) ? company : undefined
}

function noticeDays(text: string): number {
	const days = readDurations(text).filter(
		({ start, end }) => /\bnotice\b/i.test(text.slice(end, end + 60)) || /\bnotice\b[^.;]{0,30}$/i.test(text.slice(0, start)),
	)
	return Math.max(0, ...days.map(({ unit, readings }) => (readings[0] ?? 0) * (unit === 'months' ? 30 : unit === 'hours' ? 1 / 24 : 1)))
}

function stopsVesting(input: RuleInput): boolean {
	return wording(input, stops) !== null || input.structure.sentences.some(({ text }) => /\bvest/i.test(text) && serves.test(text))
}
