import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
/** A renewal that a sentence states: how it comes about, and where its words are. */
export interface Renewal {
	effect: 'auto_renewal' | 'renewal_by_agreement' | 'renewal_option'
	at: { start: number; end: number }
	confidence: number
}

const subject = patternPart`
	(?:
		agreement|contract|term|lease|tenancy|subscriptions?|orders?(?:\s+forms?)?|licen[cs]e|period|engagement|membership|plan|policy
		|services?|appointment|it|employment(?:\s+period)?
	)
`
const automatic = new RegExp(
	patternPart`
		\b(?:automatic(?:ally)?|auto-?)[\s-]*(?:be\s+)?(?:re-?)?(?:renew(?:s|ed|al)?|extend(?:s|ed)?|roll(?:s|ed)?\s+over|continue[sd]?)\b
		|\b(?:renew(?:s|ed)?|extend(?:s|ed)?|rolls?\s+over|continue[sd]?)\s+(?:itself\s+|by\s+itself\s+)?(?:\w+\s+)?automatically\b
		|\brenews?\s+(?:by\s+)?itself\b|\bauto-?renew\w*\b|\bautomatic\s+(?:successive\s+)?renewals?\b
		|\bdeemed\s+(?:to\s+(?:be|have\s+been)\s+)?(?:\w+\s+)?(?:renewed|extended)\b
	`,
	'i',
)
const unlessStopped = new RegExp(
	patternPart`
		\b${subject}\b[^.;]{0,140}\b(?:
			(?:shall|will)\s+(?:then\s+|thereafter\s+|also\s+)?(?:be\s+)?(?:renew(?:ed)?|extend(?:ed)?|continue)|renews
			|is\s+(?:renewed|extended)|extends|continues|rolls\s+over
		)\b[^.]{0,220}\bunless\b
		|\bunless\b[^.]{0,220}\b${subject}\b[^.;]{0,60}\b(?:shall|will)\s+(?:thereafter\s+)?(?:be\s+)?(?:renew(?:ed)?|extend(?:ed)?)\b
		|\b(?:year|month|term)s?\s+(?:by|to)\s+(?:year|month|term)\b[^.;]{0,80}\bunless\b
		|\bthen\b[^.;]{0,60}\b(?:years?|months?|terms?)\b[^.;]{0,40}\b(?:again|more|further|at\s+a\s+time)\b[^.;]{0,80}\bunless\b
	`,
	'i',
)
/** "Unless terminated as provided below, the Agreement shall continue for five years" renews nothing. */
const onlyContinues = /\bcontinue/i
const again = longPattern('i')`
	\b(?:
		renew\w*|extend\w*|successive|additional|further|thereafter|consecutive|another|year[\s-]to[\s-]year|month[\s-]to[\s-]month|again
		|more|rolls?\s+over
	)\b
`
const denied = longPattern('i')`
	\b(?:not|no|never|nor|without)\b[^.;,]{0,40}\b(?:auto(?:matic(?:ally)?)?\b[\s-]*)?(?:renew\w*|extend\w*|extension)\b
	|\bwhich\s+may\s+be\s+renewed\b
	|\b(?:disable|turn(?:ed)?\s+off|cancel(?:ling)?|stop(?:ping)?)\b[^.;]{0,40}\bauto
`
const byAgreement = new RegExp(
	patternPart`
		\b${subject}\b[^.;]{0,120}\b(?:renew(?:ed)?|extend(?:ed)?)\b[^.;]{0,100}\b(?:
			mutual(?:ly)?|written\s+(?:agreement|consent)|agree(?:s|d|ment)?\b[^.;]{0,30}\b(?:parties|both|in\s+writing)
			|parties\s+(?:\w+\s+)?agree|by\s+agreement
		)\b
	`,
	'i',
)
const byOption = new RegExp(
	patternPart`
		\b(?:option|right)\s+to\s+(?:renew|extend)\b
		|\bmay\s+(?:\w+\s+){0,3}?(?:renew|extend)\b[^.;]{0,60}\b${subject}\b|\belects?\s+to\s+(?:renew|extend)\b
	`,
	'i',
)
/** Renewals of something else: a delay moves a due date, a patent or a registration is renewed, a letter of credit. */
const other = longPattern('i')`
	\b(?:
		force\s+majeure|delay\w*|time\s+for\s+performance|registrations?|trade-?marks?|patents?|domain\s+names?|letters?\s+of\s+credit
		|insurance|copyrights?|cure\s+period|deadline|lock-?up|indebtedness|loan|interest\s+period|permits?|credit\s+facility|maturity
		|statute\s+of\s+limitations
	)\b
`

