import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, undecided } from '../draft-finding.ts'
import { passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, publisherShouldMend } from './kinds.ts'

const data = String.raw`(?:personal\s+(?:data|information)|information|data|details|e-?mail\s+address\w*)`
const neverShares = new RegExp(
	patternPart`
		\b(?:never|do\s+not|don't|don’t|will\s+not|won't|won’t|does\s+not)\b[^.;]{0,20}\b(?:share|disclose|give|pass|transfer|provide)\s+
		(?:on\s+|out\s+)?(?:any\s+(?:of\s+)?)?(?:your\s+|the\s+|our\s+users['’]\s+)?${data}\b[^.;]{0,30}\b(?:
			any(?:one|body)|any\s+(?:other\s+)?(?:third\s+part\w+|person|compan\w+|parties)|third\s+parties|others
		)\b
	`,
	'i',
)
const limited = longPattern('i')`
	\b(?:
		child(?:ren)?|minors?|age|under|who|that\s+(?:is|are|you)|if|when|this|such|these|public\w*|knowingly|sell|rent|except|unless
		|other\s+than|without\s+your|for\s+(?:their|money|monetary|marketing|advertising|(?:third[\s-]party\s+)?direct)
		|as\s+(?:described|set|stated|explained)|only|beyond|outside
	)\b
`
const sharesAfterAll = new RegExp(
	patternPart`
		\b(?:share|shares|shared|disclose[sd]?|provide[sd]?|transfer(?:red|s)?|send|sends|sold|sell|sells|pass(?:es)?)\b[^.;]{0,80}\b(?:
			advertis\w+|marketing\s+partners?|analytics|ad\s+networks?|data\s+brokers?|(?:business|trusted|other)?\s*partners|affiliates
			|service\s+providers|vendors|third\s+parties
		)\b
		|\b(?:advertis\w+|analytics)\s+(?:partners?|networks?|providers?)\b[^.;]{0,60}\b(?:collect|receive|set|place|use)\b
	`,
	'i',
)
/** "No method of transmission is completely secure" promises nothing. */
const denied = /\b(?:no|not|cannot|never|none|unable|neither|nor|while|although|\w+n['’]t)\b/i
const absoluteSafety = longPattern('i')`
	\b(?:guarantee\w*|ensure)\b[^.;]{0,40}\b(?:
		(?:absolute|complete|total|full|100\s*%)\s+(?:\w+\s+){0,2}(?:security|safety|protection)
		|(?:completely|totally|fully|100\s*%)\s+(?:secure|safe|protected)
	)
	|\b(?:is|are)\s+(?:always\s+)?(?:100\s*%|completely|absolutely|perfectly)\s+(?:secure|safe)\b
	|\b(?:can|could)\s+never\s+be\s+(?:hacked|stolen|leaked|breached)\b
`

/**
 * Whether a notice tells the truth stands in the product, not in the text: the check ends undecided. Only promises
 * that the text itself breaks, or that nobody can keep, are flagged.
 */
export const practice: Rule = {
	id: 'privacy_terms.practice',
	playbook: 'privacy_terms',
	title: 'The notice matches what the product does (compare trackers, AI tools and ads)',
	protects: ['provider', 'user'],
	basis: { kind: 'S', source: 'FTC Act section 5 and FTC orders on broken privacy promises' },
	decide(input) {
		if (!isPrivacyNotice(input)) return notApplicable
		const broken = brokenPromise(input)
		if (broken) {
			return flagged({
				kind: 'contradictory',
				severity: publisherShouldMend,
				span: broken,
				says: 'The notice promises not to share personal data, and says elsewhere that it does.',
				why: 'A broken privacy promise is a deceptive practice under section 5 of the FTC Act.',
				market: 'A notice promises only what the product does.',
				action: 'make the promise match what is shared',
				reason: 'The text must be true on the day it is published.',
				fallback: 'Say "we do not sell your data" if that is true, and list who receives it.',
				decideBy: 'you',
			})
		}
		const safety = passage(input, absoluteSafety, denied)
		if (safety) {
			return flagged({
				severity: { sending: 'medium', receiving: 'low', unsure: 'medium' },
				span: safety,
				says: 'The notice promises complete security.',
				why: 'After the first incident the promise is false, and the FTC or users can hold you to it.',
				market: 'Notices promise reasonable security measures and name some.',
				action: 'promise reasonable security measures instead of complete security',
				reason: 'No system is free of risk.',
				replacement: 'We use technical and organisational measures to protect personal data. No system is free of risk.',
				decideBy: 'you',
			})
		}
		return undecided
	},
}

function brokenPromise(input: RuleInput) {
	const promise = wording(input, neverShares, limited)
	if (!promise) return null
	const shares = passages(input, sharesAfterAll).some(({ sentence }) => sentence !== promise.sentence && !neverShares.test(sentence.text))
	return shares ? promise : null
}
