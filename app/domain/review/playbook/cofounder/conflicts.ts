import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, notApplicable, passed, undecided } from '../draft-finding.ts'
import { type Passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isAmongFounders, isPlainGrant } from './paper.ts'
import { separateIpPaper } from './present-assignment.ts'
import { staying } from './sides.ts'

const noConflict = longPattern('i')`
	\b(?:former|prior|previous|current|present|other|past|any|no|another|day)\s+(?:or\s+\w+\s+){0,2}
		(?:employers?|jobs?|universit(?:y|ies)|clients?)\b
	|\bemployer'?s?\b[^.;]{0,80}\b(?:claim|right|own|resource|time|equipment|confidential|policy|policies|consent)
	|\b(?:not|no|free\s+(?:of|from)|without)\b[^.;]{0,100}\b(?:conflict\w*|breach\w*|inconsistent|violat\w+|claims?\s+(?:of|by))\b
		[^.;]{0,80}\b(?:agreement|obligation|dut(?:y|ies)|employ\w*|third\s+part\w+|party|others?|contract|interest)
	|\b(?:not\s+(?:a\s+party\s+to|bound\s+by|subject\s+to))\b[^.;]{0,80}\b
		(?:agreement|obligation|contract|restrict\w+|covenant|non-?compet\w*)
	|\b(?:no|neither)\s+founder\b[^.;]{0,40}\b(?:bound|party|subject)\b
	|\bconflicts?\s+with\b[^.;]{0,60}\b(?:dut(?:y|ies)|obligations?|employ\w*|school|universit\w+)|\bno[\s-]conflict\b
	|\bconflicts?\s+of\s+interests?\b
	|\b(?:outside|side|other)\s+(?:business\w*|activit\w+|employment|work|jobs?|projects?|engagements?|interests?|ventures?|roles?)\b
	|\bdisclose[sd]?\b[^.;]{0,60}\b(?:employment|other\s+(?:work|jobs?|roles?))
`
const otherTalk = longPattern('i')`
	\b(?:execution|delivery|performance)\b[^.;]{0,80}\b(?:charter|bylaws|certificate\s+of\s+incorporation)\b|\bconflict\s+of\s+laws?\b
	|\bconflicts?\s+between\b|\bgoverned\s+by\b
`

/** The sentence that says so; `null` where nobody does. */
export function noConflictStatement(input: RuleInput): Passage | null {
	const found = wording(input, noConflict, otherTalk)
	return (
		found ??
		passages(
			input,
			/\b(?:full[\s-]time|exclusively)\b[^.;]{0,80}\b(?:and\s+)?(?:no|not)\b[^.;]{0,60}\b(?:other|second)\s+(?:job|work|employment|business)/i,
		)[0] ??
		null
	)
}

export const conflicts: Rule = {
	id: 'cofounder.conflicts',
	playbook: 'cofounder',
	title: 'Prior employers and other conflicts',
	basis: { kind: 'S', source: 'Stripe Atlas and Cooley GO founder guides' },
	protects: staying,
	stake: 5,
	standard: 'Each founder states that no employer or school has a claim, lists side jobs, and names what may conflict.',
	decide(input) {
		const statement = noConflictStatement(input)
		if (statement) return passed(statement)
		if (isPlainGrant(input)) return notApplicable
		// One founder who signs with the company would promise more of his own.
		if (input.reader.party?.roleKind === 'founder' && !isAmongFounders(input)) return undecided
		if (!isAmongFounders(input) && separateIpPaper(input)) return undecided
		return absent({
			severity: input.documentType === 'Co-Founder Agreement' ? 'medium' : 'low',
			says: 'No founder represents that a prior employer, university or side job has no claim on the work.',
			why: 'An employer may own what a founder built on its time or equipment. That claim comes up in diligence.',
			market: 'Each founder represents that nobody else has a claim, and lists exceptions.',
			action: 'have each founder represent that no employer, university or side job has a claim on the work',
			reason: 'Any gap is best known before we build on it.',
			fallback: 'A list of known risks, with a written waiver from the employer.',
			replacement:
				'Each Founder represents and warrants that no current or former employer, university, client or other third party has any right, ' +
				'title or interest in the work contributed to the Company, and that no agreement of the Founder conflicts with this Agreement, ' +
				'except as listed in Schedule A.',
			decideBy: 'you',
		})
	},
}

const office = longPattern('i')`
	\b(?:founders?|they|both|two)\b[^.;]{0,60}\b(?:are|form|make\s+up|sit\s+on|serve\s+(?:as|on)|act\s+as)\s+(?:the\s+|its\s+)?
		(?:\w+\s+){0,2}(?:directors|board|officers)\b
	|\bare\s+(?:the|its)\s+(?:two|three|four|only|sole|first|initial)\s+(?:directors|officers)\b
	|\b(?:each|both|either|every)\s+founders?\b[^.;]{0,80}\b(?:directors?|board\s+seats?|seat\s+on\s+the\s+board|officers?)\b
	|\bfounders?\b[^.;]{0,60}\b(?:entitled|right)\b[^.;]{0,60}\b(?:director|board|seat|officer)\b
`
const leaves = /\b(?:leav\w+|ceas\w+\s+to\s+(?:work|serve|provide|be)|depart\w*|terminat\w+\s+(?:of\s+)?(?:service|employment))/i

export const resignation: Rule = {
	id: 'cofounder.conflicts_resignation',
	playbook: 'cofounder',
	title: 'Resignation from offices',
	basis: { kind: 'S', source: 'Stripe Atlas and Cooley GO founder guides' },
	protects: staying,
	stake: 5,
	standard: 'A leaver resigns from all offices on the last day, by a dated letter.',
	decide(input) {
		const seat = wording(input, office)
		if (!seat || !(isAmongFounders(input) || wording(input, leaves))) return notApplicable
		const given = wording(
			input,
			longPattern('i')`
				\bresign\w*\b[^.;]{0,120}\b(?:office|offices|director|board|position|positions|seat|roles?)\b
				|\b(?:office|director\w*|board|seat|positions?)\b[^.;]{0,120}\b
					(?:resign\w*|ends?|vacat\w+|gives?\s+up|steps?\s+down|removed|lapses?)\b
				|\bsteps?\s+down\b
			`,
		)
		if (given) return passed(given)
		return absent({
			severity: 'low',
			says: 'A founder who leaves is not bound to resign from the board and from office.',
			why: 'A former founder could still vote as a director on the next financing.',
			market: 'A departing founder resigns from all offices on the last day of service.',
			action: 'add that a departing founder resigns from the board and all offices',
			reason: 'A director should still be working for the company.',
			replacement:
				'Upon ceasing to provide services to the Company for any reason, a Founder will be deemed to have resigned from the board of ' +
				'directors and from every office held with the Company.',
		})
	},
}