/** A time to cure, or a date that a delay moves, is extended; that renews nothing. */
const shortPeriod = longPattern('i')`
	\b(?:days?|such)\)?\s+period\s+(?:shall|will|may)\s+be\s+automatically\s+extended
	|\bdate\b[^.;]{0,60}\bautomatically\s+extended
	|\bautomatically\s+extended\s+(?:by|for)\s+(?:the\s+number|a\s+period\s+equal|such\s+additional)
`

const renewalLine = /^(?:auto-?|automatic\s+)?renewals?(?:\s+(?:terms?|periods?))?\s*[:|–-]\s*(?=\S)/i

/** Without one of these a sentence states no renewal. */
export const renewalPatterns = [renewalLine, automatic, byAgreement, unlessStopped, byOption]

/** The renewal of the contract that a sentence states; `null` where it is about none. */
export function renewalOf(text: string, headings: string): Renewal | null {
	if (!/renew|exten[ds]|roll|continu|at\s+a\s+time|again|(?:by|to)\s+year|(?:by|to)\s+month/i.test(text)) return null
	if (/\bnegotiat\w+\b[^.;]{0,120}\b(?:renew|exten)/i.test(text)) return null
	const line = renewalLine.exec(text)
	if (line && /\d|\b(?:month|year|term)/i.test(text) && !denied.test(text) && !/\b(?:option|agree|mutual|none|n\/a)\b/i.test(text))
		return { effect: 'auto_renewal', at: placeOf(line), confidence: 0.7 }
	if (other.test(text) && !/\b(?:this|the)\s+(?:agreement|term|lease|subscription)\b[^.;]{0,80}\b(?:renew|extend)/i.test(text)) return null
	const headed = /\b(?:term|renewal|duration|subscription|fees|payment)\b/i.test(headings)
	const auto = automatic.exec(text)
	if (
		auto &&
		!denied.test(text.slice(Math.max(0, auto.index - 50), auto.index + auto[0].length)) &&
		!/\b(?:in\s+lieu\s+of|subject\s+to|absence\s+of|purposes?\s+of|any)\s+(?:\w+\s+){0,2}$/i.test(
			text.slice(Math.max(0, auto.index - 40), auto.index),
		) &&
		!shortPeriod.test(text) &&
		(!onlyContinues.test(auto[0]) || again.test(text))
	) {
		const named = new RegExp(String.raw`\b${subject}\b`, 'i').test(text)
		return named || headed ? { effect: 'auto_renewal', at: placeOf(auto), confidence: named ? 0.9 : 0.75 } : null
	}
	const agreed = byAgreement.exec(text)
	if (agreed) return { effect: 'renewal_by_agreement', at: placeOf(agreed), confidence: 0.8 }
	const until = unlessStopped.exec(text)
	if (
		until &&
		again.test(until[0]) &&
		!denied.test(until[0]) &&
		!/\b(?:option|elects?|may)\b/i.test(until[0].split(/\bunless\b/i)[0] ?? '')
	)
		return { effect: 'auto_renewal', at: placeOf(until), confidence: 0.8 }
	const option = byOption.exec(text)
	return option && headed ? { effect: 'renewal_option', at: placeOf(option), confidence: 0.7 } : null
}

function placeOf(match: RegExpExecArray) {
	return { start: match.index, end: match.index + match[0].length }
}
