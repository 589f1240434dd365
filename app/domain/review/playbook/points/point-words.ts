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
	transfer_limit: /assign|transfer|sublet|sublicen|subcontract|sell|change\s+(?:of|in)\s+control|delegat|convey|dispos/i,
	equity: /share|stock|option|equity|vest|dilut|warrant|securit|\bunits?\b|convert|preferred/i,
	unilateral_change: /chang|modif|amend|updat|revis|alter|adjust|replac|add|discontinu|increase/i,
	audit: /audit|inspect|examin|books|record|access|review|enter/i,
	release_waiver: /releas|waiv|not\s+to\s+sue|remed|discharg|relinquish|give\s+up|forgo/i,
	forum: /law|court|jurisdiction|venue|forum/i,
	dispute_process: /arbitrat|injunct|jury|class|equitable|disput|mediat|relief|remed|litigat|proceeding|court/i,
	precedence: /preced|conflict|entire|supersed|govern|incorporat|prevail|bound|subject\s+to|refer/i,
	restraint: /not\b|exclusiv|compet|sole|only|refrain|prohibit|restrict|full[\s-]?time|entire|best/i,
}

/** Whether a sentence has words that a point of the kind can't do without. */
export function speaksOf(kind: PointKind, sentence: string): boolean {
	return words[kind]?.test(sentence) ?? true
}
