import { flagged, issue, notApplicable, passed, undecided, type Wording } from '../draft-finding.ts'
import { mentions, sectionWords } from '../mentions.ts'
import { type Passage, passage, wording } from '../passages.ts'
import { actsOf, onlySide, sideName } from '../sides.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { tradeRole } from './roles.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }
type PlacedWording = Wording & { span: Passage }

export const assignment: Rule = {
	id: 'services.assignment',
	playbook: 'services',
	title: 'A sale breaks nothing, and nobody is bound in person',
	basis,
	supersedes: ['general.change_of_control', 'general.one_sided_assignment'],
	decide(input) {
		const clause = transferClause(input)
		const findings = [saleNeedsConsent(input, clause), personalGuarantee(input)].filter((finding) => finding !== null)
		if (findings.length > 0) return { outcome: 'flagged', findings: findings.map(issue) }
		return clause ? passed(clause) : undecided
	},
}

const notTheContract = /\b(?:intellectual\s+property|inventions?|work\s+product|right,?\s+title|deliverables?|personnel|tasks?|staff)\b/i

function transferClause(input: RuleInput): Passage | null {
	return wording(input, /\b(?:assign(?:s|ed|able|ment)?|transfer(?:s|red|able)?|delegate)\b[^.;]{0,100}\b(?:this\s+)?(?:agreement|contract|rights|obligations|order)\b|\b(?:agreement|contract|rights\s+(?:and|or)\s+obligations)\b[^.;]{0,60}\b(?:assigned|transferred|assignable)\b|\bmay\s+not\s+(?:assign|transfer)\b|\b(?:hand|hands|pass|passes|passed|make|makes)\s+(?:on|over)\b[^.;]{0,40}\b(?:agreement|contract|rights|it)\b/i, notTheContract)
}

const sale = /\b(?:change\s+(?:of|in)\s+control|merger|merge[sd]?|sale\s+of\s+(?:all|substantially|a\s+majority|its)|acquisition|acquire[sd]?|successor|reorgani[sz]ation|purchaser\s+of)\b/i
const saleIsBarred = /\b(?:change\s+(?:of|in)\s+control|merger|sale\s+of\s+(?:(?:all\s+or\s+)?substantially|all\s+of\s+its|a\s+majority)|acquisition\s+of\s+(?:\w+\s+){0,3}(?:shares|stock|control|business|party|customer|client|provider|vendor)|transfer\s+of\s+(?:\w+\s+){0,3}(?:shares|stock|equity|ownership))\b[^.]{0,200}\b(?:deemed|considered|constitut\w+|treated\s+as|terminat\w+|consent|approval|breach|default)\b|\b(?:deemed|considered|constitut\w+|consent|approval|terminat\w+|assign\w*)\b[^.]{0,160}\b(?:change\s+(?:of|in)\s+control|by\s+(?:merger|operation\s+of\s+law))\b|\b(?:a\s+sale\s+of|whoever\s+buys|if\s+\S+\s+is\s+sold)\b[^.;]{0,60}\b(?:ends?|stops?|voids?)\s+(?:it|this|the\s+(?:agreement|contract))\b|\b(?:buys?|acquires?|purchases?|takes\s+over|sale|sold)\b[^.;]{0,60}\b(?:company|business|shares|stock|control)\b[^.;]{0,60}\b(?:counts?|treated|deemed|considered|is)\b[^.;]{0,20}\b(?:transfer|assignment)\b/i
const saleIsFree = /(?<!\b(?:neither|no)\s+party\s)\b(?:may|can)\b(?!\s+not)[^.]{0,100}\b(?:assign|transfer)\w*\b[^.]{0,200}\bwithout\b[^.]{0,60}\bconsent\b|\bwithout\b[^.;]{0,60}\bconsent\b[^.]{0,160}\b(?:merger|acquisition|sale\s+of|successor|change\s+(?:of|in)\s+control|affiliate)|\b(?:except|unless|other\s+than|save|however|provided)\b[^.]{0,140}\b(?:merger|acquisition|sale\s+of|successor|change\s+(?:of|in)\s+control|acquirer|reorgani[sz]ation)|\b(?:change\s+(?:of|in)\s+control|merger|acquisition)\b[^.;]{0,60}\b(?:is|are|does|do|shall|will)\s+not\b|\b(?:may|can|right\s+to)\s+(?:transfer\s+or\s+)?assign\b[^.;]{0,140}\b(?:successor|acquir\w+|affiliate\w*|purchaser|merg\w+|buyer)/i
const consentIsFair = /\bnot\b[^.;]{0,40}\bunreasonably\b|\breasonable\s+(?:consent|grounds)/i

