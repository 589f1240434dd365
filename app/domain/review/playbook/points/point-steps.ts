import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { PointTopic } from '../../points/point-kinds.ts'
import { anyOf } from '../../facts/any-of.ts'
import type { StepWords } from '../rule.ts'
import { moderation } from './point-words.ts'

const atWill = longPattern('i')`
	\bat\s+any\s+time\b(?!,?\s+(?:after|following|if|when|upon|during|within|that))
	|\b(?:if|where|when(?:ever)?)\s+(?:the\s+)?\w+\s+(?:considers|believes|deems|feels|thinks|perceives|forms\s+the\s+(?:view|opinion))\b
	|\bin\s+its\s+(?:(?:sole|own)\s+)?(?:opinion|view|judge?ment)\b|\b(?:any|no)\s+(?:or\s+no\s+)?reason\b
	|\bwithout\s+(?:cause|reason|notice|liability)\b|\bconvenience\b|\bsole\s+(?:and\s+absolute\s+)?discretion\b
	|\bimmediately\s+(?:terminate\s+)?(?:up)?on\s+(?:written\s+)?notice\b
`
/** What is free may end at any time, and so may what nobody can lawfully go on with. */
const goodReason = longPattern('i')`
	\b(?:free\s+(?:trial|of\s+charge)|trial\s+(?:period|use)|beta|evaluation)\b
	|\b(?:breach\w*|default\w*|violat\w*|fail(?:s|ed|ure)?|unpaid|non-?payment|overdue|insolven\w*)\b
	|\b(?:bankrupt\w*|infring\w*|fraud\w*|illegal\w*|unlawful\w*|safety|attack|death|disabilit\w+)\b|\b(?:feasible|force\s+majeure)\b
`
const withoutEnd = longPattern('i')`
	\b(?:perpetual\w*|irrevocabl\w*|in\s+perpetuity|for\s*ever|surviv\w+|unlimited|unrestricted)\b
	|\b(?:(?:any|all)\s+purposes?|without\s+(?:restriction|compensation))\b
	|\b(?:(?:modify|derivative\s+works?)\b[^.]{0,80}\bcommercial)\b
`
/** What is allowed may not be held back for no reason, which is the market. */
const reasonableConsent = /\bunreasonabl[ey]\b|\breasonable\s+(?:consent|approval)\b/i

/**
 * What the trained reader finds by kind is often the common form of it. A founder has three steps to take: a common form
 * stays a finding, and is none of them. Chosen on steps that lawyers judged; kinds that are not here are steps as they are.
 */
