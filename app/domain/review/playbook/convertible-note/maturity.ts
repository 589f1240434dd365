import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { noteTerms, workedDebt } from './note-terms.ts'
import { shortestMaturity, usualMaturity } from './thresholds.ts'

const founderPays = { sending: 'medium', receiving: 'high', unsure: 'high' } as const

/** Payable whenever the holder asks. What a maker waives ("presentment, demand, protest") and what follows a default is no such term. */
const onDemand = /\b(?:may|can)\s+(?:ask\s+for|call|call\s+in|demand|reclaim)\b[^.;]{0,40}\b(?:whenever|at\s+any\s+(?:time|moment))\b|\bat\s+any\s+(?:time|moment)\b[^.;]{0,40}\b(?:call|ask|demand)\b[^.;]{0,30}\b(?:back|(?:re)?payment)\b|\b(?:payable|due|repa(?:y|id|yable)\w*|pay)\b[^.;]{0,80}\b(?:up)?on\s+(?:the\s+)?(?:written\s+|first\s+)?(?:demand|request)\b|\bdemand\s+(?:for\s+)?(?:re)?payment\b|\bpayable\s+whenever\b/i
const noDemand = /^\s*(?:\d[\d.]*\s+)?if\b|\b(?:waiv\w+|presentment|protest|default|indemnif\w+|expenses)\b|\b(?:majority|requisite|required)\b[^.;]{0,40}\b(?:holders?|noteholders?|lenders?|investors?|in\s+interest|of\s+the\s+notes)\b/i
/** What takes the sting out of a due date: more time, or stock in place of cash. */
const softLanding = /\bexten(?:d|ds|ded|sion)\b[^.;]{0,80}\bmatur|\bmatur\w*[^.;]{0,160}\bexten(?:d|ds|ded|sion)\b|\bmatur\w*[^.;]{0,200}\bconver(?:t|sion)|\bconver(?:t|ts|ted|sion)\b[^.;]{0,160}\b(?:at|on|after|by|upon|following)\b[^.;]{0,20}\bmatur/i

export const maturity: Rule = {
	id: 'convertible_note.maturity',
	playbook: 'convertible_note',
	title: 'The note leaves time to raise',
	basis: { kind: 'S', source: 'published guides to seed notes, which name 18 to 24 months' },
	decide(input) {
		const terms = noteTerms(input)
		const due = terms.maturity
		const demand = passage(input, onDemand, noDemand)
		const soft = wording(input, softLanding, /\bbefore\s+the\s+maturity\b/i)
		// A demand note, or one that may be called the day after it falls due with nothing agreed for that day.
		if (demand && !(due && soft && /\b(?:after|following|from)\b[^.;]{0,40}\bmatur/i.test(demand.sentence.text))) {
			return flagged({
				severity: founderPays,
				span: demand,
				says: {
					friendly: 'The investor may ask for all the money back on demand. Get a fixed date, and a way to turn the note into stock.',
					neutral: 'The note is payable on demand.',
					legal: 'Principal and interest are payable on demand, with neither extension nor conversion at maturity agreed.',
				},
				why: 'You could owe the whole sum in the middle of a raise. New investors wait when that hangs over a company.',
				market: 'A note falls due after 18 to 24 months. On that day most holders together may extend it or convert it. Walk away from a note that can be called at any time.',
				action: `set the due date ${usualMaturity} months after signing, with a way to extend or convert`,
				reason: 'We plan to pay in stock, not in cash.',
				fallback: 'Accept a call after the due date, if a majority of the notes has to ask for it and gives 60 days.',
				replacement: maturityClause,
			})
		}
		if (due && due.months !== null && due.months < shortestMaturity) {
			const worked = workedDebt(terms)
			return flagged({
				severity: due.months < 12 ? founderPays : { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: due,
				says: {
					friendly: `The note falls due after ${months(due.months)}. Ask for ${usualMaturity}, since a raise takes longer than one thinks.${worked ? ` On that day you owe this: ${worked}.` : ''}`,
					neutral: `The note falls due after ${months(due.months)}, sooner than the usual 18 to 24.${worked ? ` The debt then: ${worked}.` : ''}`,
					legal: `Maturity occurs ${months(due.months)} after issuance, short of the customary 18 to 24 months.${worked ? ` Amount then due: ${worked}.` : ''}`,
				},
				why: 'If the next round is late, you are in default just when you need to look sound.',
				market: 'Notes fall due after 18 to 24 months, and a majority of holders may extend them.',
				action: `move the due date to ${usualMaturity} months after signing`,
				reason: 'Rounds take longer than planned.',
				fallback: 'Accept 18 months, with an extension of 6 months if a round is under way.',
				replacement: maturityClause,
			})
		}
		if (due && due.months !== null) return passed(due)
		if (due) return undecided
		if (wording(input, /\bmatur(?:ity|es?)\b/i)) return undecided
		return absent({
			severity: 'medium',
			says: {
				friendly: 'There is no due date. Without one the holder may be free to ask for the money at any time.',
				neutral: 'No maturity date is stated.',
				legal: 'The instrument states no maturity date and may be construed as payable on demand.',
			},
			why: 'A debt with no date can be called when it hurts you most.',
			market: 'Notes fall due after 18 to 24 months.',
			action: `add a due date ${usualMaturity} months after signing`,
			reason: 'Both of us should know when this ends.',
			fallback: 'Accept 18 months.',
			replacement: maturityClause,
		})
	},
}

const maturityClause =
	'Principal and accrued interest fall due 24 months after the date of this Note (the "Maturity Date"). The holders of a majority in principal of the Notes may extend the Maturity Date, or convert all Notes into common stock at the cap price.'

function months(count: number) {
	return `${count} ${count === 1 ? 'month' : 'months'}`
}
