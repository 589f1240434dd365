import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { confidence } from '../confidence.ts'
import { companySuffix } from './party-name.ts'
import type { Party } from './party.ts'

/** Words that stand where a name could and name nobody of the deal: places, authorities, parts of a sentence. */
const nobody = longPattern('iu')`
	^(?:
		the|\d[\d\s.,/-]*|europe|asia|africa|north america|south america|latin america|switzerland|australia|austria|belgium|brazil
		|denmark|finland|italy|korea|mexico|netherlands|the netherlands|norway|poland|singapore|spain|sweden|FCC|FDA|SEC|IRS
		|(?:securities and )?exchange commission|internal revenue service|release|releases?|compensation|consideration|termination
		|obligations|payments?|limited partnership|third[\s-]party|the (?:company|bank|corporation|parties|employee)|engagement|station
		|products?|territory|the (?:legal )?ages? of .*|merchants?|the (?:legal )?age
		|(?:the )?(?:
			order(?: form| summary)?|schedule(?: \w{1,2})?|agreement summary|key terms|cover page|signature page|appendix(?: \w{1,2})?
			|annex(?: \w{1,2})?
		)
		|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b[\s_\d]*|defined term.*|and\b.*
		|(?:(?:was\s|were\s)?last\s|date\sof\slast\s)(?:updat|revis|modifi|amend|chang|review)\w*\b.*
		|(?:updated|revised|modified|posted|published|effective)\s(?:on|as\sof|from|date|since)\b.*
		|.*\band you|.*\b(?:policies|platform policies)|.*\band/or\b.*|.*\s(?:charter|agreement)|(?:us|we|you|them)\s(?:are|is|will|may|shall|agree)\b.*
	)$
`
/** "Engagement. ESSI engages": the end of a sentence and the next one's beginning. */
const twoSentences = /\p{Ll}{2}\.\s\p{Lu}\p{L}+\s\p{Ll}{3,}/u
/** The author of a form, and words that lead to a name, are no party either, though they may end like a company. */
const neverParty = longPattern()`
	^acting\b|\bDerivatives Association\b|\bStock Exchange\b|\bGrowth Enterprise Market\b|^Federal Deposit Insurance Corporation$
	|^(?:FORM|form) OF\b|\b(?:Law|Act|Directive|Regulation)\son\b
`
const trades = patternPart`
	Services?|Management|Insurance|Operating|Holdings?|Parent|Trust|Listed|Public|Issuing|Project|Target|Group|Associates|Sons
	|Development|Sales|Research|Consulting|Investments?|Entertainment
`
const tradeAlone = new RegExp(
	`^(?:the\\s)?(?:${trades}),?\\s(?:Company|Corporation|Bank|Trust|Fund|LLC|L\\.L\\.C\\.|Inc\\.?|Ltd\\.?|Limited|Corp\\.?|L\\.?P\\.?|Co\\.?)$`,
)
/** What a mark defines beside the parties. */
const noRole = /^(?:FCC|FDA|SEC|IRS|station|commodities|code of conduct|.*\bpolicies|listing|exchange|escrow|closing)$/i

/** Whether words read as a party name none: a place, an authority, a heading of the document. */
export function namesNobody({ name, role, sure }: Party, headings: ReadonlySet<string>): boolean {
	if (name !== null && (neverParty.test(name.text) || tradeAlone.test(name.text.trim()))) return true
	if (name !== null && companySuffix.test(name.text)) return false
	if (role !== null && noRole.test(role.text)) return true
	if (name === null) return false
	return (
		nobody.test(name.text.trim()) ||
		twoSentences.test(name.text) ||
		(role === null && sure < confidence.labelled && headings.has(folded(name.text)))
	)
}

/** Headings as they are compared with names. */
export function headingWords(headings: readonly (string | null)[]): ReadonlySet<string> {
	return new Set(headings.flatMap((heading) => (heading === null ? [] : [folded(heading)])))
}

function folded(words: string): string {
	return words
		.toLowerCase()
		.replace(/[^\p{L}]+/gu, ' ')
		.trim()
}
