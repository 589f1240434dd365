import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import { mentions } from '../mentions.ts'
import { type Passage, passage, passages } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

const hostedWords = longPattern('i')`
	\b(?:
		software[\s-]as[\s-]a[\s-]service|SaaS|hosted\s+(?:service|software|platform|application|solution)
		|cloud[\s-](?:service|based|platform|hosted|software)|subscription\s+services?|online\s+(?:service|platform)|web[\s-]based
		|platform\s+(?:as\s+a\s+service|services?)|hosting\s+services?
	)\b
	|\baccess\s+(?:to\s+)?(?:and|or)\s+use\b[^.;]{0,40}\b(?:service|platform|application|software)\b
`

/** Whether the service runs on the vendor's machines, so that uptime and the way out with one's data matter. */
export function isHosted(input: RuleInput): boolean {
	if (input.documentType === 'SaaS Agreement' || input.documentType === 'Service Level Agreement') return true
	return passage(input, hostedWords) !== null
}

const customerData = longPattern('i')`
	\b(?:customer|client|subscriber|user)(?:'s|s')?\s+(?:data|content|files)\b|\b(?:your|our)\s+(?:data|content|files)\b
	|\bdata\b[^.;]{0,40}\b(?:that\s+)?(?:customer|client|you|users?)\b[^.;]{0,30}\b(?:upload|submit|provid|stor|enter|load)\w*
	|\b(?:store|process|host)\w*\b[^.;]{0,30}\bdata\b[^.;]{0,30}\b(?:of|for|from)\s+(?:the\s+)?(?:customer|client)\b
`

/** Whether the vendor holds data of the customer: always in a hosted service, else where it stores or processes it. */
export function holdsCustomerData(input: RuleInput): boolean {
	if (peoplesDetails(input)) return true
	const places = passages(input, customerData)
	return (
		places.length > 0 &&
		(isHosted(input) ||
			places.some(({ sentence }) =>
				/\b(?:stor(?:e|es|ed|ing)|host\w*|process\w*|back-?ups?|uploads?|uploaded|keeps?|kept|servers?|databases?)\b/i.test(sentence.text),
			))
	)
}

const people = patternPart`
	(?:
		employees|staff|workers|users|patients|consumers|customers|clients|buyers|shoppers|guests|visitors|members|subscribers|students
		|pupils|tenants|residents|passengers|donors|applicants|children|parents|people|persons|individuals|players|learners|drivers|riders
		|followers|listeners
	)
`
const detail = patternPart`
	(?:
		names|e-?mail\s+addresses|addresses|telephone\s+numbers?|phone\s+numbers?|contact\s+(?:details|data)|birth\s?dates?
		|dates?\s+of\s+birth|ages?|health|allergies|payroll|pay\s+grades?|shifts|bank\s+details|card\s+(?:data|numbers?)|locations?
	)
`
const handles = patternPart`
	(?:
		stor(?:e|es|ed|ing)|hold(?:s|ing)?|keeps?|host(?:s|ed|ing)?|process(?:es|ed|ing)?|handl(?:e|es|ed|ing)|mov(?:e|es|ed|ing)
		|migrat(?:e|es|ed|ing)|import(?:s|ed|ing)?|receiv(?:e|es|ed|ing)|collect(?:s|ed|ing)?|access(?:es|ed|ing)?|manag(?:e|es|ed|ing)
		|sends?|uploads?
	)
`

const detailsHandled = new RegExp(
	patternPart`
		\b${handles}\b[^.;]{0,80}\b(?:${detail}|(?:contact|order|usage)?\s?data)\b[^.;]{0,60}\b(?:of|about|on)\s+(?:[\w'’]+\s+){0,3}${people}\b
		|\b${handles}\b[^.;]{0,60}\b(?:guest|patient|customer|client|user|member|student|tenant|employee|staff|visitor|subscriber)s?['’]?s?\s+
			(?:\w+\s+)?(?:records|profiles|lists)\b[^.;]{0,40}\b${detail}\b
		|\b${handles}\b[^.;]{0,60}\b${detail},\s+(?:\w+\s+){0,2}${detail}\b
	`,
	'i',
)
const cheapTest =
	/names\b|addresses|numbers?\b|details|birth|health|allergies|payroll|grades?\b|ages?\b|shifts|cards?\b|locations?\b|data\b|records|profiles|lists/i
const refused = /\b(?:not|never|no|neither|without)\b/i

/** Where the vendor is at work on the details of people ("Agency stores the names and orders of Client's shoppers"), save sentences that say `unless`. */
export function peoplesDetails(input: RuleInput, unless?: RegExp): Passage | null {
	return mentions(input, detailsHandled, refused, cheapTest).find(({ sentence }) => !unless?.test(sentence.text)) ?? null
}

/** Words that name the customer's data, as the source of a pattern. */
export const customerDataWords = patternPart`
	(?:
		(?:customer|client|subscriber|user|licensee)(?:'s|s')?\s+(?:\w+\s+){0,2}(?:data|content|inputs?|information|records|files|prompts)
		|(?:your|our)\s+(?:\w+\s+)?(?:data|content|inputs?|files|prompts)
		|data\s+(?:of|from|submitted\s+by|provided\s+by|uploaded\s+by)\s+(?:the\s+)?(?:customer|client|you|users)|inputs?\s+and\s+outputs?
		|prompts\s+and\s+outputs?
	)
`

/** An order or a service level schedule hangs under a main agreement: what it is silent on stands there. */
export function hangsUnderAnother(input: RuleInput): boolean {
	if (input.documentType === 'Statement of Work' || input.documentType === 'Service Level Agreement') return true
	return (
		passage(
			input,
			longPattern('i')`
				\bthis\s+(?:statement\s+of\s+work|sow|order(?:\s+form)?|work\s+order|schedule|addendum|amendment|exhibit)\b[^.;]{0,80}\b(?:
					is\s+(?:issued|made|entered|governed)|forms?\s+part|incorporates|is\s+subject|supplements?|amends
				)\b[^.;]{0,80}\bagreement\b
			`,
		) !== null
	)
}
