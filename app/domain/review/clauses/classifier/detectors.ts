import { longPattern } from '#app/domain/text/long-pattern.ts'
/**
 * How a lawyer would look for a category: one wording each, by CUAD's name. A detector proves nothing; it is evidence
 * that the trained stages weigh, and it helps most where CUAD has few examples. Tried only on sentences that hold one
 * of the words of `needs`.
 */
export interface Detector {
	category: string
	needs: RegExp
	pattern: RegExp
	unless?: RegExp
}

export const detectors: readonly Detector[] = [
	{
		category: 'Renewal Term',
		needs: /renew|exten[ds]|successive/i,
		pattern: /\b(?:renew\w*|extend\w*|extension)\b[^.]{0,140}\b(?:terms?|periods?|years?|months?)\b/i,
	},
	{
		category: 'Notice Period To Terminate Renewal',
		needs: /renew|exten[ds]|expir/i,
		pattern: longPattern('i')`
			\b(?:renew\w*|exten\w+)\b[^.]{0,260}\b(?:unless|notice|notif\w+)\b[^.]{0,160}\b(?:days|months|notice|notif\w+)\b
			|\bnotice\s+of\s+(?:non-?renewal|termination|its\s+intent\w*\s+not\s+to)\b
		`,
	},
	{
		category: 'Governing Law',
		needs: /govern|constru|\blaws?\b/i,
		pattern: /\b(?:govern\w*|constru\w+|interpret\w*|enforc\w+)\b[^.]{0,100}\blaws?\b/i,
	},
	{
		category: 'Most Favored Nation',
		needs: /favou?r|lower|better|lowest|preferential/i,
		pattern: longPattern('i')`
			\bmost[\s-]favou?red\b
			|\b(?:no|not)\s+less\s+favou?rable\s+than\b[^.]{0,120}\b(?:other|third|any)\b
			|\b(?:lower|lowest|better|more\s+favou?rable)\b[^.]{0,60}\b(?:price|pricing|terms|rate|fees?)\b[^.]{0,120}\b
				(?:any\s+other|third\s+part|other\s+customer|another)\b
		`,
	},
	{
		category: 'Non-Compete',
		needs: /compet|similar|engag/i,
		pattern: longPattern('i')`
			\b(?:not|neither|nor|refrain|prohibit\w*|agrees?\s+that)\b[^.;]{0,160}\b
				(?:compet(?:e|es|ing|itive|itor)|similar\s+(?:business|product|service))
			|\bnon-?\s?compet
		`,
		unless: /\bnothing\b|\bnot\s+(?:be\s+)?(?:prohibit|restrict|prevent|preclude)/i,
	},
	{
		category: 'Exclusivity',
		needs: /exclusiv|only|sole/i,
		pattern: longPattern('i')`
			(?<!non-)(?<!non)(?<!non )\bexclusiv(?:e|ely|ity)\b[^.;]{0,80}\b(?:
				right|licen[cs]e\w*|distribut\w+|supplier|provider|agent|dealer|reseller|sell|market|promot\w+|basis|territory|period
			)
			|\bsole\s+and\s+exclusive\s+(?:right|distributor|supplier|licen[cs])|\b(?:only|solely)\s+(?:from|through|with)\b
		`,
		unless: /\bexclusive\s+(?:jurisdiction|remedy|property|owner)/i,
	},
	{
		category: 'No-Solicit Of Customers',
		needs: /solicit|divert|entic|contact|induc|approach/i,
		pattern: longPattern('i')`
			\b(?:not|neither|refrain)\b[^.;]{0,140}\b(?:solicit|divert|entice|contact|induce|approach|interfere|take\s+away)\w*\b[^.;]{0,160}\b
			(?:customers?|clients?|accounts?|subscribers?|members?|distributors?|suppliers?|business)\b
		`,
	},
	{
		category: 'Competitive Restriction Exception',
		needs: /except|notwithstanding|provided|however|nothing|not\s+apply|unless|other\s+than/i,
		pattern: longPattern('i')`
			\b(?:
				except|notwithstanding|provided|however|nothing|not\s+apply|unless|other\s+than
				|shall\s+not\s+(?:prohibit|restrict|prevent|limit|preclude)
			)\b[^.]{0,220}\b(?:compet\w+|exclusiv\w+|solicit\w*)\b
			|\b(?:compet\w+|exclusiv\w+|solicit\w*)\b[^.]{0,220}\b(?:
				except|notwithstanding|provided,?\s+(?:however|that)|however|not\s+apply|unless|other\s+than
			)\b
		`,
		unless: /\bnon-?\s?exclusiv|\bexclusive\s+(?:jurisdiction|remedy)/i,
	},
	{
		category: 'No-Solicit Of Employees',
		needs: /solicit|hire|recruit|entic|employ|induc/i,
		pattern: longPattern('i')`
			\b(?:not|neither|refrain)\b[^.;]{0,140}\b(?:solicit|hire|recruit|entice|employ|induce|engage|offer\s+employment)\w*\b[^.;]{0,140}\b
			(?:employees?|personnel|staff|officers?|consultants?|contractors?)\b
		`,
	},
	{
		category: 'Non-Disparagement',
		needs: /disparag|derogat|reputation|goodwill|disrepute|defam|negative|adverse/i,
		pattern: longPattern('i')`
			\bdisparag|\bderogat|\bdefam|\bdisrepute
			|\b(?:not|refrain|avoid|nothing)\b[^.;]{0,140}\b(?:reputation|goodwill|image|negative\s+light|reflect\s+(?:adversely|unfavou?rably))
		`,
	},
	{
		category: 'Termination For Convenience',
		needs: /terminat|cancel/i,
		pattern: longPattern('i')`
			\b(?:terminate|cancel|termination)\b[^.;]{0,160}\b(?:
				for\s+(?:its\s+|any\s+)?convenience|for\s+(?:any|no)\s+(?:or\s+no\s+)?(?:reason|cause)|without\s+(?:cause|reason)
				|with\s+or\s+without\s+cause|at\s+any\s+time|in\s+its\s+(?:sole|absolute)\s+discretion
			)
			|\b(?:at\s+any\s+time|without\s+cause|for\s+any\s+reason)\b[^.;]{0,120}\b(?:terminate|cancel)
			|\bmay\s+(?:be\s+)?(?:terminate|cancel)\w*\b[^.;]{0,60}\b(?:upon|on|by)\b[^.;]{0,30}\b(?:days|months)\b[^.;]{0,30}\bnotice
		`,
		unless: /\b(?:breach|default|insolven|bankrupt)/i,
	},
	{
		category: 'Rofr/Rofo/Rofn',
		needs: /first|refusal|negotiat|match|option/i,
		pattern: longPattern('i')`
			\bfirst\s+(?:right|refusal|offer|negotiat\w*|opportunity|option|look)\b|\brefusal\b|\bright\s+to\s+match\b
			|\bexclusive\s+(?:right|period|option)\b[^.;]{0,40}\bnegotiat
		`,
	},
	{
		category: 'Change Of Control',
		needs: /control|merge|acqui|consolidat|substantially|ownership|sale\s+of/i,
		pattern: longPattern('i')`
			\bchange\s+(?:of|in)\s+(?:\w+\s+)?(?:control|ownership)\b
			|\b(?:merge[rs]?|consolidat\w+|acqui(?:red|res|sition)|sale\s+of|transfer\s+of|substantially\s+all)\b[^.]{0,200}\b
				(?:terminat\w+|consent|notice|notify|deemed\s+(?:an?\s+)?(?:assign|transfer))
			|\b(?:terminat\w+|consent|deemed\s+(?:an?\s+)?(?:assign|transfer))\w*\b[^.]{0,200}\b(?:
				merge[rs]?|change\s+of|controlling\s+interest|majority\s+of\s+the|substantially\s+all|operation\s+of\s+law
			)
		`,
	},
	{
		category: 'Anti-Assignment',
		needs: /assign|transfer|delegat/i,
		pattern: longPattern('i')`
			\b(?:not|neither|no|nor)\b[^.;]{0,140}\b(?:assign|transfer|delegat|sublicens|convey)\w*
			|\b(?:assign|transfer)\w*\b[^.;]{0,140}\b(?:without|consent|void)\b
			|\b(?:not|non-?)\s?(?:assignable|transferable)\b
		`,
	},
	{
		category: 'Revenue/Profit Sharing',
		needs: /%|percent|royalt|share|commission|split|profit|revenue/i,
		pattern: longPattern('i')`
			(?:%|\bpercent(?:age)?\b|\broyalt(?:y|ies)\b|\bcommissions?\b|\bshare\b|\bsplit\b)[^.;]{0,80}\b
				(?:net|gross|sales|revenues?|profits?|receipts|proceeds|income)\b
			|\b(?:net|gross|sales|revenues?|profits?|receipts|proceeds)\b[^.;]{0,100}(?:%|\bpercent|\bshared?\b|\bsplit\b|\broyalt)
		`,
	},
	{
		category: 'Price Restrictions',
		needs: /pric|rate|fee|charg|discount/i,
		pattern: longPattern('i')`
			\b(?:prices?|pricing|rates?|fees?|charges)\b[^.;]{0,120}\b(?:
				not\s+(?:be\s+)?(?:increase|exceed|raise|change|more\s+than|subject\s+to\s+(?:increase|change))
				|remain\s+(?:fixed|firm|in\s+effect)|(?:fixed|firm|frozen)\s+(?:for|during|until)|increase\w*\b[^.;]{0,60}(?:%|percent|cpi|index)
			)
			|\b(?:not\s+(?:increase|raise|reduce|change)|maximum|minimum)\b[^.;]{0,60}\b(?:prices?|pricing|rates?|fees?|charges)\b
		`,
	},
	{
		category: 'Minimum Commitment',
		needs: /minimum|least|less\s+than|fewer|quota|commit/i,
		pattern: longPattern('i')`
			\bminimum\b[^.;]{0,80}\b(?:purchase|order|quantit|amount|fees?|royalt|payment|sales|annual|commitment|volume|spend|number)
			|\b(?:purchase|order|buy|pay|spend|sell|provide|invest|take)\w*\b[^.;]{0,80}\b
				(?:at\s+least|no(?:t)?\s+(?:less|fewer)\s+than|a\s+minimum)\b
		`,
	},
	{
		category: 'Volume Restriction',
		needs: /exceed|excess|more\s+than|maximum|limit|up\s+to|greater|additional/i,
		pattern: longPattern('i')`
			\b(?:exceed\w*|in\s+excess\s+of|more\s+than|greater\s+than|maximum\s+(?:of|number)|up\s+to|limited\s+to|no\s+more\s+than|additional)\b
			[^.;]{0,80}\b(?:
				users?|units?|copies|hours|seats?|locations?|volume|quantit\w+|stores?|calls|servers?|gallons|tons|times|days\s+per|capacity
				|impressions|appearances|employees|barrels|megabytes|gb
			)\b
		`,
	},
	{
		category: 'Ip Ownership Assignment',
		needs: /own|assign|title|vest|property|hire/i,
		pattern: longPattern('i')`
			\b(?:hereby|irrevocably|shall|will|agrees?\s+to|does)\b[^.;]{0,40}\b(?:assigns?|transfers?|conveys?)\b[^.;]{0,180}\b(?:
				right,?\s+title|rights?\b[^.;]{0,20}\binterest|intellectual|copyright|inventions?|patents?|trademarks?|goodwill|work|improvements?
			)
			|\bwork(?:s)?[\s-](?:made[\s-])?for[\s-]hire\b
			|\b(?:shall|will)\s+(?:be(?:come)?\s+)?(?:the\s+)?(?:sole\s+|exclusive\s+)?(?:and\s+exclusive\s+)?(?:property|owner|vest|belong|own)\b
		`,
	},
	{
		category: 'Joint Ip Ownership',
		needs: /joint|co-?own|equal/i,
		pattern: longPattern('i')`
			\bjoint(?:ly)?\b[^.;]{0,80}\b(?:own\w*|title|intellectual|invention|patent|copyright|property)\b
			|\b(?:own\w*|title|invention|patent)\b[^.;]{0,60}\bjoint(?:ly)?\b|\bco-?own
		`,
	},
	{
		category: 'License Grant',
		needs: /grant|licen[cs]/i,
		pattern:
			/\bgrants?\b[^.;]{0,160}\b(?:licen[cs]e|right\s+(?:to|and)|sublicen[cs]e|permission)\b|\b(?:licen[cs]es?)\s+(?:to|is\s+granted)\b/i,
		unless: /\bno\s+(?:other\s+)?(?:licen[cs]e|right)/i,
	},
	{
		category: 'Non-Transferable License',
		needs: /transferable|sub-?licen[cs]|assignable/i,
		pattern:
			/\b(?:non-?\s?|not\s+(?:be\s+)?)transferable\b|\bnon-?\s?(?:assignable|sub-?licen[cs])|\b(?:not|no\s+right\s+to)\b[^.;]{0,40}\bsub-?licen[cs]/i,
	},
	{
		category: 'Affiliate License-Licensor',
		needs: /affiliat|subsidiar|parent/i,
		pattern: longPattern('i')`
			\b(?:itself\s+and|on\s+behalf\s+of|and)\b[^.;]{0,30}\bits\s+(?:affiliates?|subsidiar(?:y|ies)|parent)\b[^.;]{0,80}\b(?:hereby\s+)?grants?\b
			|\bgrants?\b[^.;]{0,220}\b(?:owned|controlled|held|licen[cs]able)\b[^.;]{0,60}\b(?:by|or\s+any\s+of)\b[^.;]{0,60}\b
				(?:affiliates?|subsidiar(?:y|ies)|parent)
		`,
	},
	{
		category: 'Affiliate License-Licensee',
		needs: /affiliat|subsidiar/i,
		pattern: longPattern('i')`
			\b(?:grants?|licen[cs]e)\b[^.;]{0,120}\bto\b[^.;]{0,60}\b(?:affiliates?|subsidiar(?:y|ies))\b
			|\b(?:sublicen[cs]e|extend)\w*\b[^.;]{0,80}\b(?:affiliates?|subsidiar(?:y|ies))\b
			|\b(?:affiliates?|subsidiar(?:y|ies))\b[^.;]{0,60}\b(?:may|shall\s+have\s+the\s+right\s+to|entitled\s+to)\s+use\b
		`,
	},
	{
		category: 'Unlimited/All-You-Can-Eat-License',
		needs: /unlimited|unrestricted|enterprise|without\s+limit/i,
		pattern: longPattern('i')`
			\b(?:unlimited|unrestricted|enterprise[\s-]wide)\b[^.;]{0,80}\b(?:licen[cs]e|use|users?|copies|number|right|access|usage)
			|\b(?:licen[cs]e|use|right)\b[^.;]{0,60}\b(?:unlimited|unrestricted|enterprise[\s-]wide)\b
		`,
	},
	{
		category: 'Irrevocable Or Perpetual License',
		needs: /perpetual|irrevocabl|perpetuity/i,
		pattern: longPattern('i')`
			\b(?:perpetual|irrevocabl\w+|in\s+perpetuity)\b[^.;]{0,140}\b(?:licen[cs]e|right)
			|\b(?:licen[cs]e|right|grants?)\b[^.;]{0,140}\b(?:perpetual|irrevocabl\w+|in\s+perpetuity)\b
		`,
	},
	{
		category: 'Source Code Escrow',
		needs: /escrow/i,
		pattern: /\bescrow\b/i,
		unless: /\bescrow\b[^.;]{0,60}\b(?:funds?|account|cash|payment|purchase\s+price)/i,
	},
	{
		category: 'Post-Termination Services',
		needs: /terminat|expir|cancell/i,
		pattern: longPattern('i')`
			\b(?:after|following|upon|on|post-?)\b[^.;]{0,40}\b(?:terminat\w+|expir\w+|cancell\w+)\b[^.]{0,220}\b
			(?:shall|will|must|may\s+continue|agrees?)\b[^.]{0,140}\b(?:
				return|transition|assist|provide|continue|pay|sell|transfer|cease|deliver|purchase|refund|cooperat|wind
			)
		`,
	},
	{
		category: 'Audit Rights',
		needs: /audit|inspect|examin|books|records/i,
		pattern: longPattern('i')`
			\b(?:right|may|entitled|permit\w*|allow\w*|access|shall\s+(?:make\s+available|have))\b[^.;]{0,120}\b
				(?:audit|inspect|examine|books|records)\w*\b
			|\b(?:audit|inspect|examin)\w*\b[^.;]{0,120}\b(?:books|records|premises|facilit\w+|accounts)\b
		`,
	},
	{
		category: 'Uncapped Liability',
		needs: /limit|exclu|unlimited|cap\b|gross|wil?lful|fraud/i,
		pattern: longPattern('i')`
			\b(?:limit\w*|exclu\w+|cap|foregoing)\b[^.]{0,140}\b(?:not\s+apply|not\s+(?:limit|exclude)|no\s+application)
			|\bnothing\b[^.]{0,80}\b(?:limit|exclude)s?\b[^.]{0,60}\bliab
			|\bexcept\b[^.]{0,160}\b(?:gross\s+negligence|wil?lful|fraud|indemnif\w+|confidential)\b[^.]{0,240}\b(?:liab|damages)
			|\bunlimited\b[^.;]{0,40}\bliab
		`,
	},
	{
		category: 'Cap On Liability',
		needs: /liab|damages|exceed/i,
		pattern: longPattern('i')`
			\bliab\w*\b[^.]{0,220}\b(?:exceed|limited\s+to|no\s+(?:more|greater)\s+than)\b
			|\b(?:no\s+event|not|neither|no)\b[^.]{0,80}\bliab\w+\b[^.]{0,160}\b
				(?:indirect|consequential|incidental|special|punitive|lost\s+profits|loss\s+of)
		`,
	},
	{
		category: 'Liquidated Damages',
		needs: /liquidated|penalt|terminat\w+\s+(?:fee|charge|payment)|cancell?ation\s+(?:fee|charge)|break/i,
		pattern:
			/\bliquidated\s+damages\b|\bnot\s+(?:as\s+)?a\s+penalty\b|\b(?:early\s+)?(?:terminat\w+|cancell?ation|break-?up)\s+(?:fee|charge|payment|penalty)/i,
	},
	{
		category: 'Warranty Duration',
		needs: /warrant|defect/i,
		pattern:
			/\b(?:warrant\w*|defects?)\b[^.]{0,240}\b(?:days|months?|years?|period)\b|\b(?:days|months?|years?|period)\b[^.]{0,160}\bwarrant\w*/i,
	},
	{
		category: 'Insurance',
		needs: /insur/i,
		pattern: longPattern('i')`
			\b(?:maintain|carry|obtain|procure|keep|provide|purchase|secure)\w*\b[^.;]{0,120}\binsur\w+
			|\binsur\w+\b[^.;]{0,120}\b(?:coverage|polic(?:y|ies)|certificate|limits?|per\s+occurrence|additional\s+insured)
		`,
	},
	{
		category: 'Covenant Not To Sue',
		needs: /contest|challeng|disput|attack|sue\b|question|oppos|validity|releas/i,
		pattern:
			/\b(?:not|never|refrain)\b[^.;]{0,140}\b(?:contest|challenge|dispute|attack|question|oppose|impugn|sue\b)|\bcovenants?\s+not\s+to\s+(?:sue|assert)/i,
	},
	{
		category: 'Third Party Beneficiary',
		needs: /beneficiar|third/i,
		pattern:
			/\bthird[\s-]?part(?:y|ies)\b[^.;]{0,40}\bbeneficiar|\b(?:intended|express)\b[^.;]{0,20}\bbeneficiar|\bmay\s+(?:be\s+)?enforce\w*\b[^.;]{0,60}\bthird/i,
		unless: /\b(?:no|not|nothing|none)\b[^.;]{0,160}\bbeneficiar|\bno\s+third/i,
	},
	{
		category: 'Effective Date',
		needs: /effective|commenc|start|begin/i,
		pattern: /\b(?:effective\s+(?:date|as\s+of|on|from|upon)|commenc\w*\s+(?:on|date|as|upon)|(?:start|begin)s?\s+(?:on|upon))\b/i,
	},
	{
		category: 'Expiration Date',
		needs: /term\b|expir|until|continu|period/i,
		pattern: longPattern('i')`
			\b(?:initial\s+)?term\b[^.]{0,140}\b(?:years?|months?|until|expir\w*|continu\w+|commenc\w+)\b
			|\b(?:expires?|shall\s+end|terminates?)\s+(?:on|at|upon|\w+\s+\(?\d*\)?\s*(?:years?|months?))
			|\b(?:remain|continue)\b[^.]{0,40}\b(?:effect|until|for\s+a)
		`,
	},
]
