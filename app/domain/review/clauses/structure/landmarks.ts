import { longPattern } from '#app/domain/text/long-pattern.ts'
import { isAllCaps } from './headings.ts'
import type { Line } from './lines.ts'

const attachment = longPattern('i')`
	^(exhibit|schedule|annex|appendix|attachment|addendum)\s{1,3}(?:no\.?\s)?([A-Z]{1,2}(?:-?\d{1,2})?|\d{1,2}(?:-?[A-Z])?|[IVX]{1,5})?
	(?:\s?\([A-Z]\))?(?![\w(])\.?\s*[-–—:]?\s*
`

export interface ExhibitHeading {
	/** "Exhibit A", as shown. */
	shown: string
	/** "A", upper case; empty for the one exhibit without a letter. */
	label: string
	heading: string | null
	length: number
}

/** The line that opens an exhibit, schedule, annex or appendix; `null` for a sentence that only mentions one. */
export function readExhibitHeading(line: Line): ExhibitHeading | null {
	const match = attachment.exec(line.text)
	if (!match) return readUnletteredExhibit(line)
	const [whole, word = '', label = ''] = match
	if (/^exhibit\s{1,3}\d{1,2}\.\d/i.test(line.text) || line.text.length > 160) return null
	const rest = line.text.slice(whole.length).trim()
	if (label === '' && rest !== '') return null
	// Standing alone, or with a title: "EXHIBIT A FORM OF NOTE", "Schedule 1 – Services".
	const titled =
		rest === '' ||
		((isAllCaps(rest) ||
			/[-–—:]\s*$/.test(whole) ||
			line.paragraph.emphasised ||
			line.paragraph.kind === 'heading' ||
			/^(?:[A-Z(“"]\S*\s?){1,8}$/.test(rest)) &&
			!/[.;,]$/.test(rest))
	if (!titled) return null
	return { shown: `${word} ${label}`.trim(), label: label.toUpperCase(), heading: rest === '' ? null : rest, length: whole.length }
}

function readUnletteredExhibit({ text, paragraph }: Line): ExhibitHeading | null {
	const alone = /^(?:exhibit|schedule|annex|appendix)$/i.test(text)
	return alone && (isAllCaps(text) || paragraph.emphasised || paragraph.kind === 'heading')
		? { shown: text, label: '', heading: null, length: text.length }
		: null
}

const signatureOpening = longPattern('i')`
	^(?:
		in\s+(?:witness|testimony)\s+where\s?of|executed\s+as\s+(?:a\s+deed|of)|the\s+parties\s+have\s+(?:executed|signed)\b
		|agreed\s+(?:to\s+)?and\s+accepted|accepted\s+and\s+agreed|signed\s+(?:by|for\s+and\s+on\s+behalf)|signatures?$
		|signature\s+(?:page|block)|\[signature\s+page
	)
`
const signatureLine = /^(?:by|signed|signature|sign|name|print\s+name|its)\s{0,4}:(?:\s|$|_|\/)|^\/s\/|^_{6,}\s*$|^x\s?_{6,}/i

/** Whether the line begins the signature block. A name line counts only when a signature line is near. */
export function opensSignature(line: Line, following: readonly (Line | undefined)[]): boolean {
	if (signatureOpening.test(line.text)) return true
	if (/^(?:by|signed|signature|sign)\s{0,4}:|^\/s\//i.test(line.text)) return true
	return /^_{6,}\s*$/.test(line.text) && following.some((next) => next !== undefined && signatureLine.test(next.text))
}

const leaders = /(?:\.\s?){4,}\s*(?:\d{1,4}|[ivx]{1,6})\s*$|…{2,}\s*\d{1,4}\s*$|\t+\s*\d{1,4}\s*$/
const tableTitle = /^(?:table\s+of\s+)?contents$/i

/** Marks the lines of a table of contents, with its title: they repeat headings and are no clauses. */
export function markContents(lines: readonly Line[]): boolean[] {
	const marks = lines.map((line) => line.text.length < 250 && leaders.test(line.text.slice(-80)))
	for (let index = 0; index < lines.length; index++) {
		if (!tableTitle.test(lines[index]?.text ?? '')) continue
		marks[index] = true
		// Behind the title an entry may end on a bare page number; the first line of prose ends the table.
		for (let at = index + 1; at < lines.length; at++) {
			const text = lines[at]?.text ?? ''
			if (!marks[at] && !(text.length < 160 && /\s(?:\d{1,3}|[ivx]{1,5})$/.test(text)) && !/^(?:page|article|section)s?$/i.test(text)) break
			marks[at] = true
		}
	}
	return marks
}
