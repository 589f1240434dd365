import { longPattern, patternPart } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../search/all-matches.ts'

/** A place at which the document names one of its exhibits. */
export interface Mention extends Span {
	/** Whether the words around it speak of the exhibit; else it may be a heading, a list of exhibits or a page of it. */
	inProse: boolean
}

const speaks = longPattern()`
	(?:
		\b(?:
			in|on|as|to|of|per|by|the|a|an|under|with|see|and|or|and\/or|from|at|than|that|both|each|attached|annexed|appended|enclosed
			|hereto|herewith|through|including|either|applicable|is|are|into|for|against|via|upon|pursuant|within|forth|out|relevant|such
			|following|said|refer|throughout|between|called|titled|entitled|marked|labell?ed|using|completed|executed|original|revised
			|current|new|amended|respective|complete|its|their|any|all|what|where|when|if|unless|while|because|whether
		)
		|\bhereto,|\bherein,|(?:Exhibit|Schedule|Annex|Appendix|Attachment)s?\s\S{1,8},
		|(?:^|[.;:)\n]\s{0,3})(?:See|In|On|The|As|Under|Attached|Pursuant\sto)
	)[\s,("'“‘]*$
`
/** "SECTION", "Article": capitals before a name are a line of capitals, in which a small word tells nothing. */
const shouting = /\p{Lu}{4,}\s+(?:IN|ON|AS|TO|OF|UNDER|AND|OR|THE|SEE|WITH|BY)\s+["'“(]*$/u

const opensBracket = /\p{Ll}\s?\((?:see\s)?$/u
const runIntoWord = /\p{Ll}$/u

const words =
	'(?:[Ee]xhibit|EXHIBIT|[Ss]chedule|SCHEDULE|[Aa]nnex(?:ure)?|ANNEX(?:URE)?|[Aa]ppendix|APPENDIX|[Aa]ttachment|ATTACHMENT)[sS]?'

const name = new RegExp(
	// The first letter is tested first: few places in a text begin so, and all else costs more.
	patternPart`
		(?=[EeSsAa])(?:(?<![\p{L}\p{N}])|(?<=\p{Ll})(?=\p{Lu}))${words}[\s.:_*#-]{0,6}(?:[Nn]o\.?\s)?["“'‘(\[]?
		([A-Z]{1,2}(?:-?\d{1,2})?|\d{1,2}(?:\.\d{1,2}){0,2}(?:-?[A-Z])?|[IVX]{1,5})(?![\p{L}\p{N}])
	`,
	'gu',
)

/**
 * Every mention of every exhibit by its label, under whatever word: "Schedule A" may be attached as "Exhibit A", and the
 * label may stand in quotation marks. A heading may have run into the words before it.
 */
export function exhibitMentions(text: string): ReadonlyMap<string, readonly Mention[]> {
	const mentions = new Map<string, Mention[]>()
	for (const match of allMatches(text, name)) {
		const end = match.index + match[0].length
		const before = text.slice(Math.max(0, match.index - 40), match.index)
		const inBrackets = opensBracket.test(before) && text[end] === ')'
		const inSentence = /\n\s*$/.test(before) ? runsOn(before) : speaks.test(before) || shouting.test(before)
		const label = plainLabel(match[1] ?? '')
		const known = mentions.get(label) ?? []
		known.push({ start: match.index, end, inProse: !runIntoWord.test(before) && (inBrackets || inSentence) })
		mentions.set(label, known)
	}
	return mentions
}

/** "A-1" and "A1" are one. */
export function plainLabel(label: string): string {
	return label.replace(/[\s.-]/g, '').toUpperCase()
}

function runsOn(before: string): boolean {
	return /\b(?:in|on|as|to|of|under|with|see|and|or|the|from|by|per|hereto|attached)\s*$/.test(before)
}
