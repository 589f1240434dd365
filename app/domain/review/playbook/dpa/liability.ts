import { longPattern } from '#app/domain/text/long-pattern.ts'
import { liabilityCap } from '../general/risk/liability-caps.ts'
import { readAmounts } from '#app/domain/review/facts/amounts/amounts.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { mentions, referredWords } from '../mentions.ts'
import type { Rule } from '../rule.ts'
import { headed } from './headed.ts'

const speaks = /\bliab(?:le|ility|ilities)\b|\b(?:answers?|pays?|owes?)\b[^.;]{0,40}\b(?:up\s+to|no\s+more\s+than|at\s+most|nothing)\b/i
const aboutThis = longPattern('i')`
	\b(?:this|the)\s+(?:dpa|data\s+processing|addendum|agreement|annex|schedule|exhibit|appendix|paper)\b|\bdata\s+protection\b
	|\bpersonal\s+data\b|\bbreach\w*\b|\bprocessor\b|\bprocess\w*\b|\beach\s+party\b|\beither\s+party\b
`
const chain = /\bsub-?processors?\b/i
const ownCap = longPattern('i')`
	\b(?:times|multiple|two|three|four|five|[2-5]\s?x)\b[^.;]{0,60}\b(?:fees?|cap|amount\w*|paid|annual|limit|price|charges?|sum)\b
	|\b(?:super|enhanced|separate|higher|increased|own|additional|independent)[\s-]+(?:\w+[\s-]+){0,2}(?:cap|limit\w*|liability)\b
	|\b(?:unlimited|uncapped|without\s+limit)\b
	|\b(?:not|no)\b(?:(?!exceed)[^.;]){0,60}\b(?:subject\s+to|limit(?:s|ed|ation)?|cap(?:ped|s)?|apply)\b
`
const insideCap = longPattern('i')`
	\b(?:
		subject\s+to|limited\s+(?:by|to|as|in)|governed\s+by|in\s+accordance\s+with|according\s+to|within|under
		|as\s+(?:set\s+(?:out|forth)|stated|provided|agreed)|falls?\s+under|counts?\s+(?:to|toward)\w*|applies|apply
	)\b[^.]{0,160}\b(?:
		limit\w*|exclusions?|caps?|main\s+agreement|master\s+\w+|principal\s+agreement|services?\s+agreement|msa|agreement
	)\b
	|\b(?:limit\w*|exclusions?|caps?)\b[^.]{0,120}\b(?:apply|applies|extend)\b|\bexceed\b|\blimited\s+to\b
`
const none = /\b(?:no|not|never|disclaims?)\b[^.;]{0,50}\b(?:liability|liable)\b/i
const uncapped = longPattern('i')`
	\b(?:bears?|pays?|reimburs\w+|indemnif\w+|liable|liability)\b[^.;]{0,120}\b(?:
		without\s+limit\w*|unlimited|uncapped|(?:regardless|irrespective)\s+of\b[^.;]{0,40}\b(?:caps?|limits?|limitations?)
		|notwithstanding\b[^.;]{0,40}\b(?:caps?|limits?|limitations?)
	)
`
const paysNothing = /\b(?:pays?|owes?|answers?\s+for)\s+nothing\b/i

export const liability: Rule = {
	id: 'dpa.liability',
	playbook: 'dpa',
	title: 'Liability for personal data has a cap of its own',
	basis: { kind: 'S', source: 'Common Paper and Bonterms forms, which set a higher cap for data protection' },
	protects: ['controller', 'customer'],
	supersedes: [liabilityCap],
	stake: 9,
	step: { unless: /\bin\s+(?:that|such)\s+(?:period|case|event)\b/i },
	standard: 'A higher cap of two to five times the annual fees for breach of the data terms.',
	wording: { clause: { heading: 'Liability', home: /\bliabilit/i, said: /\bliab|\b(?:can|could|may)\s+owe\b/i } },
	decide(input) {
		const named = mentions(input, speaks)
		const underHeading = headed(input, /\bliab|\bclaims?\b|\bdamages\b/i).filter(
			({ sentence }) =>
				!named.some((place) => place.sentence === sentence) &&
				/\b(?:claims?|damages|loss(?:es)?|owes?|pays?|answers?|limits?|caps?)\b/i.test(sentence.text),
		)
		const places = [...named, ...underHeading].filter(
			({ sentence }) =>
				aboutThis.test(sentence.text) &&
				!(chain.test(sentence.text) && !insideCap.test(sentence.text)) &&
				!/\binsurance\b/i.test(sentence.text),
		)
		const [first] = places
		if (!first) return mentions(input, uncapped).length > 0 ? undecided : absent({ ...wording, severity: 'low', says: silent })
		const unsettled = places.find(({ sentence }) => leftOpen.test(sentence.text))
		if (unsettled) return flagged({ ...wording, span: unsettled, says: open })
		const zero =
			places.find(({ sentence }) => paysNothing.test(sentence.text)) ??
			places.find(
				({ sentence }) =>
					none.test(sentence.text) &&
					!/\b(?:exceed|limit\w*|cap|more\s+than|except|unless|indirect|consequential|nothing)\b/i.test(sentence.text),
			)
		if (zero)
			return flagged({ ...wording, severity: { sending: 'medium', receiving: 'high', unsure: 'high' }, span: zero, says: nothingAtAll })
		const higher = places.find(
			(place) =>
				ownCap.test(place.sentence.text) || readAmounts(place.sentence.text).length > 0 || ownCap.test(referredWords(input, place, 400)),
		)
		if (higher) return passed(higher)
		// "Bears all costs without limitation, regardless of the caps": no cap holds for a breach.
		if (mentions(input, uncapped).some(({ sentence }) => aboutThis.test(sentence.text))) return undecided
		const inside = places.find(({ sentence }) => insideCap.test(sentence.text))
		return inside ? flagged({ ...wording, span: inside }) : undecided
	},
}

const leftOpen = longPattern('i')`
	\b(?:leaves?|left|remains?|stays?)\b[^.;]{0,40}\b(?:open|undecided|unclear|unsettled)\b
	|\bneither\b[^.;]{0,40}\binclud\w*\b[^.;]{0,20}\bnor\b[^.;]{0,20}\bexclud\w*
	|\b(?:to\s+be|is|are)\s+(?:agreed|settled|decided)\s+(?:later|separately)
	|\bnot\s+(?:been\s+)?(?:agreed|settled|decided|clear)\b
`

const open = 'It is left open whether the cap of the main agreement covers this DPA.'
const silent = 'The DPA does not say whether the liability cap of the main agreement applies.'
const nothingAtAll = 'Liability for personal data is excluded entirely.'
const wording = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: 'Liability for personal data is limited to the cap of the main agreement, with no higher cap.',
	why: 'A data breach often costs more than a year of fees. You would bear the rest.',
	market: 'A higher cap of two to five times the annual fees for breach of the data terms.',
	action: 'add a separate cap of three times the annual fees for breach of this DPA',
	reason: 'The general cap does not reflect the cost of a data breach.',
	fallback: 'Accept twice the annual fees.',
	replacement:
		'The total liability of each party for breach of this DPA is limited to three times the annual fees under the main agreement. ' +
		'This cap applies in addition to the cap in the main agreement. Nothing in this DPA limits the rights of data subjects.',
} as const
