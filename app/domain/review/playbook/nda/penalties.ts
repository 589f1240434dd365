import { flagged, passed } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import { actsOf, onlySide, sideName } from '../sides.ts'
import type { Rule, RuleBasis } from '../rule.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' }

export const liquidatedDamages: Rule = {
	id: 'nda.liquidated_damages',
	playbook: 'nda',
	title: 'No fixed sum for a breach',
	basis,
	decide(input) {
		const sum = passage(input, /\bliquidated\s+damages\b|\b(?:contractual\s+)?penalt(?:y|ies)\s+(?:of|in\s+the\s+amount|equal|payment)\b|\b(?:pay|owe|liable\s+for)\b[^.;]{0,60}(?:\bpenalty|\bfixed\s+(?:sum|amount|damages)|(?:\$|USD|EUR|€|£)\s?\d[\d,.]*)[^.;]{0,80}\b(?:breach|violation)/i)
		if (!sum) return passed()
		const amount = /(?:\$|USD\s?|€|£)\s?\d[\d,.]*\d/.exec(sum.sentence.text)?.[0]
		return flagged({
			severity: { sending: 'medium', receiving: 'high', unsure: 'high' },
			span: sum,
			says: {
				friendly: `One slip costs a fixed sum${amount ? ` of ${amount}` : ''}, even if nobody was harmed.`,
				neutral: `A breach costs a fixed sum${amount ? ` of ${amount}` : ''}, whatever the loss.`,
				legal: `The agreement provides for liquidated damages or a penalty${amount ? ` of ${amount}` : ''}.`,
			},
			why: `You would pay${amount ? ` ${amount}` : ' that sum'} for a small slip with no harm done.`,
			market: 'No fixed sum. The owner may ask a court to stop the leak and must prove a loss.',
			action: 'strike the fixed sum for a breach',
			reason: 'Real loss should be the measure.',
			fallback: 'Limit it to a knowing breach, and cap it.',
			replacement: 'The parties agree that a breach may cause harm that money does not cure, and that either may ask a court to stop it.',
			decideBy: 'lawyer',
		})
	},
}

export const oneWayFees: Rule = {
	id: 'nda.one_way_fees',
	playbook: 'nda',
	title: 'Legal fees fall on both sides alike',
	basis,
	decide(input) {
		const payer = onlySide(actsOf(input, new RegExp(String.raw`\b(?:pay|reimburse|bear|cover|refund|repay|indemnify|make\s+good|liable\s+for|responsible\s+for)\b[^.;]{0,120}${legalFees}`, 'i')))
		const winner = onlySide(actsOf(input, new RegExp(String.raw`\b(?:recover|be\s+(?:paid|awarded|reimbursed)|claim|collect|entitled\s+to)\b[^.;]{0,120}${legalFees}`, 'i')))
		const act = payer ?? winner
		if (!act || /\b(?:prevail\w*|los(?:e|es|ing)|win(?:s|ning)?|unsuccessful|successful)\b|\beach\b[^.]{0,30}\bown\b/i.test(act.sentence.text)) return passed()
		if (!payer) {
			return flagged({
				...feeTerms,
				span: { start: act.sentence.start, end: act.sentence.end },
				says: {
					friendly: `Only ${sideName(act.side)} gets its legal fees back if there is a fight. You would pay both sides.`,
					neutral: `Only ${sideName(act.side)} may claim its legal fees from the other.`,
					legal: `The fee-shifting clause is one-sided and benefits ${sideName(act.side)} only.`,
				},
			})
		}
		return flagged({
			...feeTerms,
			span: { start: act.sentence.start, end: act.sentence.end },
			says: {
				friendly: `Only ${sideName(act.side)} pays legal fees if there is a fight, even if both were at fault.`,
				neutral: `Legal fees fall on ${sideName(act.side)} alone.`,
				legal: `The fee-shifting clause is one-sided and burdens ${sideName(act.side)} only.`,
			},
		})
	},
}

const legalFees = String.raw`\b(?:(?:attorneys?|lawyers?|counsel|solicitors?|legal)(?:['’]?s?['’]?)?\s+(?:fees|costs|expenses|bills|charges)|(?:fees|costs)\s+of\s+(?:\w+\s+){0,3}(?:counsel|lawyers?|attorneys?)|costs?\s+of\s+(?:enforc\w+|litigation))`

const feeTerms = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	why: 'A fight over a small slip can cost more in fees than the slip itself.',
	market: 'Each side pays its own, or the loser pays, both ways.',
	action: 'make the fee clause work both ways',
	reason: 'The same rule should bind both of us.',
	fallback: 'Let each side pay its own fees.',
	replacement: 'The party that loses a dispute under this Agreement pays the reasonable legal fees of the other.',
} as const

export const bondWaiver: Rule = {
	id: 'nda.bond_waiver',
	playbook: 'nda',
	title: 'A court may ask for a bond',
	basis,
	decide(input) {
		const waiver = wording(input, /\b(?:without|no|waiv\w+|not\s+be\s+required\s+to)\b[^.;]{0,80}\bbond\b/i)
		if (!waiver) return passed()
		return flagged({
			severity: { sending: 'low', receiving: 'low', unsure: 'low' },
			span: waiver,
			says: {
				friendly: 'They could get a court to stop you without putting up money first.',
				neutral: 'A court order can be had without a bond.',
				legal: 'The bond requirement for injunctive relief is waived.',
			},
			why: 'If the order turns out wrong, there is no money set aside to make up your loss.',
			market: 'Either side may ask for a court order. Whether a bond is due is left to the court.',
			action: 'leave the question of a bond to the court',
			reason: 'It should protect both sides.',
			replacement: 'Either party may ask a court for an order to stop a breach. The court decides on any bond.',
		})
	},
}
