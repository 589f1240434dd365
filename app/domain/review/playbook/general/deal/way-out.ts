import type { Frame } from '../../../frames/frame.ts'
import { monthsOf } from '../../../frames/reading/slots.ts'
import { flagged, notApplicable, passed, readYourself } from '../../draft-finding.ts'
import { draftingStyle } from '../../drafting-style.ts'
import {
	framesOf,
	isAmendment,
	isEmployment,
	isFunding,
	isNda,
	isPublicTerms,
	readerPays,
	standingOf,
	sureness,
} from '../../reader-side.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { visibleText } from '../../passages.ts'
import { longTerm } from '../../thresholds.ts'
import { isWide } from './termination-for-cause.ts'
import { placeOf, readersEndings, timeInWords } from './ending-frames.ts'

const oneOff: ReadonlySet<string> = new Set([
	'IP Assignment Agreement',
	'Letter of Intent',
	'Data Processing Agreement',
	'Statement of Work',
	'Indemnification Agreement',
	'Stockholder Agreement',
	'Operating Agreement',
	'Co-Founder Agreement',
	'Advisor Agreement',
	'Service Level Agreement',
	'Office Lease',
])

export const wayOut: Rule = {
	id: 'general.way_out',
	playbook: 'general',
	title: 'You have a way out of a long term',
	basis: { kind: 'G', source: 'commercial practice' },
	standard: 'Either party may terminate for a material breach that is not cured within 30 days.',
	decide(input) {
		if (
			isAmendment(input) ||
			isEmployment(input) ||
			isFunding(input) ||
			isNda(input) ||
			isPublicTerms(input) ||
			!input.reader.party ||
			readerPays(input) === null ||
			input.documentType === null ||
			oneOff.has(input.documentType ?? '')
		)
			return notApplicable
		const long = longestTerm(input)
		if (!long) return notApplicable
		const mine = [
			...readersEndings(input, 'for_convenience'),
			...readersEndings(input, 'for_cause').filter((frame) => isWide(input, frame)),
		]
		if (mine[0]) return passed(placeOf(mine[0]))
		const barred = framesOf(input, 'termination', 'barred').find(
			(frame) =>
				standingOf(input, frame.who) === 'reader' &&
				frame.measure?.value.value === 1 &&
				sureness(frame) >= 0.7 &&
				throughout.test(visibleText(input).slice(frame.start, frame.end)),
		)
		if (barred) return locked(barred)
		const unread = anyEnding(input)
		if (unread) return readYourself('Check whether and when you may terminate before the end of the term.', unread)
		const { paper, party } = draftingStyle(input)
		const length = long.effect.value === 'fixed' ? `for ${timeInWords(long.duration)}` : 'with no end of its own'
		return flagged({
			severity: 'medium',
			span: placeOf(long),
			says: `The ${paper.toLowerCase()} runs ${length}, and nothing was found that lets you terminate it, not even for a breach.`,
			why: 'If it stops working for you, you may have to pay or perform to the end.',
			market: 'Either party may terminate for a material breach that is not cured within 30 days.',
			action: 'add a right for either party to terminate for an uncured material breach',
			reason: 'Over such a time both of us need a way out if the other does not perform.',
			fallback: 'Ask for a shorter first term, or a right to leave at each anniversary.',
			replacement:
				`Either ${party} may terminate this ${paper} upon written notice if the other ${party} materially breaches it and does ` +
				'not cure the breach within thirty (30) days after written notice of the breach.',
			confidence: Math.min(sureness(long), 0.65),
		})
	},
}

/** "Before the end of a term", "for any reason": the words leave no way out, not only none in one case. */
const throughout = /\b(?:before|prior\s+to|during)\b[^.;]{0,40}\b(?:end|expir\w+|term|period)\b|\bfor\s+any\s+reason\b/i

function locked(frame: Frame) {
	return flagged({
		severity: 'medium',
		span: placeOf(frame),
		says: 'You may not terminate before the end of the term, whatever happens.',
		why: 'If it stops working for you, you may have to pay or perform to the end.',
		market: 'Either party may terminate for a material breach that is not cured within 30 days.',
		action: 'add a right for either party to terminate for an uncured material breach',
		reason: 'Over such a time both of us need a way out if the other does not perform.',
		fallback: 'Ask for a shorter first term, or a right to leave at each anniversary.',
		replacement: null,
		confidence: Math.min(sureness(frame), 0.7),
	})
}

function longestTerm(input: RuleInput): Frame | null {
	const timed = framesOf(input, 'term', 'fixed').filter(
		({ duration }) => duration && duration.confidence >= 0.6 && (monthsOf(duration.value) ?? 0) >= longTerm,
	)
	return timed.sort((a, b) => (monthsOf(b.duration!.value) ?? 0) - (monthsOf(a.duration!.value) ?? 0))[0] ?? null
}

/** Any words about an early end that no frame explains: then it can't be said that there is none. */
function anyEnding({ structure }: RuleInput) {
	return (
		structure.sentences.find(
			({ text }) =>
				/\b(?:terminat|cancel|rescind|early\s+end)/i.test(text) &&
				/\b(?:may|right|either|entitled|option|can|unless|earlier|sooner|elect)\b/i.test(text),
		) ?? null
	)
}
