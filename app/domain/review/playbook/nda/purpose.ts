import { absent, flagged, passed } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { passage, sentenceAt, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'

export const purpose: Rule = {
	id: 'nda.purpose',
	playbook: 'nda',
	title: 'Use is tied to a stated purpose',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	decide(input) {
		const gap = factsNamed(input, 'blank').find((blank) => /\b(?:purposes?|talks?|discuss\w*|explor\w+|evaluat\w+|transaction|project|business\s+relationship)\b/i.test(sentenceAt(input, blank)?.text ?? ''))
		if (gap) {
			return flagged({
				severity: 'high',
				span: gap,
				says: {
					friendly: 'The purpose is still blank. Fill it in, since it decides what you may do with the facts.',
					neutral: 'The purpose has not been filled in.',
					legal: 'The permitted purpose is blank.',
				},
				why: 'With no purpose nobody can tell right use from wrong, and a claim would cost you months.',
				market: 'One sentence that says what the talks are about.',
				action: 'fill in the purpose',
				reason: 'It tells both sides what use is allowed.',
				decideBy: 'you',
			})
		}
		const limit = wording(
			input,
			/\bus(?:e|es|ed|ing)\b[^.;]{0,120}\b(?:solely|only|exclusively|except|other\s+than|unless|beyond|outside)\b[^.;]{0,100}\b(?:purpose|evaluat\w+|connection|transaction|discussions?|relationship|negotiat\w+|business|project)|\b(?:solely|only|exclusively)\b[^.;]{0,40}\b(?:use|used|to|for)\b[^.;]{0,60}\b(?:purpose|evaluat\w+|transaction|relationship|project)|\bfor\s+(?:any|no)\s+(?:other\s+)?purposes?\b|\bpurposes?\s+only\b|\bus(?:e|es|ed|ing)\b[^.;]{0,80}\bfor\b[^.;]{0,80}\b(?:only|alone|solely|(?:and\s+)?(?:for\s+)?nothing\s+else|(?:and\s+)?(?:for\s+)?no\s+other)\b|\b(?:not|never|nor)\b[^.;]{0,40}\buse\b[^.;]{0,80}\b(?:otherwise\s+than|other\s+than|except|save|unless|but)\s+(?:to|for|in|as|where|if|it|they|he|she)\b|\b(?:not|never|nor|neither|no)\b[^.;]{0,80}\buse\b[^.;]{0,80}\bfor\s+(?:its|their|his|her|your|our)\s+(?:own|sole)\b|\b(?:only|solely|exclusively)\s+(?:to|for|in\s+order\s+to)\s+(?:assess|judge|decide|weigh|review|consider|explore|discuss|plan)\b|\bus(?:e|es|ed|ing)\b[^.;]{0,160}\b(?:extent\s+(?:reasonably\s+)?necessary|beyond\s+(?:those|the|what))\b/i,
		)
		if (limit) return passed(limit)
		const stated = passage(input, /\b(?:for\s+the\s+purposes?\s+of|"purpose")\b/i)
		return absent({
			severity: stated ? 'low' : 'medium',
			says: {
				friendly: 'The paper keeps facts secret but does not say what they may be used for.',
				neutral: 'Use of the facts is not limited to a purpose.',
				legal: 'There is no restriction of use to a permitted purpose.',
			},
			why: 'The other side could use your facts to build or sell something, and you would have little to point to.',
			market: 'Use is limited to one stated purpose.',
			action: 'limit use to a stated purpose',
			reason: 'It protects both sides alike.',
			replacement: 'A party may use the Confidential Information of the other only to evaluate or carry out the business relationship described above.',
		})
	},
}
