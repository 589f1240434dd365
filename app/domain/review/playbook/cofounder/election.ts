import { readDurations } from '../../facts/durations.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { addDays, factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import { isAbroad } from '../places.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { electionDays } from './thresholds.ts'
import { vestingSchedule } from './vesting-schedule.ts'

const election = /\b83\s?\(?b\)?(?![\w])|\bform\s+15620\b/i

/** Shares that are nobody's to take back are taxed at once; there is nothing to elect. */
const noVesting = /\b(?:no|not|without|free\s+(?:of|from))\s+(?:be\s+)?(?:subject\s+to\s+)?(?:any\s+)?vesting\b|\bfully\s+vested\b/i

const market = 'Who gets shares that vest files the election with the IRS within 30 days of the transfer, by Form 15620 or letter, and keeps the proof.'
const clause =
	'Each Founder may file an election under Section 83(b) of the Internal Revenue Code within 30 days after the transfer of the Shares. Filing on time is the Founder’s own duty. Each Founder gives the Company a copy with proof of mailing.'

export const election83b: Rule = {
	id: 'cofounder.election_83b',
	playbook: 'cofounder',
	title: 'The 83(b) election is on the calendar',
	basis: { kind: 'L', source: '26 U.S.C. 83(b), 26 CFR 1.83-2: within 30 days after the transfer' },
	decide(input) {
		const mention = wording(input, election)
		if (mention) {
			const late = lateDays(input)
			if (late === null) return passed(mention)
			return flagged({
				kind: 'contradictory',
				severity: 'high',
				span: mention,
				says: {
					friendly: `The paper gives ${late} days for the 83(b) election. The law gives just ${electionDays}, and never more.`,
					neutral: `The paper names ${late} days for the 83(b) election. The limit in law is ${electionDays} days.`,
					legal: `The stated period of ${late} days exceeds the ${electionDays}-day limit of Section 83(b)(2).`,
				},
				why: `File after day ${electionDays} and you owe tax each time shares vest. Nobody can mend that later.`,
				market,
				action: `correct the time for the 83(b) election to ${electionDays} days from the transfer`,
				reason: 'The law knows no later date.',
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
			severity: { sending: 'medium', receiving: 'high', unsure: 'high' },
			says: {
				friendly: `Nobody wrote down the 83(b) election. ${dueNote(input)}`,
				neutral: `The 83(b) election is not mentioned. ${dueNote(input)}`,
				legal: `The agreement is silent on the election under Section 83(b). ${dueNote(input)}`,
			},
			why: 'Without it you owe income tax each time shares vest, on money you never got. A late filing can’t be mended.',
			market,
			action: 'file the 83(b) election within 30 days of the transfer, and add a line on it to the paper',
			reason: 'A missed date costs each of us for years.',
			fallback: 'If the 30 days have passed, ask a tax lawyer before you sign.',
			replacement: clause,
			decideBy: 'you',
		})
	},
}

/** The last day, counted from the date of the paper; a weekend is named and not moved, since no rule here can say that it is safe to wait. */
function dueNote(input: RuleInput): string {
	const date = factsNamed(input, 'effective_date')[0]?.value
	const due = date ? addDays(date, electionDays) : null
	if (!due) return 'It must be filed in the 30 days after you get the shares.'
	const weekend = due.weekday === 6 ? ', a Saturday' : due.weekday === 0 ? ', a Sunday' : ''
	return `If you get the shares on ${date}, the last day to file is ${due.date}${weekend}.`
}

/** A longer time than the law gives, said of the election itself. */
function lateDays({ structure }: RuleInput): number | null {
	for (const { text } of structure.sentences) {
		if (!election.test(text)) continue
		const days = readDurations(text).filter(({ start, end }) => /\b(?:within|no\s+later\s+than|not\s+later\s+than|has|have)\s+(?:\w+\s+){0,3}$/i.test(text.slice(0, start)) && /^\s*(?:after|of|from|following|to\s+(?:file|make)|period)\b/i.test(text.slice(end)))
		for (const { unit, readings } of days) {
			const inDays = (readings[0] ?? 0) * (unit === 'months' ? 30 : 1)
			if (unit !== 'hours' && inDays > electionDays && !/\bcopy\b|\bproof\b/i.test(text)) return inDays
		}
	}
	return null
}
