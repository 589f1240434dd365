import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { emptyFrame } from './frame.ts'
import type { FrameDraft, FrameSource } from './read-frames.ts'
import { doerOf } from './reading/doer.ts'
import { type Provision, provisionsWith } from './reading/provisions.ts'
import { restrictedTime } from './reading/restricted-time.ts'
import { slot } from './reading/slots.ts'
import { spanOfMatch, wordsSlot } from './reading/word-slots.ts'

/**
 * What a party may not do in the market. Effects: `non_compete`, `exclusivity` (must deal with the other alone), `mfn`
 * (must give it the best terms), `standstill` (may not buy its shares, or talk to others). `who` is bound; `duration` is
 * how long; `trigger` is `during` where the ban holds only while the contract runs, `after` where it outlasts it; `what`
 * is the thing that is barred.
 */
export function readRestraints(source: FrameSource): FrameDraft[] {
	return provisionsWith(source, ...kinds.map(({ pattern }) => pattern)).flatMap((provision) => {
		const { text } = provision.sentence
		if (!cheap.test(text) || noRestraint.test(text)) return []
		const kind = kinds.find(({ pattern, unless }) => pattern.test(text) && !unless?.test(text))
		return kind ? restraintOf(provision, source, kind) : []
	})
}

const cheap = longPattern('i')`
	compet|rival|business|company|venture|enterprise|firm|other\s+than|lowest|best\s|stays?\s|keeps?\s|any\s+other|exclusiv|solely
	|favou?r|standstill|no-?shop|similar|same|other\s+part|third\s+part|rival|restrict|acquire|another
`
const noRestraint = longPattern('i')`
	\b(?:
		nothing|(?:does|do|shall|will)\s+not\s+(?:restrict|prevent|limit|prohibit|preclude|bar|apply)|free\s+to
		|not\s+be\s+(?:deemed|construed|prohibited|precluded|restricted|prevented)|shall\s+not\s+preclude|is\s+not\s+restricted
	)\b[^.]{0,200}\b(?:compet|similar|same|exclusiv|other|own)
`

interface Kind {
	effect: 'non_compete' | 'exclusivity' | 'mfn' | 'standstill'
	pattern: RegExp
	unless?: RegExp
	/** Words so plain that a party bound by the verb itself is enough: no label or heading need support them. */
	plain?: true
}

/**
 * "For a year after the end", "within twelve months after", "if you leave": a ban that outlasts the work is about
 * competing, whatever its words.
 */
const afterwards = String.raw`(?=[^]*\b(?:after|following|from|leave|leaves|until|end(?:s|ed)?)\b)(?=[^]*\b(?:months?|years?|weeks?|days?|ends?)\b)`
const trade = patternPart`
	(?:
		business(?:es)?|compan(?:y|ies)|enterprises?|ventures?|firms?|start-?ups?|makers?|developers?|manufacturers?|providers?|services?
		|sellers?|vendors?|suppliers?|agenc(?:y|ies)|retailers?|studios?|platforms?|lenders?|insurers?|banks?|brokers?|consultanc(?:y|ies)
		|practices?|clinics?|schools?
	)
`
const sameTrade = patternPart`
	(?:
		(?:an)?other\s+(?:[\w-]+\s+){0,2}${trade}\b(?!\s+(?:than|that\s+is\s+not))
		|(?:any|a)\s+(?:[\w-]+\s+){0,2}${trade}\s+(?:[^.;,]{0,40}\s)?(?:
			(?:that|which|who)\s+(?:offers?|sells?|makes?|develops?|builds?|provides?|supplies|produces?|distributes?|manufactures?)
			|active\s+in|working\s+in|offering|selling|making|in\s+the\s+(?:field|business|industry|market|trade)\s+of
		)\b
	)
`

