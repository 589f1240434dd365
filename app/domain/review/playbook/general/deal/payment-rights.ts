import { flagged, notApplicable, passed } from '../../draft-finding.ts'
import { withArticle } from '../../drafting-style.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isEmployment, isFunding, isPublicTerms, readerPays, standingOf, sureness } from '../../reader-side.ts'
import type { Rule } from '../../rule.ts'
import { placeOf } from './ending-frames.ts'

export const setOff: Rule = {
	id: 'general.set_off',
	playbook: 'general',
	title: 'Set-off is not theirs alone',
	basis: { kind: 'G', source: 'commercial practice' },
	standard: 'Set-off for both sides, or only for amounts that are undisputed or decided by a court.',
	decide(input) {
		if (isFunding(input) || isEmployment(input) || isPublicTerms(input)) return notApplicable
		const frames = framesOf(input, 'payment', 'set_off').filter(({ modality }) => modality?.value === 'may')
		const theirs = frames.find((frame) => standingOf(input, frame.who) === 'other')
		const shared = frames.find((frame) => ['both', 'reader'].includes(standingOf(input, frame.who)))
		if (!theirs || shared) return shared ? passed(placeOf(shared)) : notApplicable
		const words = visibleText(input).slice(theirs.start, theirs.end)
		// What was paid too much, or is agreed or adjudged, may be kept back by anybody.
		if (
			/\b(?:overpa\w+|undisputed|agreed|finally|adjudicat\w+|refund\w*|returns?|charge-?backs?|credits?|repurchase|purchase\s+price|deposit)\b/i.test(
				words,
			) ||
			/\b(?:recoup|recover)\w*\b[^.;]{0,120}\bfrom\s+(?:\w+\s+){0,3}(?:sales?|royalt\w+|revenues?|proceeds)\b/i.test(words)
		)
			return notApplicable
		const who = withArticle(input, theirs.who)
		return flagged({
			severity: 'medium',
			span: placeOf(theirs),
			says: `Set-off (keeping back what it owes you against what you owe it) is one-sided: only ${who} has it.`,
			why: 'They can stop paying you over any claim they raise, and you would have to sue for your money.',
			market: 'Set-off for both sides, or only for amounts that are undisputed or decided by a court.',
			action: 'limit set-off to undisputed amounts, for both sides',
			reason: 'It avoids disputes about payments that are due.',
			fallback: 'Accept set-off after ten days’ written notice with the reasons.',
			replacement: null,
			confidence: sureness(theirs),
		})
	},
}

export const acceptance: Rule = {
	id: 'general.acceptance',
	playbook: 'general',
	title: 'Acceptance follows an objective test',
	basis: { kind: 'S', source: 'Common Paper and Bonterms professional services forms: rejection only where the specification is not met' },
	standard: 'Rejection only where the deliverable does not meet the agreed specification, in writing and within ten days.',
	decide(input) {
		// Only who is paid for what it delivers is hurt by a rejection.
		if (isFunding(input) || isEmployment(input) || isPublicTerms(input) || readerPays(input) === true) return notApplicable
		const frame = framesOf(input, 'payment', 'acceptance', 'return_right').find(
			(each) =>
				standingOf(input, each.who) === 'other' &&
				(standingOf(input, each.judgement) === 'other' ||
					/\bfor\s+any\s+(?:or\s+no\s+)?reason\b/i.test(visibleText(input).slice(each.start, each.end))),
		)
		if (!frame) return notApplicable
		const who = withArticle(input, frame.who)
		return flagged({
			severity: 'medium',
			span: placeOf(frame),
			says:
				`${who.charAt(0).toUpperCase()}${who.slice(1)} may ` +
				`${frame.effect.value === 'acceptance' ? 'reject what you deliver' : 'return what you deliver'} in its own judgment.`,
			why: 'You can do the work as agreed and still not be paid for it.',
			market: 'Rejection only where the deliverable does not meet the agreed specification, in writing and within ten days.',
			action: 'allow rejection only where a deliverable does not meet the agreed specification',
			reason: 'We both need a test that either of us can check.',
			fallback: 'Accept two rounds of corrections, after which the work counts as accepted.',
			replacement: null,
			confidence: Math.min(sureness(frame), frame.judgement?.confidence ?? 0.75),
		})
	},
}

/** A minimum share of what is sold follows demand by itself. */
const isShare =
	/\bminimum\s+of\s+(?:[\d.*[\]]+\s*)?(?:%|percent|\(?\d+%\)?)?\s*(?:\([^)]*\)\s*)?of\s+(?:\w+\s+){0,3}(?:sales|revenues?|receipts|income)\b/i

export const minimumCommitment: Rule = {
	id: 'general.minimum_commitment',
	playbook: 'general',
	title: 'No minimum to buy or pay whatever happens',
	basis: { kind: 'G', source: 'commercial practice' },
	stake: 7,
	standard: 'No minimum, or one that falls away if the other side does not perform, in exchange for a better price or exclusivity.',
	decide(input) {
		// Rent is a minimum by its nature.
		if (isFunding(input) || isEmployment(input) || isPublicTerms(input) || input.documentType === 'Office Lease') return notApplicable
		const frame = framesOf(input, 'payment', 'minimum').find(
			(each) => standingOf(input, each.who) === 'reader' && !isShare.test(visibleText(input).slice(each.start, each.end)),
		)
		if (!frame) return notApplicable
		return flagged({
			severity: 'medium',
			span: placeOf(frame),
			says: 'Minimum commitment: you owe a minimum, whether or not you need or sell that much.',
			why: 'If demand falls short, you pay the difference out of your own pocket.',
			market: 'No minimum, or one that falls away if the other side does not perform, in exchange for a better price or exclusivity.',
			action: 'lower the minimum and let it fall away if you cannot deliver or sales conditions change',
			reason: 'We would like the commitment to follow real demand.',
			fallback: 'Ask that a shortfall can be made up in the next period, and that missing the minimum ends exclusivity only.',
			replacement: null,
			confidence: sureness(frame),
		})
	},
}