function saleNeedsConsent(input: RuleInput, clause: Passage | null): PlacedWording | null {
	const barred = mentions(input, saleIsBarred, /\bmeans\b|\bvest\w*\b|\baccelerat\w+|\b(?:shall|will|does|do|is|are)\s+not\b[^.;]{0,40}\b(?:be\s+)?(?:deemed|considered|constitute|require|treated)\b|\breceivables?\b|\bseverance\b|\byour\s+employment\b/i, /control|merger|acqui|sale\s+of|sold|transfer\s+of|buys?\b|purchases?\b|takes\s+over/i)
		.find(({ sentence }) => /\b(?:shall|will|may|must|is|are|requires?|needs?|constitutes?|includes?)\b/i.test(sentence.text) && !saleIsFree.test(sentence.text) && (clause !== null || /\bchange\s+(?:of|in)\s+control\b/i.test(sentence.text)))
	const words = clause ? sectionWords(input, clause) : ''
	if (barred && !(clause && saleIsFree.test(words) && barred.sentence !== clause.sentence && !/\bterminat\w+\b/i.test(barred.sentence.text))) return saleWording(barred, 'A sale of your company needs their leave, or lets them walk out.', { sending: 'low', receiving: 'high', unsure: 'medium' })
	if (!clause || saleIsFree.test(words)) return null
	const lopsided = oneSideBarred(input)
	if (lopsided) return saleWording(lopsided.place, `Only ${sideName(lopsided.side)} is barred from passing the contract on.`, { sending: 'low', receiving: 'medium', unsure: 'medium' })
	const flatBan = mentions(input, ban, notTheContract, /assign|transfer/i).find(({ sentence }) => !sale.test(sentence.text) && !otherThings.test(sentence.text))
	if (!flatBan || consentIsFair.test(`${words} ${sectionWords(input, flatBan)}`)) return null
	const consent = /\b(?:consent|approval|agreement\s+of|agreed)\b/i.test(flatBan.sentence.text)
	// That both sides ask each other first is common, and in most cases the answer is yes.
	if (consent && !/\b(?:sole|absolute)\b[^.;]{0,20}\bdiscretion\b|\boperation\s+of\s+law\b/i.test(flatBan.sentence.text)) return null
	return saleWording(flatBan, consent ? 'The contract may pass to a buyer of your company only with their leave.' : 'The contract may not pass to a buyer of your company at all.', { sending: 'low', receiving: 'medium', unsure: 'medium' })
}

const ban = /\b(?:(?:may|shall|will|can)\s*not|neither\s+party|no\s+party)\b[^.;]{0,80}\b(?:assign|transfer)\w*\b[^.;]{0,80}\b(?:agreement|contract|rights|obligations|order|it)\b|\b(?:agreement|contract|rights|obligations)\b[^.;]{0,60}\b(?:not\s+be\s+(?:\w+,?\s+){0,3}(?:assign|transfer)\w*|not\s+assignable|non-?assignable)/i
const otherThings = /\b(?:copy|copies|duplicate|sub-?licen[cs]e\s+sell|lease|disclose|software\s+to|materials|goods|export)\b/i

/** The side that alone may not hand the contract on; a customer's freedom with a bound vendor harms nobody. */
function oneSideBarred(input: RuleInput) {
	const bound = onlySide(actsOf(input, /\b(?:may|shall|will|can)\s*not\b[^.;]{0,40}\b(?:assign|transfer)\b/i, { denied: true }).filter(({ sentence }) => ban.test(sentence.text) && !notTheContract.test(sentence.text) && !otherThings.test(sentence.text)))
	if (!bound || tradeRole(input, bound.side) === 'vendor') return null
	const place = mentions(input, /\b(?:assign|transfer)\b/i).find(({ sentence }) => sentence === bound.sentence)
	return place ? { side: bound.side, place } : null
}

function saleWording(span: Passage, says: string, severity: Wording['severity']): PlacedWording {
	return {
		severity,
		span,
		says: {
			friendly: `${says} That hands them power over your exit.`,
			neutral: says,
			legal: `The assignment clause restricts a transfer to the successor of the business. ${says}`,
		},
		why: 'A buyer will ask for that consent. They may want money for it, or hold up the sale.',
		market: 'Consent is needed, but not for a buyer of the whole business. It may not be held back without a good cause.',
		action: 'let both sides pass the contract to a buyer of the business without consent',
		reason: 'A sale should not need leave from every vendor.',
		fallback: 'Accept notice after the sale, and consent only for a direct rival.',
		replacement: 'Neither party may assign this Agreement without the consent of the other, which may not be unreasonably withheld. Either may assign it without consent to the successor of its whole business. A change of control is not an assignment.',
	}
}

