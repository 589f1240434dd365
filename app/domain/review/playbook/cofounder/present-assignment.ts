import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { type Passage, quoteSpan, wording } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

const property = patternPart`
	\b(?:
		inventions?|intellectual\s+property|\bIP\b|technology|know-?how|code|software|copyrights?|patents?|designs?|work\s+product
		|works?\s+of\s+authorship|developments?|ideas|right,?\s+title|materials|deliverables|discoveries|creations|results|improvements
		|contributions
	)\b
`
/** "may assign this Agreement", "assigns the shares": another matter. */
const otherAssignment = /\bassign\w*\b[^.;]{0,40}\b(?:this\s+agreement|its\s+rights\s+under|shares\s+to|the\s+lease|option\s+to)\b/i

const present = new RegExp(
	patternPart`
		\b(?:
			hereby\s+(?:\w+\s+){0,4}?(?:assigns?|transfers?|conveys?)|(?:irrevocably|presently|now)\s+(?:and\s+\w+\s+)?(?:assigns?|transfers?)
			|(?<!\b(?:to|shall|will|must|may|can|would|should|not)\s)(?:assigns?|transfers?)(?!\s+(?:this|its\s+rights\s+under)\b)
		)\b[^.;]{0,200}${property}
		|${property}[^.;]{0,120}\bhereby\s+(?:\w+\s+){0,2}(?:assigns?|transfers?)\b
		|${property}[^.;]{0,160}\b(?:are|is)\s+hereby\s+(?:\w+\s+)?(?:assigned|transferred)
	`,
	'i',
)
const promised = new RegExp(
	patternPart`
		\b(?:
			(?:shall|will|must|undertakes?\s+to|agrees?\s+to|promises?\s+to|is\s+obliged\s+to|obligated\s+to)\s+(?:\w+\s+){0,3}?
				(?:assign|transfer)
			|agrees?\s+that\s+(?:he|she|it|they)\s+(?:shall|will)\s+assign
		)\b[^.;]{0,200}${property}
		|${property}[^.;]{0,120}\b(?:shall|will|must)\s+be\s+(?:assigned|transferred)\b
	`,
	'i',
)
const licensed = new RegExp(
	patternPart`
		\b(?!company\b)\w+\s+(?:(?:shall|will)\s+)?(?:keeps?|retains?)\s+(?:\w+\s+){0,3}(?:ownership|title)\b[^.;]{0,60}${property}
		|\bgrants?\b[^.;]{0,80}\blicen[cs]e\b[^.;]{0,160}${property}
	`,
	'i',
)

/** How the paper moves inventions and other work to the company. */
export interface IpTransfer {
	/** `present`: "hereby assigns"; `promised`: "shall assign"; `licensed`: a license alone; `none`: nothing. */
	kind: 'present' | 'promised' | 'licensed' | 'none'
	place: Passage | null
	/** All sentences that assign at once. */
	places: Passage[]
}

/** The strongest transfer of intellectual property in the paper. */
export function ipTransfer(input: RuleInput): IpTransfer {
	const places = said(input, present).filter(({ sentence, match }) => !promised.test(match[0]) || /\bhereby\b/i.test(sentence.text))
	if (places[0]) return { kind: 'present', place: places[0], places }
	const promise = said(input, promised)[0]
	if (promise) return { kind: 'promised', place: promise, places: [] }
	const licence = said(input, licensed)[0]
	if (licence) return { kind: 'licensed', place: licence, places: [] }
	return { kind: 'none', place: null, places: [] }
}

/** "without further payment hereby assigns" denies nothing, so only a "not" close by counts as a denial. */
function said({ structure }: RuleInput, pattern: RegExp): Passage[] {
	return structure.sentences.flatMap((sentence) => {
		const match = pattern.exec(sentence.text)
		if (!match || otherAssignment.test(sentence.text)) return []
		const denied = /\b(?:not|nothing|no|neither|never)\b[^.;,]{0,40}$/i.test(sentence.text.slice(0, match.index))
		return denied ? [] : [{ ...quoteSpan(sentence, match), match, sentence }]
	})
}

/** A separate paper that carries the assignment; this file can't show what it says. */
export function separateIpPaper(input: RuleInput): Passage | null {
	return wording(
		input,
		longPattern('i')`
			\b(?:
				invention(?:s)?\s+(?:and\s+\w+\s+){0,3}assignment|(?:technology|intellectual\s+property|IP)\s+assignment
				|assignment\s+of\s+(?:inventions|intellectual\s+property|technology)|proprietary\s+information(?:\s+and\s+inventions?)?
			)\b[^.;]{0,60}\b(?:agreement|form|deed)\b
			|\b(?:PIIA|CIIAA|PIIAA)\b
		`,
	)
}
