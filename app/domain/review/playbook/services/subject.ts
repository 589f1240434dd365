import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '../../clauses/search/all-matches.ts'

const subject = longPattern('gu')`
	(?:
		\b([Ee]ach|[Ee]ither|[Bb]oth|[Aa]ny|[Tt]he\s+[Ii]ndemnifying|[Aa]n?\s+[Ii]ndemnifying|EACH|EITHER)\s+(?:of\s+the\s+)?[Pp]
			(?:arty|arties|ARTY|ARTIES)\b
		|\b([Ww]e|[Yy]ou)\b|\b(\p{Lu}[\p{L}\d&'.-]{1,30}(?:\s(?:of\s|&\s)?\p{Lu}[\p{L}\d&'.-]{1,30}){0,4})
	)(?:\s?,[^,.;]{0,80},)?\s+(?:hereby\s+|also\s+|further\s+|each\s+|in\s+turn\s+)?(?:
		shall|will|must|may|can|agrees?|undertakes?|is\s+entitled|has\s+the\s+right|reserves\s+the\s+right|SHALL|WILL|MAY|AGREES
	)\b
`

/**
 * The side that a sentence makes the doer of `act`: 'both', a name as written, or `null` when no name stands right before
 * the verb. Stricter than `actsOf`, which takes the first party that is named.
 */
export function doerOf(sentence: string, act: RegExp): string | null {
	let doer: string | null = null
	const at = act.exec(sentence)?.index ?? -1
	for (const match of allMatches(sentence, subject)) {
		if (match.index > at || at - match.index - match[0].length > 110) continue
		const name = (match[3] ?? match[2] ?? '').replace(/^(?:The|If|Upon|In)\s+/, '')
		doer = match[1] || /^(?:Party|Parties|Each Party|Either Party|Indemnifying Party|Indemnitor)$/.test(name) ? 'both' : name
	}
	return doer
}
