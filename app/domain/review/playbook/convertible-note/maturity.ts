import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { passage, sentenceAt, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { noteTerms, workedDebt } from './note-terms.ts'
import { borrowing } from './sides.ts'
import { shortestMaturity, usualMaturity } from './thresholds.ts'

const onDemand = longPattern('i')`
	\b(?:may|can)\s+(?:ask\s+for|call|call\s+in|demand|reclaim)\b[^.;]{0,40}\b(?:whenever|at\s+any\s+(?:time|moment))\b
	|\bat\s+any\s+(?:time|moment)\b[^.;]{0,40}\b(?:call|ask|demand)\b[^.;]{0,30}\b(?:back|(?:re)?payment)\b
	|\b(?:payable|due|repa(?:y|id|yable)\w*|pay)\b[^.;]{0,80}\b(?:up)?on\s+(?:the\s+)?(?:written\s+|first\s+)?(?:demand|request)\b
	|\bdemand\s+(?:for\s+)?(?:re)?payment\b|\bpayable\s+whenever\b
`
const noDemand = longPattern('i')`
	^\s*(?:\d[\d.]*\s+)?if\b
	|\b(?:waiv\w+|presentment|protest|default|indemnif\w+|costs?|fees|expenses)\b
	|\b(?:majority|requisite|required)\b[^.;]{0,40}\b(?:holders?|noteholders?|lenders?|investors?|in\s+interest|of\s+the\s+notes)\b
`
const softLanding = longPattern('i')`
	\bexten(?:d|ds|ded|sion)\b[^.;]{0,80}\bmatur
	|\bmatur\w*[^.;]{0,160}\bexten(?:d|ds|ded|sion)\b|\bmatur\w*[^.;]{0,200}\bconver(?:t|sion)
	|\bconver(?:t|ts|ted|sion)\b[^.;]{0,160}\b(?:at|on|after|by|upon|following)\b[^.;]{0,20}\bmatur
`

export const maturity: Rule = {
	id: 'convertible_note.maturity',
	playbook: 'convertible_note',
	title: 'Maturity',
	basis: { kind: 'S', source: 'published guides to seed notes, which name 18 to 24 months' },
	protects: borrowing,
	provenByQuote: true,
	stake: 6,
	standard: 'A maturity of 18 to 24 months. A majority of holders may then extend the notes or convert them.',
	decide(input) {
		const terms = noteTerms(input)
		const due = terms.maturity
		const demand = passage(input, onDemand, noDemand)
		const soft = wording(input, softLanding, /\bbefore\s+the\s+maturity\b/i)
		// A demand note, or one that may be called the day after it falls due with nothing agreed for that day.
		if (demand && !(due && soft && /\b(?:after|following|from)\b[^.;]{0,40}\bmatur/i.test(demand.sentence.text))) {
			return flagged({
				severity: 'high',
				span: demand,
				says: 'The note is payable on demand.',
				why: 'The whole sum can fall due in the middle of a raise, and new investors will wait until it is settled.',
				market: 'A maturity of 18 to 24 months. A majority of holders may then extend the notes or convert them.',
				action: `set the maturity date ${usualMaturity} months after issuance, with a way to extend or convert`,
				reason: 'The note is meant to convert into stock.',
				fallback: 'Demand after the maturity date only, by a majority of the Notes and with 60 days’ notice.',
				replacement: maturityClause,
			})
		}
		if (due && due.months !== null && due.months < shortestMaturity) {
			const worked = workedDebt(terms)
			return flagged({
				severity: due.months < 12 ? 'high' : 'medium',
				span: due,
				says: `The note matures after ${months(due.months)}, sooner than the usual 18 to 24.${worked ? ` The debt then: ${worked}.` : ''}`,
				why: 'If the next round is late, the company is in default while it raises.',
				market: 'A maturity of 18 to 24 months, which a majority of holders may extend.',
				action: `move the maturity date to ${usualMaturity} months after issuance`,
				reason: 'Rounds take longer than planned.',
				fallback: '18 months, with an extension of six months while a round is under way.',
				replacement: maturityClause,
			})
		}
		if (due && due.months !== null) return passed(sentenceAt(input, due) ?? due)
		if (due) return undecided
		if (wording(input, /\bmatur(?:ity|es?)\b/i)) return undecided
		return absent({
			severity: 'medium',
			says: 'No maturity date is stated.',
			why: 'A debt without a date may be payable on demand.',
			market: 'A maturity of 18 to 24 months.',
			action: `add a maturity date ${usualMaturity} months after issuance`,
			reason: 'Both sides should know when the note falls due.',
			fallback: '18 months.',
			replacement: maturityClause,
		})
	},
}

const maturityClause =
	'Unless earlier converted, the outstanding principal and accrued interest will be due and payable 24 months after the date of ' +
	'this Note (the "Maturity Date"). The holders of a majority in principal amount of the Notes may extend the Maturity Date or ' +
	'elect to convert the Notes into common stock at the cap price.'

function months(count: number) {
	return `${count} ${count === 1 ? 'month' : 'months'}`
}
