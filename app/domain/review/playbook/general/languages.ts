import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { sentencesToRead } from '../../clauses/search/sentences-to-read.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { namesParty, othersNames } from './around.ts'
import { quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

const names = patternPart`
	Arabic|Bulgarian|Chinese|Croatian|Czech|Danish|Dutch|Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Indonesian|Italian
	|Japanese|Korean|Latvian|Lithuanian|Malay|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Serbian|Slovak|Slovenian|Spanish
	|Swedish|Thai|Turkish|Ukrainian|Vietnamese
`
const version = String.raw`(?:[\s-]+language)?[\s-]+(?:versions?|texts?|originals?|translations?|languages?|copy|copies)`
const prevailing = patternPart`
	(?:shall|will|must)?\s*(?:always\s+)?(?:
		prevails?|controls?|governs?|takes?\s+precedence|ha(?:s|ve)\s+(?:the\s+)?priority|is\s+decisive|be\s+decisive
		|be\s+(?:the\s+)?(?:binding|authoritative|prevailing|controlling)|is\s+(?:the\s+)?(?:only\s+)?(?:binding|authoritative)
	)
`

const prevails = new RegExp(String.raw`\b(${names}|English)${version}\b[^.;]{0,60}?\b${prevailing}\b`, 'i')
/** "Both versions are equally binding": nothing tells which one counts. */
const alike = longPattern('i')`
	\b(?:both|each|all|the\s+two)\s+(?:language\s+)?(?:versions?|texts?|languages?)\b[^.;]{0,80}\b
	(?:equally|same\s+(?:legal\s+)?(?:force|effect|validity)|authentic)\b
`
const madeInTwo = new RegExp(
	patternPart`
		\b(?:executed|made|drawn\s+up|written|signed|prepared|drafted|issued|concluded)\b[^.;]{0,60}\bin\s+(?:both\s+)?(?:the\s+)?(?:
			(${names})(?:\s+language)?\s+and\s+(?:the\s+)?English|English(?:\s+language)?\s+and\s+(?:the\s+)?(${names})
		)\b
	`,
	'i',
)
/** Words that rule on a difference between versions, however they do it. */
const rulesOnDoubt = /\b(?:prevail|precedence|priority|decisive|inconsisten|discrepan|divergen|differences?\s+between)/i
/** Another document, or a right to require a translation. */
const ofAnotherPaper = /\b(?:notices?|correspondence|proceedings?|arbitrat\w+|hearings?|communications?|documentation|manuals?|labels?)\b/i

/** A text in two languages binds by one of them: the reader must know which, and it should be the one that was read. */
export const prevailingLanguage: Rule = {
	id: 'general.prevailing_language',
	playbook: 'general',
	title: 'The version that you read is the one that binds',
	basis: { kind: 'G', source: 'drafting practice' },
	otherLanguagePrevails: true,
	comparesFacts: true,
	decide(input) {
		const [ruling] = sentencesWith(input, prevails)
		if (ruling) {
			const language = capitalized(ruling.match[1] ?? '')
			return language === 'English' || isReadersOwn(input, language, ruling.span)
				? notApplicable
				: flagged(wording(ruling.span, `The ${language} version prevails over the English one.`, 'let the English version prevail'))
		}
		const [equal] = sentencesWith(input, alike)
		if (equal)
			return flagged(
				wording(
					equal.span,
					'Two language versions bind alike, and nothing says which one prevails.',
					'say that the English version prevails',
				),
			)
		const [double] = sentencesWith(input, madeInTwo)
		if (!double || rulesOnDoubt.test(input.document.text.slice(Math.max(0, double.span.start - 600), double.span.end + 600)))
			return notApplicable
		return flagged(
			wording(
				double.span,
				`The document is made in English and ${capitalized(double.match[1] ?? double.match[2] ?? '')}, and nothing says which version prevails.`,
				'say that the English version prevails',
			),
		)
	},
}

/** Where each language is at home: a side from there reads the version that binds. As names and addresses have it (ours). */
const homes: Readonly<Record<string, RegExp>> = {
	Chinese: /\b(?:China|PRC|Beijing|Shanghai|Shenzhen|Guangzhou|Tianjin|Hangzhou|Taiwan|Hong\s+Kong)\b/i,
	Dutch: /\b(?:Netherlands|Amsterdam|B\.?V|N\.V)\b/i,
	French: /\b(?:France|Paris|Lyon|SAS|SARL|S\.A\.R\.L)\b/,
	German: /\b(?:Germany|Austria|GmbH|AG|Berlin|Vienna|Munich)\b/,
	Italian: /\b(?:Italy|S\.?p\.?A|S\.?r\.?l|Milan|Rome)\b/i,
	Japanese: /\b(?:Japan|Tokyo|Osaka|Kabushiki|K\.K)\b/i,
	Korean: /\b(?:Korea|Seoul)\b/i,
	Russian: /\b(?:Russia\w*|Moscow|Kazakh\w*|Almaty|OOO|JSC|OAO|Belarus)\b/i,
	Spanish: /\b(?:Spain|Madrid|(?<!New\s)Mexico|S\.A\.?\s+de\s+C\.V|Chile|Argentina|Colombia|Peru)\b/i,
}

/** Whether the reader sits where that language is spoken, or keeps the form; and minutes and reports of a body bind by nothing. */
function isReadersOwn(input: RuleInput, language: string, { start }: Span): boolean {
	const { reader, document } = input
	const before = document.text.slice(Math.max(0, start - 500), start)
	if (/\b(?:minutes|meetings?|records?)\b[^.]{0,200}\b(?:English|in\s+both|languages?)\b/i.test(before.slice(-300))) return true
	const names = reader.party?.names ?? []
	// "Even if Merchant did not get it": it is hard on whom it names.
	const hardship = /\beven\s+(?:if|where|though)\b([^.;]{0,80})/i.exec(sentenceFrom(input, start))?.[1] ?? ''
	if (namesParty(hardship, othersNames(input)) && !namesParty(hardship, names)) return true
	const home = homes[language]
	if (!home) return false
	if (home.test(names.join(' ; '))) return true
	// "Lumen SAS, a company of France": what stands right behind the reader's name at the top.
	const opening = document.text.slice(0, 4000)
	return names.some(
		(name) =>
			name.length > 5 &&
			opening.includes(name) &&
			home.test(opening.slice(opening.indexOf(name), opening.indexOf(name) + name.length + 120).split(/\n|\band\s+(?=\p{Lu})/u)[0] ?? ''),
	)
}

function sentenceFrom({ structure }: RuleInput, at: number): string {
	return structure.sentences.find(({ start, end }) => start <= at && at < end)?.text ?? ''
}

function sentencesWith(input: RuleInput, pattern: RegExp): { match: RegExpExecArray; span: Span }[] {
	return sentencesToRead(input.structure.sentences, pattern).flatMap((sentence) => {
		const match = pattern.exec(sentence.text)
		return match && !ofAnotherPaper.test(sentence.text.slice(0, match.index + match[0].length))
			? [{ match, span: quoteSpan(sentence, match) }]
			: []
	})
}

function wording(span: Span, says: string, action: string) {
	return {
		severity: 'medium' as const,
		span,
		says,
		why: 'Where the versions differ, words that you did not read may bind you.',
		market: 'One version is binding, in a language that both sides read.',
		action,
		reason: 'Both of us should know which text binds us.',
	}
}

function capitalized(word: string): string {
	return word === '' ? word : word[0]!.toUpperCase() + word.slice(1).toLowerCase()
}
