import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { DocumentType } from '#app/domain/review/type/catalogue.ts'
import { publicTypes } from './role-kinds.ts'

/** Whom terms for the public bind, where they speak of that person in the third person. */
export interface AddressedPublic {
	/** What to call the party: "User". */
	role: string
	/** Every word that the text has for it: "user", "users". */
	names: string[]
	/** Where it is first said to do something. */
	start: number
	end: number
}

const nouns = ['user', 'customer', 'subscriber', 'member', 'visitor', 'licensee'] as const
/** A noun that does something less often is not the party (ours). */
const fewest = 6

/**
 * The public that terms of service and the like bind, where they say "the user must" instead of "you must" and name only
 * their publisher; `null` for documents of another kind, and where no noun does something often enough.
 */
export function addressedPublic(text: string, type: DocumentType | null): AddressedPublic | null {
	if (type === null || !publicTypes.has(type)) return null
	const found = nouns
		.map((noun) => ({ noun, uses: [...text.matchAll(doing(noun))] }))
		.filter(({ uses }) => uses.length >= fewest)
		.sort((a, b) => b.uses.length - a.uses.length)[0]
	const first = found?.uses[0]
	if (!found || !first?.[1]) return null
	const start = first.index + first[0].indexOf(first[1])
	const capital = `${found.noun.charAt(0).toUpperCase()}${found.noun.slice(1)}`
	return {
		role: capital,
		names: [found.noun, `${found.noun}s`, capital, `${capital}s`],
		start,
		end: start + first[1].length,
	}
}

function doing(noun: string): RegExp {
	return new RegExp(
		patternPart`
			\b(${noun}s?)\s+(?:hereby\s+|also\s+|then\s+)?(?:
				shall|must|may|will|can|cannot|agrees?|undertakes?|warrants?|represents?|acknowledges?|grants?|accepts?|is|are
			)\b
		`,
		'gi',
	)
}
