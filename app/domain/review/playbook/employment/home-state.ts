import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed, monthsIn } from '../measures.ts'
import { capitalized, readerIs } from '../party-names.ts'
import { clauseTextAround, passage, passages, sentenceAt } from '../passages.ts'
import { isAbroad, stateIn } from '../places.ts'
import type { Rule } from '../rule.ts'
import { sentencesWith } from './sentences-with.ts'
import { hiring, namesOfBoth, working } from './sides.ts'
import { isAmerican, yearOf } from './stage.ts'
import { longestBonusClawback } from './thresholds.ts'
import { isCalifornian, isCompanyWorker, isContractor, workerState } from './worker.ts'

export const outOfState: Rule = {
	id: 'employment.out_of_state',
	playbook: 'employment',
	title: 'Governing law and forum for a California worker',
	basis: { kind: 'L', source: 'Cal. Lab. Code 925' },
	protects: [...hiring, ...working],
	standard: 'California law and a California forum for employees who live and work there.',
	wording: { onLawAndCourts: true },
	decide(input) {
		if (workerState(input) !== 'California' || isCompanyWorker(input)) return notApplicable
		const places = [...factsNamed(input, 'governing_law'), ...factsNamed(input, 'forum')]
		const away = places.find(({ value }) => (stateIn(value) !== null && stateIn(value) !== 'California') || isAbroad(value))
		// A bare name of a state proves nothing: the evidence is the sentence that chooses it.
		if (!away) {
			const [law] = places
			return law ? passed(sentenceAt(input, law) ?? law) : notApplicable
		}
		const { worker } = namesOfBoth(input)
		const contractor = isContractor(input)
		return flagged({
			severity: contractor ? 'low' : 'medium',
			span: sentenceAt(input, away) ?? away,
			says: contractor
				? `The law or forum of ${away.value} may not hold: the contractor lives and works in California.`
				: `The law or forum of ${away.value} does not hold for an employee who lives and works in California.`,
			why: contractor
				? 'Under Labor Code section 925 a contractor who turns out to be an employee may void the clause and recover legal fees.'
				: 'Under Labor Code section 925 the employee may void the clause and recover legal fees, unless their own lawyer negotiated it.',
			market: 'California law and a California forum for employees who live and work there.',
			action: 'provide for California law and courts',
			reason: 'California law applies to this job whatever the contract says.',
			fallback: 'Keep the clause only if the employee’s own lawyer negotiated it, and say so in the document.',
			replacement:
				'This Agreement is governed by the laws of the State of California. The state and federal courts in the county where ' +
				`${worker} works have exclusive jurisdiction over any dispute arising out of it.`,
			decideBy: 'lawyer',
		})
	},
}