const kinds: readonly Kind[] = [
	{
		effect: 'exclusivity',
		plain: true,
		pattern: longPattern('i')`
			\b(?:not|never)\b[^.;]{0,60}?\b(?:offer|sell|supply|licen[cs]e|market|distribute|provide|discuss|appoint)\b(?:
				(?!\b(?:information|data|cop(?:y|ies)|documents?|materials?|reports?|results|details)\b)[^.;]
			){0,120}?\b(?:to|with|through|appoint)\s+(?:any\s+other|another)\s+(?:[\w-]+\s+){0,3}(?:
				retailers?|resellers?|distributors?|dealers?|chains?|customers?|buyers?|compan(?:y|ies)|brands?|platforms?|agents?|partners?
				|stores?|operators?|clients?|manufacturers?|vendors?|suppliers?|hospitals?|banks?|publishers?
			)\b
			|\b(?:not|never)\b[^.;]{0,60}?\b(?:offer|sell|supply|licen[cs]e|market|distribute|provide)\b(?:
				(?!\b(?:information|data|cop(?:y|ies)|documents?|materials?|reports?|results|details)\b)[^.;]
			){0,120}?\bto\s+any\s+(?:[\w-]+\s+){0,2}(?:
				retailer|reseller|distributor|dealer|chain|customer|buyer|company|brand|platform|operator|client|person|party|one
			)\s+(?:other\s+than|except|but)\b
			|\b(?:not|never)\b[^.;]{0,20}?\b(?:use|buy|purchase|subscribe\s+to|license|adopt|engage)\b[^.;]{0,20}?\b(?:a|any)\s+
				(?:competing|rival|competitive)\s+(?:\w+\s+)?(?:platform|product|service|software|solution|supplier|provider|vendor|system)s?\b
		`,
		unless: longPattern('i')`
			\b(?:
				sub-?licen[cs]\w*|resell\s+(?:the\s+)?(?:service|software)|jurisdiction|courts?|indemnif\w+|personal\s+data|shares|securities
				|offer\s+terms|disclos\w+|end\s+users?|benefit\s+of|on\s+terms|less\s+favou?rable|sanction\w*|export\w*|territory
			)\b
		`,
	},
	{
		effect: 'standstill',
		pattern: longPattern('i')`
			\b(?:not|neither|never|refrain\w*)\b[^.;]{0,120}\b(?:acquire|purchase|buy|offer\s+to\s+acquire)\b[^.;]{0,80}\b
				(?:securities|shares|voting\s+stock|equity\s+interests?)\b[^.;]{0,60}\bof\b
			|\bno-?shop\b[^.;]{0,40}\b(?:shall|will|applies|period)\b
			|\b(?:not|never|neither)\b[^.;]{0,80}\b(?:
				negotiate|enter\s+into\s+(?:discussions|talks|negotiations)|solicit\s+(?:offers|proposals|inquiries)|entertain
			)\b[^.;]{0,80}\b(?:third|other|another|any\s+(?:person|party|proposal|offer))\b
		`,
		unless: /\b(?:registration|prospectus|underwriter|lock-?up|material\s+non-?public|claims?|settle\w*|lawsuit)\b/i,
	},
	{
		effect: 'mfn',
		pattern: longPattern('i')`
			\bmost[\s-]favou?red\s+(?:customer|nation|client|licensee|pricing|treatment)\b
			|\b(?:no\s+less\s+favou?rable|at\s+least\s+as\s+favou?rable|(?:lowest|best)\s+prices?)\b[^.;]{0,120}\b(?:
				any\s+other|other\s+(?:customers?|clients?|licensees?|resellers?|purchasers?|part)|offered\s+to|elsewhere
				|any\s+(?:customer|client|buyer|licensee)
			)\b
		`,
		unless: /\b(?:investor|holder|SAFE|securities|insur\w+|employees?|benefits?|protect\w*\s+(?:of|than))\b/i,
	},
	{
		effect: 'non_compete',
		pattern: longPattern('i')`
			\b(?:stays?|keeps?)\s+(?:out\s+of|away\s+from)\s+(?:the\s+)?(?:\w+\s+){0,3}(?:business|industry|market|trade|field|sector)\b
			|\b(?:not|never)\b[^.;]{0,60}\b(?:take|accept|work|join|serve|advise|start|found)\w*\b[^.;]{0,60}\b(?:rivals?|competitors?)\b
			|\b(?:not|never|neither|nor|refrain\w*\s+from|prohibited\s+from|barred\s+from)\b
				(?:(?!\b(?:solicit|entic|induc|disclos|use\b|using)\w*)[^.;]){0,260}?\b(?:
				compet(?:e|es|ing)\s+(?:with|against|in|or|directly|,)|compet(?:e|ing)[.;]?$
				|(?:
					engag|participat|invest|involv|interest|work|render|provid|perform|own|manag|operat|assist|consult|advis|employ|carry|join|serv
					|act|develop|market|sell|offer|distribut|manufactur|promot|represent|associat|affiliat|undertak|enter|establish|start|found
				)\w*\b[^.;]{0,160}?\b(?:
					compet(?:es|ing|itive|itors?|ition)\b|(?:Competing|Competitive|Restricted|Similar)\s+(?:Business|Products?|Activit|Services)
					|(?:same|similar)\s+(?:line\s+of\s+|type\s+of\s+|kind\s+of\s+)?(?:business|products?|services?|goods|field)\b
					|substantially\s+(?:similar|the\s+same)\b
				)
			)
		`,
		unless: longPattern('i')`
			\b(?:
				confidential\s+information\b[^.;]{0,80}\bto\s+compete|us(?:e|ing)\b[^.]{0,80}\bto\s+compete|courts?\s+of\s+competent
				|competent\s+(?:jurisdiction|authority|court)|competitive\s+(?:harm|disadvantage|bid|salary|process)
				|warrants?\s+that\b[^.]{0,120}\bnot\s+(?:bound|party|subject)|former\s+employer|prior\s+employer|previous\s+employer
				|unfair\s+competition|competition\s+(?:law|act)|anti-?trust
				|(?:assign\w*|transfer\w*|change\s+(?:of|in)\s+control|successor)\b[^.;]{0,160}\bcompetitor
				|content\b[^.;]{0,60}\b(?:contain|promot)|reverse\s+engineer\w*|access\w*\b[^.;]{0,60}\b(?:services?|software|platform)
				|competing\s+(?:claims?|bids?|interests?\s+in)
			)\b
			|\bif\s+you\s+are\s+(?:a|our)\s+(?:direct\s+)?competitor
		`,
	},
	{
		effect: 'non_compete',
		plain: true,
		pattern: new RegExp(
			patternPart`
				^${afterwards}[^]*?\b(
					(?:not|never)\b[^.;]{0,80}?\b(?:
						(?:found|fund|join|counsel|advis|serv|own|start)\w*\b[^.;]{0,40}?\s
						|(?:work|teach|engag|invest|build|employ|provid|render|perform|consult|act)\w*\b[^.;]{0,100}?\b(?:for|in|to|with|by)\s
							[^.;]{0,40}?
					)\b${sameTrade}
				)
			`,
			'i',
		),
		unless: longPattern('i')`
			\b(?:
				other\s+than\s+(?:the|its)\s+(?:\w+\s+)?(?:business|ownership)|illegal|unlawful|sanction\w*|conflicts?\s+of\s+interest|non-?public
				|confidential|prior\s+(?:written\s+)?(?:consent|approval)\s+of\s+the\s+(?:lender|bank|agent)|assign\w*|indebtedness|merge
				|consolidat\w+|solicit\w*|force\s+majeure|courts?|warrant\w*|subcontract\w*|liab\w+|successor\w*|notice
			)\b
		`,
	},
	{
		effect: 'exclusivity',
		pattern: longPattern('i')`
			\b(?:purchase|buy|procure|obtain|source|order|acquire)\w*\b[^.;]{0,160}?\b(?:exclusively|solely|only)\s+from\b
			|\b(?:deal|work|contract|negotiate|partner)\w*\s+exclusively\s+with\b
			|\b(?:sell|supply|distribute|provide|license|market|offer)\b[^.;]{0,120}?\bexclusively\s+(?:to|through)\b
			|\b(?:appoint|engage|designate|retain|grant|accept|name)(?:s|ed|ing)?\b[^.;]{0,160}?(?<!\bnon[\s-]{0,3})\b(?:sole|exclusive)\s+
				(?:and\s+exclusive\s+)?(?:\w+\s+)?(?:
				supplier|provider|distributor|reseller|source|agent|representative|vendor|manufacturer|partner|sponsor|dealer|publisher
				|right\s+to\s+(?:distribute|sell|market|promote|represent|supply|provide)
			)\b
			|\b(?:not|refrain\s+from)\b[^.;]{0,100}\b(?:appoint|engage|authori[sz]e|purchase|use|retain|contract\s+with|obtain)(?:ing)?\b
				[^.;]{0,80}\b(?:any\s+other|another|third\s+part\w*|anyone\s+else|other\s+than)\b[^.;]{0,80}\b(?:
				distributor|supplier|provider|vendor|reseller|agent|dealer|representative|manufacturer|sponsor|products?|services?
			)\b
			|\b(?:work|serve|devote)\w*\b[^.;]{0,40}\bexclusively\s+for\b
		`,
		unless: longPattern('i')`
			\bexclusive(?:ly)?\s+(?:jurisdiction|venue|property|forum|remed|by\s+the\s+laws|means|owner)
			|\b(?:
				jurisdiction|courts?|arbitrat\w+|confidential\s+information|licen[cs]ed?\s+(?:software|materials?|content)|indemnif\w+|acceptance
			)\b
			|\b(?:full|entire|all\s+(?:of\s+)?(?:his|her|your|their|its))\s+(?:\w+\s+){0,3}time\b
		`,
	},
]

