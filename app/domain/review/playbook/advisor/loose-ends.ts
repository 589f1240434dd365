import { election83b } from '../cofounder/election.ts'
import { absent, issue, notApplicable, passed } from '../draft-finding.ts'
import { passages, visibleText, wording } from '../passages.ts'
import type { Decision, FindingDraft, Rule } from '../rule.ts'
import { advisorEquity } from './equity.ts'

const expenses = /\b(?:expenses?|out-?of-?pocket|travel\s+costs?)\b/i
const repaid = /\b(?:reimburs\w+|pay(?:s|ment)?|paid|bear|cover\w*|refund\w*)\b/i
const approved = /\b(?:approv\w+|consent|authori[sz]\w+|agreed|in\s+advance|pre-?approv\w+|cap\w*|up\s+to|not\s+(?:to\s+)?exceed|maximum|own\s+(?:costs?|expenses?)|no\s+(?:expenses?|reimburs\w+)|not\s+be\s+reimburs\w+|polic(?:y|ies))\b/i
const binds = /\b(?:authority|power|right|authori[sz]ed|entitled|may|can)\b[^.;]{0,60}\b(?:bind|commit|obligate|sign\s+(?:contracts?|(?:\w+\s+){0,5}(?:for|on\s+behalf\s+of)\s+the\s+company)|enter\s+into\s+(?:contracts?|agreements?)\s+(?:for|on\s+behalf))/i
const noBinding = /\b(?:no|not|neither|nor|without|never)\b[^.;]{0,80}\b(?:bind|commit|obligate|agent|partner|on\s+behalf\s+of|employee|authority)\b|\bindependent\s+contractor\b/i
const window = /\bexercis\w+\b[^.;]{0,160}\b(?:days?|months?|years?)\b|\b(?:days?|months?|years?)\b[^.;]{0,120}\bexercis\w+/i
const plan = /\b(?:option\s+agreement|stock\s+plan|equity\s+incentive\s+plan|option\s+plan|incentive\s+plan|award\s+agreement)\b/i

const market = 'The paper names the time to exercise, the 83(b) election for restricted stock, costs approved in advance, and no power to bind the company.'

export const looseEnds: Rule = {
	id: 'advisor.loose_ends',
	playbook: 'advisor',
	title: 'Costs, taxes and powers are settled',
	basis: { kind: 'G', source: 'startup practice; 26 U.S.C. 83(b)' },
	decide(input) {
		const { place, form } = advisorEquity(input)
		const text = visibleText(input)
		const findings: FindingDraft[] = []
		const open = passages(input, expenses).find(({ sentence }) => repaid.test(sentence.text) && !approved.test(sentence.text) && !/\b(?:exercise|tax\w*|indemnif\w*|legal|attorneys?)\b/i.test(sentence.text))
		if (open && !passages(input, expenses).some(({ sentence }) => approved.test(sentence.text))) {
			findings.push(issue({
				severity: 'medium',
				span: open,
				says: {
					friendly: 'You pay the advisor’s costs with no limit and no word in advance.',
					neutral: 'Costs are paid back with no approval and no cap.',
					legal: 'Expenses are reimbursable without prior approval or limit.',
				},
				why: 'A trip you never asked for may end up on your bill.',
				market,
				action: 'pay only costs that you approve in writing before they arise',
				reason: 'A young company must plan its cash.',
				fallback: 'Accept a cap of $200 a month.',
				replacement: 'The Company pays back costs only if it approved them in writing before they arose.',
			}))
		}
		const power = passages(input, binds, noBinding)[0]
		if (power) {
			findings.push(issue({
				severity: 'high',
				span: power,
				says: {
					friendly: 'The advisor may sign deals that bind your company.',
					neutral: 'The advisor may bind the company.',
					legal: 'The Advisor is granted authority to bind the Company.',
				},
				why: 'You could owe money under a contract you never saw.',
				market,
				action: 'strike the power to bind the company',
				reason: 'An advisor gives advice and signs nothing.',
				fallback: 'Walk away if the advisor insists on it.',
				replacement: 'The Advisor is an independent contractor and has no power to bind the Company.',
			}))
		}
		const [first, ...more] = findings
		if (first) return { outcome: 'flagged', findings: [first, ...more] }
		const missing: string[] = []
		if (place && form === 'stock' && restricted(text) && election83b.decide(input).outcome === 'absent') missing.push('the 83(b) election for the restricted stock')
		if (place && form === 'options' && !passages(input, window).length && !plan.test(text)) missing.push('how long the options can be used after the end')
		if (!wording(input, noBinding) && !expenses.test(text)) missing.push('who pays costs and that the advisor can’t bind the company')
		const late = election83b.decide(input)
		if (late.outcome === 'flagged') return late
		if (missing.length === 0) return place || expenses.test(text) || noBinding.test(text) ? passed(wording(input, noBinding) ?? wording(input, expenses)) : notApplicable
		return loose(missing)
	},
}

function restricted(text: string): boolean {
	return /\brestricted\s+(?:stock|shares)\b|\b(?:repurchase|forfeit\w*)\b|\bissued?\b[^.;]{0,60}\bshares\b/i.test(text)
}

function loose(missing: readonly string[]): Decision {
	const list = missing.join('; ')
	return absent({
		severity: missing.some((each) => each.includes('83(b)')) ? 'medium' : 'low',
		says: {
			friendly: `A few loose ends could bite later. Not settled here: ${list}.`,
			neutral: `The paper does not settle: ${list}.`,
			legal: `The agreement is silent on the following: ${list}.`,
		},
		why: 'Each of these may cost you or the advisor money or tax when it comes up.',
		market,
		action: `settle ${list}`,
		reason: 'It takes a line each.',
		fallback: 'Settle them in the option paper, if there is one.',
		replacement:
			'The Advisor may use vested options for 12 months after the end of service. Who gets restricted stock may file an 83(b) election within 30 days after the transfer. The Company pays costs that it approved in writing before. The Advisor is an independent contractor and can’t bind the Company.',
		decideBy: 'you',
	})
}