const givesBack = patternPart`
	\b(?:
		repay\w*|reimburse\w*|refund\w*|pay\s+back|paid\s+back|return\w*|owes?|forfeit\w*|liable|pays?|charged?|deduct\w*|recover\w*
		|claw(?:ed)?\s*back|borne\s+by|bears?
	)\b
`
const cost = patternPart`
	\b(?:
		training(?!\s+(?:materials?|manuals?|documents?|records?))|education|courses?\s+(?:fees?|costs?)|certification|onboarding
		|recruit\w+|recruitment|replacement|visa|immigration|hiring\s+costs?|cost\s+of\s+(?:hiring|replacing)|relocation|moving
		|sign(?:ing|-on)\s+(?:bonus|payment)|sign-?on\b|bootcamp|tuition
	)\b
`
const leaving = patternPart`
	\b(?:
		resign\w*|quits?|leav(?:e|es|ing)|departs?|departure|terminat\w+
		|giv(?:es?|ing)\s+(?:in\s+)?(?:his\s+|her\s+|their\s+|your\s+)?notice
		|ends?\s+(?:it|(?:the|this|his|her|your|their)\s+(?:employment|job|agreement|contract|work|engagement))|employment\s+ends?
		|before\s+(?:completing|the\s+end|\w+\s+(?:\(\d+\)\s+)?(?:months?|years?))
		|within\s+(?:the\s+first\s+)?[\w-]+\s+(?:\(\d+\)\s+)?(?:months?|years?)|early\s+exit|stays?\s+less
	)\b
`
const mentionsCost = new RegExp(cost, 'i')
const payback = new RegExp(
	patternPart`
		${givesBack}[^.;]{0,160}${cost}[^.;]{0,200}${leaving}
		|${leaving}[^.;]{0,200}${givesBack}[^.;]{0,160}${cost}
		|${leaving}[^.;]{0,160}${cost}[^.;]{0,120}${givesBack}
		|${cost}[^.;]{0,120}${givesBack}[^.;]{0,160}${leaving}
		|${cost}[^.;]{0,200}${leaving}[^.;]{0,120}${givesBack}
	`,
	'i',
)
const penalty = new RegExp(
	patternPart`
		\b(?:resignation|resigning|leaving|quitting)\b[^.;]{0,60}\b(?:triggers?|costs?|carries|attracts?|leads\s+to|is\s+subject\s+to)\b
			[^.;]{0,20}(?:\bpenalt(?:y|ies)|\bfees?\b|\bfines?\b|\$)
		|\b(?:quit|exit|leaving|departure|early[\s-]termination|replacement|resignation)\s+(?:fees?|charges?|penalt(?:y|ies))\b
		|(?:\bresign\w*|\bquits?|\bleav(?:e|es|ing))\b[^.;]{0,120}\b(?:shall|will|must|agrees?\s+to)\s+(?:pay|owe|forfeit)\b[^.;]{0,80}(?:
			\$|\bliquidated\s+damages|\bpenalty|\bfee\b|\b(?:one|two|three|\d+)\s+(?:weeks|months)'?\s+(?:of\s+)?(?:salary|pay|wages)
		)
		|\b(?:pays?|owes?|forfeits?)\b[^.;]{0,80}(?:\$|\bliquidated\s+damages|\bpenalty|\bfee\b)[^.;]{0,80}\b(?:if|when|should|upon|on)\b
			[^.;]{0,40}\b(?:resign\w*|quits?|leav(?:es?|ing))\b
	`,
	'i',
)

/** "If he gives notice within three years he pays back $9,400": a sum, for leaving. */
const worker = patternPart`
	\b(?:employee|worker|contractor|consultant|executive|intern|developer|designer|engineer|freelancer|he|she|they|you|I)\s+
	(?:(?:shall|will|must|agrees?\s+to|ha(?:s|ve)\s+to)\s+)?(?:also\s+)?
`
const paysToLeave = new RegExp(
	patternPart`
		${leaving}[^;]{0,60}[$£€]\s?\d[^.;]{0,30}\b(?:deducted|withheld|kept\s+back|set\s+off)\b
		|${leaving}[^.;]{0,120}${worker}(?:re)?(?:pays?|owes?|refunds?|imburses?|turns?|forfeits?|gives?\s+back)\b[^;]{0,60}[$£€]\s?\d
		|${worker}(?:re)?(?:pays?|owes?|refunds?|imburses?|turns?|forfeits?)\b[^;]{0,60}[$£€]\s?\d[^.;]{0,100}\b(?:if|when|should)\b
			[^.;]{0,40}${leaving}
	`,
	'i',
)
const unearned =
	/\b(?:unearned|advance\w*|prepaid|pre-paid|unused|overpaid|not\s+(?:yet\s+)?(?:done|performed|earned|delivered)|expenses?|shares?|options?)\b/i

const itsCost = new RegExp(
	patternPart`
		${givesBack}[^.;]{0,60}\b(?:its|the|this|these|that|such|all|those)\s+(?:costs?|amounts?|sums?|expenses?)\b[^.;]{0,120}${leaving}
		|${leaving}[^.;]{0,120}${givesBack}[^.;]{0,60}\b(?:its|the|this|these|that|such|all|those)\s+(?:costs?|amounts?|sums?|expenses?)\b
	`,
	'i',
)
const paidByCompany = longPattern('i')`
	\b(?:company|employer|we|client)\s+(?:shall|will|must|agrees?\s+to)\s+(?:reimburse|repay|pay|refund)\b|\bseverance\b
	|\bconfidential\b
	|\b(?:benefits?|reimbursements?|payments?|bonus(?:es)?)\b[^.;]{0,40}\b(?:cease|end|stop|discontinue)s?\b
`