function restraintOf(provision: Provision, source: FrameSource, { effect, pattern, plain }: Kind): FrameDraft[] {
	const { sentence } = provision
	const match = pattern.exec(sentence.text)
	if (!match) return []
	const said = match[1] ?? match[0]
	const at = { index: match.index + match[0].indexOf(said), 0: said }
	const span = spanOfMatch(sentence, at)
	const { who, modality } =
		effect === 'mfn' ? giverOf(provision, span, source.parties) : doerOf(provision, verbIn(span, said), source.parties)
	if (modality?.value === 'may' || modality?.value === 'need_not') return []
	const label = Math.max(...labelsOf[effect].map((name) => provision.labels.get(name) ?? 0))
	const supported = label >= 0.4 || headingsOf[effect].test(provision.headings)
	const barred =
		effect === 'exclusivity' || effect === 'mfn'
			? who !== null && modality?.value !== 'is_not'
			: who !== null && (modality?.value === 'must_not' || modality?.value === 'is_not' || /^(?:stay|keep)/i.test(said))
	// Words alone may be about anything: without a label or a heading a party must be bound by the verb itself.
	if (!supported && !barred) return []
	const confidence = supported && barred ? 0.85 : plain && barred && (who?.confidence ?? 0) >= 0.6 ? 0.65 : 0.45
	return [
		{
			...emptyFrame('restraint', slot(effect, span, confidence), sentence),
			who,
			modality,
			what: slot(said.slice(0, 400), span, 0.7),
			duration: restrictedTime(provision, source),
			trigger: whenOf(provision),
			exceptions: [
				wordsSlot(
					sentence,
					/\b((?:except|other\s+than|unless|provided\s+that|without\s+(?:the\s+)?(?:prior\s+)?(?:written\s+)?(?:consent|approval))\b[^.;]{3,240})/i,
					0.7,
				),
			].filter((found) => found !== null),
			mutual: who && who.value.kind !== 'party' ? slot(true, who, who.confidence) : null,
		},
	]
}

