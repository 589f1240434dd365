import { longPattern } from '#app/domain/text/long-pattern.ts'
import { election83b } from '../cofounder/election.ts'
import { absent, issue, notApplicable, passed } from '../draft-finding.ts'
import { passages, visibleText, wording } from '../passages.ts'
import type { Decision, FindingDraft, Rule } from '../rule.ts'
import { advisorEquity } from './equity.ts'
import { engaging } from './sides.ts'

const expenses = /\btravel\b[^.;]{0,40}\b(?:repaid|reimbursed|paid|borne)\b|\b(?:expenses?|out-?of-?pocket|travel\s+costs?)\b/i
const repaid = /\b(?:reimburs\w+|pay(?:s|ment)?|paid|bear|cover\w*|refund\w*)\b/i
const approved = longPattern('i')`
	\b(?:
		approv\w+|consent|authori[sz]\w+|agreed|in\s+advance|pre-?approv\w+|cap\w*|up\s+to|not\s+(?:to\s+)?exceed|maximum
		|own\s+(?:costs?|expenses?)|no\s+(?:expenses?|reimburs\w+)|not\s+be\s+reimburs\w+|polic(?:y|ies)
	)\b
`
const binds = longPattern('i')`
	\b(?:authority|power|may|can|entitled)\b[^.;]{0,40}\bconclude\b[^.;]{0,30}\b(?:agreements?|contracts?)\b[^.;]{0,60}\b
		(?:for|in\s+the\s+name\s+of|on\s+behalf\s+of)\s+the\s+company\b
	|\b(?:authority|power|right|authori[sz]ed|entitled|may|can)\b[^.;]{0,60}\b(?:
		bind|commit|obligate|sign\s+(?:contracts?|(?:\w+\s+){0,5}(?:for|on\s+behalf\s+of)\s+the\s+company)
		|enter\s+into\s+(?:contracts?|agreements?)\s+(?:for|on\s+behalf)
	)
`
const noBinding = longPattern('i')`
	\b(?:no|not|neither|nor|without|never)\b[^.;]{0,80}\b(?:bind|commit|obligate|agent|partner|on\s+behalf\s+of|employee|authority)\b
	|\bindependent\s+contractor\b
`

const market = 'A note on the 83(b) election for restricted stock, expenses approved in advance, and no authority to bind the company.'

export const looseEnds: Rule = {
	id: 'advisor.loose_ends',
	playbook: 'advisor',
	title: 'Expenses, 83(b) election and authority',
	basis: { kind: 'G', source: 'startup practice; 26 U.S.C. 83(b)' },
	protects: engaging,
	decide(input) {
		const { place, form } = advisorEquity(input)
		const text = visibleText(input)
		const findings: FindingDraft[] = []
		const open = passages(input, expenses).find(
			({ sentence }) =>
				repaid.test(sentence.text) &&
				!approved.test(sentence.text) &&
				!/\b(?:exercise|tax\w*|indemnif\w*|legal|attorneys?)\b/i.test(sentence.text),
		)
		if (open && !passages(input, expenses).some(({ sentence }) => approved.test(sentence.text))) {
			findings.push(
				issue({
					severity: 'low',
					span: open,
					says: 'Expenses are reimbursed without prior approval and without a cap.',
					why: 'The company pays for a trip that it never asked for.',
					market,
					action: 'reimburse only expenses approved in writing in advance',
					reason: 'The company needs to plan its cash.',
					fallback: 'A cap of $200 a month.',
					replacement: 'The Company will reimburse only those reasonable expenses that it has approved in writing in advance.',
				}),
			)
		}
		const power = passages(input, binds, noBinding)[0]
		if (power) {
			findings.push(
				issue({
					severity: 'high',
					span: power,
					says: 'The advisor has authority to bind the company.',
					why: 'The company could owe money under a contract it never saw.',
					market,
					action: 'strike the authority to bind the company',
					reason: 'An advisor advises and does not sign.',
					replacement: 'The Advisor is an independent contractor and has no authority to bind the Company.',
				}),
			)
		}
		const [first, ...more] = findings
		if (first) return { outcome: 'flagged', findings: [first, ...more] }
		const missing: string[] = []
		if (place && form === 'stock' && restricted(text) && election83b.decide(input).outcome === 'absent')
			missing.push('the 83(b) election for the restricted stock')
		if (!wording(input, noBinding) && !expenses.test(text)) missing.push('expenses and authority to bind the company')
		const late = election83b.decide(input)
		if (late.outcome === 'flagged') return late
		if (missing.length === 0)
			return place || expenses.test(text) || noBinding.test(text)
				? passed(wording(input, noBinding) ?? wording(input, expenses))
				: notApplicable
		return loose(missing)
	},
}

function restricted(text: string): boolean {
	return /\brestricted\s+(?:stock|shares)\b|\b(?:repurchase|forfeit\w*)\b|\bissued?\b[^.;]{0,60}\bshares\b/i.test(text)
}

function loose(missing: readonly string[]): Decision {
	const list = missing.join('; ')
	return absent({
		severity: 'low',
		says: `The contract is silent on: ${list}.`,
		why: 'Each of these costs money or tax when it comes up.',
		market,
		action: `settle ${list}`,
		reason: 'It takes a line each.',
		fallback: 'The option agreement settles them, if there is one.',
		decideBy: 'you',
	})
}
