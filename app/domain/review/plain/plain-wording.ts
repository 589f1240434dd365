/** Drafting words with a plain one of the same effect. Terms of art are not among them. */
const plainer: readonly (readonly [RegExp, string])[] = [
	[/\b(?:shall|will)\s+have\s+the\s+right\s+to\b/gi, 'may'],
	[/\b(?:has|have)\s+the\s+right\s+to\b/gi, 'may'],
	[/\bis\s+entitled\s+to\b/gi, 'is entitled to'],
	[/\b(?:shall|will)\s+not\s+be\s+required\s+to\b/gi, 'need not'],
	[/\bin\s+the\s+event\s+that\b/gi, 'if'],
	[/\bin\s+the\s+event\s+of\b/gi, 'in case of'],
	[/\bprior\s+to\b/gi, 'before'],
	[/\bsubsequent\s+to\b/gi, 'after'],
	[/\bpursuant\s+to\b/gi, 'under'],
	[/\bin\s+accordance\s+with\b/gi, 'as set out in'],
	[/\bnotwithstanding\b/gi, 'despite'],
	[/\bhereunder\b/gi, 'under this document'],
	[/\bthereunder\b/gi, 'under it'],
	[/\bherein\b/gi, 'in this document'],
	[/\bhereof\b/gi, 'of this document'],
	[/\bhereto\b/gi, 'to this document'],
	[/\b(?:hereby|herewith)\s+/gi, ''],
	[/\bforthwith\b/gi, 'at once'],
	[/\bcommence(s?)\b/gi, 'start$1'],
	[/\bin\s+lieu\s+of\b/gi, 'instead of'],
	[/\bfor\s+the\s+avoidance\s+of\s+doubt,?\s*/gi, ''],
	[/\b(?:any\s+and\s+all|each\s+and\s+every)\b/gi, 'all'],
]

/** "thirty (30)", "twelve (12)": the words stand in the document, the digits are easier to read. */
const spelled = /\b[a-z]+(?:[-\s](?:one|two|three|four|five|six|seven|eight|nine|hundred))?\s\((\d{1,4}(?:\.\d+)?%?)\)/gi

const numberWord = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|forty-five|sixty|seventy|eighty|ninety|hundred|one hundred|ninety-nine)/i

/**
 * A sentence of a contract in plainer words that have the same effect: "shall" of a party is "must" or "must not",
 * numbers in digits, no "hereunder". Names, terms of art, conditions and exceptions stay.
 *
 * @param duty whether "shall" states what somebody must do; elsewhere ("shall be governed by") it is left out of the way
 */
export function plainWording(sentence: string, duty: boolean): string {
	let words = sentence.replace(/\s+/g, ' ').trim()
	for (const [pattern, plain] of plainer) words = words.replace(pattern, plain)
	words = words.replace(spelled, (whole, digits: string) => (numberWord.test(whole) ? digits : whole))
	words = duty ? words.replace(/\bshall\s+not\b/gi, 'must not').replace(/\bshall\b/gi, 'must') : words.replace(/\bshall\b/gi, 'will')
	return capitalized(words.replace(/[;,:]\s*(?:and|or)?$/, '').replace(/(?<![.!?])$/, '.'))
}

function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
