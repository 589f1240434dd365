import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import type { Confidence } from '../confidence.ts'
import { isEntity } from './party-name.ts'

export type Words = Span & { text: string }

export interface Party {
	/** As written; `null` where the name is still a blank. */
	name: Words | null
	/** What the agreement calls the party: "Company", "Receiving Party". */
	role: Words | null
	/** Further names that the introduction gives: a short name beside the role, a second role. */
	aliases?: Words[]
	kind: 'company' | 'individual' | null
	/** Where it is incorporated, as written. */
	incorporatedIn: Words | null
	sure: Confidence
}

const incorporation = longPattern('gu')`
	\b(?:
		an?\s|under\sthe\slaws?\sof\s(?:the\s)?(?:State\sof\s|Commonwealth\sof\s|Republic\sof\s)?
		|incorporated\sin\s(?:the\s)?(?:State\sof\s)?|organized\sin\s(?:the\s)?(?:State\sof\s)?
	)(\[?[\p{Lu}][\p{L}]+(?:\s(?:and\s)?[\p{Lu}][\p{L}]+){0,3}\]?)(?=
		\s(?:\w+\s){0,2}?(?:
			corporation|limited|company|LLC|partnership|nonprofit|non-profit|public|private|entity|C-corporation|benefit|professional
			|statutory
		)
		|[,;.\s(]
	)
`

/** What the description behind a name says of it: a company or a person, and where incorporated. */
export function natureOf(text: string, start: number, end: number): Pick<Party, 'kind' | 'incorporatedIn'> {
	const description = text.slice(start, Math.min(end, start + 500))
	const states = allMatches(description, incorporation).filter(
		([, place = '']) => !/^(?:Party|Company|Agreement|Delaware\s(?:Ave|St))/.test(place),
	)
	const state = states.find(([, place]) => place !== undefined)
	const place = (state?.[1] ?? '').replace(/\s(?:[Cc]orporation|[Cc]ompany|[Ll]imited|LLC|[Pp]artnership)$/, '')
	const stateStart = state ? start + state.index + state[0].lastIndexOf(state[1] ?? '') : 0
	const kind = isEntity(description)
		? 'company'
		: /\b(?:an\sindividual|residing|resident|whose\sresidence|natural\sperson|Mr\.|Ms\.|Mrs\.|Dr\.)/i.test(description)
			? 'individual'
			: null
	return { kind, incorporatedIn: state && kind === 'company' ? { start: stateStart, end: stateStart + place.length, text: place } : null }
}
