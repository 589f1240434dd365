import { longPattern } from '#app/domain/text/long-pattern.ts'
import { noConflictStatement } from '../cofounder/conflicts.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { engaging } from './sides.ts'

const competing = longPattern('i')`
	\b(?:compet(?:e|es|ing|itors?|itive)|conflict\w*)\b[^.;]{0,120}\b(?:
		advis\w*|business\w*|compan(?:y|ies)|work|role|board|engage\w*|disclos\w+|consult\w*|interests?|services|organi[sz]ation
		|obligation\w*|dut(?:y|ies)|employ\w*|agreement
	)
	|\b(?:advis\w*|consult\w*|serve|engage\w*|work|other\s+(?:companies|clients|boards))\b[^.;]{0,120}\b
		(?:compet(?:e|es|ing|itors?|itive)|conflict\w*)\b
`
const otherConflict =
	/\bconflicts?\s+of\s+laws?\b|\bconflict\s+(?:between|with\s+the\s+terms)|\bcompetitive\s+(?:advantage|information|analysis|landscape|market)/i
/** Permission to serve competitors without telling the company is the opposite of a safeguard. */
const freed = /\bneed\s+not\s+(?:tell|disclose|inform|notify)\b|\b(?:may|is\s+free\s+to)\b(?!\s+not)[^.;]{0,80}\bcompet(?:e|ing|itors?)\b/i

/** Frees the advisor itself, not the company, and not only for what it did before. */
const mayServeRivals = /\badvis[eo]r\b[^.;]{0,20}\b(?:may|is\s+free\s+to)\b(?!\s+not)[^.;]{0,80}\bcompet(?:e|ing|itors?)\b/i

const held = /\b(?:not|never)\s+(?:directly\s+)?compet|\b(?:so|as)\s+long\s+as\b|\b(?:provided|unless|except|other\s+than|if)\b/i

const openToRivals = {
	severity: 'medium',
	says: 'The advisor may serve your competitors while advising you.',
	why: 'What you discuss in confidence can reach a competitor through the same person, and you may not even learn of the role.',
	market: 'The advisor represents that nothing conflicts, lists other roles, and discloses new ones.',
	action: 'bar the advisor from advising a direct competitor during the term, and add a duty to disclose conflicts',
	reason: 'The company needs to share its plans openly.',
	fallback: 'A list of other roles, with those topics kept out of the discussions.',
	replacement:
		'The Advisor will not advise a direct competitor of the Company during the term and will promptly disclose any new conflict.',
	decideBy: 'counterparty',
} as const

export const advisorConflicts: Rule = {
	id: 'advisor.conflicts',
	playbook: 'advisor',
	title: 'Conflicts of the advisor',
	basis: { kind: 'G', source: 'startup practice' },
	protects: engaging,
	stake: 5,
	standard: 'The advisor states that nothing conflicts, lists other roles, and tells you before taking one with a rival.',
	wording: {
		clause: {
			heading: 'Conflicts of Interest',
			said: /\bconflicts?\s+of\s+interest\b|\bno\s+(?:other\s+)?(?:agreement|obligation|employer)\b[^.;]{0,60}\bconflict/i,
		},
	},
	decide(input) {
		const statement =
			wording(input, competing, otherConflict) ??
			noConflictStatement(input) ??
			wording(
				input,
				/\b(?:institution|university|hospital|employer)\b[^.;]{0,100}\b(?:polic(?:y|ies)|rules|consent|permission|approv\w+|rights|claims?|own\w*)\b/i,
			)
		if (statement && freed.test(statement.sentence.text))
			return mayServeRivals.test(statement.sentence.text) && !held.test(statement.sentence.text)
				? flagged({ ...openToRivals, span: statement })
				: undecided
		if (statement) return passed(statement)
		return absent({
			severity: 'low',
			says: 'The advisor gives no representation on employers, universities or competitors.',
			why: 'A university or employer may own what its people invent, and an advisor to a competitor may carry your plans over.',
			market: 'The advisor represents that nothing conflicts, lists other roles, and discloses new ones.',
			action: 'add a representation that no employer, university or competitor has a claim, and a duty to disclose conflicts',
			reason: 'The company needs to share its plans openly.',
			fallback: 'A list of other roles, with those topics kept out of the discussions.',
			replacement:
				'The Advisor represents that no employer, university or other third party has any right in the services or work product under ' +
				'this Agreement and that no other obligation of the Advisor conflicts with it. The Advisor will not advise a direct competitor of ' +
				'the Company during the term and will promptly disclose any new conflict.',
			decideBy: 'counterparty',
		})
	},
}
