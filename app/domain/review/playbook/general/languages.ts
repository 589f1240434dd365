import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { flagged, notApplicable } from '../draft-finding.ts'
import { quoteSpan } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'

const names = 'Arabic|Bulgarian|Chinese|Croatian|Czech|Danish|Dutch|Estonian|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Indonesian|Italian|Japanese|Korean|Latvian|Lithuanian|Malay|Norwegian|Persian|Polish|Portuguese|Romanian|Russian|Serbian|Slovak|Slovenian|Spanish|Swedish|Thai|Turkish|Ukrainian|Vietnamese'
const version = String.raw`(?:[\s-]+language)?[\s-]+(?:versions?|texts?|originals?|translations?|languages?|copy|copies)`
const prevailing = String.raw`(?:shall|will|must)?\s*(?:always\s+)?(?:prevails?|controls?|governs?|takes?\s+precedence|ha(?:s|ve)\s+(?:the\s+)?priority|is\s+decisive|be\s+decisive|be\s+(?:the\s+)?(?:binding|authoritative|prevailing|controlling)|is\s+(?:the\s+)?(?:only\s+)?(?:binding|authoritative))`

/** "The German version shall prevail." */
const prevails = new RegExp(String.raw`\b(${names}|English)${version}\b[^.;]{0,60}?\b${prevailing}\b`, 'i')
/** "Both versions are equally binding": nothing tells which one counts. */
const alike = /\b(?:both|each|all|the\s+two)\s+(?:language\s+)?(?:versions?|texts?|languages?)\b[^.;]{0,80}\b(?:equally|same\s+(?:legal\s+)?(?:force|effect|validity)|authentic)\b/i
/** "Made in English and German." */
const madeInTwo = new RegExp(String.raw`\b(?:executed|made|drawn\s+up|written|signed|prepared|drafted|issued|concluded)\b[^.;]{0,60}\bin\s+(?:both\s+)?(?:the\s+)?(?:(${names})(?:\s+language)?\s+and\s+(?:the\s+)?English|English(?:\s+language)?\s+and\s+(?:the\s+)?(${names}))\b`, 'i')
/** Words that rule on a difference between versions, however they do it. */
const rulesOnDoubt = /\b(?:prevail|precedence|priority|decisive|inconsisten|discrepan|divergen|differences?\s+between)/i
/** Somebody else's paper, or a right to ask for a translation. */
const ofAnotherPaper = /\b(?:notices?|correspondence|proceedings?|arbitrat\w+|hearings?|communications?|documentation|manuals?|labels?)\b/i

/** A text in two languages binds by one of them: the reader must know which, and it should be the one that was read. */
export const prevailingLanguage: Rule = {
	id: 'general.prevailing_language',
	playbook: 'general',
	title: 'The version that you read is the one that binds',
	basis: { kind: 'G', source: 'drafting practice' },
	decide(input) {
		const [ruling] = sentencesWith(input, prevails)
		if (ruling) {
			const language = capitalized(ruling.match[1] ?? '')
			return language === 'English' ? notApplicable : flagged(wording(ruling.span, `The ${language} version prevails over the English one.`, 'let the English version prevail'))
		}
		const [equal] = sentencesWith(input, alike)
		if (equal) return flagged(wording(equal.span, 'Two language versions bind alike, and nothing says which one prevails.', 'say that the English version prevails'))
		const [double] = sentencesWith(input, madeInTwo)
		if (!double || rulesOnDoubt.test(input.document.text.slice(Math.max(0, double.span.start - 600), double.span.end + 600))) return notApplicable
		return flagged(wording(double.span, `The document is made in English and ${capitalized(double.match[1] ?? double.match[2] ?? '')}, and nothing says which version prevails.`, 'say that the English version prevails'))
	},
}

function sentencesWith(input: RuleInput, pattern: RegExp): { match: RegExpExecArray; span: Span }[] {
	return input.structure.sentences.flatMap((sentence) => {
		const match = pattern.exec(sentence.text)
		return match && !ofAnotherPaper.test(sentence.text.slice(0, match.index + match[0].length)) ? [{ match, span: quoteSpan(sentence, match) }] : []
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
