import type { Finding } from '../report.ts'

/** What the words of a finding must have, and must not have, for it to be one of the three things to do before signing. */
interface Weight {
	/** Words of the form that costs a company something. */
	needs?: RegExp
	/** Words of the form that every such contract has, or that is narrow or has a good reason. */
	unless?: RegExp
}

/** A right that needs no reason. */
const atWill = either(
	String.raw`\bat\s+any\s+time\b(?!,?\s+(?:after|following|if|when|upon|during|within|that))`,
	String.raw`\b(?:if|where|when(?:ever)?)\s+(?:the\s+)?\w+\s+(?:considers|believes|deems|feels|thinks|perceives|forms\s+the\s+(?:view|opinion))\b`,
	String.raw`\bin\s+its\s+(?:(?:sole|own)\s+)?(?:opinion|view|judge?ment)\b`,
	String.raw`\b(?:any|no)\s+(?:or\s+no\s+)?reason\b|\bwithout\s+(?:cause|reason|notice|liability)\b|\bconvenience\b`,
	String.raw`\bsole\s+(?:and\s+absolute\s+)?discretion\b`,
	String.raw`\bimmediately\s+(?:terminate\s+)?(?:up)?on\s+(?:written\s+)?notice\b`,
)
/** What is free may end at any time, and so may what nobody can lawfully go on with. */
const goodReason = either(
	String.raw`\b(?:free\s+(?:trial|of\s+charge)|trial\s+(?:period|use)|beta|evaluation)\b`,
	String.raw`\b(?:breach\w*|default\w*|violat\w*|fail(?:s|ed|ure)?|unpaid|non-?payment|overdue|insolven\w*)\b`,
	String.raw`\b(?:bankrupt\w*|infring\w*|fraud\w*|illegal\w*|unlawful\w*|safety|attack|death|disabilit\w+)\b`,
	String.raw`\b(?:feasible|force\s+majeure)\b`,
)
/** A license without an end or a purpose. */
const withoutEnd = either(
	String.raw`\b(?:perpetual\w*|irrevocabl\w*|in\s+perpetuity|for\s*ever|surviv\w+|unlimited|unrestricted)\b`,
	String.raw`\b(?:(?:any|all)\s+purposes?|without\s+(?:restriction|compensation))\b`,
	String.raw`\b(?:(?:modify|derivative\s+works?)\b[^.]{0,80}\bcommercial)\b`,
)
/** What is allowed may not be held back for no reason, which is the market. */
const reasonableConsent = /\bunreasonabl[ey]\b|\breasonable\s+(?:consent|approval)\b/i
const money = /\b(?:pay\w*|paid|prices?|fees?|amounts?|rates?|charges?|invoices?|compensation|commissions?|royalt\w+)\b/i

/**
 * What the trained reader finds by kind is often the common form of it. A founder has three steps to take: a common form
 * stays a finding, and is none of them. Chosen on steps that lawyers judged; kinds that are not here are steps as they are.
 */
