import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { type Passage, passages, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyPolicy, pointsToOtherNotices, publisherMayMend, publisherShouldMend, readsAsUser } from './kinds.ts'

const rightVerbs =
	/\b(?:access|correct|delet|eras|rectif|port\b|portab|copy\b|object|restrict|know\b|withdraw|opt[\s-]?out|see\b|fix\b|remov|chang|export|download)/gi
const rights = longPattern('i')`
	\b(?:
		(?:you|users?|consumers?|residents|individuals)\s+(?:
			may|can|have\s+(?:the\s+|a\s+)?(?:following\s+)?rights?|are\s+entitled|(?:also\s+)?has\s+the\s+right
		)
		|(?:your|data|privacy)\s+(?:privacy\s+)?rights
		|right\s+(?:to|of)\s+(?:access|know|delet\w+|correct\w*|eras\w+|rectif\w+|portab\w+|object)|ask\s+(?:us\s+)?(?:to|for)
		|request\s+(?:that\s+we|access|deletion|correction|a\s+copy)
	)\b[^.]{0,300}\b(?:access|correct|delet|eras|rectif|portab|copy|know|see|fix|remov)
`
const route = longPattern('i')`
	\b(?:e-?mail|write|contact|reach|call|submit|send|visit|use|fill|log|click|go\s+to|settings|form|dashboard|request|exercis\w+)\b
	[^.]{0,120}(?:
		@
		|\b(?:
			form|page|portal|settings|dashboard|account|toll-free|address|link|us\s+at|privacy\s+team|(?:authori[sz]ed\s+)?agent|tel\w*
			|number
		)\b
		|https?:|www\.
	)
`
const atAddress = /@[\w-]+\.|https?:|www\./i
const appeal = longPattern('i')`
	\bappeal\w*\b|\bsupervisory\s+authorit\w+
	|\bdata\s+protection\s+(?:authority|commission\w*)
	|\b(?:complain\w*|complaint)\b[^.;]{0,60}\b(?:authority|regulator|attorney\s+general|commissioner)
`

export const rightsOfUsers: Rule = {
	id: 'privacy_terms.rights',
	playbook: 'privacy_terms',
	title: 'Users can access, correct and delete their personal data',
	protects: ['provider', 'user'],
	basis: {
		kind: 'S',
		source: 'state privacy laws (California, Virginia, Colorado and others): 45 days to answer, appeal; GDPR Art. 12 to 22',
	},
	standard: 'The rights, how to exercise them, a response within 45 days, and an appeal.',
	wording: {
		stands: 'instead',
		clause: {
			heading: 'Your Rights',
			said: longPattern('i')`
				\b(?:your|data|privacy)\s+(?:rights|choices)\b|\b(?:rectif|erasure|portab)
				|\b(?:you|users?)\s+(?:may|can)\s+(?:access|correct|delete|request|ask)
			`,
		},
	},
	decide(input) {
		if (!isPrivacyPolicy(input)) return notApplicable
		const granting = granted(input)
		const right = granting?.found
		if (!right) {
			if (
				pointsToOtherNotices(input) ||
				readsAsUser(input) ||
				/\b(?:your|privacy|data)\s+(?:\w+\s+){0,2}(?:rights|choices)\b|\b(?:access|delet|correct|updat)\w*\b[^.;]{0,40}\byour\b|\bright\s+to\b/i.test(
					visibleText(input),
				)
			)
				return undecided
			return absent({
				...incomplete,
				severity: publisherShouldMend,
				says: 'The notice gives users no right to access, correct or delete their personal data.',
				action: 'add the rights of users and how to exercise them',
			})
		}
		const text = visibleText(input)
		const asked =
			passages(input, route).some(({ sentence }) =>
				/\b(?:right|request|access|delet|correct|privacy|data|information|exercise|contact|question)/i.test(sentence.text),
			) || atAddress.test(right.sentence.text)
		const lacking = [
			asked ? null : 'how to make a request',
			speaksOfStateLaw.test(text) && !appeal.test(text) ? 'how to appeal a refusal' : null,
		].filter((part) => part !== null)
		if (lacking.length === 0) return granting.count > 1 ? passed(right) : undecided
		if (readsAsUser(input)) return undecided
		return flagged({
			...incomplete,
			severity: asked ? publisherMayMend : publisherShouldMend,
			span: right,
			says: `The notice names the rights of users, but not ${inWords(lacking)}.`,
			action: `add ${inWords(lacking)}`,
		})
	},
}

/** Virginia, Colorado and most others want an appeal; California and the GDPR do not. */
const speaksOfStateLaw = /\b(?:Virginia|Colorado|Connecticut|Texas|Oregon|Montana|VCDPA|CPA|state\s+privacy\s+laws)\b/

const rightsClause =
	'You may request access to your personal data, and ask us to correct, delete or export it, through the contact details in this ' +
	'notice. We respond within 45 days. If we refuse, you may appeal by replying to our response, and you may complain to your ' +
	'attorney general or data protection authority.'

const incomplete = {
	why: 'State privacy laws and the GDPR grant these rights, and users may complain to the regulator if they cannot use them.',
	market: 'The rights, how to exercise them, a response within 45 days, and an appeal.',
	reason: 'Privacy laws grant users these rights.',
	replacement: rightsClause,
	decideBy: 'you',
} as const

/** The sentence that grants most rights; a lone "you may delete your account" counts if it speaks of data. */
function granted(input: RuleInput): { count: number; found: Passage } | null {
	let best: { count: number; found: Passage } | null = null
	for (const found of passages(input, rights, /^\s*\[|\]\(#|^\s*#/)) {
		const count = new Set((found.sentence.text.match(rightVerbs) ?? []).map((verb) => verb.toLowerCase())).size
		if (/\b(?:data|information|records|details|account|rights?|profile|it)\b/i.test(found.sentence.text) && (!best || count > best.count))
			best = { count, found }
	}
	return best
}
