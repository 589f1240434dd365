import { longPattern } from '#app/domain/text/long-pattern.ts'
import { isAllCaps } from './headings.ts'
import type { Line } from './lines.ts'

const documentNouns = longPattern('i')`
	\b(?:
		agreement|contract|safe|deed|lease|note|warrant|policy|policies|terms|conditions|bylaws|by-laws|certificate|plan|consent
		|resolutions?|minutes|addendum|amendment|letter|memorandum|mou|term sheet|statement of work|undertaking|guarant(?:y|ee)|assignment
		|license|licence|nda|election|notice|handbook|guidelines|schedule of|order form|proposal|invoice|offer|release|charter|articles of
		|action by|waiver|non-?disclosure|confidentiality|simple agreement
	)\b
`

/**
 * The lines that carry the title: the first short line that stands out and names a kind of document,
 * with the capital lines around it that belong to it. `null` when the document begins with prose.
 */
export function findTitle(lines: readonly Line[], contents: readonly boolean[]): { first: number; last: number } | null {
	let best: number | null = null
	for (let index = 0; index < lines.length; index++) {
		const line = lines[index] as Line
		if (contents[index]) continue
		if (line.text.length > 300 || /^(?:whereas|recitals|now,? therefore)\b/i.test(line.text)) break
		if (!couldBeTitle(line, index)) continue
		if (documentNouns.test(line.text)) {
			best = index
			break
		}
		if (best === null && (line.paragraph.kind === 'heading' || (line.paragraph.emphasised && isAllCaps(line.text)))) best = index
	}
	return best === null ? null : withNeighbours(lines, best)
}

function couldBeTitle({ text, paragraph }: Line, index: number): boolean {
	if (paragraph.numbering || text.length < 3 || text.length > 140 || text.split(/\s+/).length > 18) return false
	if (
		longPattern('i')`
			[,;]$|^\(?\d|:\s
			|^(?:exhibit|schedule|annex|dear|date|from|to|re|page|source|dated|how to|instructions|interpreting|using|about|before you)\b|_{3}
			|https?:|^this\b|\bthis (?:agreement|document)\b
		`.test(text)
	)
		return false
	if (/\.\s|\.$/.test(text.replace(/\b(?:Inc|Corp|Ltd|Co)\.?$/i, '')) && !isAllCaps(text)) return false
	const standsOut = paragraph.kind === 'heading' || paragraph.emphasised || isAllCaps(text)
	return standsOut || (index < 6 && /^\p{Lu}/u.test(text) && !/\b(?:shall|will|is|are|has|have)\b/.test(text))
}

/** "SERIES SEED" above and "(Valuation Cap, no Discount)" below the line are part of the title; a company's name is not. */
function withNeighbours(lines: readonly Line[], index: number) {
	let first = index
	let last = index
	const joins = (at: number) => {
		const line = lines[at]
		return (
			line !== undefined &&
			line.text.length <= 80 &&
			isAllCaps(line.text) &&
			/[A-Z]{3}/.test(line.text) &&
			!/[.,:]|\b(?:INC|LLC|LTD|CORP|BETWEEN|AND|AMONG|CONFIDENTIAL|EXHIBIT|DRAFT|RECITALS|WHEREAS|BACKGROUND|PARTIES|DEFINITIONS|CONTENTS)\b|\d/.test(
				line.text,
			)
		)
	}
	const titleIsCaps = isAllCaps(lines[index]?.text ?? '')
	if (titleIsCaps && joins(index - 1) && documentNouns.test(`${lines[index - 1]?.text} `) === false && index - 1 >= 0) first = index - 1
	if (titleIsCaps && /\b(?:AND|OF|FOR|THE|TO|&)$/.test(lines[index]?.text ?? '') && joins(index + 1)) last = index + 1
	return { first, last }
}