const weights: Readonly<Record<string, Weight>> = {
	'points.termination_by_other': { needs: atWill, unless: goodReason },
	'points.suspension': { needs: atWill, unless: /\bfree\s+trial\b|\btrial\s+period\b|\bbeta\b/i },
	'points.license_out': { needs: withoutEnd },
	'points.unilateral_change': {
		unless: either(
			String.raw`\bsecurity\s+measures?\b|\bdegrad\w*|\bURLs?\b|\bguidelines?\b|\bsuch\s+polic(?:y|ies)\b`,
			String.raw`\bnot\s+(?:materially\s+)?(?:reduc|decreas|diminish|lessen|weaken)\w*`,
		),
	},
	'points.liability_cap': {
		unless: either(
			String.raw`\bno\s+limit\w*\s+of\s+liability\b|\bunauthori[sz]ed\b|\bforce\s+majeure\b|\bbeyond\b[^.]{0,60}\bcontrol\b`,
			String.raw`\bhigh[\s-]risk\b|\bhazardous\b|\blinked\b|\bthird[\s-]party\s+(?:sites?|websites?|content|services?)\b`,
			String.raw`\brefunds?\b`,
		),
	},
	'points.indemnity': {
		unless: either(
			String.raw`\b(?:employment-related|payroll|withholding|income\s+tax\w*|employee\s+inventions?)\b|\b(?:broker|finder)\S{0,4}\s+(?:fees?|commissions?)\b`,
			// That what is sold infringes nobody's rights is what every seller answers for.
			String.raw`^(?![^]*\b(?:negligen\w+|breach|any\s+loss|all\s+(?:claims|loss(?:es)?))\b)[^]*\binfring\w*`,
		),
	},
	'points.transfer_limit': {
		needs: /\b(?:change\s+(?:of|in)\s+control|merger|merge|operation\s+of\s+law|acqui\w+|sale\s+of)\b/i,
		unless: reasonableConsent,
	},
	'points.restraint': {
		needs: /\b(?:after|post|following|thereafter|expir\w+|perpetu\w+|at\s+any\s+time|months?|years?)\b/i,
		unless: /\bminimum\b/i,
	},
	'points.license_in': { needs: /\b(?:revoke\w*|revocable|withdraw\w*|any\s+time)\b/i },
	'points.costs': {
		needs: either(
			String.raw`\b(?:pays?|bears?|meets?|reimburse|cover|responsible)\b[^.]{0,40}\b(?:all|any|whatever|every)\b[^.]{0,40}\b(?:costs?|fees|expenses?|tax(?:es)?)\b`,
			String.raw`\b(?:pays?|bears?|meets?)\b[^.]{0,30}\b(?:costs?|expenses?)\s+of\s+(?:all|any|every)\b`,
		),
		unless: either(
			String.raw`\b(?:duties|auditors?|reasonabl\w+|documented|renewals?|replacements?|resale|no\s+obligation)\b`,
			String.raw`\b(?:sales|value|withholding)\b[^.]{0,40}\btax(?:es)?\b`,
			String.raw`\btax(?:es)?\b[^.]{0,60}\b(?:fees|services|products|purchases)\b|\bown\s+(?:costs?|expenses?)\b`,
		),
	},
	'points.warranty_given': {
		unless: either(
			String.raw`\b(?:owner|(?:all|the|sufficient|full|necessary)\s+(?:\w+\s+)?(?:rights?|power|authority)|duly)\b`,
			String.raw`\b(?:valid(?:ly)?|authori[sz]ed\s+to|organi[sz]ed)\b`,
		),
	},
	'points.data': {
		needs: either(
			String.raw`\b(?:sell|sale|sold|any\s+purpose|train\w*|third\s+parties|advertis\w+|aggregat\w+|perpetual\w*|own)\b`,
			String.raw`\b(?:purchasers?|without\s+(?:notice|consent|informing))\b`,
		),
		unless: /\bcategories\b|\bwith\s+your\s+consent\b/i,
	},
	'points.price_change': { needs: /\b(?:increas\w*|rais\w*|chang\w*|adjust\w*|revis\w*|modif\w*|amend\w*|set|higher|index\w*)\b/i },
	'points.equity': {
		needs: /\b(?:forfeit\w*|repurchase\w*|buy\s+back|dilut\w*|lapse\w*|unvested|cancel\w*|non-voting|at\s+(?:cost|par|nominal))\b/i,
	},
	'points.warranty_disclaimed': {
		unless: either(
			String.raw`\b(?:marks?|trade\s?marks?|this\s+license)\b|\bunless\s+(?:otherwise\s+)?specified\b|\bexcept\s+(?:as|for)\b`,
			String.raw`\bother\s+than\b`,
		),
	},
	'points.after_end': { needs: /\b(?:pay\w*|perform\w*|continue\w*|years?|months?|perpetu\w+|forfeit\w*|los[es]\w*|compensat\w*)\b/i },
	'points.deadline': { needs: /\b(?:waiv\w+|los[es]\w*|forfeit\w*|lapse\w*|barred|terminat\w+|revert\w*)\b/i },
	'points.control': {
		needs: either(
			String.raw`\b(?:without|unless|until|subject\s+to|requires?|obtain\w*)\b[^.]*\b(?:consent\w*|approv\w+|permission|said|agree\w*)\b`,
			String.raw`\b(?:veto|majority|vote)\b`,
		),
		unless: reasonableConsent,
	},
	'points.open_duty': {
		needs: either(
			String.raw`\b(?:every|each\s+\w+\s+(?:whom|which|that)|entire|whole|whatever|whenever|whether\s+or\s+not|unlimited|free\s+of\s+charge|without\s+charge)\b`,
			String.raw`\ball\s+(?:instructions|requests)\b`,
			String.raw`\bat\s+(?:no|its\s+(?:own|sole))\b|\bas\s+\w+\s+may\s+(?:direct|stipulate|require|deem|ask|see\s+fit)\b`,
		),
		unless: /\b(?:best|reasonable)\s+(?:efforts|endeavou?rs)\b|\bco-?operat\w+\b|\bunder\s+(?:this|the)\s+section\b/i,
	},
	'points.release_waiver': { unless: /\b(?:another|other)\s+(?:users?|players?|members?)\b|\bthird[\s-]part(?:y|ies)\b/i },
	'points.non_solicit': { needs: /\b(?:clients?|customers?|suppliers?|hire|two|three|five|24|36|twenty-four|thirty-six)\b/i },
	'points.sole_discretion': { unless: /\b(?:excess|additional|extra)\b/i },
	'points.money_lost': { unless: /\brefund\s+(?:(?:any|all|the)\s+)?(?:prepaid|unused|fees\s+paid\s+in\s+advance)\b/i },
	'general.one_way_indemnity': {
		// So is what one's own fault does to others, and what is done in good faith.
		unless: either(
			String.raw`^(?![^]*\b(?:negligen\w+|breach)\b)[^]*\binfring\w*`,
			String.raw`\bto\s+the\s+extent\b[^.]{0,60}\b(?:caused|negligen\w+|fault)|\bgood\s+faith\b`,
		),
	},
	'general.unilateral_changes': { unless: /\bmajority\b|\bholders\b|\bboth\s+parties\b/i },
	'points.audit': { unless: /\b(?:notice|business\s+hours|once)\b/i },
	'points.publicity': { needs: /\b(?:name|logos?|trade\s?marks?|likeness)\b/i },
	// One more term is agreed on now: it is no chain of them.
	'general.auto_renewal': { unless: /\bone\s+(?:\(1\)\s+)?(?:additional|further|more|other)\b/i },
	'general.exclusivity': { unless: /\b(?:with\s+)?each\s+other\b/i },
	'general.one_sided_termination': {
		unless: /\b(?:on\s+account\s+of|because\s+of|in\s+case\s+of|upon)\s+(?:any\s+)?such\b|\bterminate\s+such\s+(?:agreement|contract)\b/i,
	},
	'general.ip_assignment': {
		needs: /\b(?:assign\w*|made\s+for\s+hire|title|own(?:s|ed|ership)?|vests?)\b/i,
		unless: /\belects?\s+not\s+to\b|\bprovided\s+to\b[^.]{0,60}\bby\b/i,
	},
	'general.one_sided_cap': { needs: /\b(?:exceed\w*|limited\s+to|aggregate|total|cumulative|maximum|cap(?:ped)?)\b/i },
	'general.pay_cut': { unless: /\bfull\s+(?:pay|salary)\b/i },
	'dpa.liability': { unless: /\bin\s+(?:that|such)\s+(?:period|case|event)\b/i },
	'general.vague_terms': { needs: money },
	'general.data_kept': { needs: /\bdata\b|\binformation\b/i },
	'general.pay_when_paid': { unless: /\bnot\s+be\s+(?:construed|deemed|considered)\b/i },
}

/** Whether a finding is worth one of the three steps: what costs a company something in the words that it quotes. */
export function isWorthAStep({ rule, quote }: Pick<Finding, 'rule' | 'quote'>): boolean {
	const weight = weights[rule]
	if (!weight || quote === null) return true
	return (weight.needs?.test(quote) ?? true) && !weight.unless?.test(quote)
}

/** What a clause says, without the name of its kind: a quotation where it is quoted in part; `null` where it is neither told nor quoted. */
export function toldOf(says: string): string | null {
	const told = says.replace(/^\p{Lu}[\p{L}\s-]{2,40}:\s/u, '')
	if (told === says) return null
	const whole = /^“(\p{Lu}[^“”…]+)”$/u.exec(told)?.[1]
	return whole !== undefined ? `${whole}.` : told
}

/** One pattern of several, so that a long one is read line by line. */
function either(...patterns: readonly string[]): RegExp {
	return new RegExp(patterns.join('|'), 'i')
}
