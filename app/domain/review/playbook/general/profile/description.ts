import { usStates } from '#app/domain/company/us-states.ts'
import { patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import type { EntityKind, OwnCompany } from './own-company.ts'

/** What a document says of our company right where it names it. */
export interface Description {
	/** The name with the words that describe it. */
	span: Span
	/** `null` where only the kind is said. */
	state: string | null
	kind: EntityKind | null
}

/** Characters behind a name in which its description ends. */
const reach = 320

const state = usStates
	.toSorted((one, other) => other.length - one.length)
	.map((name) => name.replace(/ /g, '\\s+'))
	.join('|')
const entity = patternPart`
	(?:(?:public\s+benefit|professional|domestic|for-profit|[CS][\s-])\s*)?corporation
	|limited\s+liability\s+company|limited\s+partnership
`
/** ("Acme" or the "Company"), */
const mark = patternPart`\.?\s*,?\s*(?:\([^()]{1,80}\)\s*,?\s*)?`
const law = patternPart`
	(?:under\s+(?:and\s+by\s+virtue\s+of\s+)?(?:the\s+)?(?:provisions\s+of\s+the\s+)?
	(?:(?:General|Business|Limited)\s+(?:Corporation|Corporations|Liability\s+Company)\s+(?:Law|Act|Code)|laws?)\s+of\s+|in\s+)
`
const inState = patternPart`(?:the\s+)?(?:(?:State|Commonwealth)\s+of\s+)?(${state})(?![\p{L}]|\s+(?:Street|Avenue|Ave|St|River|County)\b)`

/** ", a Delaware corporation" */
const before = new RegExp(patternPart`^${mark}(?:which\s+is\s+|is\s+)?an?\s+(${state})\s+(${entity})(?![\p{L}])`, 'iu')
/** ", a corporation organized under the laws of the State of Delaware" */
const behind = new RegExp(
	patternPart`^${mark}(?:which\s+is\s+|is\s+)?(?:an?\s+)?(?:(${entity})\s*,?\s*)?(?:duly\s+)?(?:organized|incorporated|formed)
		(?:\s*,?\s*(?:and\s+)?(?:validly\s+)?existing)?(?:\s*,?\s*and\s+in\s+good\s+standing)?\s*,?\s*${law}${inState}`,
	'iu',
)
/** ", a limited liability company" */
const kindOnly = new RegExp(patternPart`^${mark}an?\s+(${entity})(?![\p{L}])`, 'iu')

/** The descriptions of our company, in document order. */
export function descriptionsOf(text: string, { places, role, party }: OwnCompany): Description[] {
	const named = places.flatMap((place) => describedBehind(text, place))
	return [...named, ...(role && party ? rolesDescribed(text, role) : [])].sort((a, b) => a.span.start - b.span.start)
}

function describedBehind(text: string, { start, end }: Span): Description[] {
	const words = text.slice(end, end + reach)
	const first = before.exec(words)
	if (first) return [{ span: { start, end: end + first[0].length }, state: stateNamed(first[1]), kind: kindOf(first[2]) }]
	const last = behind.exec(words)
	if (last) return [{ span: { start, end: end + last[0].length }, state: stateNamed(last[2]), kind: kindOf(last[1]) }]
	const only = kindOnly.exec(words)
	return only ? [{ span: { start, end: end + only[0].length }, state: null, kind: kindOf(only[1]) }] : []
}

/** "The Company is a corporation duly organized … under the laws of the State of Delaware": what our company represents. */
function rolesDescribed(text: string, role: string): Description[] {
	const subject = new RegExp(patternPart`(?<=(?:^|[.;:)\n])\s*)The\s+${role}(?=\s+is\s+(?:an?\s+|duly\s+))`, 'gi')
	return [...text.matchAll(subject)].flatMap(({ index, 0: { length } }) => describedBehind(text, { start: index, end: index + length }))
}

function stateNamed(written: string | undefined): string | null {
	const plain = written?.replace(/\s+/g, ' ').toLowerCase()
	return usStates.find((name) => name.toLowerCase() === plain) ?? null
}

function kindOf(written: string | undefined): EntityKind | null {
	if (written === undefined) return null
	if (/corporation/i.test(written)) return 'corporation'
	return /liability/i.test(written) ? 'limited liability company' : 'limited partnership'
}
