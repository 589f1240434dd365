import { passage, passages } from '../passages.ts'
import type { RuleInput } from '../rule.ts'

const hostedWords =
	/\b(?:software[\s-]as[\s-]a[\s-]service|SaaS|hosted\s+(?:service|software|platform|application|solution)|cloud[\s-](?:service|based|platform|hosted|software)|subscription\s+services?|online\s+(?:service|platform)|web[\s-]based|platform\s+(?:as\s+a\s+service|services?)|hosting\s+services?)\b|\baccess\s+(?:to\s+)?(?:and|or)\s+use\b[^.;]{0,40}\b(?:service|platform|application|software)\b/i

/** Whether the service runs on the vendor's machines, so that uptime and the way out with one's data matter. */
export function isHosted(input: RuleInput): boolean {
	if (input.documentType === 'SaaS Agreement' || input.documentType === 'Service Level Agreement') return true
	return passage(input, hostedWords) !== null
}

const customerData =
	/\b(?:customer|client|subscriber|user)(?:'s|s')?\s+(?:data|content|files)\b|\b(?:your|our)\s+(?:data|content|files)\b|\bdata\b[^.;]{0,40}\b(?:that\s+)?(?:customer|client|you|users?)\b[^.;]{0,30}\b(?:upload|submit|provid|stor|enter|load)\w*|\b(?:store|process|host)\w*\b[^.;]{0,30}\bdata\b[^.;]{0,30}\b(?:of|for|from)\s+(?:the\s+)?(?:customer|client)\b/i

/** Whether the vendor holds data of the customer: always in a hosted service, else where it stores or processes it. */
export function holdsCustomerData(input: RuleInput): boolean {
	const places = passages(input, customerData)
	return places.length > 0 && (isHosted(input) || places.some(({ sentence }) => /\b(?:stor(?:e|es|ed|ing)|host\w*|process\w*|back-?ups?|uploads?|uploaded|keeps?|kept|servers?|databases?)\b/i.test(sentence.text)))
}

/** Words that name the customer's data, as the source of a pattern. */
export const customerDataWords = String.raw`(?:(?:customer|client|subscriber|user|licensee)(?:'s|s')?\s+(?:\w+\s+){0,2}(?:data|content|inputs?|information|records|files|prompts)|(?:your|our)\s+(?:\w+\s+)?(?:data|content|inputs?|files|prompts)|data\s+(?:of|from|submitted\s+by|provided\s+by|uploaded\s+by)\s+(?:the\s+)?(?:customer|client|you|users)|inputs?\s+and\s+outputs?|prompts\s+and\s+outputs?)`

/** An order or a service level schedule hangs under a main agreement: what it is silent on stands there. */
export function hangsUnderAnother(input: RuleInput): boolean {
	if (input.documentType === 'Statement of Work' || input.documentType === 'Service Level Agreement') return true
	return passage(input, /\bthis\s+(?:statement\s+of\s+work|sow|order(?:\s+form)?|work\s+order|schedule|addendum|amendment|exhibit)\b[^.;]{0,80}\b(?:is\s+(?:issued|made|entered|governed)|forms?\s+part|incorporates|is\s+subject|supplements?|amends)\b[^.;]{0,80}\bagreement\b/i) !== null
}
