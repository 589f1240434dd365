import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { categoryOfType, type DocumentType } from '#app/domain/documents/catalogue.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed, monthsIn } from '../measures.ts'
import { definitionsUsed } from '../mentions.ts'
import { clauseTextAround, type Passage, passage, wording } from '../passages.ts'
import { actsOf, onlySide, sideName } from '../sides.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../rule.ts'
import { lowestCapMonths, usualCapMonths } from '../thresholds.ts'

const basis: RuleBasis = { kind: 'S', source: 'Common Paper and Bonterms cloud service forms' }

const cap =
	/\bliab\w+\b[^.;]{0,200}\b(?:not\s+exceed|exceed|(?<!not\s)limited\s+to|shall\s+be\s+limited|no\s+(?:more|greater)\s+than|capped\s+at|maximum\s+(?:of|aggregate)|in\s+excess\s+of)\b|\bliable\b[^.;]{0,60}\b(?:more\s+than|beyond|above|(?:only\s+)?up\s+to)\s+(?:an?\s+|the\s+|its\s+|\$|€|£)|\bliab\w+\b[^.;]{0,40}\b(?:ends|stops)\s+at\b|\b(?:the\s+most|no\s+more)\b[^.;]{0,60}\b(?:owes?|recovers?|claims?|pays?\s+(?:for|in)\s+(?:damages|losses))\b|\b(?:maximum|total|aggregate|cumulative)\b[^.;]{0,40}\bliab\w+\b[^.;]{0,160}\b(?:exceed|limited|be|is|equal)\b|\bin\s+no\s+event\b[^.]{0,120}\bliab\w+\b[^.]{0,120}\b(?:exceed|in\s+excess)/i

/** Papers outside the vendor category in which work or a licence is paid for all the same. */
const paidWork = new Set<DocumentType>(['IP License Agreement', 'Trademark License', 'Patent License', 'Software License Agreement', 'Content License Agreement', 'Data Processing Agreement', 'End User License Agreement'])

/** Whether a promise to perform is paid for, so that a missing cap means unlimited exposure. */
function hasExposure(input: RuleInput): boolean {
	const { documentType } = input
	if (documentType !== null) return paidWork.has(documentType) || (categoryOfType(documentType) === 'VEN' && documentType !== 'Letter of Intent')
	return passage(input, /\b(?:services|deliver|goods|products|licen[cs]e|software)\b[^.]{0,200}\b(?:fees?|price|pay)\b|\b(?:fees?|price|pay)\b[^.]{0,200}\b(?:services|goods|products|software)\b/i) !== null
}

