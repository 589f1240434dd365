import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable } from '../../draft-finding.ts'
import { mentions } from '../../mentions.ts'
import type { Rule } from '../../rule.ts'
import { nearestSide } from './who-is-named.ts'

/** "May revoke the license at any time for any reason"; a license that is granted as revocable says the same. */
const atWill = longPattern('i')`
	\b(?:may|can|reserves?\s+the\s+right\s+to|is\s+entitled\s+to)\b[^.;]{0,60}\b(?:revoke|withdraw|rescind|take\s+back|cancel)\b
		[^.;]{0,80}\b(?:licen[cs]e|rights?\s+(?:granted|of\s+use)|grant|permission)\b[^.;]{0,100}\b(?:
		at\s+any\s+time|at\s+will|for\s+any\s+(?:or\s+no\s+)?reason|without\s+(?:cause|reason|notice)
		|in\s+its\s+(?:sole|absolute)\s+discretion
	)\b
	|\b(?:may|can|reserves?\s+the\s+right\s+to)\s+(?:at\s+any\s+time|at\s+will)[^.;]{0,60}\b
		(?:revoke|withdraw|rescind|take\s+back|cancel)\b[^.;]{0,80}\b(?:licen[cs]e|rights?\s+(?:granted|of\s+use)|grant|permission)\b
	|\bgrants?\b[^.;]{0,160}(?<!ir)(?<!non-)\brevocable\b[^.;]{0,60}\b(?:discretion|at\s+any\s+time|at\s+will|for\s+any\s+reason)\b
`
const forReason = /\b(?:if|breach\w*|default\w*|violat\w*|fail\w*|infring\w*|in\s+the\s+event|because)\b/i
/** A license that is paid for or lasting must not end at a whim; one for a site or a badge is nobody's investment. */
const lasting =
	/\b(?:irrevocable|perpetual|worldwide|licen[cs]e\s+fees?|royalt\w+|purchase\w*|pa(?:y|id|yment)\w*|commercial|distribut\w+|sub-?licen[cs]\w+)\b/i

export const revocableLicense: Rule = {
	id: 'general.revocable_license',
	playbook: 'general',
	title: 'A license cannot be withdrawn at will',
	basis: { kind: 'G', source: 'commercial practice; published license forms' },
	stake: 9,
	decide(input) {
		if (!input.reader.party) return notApplicable
		const place = mentions(input, atWill, forReason, /\b(?:revoke|revocable|withdraw|rescind|take\s+back|cancel)\b/i).find(
			({ sentence, match }) => nearestSide(input, sentence.text.slice(0, match.index + 1)) === 'other',
		)
		if (!place || !lasting.test(input.document.text)) return notApplicable
		const promised = /\birrevocabl[ey]\b|\bperpetual\b/i.test(
			input.document.text.slice(Math.max(0, place.start - 4000), place.start + 4000),
		)
		// A license to show a mark or use a site is withdrawn at will everywhere.
		if (!promised && (!/license/i.test(input.documentType ?? '') || /\b(?:marks?|logos?|trademarks?)\b/i.test(place.sentence.text)))
			return notApplicable
		return flagged({
			severity: promised ? 'high' : 'medium',
			span: place,
			says: `The license can be withdrawn at any time, for any reason${promised ? ', although it is called irrevocable or perpetual elsewhere' : ''}.`,
			why: 'What you build on the license is lost the day they change their mind.',
			market: 'A license ends only for a material breach that is not cured within 30 days.',
			action: 'limit withdrawal of the license to a material breach that is not cured within 30 days',
			reason: 'We need to rely on the license for as long as we keep its terms.',
			fallback: 'Withdrawal on 12 months’ notice, with a refund of fees for the time that is left.',
			replacement: null,
			confidence: 0.8,
		})
	},
}
