import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'
import { factsNamed } from '../measures.ts'
import { visibleText } from '../passages.ts'
import { isAbroad } from '../places.ts'
import type { RuleInput } from '../rule.ts'

/**
 * Where in a job its document stands: `start` hires somebody; `executive` hires or keeps an officer of a listed company, whose terms
 * are negotiated one by one; `later` amends, extends, ends or pays for a job that began under another document.
 */
export type JobStage = 'start' | 'executive' | 'later'

const openingLength = 1200
/** "Amended and restated" is a whole contract anew, and no amendment. */
const restated = /\bamended\s+(?:and|&)\s+restated\b/gi
const laterTitle = longPattern('i')`
	\b(?:
		amendment|addendum|modification|extension|supplement|rider|side\s+letter|amended\s+employment|severance|separation|retirement
		|retention|release|change\s+(?:of|in)\s+control|waiver|termination\s+(?:agreement|of\s+employment)|assumption
	)\b
`
const changesEarlier = longPattern('i')`
	\b(?:is|are|be)\s+(?:hereby\s+)?(?:further\s+)?(?:amended|modified|deleted|restated)\b[^.]{0,80}\b
		(?:as\s+follows|in\s+its\s+entirety|to\s+(?:read|provide|add))
	|\bthis\s+(?:\w+\s+){0,3}amendment\b
	|\breference\s+is\s+(?:hereby\s+)?made\s+to\s+(?:that|the|your)\b|\bis\s+now\s+employed\b
	|\b(?:remain|continue)\s+in\s+the\s+employ\b|\bcontinued\s+dedication\b
	|\bwish(?:es)?\s+to\s+(?:amend|extend|modify)\s+(?:the|that|certain|such)\b
`

const officerSigns: readonly RegExp[] = [
	/\b(?:change\s+(?:of|in)\s+control|change-(?:of|in)-control)\b/i,
	/\bgood\s+reason\b/i,
	/\b(?:securities\s+exchange\s+act|exchange\s+act\s+of\s+1934|section\s+16\b|form\s+(?:8-K|10-K)|SEC\s+filings?)\b/i,
	/\b(?:compensation\s+committee|committee\s+of\s+the\s+board)\b/i,
	/\b(?:excise\s+tax|gross-?\s?up|280G|4999|parachute)\b/i,
	/\b(?:NYSE|NASDAQ|New\s+York\s+Stock\s+Exchange|publicly[\s-]traded|public\s+company)\b/i,
	/\b(?:specified\s+employee|separation\s+from\s+service)\b/i,
	/\b(?:supplemental\s+(?:executive\s+)?retirement|SERP\b|deferred\s+compensation\s+plan|long-?term\s+incentive|executive\s+severance)\b/i,
	longPattern('i')`
		\b(?:
			president|chief\s+(?:executive|financial|operating|legal|accounting)\s+officer|general\s+counsel
			|(?:senior|executive)\s+vice[\s-]+president|senior\s+management|chairman
		)\b
	`,
]
/** Fewer are found in any careful employment agreement (ours, judged on filings and startup forms). */
const signsOfOfficer = 3

/** The stage of an employment, offer or consulting document, told by its opening and its vocabulary. */
export function jobStage(input: RuleInput): JobStage {
	const text = visibleText(input)
	const opening = text.slice(0, openingLength).replace(restated, ' ')
	if (laterTitle.test(titleOf(input, opening)) || changesEarlier.test(opening)) return 'later'
	return officerSigns.filter((sign) => sign.test(text)).length >= signsOfOfficer ? 'executive' : 'start'
}

/** The latest year that the document names up to ten years from its first date; `null` where it names none. */
export function yearOf(input: RuleInput): number | null {
	const years = allMatches(visibleText(input), /\b(?:19[89]|20[0-4])\d\b/g).map(([year]) => Number(year))
	const signed = factsNamed(input, 'effective_date')
		.map(({ value }) => Number(/^\d{4}/.exec(value)?.[0] ?? NaN))
		.find((year) => !Number.isNaN(year))
	return signed ?? (years.length > 0 ? Math.max(...years) : null)
}

/** At-will employment, overtime classes and the notice on trade secrets are American; elsewhere other laws rule. */
export function isAmerican(input: RuleInput): boolean {
	return !factsNamed(input, 'governing_law').some(({ value }) => isAbroad(value)) && !foreignTerms.test(visibleText(input))
}

const foreignTerms = longPattern()`
	\b(?:
		Employment\s+Rights\s+Act|HMRC|statutory\s+notice\s+period|PAYE|INR|Rs\.|gratuity|provident\s+fund|CTC|GmbH|works\s+council
		|(?:
			English|Scots|Irish|Swedish|German|French|Dutch|Danish|Norwegian|Finnish|Italian|Spanish|Swiss|Austrian|Belgian|Polish|Indian
			|Australian|Canadian
		)\s+law
		|(?:SEK|NOK|DKK|EUR|GBP|CHF|AUD|CAD|NZD|SGD)\s?\d[\d,.]*
	)\b
	|[₹£€]\s?\d
`

function titleOf({ structure }: RuleInput, opening: string): string {
	const title = structure.clauses.find(({ kind }) => kind === 'title')
	const named = title ? opening.slice(Math.min(title.start, opening.length), Math.min(title.bodyStart, opening.length)) : ''
	return `${named}\n${opening.slice(0, 220)}`
}