export const liabilityCap: Rule = {
	id: 'general.liability_cap',
	playbook: 'general',
	title: 'Liability has a fair cap',
	basis,
	decide(input) {
		const clause = wording(input, cap, /\binsurance\b/i)
		if (!clause) {
			const barred = wording(input, nothingAtAll, aboutSomeLosses)
			if (barred) return noLiability(barred)
			if (!hasExposure(input)) return notApplicable
			if (input.readings.labels.some(({ name, score }) => name === 'Cap On Liability' && score >= sure)) return undecided
			return absent({
				severity: { sending: 'medium', receiving: 'high', unsure: 'high' },
				says: {
					friendly: 'There is no cap on what you may owe. One bad day could cost more than the deal earns.',
					neutral: 'Nothing limits liability.',
					legal: 'The agreement contains no limitation of liability.',
				},
				why: 'A claim could be for any sum, far above the fees.',
				market: 'Each side’s liability is capped at the fees of 12 months, with a few exceptions.',
				action: 'add a cap on liability for both sides at the fees of 12 months',
				reason: 'Risk should match what is paid.',
				fallback: 'Accept twice the yearly fees.',
				replacement: capClause,
			})
		}
		const words = clauseTextAround(input, clause)
		const months = monthsOfFees(input, clause)
		const onlyPaid = /\b(?:fees|amounts?)\b[^.;]{0,40}\b(?:actually\s+)?paid\b(?![^.;]{0,20}\b(?:or|and)\s+(?:payable|owed|due))/i.test(words)
		const [fact] = factsNamed(input, 'liability_cap')
		if (months !== null && months < usualCapMonths) {
			const veryLow = months < lowestCapMonths
			return flagged({
				severity: veryLow ? { sending: 'medium', receiving: 'high', unsure: 'high' } : { sending: 'low', receiving: 'medium', unsure: 'medium' },
				span: clause,
				says: {
					friendly: `The cap is just ${months} month${months === 1 ? '' : 's'} of fees. If they fail, you get little back.`,
					neutral: `Liability is capped at the fees of ${months} month${months === 1 ? '' : 's'}.`,
					legal: `The limitation of liability is set at ${months} month${months === 1 ? '’s' : 's’'} fees, below the customary 12.`,
				},
				why: `Your loss above ${months} month${months === 1 ? '' : 's'} of fees stays with you.`,
				market: 'The fees of 12 months, "paid or payable".',
				action: 'raise the cap to the fees of 12 months',
				reason: 'It is the usual measure.',
				fallback: 'Accept it, with a higher cap for data loss and secrecy.',
				replacement: capClause,
			})
		}
		if (onlyPaid && !fact?.quantity) {
			return flagged({
				severity: { sending: 'low', receiving: 'low', unsure: 'low' },
				span: clause,
				says: {
					friendly: 'The cap counts only fees already paid. Early on that is close to nothing.',
					neutral: 'The cap counts fees paid, not fees still due.',
					legal: 'The cap is measured by fees paid rather than paid or payable.',
				},
				why: 'In the first months you could claim almost no money.',
				market: 'Fees "paid or payable" in 12 months.',
				action: 'change the cap to fees paid or payable',
				reason: 'It closes a gap in the first year.',
				replacement: capClause,
			})
		}
		return passed(clause)
	},
}

/** The months whose fees are the cap, in the sentence itself or where it defines its measure ("Cap" means …). */
function monthsOfFees(input: RuleInput, clause: Passage): number | null {
	const measure = definitionsUsed(input, clause).split('\n').filter((line) => /\b(?:cap|limit|maximum)["”]/i.test(line))
	const stated = [clause.sentence.text, ...measure].filter((words) => /\b(?:fees?|paid|payable)\b/i.test(words)).map(monthsIn)
	return stated.find((months) => months !== null) ?? null
}

/** From this score on a label of the classifier speaks against "it is not there" (ours). */
const sure = 0.5

/** "Never liable for any loss, of any kind": a cap of nothing. */
const nothingAtAll = /\b(?:never|not|no\s+(?:event|case|circumstances?))\b[^.;]{0,40}\b(?:liable|responsible|answerable)\b[^.;]{0,20}\b(?:any|all|every)\s+(?:loss(?:es)?|damages?|claims?|harm)\b[^.;]{0,40}\b(?:of\s+(?:any|whatever)\s+(?:kind|nature|sort)|whatsoever|at\s+all|whatever)\b|\b(?:accepts?|assumes?|has|have|bears?)\s+no\s+(?:liability|responsibility)\s+(?:of\s+any\s+kind|whatsoever|at\s+all)\b|\b(?:excludes?|disclaims?)\s+(?:any\s+and\s+)?all\s+liability\b(?!\s+(?:for|aris))/i
const aboutSomeLosses = /\b(?:caused\s+by|result\w*|aris\w+|due\s+to|if|unless|except|other\s+than|to\s+the\s+extent|because|force\s+majeure|delay\w*|third[\s-]part(?:y|ies)|indirect|consequential|insur\w+|accuracy|completeness|warrant\w*)\b/i

function noLiability(span: Span): Decision {
	return flagged({
		severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
		span,
		says: {
			friendly: 'They owe you nothing, whatever goes wrong. That is a cap of zero.',
			neutral: 'One side is liable for no loss at all.',
			legal: 'The clause excludes all liability of one party.',
		},
		why: 'If they fail you, you bear the whole loss. In many places such a line does not hold in court.',
		market: 'Each side’s liability is capped at the fees of 12 months, with a few exceptions.',
		action: 'put a cap at the fees of 12 months in place of this line',
		reason: 'Each of us should answer for our own faults.',
		fallback: 'Accept a lower cap, but none for fraud or intent.',
		replacement: capClause,
		decideBy: 'lawyer',
	})
}

const capClause =
	'The total liability of each party under this Agreement is limited to the fees paid or payable in the twelve months before the event. This limit does not apply to fraud, to a breach of confidence, or to fees owed.'

export const unlimitedLiability: Rule = {
	id: 'general.unlimited_liability',
	playbook: 'general',
	title: 'Nobody is liable without limit',
	basis,
	decide(input) {
		const clause = passage(
			input,
			/\bunlimited\s+(?:liability|in\s+amount)|\bliab\w+\b[^.;]{0,60}\b(?:unlimited|uncapped|without\s+(?:any\s+)?limit)\b|\bliable\b[^.;]{0,80}\b(?:all|any\s+and\s+all)\s+(?:losses|damages|costs|claims)\b|\bno\s+(?:limit|cap)\b[^.;]{0,40}\bliab/i,
			/\b(?:not|never|no\s+event)\b[^.;]{0,40}\bliable\b|\b(?:does|do|shall|will)\s+not\s+apply\b|\bunlimited\s+claims?\b|\b(?:fraud|gross\s+negligence|wil+ful|death|personal\s+injury)\b/i,
		) ?? wording(input, /\b(?:no|without\s+any?)\s+(?:limit|cap)\s+(?:on|to|of|in)\b[^.;]{0,60}\bliab/i) ?? wording(input, /\bliability\b[^.;]{0,60}\b(?:shall|will|is)\s+(?:not\s+be\s+limited|be\s+without\s+limit)\b/i, /\b(?:fraud|gross\s+negligence|wil+ful|death)\b/i)
		if (!clause) return passed()
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: 'high' },
			span: clause,
			says: {
				friendly: 'You could owe any sum at all. There is no upper limit here.',
				neutral: 'Liability here has no upper limit.',
				legal: 'The clause imposes uncapped liability.',
			},
			why: 'One claim could take all the money your company has.',
			market: 'A cap at the fees of 12 months. No limit only for fraud or intent.',
			action: 'cap this liability at the fees of 12 months',
			reason: 'No small company can stand behind any sum.',
			fallback: 'Accept a higher cap of two to five times the yearly fees.',
			replacement: capClause,
			decideBy: 'lawyer',
		})
	},
}

