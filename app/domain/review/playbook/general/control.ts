import { flagged, notApplicable, passed } from '../draft-finding.ts'
import { definitionsUsed } from '../mentions.ts'
import { passage, passages, wording } from '../passages.ts'
import { actsOf, onlySide, sideName } from '../sides.ts'
import type { Rule, RuleBasis, RuleInput } from '../rule.ts'
import { isPolicy } from './document-kinds.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }
const oneSided = { sending: 'low', receiving: 'high', unsure: 'medium' } as const

/** A right to leave that hangs on a breach or an event is no right to leave at will. */
const conditional = /\bmutual(?:ly)?\s+(?:written\s+)?(?:consent|agree\w*)|\bmutual\s+consent\b|\b(?:if|in\s+the\s+event|in\s+case|should|unless|provided\s+that|upon\s+(?:the\s+|an?\s+|any\s+)?(?:occurrence|event|breach|default|failure|change))\b|\bevents?\s+of\s+default\b|\bmaterial\s+breach\b/i

export const oneSidedTermination: Rule = {
	id: 'general.one_sided_termination',
	playbook: 'general',
	title: 'Both sides may leave',
	basis,
	decide(input) {
		const acts = actsOf(
			input,
			/\b(?:may|can|shall\s+have\s+the\s+right\s+to|has\s+the\s+right\s+to|is\s+entitled\s+to|reserves\s+the\s+right\s+to)\b[^.;]{0,40}\b(?:terminat\w+|(?:end|cancel|close|stop|quit|leave|withdraw\s+from|walk\s+away\s+from)\s+(?:(?:this|the|any|all|its|their|your|our|an?)\s+)?(?:\w+\s+)?(?:agreement|contract|letter|arrangement|accounts?|services?|work|subscription|membership|engagement|employment|project|lease|tenancy|cooperation))\b[^.;]{0,120}\b(?:at\s+any\s+time|for\s+(?:any|no)\s+(?:or\s+no\s+)?reason|without\s+(?:cause|reason)|for\s+(?:its\s+)?convenience|at\s+will|(?:by|on|upon|with)\s+(?:giving\s+)?(?:[\w'()-]+\s+){0,6}notice|immediately|whenever|sole\s+discretion)/i,
		).filter(({ sentence }) => !conditional.test(sentence.text))
		if (acts.length === 0) return notApplicable
		const act = onlySide(acts)
		// That the public may leave at will is as it should be, and a tenant's break right is what a tenant asks for.
		if (!act || (isPolicy(input) && publicSides.test(act.side)) || (input.documentType === 'Office Lease' && tenants.test(act.side))) return passed(acts[0]?.sentence)
		return flagged({
			severity: oneSided,
			span: { start: act.sentence.start, end: Math.min(act.sentence.end, act.sentence.start + 420) },
			says: {
				friendly: `${capitalised(sideName(act.side))} can walk away at any time. The other side is locked in.`,
				neutral: `Only ${sideName(act.side)} may end the contract without a reason.`,
				legal: `The right to terminate for convenience is reserved to ${sideName(act.side)} alone.`,
			},
			why: 'The side that is locked in keeps paying or working, and may lose its income with little warning.',
			market: 'Both sides may leave, with the same notice.',
			action: 'give both sides the same right to end the contract',
			reason: 'What holds for one should hold for both.',
			fallback: 'Keep it one-sided, with 60 days’ notice and pay for work done.',
			replacement: 'Either party may end this Agreement with 30 days’ written notice. Work done up to then is paid.',
		})
	},
}

const publicSides = /^(?:you|users?|customers?|members?|players?|subscribers?)$/i
const tenants = /^(?:tenant|subtenant|lessee|renter|licensee|member)$/i

const transfer = /\b(?:assign(?:s|ed|able|ment)?|transfer(?:red|able)?|delegate|pass(?:es|ed)?\s+on)\b[^.;]{0,100}\b(?:this\s+)?(?:agreement|contract|undertaking|deed|letter|m?nda|safe|note|terms|instrument|rights|obligations)\b|\b(?:agreement|contract|undertaking|deed|m?nda|safe|note|terms|instrument|rights)\b[^.;]{0,60}\b(?:assigned|transferred|assignable|passed\s+on)\b/i

export const oneSidedAssignment: Rule = {
	id: 'general.one_sided_assignment',
	playbook: 'general',
	title: 'Both sides may transfer alike',
	basis,
	decide(input) {
		const clauses = passages(input, transfer, /\b(?:intellectual\s+property|inventions?|work\s+product|right,?\s+title)\b/i)
		const mention = clauses[0] ?? wording(input, transfer, /\b(?:intellectual\s+property|inventions?|work\s+product|right,?\s+title)\b/i)
		// Work that a person is hired for can't be handed on, whoever drafts the paper.
		if (!mention || input.documentType === 'Offer Letter' || input.documentType === 'Employment Agreement' || input.documentType === 'Internship Agreement') return notApplicable
		const free = onlySide(actsOf(input, /\b(?:may|can|shall\s+have\s+the\s+right\s+to)\b(?!\s+not)[^.;]{0,30}\b(?:freely\s+)?(?:assign|transfer|pass\s+on)\b/i).filter(({ sentence }) => !/\b(?:intellectual\s+property|inventions?|work\s+product)\b|\bmay\s+not\b[^.]{0,120}\bmay\s+not\b/i.test(sentence.text)))
		const bound = onlySide(actsOf(input, /\b(?:may|shall|will|can)\s*not\b[^.;]{0,30}\b(?:assign|transfer|pass\s+(?:on|it\s+on))\b/i, { denied: true }))
		// A move of the company's seat, or a sale of the whole business, hands the contract to nobody new.
		const culprit = bound ?? (free && !/\b(?:affiliate|successor|merger|acqui|reincorporat|re-?domesticat|domicile)/i.test(free.sentence.text) ? free : null)
		if (!culprit) return passed(mention)
		const who = bound ? `Only ${sideName(bound.side)} is barred from passing the contract on` : `Only ${sideName(culprit.side)} may pass the contract on`
		return flagged({
			severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: { start: culprit.sentence.start, end: Math.min(culprit.sentence.end, culprit.sentence.start + 420) },
			says: {
				friendly: `${who}. That is not even-handed.`,
				neutral: `${who}.`,
				legal: `The assignment clause is asymmetric. ${who}.`,
			},
			why: 'You may end up with a partner you did not choose, or need leave when you sell your company.',
			market: 'Neither side may transfer without consent, but both may to a buyer of the whole business.',
			action: 'make the transfer rule the same for both sides',
			reason: 'Both of us may be sold one day.',
			replacement: assignmentClause,
		})
	},
}

export const changeOfControl: Rule = {
	id: 'general.change_of_control',
	playbook: 'general',
	title: 'A sale of your company breaks nothing',
	basis,
	decide(input) {
		if (input.documentType === 'SAFE') return notApplicable
		const clause = passage(
			input,
			/\b(?:change\s+(?:of|in)\s+control|merger|sale\s+of\s+(?:all|substantially|a\s+majority)|acquisition)\b[^.]{0,200}\b(?:deemed|considered|constitut\w+|treated\s+as|terminat\w+|consent|approval|breach|default)\b|\b(?:deemed|considered|constitut\w+|consent|approval|terminat\w+)\b[^.]{0,160}\bchange\s+(?:of|in)\s+control\b/i,
			/\b(?:may|can)\b[^.]{0,80}\bassign\b[^.]{0,160}\bwithout\b[^.]{0,40}\bconsent\b|\b(?:shall|will|does|do|is|are)\s+not\b[^.;]{0,40}\b(?:be\s+)?(?:deemed|considered|constitute|require|treated)\b|\bwithout\b[^.;]{0,40}\bconsent\b[^.]{0,120}\b(?:merger|acquisition|sale\s+of)|\bpermitted\b[^.]{0,80}\bconsent\b|\bmeans\b|\bvest\w*\b|\baccelerat\w+|\brepurchase\b|\breleased?\s+from\b/i,
		) ?? saleAsTransfer(input)
		if (!clause) return passed()
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: clause,
			says: {
				friendly: 'If you sell your company, they get a say. That hands them power over your exit.',
				neutral: 'A sale of the company needs consent, or lets the other side end the contract.',
				legal: 'A change of control is treated as an assignment or triggers a right to terminate.',
			},
			why: 'A buyer will ask for that consent. The other side may want money for it, or hold up the sale.',
			market: 'A contract passes to a buyer of the whole business without consent.',
			action: 'let the contract pass to a buyer of the business without consent',
			reason: 'A sale should not need leave from every partner.',
			fallback: 'Accept notice after the sale, and consent only for a direct rival.',
			replacement: assignmentClause,
		})
	},
}

/** "May not make a Transfer without consent", where a definition counts a change of control as one. */
function saleAsTransfer(input: RuleInput) {
	const definition = /["”]\s*(?:means?|includes?|shall\s+(?:mean|include))\b(?:(?!\b(?:not|no|except|excluding|other\s+than|without)\b)[^.]){0,200}\b(?:change\s+(?:of|in)\s+control|merger|sale\s+of\s+(?:all|substantially|a\s+majority))\b/i
	const barred = passages(input, /\b(?:may|shall|must|will)\s+not\b[^.;]{0,80}\b(?:Assign|Transfer)\w*[^.;]{0,120}\b(?:consent|approval|leave)\b|\b(?:Assignment|Transfer)\b[^.;]{0,80}\b(?:requires?|needs?|breach|void)\b/)
	return barred.find((bar) => definitionsUsed(input, bar).split('\n').some((line) => /^[^.]{0,40}["“](?:Assign|Transfer)/.test(line) && definition.test(line))) ?? null
}

const assignmentClause =
	'Neither party may assign this Agreement without the consent of the other, which may not be unreasonably withheld. Either may assign it without consent to the successor of its whole business. A change of control is not an assignment.'

export const unilateralChanges: Rule = {
	id: 'general.unilateral_changes',
	playbook: 'general',
	title: 'The terms change only if you agree',
	basis,
	decide(input) {
		const change = /\b(?:may|reserves?\s+the\s+right\s+to|can|is\s+entitled\s+to|has\s+the\s+right\s+to)\b(?!\s+not)[^.;]{0,30}\b(?:modif\w+|chang\w+|amend\w*|revis\w+|rewrit\w+|alter\w*|replac\w+|updat\w+|vary|adjust\w*|increase)\b[^.;]{0,80}\b(?:agreement|undertaking|deed|terms|conditions|fees?|prices?|polic(?:y|ies)|services?|rates?|contract)\b/i
		const act = actsOf(input, change).find(({ side, sentence }) => side !== 'both' && !/\b(?:only|solely)\s+(?:by|with|in)\b[^.]{0,60}\b(?:both|written|mutual|writing)|\b(?:by|upon|on|with)\s+(?:the\s+)?(?:mutual|written)\s+(?:written\s+|mutual\s+)?(?:agreement|consent)|\bsigned\s+by\b|\btogether\s+with\b|\bjointly\b|\b(?:consent|agreement|approval)\s+of\b|\b(?:both|all)\s+(?:sides|parties|of\s+us)\b|\b(?:if|once|when|unless)\s+(?:the\s+other|you|both)\b[^.]{0,30}\bagree|\b(?:account|profile|password|settings|order)\b/i.test(sentence.text))
		if (!act) return passed()
		const notice = /\bnotice\b|\bnotif\w+\b|\bdays\b/i.test(act.sentence.text)
		const exit = /\bterminat\w+|\bcancel\w*/i.test(act.sentence.text)
		return flagged({
			severity: notice && exit ? 'low' : { sending: 'low', receiving: notice ? 'medium' : 'high', unsure: 'medium' },
			span: { start: act.sentence.start, end: Math.min(act.sentence.end, act.sentence.start + 420) },
			says: {
				friendly: `${capitalised(sideName(act.side))} may change the deal alone${notice ? '' : ', without even telling you'}.`,
				neutral: `${capitalised(sideName(act.side))} may change the terms or prices alone${notice ? ', after notice' : ', with no notice'}.`,
				legal: `${capitalised(sideName(act.side))} holds a unilateral right of amendment${notice ? ' subject to notice' : ' without notice'}.`,
			},
			why: 'The price or your rights may change after you have signed and can’t easily leave.',
			market: 'Changes need both sides. For online terms: notice, nothing worse mid-term, and a right to leave.',
			action: 'allow changes only if both sides agree in writing',
			reason: 'We both need to rely on what we sign.',
			fallback: 'Accept changes with 30 days’ notice, a right to leave, and a refund of prepaid fees.',
			replacement: 'A change to this Agreement needs the written consent of both parties.',
		})
	},
}

function capitalised(name: string) {
	return name.charAt(0).toUpperCase() + name.slice(1)
}
