import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../../draft-finding.ts'
import { withArticle } from '../../drafting-style.ts'
import { visibleText } from '../../passages.ts'
import { framesOf, isEmployment, isFunding, isPublicTerms, standingOf, sureness } from '../../reader-side.ts'
import type { Frame } from '../../../frames/frame.ts'
import type { Rule, RuleInput } from '../../rule.ts'
import { noticeDays, placeOf } from './ending-frames.ts'

const urgent = longPattern('i')`
	\b(?:
		security|attack|law(?:s|ful)?|legal|court|regulat\w+|emergency|harm|threat|illegal|abuse|fraud|maintenance|virus|safety
		|damage\s+to|integrity|investigat\w+|third[\s-]part(?:y|ies)
	)\b
`

const forReason = /\b(?:which|that)\s+(?:are|is|were)\s+(?:\w+\s+)?(?:alleged|believed|suspected|found|claimed)|\binfring/i

function ownWords(input: RuleInput, { start, end, effect }: Frame): string {
	const words = visibleText(input).slice(start, end)
	const at = effect.start - start
	const before =
		words
			.slice(0, at)
			.split(/[;]|\.\s/)
			.at(-1) ?? ''
	return before + (words.slice(at).split(/[;]|\.\s|\s(?:and|but)\s+(?=\p{Lu}\w+\s+may)/u)[0] ?? '')
}

export const suspension: Rule = {
	id: 'general.suspension',
	playbook: 'general',
	title: 'Nothing is suspended without notice',
	basis: { kind: 'S', source: 'Bonterms cloud terms: suspension only where needed, with notice where it is practical' },
	stake: 6,
	standard: 'Suspension only for late payment after ten days’ notice or a real security risk, for as long as needed.',
	decide(input) {
		if (isEmployment(input) || isFunding(input) || isPublicTerms(input)) return notApplicable
		const theirs = framesOf(input, 'termination', 'suspension').filter((frame) => standingOf(input, frame.who) === 'other')
		if (theirs.length === 0) return notApplicable
		const sudden = theirs.find((frame) => {
			// Its own words: "at any time" behind a semicolon or in the next sentence is another right.
			const words = ownWords(input, frame)
			const anyReason =
				frame.conditions.length === 0 && !forReason.test(words) && /\bat\s+any\s+time|\bfor\s+any\s+(?:or\s+no\s+)?reason/i.test(words)
			return (noticeDays(frame) === 0 || (anyReason && frame.notice === null)) && (!urgent.test(words) || anyReason)
		})
		if (!sudden) {
			const fair = theirs.find((frame) => (noticeDays(frame) ?? 0) >= 5)
			return fair && fair === theirs[0] && theirs.length === 1 ? passed(placeOf(fair)) : notApplicable
		}
		const who = withArticle(input, sudden.who)
		return flagged({
			severity: 'medium',
			span: placeOf(sudden),
			says:
				`${who.charAt(0).toUpperCase()}${who.slice(1)} may suspend without ` +
				`notice${/any\s+(?:or\s+no\s+)?reason|any\s+time/i.test(ownWords(input, sudden)) ? ' and without a reason' : ''}.`,
			why: 'What your company runs on can stop overnight, while your own payments go on.',
			market: 'Suspension only for late payment after ten days’ notice or a real security risk, for as long as needed.',
			action: 'limit suspension to unpaid fees after ten days’ notice and to security risks',
			reason: 'We need time to mend whatever the problem is.',
			fallback: 'Accept suspension without notice for emergencies only, with notice right after.',
			replacement: null,
			confidence: sureness(sudden),
		})
	},
}
