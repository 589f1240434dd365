import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Sentence } from '../../clauses/clause.ts'
import { unilateralChanges } from '../general/changes.ts'
import { flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { clauseTextAround, type Passage, passage, passages } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice } from './kinds.ts'
import { usualChangeNoticeDays } from './thresholds.ts'
import { unfairTerms } from './unfair-terms.ts'

const text = patternPart`
	(?:
		terms|agreement|conditions|polic(?:y|ies)|this\s+text
		|(?:this|our|privacy|cookie)\s+(?:notice|statement|licen[cs]e|rules|guidelines|page)|EULA|T&Cs?|GTCs?|TOS|provisions?|contract|fees
		|prices|pricing
	)
`
const change = String.raw`(?:modif\w+|chang\w+|amend\w*|revis\w+|updat\w+|vary|replac\w+|alter\w*|supplement\w*|rewrit\w+|reword\w*|rewrote|adapt\w*)`
const changesText = new RegExp(
	patternPart`
		\b(?:
			may|can|will|reserves?\s+(?:\w+\s+){0,2}right|are\s+entitled|is\s+entitled|might|could|need\s+to|from\s+time\s+to\s+time
			|right\s+to
		)\b[^.;]{0,80}\b${change}\b(?:(?!\b(?:if|in\s+accordance|subject|under|pursuant|violat\w+)\b)[^.;]){0,60}\b${text}\b
		|\b${text}\b[^.;]{0,80}\b(?:may|can|might|will)\s+(?:be\s+)?(?:\w+\s+){0,2}${change}\b
		|\b(?:may|can)\b[^.;]{0,20}\b(?:put|set|bring|introduce|adopt|issue|publish|post)\b[^.;]{0,20}\bnew\s+
			(?:terms|rules|versions?|conditions|polic(?:y|ies))\b
		|\bwe\s+(?:\w+\s+)?(?:change|alter|amend|modify|revise|update|rewrite)\b[^.;]{0,40}\b(?:${text}|them|it)\b[^.;]{0,30}\b(?:
			as\s+we\s+(?:like|please|see\s+fit|wish)|when(?:ever)?\s+we\s+(?:like|want|please|wish)|at\s+will|at\s+any\s+time
		)\b
		|\b${change}\b[^.;]{0,40}\bto\s+(?:these|this|our|the)\s+${text}\b
	`,
	'i',
)
const atOnce = longPattern('i')`
	\b(?:effective|effect|binding|apply|applies)\b[^.;]{0,40}\b
		(?:immediately|at\s+once|(?:up)?on\s+(?:\w+\s+){0,3}(?:posting|publication))\b
	|\bby\s+(?:posting|updating|publishing)\b
`
/** "If you change these terms", "your changes": what users may not do is no right of ours. */
const byUsers = longPattern('i')`
	\b(?:you|users?|licensees?|customers?)\s+(?:may|shall|will|must|can|agree)\s*(?:not)?\b[^.;]{0,40}\b
		(?:modif|chang|alter|amend|updat)\w*
	|\b(?:your|account)\s+(?:settings|profile|preferences)\b
	|\b(?:only|solely)\b[^.]{0,60}\b(?:signed|both\s+parties|written\s+agreement|writing)\b
`
const withoutNotice = longPattern('i')`
	\bwithout\s+(?:any\s+)?(?:further\s+|other\s+)?word\b
	|\bwithout\s+(?:a\s+word|asking|telling|having\s+to\s+(?:tell|ask|notify))\b|\bsends?\s+no\s+notice\b
	|\b(?:without|no)\s+(?:any\s+|prior\s+|further\s+|advance\s+|individual\s+|express\s+|separate\s+|specific\s+)*
		(?:notice|notification|notifying|informing|warning|telling)\b
	|\bwith\s+or\s+without\s+(?:prior\s+)?notice\b
	|\b(?:
		need\s+not|does\s+not\s+(?:have|need)\s+to|do\s+not\s+(?:have|need)\s+to|(?:is|are)\s+not\s+(?:required|obliged|bound)\s+to
		|no\s+(?:duty|obligation)\s+to
	)\s+(?:tell|notify|inform|warn|announce|alert)\b
`
const tells = longPattern('i')`
	\b(?:
		notif\w+|communicat\w+|deemed\s+(?:approved|accepted)|in\s+writing|e-?mail\w*|inform(?:ed|ing|s)?|tell|let\s+you\s+know|alert
		|message|announc\w+|\d+\)?\s+days|thirty|advance|prior\s+(?:written\s+)?notice
		|(?:reasonable|written|prominent|due|timely|give|given|giving|provide\w*)\s+(?:\w+\s+){0,3}notice|in-?(?:app|product)|banner|pop-?up
		|ask\s+(?:you|for\s+your)|(?:chance|opportunity|asked)\s+to\s+(?:agree|accept|object|review)
	)\b
`
const posts =
	/\b(?:post(?:ed|ing)?|publish\w*|updat\w+\s+(?:the|this)\s+(?:date|page)|revis\w+\s+(?:the\s+)?date|(?:"|last\s+)(?:updated|revised))\b/i
const backwards = longPattern('i')`
	\b(?:chang|modif|amend|revis|updat|terms|version)\w*\b(?:(?!\b(?:not|no|never)\b)[^.;]){0,100}\b(?:retroactive|retrospective)\w*
	|\b(?:chang|modif|amend|revis|rewrit|updat|terms|version)\w*\b(?:(?!\b(?:not|no|never)\b)[^.;]){0,60}\b(?:for|to)\s+
		(?:the\s+past|(?:past|earlier|previous)\s+(?:use|purchases|orders|time|disputes))\b
`

export const changeNotice: Rule = {
	id: 'privacy_terms.change_notice',
	playbook: 'privacy_terms',
	title: 'Changes take effect only after notice',
	protects: ['user', 'provider'],
	basis: { kind: 'S', source: 'Douglas v. Talk America; FTC Act section 5 on changes without notice' },
	supersedes: [unilateralChanges],
	standard: 'Notice by e-mail or in the product about 30 days ahead, for the future only.',
	decide(input) {
		const found = changeClauses(input)
		const [first] = found
		if (!first) return notApplicable
		const past = passage(input, backwards)
		const telling = found
			.flatMap((place) => behind(input, place))
			.find(
				(sentence) =>
					tells.test(sentence.text.replace(new RegExp(withoutNotice.source, 'gi'), ' ')) &&
					aboutChange.test(sentence.text) &&
					!byOthers.test(sentence.text),
			)
		const quiet = found.find(({ sentence }) => withoutNotice.test(sentence.text)) ?? heldWithoutWord(input, found)
		// Silent in a few cases only, and told of in all others.
		const silent = quiet && isException(quiet, input) && tellsOfOthers(input, found) ? undefined : quiet
		const sudden = found.find((place) => atOnce.test(place.sentence.text) && !tells.test(surroundings(input, place)))
		if (!past && !silent && telling && !sudden)
			return passed({ start: telling.start, end: Math.min(telling.end, telling.start + longestQuote) })
		if (!past && !silent && !sudden) {
			// A notice informs, and posting it anew is how it does so.
			if (
				telling ||
				isPrivacyNotice(input) ||
				input.structure.sentences.some(({ text: words }) => tells.test(words) && aboutTerms.test(words))
			)
				return undecided
			const posted = found.some((place) => posts.test(surroundings(input, place)))
			return flagged({
				...unannounced,
				severity: posted ? 'low' : unannounced.severity,
				span: first,
				says: posted
					? 'Changes are only posted on the site; users are not notified.'
					: 'The terms may change, and users need not be notified.',
			})
		}
		return flagged({
			...unannounced,
			span: past ?? silent ?? sudden ?? first,
			says: past
				? 'Changes apply retroactively.'
				: silent
					? 'The text may change without notice to users.'
					: 'Changes take effect as soon as they are posted, without notice to users.',
		})
	},
}

const inSomeCases = longPattern('i')`
	\b(?:following|certain|limited|these|such|exceptional|urgent)\s+(?:\w+\s+)?(?:circumstances|cases|events|situations|reasons|changes)\b
	|\b(?:only|solely)\s+(?:if|where|when|in|to|for)\b|\bwhere\s+(?:the\s+law|required)\b|\brequired\s+by\s+(?:\w+\s+)?law\b|:\s*$
`
/** Every other change, or a change as such, is told of. */
const toldOtherwise = longPattern('i')`
	^(?=[^]*\b(?:other|all|any|material|such|each)\b[^.;]{0,60}\b(?:chang|amend|modif|updat|revis)\w*)[^]*
	\b(?:(?:reasonable|written|prior|advance|\d+)\s+(?:\w+\s+){0,3}notice|notify|e-?mail|inform)\b
`

function isException(quiet: Passage | Sentence, { structure }: RuleInput): boolean {
	const at = structure.sentences.findIndex(({ start }) => start >= quiet.start)
	const words = 'sentence' in quiet ? quiet.sentence.text : quiet.text
	return inSomeCases.test(words.trimEnd()) || /^\W*(?:only|this\s+applies\s+only)\b/i.test(structure.sentences[at + 1]?.text ?? '')
}

function tellsOfOthers(input: RuleInput, found: readonly Passage[]): boolean {
	return found.flatMap((place) => behind(input, place)).some(({ text: words }) => !withoutNotice.test(words) && toldOtherwise.test(words))
}

/** "We may amend this. The new text holds without any further word to you": the silence stands behind the right. */
function heldWithoutWord(input: RuleInput, found: readonly Passage[]) {
	return found
		.flatMap((place) => behind(input, place).slice(1))
		.find(
			({ text: words }) =>
				withoutNotice.test(words) &&
				/\b(?:new|changed|amended|revised|updated)\s+(?:text|version|terms|policy|notice|wording)\b|\bchanges?\b/i.test(words),
		)
}

function behind({ structure: { sentences } }: RuleInput, { sentence }: Passage) {
	const at = sentences.indexOf(sentence)
	return sentences.slice(at, at + 3)
}

const aboutChange = new RegExp(
	patternPart`
		\b(?:${change})\b[^.;]{0,160}\b(?:${text}|you)\b
		|\b(?:${text}|such|any|these|material|significant)\b[^.;]{0,160}\b(?:${change})\b
		|\b(?:we|us)\b[^.;]{0,40}\b(?:notify|inform|e-?mail|tell|let)\b
	`,
	'i',
)
const aboutTerms = new RegExp(
	String.raw`\b(?:chang|amend|modif|updat|revis)\w*\b[^.;]{0,100}\b${text}\b|\b${text}\b[^.;]{0,100}\b(?:chang|amend|modif|updat|revis)\w*`,
	'i',
)
const byOthers = longPattern('i')`
	\b(?:you|users?|partners?)\s+(?:must|shall|will|should|agree\s+to|may|are\s+required\s+to)\s+(?:\w+\s+)?(?:notify|inform|tell)
	|\bif\s+we\s+are\s+(?:notified|informed)|\bchange\s+your\s+mind\b
`

const longestQuote = 420
const unannounced = {
	severity: { sending: 'medium', receiving: 'medium', unsure: 'medium' },
	why: 'Users cannot react to a change that they do not know of, and courts often refuse to enforce one.',
	market: `Notice by e-mail or in the product about ${usualChangeNoticeDays} days ahead, for the future only.`,
	action: `add ${usualChangeNoticeDays} days’ notice of material changes by e-mail or in the product, for the future only`,
	reason: 'A change that users were told of is enforceable.',
	fallback: 'Give notice of material changes only.',
	replacement:
		`We may change this text. We will notify you by e-mail or in the product at least ${usualChangeNoticeDays} days before ` +
		'a material change takes effect. The change does not apply to the time before. If you do not agree, you may close your ' +
		'account before it takes effect.',
	decideBy: 'you',
} as const

function surroundings(input: RuleInput, place: Passage): string {
	const { sentences } = input.structure
	const at = sentences.indexOf(place.sentence)
	const behind = sentences.slice(at + 1, at + 3).map(({ text: words }) => words)
	return [clauseTextAround(input, place), ...behind].join(' ').replace(new RegExp(withoutNotice.source, 'gi'), ' ')
}

function changeClauses(input: RuleInput): Passage[] {
	const own = passages(input, changesText, byUsers).filter(
		({ sentence }) => !/\b(?:replaces?|supersedes?)\s+(?:all|any)\s+(?:prior|previous|earlier)/i.test(sentence.text),
	)
	if (own.length > 0) return own
	return unfairTerms(input, 'unilateral_change').filter(({ sentence }) => new RegExp(String.raw`\b${text}\b`, 'i').test(sentence.text))
}
