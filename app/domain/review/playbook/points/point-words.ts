import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { PointKind } from '../../points/point-kinds.ts'

/** Words without which a sentence is not about the kind of point, whatever the trained reader thinks; kinds of many wordings have none. */
const words: Partial<Record<PointKind, RegExp>> = {
	termination_by_other: /terminat|cancel|\bend(?:s|ed)?\b|discontinu|dismiss/i,
	renewal: /renew|extend|extension|successive/i,
	suspension: /suspen|block|disabl|withhold|stop|restrict|remov|revok|limit|cease|discontinu|deny|refus|delist|interrupt/i,
	default: /default|accelerat|breach|cure|due/i,
	price_change: /pric|fee|rate|rent|charge|cost|increas|adjust|discount|\$|%/i,
	penalty: /liquidated|penalt|credit|per\s+(?:day|week)|\$|%/i,
	security: /secur|collateral|\blien|guarant|pledge|mortgage|personally/i,
	indemnity: /indemn|harmless|defend|reimburse/i,
	liability_cap: /liab|damages|responsib|loss/i,
	warranty_given: /warrant|represent|guarant|certif|covenant/i,
	warranty_disclaimed: /warrant|as[\s-]is|represent|guarant|accura|responsib|promise/i,
	insurance: /insur/i,
	ip_assignment: /assign|own(?:s|ed|ership)?\b|propert|title|rights?|work\s+(?:made\s+)?for\s+hire|vest|belong/i,
	license_out: /licen[cs]|grant|right\s+to|permi|may\s+use|authori/i,
	confidentiality: /confiden|disclos|secre|proprietary|information/i,
	data: /data|information|privacy|personal|monitor|security|cookie/i,
	publicity: /public|press|name|logo|mark|disparag|announce|statement|advertis|likeness/i,
	non_solicit: /solicit|hire|employ|induce|recruit|entice|engage/i,
	transfer_limit: longPattern('i')`
		assign|sublet|sublicen|subcontract|change\s+(?:of|in)\s+control|delegat
		|(?:transfer|sell|convey|dispos)\w*\b[^.]{0,60}\b(?:agreement|rights?|shares?|stock|interest|licen[cs]e|lease|obligations?|contract)
	`,
	equity: /share|stock|option|equity|vest|dilut|warrant|securit|\bunits?\b|convert|preferred/i,
	unilateral_change: /chang|modif|amend|updat|revis|alter|adjust|replac|add|discontinu|increase/i,
	audit: /audit|inspect|examin|books|records/i,
	release_waiver: /releas|waiv|not\s+to\s+sue|discharg|relinquish|give\s+up|forgo/i,
	forum: /law|court|jurisdiction|venue|forum/i,
	dispute_process: /arbitrat|jury|class\s+action|bond|without\s+(?:proof|proving|showing|any\s+(?:proof|necessity))|mediat|collective/i,
	precedence: /preced|conflict|entire|supersed|govern|incorporat|prevail|bound|subject\s+to|refer/i,
	restraint: longPattern('i')`
		exclusiv|compet|devote|full[\s-]?time
		|other\s+(?:business|employ|client|customer|compan|activit|work)|similar\s+(?:business|product|service)|standstill
		|outside\s+(?:work|activit|employ)
	`,
}

/** Whether a sentence has words that a point of the kind can't do without. */
export function speaksOf(kind: PointKind, sentence: string): boolean {
	return words[kind]?.test(sentence) ?? true
}

/** What a site does with what users put there. */
export const moderation = longPattern('i')`
	\b(?:delet|remov|reject|edit|refus|amend|screen|moderat|review|withdraw|declin|hid|block)\w*\b[^.;]{0,100}\b(?:
		comments?|posts?|postings?|ads?|advert\w*|messages?|reviews?|listings?|content|materials?|submissions?|uploads?|photos?
	)\b
`