export const oneSidedCap: Rule = {
	id: 'general.one_sided_cap',
	playbook: 'general',
	title: 'The cap protects both sides',
	basis,
	decide(input) {
		const barred = wording(input, nothingAtAll, aboutSomeLosses)
		if (!barred && !wording(input, cap)) return notApplicable
		const acts = barred ? actsOf(input, nothingAtAll, { denied: true }) : capsOf(input)
		const act = onlySide(acts)
		if (!act) return passed()
		return flagged({
			severity: { sending: 'low', receiving: 'high', unsure: 'medium' },
			span: { start: act.sentence.start, end: act.sentence.end },
			says: {
				friendly: `The cap protects ${sideName(act.side)} alone. The other side could owe any sum.`,
				neutral: `Only ${sideName(act.side)} is protected by the cap.`,
				legal: `The limitation of liability runs in favour of ${sideName(act.side)} only.`,
			},
			why: 'The side with no cap may have to pay far more than the deal is worth.',
			market: 'One cap for both sides.',
			action: 'make the cap work for both sides',
			reason: 'The same rule should bind both of us.',
			replacement: capClause,
		})
	},
}

/** Whose liability is capped: "Provider's liability shall not exceed", or "the liability of Provider shall not exceed". */
function capsOf(input: RuleInput) {
	const owned = actsOf(input, /\bliab\w+\b[^.;]{0,160}\b(?:exceed|(?<!not\s)limited\s+to|in\s+excess)/i, { denied: true })
	const told = actsOf(input, /\b(?:shall|will|does|is)\b[^.;]{0,60}\b(?:exceed|(?<!not\s)limited\s+to)/i, { denied: true })
	return [...owned, ...told.filter(({ match, sentence }) => /\bliability\s+of\s+(?:the\s+)?$/i.test(sentence.text.slice(0, match.index)))]
}
