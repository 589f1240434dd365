import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'

/** "The right to information" is no right to do something. */
const notToAThing = String.raw`(?!\s+\w+(?:ation|ment|ness|ity|ance|ence)s?\b)`
/** Drafting words with a plain one of the same effect. Terms of art are not among them. */
const plainer: readonly (readonly [RegExp, string])[] = [
	[
		new RegExp(
			String.raw`\b(?:(?:will|must|does|do)\s+not\s+have|(?:will\s+)?ha(?:s|ve)\s+no|(?:will|must)\s+have\s+no)\s+right\s+to\b${notToAThing}`,
			'gi',
		),
		'may not',
	],
	[new RegExp(String.raw`\b(?:will|must|does|do)\s+not\s+have\s+(?:the|any)\s+right\s+to\b${notToAThing}`, 'gi'), 'may not'],
	[new RegExp(String.raw`\bwill\s+have\s+the\s+right\s+to\b${notToAThing}`, 'gi'), 'may'],
	[new RegExp(String.raw`\b(?:has|have)\s+the\s+right\s+to\b${notToAThing}`, 'gi'), 'may'],
	[/\bwill\s+not\s+be\s+(?:required|obligated|obliged)\s+to\b/gi, 'need not'],
	[/\bwill\s+have\s+no\s+(?:obligation|duty)\s+to\b/gi, 'need not'],
	[/^In addition,\s+|^Additionally,\s+|^Further(?:more)?,\s+/g, ''],
	[/\bin\s+the\s+event\s+that\b/gi, 'if'],
	[/\bin\s+the\s+event\s+of\b/gi, 'in case of'],
	[/\bprior\s+to\b/gi, 'before'],
	[/\bsubsequent\s+to\b/gi, 'after'],
	[
		longPattern('gi')`
			\bpursuant\s+to\b(?=
				\s+(?:(?:this|the|that|any|such|its|their|his|her)\s+)?(?:\w+\s+){0,2}(?:
					Agreement|Section|Sections|Article|Clause|Paragraph|Exhibit|Schedule|terms|law|laws|Plan|Act|policy|policies
				)\b
			)
		`,
		'under',
	],
	[
		/\bin\s+accordance\s+with\b(?=\s+(?:(?:this|the|any)\s+)?(?:\w+\s+)?(?:Agreement|Section|Sections|Article|Clause|Paragraph|Exhibit|Schedule|Appendix)\b)/gi,
		'as set out in',
	],
	[/\bnotwithstanding\b/gi, 'despite'],
	[/\bhereunder\b/gi, 'under this document'],
	[/\bthereunder\b/gi, 'under it'],
	[/\bherein\b/gi, 'in this document'],
	[/\bhereof\b/gi, 'of this document'],
	[/\bhereto\b/gi, 'to this document'],
	[/\b(?:hereby|herewith)\s+/gi, ''],
	[/\s*\((?:hereinafter|hereafter|herein)?,?\s*(?:the\s+)?["“][^"”]{1,60}["”]\)/gi, ''],
	[/\bforthwith\b/gi, 'at once'],
	[/\bcommence(s?)\b/gi, 'start$1'],
	[/\bin\s+lieu\s+of\b/gi, 'instead of'],
	[/\bfor\s+the\s+avoidance\s+of\s+doubt,?\s*/gi, ''],
	[/\b(?:any\s+and\s+all|each\s+and\s+every)\b/gi, 'all'],
]

/** "thirty (30)", "twelve (12)": the words stand in the document, the digits are easier to read. */
const numberWord = patternPart`
	(?:
		one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen
		|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand
	)
`
const spelled = new RegExp(`\\b${numberWord}(?:[-\\s](?:and\\s)?${numberWord})*\\s\\((\\d{1,4}(?:\\.\\d+)?%?)\\)`, 'gi')
/** What a party "shall" be, have, own, receive or take part in describes it and is no duty; "shall bear no" neither. */
const state = longPattern('i')`
	^shall\s+(?:not\s+)?(?:\w+ly\s+|also\s+|hereby\s+|at\sall\stimes\s+|,[^,]{1,40},\s+)?(?:continue\s+to\s+)?(?:
		be|have|own|retain|remain|hold|belong|become|receive|accrue|enjoy|earn|qualify|vest|share\s+in|bear\s+no|survive|incur\s+no
		|assume\s+no
		|participate\s+in\b[^.;]{0,80}\b(?:
			benefits?|compensation|bonus(?:es)?|incentives?|insurance|pension|retirement|profits?|savings|equity|options?
		)\b
	)\b
`

/**
 * A sentence of a contract in plainer words that have the same effect: "shall" of a duty is "must" or "must not",
 * elsewhere "will"; numbers in digits, no "hereunder". Names, terms of art, conditions and exceptions stay.
 *
 * @param isDuty whether the "shall" at an offset of the sentence is a party's duty; "shall be governed by" is none
 */
export function plainWording(sentence: string, isDuty: (at: number) => boolean): string {
	let words = sentence.replace(/\bshall\b/gi, (_shall, at: number) =>
		!state.test(sentence.slice(at, at + 160)) && isDuty(at) ? 'must' : 'will',
	)
	// "Neither party shall" bans: "must" would leave each free to.
	words = words.replace(/\b((?:neither|no|nobody|none)\b[^,;.]{0,80}?)\bmust\b(?!\s+not)/gi, '$1may')
	for (const [pattern, plain] of plainer) words = words.replace(pattern, plain)
	words = words.replace(spelled, '$1')
	return capitalized(words.replace(/\s+/g, ' ').trim())
}

function capitalized(words: string): string {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
