import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed, monthsIn } from '../measures.ts'
import { clauseTextAround, passage, passages } from '../passages.ts'
import { isAbroad, stateIn } from '../places.ts'
import type { Rule } from '../rule.ts'
import { sentencesWith } from './sentences-with.ts'
import { longestBonusClawback } from './thresholds.ts'
import { isCalifornian, isCompanyWorker, isContractor, workerState } from './worker.ts'

export const outOfState: Rule = {
	id: 'employment.out_of_state',
	playbook: 'employment',
	title: 'A Californian is judged at home',
	basis: { kind: 'L', source: 'Cal. Lab. Code 925' },
	decide(input) {
		if (workerState(input) !== 'California' || isCompanyWorker(input)) return notApplicable
		const places = [...factsNamed(input, 'governing_law'), ...factsNamed(input, 'forum')]
		if (places.length === 0) return notApplicable
		const away = places.find(({ value }) => (stateIn(value) !== null && stateIn(value) !== 'California') || isAbroad(value))
		if (!away) return passed(places[0])
		return flagged({
			severity: isContractor(input) ? 'low' : 'medium',
			span: away,
			says: {
				friendly: `The worker is in California, but law or court is ${away.value}. The worker can undo that at will.`,
				neutral: `Law or court is ${away.value} for a worker who lives in California.`,
				legal: `The choice of ${away.value} is voidable at the request of a California worker.`,
			},
			why: 'The worker can have the clause set aside and claim legal fees. You would argue about the place first, at a cost.',
			market: 'California law and courts for people who live and work there.',
			action: 'name California law and courts',
			reason: 'They apply in the end anyway.',
			fallback: 'Keep the clause if the worker’s own lawyer helped to agree it, and say so in the paper.',
			replacement: 'California law governs this Agreement. The courts in the county where the Worker works hear all disputes about it.',
		})
	},
}

const givesBack = String.raw`\b(?:repay\w*|reimburse\w*|refund\w*|pay\s+back|paid\s+back|return\w*|owes?|forfeit\w*|liable|pays?|charged?|deduct\w*|recover\w*|claw(?:ed)?\s*back|borne\s+by|bears?)\b`
const cost = String.raw`\b(?:training(?!\s+(?:materials?|manuals?|documents?|records?))|education|courses?\s+(?:fees?|costs?)|certification|onboarding|recruit\w+|recruitment|replacement|visa|immigration|hiring\s+costs?|cost\s+of\s+(?:hiring|replacing)|relocation|moving|sign(?:ing|-on)\s+(?:bonus|payment)|sign-?on\b|bootcamp|tuition)\b`
const leaving = String.raw`\b(?:resign\w*|quits?|leav(?:e|es|ing)|departs?|departure|terminat\w+|giv(?:es?|ing)\s+(?:in\s+)?(?:his\s+|her\s+|their\s+|your\s+)?notice|ends?\s+(?:it|(?:the|this|his|her|your|their)\s+(?:employment|job|agreement|contract|work|engagement))|employment\s+ends?|before\s+(?:completing|the\s+end|\w+\s+(?:\(\d+\)\s+)?(?:months?|years?))|within\s+(?:the\s+first\s+)?[\w-]+\s+(?:\(\d+\)\s+)?(?:months?|years?)|early\s+exit|stays?\s+less)\b`
const mentionsCost = new RegExp(cost, 'i')
const payback = new RegExp(String.raw`${givesBack}[^.;]{0,160}${cost}[^.;]{0,200}${leaving}|${leaving}[^.;]{0,200}${givesBack}[^.;]{0,160}${cost}|${leaving}[^.;]{0,160}${cost}[^.;]{0,120}${givesBack}|${cost}[^.;]{0,120}${givesBack}[^.;]{0,160}${leaving}|${cost}[^.;]{0,200}${leaving}[^.;]{0,120}${givesBack}`, 'i')
const penalty = new RegExp(String.raw`\b(?:resignation|resigning|leaving|quitting)\b[^.;]{0,60}\b(?:triggers?|costs?|carries|attracts?|leads\s+to|is\s+subject\s+to)\b[^.;]{0,20}(?:\bpenalt(?:y|ies)|\bfees?\b|\bfines?\b|\$)|\b(?:quit|exit|leaving|departure|early[\s-]termination|replacement|resignation)\s+(?:fees?|charges?|penalt(?:y|ies))\b|(?:\bresign\w*|\bquits?|\bleav(?:e|es|ing))\b[^.;]{0,120}\b(?:shall|will|must|agrees?\s+to)\s+(?:pay|owe|forfeit)\b[^.;]{0,80}(?:\$|\bliquidated\s+damages|\bpenalty|\bfee\b|\b(?:one|two|three|\d+)\s+(?:weeks|months)'?\s+(?:of\s+)?(?:salary|pay|wages))|\b(?:pays?|owes?|forfeits?)\b[^.;]{0,80}(?:\$|\bliquidated\s+damages|\bpenalty|\bfee\b)[^.;]{0,80}\b(?:if|when|should|upon|on)\b[^.;]{0,40}\b(?:resign\w*|quits?|leav(?:es?|ing))\b`, 'i')

