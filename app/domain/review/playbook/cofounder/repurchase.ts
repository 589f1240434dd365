import { longPattern } from '#app/domain/text/long-pattern.ts'
import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passage, passages } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { staying } from './sides.ts'
import { shortestRepurchaseWindow } from './thresholds.ts'
import { vestingSchedule } from './vesting-schedule.ts'

const buysBack = longPattern('i')`
	\b(?:repurchase|buys?[\s-]?back|bought\s+back|re-?acquire)\w*\b
	|\b(?:takes?|taken|gets?)\s+(?:\w+\s+){0,4}back\b
	|\b(?:option|right)\s+to\s+(?:buy|purchase|acquire)\b[^.;]{0,80}\b(?:shares|stock|unvested)\b
	|\b(?:may|shall|will|can)\s+(?:buy|purchase|acquire)\b[^.;]{0,60}\b(?:unvested|shares|stock)\b
`
const forfeits = longPattern('i')`
	\b(?:unvested|unearned|not\s+(?:yet\s+)?vested|that\s+have\s+not\s+vested|open\s+shares)\b[^.;]{0,160}\b(?:
		forfeit\w*|cancel\w*|lapse\w*|return\w*|surrender\w*|revert\w*|transfer\w*\s+(?:back\s+)?to\s+the\s+company|go(?:es)?\s+back
	)
	|\b(?:forfeit|lose|surrender|return|give\s+up)s?\b[^.;]{0,60}\b(?:unvested|not\s+(?:yet\s+)?vested)\b
`
const onlyVested = /\b(?:first\s+refusal|third\s+part(?:y|ies)|bona\s+fide\s+offer|transferee|proposed\s+transfer|investors?)\b/i

const market = 'A right to repurchase unvested shares at the lower of cost and fair market value, within 60 to 120 days after departure.'
const clause =
	'If a Founder ceases to provide services to the Company for any reason, the Company may repurchase the unvested Shares of that ' +
	'Founder within 90 days at the lower of the price paid and fair market value. Unless the Company gives notice otherwise, it will ' +
	'be deemed to have exercised this right on the last day of that period.'

export const repurchase: Rule = {
	id: 'cofounder.repurchase',
	playbook: 'cofounder',
	title: 'Repurchase of unvested shares',
	basis: { kind: 'S', source: 'Stripe Atlas and Cooley GO founder stock documents; windows of 60, 90 and 120 days seen' },
	protects: staying,
	stake: 8,
	decide(input) {
		const forfeiture = passage(input, forfeits)
		const right = rightOf(input)
		if (!right) {
			if (forfeiture) return passed(forfeiture)
			const schedule = vestingSchedule(input)
			if (!schedule || schedule.months === null) return notApplicable
			return absent({
				severity: 'high',
				says: 'Shares vest, but nothing lets the company take back the unvested ones.',
				why: 'A founder who leaves could keep all shares in spite of the vesting.',
				market,
				action: 'add a right of the company to repurchase unvested shares at cost',
				reason: 'Without it the vesting has no effect.',
				fallback: 'Automatic forfeiture of unvested shares.',
				replacement: clause,
			})
		}
		const words = right
			.map((each) => `${each.sentence.text} ${clauseTextAround(input, each)}`)
			.join(' ')
			.replace(/\s+/g, ' ')
		const [first] = right
		if (!first) return undecided
		const dear = right.find(({ sentence }) => abovePrice(sentence.text))
		if (dear) {
			return flagged({
				severity: 'medium',
				span: dear,
				says: 'Unvested shares are repurchased at market value and not at cost.',
				why: 'When the company does well, it cannot afford that price, so the leaver keeps the shares.',
				market,
				action: 'set the repurchase price of unvested shares at the lower of cost and fair market value',
				reason: 'Unvested shares have not been earned.',
				fallback: 'Cost.',
				replacement: clause,
			})
		}
		if (automatic.test(words)) return passed(first)
		const days = windowIn(words)
		if (days !== null && days >= shortestRepurchaseWindow) return passed(first)
		if (days === null && forfeiture) return passed(forfeiture)
		return flagged({
			severity: days === null ? 'low' : 'medium',
			span: first,
			says: days === null ? 'The repurchase right has no time limit.' : `The repurchase right must be exercised within ${days} days.`,
			why:
				days === null
					? 'Neither side knows when the shares are final.'
					: 'If the company misses that window, the leaver keeps unvested shares.',
			market,
			action: 'set an exercise period of 90 days for the repurchase right',
			reason: 'Both sides need to know when it ends.',
			fallback: '60 days, with deemed exercise if nobody acts.',
			replacement: clause,
		})
	},
}

