import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Structure } from './clause.ts'
import { searchFor } from './search/sentences-to-read.ts'
import type { LabelledPassage } from './readings.ts'

/** What founders look for and CUAD has no category for, each found by the words of one sentence. */
interface FounderLabel {
	name: string
	/** A quick check that most sentences fail. */
	needs: RegExp
	pattern: RegExp
	unless?: RegExp
}

const founderLabels: readonly FounderLabel[] = [
	{
		name: 'Vesting',
		needs: /vest/i,
		pattern: longPattern('i')`
			\b(?:shares?|options?|stock|units?|equity|grant)\b[^.]{0,200}\b(?:vest(?:s|ed|ing)?)\b
			|\bvesting\s+(?:schedule|period|commencement|start)
			|\b(?:vest(?:s|ed|ing)?)\b[^.]{0,120}\b(?:month|year|cliff|instal)
		`,
	},
	{
		name: 'Vesting Acceleration',
		needs: /accelerat/i,
		pattern:
			/\baccelerat\w+\b[^.]{0,160}\b(?:vest|shares?|options?|change\s+(?:of|in)\s+control|terminat\w+)|\b(?:vest\w*|unvested)\b[^.]{0,160}\baccelerat/i,
	},
	{
		name: 'Repurchase Right',
		needs: /repurchas|buy\s?back/i,
		pattern:
			/\b(?:right|option|may|entitled)\b[^.]{0,80}\b(?:repurchase|buy\s?back)\b[^.]{0,120}\b(?:shares?|stock)|\brepurchase\s+(?:option|right)/i,
	},
	{ name: 'Valuation Cap', needs: /\bcap\b/i, pattern: /\bvaluation\s+cap\b/i },
	{
		name: 'Conversion Discount',
		needs: /discount/i,
		pattern: /\bdiscount\s+(?:rate|price)\b|\bdiscount\b[^.]{0,80}\b(?:price\s+per\s+share|conversion|financing)/i,
	},
	{
		name: 'Conversion',
		needs: /conver/i,
		pattern: /\bconver(?:t|ts|ted|sion)\b[^.]{0,120}\b(?:shares?|stock|equity|capital)\b/i,
		unless: /\bconvert\w*\s+(?:into|to)\s+(?:cash|u\.?s|dollars|euros?)\b/i,
	},
	{
		name: 'Investor Most Favored Nation',
		needs: /\bMFN\b|favou?red|subsequent/i,
		pattern:
			/\bMFN\b|\bmost\s+favou?red\b[^.]{0,120}\b(?:investor|holder|convertible|SAFE|securit)|\bsubsequent\s+convertible\s+securities\b[^.]{0,120}\bterms/i,
	},
	{
		name: 'Pro Rata Right',
		needs: /pro[\s-]?rata/i,
		pattern: longPattern('i')`
			\bpro[\s-]?rata\s+(?:right|share|portion|participation|allocation)\b[^.]{0,200}\b
				(?:purchase|invest|financing|securities|new\s+issues?|round)
			|\b(?:right|entitled)\b[^.]{0,120}\bpro[\s-]?rata\b[^.]{0,80}\b(?:purchase|securities|financing|shares)
		`,
	},
	{
		name: 'Liquidation Preference',
		needs: /preference|liquidat/i,
		pattern: longPattern('i')`
			\bliquidation\s+preference\b
			|\b(?:liquidation|dissolution|winding\s+up|sale\s+of\s+the\s+company)\b[^.]{0,160}\b(?:
				preferred|holders?\s+of\s+(?:series|preferred)|original\s+(?:issue|purchase)\s+price
				|prior\s+to\s+(?:any\s+)?(?:payment|distribution)
			)
		`,
	},
	{
		name: 'Option Pool',
		needs: /pool/i,
		pattern:
			/\b(?:option|equity|employee|incentive|ESOP)\s+(?:\w+\s+)?pool\b|\bpool\b[^.]{0,80}\b(?:fully[\s-]diluted|options?|employees)/i,
	},
	{
		name: 'Anti-Dilution',
		needs: /dilut|ratchet|weighted/i,
		pattern: /\banti-?\s?dilution\b|\bfull\s+ratchet\b|\bweighted[\s-]average\b[^.]{0,60}\b(?:price|adjust|formula|anti)/i,
	},
	{ name: 'Drag-Along', needs: /drag/i, pattern: /\bdrag[\s-]along\b/i },
	{
		name: 'Board Seat',
		needs: /board|director/i,
		pattern: /\b(?:appoint|elect|designate|nominate|board\s+seat|observer)\w*\b[^.]{0,100}\b(?:directors?|board|observer)\b/i,
	},
	{
		name: 'Prior Inventions',
		needs: /prior|excluded|pre-?existing|background/i,
		pattern:
			/\b(?:prior|excluded|pre-?existing)\s+(?:inventions?|works?|intellectual|IP|materials)\b|\bbackground\s+(?:IP|intellectual|technology|materials)\b/i,
	},
	{
		name: 'Confidentiality',
		needs: /confiden|secre|disclos/i,
		pattern: longPattern('i')`
			\b(?:shall|will|must|may|agrees?|undertakes?|may\s+not)\b[^.]{0,120}\b(?:confiden\w+|secret|not\s+(?:to\s+)?disclose)\b
			|\bconfidential\s+information\b[^.]{0,80}\bmeans?\b
		`,
	},
	{
		name: 'Confidentiality Carve-Out',
		needs: /public|independent|already|rightful|lawful|compel|subpoena|required\s+by/i,
		pattern: longPattern('i')`
			\b(?:confidential|information|obligation|dut(?:y|ies))\w*\b[^.]{0,200}\b(?:not\s+(?:include|apply|extend)|excludes?)\b
			|\b(?:becomes?|is|was)\b[^.]{0,30}\b(?:
				publicly\s+(?:known|available)|public\s+domain|independently\s+developed|already\s+known|rightfully\s+(?:known|received|obtained)
			)
		`,
	},
	{ name: 'Residuals', needs: /residual|unaided/i, pattern: /\bresiduals\b|\bresidual\s+(?:information|knowledge)\b|\bunaided\s+memor/i },
	{
		name: 'Data Protection',
		needs: /personal|data|privacy|GDPR|CCPA/i,
		pattern: longPattern('i')`
			\bpersonal\s+(?:data|information)\b[^.]{0,160}\b(?:process\w*|protect\w*|law|regulation|controller|processor)
			|\bdata\s+(?:protection|processing)\s+(?:law|agreement|addendum|legislation|terms)|\bGDPR\b|\bCCPA\b
		`,
	},
	{
		name: 'Service Level',
		needs: /uptime|availab|service\s+level|\bSLA\b/i,
		pattern: /\b(?:uptime|availability)\b[^.]{0,80}(?:\d|percent|commitment|target)|\bservice\s+(?:levels?|credits?)\b|\bSLAs?\b/i,
	},
	{
		name: 'AI Training',
		needs: /train|machine|artificial|\bAI\b|model/i,
		pattern: longPattern('i')`
			\b(?:train\w*|improve|develop)\b[^.]{0,80}\b(?:machine[\s-]learning|artificial\s+intelligence|AI|(?:large\s+)?language)\b
				(?:\s+(?:models?|systems?|algorithms?))?
			|\b(?:AI|machine[\s-]learning)\b[^.]{0,60}\btrain
		`,
	},
	{ name: 'Indemnification', needs: /indemn|harmless/i, pattern: /\bindemnif(?:y|ies|ied|ication)\b|\bhold\b[^.]{0,40}\bharmless\b/i },
	{
		name: 'Personal Guarantee',
		needs: /guarant/i,
		pattern: /\bpersonal(?:ly)?\s+(?:guarant\w+|liable)|\bguarantor\b[^.]{0,80}\b(?:personally|individual|unconditional)/i,
	},
	{
		name: 'Payment',
		needs: /pay|invoice|fee/i,
		pattern:
			/\b(?:shall|will|must|agrees?\s+to)\s+pay\b|\bpayable\s+(?:within|on|in|monthly|upon)\b|\binvoices?\b[^.]{0,60}\b(?:due|within|days)/i,
	},
	{
		name: 'Dispute Resolution',
		needs: /arbitrat|mediat|jurisdiction|venue|courts?/i,
		pattern:
			/\barbitrat(?:ion|or|ed)\b|\bmediat(?:ion|or)\b|\b(?:exclusive|submit\w*)\b[^.]{0,60}\bjurisdiction\b|\bcourts?\b[^.]{0,80}\bjurisdiction\b/i,
	},
	{
		name: 'At-Will Employment',
		needs: /at[\s-]will/i,
		pattern: /\bat[\s-]will\b[^.]{0,60}\b(?:employ|terminat)|\bemployment\b[^.]{0,60}\bat[\s-]will\b/i,
	},
	{ name: 'Sub-Processors', needs: /sub-?\s?processor/i, pattern: /\bsub-?\s?processors?\b/i },
	{
		name: 'Unilateral Change',
		needs: /modif|amend|chang|updat|revis/i,
		pattern: longPattern('i')`
			\b(?:we|company|provider|vendor|licensor|supplier)\b[^.]{0,40}\b(?:may|reserves?\s+the\s+right\s+to)\b[^.]{0,60}\b
			(?:modify|amend|change|update|revise)\b[^.]{0,80}\b(?:terms|agreement|polic(?:y|ies)|prices?|fees?|services?)
		`,
	},
]

/** How sure a label by rule is: measured wordings, no training. */
const byRule = 0.8

/** The founder's labels of every sentence, in document order. */
export function readFounderLabels({ sentences }: Pick<Structure, 'sentences'>): LabelledPassage[] {
	const found: LabelledPassage[] = []
	const searches = founderLabels.map((label) => ({ ...label, mayMatch: searchFor(sentences, label.pattern) }))
	for (const [index, { text, start, end }] of sentences.entries()) {
		for (const { name, needs, pattern, unless, mayMatch } of searches) {
			if (mayMatch?.(index) !== false && needs.test(text) && pattern.test(text) && !unless?.test(text))
				found.push({ name, score: byRule, start, end })
		}
	}
	return found
}

/** The names of the labels that rules find. */
export const founderLabelNames: readonly string[] = founderLabels.map(({ name }) => name)
