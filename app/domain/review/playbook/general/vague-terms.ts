import type { Structure } from '../../clauses/clause.ts'
import { sentencesToRead } from '../../clauses/search/sentences-to-read.ts'
import { flagged, passed } from '../draft-finding.ts'
import { quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import type { Severity } from '../../report.ts'

interface VagueKind {
	/** The words without a measure. */
	pattern: RegExp
	/** What has to stand in the same sentence for the words to hurt. */
	stakes: RegExp
	/** A measure in the same sentence takes the harm away. */
	measure: RegExp
	severity: Severity
	label: string
	fix: string
}

const money = /\b(?:pay\w*|fees?|price|charge\w*|invoice\w*|refund\w*|cost|expenses?|amount|terminat\w+|suspend\w*|deliver\w*|complet\w+|breach|cure|renew\w*|compensat\w+|bonus|commission)\b/i
/** Money, and what is given back or settled. */
const moneyBack = new RegExp(String.raw`${money.source}|\b(?:settle[sd]?|gives?\s+back|given\s+back|hands?\s+back|(?:returns?|repays?)\s+the\s+(?:\w+\s+)?(?:deposit|security|money|sum))\b`, 'i')
/** A number that is no sum of money. */
const number = /(?<![$€£\d.,])\b\d+\b(?![.,]\d)|\b(?:one|two|three|five|seven|ten|fourteen|fifteen|twenty|thirty|forty-five|sixty|ninety)\b[^.;]{0,12}\b(?:business\s+)?(?:day|hour|week|month|percent)/i

/** Conservative: only wording on which money, time or the end of the contract hangs, and only without a measure. */
const kinds: VagueKind[] = [
	{ label: 'a reasonable time', pattern: /\b(?:within|in)\s+a\s+(?:commercially\s+)?reasonable\s+(?:time|period)\b|\breasonable\s+(?:period\s+of\s+)?time\b|\bin\s+good\s+time\b|\b(?:paid|settled|agreed|fixed|set|decided|delivered|given\s+back|returned|refunded)\s+at\s+(?:some|a)\s+later\s+(?:time|date|point|stage)\b|\bwhen(?:ever)?\s+(?:it\s+is\s+)?(?:practicable|convenient|funds\s+(?:allow|permit|are\s+available))\b|\bwhen\s+(?:the\s+)?\w+\s+has\s+(?:the\s+)?(?:funds|money|means)\b|\bin\s+the\s+(?:near|foreseeable)\s+future\b/i, stakes: moneyBack, measure: number, severity: 'medium', fix: 'name a number of days' },
	{ label: 'promptly', pattern: /\b(?:promptly|as\s+soon\s+as\s+(?:reasonably\s+)?(?:practicable|possible)|in\s+due\s+course|without\s+undue\s+delay|timely\s+manner)\b/i, stakes: /\b(?:pay\w*|refund\w*|deliver\w*|cure|complet\w+|reimburse\w*|credit\w*)\b/i, measure: number, severity: 'low', fix: 'name a number of days' },
	{ label: 'sole discretion', pattern: /\b(?:in|at)\s+(?:its|their|his|her|our|\w+'s)\s+(?:sole|absolute|unfettered|sole\s+and\s+absolute)\s+(?:and\s+\w+\s+)?(?:discretion|judg(?:e)?ment|option)\b/i, stakes: money, measure: /\breasonabl[ey]\b|\bnot\s+in\s+its\s+sole\b/i, severity: 'medium', fix: 'ask for a fair reason and written notice' },
	{ label: 'best efforts', pattern: /\b(?:best|commercially\s+reasonable|reasonable|good\s+faith)\s+(?:efforts|endeavou?rs)\b/i, stakes: /\b(?:deliver\w*|complet\w+|meet|achieve|availab\w+|uptime|deadline|fix|resolve|correct|restore|milestone)\b/i, measure: number, severity: 'low', fix: 'name the result and the date' },
	{ label: 'material', pattern: /\bmaterial(?:ly)?\s+(?:breach\w*|advers\w+|change|default|degrad\w+|failure)\b/i, stakes: /\b(?:terminat\w+|suspend\w*|accelerat\w+|withhold|forfeit\w*)\b/i, measure: /\b(?:means|includ\w+|defined|cure\w*|remed\w+|days?)\b/i, severity: 'low', fix: 'say what counts as material' },
	{ label: 'from time to time', pattern: /\b(?:as\s+(?:\w+\s+){0,3})?(?:may\s+be\s+)?(?:\w+\s+)?from\s+time\s+to\s+time\b/i, stakes: /\b(?:fees?|prices?|rates?|charges?|policies|terms)\b[^.;]{0,80}\b(?:chang\w+|updat\w+|amend\w+|modif\w+|set|adjust\w*|revis\w+|determin\w+)|\b(?:chang\w+|updat\w+|amend\w+|modif\w+|adjust\w*|revis\w+|increas\w+)\b[^.;]{0,80}\b(?:fees?|prices?|rates?|charges?|policies|terms)\b/i, measure: /\bnotice\b|\bby\s+mutual\b|\bagree\w*\s+in\s+writing\b|\bwritten\s+agreement\b/i, severity: 'medium', fix: 'ask for notice, and a right to leave' },
	{ label: 'substantially', pattern: /\bsubstantial(?:ly)?\s+(?:complet\w+|perform\w*|all|conform\w*|in\s+accordance)\b/i, stakes: /\b(?:pay\w*|fees?|accept\w*|milestone|invoice\w*|terminat\w+)\b/i, measure: /\b\d+\s*(?:%|percent)/i, severity: 'low', fix: 'name the test in numbers' },
	{ label: 'reasonable fees', pattern: /\breasonable\s+(?:(?:and\s+)?\w+\s+)?(?:fees|costs|expenses|compensation|charges)\b|\bthen-?current\s+(?:rates?|fees|prices?|list)\b|\bcustomary\s+(?:rates|fees|charges)\b|\b(?:fair|reasonable|appropriate|suitable)\s+(?:rates?|price|fee|sum|pay|payment|remuneration|bonus)\b/i, stakes: /\b(?:pay\w*|paid|reimburse\w*|bear|charge[sd]?|bill(?:s|ed)?|receives?|gets?)\b/i, measure: /\$\s?\d|\b(?:attorney|legal|counsel|court)\b|\b(?:cap\w*|not\s+(?:to\s+)?exceed|approv\w+|pre-?approved)\b/i, severity: 'low', fix: 'set a cap, or ask to approve costs first' },
]

export const vagueTerms: Rule = {
	id: 'general.vague_terms',
	playbook: 'general',
	title: 'Money and time have a measure',
	basis: { kind: 'G', source: 'drafting practice' },
	decide(input) {
		const found = kinds.flatMap((kind) => {
			const place = worstPlace(input, kind)
			return place ? [{ kind, ...place }] : []
		}).filter(({ span }, index, all) => all.findIndex((other) => other.span.start === span.start) === index)
		const [first, ...more] = found.map(({ kind, span, words }) => ({
			kind: 'ambiguous' as const,
			severity: kind.severity,
			span,
			says: {
				friendly: `"${words}" can mean almost anything, and money or time hangs on it. Best ${kind.fix}.`,
				neutral: `"${words}" has no measure here.`,
				legal: `The expression "${words}" is undefined and admits no objective measure.`,
			},
			why: 'Each side will read it in its own favour. You may wait for money, or pay for a delay.',
			market: 'Where money or time hangs on it, there is a number or a test.',
			action: `${kind.fix} in place of "${words}"`,
			reason: 'A clear measure saves both of us a fight.',
		}))
		return first ? flagged(first, ...more) : passed()
	},
}

/** The place where most hangs on the words: the one with the most words of money, time or termination. */
function worstPlace({ structure }: RuleInput, kind: VagueKind) {
	let worst: { span: { start: number; end: number }; words: string; weight: number } | null = null
	for (const sentence of sentencesToRead(structure.sentences, kind.pattern)) {
		const match = kind.pattern.exec(sentence.text)
		if (!match || !kind.stakes.test(sentence.text) || kind.measure.test(sentence.text) || isDefined(structure, match[0])) continue
		const weight = sentence.text.match(new RegExp(money.source, 'gi'))?.length ?? 0
		if (!worst || weight > worst.weight) worst = { span: quoteSpan(sentence, match), words: match[0].replace(/\s+/g, ' '), weight }
	}
	return worst
}

/** "Material breach" means two missed payments: the measure stands in a definition. */
function isDefined({ definedTerms }: Structure, words: string) {
	const used = words.replace(/\s+/g, ' ').toLowerCase()
	return definedTerms.some(({ term }) => used === term.toLowerCase())
}
