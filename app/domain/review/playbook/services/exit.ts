import { readDurations } from '../../facts/durations.ts'
import { absent, flagged, notApplicable, passed, type Wording } from '../draft-finding.ts'
import { factsNamed, inDays, periodInWords } from '../measures.ts'
import { mentions, sectionWords } from '../mentions.ts'
import { type Passage, passage, sentenceAt, visibleText } from '../passages.ts'
import { actsOf, onlySide, sideName } from '../sides.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { tradeRole } from './roles.ts'
import { hangsUnderAnother } from './setting.ts'
import { longestCure, shortestCure, shortestVendorNotice } from './thresholds.ts'

const breach = String.raw`(?:breach\w*|break\w*|default\w*|fails?\b|failure|non-?performance|violat\w+|for\s+(?:good\s+)?cause)`
const leaveForBreach = new RegExp(String.raw`\b(?:terminat\w+|cancel\w*|end\s+(?:this|it|the\s+(?:agreement|contract))|leave|walk\s+away|quit)\b[^.]{0,260}\b${breach}|\b${breach}[^.]{0,260}\b(?:terminat\w+|cancel\w*|end\s+(?:this|it|the\s+(?:agreement|contract))|leave|walk\s+away|quit)\b`, 'i')
const atWill = /\b(?:terminat\w+|cancel\w*|end)\b[^.;]{0,120}\b(?:at\s+any\s+time|for\s+(?:any|no)\s+(?:or\s+no\s+)?reason|without\s+cause|for\s+(?:its\s+)?convenience|(?:by|on|upon|with)\s+(?:giving\s+)?(?:[\w'()-]+\s+){0,8}notice)/i
const ending = /terminat|cancel|\bend(?:s|ed|ing)?\b|\bleave\b|\bwalk\s+away|\bquit\b/i
/** Headings and lines of a table of contents promise nothing. */
const modal = /\b(?:may|shall|will|can|must|right|entitled|is|are)\b/i
const open = /\b(?:either|each|any|both)\s+(?:of\s+the\s+)?part(?:y|ies)\b|\bthe\s+other\s+party\b|\ba\s+party\b|\bnon-?(?:breaching|defaulting)\s+party\b|\beither\s+of\s+us\b|\bmutual\b/i

export const exit: Rule = {
	id: 'services.exit',
	playbook: 'services',
	title: 'You can leave when they fail you',
	basis: { kind: 'S', source: 'Common Paper and Bonterms cloud service forms: 30 days to cure, prepaid fees returned' },
	decide(input) {
		const causes = mentions(input, leaveForBreach, /\b(?:confidential\s+information|injuncti|surviv\w+)\b/i, ending).filter(({ sentence }) => modal.test(sentence.text))
		const leave = causes[0] ?? sectionedCause(input)
		const atWillForAll = mentions(input, atWill, undefined, ending).find(({ sentence }) => open.test(sentence.text) || customerActs(input, sentence))
		const walks = atWillForAll ? null : vendorWalks(input)
		if (!leave && !atWillForAll) return walks ? flagged(walks) : hangsUnderAnother(input) ? notApplicable : absent(noExit)
		const findings = [
			leave && !atWillForAll ? vendorOnly(input, causes, leave) : null,
			walks,
			leave ? oddCure(input) : null,
			noRefund(input),
		].filter((finding) => finding !== null)
		const [first, ...more] = findings
		return first ? flagged(first, ...more) : passed(leave ?? atWillForAll)
	},
}

/** "Either party may terminate if: (a) …": the reasons stand in sentences of their own. */
function sectionedCause(input: RuleInput): Passage | null {
	return mentions(input, /\bterminat\w+\b/i).find((place) => new RegExp(String.raw`\b${breach}`, 'i').test(sectionWords(input, place))) ?? null
}

function customerActs(input: RuleInput, sentence: Passage['sentence']) {
	return actsOf({ ...input, structure: { ...input.structure, sentences: [sentence] } }, /\b(?:may|can|right\s+to)\b[^.;]{0,60}\b(?:terminat|cancel|end)\w*/i).some(({ side }) => side === 'both' || tradeRole(input, side) === 'customer')
}

type PlacedWording = Wording & { span: { start: number; end: number } }

function vendorOnly(input: RuleInput, causes: readonly Passage[], leave: Passage): PlacedWording | null {
	const sentences = causes.length > 0 ? causes.map(({ sentence }) => sentence) : [leave.sentence]
	if (sentences.some(({ text }) => open.test(text) || /\b(?:may|shall|will|can)\s+be\s+terminated\b(?!\s+(?:only\s+)?by\s+\p{Lu})/u.test(text))) return null
	const act = onlySide(actsOf({ ...input, structure: { ...input.structure, sentences } }, /\b(?:may|can|right\s+to|entitled\s+to)\b[^.;]{0,80}\b(?:terminat|cancel|end|suspend)\w*/i))
	if (!act || tradeRole(input, act.side) === 'customer') return null
	return {
		...noExit,
		severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
		span: leave,
		says: {
			friendly: `Only ${sideName(act.side)} may leave when the other side fails. You would be stuck.`,
			neutral: `Only ${sideName(act.side)} may end the contract for a breach.`,
			legal: `The right to terminate for breach is reserved to ${sideName(act.side)} alone.`,
		},
	}
}

const leavesAtWill = /\b(?:may|can|is\s+(?:free|entitled)\s+to|has\s+the\s+right\s+to|reserves\s+the\s+right\s+to)\b(?!\s+not)[^.;]{0,30}\b(?:terminat\w+|cancel|end|stop|quit|walk\s+away|withdraw|leave)\b[^.;]{0,100}\b(?:at\s+any\s+(?:time|moment)|for\s+(?:any|no)\s+(?:or\s+no\s+)?reason|without\s+(?:cause|reason|notice)|for\s+(?:its\s+)?convenience|at\s+will|(?:on|by|with|upon)\s+(?:giving\s+)?(?:[\w'’()-]+\s+){0,5}notice)/i
/** A right to leave that hangs on an event is none at will. */
const onEvent = /\b(?:if|unless|should|where|in\s+case|in\s+the\s+event|breach\w*|default\w*|fail\w*|non-?payment|insolven\w*)\b/i

/** The vendor alone may leave, and so soon that nobody else can take over. */
function vendorWalks(input: RuleInput): PlacedWording | null {
	const act = onlySide(actsOf(input, leavesAtWill).filter(({ sentence }) => !onEvent.test(sentence.text)))
	if (!act || !isVendor(input, act.side) || /\b(?:section|clause|paragraph|in\s+accordance)\b/i.test(act.sentence.text)) return null
	const days = readDurations(act.sentence.text).flatMap(({ unit, readings }) => readings.map((quantity) => (unit === 'business days' ? (quantity * 7) / 5 : inDays({ quantity, unit })))).filter((value) => value !== null)
	if (days.length > 0 && Math.max(...days) >= shortestVendorNotice) return null
	const time = days.length > 0 ? `with ${Math.round(Math.max(...days))} days’ notice` : 'with no notice'
	return {
		severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
		span: act.sentence,
		says: {
			friendly: `They may walk out ${time}. You would have no time to find someone else.`,
			neutral: `${sideName(act.side)} may stop at will ${time}.`,
			legal: `${sideName(act.side)} may terminate for convenience ${time}, with no like right for the other side.`,
		},
		why: 'Half-done work is worth little, and a new vendor needs weeks to start.',
		market: '30 days to cure a breach. A vendor that may leave at will gives at least 30 days and hands over.',
		action: 'give the same right to both sides, with 30 days’ notice',
		reason: 'We need time to hand the work over.',
		fallback: 'Accept 15 days, with a refund of what is prepaid and help with the handover.',
		replacement: 'Either party may end this Agreement with 30 days’ written notice. Provider hands over all work done and refunds fees paid for work not done.',
	}
}

/** A side called by its name alone is the vendor if it does the work or sends the bill. */
function isVendor(input: RuleInput, side: string) {
	const role = tradeRole(input, side)
	return role === 'vendor' || (role === null && actsOf(input, worksOrBills).some((act) => act.side.toLowerCase() === side.toLowerCase()))
}

const worksOrBills = /\b(?:bills|invoices|provides|performs|delivers|supplies|installs|builds|renders|carries\s+out|(?:shall|will|must)\s+(?:provide|perform|deliver|supply|install|build|render|carry\s+out)\s+(?:the\s+)?(?:\w+\s+)?(?:services?|work|deliverables|products?))\b/

function oddCure(input: RuleInput): PlacedWording | null {
	for (const fact of factsNamed(input, 'cure_period')) {
		const sentence = sentenceAt(input, fact)
		const days = fact.unit === 'business days' && fact.quantity !== null ? (fact.quantity * 7) / 5 : inDays(fact)
		if (!sentence || days === null || !/\bterminat\w+|\bend\s+this|\bcancel/i.test(`${sentence.text} ${parentWords(input, sentence)}`)) continue
		// A late payment is quickly mended: ten days are usual there.
		if (/\b(?:pay\w*|invoice\w*|overdue|undisputed)\b/i.test(visibleText(input).slice(Math.max(sentence.start, fact.start - 120), fact.end)) && days < shortestCure) continue
		if (/\b(?:warrant\w*|nonconform\w*|deliverables?|reject\w*|accept(?:ance|ed)?)\b/i.test(sentence.text) && !/\bbreach|default/i.test(sentence.text)) continue
		if (days >= shortestCure && days <= longestCure) continue
		const long = days > longestCure
		return {
			severity: long ? { sending: 'low', receiving: 'medium', unsure: 'medium' } : 'low',
			span: fact,
			says: {
				friendly: long ? `They get ${periodInWords(fact)} to mend a breach before you may leave. That is a long wait.` : `There are just ${periodInWords(fact)} to mend a breach. That is soon over when you are the one who slipped.`,
				neutral: `The time to cure a breach is ${periodInWords(fact)}, not the usual 30 days.`,
				legal: `The cure period of ${periodInWords(fact)} departs from the customary 30 days.`,
			},
			why: long ? 'You keep paying for a service that does not work.' : 'One late reply could cost you the contract.',
			market: '30 days to cure a breach, for both sides.',
			action: 'set the time to cure a breach at 30 days',
			reason: 'It is fair to both of us.',
			fallback: long ? 'Accept 45 days if you need not pay while the service is down.' : 'Accept 15 days.',
			replacement: exitClause,
		}
	}
	return null
}

function parentWords({ structure, ...input }: RuleInput, { clauseId }: Passage['sentence']) {
	const parent = structure.clauses.find(({ id }) => id === structure.clauses.find((clause) => clause.id === clauseId)?.parentId)
	return parent ? visibleText(input).slice(parent.start, Math.min(parent.end, parent.start + 400)) : ''
}

const prepaid = /\b(?:fees?|pay\w*|paid|invoice\w*|bill\w*|subscription|charges?|price)\b[^.;]{0,140}\b(?:in\s+advance|up\s?front|prepa(?:id|y\w*)|pre-paid|non-?refundable|not\s+refundable|no\s+refunds?)\b|\b(?:prepa(?:id|ys?|ying)|pre-paid|advance|annual\s+upfront|non-?refundable)\b[^.;]{0,40}\b(?:fees?|payments?|subscription)\b|\bno\s+refunds?\b/i
const refund = /\brefund(?:s|ed|ing)?\b|\b(?:return|repay|reimburse|credit)\w*\b[^.;]{0,80}\b(?:prepaid|pre-paid|unused|unearned|pro[\s-]?rata|advance)\b/i

function noRefund(input: RuleInput): PlacedWording | null {
	const paidAhead = mentions(input, prepaid, /\b(?:expenses?|travel|taxes|advance\s+(?:written\s+)?(?:notice|approval|consent)|in\s+advance\s+(?:of|in)\s+writing|notif\w+|one-?time|set-?up|implementation|monthly|(?:each|per|of\s+the)\s+month|holidays?|authori[sz]ed\s+in)\b/i, /advance|up\s?front|prepa|pre-paid|refund/i)[0]
	if (!paidAhead) return null
	const returned = passage(input, refund, /\bnon-?refundable\b(?![^.]{0,120}\b(?:except|unless|other\s+than|save|subject)\b)|\bno\s+refunds?\b(?![^.]{0,80}\b(?:except|unless|other\s+than|save)\b)/i)
	if (returned) return null
	return {
		severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
		span: paidAhead,
		says: {
			friendly: 'You pay ahead and get nothing back if they fail and you leave.',
			neutral: 'Fees are paid ahead, and none come back when the contract ends for a breach.',
			legal: 'There is no pro rata refund of prepaid fees upon termination for cause.',
		},
		why: 'A vendor that already has the money for the year has less reason to mend things.',
		market: 'When the customer leaves for a breach, prepaid fees for the time left come back.',
		action: 'add a refund of prepaid fees for the time left when the vendor is in breach',
		reason: 'Nobody should pay for a service that has stopped.',
		fallback: 'Pay by the month or the quarter.',
		replacement: 'If Customer ends this Agreement for Provider’s breach, Provider will refund within 30 days all prepaid fees for the time after the end.',
	}
}

const exitClause =
	'Either party may end this Agreement with written notice if the other is in material breach and does not cure it within 30 days after notice. If Customer ends it for Provider’s breach, Provider refunds the prepaid fees for the time left.'

const noExit = {
	severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
	says: {
		friendly: 'The paper gives you no way out when they fail you.',
		neutral: 'There is no right to end the contract for a breach.',
		legal: 'The agreement grants no right to terminate for material breach.',
	},
	why: 'You may have to go on paying for bad work, or sue to get out.',
	market: 'Either side may leave if the other breaks the deal and does not mend it in 30 days. Prepaid fees come back.',
	action: 'add a right for both sides to end the contract for a breach not cured in 30 days, with a refund of prepaid fees',
	reason: 'Both of us need a way out if it does not work.',
	fallback: 'Accept a right to leave at any time with 60 days’ notice. Walk away if there is no exit at all for a term of more than a year.',
	replacement: exitClause,
} as const
