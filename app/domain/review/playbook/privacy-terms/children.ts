import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { isPrivacyPolicy, publisherMayMend, publisherShouldMend, readsAsUser } from './kinds.ts'
import { childrenUnder } from './thresholds.ts'

const ages = patternPart`
	(?:
		(?:under|below|younger\s+than)\s+(?:the\s+age\s+of\s+)?(?:1[3-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b
		|(?:at\s+least|over|older\s+than)\s+(?:the\s+age\s+of\s+)?(?:1[3-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\s+years
		|(?:1[3-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\s+years\s+(?:old|of\s+age)
		|(?:1[3-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\s+(?:or|and)\s+(?:older|over|above|up)
		|the\s+age\s+of\s+(?:1[3-8]|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)
	)
`
const mention = new RegExp(
	patternPart`
		\bchild(?:ren)?\b(?!\s+(?:processes|accounts?\s+of))
		|\bminors?\b(?!\s+(?:changes?|edits?|updates?|corrections?|issues?|fixes))|\bCOPPA\b|\bkids\b|\b${ages}
	`,
	'i',
)
const settled = new RegExp(
	patternPart`
		\b(?:not|no|never|only|must|at\s+least|n['’]t)\b[^.;]{0,120}(?:\bchild(?:ren)?\b|\bminors\b|\ba\s+minor\b(?!\s+\w+s?\b)|${ages})
		|(?:\bchild(?:ren)?\b|\bminors\b|\ba\s+minor\b(?!\s+\w+s?\b)|${ages})[^.;]{0,120}\b(?:not|no|never|must|parent\w*|guardian\w*)\b
	`,
	'i',
)
const takesFromChildren = longPattern('i')`
	\b(?:designed|made|directed|aimed|meant|intended|built)\s+(?:for|to|at)\s+(?:\w+\s+){0,2}(?:child(?:ren)?|kids|pupils)\b
	|\b(?:child(?:ren)?|kids)\s+(?:of\s+(?:any|all)\s+ages?\s+)?(?:are|is)\s+(?:\w+\s+)?welcome\b
	|\b(?:child(?:ren)?|kids)\b[^.;]{0,30}\b(?:may|can)\s+(?:use|play|sign\s+up|register|create)\b
	|\bwe\s+(?:collect|gather|store|ask|process|keep)\b[^.;]{0,60}\b(?:of|from|about)\s+(?:\w+\s+){0,2}(?:child(?:ren)?|kids|pupils)\s+
		(?:under|below|younger|aged|who\s+(?:play|use))
`
const young = String.raw`(?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`
const youngUsers = new RegExp(
	patternPart`
		\b(?:from|over|above|at\s+least|older\s+than|reached|aged?|ages)\s+(?:(?:the\s+)?age\s+of\s+)${young}\b
		|\b(?:from|aged?|ages)\s+(?:age\s+)?${young}(?:\s*(?:\+|(?:years?\s+)?(?:and|or)\s+(?:up|older|over|above)|(?:to|-|–)\s*\d{1,2}\b))
		|\b(?:at\s+least|over)\s+${young}\s+years\s+(?:old|of\s+age)\b
	`,
	'i',
)
const parents = longPattern('i')`
	\b(?:parent\w*|guardian\w*)\b[^.]{0,120}\b(?:consent|permission|approv\w+|agree\w*|review|delete)\b
	|\b(?:consent|permission|approval)\b[^.]{0,80}\b(?:parent\w*|guardian\w*|school)\b|\bCOPPA\b
`

/** "Need no sign from a parent": said outright, whatever else the text says of parents. */
const noParent =
	/\b(?:needs?|asks?|requires?|takes?)\s+(?:for\s+)?no\b[^.;]{0,30}\b(?:from|of|by)\s+(?:an?\s+|the\s+|their\s+)?(?:parents?|guardians?)\b/i

export const children: Rule = {
	id: 'privacy_terms.children',
	playbook: 'privacy_terms',
	title: 'Children are kept out, or a parent consents',
	protects: ['provider'],
	basis: { kind: 'L', source: 'Children’s Online Privacy Protection Act, 15 U.S.C. 6501; 16 CFR 312' },
	standard: 'Either no users under 13, or verifiable parental consent.',
	wording: { clause: { heading: 'Children', said: /\b(?:child|minors?\b|under(?: the age of)? 1\d\b)/i } },
	decide(input) {
		const aimed =
			passages(
				input,
				takesFromChildren,
				longPattern('i')`
					\b(?:learn|discover|become\s+aware|find\s+out|believe|pornograph\w*|sexual\w*|exploit\w*|abus\w+|endanger\w*|if|safety)\b
					|\b(?:not|never|n['’]t)\b|https?:
				`,
			)[0] ?? passage(input, youngUsers, /\b(?:not|no|never|except|unless|fares?|tickets?|seats?|pay|prices?|discounts?|rooms?|luggage)\b/i)
		const unasked = wording(input, noParent)
		const open = unasked ?? (aimed && !parents.test(visibleText(input)) ? aimed : null)
		if (open) {
			return flagged({
				severity: publisherShouldMend,
				span: open,
				says: `The service is open to children, and no parental consent is asked for.`,
				why: `COPPA requires verifiable parental consent for users under ${childrenUnder}. The penalty is set per child.`,
				market: `Either no users under ${childrenUnder}, or verifiable parental consent.`,
				action: `ask for parental consent, or keep users under ${childrenUnder} out`,
				reason: 'COPPA requires one of the two.',
				replacement: childrenClause,
				decideBy: 'lawyer',
			})
		}
		const place = wording(input, settled)
		if (place) return passed(place)
		// A heading alone ("Children") still shows that the subject is dealt with somewhere in the text.
		if (aimed || mention.test(visibleText(input))) return undecided
		if (!isPrivacyPolicy(input) || readsAsUser(input)) return notApplicable
		return absent({
			severity: publisherMayMend,
			says: 'The notice says nothing about children.',
			why: `If a child under ${childrenUnder} signs up, silence does not help you under COPPA.`,
			market: `A statement that the service is not directed to children under ${childrenUnder}.`,
			action: `add that the service is not directed to children under ${childrenUnder}`,
			reason: 'It settles the point in one sentence.',
			replacement: childrenClause,
			decideBy: 'you',
		})
	},
}

const childrenClause =
	'The service is not directed to children under 13, and we do not knowingly collect their personal data. If you believe that a ' +
	'child has given us personal data, please contact us and we will delete it.'
