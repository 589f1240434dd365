import { longPattern } from '#app/domain/text/long-pattern.ts'
import { confidence } from '../confidence.ts'
import type { ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import type { Party } from './party.ts'
import { matchesWithin, stretches } from '../stretches.ts'

const cue = /\bunder\sthe\slaws?\sof\b/g
const states = longPattern('gu')`
	(?:^|[.;]\s|\n|\b[Tt]he\s)([\p{Lu}][\p{L}’'-]+(?:\s[\p{Lu}][\p{L}’'-]+){0,2})\s(?:\([^()]{0,30}\)\s)?(?:is|was|exists)\s
	[^.;]{0,110}?\bunder\sthe\slaws?\sof\s(?:the\s)?(?:State\sof\s|Commonwealth\sof\s|Republic\sof\s)?(?:the\s)?
	([\p{Lu}][\p{L}]+(?:\s(?:and\s)?[\p{Lu}][\p{L}]+){0,2})
`

export function readStatedIncorporation(source: FactSource, parties: readonly Party[]): ParsedFact[] {
	return [...matchesWithin(source.text, stretches(source.text, cue, 220, 60), states)].flatMap(({ at, match }) => {
		const [whole, written = '', place = ''] = match
		const subject = written.replace(/^The\s/, '')
		const party = parties.find(({ name, role }) => name !== null && (role?.text === subject || name.text.startsWith(subject)))
		if (!party?.name || party.incorporatedIn === null) return []
		const start = at + whole.lastIndexOf(place)
		return [
			makeFact(
				source,
				'incorporated_in',
				{ start, end: start + place.length },
				{ value: place, of: party.name.text.replace(/\s+/g, ' '), confidence: confidence.stated },
			),
		]
	})
}
