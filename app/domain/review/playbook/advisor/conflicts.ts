import { noConflictStatement } from '../cofounder/conflicts.ts'
import { absent, passed } from '../draft-finding.ts'
import { wording } from '../passages.ts'
import type { Rule } from '../rule.ts'

const competing = /\b(?:compet(?:e|es|ing|itors?|itive)|conflict\w*)\b[^.;]{0,120}\b(?:advis\w*|business\w*|compan(?:y|ies)|work|role|board|engage\w*|disclos\w+|consult\w*|interests?|services|organi[sz]ation|obligation\w*|dut(?:y|ies)|employ\w*|agreement)|\b(?:advis\w*|consult\w*|serve|engage\w*|work|other\s+(?:companies|clients|boards))\b[^.;]{0,120}\b(?:compet(?:e|es|ing|itors?|itive)|conflict\w*)\b/i
const otherConflict = /\bconflicts?\s+of\s+laws?\b|\bconflict\s+(?:between|with\s+the\s+terms)|\bcompetitive\s+(?:advantage|information|analysis|landscape|market)/i

export const advisorConflicts: Rule = {
	id: 'advisor.conflicts',
	playbook: 'advisor',
	title: 'No employer or rival has a claim',
	basis: { kind: 'G', source: 'startup practice' },
	decide(input) {
		const statement = wording(input, competing, otherConflict) ?? noConflictStatement(input) ?? wording(input, /\b(?:institution|university|hospital|employer)\b[^.;]{0,100}\b(?:polic(?:y|ies)|rules|consent|permission|approv\w+|rights|claims?|own\w*)\b/i)
		if (statement) return passed(statement)
		return absent({
			severity: 'medium',
			says: {
				friendly: 'The advisor does not say that a job, a school or a rival has no claim on the help you get.',
				neutral: 'There is no statement on employers, schools or rivals of the company.',
				legal: 'The Advisor gives no representation as to conflicting obligations or interests.',
			},
			why: 'A school or employer may own what its people invent. An advisor to a rival may carry your plans over there.',
			market: 'The advisor states that nothing conflicts, lists other roles, and tells you before taking one with a rival.',
			action: 'add that no employer, school or rival has a claim, and that new conflicts are told at once',
			reason: 'We need to share plans without worry.',
			fallback: 'Accept a list of other roles, and keep those topics out of your talks.',
			replacement:
				'The Advisor states that no employer, school or other company has a right in the advice or work given here, and that no other duty conflicts with it. The Advisor will not advise a direct competitor while serving, and tells the Company at once of any new conflict.',
			decideBy: 'counterparty',
		})
	},
}
