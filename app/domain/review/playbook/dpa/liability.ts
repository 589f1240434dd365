import { readAmounts } from '../../facts/amounts.ts'
import { absent, flagged, passed, undecided } from '../draft-finding.ts'
import { mentions, referredWords } from '../mentions.ts'
import type { Rule } from '../rule.ts'
import { headed } from './headed.ts'

const speaks = /\bliab(?:le|ility|ilities)\b|\b(?:answers?|pays?|owes?)\b[^.;]{0,40}\b(?:up\s+to|no\s+more\s+than|at\s+most|nothing)\b/i
const aboutThis = /\b(?:this|the)\s+(?:dpa|data\s+processing|addendum|agreement|annex|schedule|exhibit|appendix|paper)\b|\bdata\s+protection\b|\bpersonal\s+data\b|\bbreach\w*\b|\bprocessor\b|\bprocess\w*\b|\beach\s+party\b|\beither\s+party\b/i
const chain = /\bsub-?processors?\b/i
const ownCap = /\b(?:times|multiple|two|three|four|five|[2-5]\s?x)\b[^.;]{0,60}\b(?:fees?|cap|amount\w*|paid|annual|limit|price|charges?|sum)\b|\b(?:super|enhanced|separate|higher|increased|own|additional|independent)[\s-]+(?:\w+[\s-]+){0,2}(?:cap|limit\w*|liability)\b|\b(?:unlimited|uncapped|without\s+limit)\b|\b(?:not|no)\b(?:(?!exceed)[^.;]){0,60}\b(?:subject\s+to|limit(?:s|ed|ation)?|cap(?:ped|s)?|apply)\b/i
const insideCap = /\b(?:subject\s+to|limited\s+(?:by|to|as|in)|governed\s+by|in\s+accordance\s+with|according\s+to|within|under|as\s+(?:set\s+(?:out|forth)|stated|provided|agreed)|falls?\s+under|counts?\s+(?:to|toward)\w*|applies|apply)\b[^.]{0,160}\b(?:limit\w*|exclusions?|caps?|main\s+agreement|master\s+\w+|principal\s+agreement|services?\s+agreement|msa|agreement)\b|\b(?:limit\w*|exclusions?|caps?)\b[^.]{0,120}\b(?:apply|applies|extend)\b|\bexceed\b|\blimited\s+to\b/i
const none = /\b(?:no|not|never|disclaims?)\b[^.;]{0,50}\b(?:liability|liable)\b/i
const paysNothing = /\b(?:pays?|owes?|answers?\s+for)\s+nothing\b/i

export const liability: Rule = {
	id: 'dpa.liability',
	playbook: 'dpa',
	title: 'It says who pays for a data leak, and how much',
	basis: { kind: 'S', source: 'Common Paper and Bonterms forms, which set a higher cap for data protection' },
	supersedes: ['general.liability_cap'],
	decide(input) {
		const named = mentions(input, speaks)
		const underHeading = headed(input, /\bliab|\bclaims?\b|\bdamages\b/i).filter(({ sentence }) => !named.some((place) => place.sentence === sentence) && /\b(?:claims?|damages|loss(?:es)?|owes?|pays?|answers?|limits?|caps?)\b/i.test(sentence.text))
		const places = [...named, ...underHeading].filter(({ sentence }) => aboutThis.test(sentence.text) && !(chain.test(sentence.text) && !insideCap.test(sentence.text)) && !/\binsurance\b/i.test(sentence.text))
		const [first] = places
		if (!first) return absent({ ...wording, says: silent })
		const unsettled = places.find(({ sentence }) => leftOpen.test(sentence.text))
		if (unsettled) return flagged({ ...wording, span: unsettled, says: open })
		const zero = places.find(({ sentence }) => paysNothing.test(sentence.text)) ?? places.find(({ sentence }) => none.test(sentence.text) && !/\b(?:exceed|limit\w*|cap|more\s+than|except|unless|indirect|consequential|nothing)\b/i.test(sentence.text))
		if (zero) return flagged({ ...wording, severity: { sending: 'medium', receiving: 'high', unsure: 'high' }, span: zero, says: nothingAtAll })
		const higher = places.find((place) => ownCap.test(place.sentence.text) || readAmounts(place.sentence.text).length > 0 || ownCap.test(referredWords(input, place, 400)))
		if (higher) return passed(higher)
		const inside = places.find(({ sentence }) => insideCap.test(sentence.text))
		return inside ? flagged({ ...wording, span: inside }) : undecided
	},
}

/** "Whether the limits there cover this exhibit is left open." */
const leftOpen = /\b(?:leaves?|left|remains?|stays?)\b[^.;]{0,40}\b(?:open|undecided|unclear|unsettled)\b|\bneither\b[^.;]{0,40}\binclud\w*\b[^.;]{0,20}\bnor\b[^.;]{0,20}\bexclud\w*|\b(?:to\s+be|is|are)\s+(?:agreed|settled|decided)\s+(?:later|separately)|\bnot\s+(?:been\s+)?(?:agreed|settled|decided|clear)\b/i

const open = {
	friendly: 'Nobody can tell if the cap of the main deal covers a data leak. Settle it now.',
	neutral: 'It is left open whether the cap of the main agreement covers these terms.',
	legal: 'The relation to the limitation of liability in the principal agreement is expressly left open.',
}
const silent = {
	friendly: 'The paper does not say who pays for a data leak, or up to what sum.',
	neutral: 'Nothing says how liability under this paper stands to the cap of the main agreement.',
	legal: 'The agreement is silent on liability and its relation to the limitation in the principal agreement.',
}
const nothingAtAll = {
	friendly: 'The other side takes on no liability for the data at all.',
	neutral: 'Liability for the data is ruled out.',
	legal: 'Liability under the agreement is excluded in its entirety.',
}
const wording = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: {
		friendly: 'A data leak falls under the plain cap of the main deal. That is often far too small.',
		neutral: 'Liability for data is held to the cap of the main agreement, with no higher sum.',
		legal: 'Liability is subject to the general limitation, with no super-cap for data protection.',
	},
	why: 'A leak costs notices, lawyers and claims, soon more than a year of fees. The rest would be your loss.',
	market: 'A higher cap of 2 to 5 times the yearly fees for breach of these terms, in line with the main agreement.',
	action: 'state a higher cap of three times the yearly fees for breach of these data terms',
	reason: 'The plain cap does not cover this risk.',
	fallback: 'Accept twice the yearly fees.',
	replacement: 'For breach of this data processing agreement each party’s total liability is limited to three times the yearly fees under the main agreement. This sum stands beside the cap there. Nothing limits the rights of data subjects.',
} as const
