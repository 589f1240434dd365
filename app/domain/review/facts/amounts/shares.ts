import { patternPart } from '#app/domain/text/long-pattern.ts'
import { confidence } from '../confidence.ts'
import type { ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { numberWordsPattern, parseDigits, parseNumberWords } from './number-words.ts'
import { plainNumber } from './plain-number.ts'
import { matchesWithin, stretches } from '../stretches.ts'

const cue = /\b(?:[Ss]hares?|SHARES?|[Oo]ptions|OPTIONS|[Uu]nits|UNITS|[Ww]arrants)\b/g
const kind = patternPart`
	(?:
		(?:
			fully[\s-](?:paid|vested|diluted)|restricted|unvested|vested|new|additional|authorized|issued|outstanding|Common|Preferred
			|Series\s\w+|Class\s\w|ordinary|common|preferred|Ordinary
		)\s
	){0,4}
`
const pattern = new RegExp(
	patternPart`
		(?<![\p{L}\d$€£.,])(?:
			(${numberWordsPattern})\s?\((\d{1,3}(?:,\d{3}){0,4}|\d{1,12})\)|(\d{1,3}(?:,\d{3}){1,4}|\d{1,12})|(${numberWordsPattern})
		)\s${kind}(shares?|stock\soptions|options|units|warrants)(?![\p{L}])
	`,
	'giu',
)

/** Numbers of shares, units or options. "one share, one vote" counts nobody's holding and is left out below two. */
export function readShareFacts(source: FactSource): ParsedFact[] {
	return [...matchesWithin(source.text, stretches(source.text, cue, 160, 2), pattern)].flatMap(({ at, match }) => {
		const value = parseDigits(match[2] ?? match[3] ?? '') ?? parseNumberWords(match[4] ?? match[1] ?? '')
		if (value === null || value < 2) return []
		return [
			makeFact(
				source,
				'shares',
				{ start: at, end: at + match[0].length },
				{ value: plainNumber(value), unit: 'shares', quantity: value, confidence: confidence.labelled },
			),
		]
	})
}