export const quitFee: Rule = {
	id: 'employment.quit_fee',
	playbook: 'employment',
	title: 'Money owed on leaving',
	basis: { kind: 'L', source: 'Cal. Bus. & Prof. Code 16608 and Lab. Code 926, from January 1, 2026' },
	protects: [...hiring, ...working],
	stake: 7,
	standard: 'None. At most a sign-on or relocation bonus is repaid pro rata within one to two years.',
	decide(input) {
		const fee =
			passage(input, penalty, paidByCompany) ??
			passage(input, paysToLeave, new RegExp(`${paidByCompany.source}|${unearned.source}`, 'i')) ??
			passage(sentencesWith(input, mentionsCost), payback, paidByCompany) ??
			passages(sentencesWith(input, /\b(?:costs?|amounts?|sums?|expenses?)\b/i), itsCost, paidByCompany).find((place) =>
				mentionsCost.test(clauseTextAround(input, place)),
			)
		if (!fee) return notApplicable
		// A bar from 2026 on does not reach a contract signed before.
		const california = isCalifornian(input) && (yearOf(input) ?? barredFrom) >= barredFrom
		const words = clauseTextAround(input, fee)
		// What the employer gets back harms it only where a court of its country would strike the term.
		if (readerIs(input, hiring) && !california && !isAmerican(input)) return notApplicable
		const bonusOnly = bonusWords.test(fee.sentence.text) && !otherCosts.test(fee.sentence.text)
		const shrinking =
			/\b(?:pro[\s-]?rat\w*|proportion\w*|unearned|reduced?\s+by|prorated)\b/i.test(words) && (monthsIn(words) ?? 0) <= longestBonusClawback
		const shortAndForCause = bonusOnly && (monthsIn(fee.sentence.text) ?? monthsOfFirstYear(fee.sentence.text)) <= usualBonusClawback
		if (bonusOnly && (shrinking || shortAndForCause) && !california) return passed(fee)
		const { worker } = namesOfBoth(input)
		const forWorker = readerIs(input, working)
		return flagged({
			severity: california ? 'high' : forWorker ? 'high' : 'medium',
			span: fee,
			says:
				`${capitalized(worker)} must pay or repay money for ` +
				`leaving${california ? ', which California has barred in contracts signed since January 1, 2026' : ''}.`,
			why: california
				? 'The term is void, and it gives the worker a claim for at least $5,000 and legal fees.'
				: forWorker
					? 'You would owe the company money on the day you resign, whatever your reason.'
					: 'Courts and regulators treat such "stay or pay" terms as penalties, and a growing number of states ban them.',
			market: 'None. At most a sign-on or relocation bonus is repaid pro rata within one to two years.',
			action: 'remove the duty to pay or repay money on leaving',
			reason: 'Training and recruiting are the company’s own cost.',
			fallback:
				'A sign-on bonus in a separate agreement, repaid pro rata for up to two years, without interest and only after a resignation.',
			replacement: `${capitalized(worker)} will not owe any fee, penalty or repayment because the engagement ends.`,
			decideBy: california ? 'lawyer' : 'counterparty',
		})
	},
}

/** Cal. Bus. & Prof. Code 16608 and Lab. Code 926 reach contracts signed from this year on. */
const barredFrom = 2026
/** Months in which a sign-on bonus is repaid in full without being out of the usual (ours). */
const usualBonusClawback = 12
const bonusWords = /\b(?:sign(?:ing|-on)|relocation|moving)\b/i
const otherCosts = longPattern('i')`
	\b(?:
		training(?!\s+(?:materials?|manuals?|documents?|records?))|education|courses?\s+(?:fees?|costs?)|certification|recruit\w+|visa
		|replacement|penalty|fee
	)\b
`

function monthsOfFirstYear(text: string): number {
	return /\bfirst\s+(?:anniversary|year)\b/i.test(text) ? 12 : Infinity
}
