import { longPattern } from '#app/domain/text/long-pattern.ts'
import { confidence } from './confidence.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'

const ways: readonly [string, RegExp][] = [
	[
		'arbitration',
		longPattern('i')`
			\b(?:
				(?:settled|resolved|determined|decided|submitted|referred|finally|exclusively|binding|mandatory)\b
					(?![^.;]{0,80}\b(?:jury|court)\b)[^.;]{0,80}\barbitrat(?:ion|or|ed)
				|arbitrat(?:ion|ed)\b[^.;]{0,60}\b(?:administered|conducted|in\saccordance|under\sthe|before|AAA|JAMS|ICC|LCIA)
				|agree(?:s|d)?\sto\sarbitrate|shall\sbe\sarbitrated
			)
		`,
	],
	[
		'mediation',
		/\b(?:submit\w*|attempt\w*|resolved?|settled?|first|proceed\w*|refer\w*)\b[^.;]{0,60}\bmediation\b|\bnon-binding\smediation\b/i,
	],
	[
		'jury waiver',
		/\b(?:waiv\w+|relinquish\w*|giv\w+\sup)\b[^.;]{0,90}\b(?:jury|trial\sby\sjury)|\bjury\s(?:trial\s)?waiv\w+|\bno\sjury\b/i,
	],
	[
		'class waiver',
		longPattern('i')`
			\b(?:waiv\w+|not\b|no\b|only\sin)\b[^.;]{0,120}\b(?:
				class[\s-](?:action|wide)|class,?\s(?:or\s)?(?:collective|consolidated|representative)|representative\s(?:action|proceeding)
				|individual\s(?:basis|capacity)
			)
		`,
	],
	[
		'court',
		longPattern('i')`
			\b(?:exclusive|sole|personal(?=\s(?:and\s\w+\s)?jurisdiction)|non-?exclusive)\b[^.;]{0,80}\b(?:jurisdiction|venue)\b
			|\b(?:submits?|consents?|agrees?\sto\ssubmit)\s(?:[\w-]+\s){0,4}?to\s(?![^.;]{0,60}\b(?:qualify|service\sof\sprocess\sor))
				[^.;]{0,90}\b(?:jurisdiction|venue)\b
			|\bcourts?\b[^.;]{0,60}\b(?:have|has)\s(?:\w+\s){0,2}?jurisdiction
		`,
	],
]
/** No arbitration, one that nothing else provides for, or the last resort for one kind of complaint: no way in which disputes are settled. */
const denied = longPattern('i')`
	\b(?:not|no)\s(?:be\s)?(?:subject\sto|required\sto\sarbitrate|settled\sby)\b[^.;]{0,30}arbitrat
	|^\W*any\s(?:such\s)?arbitrations?\s(?:under|pursuant|in\sconnection)\b
	|\b(?:certain|some|limited)\s(?:conditions|circumstances)\b[^.;]{0,120}\barbitrat
	|\byou\s(?:may|can|have)\b[^.;]{0,80}\binvok\w+\b[^.;]{0,40}\barbitrat|\b(?:DPF|Privacy\sFramework|Privacy\sShield)\b
`

/**
 * How disputes are settled: arbitration, mediation, court, and whether a jury or a class action is waived. The first
 * words that state it.
 */
export function readDisputeFacts(source: FactSource): ParsedFact[] {
	const facts: ParsedFact[] = []
	const found = new Set<string>()
	for (const sentence of source.sentences) {
		if (!/arbitrat|mediat|jury|class|jurisdiction|venue|representative/i.test(sentence.text)) continue
		for (const [value, pattern] of ways) {
			const match = found.has(value) ? null : pattern.exec(sentence.text)
			if (!match || (value === 'arbitration' && denied.test(sentence.text))) continue
			found.add(value)
			facts.push(
				makeFact(
					source,
					'dispute_resolution',
					{ start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
					{ value, confidence: confidence.stated },
				),
			)
		}
	}
	return facts
}