/** "If he gives notice within three years he pays back $9,400": a sum, for leaving. */
const worker = String.raw`\b(?:employee|worker|contractor|consultant|executive|intern|developer|designer|engineer|freelancer|he|she|they|you|I)\s+(?:(?:shall|will|must|agrees?\s+to|ha(?:s|ve)\s+to)\s+)?(?:also\s+)?`
const paysToLeave = new RegExp(String.raw`${leaving}[^;]{0,60}[$£€]\s?\d[^.;]{0,30}\b(?:deducted|withheld|kept\s+back|set\s+off)\b|${leaving}[^.;]{0,120}${worker}(?:re)?(?:pays?|owes?|refunds?|imburses?|turns?|forfeits?|gives?\s+back)\b[^;]{0,60}[$£€]\s?\d|${worker}(?:re)?(?:pays?|owes?|refunds?|imburses?|turns?|forfeits?)\b[^;]{0,60}[$£€]\s?\d[^.;]{0,100}\b(?:if|when|should)\b[^.;]{0,40}${leaving}`, 'i')
const unearned = /\b(?:unearned|advance\w*|prepaid|pre-paid|unused|overpaid|not\s+(?:yet\s+)?(?:done|performed|earned|delivered)|expenses?|shares?|options?)\b/i

/** "You owe us its cost if you leave": what it is the cost of stands in the sentence before. */
const itsCost = new RegExp(String.raw`${givesBack}[^.;]{0,60}\b(?:its|the|this|these|that|such|all|those)\s+(?:costs?|amounts?|sums?|expenses?)\b[^.;]{0,120}${leaving}|${leaving}[^.;]{0,120}${givesBack}[^.;]{0,60}\b(?:its|the|this|these|that|such|all|those)\s+(?:costs?|amounts?|sums?|expenses?)\b`, 'i')
const paidByCompany = /\b(?:company|employer|we|client)\s+(?:shall|will|must|agrees?\s+to)\s+(?:reimburse|repay|pay|refund)\b|\bseverance\b|\bconfidential\b/i

export const quitFee: Rule = {
	id: 'employment.quit_fee',
	playbook: 'employment',
	title: 'Leaving costs nothing',
	basis: { kind: 'L', source: 'Cal. Bus. & Prof. Code 16608 and Lab. Code 926, from January 1, 2026' },
	decide(input) {
		const fee = passage(input, penalty, paidByCompany) ?? passage(input, paysToLeave, new RegExp(`${paidByCompany.source}|${unearned.source}`, 'i')) ?? passage(sentencesWith(input, mentionsCost), payback, paidByCompany) ?? passages(sentencesWith(input, /\b(?:costs?|amounts?|sums?|expenses?)\b/i), itsCost, paidByCompany).find((place) => mentionsCost.test(clauseTextAround(input, place)))
		if (!fee) return passed()
		const california = isCalifornian(input)
		const bonusOnly = /\b(?:sign(?:ing|-on)|relocation|moving)\b/i.test(fee.sentence.text) && !/\b(?:training(?!\s+(?:materials?|manuals?|documents?|records?))|education|courses?\s+(?:fees?|costs?)|certification|recruit\w+|visa|replacement|penalty|fee)\b/i.test(fee.sentence.text)
		const shrinking = /\b(?:pro[\s-]?rat\w*|proportion\w*|unearned|reduced?\s+by|prorated)\b/i.test(clauseTextAround(input, fee)) && (monthsIn(clauseTextAround(input, fee)) ?? 0) <= longestBonusClawback
		if (bonusOnly && shrinking && !california) return passed(fee)
		return flagged({
			severity: california ? 'high' : { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: fee,
			says: {
				friendly: `Strike the cost of leaving.${california ? ' California has barred such terms in papers signed since January 2026.' : ' People should be free to go.'}`,
				neutral: `A worker who leaves must pay or give money back.${california ? ' California bars that since January 2026.' : ''}`,
				legal: `The clause imposes a repayment duty or fee upon separation${california ? ', which California prohibits in contracts made on or after January 1, 2026' : ''}.`,
			},
			why: california ? 'The term is void. A worker can claim at least $5,000 and legal fees for it.' : 'Courts look hard at such terms, and more states ban them each year. It also scares good people off.',
			market: 'None. At most a sign-on bonus is paid back in part within two years.',
			action: 'strike the duty to pay when the worker leaves',
			reason: 'The cost of training is a cost of doing business.',
			fallback: 'A sign-on bonus in a paper of its own, paid back in part for up to two years, with no interest and only if the worker quits.',
			replacement: 'The Worker owes no fee and no repayment because the work ends.',
			decideBy: california ? 'lawyer' : 'counterparty',
		})
	},
}
