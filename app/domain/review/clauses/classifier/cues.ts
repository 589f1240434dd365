import { longPattern } from '#app/domain/text/long-pattern.ts'
/**
 * Patterns that lawyers know a clause by. Each is tried only on sentences with a word that begins like one of its
 * `triggers`: most sentences have none, and a review has some hundred sentences. Without a pattern the trigger is the cue.
 */
export interface Cue {
	name: string
	triggers: readonly string[]
	pattern?: RegExp
}

export const cues: readonly Cue[] = [
	{ name: 'amount', triggers: ['$', 'usd', 'dollar'] },
	{ name: 'days', triggers: ['day'] },
	{ name: 'months', triggers: ['month'] },
	{ name: 'years', triggers: ['year'] },
	{ name: 'written notice', triggers: ['notice'], pattern: /\bwritten\s+notice/i },
	{ name: 'notice', triggers: ['notice', 'notif'] },
	{ name: 'either party', triggers: ['either', 'each'], pattern: /\b(?:either|each)\s+(?:of\s+the\s+)?part(?:y|ies)\b/i },
	{ name: 'neither party', triggers: ['neither', 'no'], pattern: /\b(?:neither|no)\s+party\b/i },
	{ name: 'shall not', triggers: ['not'], pattern: /\b(?:shall|may|will|must|agrees?|covenants?|undertakes?|can)\s*not\b/i },
	{ name: 'refrain', triggers: ['refrain', 'prohibit', 'forbid', 'restrict', 'prevent'] },
	{ name: 'grants', triggers: ['grant'] },
	{ name: 'no grant', triggers: ['grant', 'licen'], pattern: /\b(?:no|not)\b[^.;]{0,40}\b(?:grant|licen[cs])/i },
	{ name: 'exclusive', triggers: ['exclusiv', 'sole'], pattern: /(?<!non-)(?<!non)(?<!non )\bexclusiv|\bsole(?:ly)?\b/i },
	{
		name: 'exclusive right',
		triggers: ['exclusiv'],
		pattern: /(?<!non-)(?<!non )\bexclusive\b[^.;]{0,50}\b(?:right|licen[cs]e|distributor|supplier|provider|agent|basis|territory|dealer)/i,
	},
	{ name: 'non-exclusive', triggers: ['non', 'nonexclusiv'], pattern: /\bnon-?\s?exclusiv/i },
	{ name: 'perpetual', triggers: ['perpetual', 'irrevocabl', 'perpetuit', 'forever'] },
	{ name: 'terminate', triggers: ['terminat', 'cancel'] },
	{
		name: 'may terminate',
		triggers: ['terminat', 'cancel'],
		pattern: /\b(?:may|right\s+to|entitled\s+to|can)\b[^.;]{0,60}\b(?:terminate|cancel)\b/i,
	},
	{
		name: 'for convenience',
		triggers: ['convenience', 'reason', 'cause', 'time', 'discretion'],
		pattern: longPattern('i')`
			\bfor\s+(?:its\s+|any\s+)?convenience\b
			|\bfor\s+(?:any|no)\s+(?:or\s+no\s+)?(?:reason|cause)\b|\bwithout\s+cause\b|\bwith\s+or\s+without\b|\bat\s+any\s+time\b
		`,
	},
	{ name: 'expire', triggers: ['expir', 'term'] },
	{
		name: 'initial term',
		triggers: ['term', 'period'],
		pattern: /\b(?:initial|original|first|base|primary)\s+(?:\w+\s+)?(?:term|period)\b|\bterm\s+of\s+this\b/i,
	},
	{ name: 'until', triggers: ['until', 'through', 'continu', 'remain'] },
	{ name: 'full force', triggers: ['force', 'effect'], pattern: /\b(?:full\s+)?force\s+and\s+effect\b|\bin\s+effect\b/i },
	{ name: 'renew', triggers: ['renew', 'extend', 'extension'] },
	{ name: 'automatic', triggers: ['automatic', 'evergreen', 'successive'] },
	{
		name: 'not to renew',
		triggers: ['renew', 'extend'],
		pattern: /\bunless\b[^.]{0,160}\b(?:notice|notif)|\b(?:not\s+to|non-?)\s*(?:renew|extend)|\bintent(?:ion)?\b[^.]{0,40}\brenew/i,
	},
	{ name: 'assign', triggers: ['assign', 'transfer', 'delegat', 'convey'] },
	{
		name: 'assign agreement',
		triggers: ['assign', 'transfer', 'delegat'],
		pattern: longPattern('i')`
			\b(?:assign|transfer|delegate)\w*\b[^.;]{0,60}\b(?:this\s+agreement|rights|obligations|interest|duties)\b
			|\bagreement\b[^.;]{0,60}\b(?:assign|transfer)
		`,
	},
	{ name: 'consent', triggers: ['consent', 'approv', 'permission'] },
	{
		name: 'without consent',
		triggers: ['consent', 'approv', 'permission'],
		pattern: /\b(?:without|prior)\b[^.;]{0,40}\b(?:consent|approval|permission)\b/i,
	},
	{ name: 'by operation of law', triggers: ['operation', 'merger', 'consolidat', 'reorgani'] },
	{
		name: 'change of control',
		triggers: ['control', 'merger', 'acqui', 'ownership', 'substantial', 'sale', 'voting', 'stock'],
		pattern: longPattern('i')`
			\bchange\s+(?:of|in)\s+(?:\w+\s+)?(?:control|ownership)\b|\bmerge[rds]?\b|\bsubstantially\s+all\b
			|\b(?:majority|fifty|50)\b[^.;]{0,60}\b(?:stock|shares|voting|equity|ownership)\b|\bacqui(?:red|res|sition)\b
		`,
	},
	{
		name: 'governed by',
		triggers: ['govern', 'constru', 'law'],
		pattern:
			/\bgovern\w*\s+by\b|\b(?:laws?|statutes)\s+of\s+(?:the\s+)?(?:state|commonwealth|province|republic|people|england|united|[A-Z])/i,
	},
	{ name: 'conflict of laws', triggers: ['conflict', 'choice', 'principle'], pattern: /\b(?:conflicts?|choice)\s+of\s+laws?\b/i },
	{ name: 'courts', triggers: ['court', 'jurisdiction', 'venue', 'arbitrat'] },
	{ name: 'audit', triggers: ['audit', 'inspect', 'examin', 'review'] },
	{ name: 'books and records', triggers: ['book', 'record', 'account', 'premises', 'facilit'] },
	{
		name: 'right to inspect',
		triggers: ['audit', 'inspect', 'examin', 'access'],
		pattern: /\b(?:right|may|entitled|permit|allow|access)\w*\b[^.;]{0,80}\b(?:audit|inspect|examine|books|records)\b/i,
	},
	{ name: 'liable', triggers: ['liab'] },
	{ name: 'not liable', triggers: ['liab'], pattern: /\b(?:no|not|neither|never)\b[^.;]{0,60}\bliab/i },
	{ name: 'cap', triggers: ['exceed', 'aggregate', 'limited', 'maximum', 'limit', 'total', 'cumulative'] },
	{ name: 'liability exceeds', triggers: ['liab'], pattern: /\bliab\w*\b[^.]{0,200}\b(?:exceed|limited\s+to|greater\s+than)\b/i },
	{ name: 'indirect loss', triggers: ['consequential', 'incidental', 'indirect', 'punitive', 'special', 'exemplary', 'lost', 'loss'] },
	{
		name: 'limit lifted',
		triggers: ['limit', 'exclu', 'cap', 'foregoing', 'unlimited', 'gross', 'wil', 'fraud'],
		pattern: longPattern('i')`
			\b(?:limit\w*|exclusion\w*|foregoing|cap)\b[^.;]{0,100}\b(?:not\s+apply|not\s+limit|no\s+application)|\bunlimited\b
			|\bexcept\b[^.;]{0,120}\b(?:gross|wil+ful|fraud|indemni)
		`,
	},
	{ name: 'gross negligence', triggers: ['negligen', 'misconduct', 'fraud', 'wilful', 'willful'] },
	{ name: 'indemnify', triggers: ['indemn', 'harmless'] },
	{ name: 'insurance', triggers: ['insur', 'coverage', 'policy', 'policies', 'underwrit'] },
	{
		name: 'insured amount',
		triggers: ['insur', 'coverage', 'occurrence', 'polic'],
		pattern: longPattern('i')`
			\b(?:
				certificates?\s+of\s+insurance|additional(?:ly)?\s+insured|general\s+liability|workers|per\s+occurrence|umbrella
				|maintain\b[^.;]{0,60}\binsurance
			)
		`,
	},
	{ name: 'warrant', triggers: ['warrant', 'guarant', 'defect'] },
	{
		name: 'warranty period',
		triggers: ['warrant', 'defect', 'conform'],
		pattern: /\bwarrant\w*\b[^.]{0,200}\b(?:period|days|months|years?)\b|\b(?:period|days|months|years?)\b[^.]{0,120}\bwarrant/i,
	},
	{ name: 'compete', triggers: ['compet'] },
	{
		name: 'not compete',
		triggers: ['compet', 'similar'],
		pattern: /\bnot\b[^.;]{0,140}\bcompet|\bnon-?\s?compet|\bcompetiti(?:ve|on)\b[^.;]{0,60}\b(?:product|business|service)/i,
	},
	{
		name: 'engage in business',
		triggers: ['engag', 'business', 'participat'],
		pattern: /\b(?:engage|participate|invest|interest)\b[^.;]{0,60}\b(?:business|activit|venture)/i,
	},
	{ name: 'solicit', triggers: ['solicit', 'hire', 'recruit', 'entic', 'induce', 'employ', 'divert'] },
	{
		name: 'solicit employees',
		triggers: ['solicit', 'hire', 'recruit', 'entic', 'induce', 'employ'],
		pattern: /\b(?:solicit|hire|recruit|entice|induce|employ)\w*\b[^.;]{0,100}\b(?:employees?|personnel|staff|officers?|consultants?)\b/i,
	},
	{
		name: 'solicit customers',
		triggers: ['solicit', 'divert', 'contact', 'induce', 'entic', 'customer', 'client'],
		pattern: longPattern('i')`
			\b(?:solicit|divert|entice|contact|induce|approach|business\s+from)\w*\b[^.;]{0,120}\b
			(?:customers?|clients?|accounts|subscribers?|members|distributors?)\b
		`,
	},
	{ name: 'disparage', triggers: ['disparag', 'derogat', 'defam', 'tarnish'] },
	{ name: 'goodwill', triggers: ['goodwill', 'reputation', 'image', 'prestige', 'disrepute', 'ridicule'] },
	{
		name: 'harm reputation',
		triggers: ['disparag', 'derogat', 'goodwill', 'reputation', 'disrepute', 'tarnish', 'diminish', 'detract'],
		pattern: /\b(?:not|refrain|avoid|nothing)\b[^.;]{0,120}\b(?:disparag|derogat|reputation|goodwill|disrepute|tarnish|detract|dilut)/i,
	},
	{
		name: 'first refusal',
		triggers: ['first', 'refusal', 'negotiat', 'offer', 'match', 'last'],
		pattern: longPattern('i')`
			\b(?:first|last)\s+(?:right|refusal|offer|negotiat\w*|opportunity|option|look)|\bright\s+to\s+match\b
			|\bbona\s+fide\b[^.;]{0,40}\boffer\b
			|\bexclusive\s+(?:right|period)\b[^.;]{0,30}\bnegotiat
		`,
	},
	{ name: 'royalty', triggers: ['royalt', 'percent', '%', '<pct>', 'commission', 'profit', 'revenue', 'net', 'gross'] },
	{
		name: 'percent of sales',
		triggers: ['percent', '<pct>', '%', 'royalt', 'share', 'commission', 'split'],
		pattern:
			/(?:%|percent\b|percentage\b|share\b|royalt\w+|commissions?)[^.;]{0,60}\b(?:net|gross|sales|revenues?|profits?|receipts|proceeds|fees)\b/i,
	},
	{ name: 'price', triggers: ['pric', 'rate', 'fee', 'charg', 'discount'] },
	{
		name: 'price held',
		triggers: ['pric', 'rate', 'fee', 'charg'],
		pattern: longPattern('i')`
			\b(?:prices?|pricing|rates?|fees?|charges)\b[^.;]{0,120}\b(?:
				not\s+(?:be\s+)?(?:increase|exceed|raise|change)|fixed|firm|no\s+more\s+than|increase\b[^.;]{0,40}(?:%|percent|cpi|index)
			)
		`,
	},
	{ name: 'minimum', triggers: ['minimum', 'least', 'commit', 'quota', 'guarante'] },
	{
		name: 'must buy',
		triggers: ['purchas', 'order', 'buy', 'sell', 'pay', 'spend', 'minimum'],
		pattern: longPattern('i')`
			\b(?:
				minimum\b[^.;]{0,60}\b(?:purchase|order|quantit|amount|fee|royalt|payment|sales|annual|commitment|volume)
				|(?:purchase|order|buy|pay|spend|sell)\w*\b[^.;]{0,60}\b(?:at\s+least|no(?:t)?\s+(?:less|fewer)\s+than|a\s+minimum)
			)
		`,
	},
	{
		name: 'not more than',
		triggers: ['exceed', 'maximum', 'more', 'greater', 'excess', 'limit', 'up'],
		pattern: longPattern('i')`
			\b(?:in\s+excess\s+of|not\s+(?:to\s+)?exceed|no\s+more\s+than|maximum|up\s+to|more\s+than|greater\s+than|additional)\b[^.;]{0,60}\b
			(?:
				users?|units?|copies|hours|seats?|locations?|number|volume|quantit\w+|stores?|calls|visits|servers?|gallons|tons|times
			)\b
		`,
	},
	{
		name: 'most favoured',
		triggers: ['favor', 'favour', 'favorable', 'favourable', 'lower', 'lowest', 'better', 'advantageous'],
		pattern: longPattern('i')`
			\bmost[\s-]favou?red
			|\b(?:no\s+less|as|more|less|equally|not\s+less)\s+(?:favou?rable|advantageous)
			|\b(?:lower|lowest|better|best)\b[^.;]{0,40}\b(?:price|pricing|rate|terms|fee)
		`,
	},
	{
		name: 'intellectual property',
		triggers: [
			'intellectual',
			'copyright',
			'patent',
			'trademark',
			'invention',
			'proprietary',
			'work',
			'deliverable',
			'improvement',
			'know',
		],
	},
	{ name: 'own', triggers: ['own', 'title', 'vest', 'belong', 'property'] },
	{
		name: 'right, title and interest',
		triggers: ['title', 'vest', 'belong', 'own'],
		pattern: longPattern('i')`
			\b(?:right|rights),?\s+title,?\s+and\s+interest\b
			|\b(?:sole|exclusive)\s+(?:and\s+exclusive\s+)?(?:owner|property)\b
			|\b(?:shall|will)\s+(?:be\s+)?(?:own|vest|belong|the\s+property)
		`,
	},
	{
		name: 'hereby assigns',
		triggers: ['assign', 'convey', 'transfer', 'hire'],
		pattern: longPattern('i')`
			\b(?:hereby|irrevocably|shall|agrees?\s+to)\b[^.;]{0,30}\b(?:assigns?|transfers?|conveys?)\b[^.;]{0,160}\b
				(?:right|title|interest|intellectual|copyright|invention|work)
			|\bwork[s]?[\s-](?:made[\s-])?for[\s-]hire\b
		`,
	},
	{ name: 'joint', triggers: ['joint', 'co'], pattern: /\b(?:joint(?:ly)?|co-?own\w*)\b/i },
	{
		name: 'jointly owned',
		triggers: ['joint', 'co', 'equal'],
		pattern: /\bjoint(?:ly)?\b[^.;]{0,40}\b(?:own|title|develop|invent|property|intellectual)|\bco-?own/i,
	},
	{ name: 'affiliate', triggers: ['affiliat', 'subsidiar', 'parent'] },
	{
		name: 'affiliates licensed',
		triggers: ['affiliat', 'subsidiar'],
		pattern: /\b(?:grant|licen[cs]e|sublicen[cs]e|use)\w*\b[^.;]{0,160}\b(?:affiliates?|subsidiar(?:y|ies))\b/i,
	},
	{
		name: 'licensor and affiliates grant',
		triggers: ['affiliat', 'subsidiar', 'behalf'],
		pattern: /\b(?:itself|behalf\s+of|its)\b[^.;]{0,30}\b(?:affiliates?|subsidiar(?:y|ies))\b[^.;]{0,60}\b(?:hereby\s+)?grants?\b/i,
	},
	{ name: 'licence', triggers: ['licen', 'sublicen'] },
	{
		name: 'non-transferable',
		triggers: ['transferable', 'nontransferable', 'sublicens', 'sublicenseable', 'sublicensable', 'assignable', 'transfer'],
	},
	{
		name: 'licence not transferable',
		triggers: ['transferable', 'nontransferable', 'licen', 'sublicen'],
		pattern: /\b(?:non-?\s?|not\s+(?:be\s+)?)(?:transferable|assignable|sub-?licen[cs]\w*)|\bnot\b[^.;]{0,40}\bsublicen[cs]e\b/i,
	},
	{
		name: 'unlimited use',
		triggers: ['unlimit', 'unrestrict', 'enterprise', 'worldwide', 'wide'],
		pattern: /\b(?:unlimited|unrestricted|enterprise[\s-]wide)\b/i,
	},
	{ name: 'escrow', triggers: ['escrow'] },
	{ name: 'source code', triggers: ['source'], pattern: /\bsource\s+(?:code|material)/i },
	{
		name: 'after termination',
		triggers: ['after', 'follow', 'upon', 'post', 'thereafter', 'surviv'],
		pattern: /\b(?:after|following|upon|subsequent\s+to|post-?)\b[^.;]{0,40}\b(?:terminat|expir|cancell)|\bsurviv/i,
	},
	{ name: 'survive', triggers: ['surviv'] },
	{
		name: 'wind down',
		triggers: ['wind', 'transition', 'remaining', 'inventory', 'return', 'sell', 'cease', 'destroy', 'deplete'],
		pattern: longPattern('i')`
			\b(?:
				wind(?:ing)?[\s-]?(?:down|up)|transition|sell[\s-]?off|remaining\s+inventory|cease\b[^.;]{0,40}\buse
				|return\b[^.;]{0,40}\b(?:all|materials)|continue\s+to
			)\b
		`,
	},
	{
		name: 'liquidated damages',
		triggers: ['liquidated', 'penalt', 'terminat', 'late', 'genuine', 'break'],
		pattern: longPattern('i')`
			\bliquidated\b|\bpenalt(?:y|ies)\b
			|\b(?:termination|cancell?ation|break-?up)\s+(?:fee|charge|payment|amount)|\bgenuine\s+pre-?estimate|\bnot\s+(?:as\s+)?a\s+penalty
		`,
	},
	{
		name: 'not to challenge',
		triggers: ['sue', 'contest', 'challeng', 'disput', 'attack', 'question', 'oppos', 'validity', 'claim', 'releas'],
		pattern: longPattern('i')`
			\b(?:not|never|refrain)\b[^.;]{0,100}\b(?:sue|contest|challenge|dispute|attack|question|oppose|impugn|assert)\b
			|\bcovenants?\s+not\s+to\b|\bvalidity\b|\breleases?\b[^.;]{0,40}\bclaims?\b
		`,
	},
	{
		name: 'third party beneficiary',
		triggers: ['beneficiar', 'third', 'benefit'],
		pattern: /\bthird[\s-]?part(?:y|ies)\b[^.;]{0,30}\bbeneficiar|\bbeneficiar\w+\b[^.;]{0,40}\bthird/i,
	},
	{
		name: 'no beneficiary',
		triggers: ['beneficiar', 'benefit', 'third'],
		pattern: /\b(?:no|not|nothing|none)\b[^.;]{0,120}\b(?:beneficiar|benefit)/i,
	},
	{
		name: 'exception',
		triggers: ['except', 'notwithstanding', 'provided', 'other', 'unless', 'however', 'apply', 'foregoing', 'exclud'],
		pattern: /\bexcept\b|\bnotwithstanding\b|\bprovided,?\s+(?:however|that)|\bother\s+than\b|\bnot\s+apply\b|\bunless\b|\bhowever\b/i,
	},
	{
		name: 'restriction excepted',
		triggers: ['compet', 'exclusiv', 'solicit', 'restrict', 'prohibit', 'prevent', 'foregoing', 'notwithstanding'],
		pattern: longPattern('i')`
			\b(?:except|notwithstanding|provided|however|nothing|not\s+(?:apply|prohibit|restrict|prevent|limit|preclude))\b[^.]{0,160}\b
			(?:compet|exclusiv|solicit|restrict|prohibit|prevent|sell|engage)
		`,
	},
	{ name: 'general advertising', triggers: ['advertis', 'general'], pattern: /\bgeneral\b[^.;]{0,30}\b(?:advertis|solicit|recruit)/i },
	{ name: 'a year', triggers: ['<yr>'] },
	{
		name: 'effective date',
		triggers: ['effective', 'commenc', 'date', 'dated', 'entered', 'made'],
		pattern: longPattern('i')`
			\beffective\s+(?:date|as\s+of|on|from)\b|\bcommenc\w*\s+(?:on|date|as)
			|\b(?:dated|made|entered\s+into)\s+(?:as\s+of|on|this|effective)\b
			|\bas\s+of\s+(?:the\s+)?(?:date|\w+\s+\d|this)
		`,
	},
	{ name: 'defined in quotes', triggers: ['the', 'hereinafter', 'collectively', 'each', 'a', 'referred'], pattern: /["“][A-Z]/ },
	{ name: 'between the parties', triggers: ['between', 'among', 'by'], pattern: /\b(?:by\s+and\s+)?(?:between|among)\b/i },
	{
		name: 'a company',
		triggers: ['inc', 'corporation', 'corp', 'llc', 'ltd', 'limited', 'company', 'partnership', 'gmbh', 'lp', 'plc', 'co'],
	},
	{
		name: 'for a period',
		triggers: ['period', 'within', 'during'],
		pattern: /\bfor\s+a\s+period\s+of\b|\bwithin\s+\w+\s+\(?\d*\)?\s?(?:days|months|years)|\bperiod\s+of\s+\w+\s+\(?\d/i,
	},
	{
		name: 'during the term',
		triggers: ['during', 'term', 'throughout'],
		pattern: /\b(?:during|throughout)\s+(?:the\s+)?(?:entire\s+)?(?:term|period|life)/i,
	},
	{ name: 'means', triggers: ['mean', 'defin'], pattern: /["”]\s*(?:shall\s+)?means?\b|\bdefined\s+(?:as|in)\b/i },
	{ name: 'successors', triggers: ['successor', 'inure', 'assigns', 'permitted'] },
	{ name: 'confidential', triggers: ['confidential', 'disclos', 'secre'] },
	{ name: 'services', triggers: ['servic', 'support', 'maint', 'train'] },
	{ name: 'sell', triggers: ['sell', 'resell', 'distribut', 'market', 'promot'] },
	{ name: 'territory', triggers: ['territor', 'worldwide', 'countr', 'region'] },
	{ name: 'franchise', triggers: ['franchis'] },
	{ name: 'endorsement', triggers: ['endors', 'sponsor', 'athlet', 'celebrit'] },
	{ name: 'trademark use', triggers: ['trademark', 'mark', 'logo', 'brand', 'name'] },
]
