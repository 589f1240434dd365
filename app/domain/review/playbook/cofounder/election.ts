import { readDurations } from '#app/domain/review/facts/dates/durations.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { addDays, factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import { isAbroad } from '../places.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { holding } from './sides.ts'
import { electionDays } from './thresholds.ts'
import { vestingSchedule } from './vesting-schedule.ts'

const election = /\b83\s?\(?b\)?(?![\w])|\bform\s+15620\b/i

/** Shares that nobody may take back are taxed at once; there is nothing to elect. */
const noVesting = /\b(?:no|not|without|free\s+(?:of|from))\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?vesting\b|\bfully\s+vested\b/i

const market = 'The holder files with the IRS within 30 days of the transfer, by Form 15620 or letter, and keeps proof of mailing.'
const clause =
	'Each Founder acknowledges that an election under Section 83(b) of the Internal Revenue Code must be filed within 30 days after ' +
	'the transfer of the Shares, that timely filing is the sole responsibility of the Founder, and that the Founder will give the ' +
	'Company a copy with proof of mailing.'

export const election83b: Rule = {
	id: 'cofounder.election_83b',
	playbook: 'cofounder',
	title: '83(b) election',
	basis: { kind: 'L', source: '26 U.S.C. 83(b), 26 CFR 1.83-2: within 30 days after the transfer' },
	protects: holding,
	provenByQuote: true,
	decide(input) {
		const mention = wording(input, election)
		if (mention) {
			const late = lateDays(input)
			if (late === null) return passed(mention)
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: mention,
				says: `The document names ${late} days for the 83(b) election, but the law gives only ${electionDays}.`,
				why: 'A late election is void, and each vesting date then becomes a taxable event.',
				market,
				action: `correct the time for the 83(b) election to ${electionDays} days from the transfer`,
				reason: 'The deadline is set by law.',
				replacement: clause,
				decideBy: 'you',
			})
		}
		// A form in an exhibit is a heading, not a sentence.
		const form = election.exec(visibleText(input))
		if (form) return passed({ start: form.index, end: form.index + form[0].length })
		const schedule = vestingSchedule(input)
		const abroad = factsNamed(input, 'governing_law').some(({ value }) => isAbroad(value))
		if (!schedule || abroad || (schedule.months === null && noVesting.test(schedule.words))) return notApplicable
		return absent({
			severity: 'high',
			says: `The 83(b) election (tax now on the low value, not at each vesting date) is not mentioned. ${dueNote(input)}`,
			why: 'Without it the founder owes income tax each time shares vest. A late filing cannot be cured.',
			market,
			action: 'file the 83(b) election within 30 days of the transfer, and add a reminder to the document',
			reason: 'A missed deadline costs each founder for years.',
			fallback: 'Tax advice before signing, if the 30 days have passed.',
			replacement: clause,
			decideBy: 'you',
		})
	},
}

/**
 * The last day, counted from the date of the document; a weekend is named and not moved, since no rule here can know
 * that it is safe to wait.
 */
function dueNote(input: RuleInput): string {
	const date = factsNamed(input, 'effective_date')[0]?.value
	const due = date ? addDays(date, electionDays) : null
	if (!due) return 'It must be filed in the 30 days after you get the shares.'
	const weekend = due.weekday === 6 ? ', a Saturday' : due.weekday === 0 ? ', a Sunday' : ''
	return `If you get the shares on ${date}, the last day to file is ${due.date}${weekend}.`
}

function lateDays({ structure }: RuleInput): number | null {
	for (const { text } of structure.sentences) {
		if (!election.test(text)) continue
		const days = readDurations(text).filter(
			({ start, end }) =>
				/\b(?:within|no\s+later\s+than|not\s+later\s+than|has|have)\s+(?:\w+\s+){0,3}$/i.test(text.slice(0, start)) &&
				/^\s*(?:after|of|from|following|to\s+(?:file|make)|period)\b/i.test(text.slice(end)),
		)
		for (const { unit, readings } of days) {
			const inDays = (readings[0] ?? 0) * (unit === 'months' ? 30 : 1)
			if (unit !== 'hours' && inDays > electionDays && !/\bcopy\b|\bproof\b/i.test(text)) return inDays
		}
	}
	return null
}
