import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Predication } from '../../../frames/parse/predication.ts'
import { isEmployment, isFunding, isPublicTerms } from '../../reader-side.ts'
import type { RuleInput } from '../../rule.ts'
import { actorSide, nameOf, type Point, spanOf, sureVerbs, upper, wordsOf } from './point.ts'

const alone = longPattern('i')`
	\b(?:sole|absolute|unfettered|exclusive)\s+(?:and\s+(?:\w+\s+)?)?(?:discretion|judge?ment|opinion|determination|satisfaction|option)\b
	|\bfor\s+any\s+reason\s+or\s+no\s+reason\b
`

/** What the other side decides alone and its cost: each takes money, work or the use of what was bought. */
const costs: { verb: RegExp; words: RegExp; does: string; why: string; market: string; action: string; onlyAtWill?: true }[] = [
	{
		verb: /^(?:withhold|deduct|reduce|offset|retain|refuse|decline|reject|deny|suspend|delay)$/,
		words: /\b(?:pay|payment|payments|fees?|amounts?|invoice|price|royalt\w+|commissions?|reimburse\w*|compensation|bonus)\b/i,
		does: 'withhold or cut what it owes you',
		why: 'You may do the work and still not be paid, with nothing to test that decision against.',
		market: 'Only a disputed amount may be withheld, in good faith and with written reasons.',
		action: 'allow amounts to be withheld only in good faith, with written reasons',
	},
	{
		verb: /^(?:reject|refuse|accept|approve|disapprove)$/,
		words: /\b(?:deliverables?|work\b|work\s+product|services|goods|products?|milestones?|reports?)\b/i,
		does: 'reject your work',
		why: 'Payment often hangs on acceptance, and nothing says when work is good enough.',
		market: 'Acceptance follows the agreed specification, with written reasons and time to correct.',
		action: 'base acceptance on the agreed specification, with written reasons for any rejection',
	},
	{
		verb: /^(?:determine|set|decide|calculate|fix|adjust|establish)$/,
		words: /\b(?:fees?|price|prices|amounts?|charges?|costs?|rates?|rent|damages|loss(?:es)?|royalt\w+|value)\b/i,
		does: 'set an amount of money',
		why: 'You owe or receive what the other side says, with no way to test the number.',
		market: 'A formula, an invoice with proof, or an independent expert.',
		action: 'replace that discretion by a formula or an independent expert',
	},
	{
		verb: /^(?:remove|replace|reassign|change|reschedule|cancel|allocate|discontinue)$/,
		words: /\b(?:orders?|personnel|schedule|territory|territor\w+|space|premises|shipments?|deliver\w+|forecast|quantit\w+)\b/i,
		does: 'change what was agreed about the work',
		why: 'You bear the cost of a change that you did not agree to.',
		market: 'A change order that both sides sign, with its price and time.',
		action: 'make such changes need a signed change order',
		onlyAtWill: true,
	},
]

/** Triggers in the other side's sole judgment that cost the reader money or work. */
export function soleJudgement(input: RuleInput): Point[] {
	if (isEmployment(input) || isFunding(input) || isPublicTerms(input)) return []
	const found: Point[] = []
	for (const verb of sureVerbs(input)) {
		if (actorSide(input, verb.subject?.actor) !== 'other' || verb.modality !== 'may') continue
		const words = wordsOf(verb)
		if (!alone.test(words) && !alone.test(between(verb))) continue
		const cost = costs.find((each) => each.verb.test(verb.verb) && each.words.test(verb.object?.text ?? ''))
		// A change that follows a failure of the reader, and what the other side decides about its own affairs, cost nothing that was agreed.
		if (
			cost &&
			((cost.onlyAtWill && (verb.conditions.length > 0 || /\b(?:if|in\s+the\s+event)\b/i.test(verb.sentence.text))) ||
				isItsOwn(input, verb))
		)
			continue
		if (/\bamounts?\s+of\s+(?:\w+\s+){0,3}(?:shares|securities|units|stock|notes|time|data)\b/i.test(verb.object?.text ?? '')) continue
		// To take less than the smallest quantity is a favor.
		if (/\bexcept\b[^.;]{0,80}\bmay\b[^.;]{0,60}\baccept\b/i.test(verb.sentence.text)) continue
		if (!cost || /\bnot\s+(?:be\s+)?unreasonabl|\bin\s+good\s+faith\b/i.test(verb.sentence.text)) continue
		found.push({
			severity: 'medium',
			span: spanOf(verb),
			says: `${upper(nameOf(input, verb))} alone may ${cost.does}, in its sole discretion.`,
			why: cost.why,
			market: cost.market,
			action: cost.action,
			reason: 'We need a standard that both of us can check.',
			confidence: Math.min(0.7, verb.confidence),
		})
	}
	return found.slice(0, 2)
}

function isItsOwn({ parties }: RuleInput, { subject, object }: Predication): boolean {
	const actor = subject?.actor
	const names = actor?.kind === 'party' ? (parties.find(({ id }) => id === actor.party)?.names ?? []) : []
	return (
		/^(?:its|their)\s+own\b/i.test(object?.text ?? '') ||
		names.some((name) => (object?.text ?? '').startsWith(`${name}'s `) || (object?.text ?? '').startsWith(`${name}’s `))
	)
}

function between({ subject, verbSpan, sentence }: Predication): string {
	if (!subject || subject.end > verbSpan.start || subject.end < sentence.start) return ''
	return sentence.text.slice(subject.end - sentence.start, verbSpan.start - sentence.start)
}