const labelsOf = {
	non_compete: ['Non-Compete', 'Competitive Restriction Exception'],
	exclusivity: ['Exclusivity', 'Non-Compete'],
	mfn: ['Most Favored Nation'],
	standstill: ['Exclusivity'],
} as const
const headingsOf = {
	non_compete: /compet|restrict|exclusiv/i,
	exclusivity: /exclusiv|appoint/i,
	mfn: /favou?red|pricing/i,
	standstill: /standstill|exclusiv|shop/i,
} as const

/** Who gives "the lowest price": these words have no verb, so it is that of which they are the object. */
function giverOf(provision: Provision, span: Span, parties: FrameSource['parties']) {
	const direct = doerOf(provision, { start: span.start, end: span.start + 12 }, parties)
	const giving = direct.who
		? undefined
		: provision.predications.find(
				({ object, subject }) => subject?.actor && object && object.start <= span.start + 4 && span.start < object.end,
			)
	return giving ? doerOf(provision, giving.verbSpan, parties) : direct
}

function verbIn(span: { start: number; end: number }, words: string) {
	const behind =
		longPattern('i')`
			^(?:neither\s+(?:of\s+)?(?:the\s+)?(?:part(?:y|ies)|sides?)(?:\s+hereto)?\s+(?:shall|will|may|must)\s+|(?:not|never|neither|nor)\s+)
			(?:(?:directly|indirectly|either|or|and|,|at\s+any\s+time|to|for\s+itself)\s*)*
		`.exec(words)?.[0].length ?? 0
	return { start: span.start + behind, end: Math.min(span.end, span.start + behind + 12) }
}

const after = longPattern('i')`
	\b(?:
		after|following|thereafter|post-?(?:termination|employment)|beyond|subsequent\s+to
		|from\s+the\s+(?:date\s+of\s+)?(?:termination|end|expiration)|restricted\s+period|non-?compet\w+\s+period
	)\b
`
const during = longPattern('i')`
	\b(?:during|while|for\s+(?:as|so)\s+long\s+as|throughout|in\s+the\s+course\s+of|for\s+the\s+(?:term|duration))\b[^.;]{0,80}\b
	(?:term\b|employ\w*|engag\w*|agreement|contract|services|internship|work|period)
`

function whenOf({ sentence }: Provision) {
	return wordsSlot(sentence, after, 0.75)
		? slot('after', sentence, 0.75)
		: wordsSlot(sentence, during, 0.75)
			? slot('during', sentence, 0.75)
			: null
}
