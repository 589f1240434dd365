import { longPattern } from '#app/domain/text/long-pattern.ts'
const closing = longPattern('i')`
	^\W*(?:in\s+witness|executed\b|signed\b|by\s+signing|agreed\s+(?:and\s+)?accepted|(?:please|kindly)\s+(?:sign|indicate|confirm))
	|\bsigning\s+(?:in\s+the\s+spaces|below)\b
	|\bexecuted\s+(?:in|as\s+of|by)\b[^.]{0,80}\b(?:cop(?:y|ies)|counterparts?|date|day)\b
	|\b(?:day|date)\s+(?:and\s+year\s+)?(?:first\s+)?(?:above\s+)?(?:written|mentioned)\b|\bexamine\s+and\s+consider\b
`
/** Who merely says how many originals there are has a clause of its own before the signatures. */
const provision = /\b(?:may|shall|can)\s+be\s+(?:signed|executed)\b|\bdeemed\s+an?\s+original\b/i

/** "For Quaymaster Tutoring Co.": a line to sign under. */
const behalf = /^\s*For\s+(?:and\s+on\s+behalf\s+of\s+)?(?:\p{Lu}[\p{L}\d&’'-]*[.,]?\s*){1,6}$/u
/** These close it whatever stands before them in one paragraph. */
const inWitness = /\bin\s+witness\s+whereof\b/i

/** Whether words close a document before its signatures, so that nothing is agreed behind them. */
export function isClosing(text: string): boolean {
	return inWitness.test(text) || behalf.test(text) || (closing.test(text.replace(/\s+/g, ' ')) && !provision.test(text))
}
