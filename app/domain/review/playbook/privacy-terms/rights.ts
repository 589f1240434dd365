import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { type Passage, passages, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { inWords, isPrivacyPolicy, publisherAnswers, publisherShouldMend } from './kinds.ts'
import { longestAnswerDays } from './thresholds.ts'

const rightVerbs = /\b(?:access|correct|delet|eras|rectif|port\b|portab|copy\b|object|restrict|know\b|withdraw|opt[\s-]?out|see\b|fix\b|remov|chang|export|download)/gi
const rights = /\b(?:(?:you|users?|consumers?|residents|individuals)\s+(?:may|can|have\s+(?:the\s+|a\s+)?(?:following\s+)?rights?|are\s+entitled|(?:also\s+)?has\s+the\s+right)|(?:your|data|privacy)\s+(?:privacy\s+)?rights|right\s+(?:to|of)\s+(?:access|know|delet\w+|correct\w*|eras\w+|rectif\w+|portab\w+|object)|ask\s+(?:us\s+)?(?:to|for)|request\s+(?:that\s+we|access|deletion|correction|a\s+copy))\b[^.]{0,300}\b(?:access|correct|delet|eras|rectif|portab|copy|know|see|fix|remov)/i
const route = /\b(?:e-?mail|write|contact|reach|call|submit|send|visit|use|fill|log|click|go\s+to|settings|form|dashboard|request)\b[^.]{0,120}(?:@|\b(?:form|page|portal|settings|dashboard|account|toll-free|address|link|us\s+at|privacy\s+team|tel\w*|number)\b|https?:|www\.)/i
/** "You may ask to see or delete your data at privacy@…": right and address in one sentence. */
const atAddress = /@[\w-]+\.|https?:|www\./i
const answer = /\b(?:with)?in\s+(?:\w+\s+){0,4}?\(?(\d{1,3}|thirty|forty[\s-]five|one|a)\)?\s*(?:calendar\s+|business\s+|working\s+)?(?:days?|months?)\b|\b(\d{1,3}|forty[\s-]five|thirty)[\s-]days?\b/i
const appeal = /\bappeal\w*\b|\bsupervisory\s+authorit\w+|\bdata\s+protection\s+(?:authority|commission\w*)|\b(?:complain\w*|complaint)\b[^.;]{0,60}\b(?:authority|regulator|attorney\s+general|commissioner)/i

export const rightsOfUsers: Rule = {
	id: 'privacy_terms.rights',
	playbook: 'privacy_terms',
	title: 'Users can see, fix and delete their data',
	basis: { kind: 'S', source: 'state privacy laws (California, Virginia, Colorado and others): 45 days to answer, appeal; GDPR Art. 12 to 22' },
	decide(input) {
		if (!isPrivacyPolicy(input)) return notApplicable
		const right = granted(input)
		if (!right) {
			return absent({
				severity: publisherAnswers,
				says: {
					friendly: 'The text gives users no way to see, fix or delete their data.',
					neutral: 'No rights of users over their data are named.',
					legal: 'The notice describes no data subject or consumer rights.',
				},
				why: 'Most state laws and the GDPR grant these rights. Leaving them out can bring a fine for each user.',
				market: 'The rights, how to use them, an answer within 45 days, and a way to appeal.',
				action: 'add the rights of users, how to use them, an answer within 45 days and a way to appeal',
				reason: 'The law gives users these rights anyway.',
				replacement: rightsClause,
				decideBy: 'you',
			})
		}
		const text = visibleText(input)
		const asked = passages(input, route).some(({ sentence }) => /\b(?:right|request|access|delet|correct|privacy|data|information|exercise|contact|question)/i.test(sentence.text)) || atAddress.test(right.sentence.text)
		const lacking = [asked ? null : 'how to ask', hasAnswerTime(input) ? null : 'when you will answer', appeal.test(text) ? null : 'how to appeal a refusal'].filter((part) => part !== null)
		if (lacking.length === 0) return passed(right)
		return flagged({
			severity: asked && lacking.length === 1 ? 'low' : publisherShouldMend,
			span: right,
			says: {
				friendly: `Users get rights here, but the text leaves out ${inWords(lacking)}.`,
				neutral: `The text names rights of users, but not ${inWords(lacking)}.`,
				legal: `The statement of consumer rights omits ${inWords(lacking)}.`,
			},
			why: 'State laws ask for each of these. A user who gets no reply may turn to the regulator, and that costs you time and money.',
			market: `The rights, how to use them, an answer within ${longestAnswerDays} days, and a way to appeal.`,
			action: `add ${inWords(lacking)}`,
			reason: 'Users need to know what to do, and you need a clear deadline.',
			replacement: rightsClause,
			decideBy: 'you',
		})
	},
}

const rightsClause =
	'You may ask us for access to your personal data, and to correct, delete or export it. Write to privacy@[your domain]. We answer within 45 days. If we refuse, you may appeal by replying to our answer, and you may complain to your attorney general or data protection authority.'

/** The sentence that grants most rights; a lone "you may delete your account" counts if it speaks of data. */
function granted(input: RuleInput): Passage | null {
	let best: { count: number; found: Passage } | null = null
	for (const found of passages(input, rights)) {
		const count = new Set((found.sentence.text.match(rightVerbs) ?? []).map((verb) => verb.toLowerCase())).size
		if (/\b(?:data|information|records|details|account|rights?|profile|it)\b/i.test(found.sentence.text) && (!best || count > best.count)) best = { count, found }
	}
	return best?.found ?? null
}

/** A time to answer: a period in a sentence about requests or answers. */
function hasAnswerTime(input: RuleInput): boolean {
	return passages(input, answer).some(({ sentence }) => /\b(?:respon\w+|answer|repl(?:y|ies)|request|act\s+on|comply|complete)\b/i.test(sentence.text) && !/\b(?:breach|incident)\b/i.test(sentence.text))
}