export const pointSteps: Partial<Record<PointTopic, StepWords>> = {
	termination_by_other: { needs: atWill, unless: goodReason },
	suspension: { needs: atWill, unless: /\bfree\s+trial\b|\btrial\s+period\b|\bbeta\b/i },
	license_out: { needs: withoutEnd },
	unilateral_change: {
		unless: longPattern('i')`
			\bsecurity\s+measures?\b|\bdegrad\w*|\bURLs?\b|\bguidelines?\b|\bsuch\s+polic(?:y|ies)\b
			|\bnot\s+(?:materially\s+)?(?:reduc|decreas|diminish|lessen|weaken)\w*
		`,
	},
	liability_cap: {
		unless: longPattern('i')`
			\bno\s+limit\w*\s+of\s+liability\b|\bunauthori[sz]ed\b|\bforce\s+majeure\b|\bbeyond\b[^.]{0,60}\bcontrol\b|\bhigh[\s-]risk\b
			|\bhazardous\b|\blinked\b
			|\bthird[\s-]party\s+(?:sites?|websites?|content|services?)\b|\brefunds?\b
		`,
	},
	indemnity: {
		unless: longPattern('i')`
			\b(?:employment-related|payroll|withholding|income\s+tax\w*|employee\s+inventions?)\b
			|\bto\s+(?:a\s+|the\s+)?(?:like|same|equal)\s+extent,?\s[^.;]{0,20}\bindemnif\w*
			|\bto\s+the\s+extent\b[^.;]{0,30}\bcaused\s+by\s+(?:its|their|your|our)\b
			|\b(?:broker|finder)\S{0,4}\s+(?:fees?|commissions?)\b
			|^(?![^]*\b(?:negligen\w+|breach|any\s+loss|all\s+(?:claims|loss(?:es)?))\b)[^]*\binfring\w*
		`,
	},
	transfer_limit: {
		needs: /\b(?:change\s+(?:of|in)\s+control|merger|merge|operation\s+of\s+law|acqui\w+|sale\s+of)\b/i,
		unless: reasonableConsent,
	},
	restraint: {
		needs: /\b(?:after|post|following|thereafter|expir\w+|perpetu\w+|at\s+any\s+time|months?|years?)\b/i,
		unless: /\bminimum\b/i,
	},
	license_in: { needs: /\b(?:revoke\w*|revocable|withdraw\w*|any\s+time)\b/i },
	costs: {
		needs: longPattern('i')`
			\b(?:pays?|bears?|meets?|reimburse|cover|responsible)\b[^.]{0,40}\b(?:all|any|whatever|every)\b[^.]{0,40}\b
				(?:costs?|fees|expenses?|tax(?:es)?)\b
			|\b(?:pays?|bears?|meets?)\b[^.]{0,30}\b(?:costs?|expenses?)\s+of\s+(?:all|any|every)\b
		`,
		unless: longPattern('i')`
			\b(?:duties|auditors?|reasonabl\w+|documented|renewals?|replacements?|resale|no\s+obligation)\b
			|\b(?:sales|value|withholding)\b[^.]{0,40}\btax(?:es)?\b
			|\btax(?:es)?\b[^.]{0,60}\b(?:fees|services|products|purchases)\b|\bown\s+(?:costs?|expenses?)\b
		`,
	},
	warranty_given: {
		unless:
			/\b(?:owner|(?:all|the|sufficient|full|necessary)\s+(?:\w+\s+)?(?:rights?|power|authority)|duly)\b|\b(?:valid(?:ly)?|authori[sz]ed\s+to|organi[sz]ed)\b/i,
	},
	data: {
		needs: longPattern('i')`
			\b(?:sell|sale|sold|any\s+purpose|train\w*|third\s+parties|advertis\w+|aggregat\w+|perpetual\w*|own)\b
			|\b(?:purchasers?|without\s+(?:notice|consent|informing))\b
		`,
		unless: /\bcategories\b|\bwith\s+your\s+consent\b/i,
	},
	price_change: { needs: /\b(?:increas\w*|rais\w*|chang\w*|adjust\w*|revis\w*|modif\w*|amend\w*|set|higher|index\w*)\b/i },
	equity: {
		needs: /\b(?:forfeit\w*|repurchase\w*|buy\s+back|dilut\w*|lapse\w*|unvested|cancel\w*|non-voting|at\s+(?:cost|par|nominal))\b/i,
	},
	warranty_disclaimed: {
		unless:
			/\b(?:marks?|trade\s?marks?|this\s+license)\b|\bunless\s+(?:otherwise\s+)?specified\b|\bexcept\s+(?:as|for)\b|\bother\s+than\b/i,
	},
	after_end: { needs: /\b(?:pay\w*|perform\w*|continue\w*|years?|months?|perpetu\w+|forfeit\w*|los[es]\w*|compensat\w*)\b/i },
	deadline: { needs: /\b(?:waiv\w+|los[es]\w*|forfeit\w*|lapse\w*|barred|terminat\w+|revert\w*)\b/i },
	control: {
		needs:
			/\b(?:without|unless|until|subject\s+to|requires?|obtain\w*)\b[^.]*\b(?:consent\w*|approv\w+|permission|said|agree\w*)\b|\b(?:veto|majority|vote)\b/i,
		unless: reasonableConsent,
	},
	open_duty: {
		needs: longPattern('i')`
			\b(?:
				every|each\s+\w+\s+(?:whom|which|that)|entire|whole|whatever|whenever|whether\s+or\s+not|unlimited|free\s+of\s+charge
				|without\s+charge
			)\b
			|\ball\s+(?:instructions|requests)\b|\bat\s+(?:no|its\s+(?:own|sole))\b
			|\bas\s+\w+\s+may\s+(?:direct|stipulate|require|deem|ask|see\s+fit)\b
		`,
		unless: /\b(?:best|reasonable)\s+(?:efforts|endeavou?rs)\b|\bco-?operat\w+\b|\bunder\s+(?:this|the)\s+section\b/i,
	},
	release_waiver: { unless: /\b(?:another|other)\s+(?:users?|players?|members?)\b|\bthird[\s-]part(?:y|ies)\b/i },
	non_solicit: { needs: /\b(?:clients?|customers?|suppliers?|hire|two|three|five|24|36|twenty-four|thirty-six)\b/i },
	sole_discretion: { unless: anyOf(/\b(?:excess|additional|extra)\b/i, moderation) },
	money_lost: { unless: /\brefund\s+(?:(?:any|all|the)\s+)?(?:prepaid|unused|fees\s+paid\s+in\s+advance)\b/i },
	audit: { unless: /\b(?:notice|business\s+hours|once)\b/i },
	publicity: { needs: /\b(?:name|logos?|trade\s?marks?|likeness)\b/i },
}
