import { longPattern } from '#app/domain/text/long-pattern.ts'
const closing = longPattern('i')`
	^\W*(?:in\s+witness|executed\b|signed\b|by\s+signing|agreed\s+(?:and\s+)?accepted|(?:please|kindly)\s+(?:sign|indicate|confirm))
	|\bsigning\s+(?:in\s+the\s+spaces|below)\b
	|\bexecuted\s+(?:in|as\s+of|by)\b[^.]{0,80}\b(?:cop(?:y|ies)|counterparts?|date|day)\b
	|\b(?:day|date)\s+(?:and\s+year\s+)?(?:first\s+)?(?:above\s+)?(?:written|mentioned)\b|\bexamine\s+and\s+consider\b
`
/** A clause about the number of originals comes before the signatures and closes nothing. */
const provision = /\b(?:may|shall|can)\s+be\s+(?:signed|executed)\b|\bdeemed\s+an?\s+original\b/i

/** A signature line: "For Quaymaster Tutoring Co." */
const behalf = /^\s*For\s+(?:and\s+on\s+behalf\s+of\s+)?(?:\p{Lu}[\p{L}\d&’'-]*[.,]?\s*){1,6}$/u
const inWitness = /\bin\s+witness\s+whereof\b/i

/** Whether words close a document before its signatures, so that no clause follows them. */
export function isClosing(text: string): boolean {
	return inWitness.test(text) || behalf.test(text) || (closing.test(text.replace(/\s+/g, ' ')) && !provision.test(text))
}
