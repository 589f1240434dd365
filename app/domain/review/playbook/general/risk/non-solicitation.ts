import type { Frame } from '../../../frames/frame.ts'
import { flagged, notApplicable, passed, undecided } from '../../draft-finding.ts'
import { draftingStyle, withArticle } from '../../drafting-style.ts'
import { framesOf, isEmployment, isNda, standingOf, sureness } from '../../reader-side.ts'
import type { Decision, Rule, RuleInput } from '../../rule.ts'
import { inItsManner, timesIn, withSlots } from '../../slot-edits.ts'
import { lastingMonths, lastingWords, quoteOf, wordsOfFrame } from './frame-words.ts'
import { longestNonSolicit, sureEnough, usualNonSolicit } from './thresholds.ts'

const whom: Readonly<Record<string, string>> = {
	employees: 'employees',
	no_hire: 'employees',
	customers: 'customers',
	employees_and_customers: 'employees and customers',
}

/** A non-solicitation clause that binds the reader, alone or with the other side. */
export function decideNonSolicit(input: RuleInput): Decision {
	const bans = framesOf(input, 'non_solicitation', 'employees', 'customers', 'employees_and_customers', 'no_hire').filter((frame) =>
		['reader', 'both'].includes(standingOf(input, frame.who)),
	)
	const worst = bans
		.map((ban) => ({ ban, flaw: flawOf(input, ban) }))
		.filter(({ flaw }) => flaw !== null)
		.sort((a, b) => rank[a.flaw!] - rank[b.flaw!])[0]
	if (!worst) {
		const [first] = bans
		if (!first) return notApplicable
		return lastingMonths(first.duration) !== null && sureness(first) >= sureEnough && bans.length === 1
			? passed(quoteOf(input, first))
			: undecided
	}
	const { ban, flaw } = worst
	const { duty, paper, party } = draftingStyle(input)
	const both = standingOf(input, ban.who) === 'both' || ban.who === null
	const bound = both ? `each ${party}` : withArticle(input, ban.who)
	const people = whom[ban.effect.value] ?? 'employees'
	const time = lastingWords(ban.duration) ?? 'with no end date that we found'
	const hire = ban.effect.value === 'no_hire'
	const shorter = flaw === 'long' ? shortened(input, ban) : null
	return flagged({
		severity: flaw === 'long' ? 'medium' : 'low',
		span: quoteOf(input, ban),
		says: `${hire ? 'A no-hire clause (a ban on hiring)' : 'A non-solicitation clause (a ban on approaching)'} covers ${people}, ${time}.`,
		why:
			people === 'employees'
				? 'A good hire who answers your open job ad could cost you a claim.'
				: 'You may have to turn customers away, even those who come to you by themselves.',
		market: `Up to 12 months, only for people or customers you dealt with, with open job ads allowed.`,
		action: shorter ? 'limit the non-solicitation to 12 months' : `limit the non-solicitation to 12 months and to ${people} we dealt with`,
		reason: 'A narrow clause protects the relationship just as well.',
		fallback: 'Accept 18 months, with open job advertisements allowed.',
		replacement:
			shorter ??
			(people === 'employees'
				? `Until twelve (12) months after this ${paper} ends, ${bound} ${duty} not solicit for employment an employee of the ` +
					`other ${party} with whom it worked. General job advertisements are not solicitation.`
				: null),
		confidence: sureness(ban),
	})
}

/** The ban with twelve months for its time, all else as it was; `null` where the time does not stand alone. */
function shortened(input: RuleInput, ban: Frame): string | null {
	const place = quoteOf(input, ban)
	if (!ban.duration || timesIn(wordsOfFrame(input, ban)).length !== 1) return null
	const slot = inItsManner(input, ban.duration, { number: 12, word: 'twelve', unit: 'month' })
	return slot && withSlots(input, place, [slot])
}

const rank = { long: 0, customers: 1, hire: 2 } as const

function flawOf(input: RuleInput, ban: Frame): keyof typeof rank | null {
	const months = lastingMonths(ban.duration)
	if (ban.duration?.value.unit === 'forever' || (months !== null && months > longestNonSolicit)) return 'long'
	if (months !== null && months > usualNonSolicit) return isEmployment(input) ? 'customers' : 'long'
	// A year or less is what one would ask for.
	if (months !== null && (ban.effect.value !== 'no_hire' || standingOf(input, ban.who) === 'both')) return null
	// Consent to who fills a post of one's own is a veto, no ban on hiring the other side's people.
	if (
		/\b(?:hire|replace|appoint|dismiss)\b[^.;]{0,30}\bits\s+(?:own\s+)?(?:chief|officers?|executives?|management|directors?)\b/i.test(
			wordsOfFrame(input, ban),
		)
	)
		return null
	if (ban.effect.value === 'no_hire' && ban.exceptions.length === 0 && !isEmployment(input)) return isNda(input) ? 'long' : 'hire'
	return null
}

export const nonSolicit: Rule = {
	id: 'general.non_solicit',
	playbook: 'general',
	title: 'Non-solicitation is short and narrow',
	basis: { kind: 'S', source: 'a survey of 143 deal NDAs; Common Paper and Bonterms forms have none' },
	stake: 8,
	standard: 'Up to 12 months, for people or customers dealt with, open job ads allowed.',
	decide: decideNonSolicit,
}
