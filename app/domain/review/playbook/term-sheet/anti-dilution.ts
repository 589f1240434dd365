import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { passage, wording } from '../passages.ts'
import type { Rule } from '../rule.ts'
import { aboutTopic } from '../topics.ts'

const topicWords = /\bcheaper\s+(?:rounds?|issues?|stock|shares)\b|\banti-?\s?dilution\b|\b(?:full|price|partial)[\s-]ratchet\b|\bratchet\b|\bweighted[\s-]average\b|\bdown\s+round\b|\b(?:sell|issue)s?\b[^.;]{0,60}\b(?:for\s+less|cheaper|at\s+a\s+lower\s+price|below\s+(?:our|the))\b|\bconversion\s+price\b[^.]{0,160}\b(?:adjust\w*|reduc\w*|lower\w*|reset)\b/i
const ratchet = /\bprice\b[^.;]{0,40}\b(?:drops?|falls?|goes\s+down|resets?)\s+to\s+(?:the|that|such)\s+(?:new|lower|same)|\b(?:full|price|complete)[\s-]?ratchet\b|(?<!non-?\s?)\bratchet\b|\b(?:conversion|purchase)\s+price\b[^.]{0,120}\b(?:reduced|adjusted|lowered|reset|equal)\b[^.]{0,40}\b(?:to|at)\s+(?:the|such|that|any)\s+(?:lower|lowest|new|reduced|same|issue|issuance|subsequent|price\s+(?:of|at|paid))|\bas\s+if\b[^.]{0,80}\b(?:bought|purchased|invested|paid)\b[^.]{0,60}\b(?:lower|new)\s+price\b/i
const narrow = /\bnarrow[\s-]?(?:based|er)?\b|\bweighted[\s-]average\b[^.]{0,160}\b(?:only|outstanding\s+preferred|excluding\s+(?:all\s+)?options)\b/i

export const antiDilution: Rule = {
	id: 'term_sheet.anti_dilution',
	playbook: 'term_sheet',
	title: 'A down round does not wipe you out',
	basis: { kind: 'S', source: 'NVCA model term sheet; published surveys of venture deals' },
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
			severity: full ? { sending: 'medium', receiving: 'high', unsure: 'high' } : { sending: 'low', receiving: 'medium', unsure: 'medium' },
			span: clause,
			says: {
				friendly: full ? 'Ask for the broad-based formula. Here one small down round resets the investors’ whole price to the new one (a full ratchet).' : 'Ask for the broad-based formula. The narrow one counts fewer shares, so a down round costs you more.',
				neutral: full ? 'The anti-dilution term is a full ratchet.' : 'The anti-dilution formula is narrow-based.',
				legal: full ? 'The conversion price is subject to full-ratchet adjustment.' : 'The conversion price is adjusted on a narrow-based weighted average.',
			},
			why: full ? 'Say they paid $2.00 and you later sell a few shares at $1.00. Their stake doubles, and all of that comes from you and your staff.' : 'The fewer shares the formula counts, the more the price drops, and the loss falls on you and your staff.',
			market: 'Broad-based weighted average: the price falls in step with the size of the down round. Walk away from a full ratchet with no end.',
			action: 'replace the formula with a broad-based weighted average',
			reason: 'It guards the investors and leaves the team a stake worth working for.',
			fallback: full ? 'Accept a ratchet for the first 6 months, then the broad-based formula.' : 'Accept a formula that counts all shares and granted options.',
			replacement: 'If the Company sells stock below the conversion price, the conversion price is adjusted on a broad-based weighted average that counts all outstanding shares, options, and shares reserved under the equity plan.',
		})
	},
}
