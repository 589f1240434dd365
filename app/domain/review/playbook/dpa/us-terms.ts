import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { mentions } from '../mentions.ts'
import { visibleText } from '../passages.ts'
import { stateIn } from '../places.ts'
import type { Rule, RuleInput } from '../rule.ts'

const californian = longPattern('i')`
	\bCCPA\b|\bCPRA\b
	|\bCalifornia\s+(?:Consumer\s+Privacy|Privacy\s+Rights)\b|\b1798\.\d{2,3}\b
	|\bU\.?S\.?\s+(?:state\s+)?(?:privacy|data\s+protection)\s+laws?\b|\bstate\s+privacy\s+laws?\b
`

const promises: { name: string; pattern: RegExp }[] = [
	{
		name: 'processing for specified purposes only',
		pattern: longPattern('i')`
			\b(?:limited|specified|specific|business|permitted)\b[^.;]{0,50}\bpurposes?\b
			|\bretain\w*\b[^.;]{0,40}\bus(?:e|ing)\b[^.;]{0,60}\bdisclos\w*
			|\b(?:only|solely)\b[^.;]{0,60}\b(?:purposes?|to\s+(?:provide|perform)|provid\w+|perform\w*)\b
			|\bother\s+than\b[^.;]{0,60}\b(?:purposes?|services)\b
		`,
	},
	{ name: 'no sale or sharing', pattern: /\b(?:not|never|nor|neither|no|prohibit\w*|without)\b[^.]{0,120}\b(?:sell\w*|sale|selling)\b/i },
	{ name: 'no combining with other data', pattern: /\bcombin\w+|\bcommingl\w+|\bmix\w*\b|\bmerge\w*\s+(?:it\s+)?with\b/i },
	{
		name: 'the same obligations for sub-processors',
		pattern: longPattern('i')`
			\b(?:sub-?processors?|sub-?contractors?|service\s+providers?|third\s+part(?:y|ies)|persons?\s+it\s+engages)\b[^.]{0,200}\b
				(?:same|equivalent|bound|bind\w*|obligations?|no\s+less|contracts?|compl\w+)\b
			|\b(?:same|equivalent|obligations?|written\s+(?:contract|agreement))\b[^.]{0,200}\b(?:sub-?processors?|sub-?contractors?)\b
		`,
	},
]

export const usTerms: Rule = {
	id: 'dpa.us_terms',
	playbook: 'dpa',
	title: 'CCPA service provider terms',
	basis: { kind: 'L', source: 'Cal. Civ. Code 1798.100(d) and 1798.140(ag)' },
	protects: ['controller', 'customer'],
	standard: 'Processing for limited and specified purposes, no sale or sharing, no combining, and the same obligations for sub-processors.',
	wording: { stands: 'instead' },
	decide(input) {
		const text = visibleText(input)
		const named = mentions(input, californian)[0] ?? inHeading(text)
		if (!named) {
			if (!isAmerican(input)) return notApplicable
			const sold = mentions(input, sells).find(({ sentence }) => !/\b(?:not|never|nor|neither|no|without)\b/i.test(sentence.text))
			return sold
				? flagged({ ...wording, severity: { sending: 'low', receiving: 'medium', unsure: 'medium' }, span: sold, says: sale })
				: absent({ ...wording, says: none })
		}
		const missing = promises.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name)
		const noSale = mentions(input, promises[1]!.pattern, /\bdrafting\s+note\b/i)[0]
		if (missing.length === 0) return noSale ? passed(noSale) : undecided
		const list = missing.join('; ')
		return flagged({
			...wording,
			span: named,
			says: `CCPA terms are missing: ${list}.`,
		})
	},
}

function inHeading(text: string): Span | null {
	const match = californian.exec(text)
	return match && { start: match.index, end: match.index + match[0].length }
}

function isAmerican(input: RuleInput): boolean {
	const places = [...factsNamed(input, 'incorporated_in'), ...factsNamed(input, 'governing_law'), ...factsNamed(input, 'forum')]
	return places.some(({ value }) => stateIn(value) !== null) || /\bUnited\s+States\b/.test(visibleText(input).slice(0, 3000))
}

const sells = longPattern('i')`
	\b(?:combin\w+|commingl\w+|mix\w*|merges?|enrich\w*)\b[^.;]{0,60}\b
		(?:with\b[^.;]{0,30}\b(?:data|information|other)|other\s+(?:clients|customers))
	|\b(?:sells?|rents?|licen[cs]es?|trades?|exchanges?|discloses?|shares?)\b[^.;]{0,80}\b
		(?:data\s+brokers?|advertis\w+|for\s+(?:value|money|a\s+fee|payment)|partners)\b
`

const sale = 'The processor may combine, sell or trade personal data, and no CCPA service provider terms apply.'
const none = 'There are no service provider terms under the California Consumer Privacy Act (CCPA).'
const wording = {
	severity: 'low',
	says: none,
	why: 'Without them the disclosure may count as a sale of personal information, from which your users may opt out.',
	market: 'Processing for limited and specified purposes, no sale or sharing, no combining, and the same obligations for sub-processors.',
	action: 'add the service provider terms that the CCPA requires',
	reason: 'They keep the disclosure from being a sale of personal information.',
	fallback: 'Not needed if you have no users in California or are below the thresholds of the CCPA.',
	replacement:
		'Provider will process Personal Information only for the limited and specified purpose of providing the services. Provider will ' +
		'not sell or share it, will not retain, use or disclose it outside the direct business relationship, and will not combine it with ' +
		'personal information from other sources. Provider will bind its sub-processors accordingly and will notify Customer if it can no ' +
		'longer comply.',
	decideBy: 'lawyer',
} as const
