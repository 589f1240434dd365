import { flagged, notApplicable, undecided } from '../draft-finding.ts'
import { passage, passages, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, publisherAnswers } from './kinds.ts'

const data = String.raw`(?:personal\s+(?:data|information)|information|data|details|e-?mail\s+address\w*)`
const neverShares = new RegExp(String.raw`\b(?:never|do\s+not|don't|will\s+not|won't|does\s+not)\b[^.;]{0,40}\b(?:share|disclose|give|pass|transfer|sell|rent|provide)\b[^.;]{0,60}\b${data}\b[^.;]{0,60}\b(?:any(?:one|body)|any\s+(?:other\s+)?(?:third\s+part\w+|person|compan\w+|parties)|third\s+parties|others)\b`, 'i')
const limited = /\b(?:except|unless|other\s+than|without\s+your|for\s+(?:their|money|monetary|marketing|advertising|(?:third[\s-]party\s+)?direct)|as\s+(?:described|set|stated|explained)|only|beyond|outside)\b/i
const sharesAfterAll = new RegExp(String.raw`\b(?:share|shares|shared|disclose[sd]?|provide[sd]?|transfer(?:red|s)?|send|sends|sold|sell|sells|pass(?:es)?)\b[^.;]{0,80}\b(?:advertis\w+|marketing\s+partners?|analytics|ad\s+networks?|data\s+brokers?|(?:business|trusted|other)?\s*partners|affiliates|service\s+providers|vendors|third\s+parties)\b|\b(?:advertis\w+|analytics)\s+(?:partners?|networks?|providers?)\b[^.;]{0,60}\b(?:collect|receive|set|place|use)\b`, 'i')
const absoluteSafety = /\b(?:guarantee\w*|ensure)\b[^.;]{0,40}\b(?:(?:absolute|complete|total|full|100\s*%)\s+(?:\w+\s+){0,2}(?:security|safety|protection)|(?:completely|totally|fully|100\s*%)\s+(?:secure|safe|protected))|\b(?:is|are)\s+(?:always\s+)?(?:100\s*%|completely|absolutely|perfectly)\s+(?:secure|safe)\b|\b(?:can|could)\s+never\s+be\s+(?:hacked|stolen|leaked|breached)\b/i

/**
 * Whether a notice tells the truth stands in the product, not in the text: the check ends undecided. Only promises
 * that the text itself breaks, or that nobody can keep, are flagged.
 */
export const practice: Rule = {
	id: 'privacy_terms.practice',
	playbook: 'privacy_terms',
	title: 'The text matches what the product does (compare trackers, AI tools and ads)',
	basis: { kind: 'S', source: 'FTC Act section 5 and FTC orders on broken privacy promises' },
	decide(input) {
		if (!isPrivacyNotice(input)) return notApplicable
		const broken = brokenPromise(input)
		if (broken) {
			return flagged({
				kind: 'contradictory',
				severity: publisherAnswers,
				span: broken,
				says: {
					friendly: 'This says that nobody else gets the data. Another line says that some do. Make the two agree.',
					neutral: 'The promise not to share data is broken by another sentence of the same text.',
					legal: 'An unqualified representation of non-disclosure is contradicted elsewhere in the notice.',
				},
				why: 'A promise that is not kept counts as a trick on users. The FTC can fine you and watch you for years.',
				market: 'A notice promises only what the product does, and a data list backs each line.',
				action: 'make the promise match what is shared, after a check of each tool that gets data',
				reason: 'The text must be true on the day it goes live.',
				fallback: 'Say "we do not sell your data" if that is true, and list who does get it.',
				decideBy: 'you',
			})
		}
		const safety = passage(input, absoluteSafety)
		if (safety) {
			return flagged({
				severity: { sending: 'medium', receiving: 'low', unsure: 'medium' },
				span: safety,
				says: {
					friendly: 'This promises perfect safety. Nobody can keep that promise.',
					neutral: 'Full security is promised.',
					legal: 'The notice contains an absolute warranty of security.',
				},
				why: 'After the first leak the promise is false, and the FTC or users can claim money for it.',
				market: 'Notices promise fair steps to guard the data, and name some.',
				action: 'promise reasonable security steps instead of full safety',
				reason: 'No system is perfect.',
				replacement: 'We use technical and organisational measures to protect personal data. No system is free of risk.',
				decideBy: 'you',
			})
		}
		return undecided
	},
}

/** A flat "we never share it with anyone" beside a sentence that shares. */
function brokenPromise(input: RuleInput) {
	const promise = wording(input, neverShares, limited)
	if (!promise) return null
	const shares = passages(input, sharesAfterAll).some(({ sentence }) => sentence !== promise.sentence && !neverShares.test(sentence.text))
	return shares ? promise : null
}
