import { ipTransfer, separateIpPaper } from '../cofounder/present-assignment.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { sureLabel } from '../sure-label.ts'

const secrecy =
	/\b(?:confidential\w*|proprietary\s+information|non-?disclosure|trade\s+secrets?|secret)\b[^.;]{0,200}\b(?:shall|will|must|may\s+not|agrees?|not|keep|hold|protect|use)\b|\b(?:shall|will|must|agrees?|keeps?|holds?|protects?)\b[^.;]{0,80}\b(?:confiden\w+|secret|in\s+confidence|private)\b|\bnot\b[^.;]{0,60}\b(?:disclose|share|reveal|use)\b[^.;]{0,120}\b(?:information|confiden\w+|secrets?|plans)\b|\b(?:is|are|remains?|stays?|as)\s+(?:strictly\s+)?(?:confidential|secret|private)\b/i

const market = 'The advisor keeps facts secret and assigns all work for the company now ("hereby assigns").'
const clause =
	'The Advisor keeps the Company’s non-public information secret, during this Agreement and for three years after it, and uses it only to advise the Company. The Advisor hereby assigns to the Company all right, title and interest in all ideas, designs, inventions and other work that the Advisor makes for the Company under this Agreement.'

export const ipConfidentiality: Rule = {
	id: 'advisor.ip_confidentiality',
	playbook: 'advisor',
	title: 'Secrets and ideas stay with the company',
	basis: { kind: 'S', source: 'Founder Institute FAST agreement; Cooley GO advisor papers' },
	decide(input) {
		const secret = passage(input, secrecy) ?? wording(input, /\bnot\b[^.;]{0,80}\b(?:disclose|share|reveal|use)\b[^.;]{0,120}\b(?:information|confiden\w+|secrets?)\b/i)
		const { kind, place } = ipTransfer(input)
		const rest = { market, why: 'What the advisor adds may end up in your product. If it is not yours on paper, you may have to buy it back, or lose it to a rival.', reason: 'A company must own its product and guard its plans.', replacement: clause, fallback: 'Accept that old ideas of the advisor stay his or hers, if you may use them for free in what you build.' }
		if (kind === 'promised' || kind === 'licensed') {
			return flagged({
				...rest,
				severity: 'high',
				span: place!,
				says: {
					friendly: kind === 'promised' ? 'The advisor only promises to hand ideas over later. Someone else could get them first.' : 'The advisor keeps the ideas, and you may just use them.',
					neutral: kind === 'promised' ? 'Work is promised to the company, not assigned to it.' : 'The company gets a licence, not the ownership.',
					legal: kind === 'promised' ? 'The clause is an agreement to assign and effects no present transfer.' : 'The Advisor grants a licence and retains title.',
				},
				action: secret ? 'change it to "hereby assigns"' : 'change it to "hereby assigns" and add a duty of secrecy',
			})
		}
		if (kind === 'present' && secret) return passed(place)
		// A separate invention agreement carries both as a rule, and is not in this file.
		if (separateIpPaper(input)) return undecided
		if (kind === 'none' && secret && sureLabel(input, 'Ip Ownership Assignment')) return undecided
		const missing = kind === 'present' ? 'secrecy' : secret ? 'ip' : 'both'
		return absent({
			...rest,
			severity: missing === 'secrecy' ? 'medium' : 'high',
			says: {
				friendly: { secrecy: 'Nothing keeps the advisor from sharing your plans.', ip: 'Ideas that the advisor gives you are not yours: nothing assigns them to the company.', both: 'The advisor may share your plans, and keeps all ideas. The paper says nothing on either.' }[missing],
				neutral: { secrecy: 'There is no duty of secrecy.', ip: 'There is no assignment of the advisor’s work.', both: 'Both a duty of secrecy and an assignment of work are missing.' }[missing],
				legal: { secrecy: 'The agreement imposes no duty of confidentiality.', ip: 'The agreement contains no assignment of intellectual property.', both: 'The agreement contains neither a confidentiality covenant nor an assignment of intellectual property.' }[missing],
			},
			action: { secrecy: 'add a duty of secrecy', ip: 'add a present assignment of the advisor’s work', both: 'add a duty of secrecy and a present assignment of the advisor’s work' }[missing],
		})
	},
}