const automatic = longPattern('i')`
	\b(?:automatic(?:ally)?|deemed|taken)\b[^.;]{0,60}\b(?:exercis\w+|repurchas\w+|bought|transfer\w*|forfeit\w*|used)\b
	|\b(?:exercis\w+|repurchas\w+|bought|transferred)\b[^.;]{0,40}\b(?:automatically|without\s+(?:further\s+)?(?:action|notice))\b
`

function rightOf(input: RuleInput): Passage[] | null {
	const found = passages(input, buysBack, onlyVested).filter(
		({ sentence, match }) =>
			/\b(?:shares|stock|interest|units|option|right)\b/i.test(sentence.text) &&
			!vestedOnly(sentence.text) &&
			!/^\S+\s+(?:(?!not\b|yet\b)\w+\s+){0,5}?vested\b/i.test(sentence.text.slice(match.index)),
	)
	return found.length > 0 ? found : null
}

/** A call on shares already earned is judged by the rule on leavers. */
function vestedOnly(text: string): boolean {
	return (
		/(?<!un)\bvested\b/i.test(text) &&
		!/\bunvested\b|\bnot\s+(?:yet\s+)?(?:been\s+)?vested\b/i.test(text) &&
		!/\b(?:lapse|release|vest(?:s|ing))\w*\b/i.test(text)
	)
}

function abovePrice(text: string): boolean {
	if (
		longPattern('i')`
			\b(?:lower|lesser|less|least)\s+of\b|\bcost\b
			|\b(?:original|purchase|issue|subscription|par|nominal)\s+(?:purchase\s+|issue\s+)?(?:price|value)\b
			|\bprice\s+(?:originally\s+)?paid\b
			|\bwhichever\s+is\s+(?:the\s+)?(?:lower|less)\b
		`.test(text)
	)
		return /\b(?:higher|greater|highest)\s+of\b|\bwhichever\s+is\s+(?:the\s+)?(?:higher|greater)\b/i.test(text)
	return (
		longPattern('i')`
			\b(?:at|for|equal\s+to|price\s+(?:is|of|shall\s+be|equals))\b[^.;]{0,60}\b
				(?:fair(?:\s+market)?\s+value|market\s+(?:value|price)|FMV|appraised\s+value)\b
			|\b(?:higher|greater)\s+of\b
		`.test(text) && /\bunvested\b|\bnot\s+(?:yet\s+)?vested\b|\brepurchase\s+(?:option|right|price)\b/i.test(text)
	)
}

function windowIn(words: string): number | null {
	const days = readDurations(words).flatMap(({ start, end, unit, readings }) => {
		const before = words.slice(Math.max(0, start - 50), start)
		const behind = words.slice(end, end + 70)
		const within =
			longPattern('i')`
				\b(?:within|for|during|in|window\s+of|period\s+of|until|up\s+to|has|have|expires?|lapses?|no\s+later\s+than|at\s+any\s+time)\s+
				(?:\w+\s+){0,4}\(?$
			`.test(before) ||
			/^\s*(?:after|following|from|of|window|period|to\s+exercise)\b/i.test(behind) ||
			/\bwindow\s*:?\s*$/i.test(before)
		const vestingTime = /^\s*(?:vesting|cliff)|^[-\s]*anniversary/i.test(behind) || /\bvest\w*\s+(?:\w+\s+){0,4}$/i.test(before)
		const inDays = unit === 'months' ? 30 : unit === 'hours' ? 1 / 24 : 1
		return within && !vestingTime && !(unit === 'months' && (readings[0] ?? 0) > 24)
			? readings.map((reading) => Math.round(reading * inDays))
			: []
	})
	return days.length > 0 ? Math.max(...days) : null
}
