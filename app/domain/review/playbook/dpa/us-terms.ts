import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { mentions } from '../mentions.ts'
import { visibleText } from '../passages.ts'
import { stateIn } from '../places.ts'
import type { Rule, RuleInput } from '../rule.ts'

const californian = /\bCCPA\b|\bCPRA\b|\bCalifornia\s+(?:Consumer\s+Privacy|Privacy\s+Rights)\b|\b1798\.\d{2,3}\b|\bU\.?S\.?\s+(?:state\s+)?(?:privacy|data\s+protection)\s+laws?\b|\bstate\s+privacy\s+laws?\b/i

/** The promises that keep a disclosure to a vendor from being a sale. */
const promises: { name: string; pattern: RegExp }[] = [
	{ name: 'use for the named purposes only', pattern: /\b(?:limited|specified|specific|business|permitted)\b[^.;]{0,50}\bpurposes?\b|\bretain\w*\b[^.;]{0,40}\bus(?:e|ing)\b[^.;]{0,60}\bdisclos\w*|\b(?:only|solely)\b[^.;]{0,60}\b(?:purposes?|to\s+(?:provide|perform)|provid\w+|perform\w*)\b|\bother\s+than\b[^.;]{0,60}\b(?:purposes?|services)\b/i },
	{ name: 'no sale or sharing', pattern: /\b(?:not|never|nor|neither|no|prohibit\w*|without)\b[^.]{0,120}\b(?:sell\w*|sale|selling)\b/i },
	{ name: 'no mixing with other data', pattern: /\bcombin\w+|\bcommingl\w+|\bmix\w*\b|\bmerge\w*\s+(?:it\s+)?with\b/i },
	{ name: 'the same duties for its own vendors', pattern: /\b(?:sub-?processors?|sub-?contractors?|service\s+providers?|third\s+part(?:y|ies)|persons?\s+it\s+engages)\b[^.]{0,200}\b(?:same|equivalent|bound|bind\w*|obligations?|no\s+less|contract|compl\w+)\b|\b(?:same|equivalent|obligations?|written\s+(?:contract|agreement))\b[^.]{0,200}\b(?:sub-?processors?|sub-?contractors?)\b/i },
]

export const usTerms: Rule = {
	id: 'dpa.us_terms',
	playbook: 'dpa',
	title: 'California terms keep it from being a sale',
	basis: { kind: 'L', source: 'Cal. Civ. Code 1798.100(d) and 1798.140(ag)' },
	decide(input) {
		const text = visibleText(input)
		const named = mentions(input, californian)[0] ?? inHeading(text)
		if (!named) {
			if (!isAmerican(input)) return notApplicable
			const sold = mentions(input, sells).find(({ sentence }) => !/\b(?:not|never|nor|neither|no|without)\b/i.test(sentence.text))
			return sold ? flagged({ ...wording, span: sold, says: sale }) : absent({ ...wording, says: none })
		}
		const missing = promises.filter(({ pattern }) => !pattern.test(text)).map(({ name }) => name)
		if (missing.length === 0) return passed(named)
		const list = missing.join('; ')
		return flagged({
			...wording,
			span: named,
			says: {
				friendly: `California’s law is named, but some of its terms are not here: ${list}.`,
				neutral: `Terms that California’s law asks for are missing: ${list}.`,
				legal: `The contract lacks terms required by Civil Code 1798.100(d) and 1798.140(ag): ${list}.`,
			},
		})
	},
}

/** The law's name may stand in a heading alone: "11. CCPA. Provider will not sell …". */
function inHeading(text: string): Span | null {
	const match = californian.exec(text)
	return match && { start: match.index, end: match.index + match[0].length }
}

/** A party from the United States, or American law: then people in California are likely among the data. */
function isAmerican(input: RuleInput): boolean {
	const places = [...factsNamed(input, 'incorporated_in'), ...factsNamed(input, 'governing_law'), ...factsNamed(input, 'forum')]
	return places.some(({ value }) => stateIn(value) !== null) || /\bUnited\s+States\b/.test(visibleText(input).slice(0, 3000))
}

/** What makes a disclosure to a vendor a sale: it mixes, sells or trades the data. */
const sells = /\b(?:combin\w+|commingl\w+|mix\w*|merges?|enrich\w*)\b[^.;]{0,60}\b(?:with\b[^.;]{0,30}\b(?:data|information|other)|other\s+(?:clients|customers))|\b(?:sells?|rents?|licen[cs]es?|trades?|exchanges?|discloses?|shares?)\b[^.;]{0,80}\b(?:data\s+brokers?|advertis\w+|for\s+(?:value|money|a\s+fee|payment)|partners)\b/i

const sale = {
	friendly: 'The vendor may mix, sell or trade the data, and no California terms hold it back.',
	neutral: 'The data may be mixed or traded, and terms for California’s privacy law are missing.',
	legal: 'The provider may combine or disclose personal information for value, and no service provider terms under the CCPA apply.',
}
const none = {
	friendly: 'There is a US party, but no terms for California’s privacy law.',
	neutral: 'Terms for California’s privacy law are missing.',
	legal: 'The agreement contains no service provider terms under the CCPA.',
}
const wording = {
	severity: { sending: 'low', receiving: 'medium', unsure: 'medium' },
	says: none,
	why: 'With no such terms, handing over data can count as a sale. Then your users may opt out, and fines are counted per person.',
	market: 'Use for named purposes only, no sale or sharing, no mixing with other data, and the same duties for its own vendors.',
	action: 'add the service provider terms of California’s privacy law',
	reason: 'They keep this from being a sale of data.',
	fallback: 'Do without if you have no users in California and do not meet the size tests of the law.',
	replacement: 'Provider uses personal information only for the limited and specified purpose of the services. It does not sell or share it, does not keep, use or disclose it outside this business relationship, and does not combine it with data from others. It binds its sub-processors alike and tells Customer if it can no longer comply.',
	decideBy: 'lawyer',
} as const
