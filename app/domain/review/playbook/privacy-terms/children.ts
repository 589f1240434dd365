import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { denial, passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyPolicy, publisherAnswers, publisherShouldMend } from './kinds.ts'
import { childrenUnder } from './thresholds.ts'

const ages = String.raw`(?:(?:under|below|younger\s+than|less\s+than|at\s+least|over|older\s+than)\s+(?:the\s+age\s+of\s+)?(?:\d{1,2}|thirteen|sixteen|eighteen)|(?:\d{1,2}|thirteen|sixteen|eighteen)\s+years|(?:\d{1,2}|thirteen|sixteen|eighteen)\s+(?:or|and)\s+(?:older|over|above|up))`
const mention = new RegExp(String.raw`\bchild(?:ren)?\b(?!\s+(?:processes|accounts?\s+of))|\bminors?\b(?!\s+(?:changes?|edits?|updates?|corrections?|issues?|fixes))|\bCOPPA\b|\bkids\b|\b${ages}`, 'i')
const takesFromChildren = /\b(?:collect|gather|receive|store|ask|use|process|keep|designed\s+for|made\s+for|directed\s+(?:to|at)|aimed\s+at|meant\s+for|intended\s+for)\w*\b[^.;]{0,100}\b(?:child(?:ren)?|kids|pupils|(?:under|below|younger\s+than)\s+(?:the\s+age\s+of\s+)?(?:1[0-3]|[4-9]|thirteen))\b|\b(?:child(?:ren)?|kids)\s+(?:of\s+(?:any|all)\s+ages?\s+)?(?:are|is)\s+(?:\w+\s+)?welcome\b|\b(?:child(?:ren)?|kids)\b[^.;]{0,60}\b(?:may|can)\s+(?:use|play|sign\s+up|register|create)\b/i
/** "For players from the age of eight", "ages 6 to 12": below the age at which no parent is asked. */
const young = String.raw`(?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const youngUsers = new RegExp(String.raw`\b(?:from|over|above|at\s+least|older\s+than|reached|aged?|ages)\s+(?:(?:the\s+)?age\s+of\s+)${young}\b|\b(?:from|aged?|ages)\s+(?:age\s+)?${young}(?:\s*(?:\+|(?:years?\s+)?(?:and|or)\s+(?:up|older|over|above)|(?:to|-|–)\s*\d{1,2}\b))|\b(?:at\s+least|over)\s+${young}\s+years\s+(?:old|of\s+age)\b`, 'i')
const parents = /\b(?:parent\w*|guardian\w*)\b[^.]{0,120}\b(?:consent|permission|approv\w+|agree\w*|review|delete)\b|\b(?:consent|permission|approval)\b[^.]{0,80}\b(?:parent\w*|guardian\w*|school)\b|\bCOPPA\b/i

export const children: Rule = {
	id: 'privacy_terms.children',
	playbook: 'privacy_terms',
	title: 'It deals with children',
	basis: { kind: 'L', source: 'Children’s Online Privacy Protection Act, 15 U.S.C. 6501; 16 CFR 312' },
	decide(input) {
		const barred = denial(input, mention)
		const aimed = passages(input, takesFromChildren, /\b(?:learn|discover|become\s+aware|find\s+out|believe|pornograph\w*|sexual\w*|exploit\w*|abus\w+|endanger\w*)\b|\bnot\s+(?:\w+\s+){0,3}(?:under|for|directed|intended|collect\w*)\b/i)[0] ?? passage(input, youngUsers, /\b(?:not|no|never|except|unless|fares?|tickets?|seats?|pay|prices?|discounts?|rooms?|luggage)\b/i)
		if (aimed && !parents.test(visibleText(input))) {
			return flagged({
				severity: publisherAnswers,
				span: aimed,
				says: {
					friendly: 'Children are let in here, and no parent is asked first.',
					neutral: 'Data of children is taken with no consent of a parent.',
					legal: 'Personal information of children is collected without verifiable parental consent.',
				},
				why: `For users under ${childrenUnder} the law wants a parent’s yes first. Each child can cost tens of thousands in fines.`,
				market: `Either no users under ${childrenUnder}, or a parent’s consent that can be proved.`,
				action: `ask a parent first, or keep users under ${childrenUnder} out`,
				reason: 'The law leaves no other way.',
				replacement: childrenClause,
				decideBy: 'lawyer',
			})
		}
		if (aimed) return passed(aimed)
		const spoken = barred ?? passage(input, mention) ?? wording(input, mention)
		if (spoken) return passed(spoken)
		// A heading alone ("Children") still shows that the subject is dealt with somewhere in the text.
		if (!isPrivacyPolicy(input) || mention.test(visibleText(input))) return notApplicable
		return absent({
			severity: publisherShouldMend,
			says: {
				friendly: 'The text is silent on children. One line settles it.',
				neutral: 'Nothing is said about users who are children.',
				legal: 'The notice contains no statement regarding children under COPPA.',
			},
			why: `If a user under ${childrenUnder} signs up, silence will be held against you, and fines are high.`,
			market: `"Not for children under ${childrenUnder}", or the steps that the law asks for.`,
			action: `add that the service is not for children under ${childrenUnder}`,
			reason: 'It shows that you thought of it.',
			replacement: childrenClause,
			decideBy: 'you',
		})
	},
}

const childrenClause =
	'The service is not meant for children under 13, and we do not knowingly collect their personal data. If you believe that a child gave us data, write to us and we will delete it.'
