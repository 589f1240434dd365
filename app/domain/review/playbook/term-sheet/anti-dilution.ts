import { longPattern } from '#app/domain/text/long-pattern.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { aboutTopic } from '../topics.ts'
import { raising } from './sides.ts'

const topicWords = longPattern('i')`
	\bcheaper\s+(?:rounds?|issues?|stock|shares)\b|\banti-?\s?dilution\b|\b(?:full|price|partial)[\s-]ratchet\b|\bratchet\b
	|\bweighted[\s-]average\b|\bdown\s+round\b
	|\b(?:sell|issue)s?\b[^.;]{0,60}\b(?:for\s+less|cheaper|at\s+a\s+lower\s+price|below\s+(?:our|the))\b
	|\bconversion\s+price\b[^.]{0,160}\b(?:adjust\w*|reduc\w*|lower\w*|reset)\b
`
const ratchet = longPattern('i')`
	\bresets?\s+the\s+(?:\w+\s+)?price\b[^.;]{0,60}\bto\s+(?:the|that|such)\s+(?:lower|lowest|new|same)\b
	|\bprice\b[^.;]{0,40}\b(?:drops?|falls?|goes\s+down|resets?)\s+to\s+(?:the|that|such)\s+(?:new|lower|same)
	|\b(?:full|price|complete)[\s-]?ratchet\b|(?<!non-?\s?)\bratchet\b
	|\b(?:conversion|purchase)\s+price\b[^.]{0,120}\b(?:reduced|adjusted|lowered|reset|equal)\b[^.]{0,40}\b(?:to|at)\s+
		(?:the|such|that|any)\s+(?:lower|lowest|new|reduced|same|issue|issuance|subsequent|price\s+(?:per\s+share\s+)?(?:of|at|paid|in|for))
	|\bas\s+if\b[^.]{0,80}\b(?:bought|purchased|invested|paid)\b[^.]{0,60}\b(?:lower|new)\s+price\b
`
const narrow = longPattern('i')`
	\bnarrow[\s-]?(?:based|er)?\b
	|\bweighted[\s-]average\b[^.]{0,160}\b(?:
		only|preferred\s+(?:stock|shares)\s+alone|outstanding\s+preferred|excluding\s+(?:all\s+)?options
	)\b
`

export const antiDilution: Rule = {
	id: 'term_sheet.anti_dilution',
	playbook: 'term_sheet',
	title: 'Anti-dilution',
	basis: { kind: 'S', source: 'NVCA model term sheet; published surveys of venture deals' },
	protects: raising,
	stake: 8,
	standard: 'Broad-based weighted average: the price adjusts in proportion to the size of the down round.',
	decide(input) {
		const topic = aboutTopic(input, /\banti-?\s?dilut|\bprice\s+(?:protection|adjustment)/i, topicWords)
		if (!topic) return notApplicable
		const full = passage(topic, ratchet)
		const clause = full ?? passage(topic, narrow, /\bbroad/i)
		if (!clause) {
			const fair = wording(topic, /\bbroad[\s-]?based\b|\bno\b[^.;]{0,30}\b(?:anti-?dilution|ratchet)\b|^(?:[^:]{0,40}:\s*)?none\b/i)
			return fair ? passed(fair) : undecided
		}
		return flagged({
			severity: full ? 'high' : 'medium',
			span: clause,
			says: full
				? 'Anti-dilution is a full ratchet: one small down round resets the investors’ whole price.'
				: 'Anti-dilution is a narrow-based weighted average, which counts fewer shares and adjusts more.',
			why: full
				? 'If they paid $2.00 and the company later sells a few shares at $1.00, their stake doubles. The founders and staff bear all of it.'
				: 'The fewer shares the formula counts, the more the price drops in a down round (a round at a lower price).',
			market: 'Broad-based weighted average: the price adjusts in proportion to the size of the down round.',
			action: 'replace the formula with a broad-based weighted average',
			reason: 'It protects the investors and keeps a stake worth working for.',
			fallback: full
				? 'A full ratchet for the first six months, then broad-based weighted average.'
				: 'A formula that counts all shares and granted options.',
			replacement:
				'If the Company issues additional securities at a price less than the then-current conversion price, the conversion price will be ' +
				'adjusted on a broad-based weighted average basis, counting all outstanding shares, options and shares reserved under the equity ' +
				'incentive plan.',
		})
	},
}