function personalGuarantee(input: RuleInput): PlacedWording | null {
	const place = passage(input, /\bpersonal(?:ly)?\s+(?:and\s+\w+\s+)?(?:guarant\w+|liable|responsible|surety)\b|\b(?:founders?|owners?|principals?|shareholders?|directors?|officers?|individual|undersigned|signator(?:y|ies))\b[^.;]{0,80}\b(?:guarantees?\s+(?:the|all|to|each|payment|performance|that)|(?:is|are|shall\s+be)\s+jointly\s+and\s+severally\s+liable|as\s+surety)\b|\b(?:founders?|owners?|principals?|shareholders?|directors?|officers?|managers?|s?he)\b[^.;]{0,80}\b(?:vouch\w*|stands?\s+(?:surety|good)|answers?\s+in\s+person|(?:with|from)\s+(?:his|her|their)\s+own\s+(?:assets|money|property|means|pocket))\b|\bguarantor\b[^.;]{0,80}\b(?:guarantees?|unconditional\w*|liable)\b/i, /\b(?:no|not|nothing|neither)\b[^.;]{0,60}\b(?:personal|guarant)|\bpersonal\s+data\b|\bwarrant(?:s|y|ies)\s+and\s+guarant/i)
	return place && {
		severity: 'high',
		span: place,
		says: {
			friendly: 'You would stand behind this with your own money, not just the company’s.',
			neutral: 'A person guarantees the debts of the company under this contract.',
			legal: 'The agreement contains a personal guarantee.',
		},
		why: 'If the company can’t pay, they may go after your home and savings.',
		market: 'None. The company alone is bound.',
		action: 'strike the personal guarantee',
		reason: 'The contract is with the company.',
		fallback: 'Offer a deposit or monthly payment ahead. Walk away if they insist.',
		replacement: 'Only the parties named above are bound. No founder, owner, director or employee is liable in person.',
		decideBy: 'lawyer',
	}
}

const severalPapers = /\b(?:statements?\s+of\s+work|SOWs?|order\s+forms?|work\s+orders?|purchase\s+orders?)\b/i
const whichWins = /\b(?:order\s+of\s+precedence|(?:shall|will|does|do)?\s*(?:prevails?|controls?|takes?\s+precedence|governs?\s+over|supersedes?|wins?|goes\s+first|comes\s+first|goes\s+before|takes?\s+priority|ranks?\s+(?:above|before|ahead|first)))\b[^.;]{0,120}|\b(?:conflict|inconsisten\w+|discrepanc\w+|differ|differs|clash|clashes)\b[^.]{0,160}\b(?:prevail|control|precedence|govern|wins?|order)\w*/i

/** Work is ordered by papers of their own: "each statement of work that both sign"; an order number on an invoice is no such paper. */
const underThis = /\b(?:each|every|any|one\s+or\s+more|separate|individual|mutually)\b[^.;]{0,40}\b(?:statements?\s+of\s+work|SOWs?|order\s+forms?|work\s+orders?)\b|\b(?:statements?\s+of\s+work|SOWs?|order\s+forms?|work\s+orders?)\b[^.;]{0,60}\b(?:sign\w*|execut\w+|agreed?|issued)\b/i
const ordersNamed = /\borders?\b[^.;]{0,80}\(\s?(?:each,?\s+)?(?:an?\s+|the\s+)?["“]Orders?["”]/i

export const precedence: Rule = {
	id: 'services.assignment_precedence',
	playbook: 'services',
	title: 'It says which paper wins',
	basis,
	decide(input) {
		const papers = mentions(input, severalPapers)
		const signed = papers.find(({ sentence }) => underThis.test(sentence.text)) ?? mentions(input, ordersNamed)[0]
		const first = signed ?? papers[0]
		if (!first || (!signed && papers.length < 2)) return notApplicable
		const rule = mentions(input, whichWins).find(({ sentence }) => /\bconflict|inconsisten|discrepan|differ|clash|precedence|prevail|control|wins?\b|first\b|priority|rank/i.test(sentence.text))
		if (rule) return passed(rule)
		return flagged({
			severity: 'low',
			span: first,
			says: {
				friendly: 'There are several papers, and nothing says which one wins if they clash.',
				neutral: 'No order of precedence is set between the papers.',
				legal: 'The agreement contains no order of precedence.',
			},
			why: 'A line in an order could undo a right you fought for here.',
			market: 'The main agreement wins, unless an order names the clause that it changes.',
			action: 'say that this agreement wins over orders and statements of work',
			reason: 'It saves us a fight later.',
			replacement: 'If the papers conflict, this Agreement prevails over an order or statement of work, unless that paper names the clause it changes and both parties sign it.',
		})
	},
}
