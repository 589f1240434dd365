import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import type { FactSource } from '../fact-source.ts'
import type { Party } from './party.ts'
import { readName } from './party-name.ts'

const opening = /(?<![\p{L}.])I,?\s(?:(?=_{2,}|\.{4,}|…|\[)|(?=[\p{Lu}][\p{L}.’'-]+\s[\p{Lu}]))/u
const speaking = /(?<![\p{L}.])I\s(?:agree|will|shall|understand|acknowledge|hereby|have|am|promise|undertake|certify)\b/gu
const reach = 8000
const fewest = 3

/** The signer who promises in the first person: an undertaking has no other word for that party. */
export function undertakers({ text }: FactSource, known: readonly Party[]): Party[] {
	const own = text.slice(0, reach)
	if (known.some(({ kind, role }) => kind === 'individual' || role?.text === 'I')) return []
	const places = allMatches(own, speaking)
	const first = opening.exec(own)
	if (places.length < fewest && !(first && places.length > 0)) return []
	const at = first?.index ?? places[0]?.index ?? 0
	const name = first ? readName(own, at + first[0].length, at + first[0].length + 80) : null
	return [
		{
			name: name && !name.blank ? name.span : null,
			role: { start: at, end: at + 1, text: 'I' },
			kind: 'individual',
			incorporatedIn: null,
			sure: confidence.implied,
		},
	]
}
