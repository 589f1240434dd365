import { longPattern } from '#app/domain/text/long-pattern.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import type { FactSource } from '../fact-source.ts'
import { nameBefore } from './name-before.ts'
import { natureOf, type Party, type Words } from './party.ts'
import { isRoleWord, roleMark, rolesOfMark } from './role-marks.ts'

/** Characters of the beginning in which a contract shows its sides by its first deed. */
const reach = 2500
const sentenceEnd = /(?<!\b(?:Inc|Corp|Ltd|Co|No|St|Mr|Ms|Mrs|Dr|Prof|Jr|Sr|\p{Lu}))[.]\s+(?=\p{Lu})|\n/gu
const person = longPattern('gu')`
	\b(?:by|to|with|and|engages|employs|retains|hires|appoints|invites|pays)\s+(
		(?:(?:Dr|Prof|Mr|Ms|Mrs)\.?\s)?\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}\.)?(?:\s\p{Lu}[\p{L}’'-]+){1,2}
	)(?=,?\s(?:of\s(?:\d|\p{Lu})|an?\sindividual\b|residing\b|living\b))
`

/**
 * The other side of a contract that names one party only: the one in the same sentence, with a name and a mark of its
 * own. "Acme, Inc. (“Acme”) engages Ada Lark, an individual of Dover (the “Consultant”)" has no "between".
 */
export function deedParties({ text }: FactSource, known: readonly Party[]): Party[] {
	const [one] = known
	if (!one?.role || !one.name || known.length > 1 || one.role.start > reach) return []
	const [from, to] = sentenceAround(text, one)
	const marks = allMatches(text.slice(from, to), roleMark)
	return marks.flatMap((match, index) => {
		const [role] = rolesOfMark(match, from)
		const at = from + match.index
		if (!role || role.start === one.role?.start) return []
		const before = marks[index - 1]
		const start = before ? from + before.index + before[0].length : from
		const somebody = personIn(text, start, at)
		const name = somebody ?? nameBefore(text, start, withoutPlace(text, start, at))
		// A company's mark is its short name or a word for a role; a person may be called anything.
		if (!name || name.start === one.name?.start || !(somebody || isRoleWord(role.text) || name.text.includes(role.text))) return []
		return [{ name, role, ...natureOf(text, name.end, at), sure: confidence.implied }]
	})
}

function sentenceAround(text: string, { name, role }: Party): [number, number] {
	const start = Math.min(name?.start ?? 0, role?.start ?? 0)
	const end = role?.end ?? start
	const ends = allMatches(text.slice(0, reach * 2), sentenceEnd)
	const before = ends.filter(({ index }) => index < start).at(-1)
	return [before ? before.index + before[0].length : 0, ends.find(({ index }) => index >= end)?.index ?? Math.min(text.length, reach * 2)]
}

/** "Wren Mills, Inc., of Troy": where it sits is no name. */
function withoutPlace(text: string, from: number, to: number): number {
	const place = /,?\s(?:of|in|at|from)\s\p{Lu}[^()]{0,60}$/u.exec(text.slice(from, to))
	return place && /\p{Lu}/u.test(text.slice(from, from + place.index)) ? from + place.index : to
}

function personIn(text: string, from: number, to: number): Words | null {
	const own = allMatches(text.slice(from, to), person).at(-1)
	if (!own?.[1]) return null
	const start = from + own.index + own[0].length - own[1].length
	return { start, end: start + own[1].length, text: own[1] }
}
