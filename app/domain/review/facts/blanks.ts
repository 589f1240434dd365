import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { allMatches } from '../clauses/search/all-matches.ts'
import { confidence } from './confidence.ts'
import type { ParsedFact } from './fact-names.ts'
import type { FactSource } from './fact-source.ts'
import { makeFact } from './make-fact.ts'
import { matchesWithin, stretches } from './stretches.ts'

const open = /(?:[$€£]\s?)?(?:\[\s{0,12}(?:[●•_.…\s]{1,40})?\s{0,12}\]|_{3,}(?:[\s/,]{0,3}_{2,}){0,6}|…{2,}|\.{6,}(?!\.|\s*\d))/g
const bracketed = /(?:[$€£]\s?)?(?:\[([^\][\n]{1,90})\]|<([A-Z][^<>\n]{1,60}|[a-z]{2,12}\s[^<>\n]{1,60})>|\{\{?([^{}\n]{1,60})\}?\})/g
const words = longPattern('gu')`
	(?<![\p{L}\p{N}])(?:
		TBD|TBC|to\sbe\s(?:determined|completed|inserted|confirmed)\s(?:by\sthe\sparties\s)?(?=[.,;)\n])
		|X{2,4}\/X{2,4}\/(?:X{2,4}|\d{0,2}X{2,4}|20\d{2}|20XX)|X{3,}(?![\p{L}])|\$\s?X[X,.]{1,12}|MM\/DD\/YYYY|DD\/MM\/YYYY|YYYY-MM-DD
	)(?![\p{L}\p{N}])
`
const asks = longPattern('iu')`
	^(?:
		insert|enter|fill|specify|state|describe|name|address|amount|date|number|title|company|party|client|customer|investor|employee
		|contractor|email|e-mail|street|city|zip|country|county|jurisdiction|month|day|year|role|position|salary|percentage|percent|price
		|purpose|your|list|add|choose|select|x{1,6}|n\/?a\?|to\sbe|tbd|tbc|●|•|yes\/no
	)\b
	|[●•]|_{2,}
`
const notBlank = longPattern('iu')`
	^(?:
		\d{1,3}|[a-z]|[ivxlc]{1,6}|sic|\*{2,}|redacted|reserved|omitted|intentionally\s.*|signature\s?pages?.*
		|signatures?\s(?:follow|appear|on).*|remainder\s.*|rest\sof\s.*|end\sof\s.*|the\sremainder.*|confidential\streatment.*|page\s.*|x
		|✓|✔|☒|emphasis\s.*|balance\sof.*
		|.*\b(?:removed|redacted|omitted|withheld|deleted|intentionally|protected|confidential|extracted|graphic|image)\b.*|[*\s]+|.*\\
		|space\s.*|seal|logo|illegible|unreadable|this\spage.*|©.*|https?:.*|\d{4}
	)$
`
/** "Section 5.5 [Net Revenue]": the bracket repeats a heading. */
const titlesReference = /(?:sections?|articles?|clauses?|and|or|,)\s{1,3}[\dIVX][\dA-Z.()]{0,8}\s{0,3}$/i
const checkBox = /(?:^|\n)[ \t]{0,6}(?:\[(\s{0,3}|[xX✓✔])\]|([☐☑☒✓]))\s{1,3}(?=\S)/gu

const openCue = /[[_…]|\.{6}/g
const bracketCue = /[[<{]/g
const wordCue = /TB[DC]|to\sbe\s(?:determined|completed|inserted|confirmed)|XX|\$\s?X|MM\/DD|DD\/MM|YYYY/g

/**
 * Places still to be filled in: `____`, `[●]`, `[Name]`, `[insert date]`, `$[   ]`, TBD, XX/XX/20XX. Not the rules
 * of a signature block, footnote marks, redactions or check boxes; of check boxes only a choice with none ticked.
 */
export function readBlanks(source: FactSource): ParsedFact[] {
	const { boxes, emptyChoices } = readCheckBoxes(source.text)
	const spans: Span[] = [...emptyChoices]
	for (const { at: start, match } of matchesWithin(source.text, stretches(source.text, openCue, 4, 110), open)) {
		const span = { start, end: start + match[0].length }
		if (boxes.has(span.start) || isSignatureRule(source, match[0], span) || isRuler(source.text, span)) continue
		spans.push(span)
	}
	for (const { at: start, match } of matchesWithin(source.text, stretches(source.text, bracketCue, 4, 110), bracketed)) {
		const inside = (match[1] ?? match[2] ?? match[3] ?? '').trim()
		if (
			inside !== '' &&
			!isLinkOrName(source.text, start, start + match[0].length) &&
			!inSignatureLines(source, start) &&
			!isInstruction(source.text, start, start + match[0].length) &&
			!titlesReference.test(source.text.slice(Math.max(0, start - 24), start)) &&
			asksForWords(inside, match[2] !== undefined || match[3] !== undefined)
		)
			spans.push({ start, end: start + match[0].length })
	}
	for (const { at: start, match } of matchesWithin(source.text, stretches(source.text, wordCue, 4, 60), words))
		spans.push({ start, end: start + match[0].length })
	return spans
		.sort((a, b) => a.start - b.start || b.end - a.end)
		.filter((span, index, all) => index === 0 || (all[index - 1]?.end ?? 0) <= span.start)
		.map((span) =>
			makeFact(source, 'blank', span, { value: nameOf(source.text.slice(span.start, span.end)), confidence: confidence.labelled }),
		)
}

function asksForWords(inside: string, angled: boolean): boolean {
	if (notBlank.test(inside)) return false
	if (asks.test(inside)) return true
	if (angled) return /\s/.test(inside) && !/[=/]/.test(inside)
	// [Investor Name] asks; [and its affiliates] is an alternative the drafter left in.
	return (
		inside.length <= 50 &&
		/^\p{Lu}/u.test(inside) &&
		!/[.;:]\s|\b(?:shall|will|is|are|means)\b/.test(inside) &&
		inside.split(/\s+/).length <= 6
	)
}

/** "[Overview](#overview)" is a link, "[2,3-b]pyridine" a substance, "share[s]" a word. */
function isLinkOrName(text: string, start: number, end: number): boolean {
	return (
		/^\s?\((?:https?:|mailto:|#|\/|\.|www)|^\[|^\]/.test(text.slice(end, end + 10)) ||
		/[[!\\]/.test(text[start - 1] ?? '') ||
		/[\p{L}\p{N}-]/u.test(text[start - 1] ?? '') ||
		/[\p{L}\p{N}-]/u.test(text[end] ?? '')
	)
}

/** How a reader is to write a message: 'with the subject line "Notice [insert your name]"'. "Subject to [date]" is none. */
const howToWrite = longPattern('iu')`
	\b(?:
		(?:subject|reference|re)\s?line|subject(?!\s+to\b)(?!\s+matter\b)|e-?mail(?:s|ed)?\s+(?:titled|entitled|headed|reading|saying)
		|(?:titled?|entitled|heading|headed|marked|wording|words|text|message)(?=[:,]?\s+["“‘'])
	)(?:\s+(?:line|of|is|as|reading|that|says|with|the|your|e-?mail|message|field|should|must|read|be)\b){0,6}[:,]?\s{0,2}["“‘']?[^"”\n.;]{0,60}$
`
const sends = /\b(?:send|sending|e-?mail(?:ing)?|write|writing|mail|message|letter|reply|notify|contact)\b/i

function isInstruction(text: string, start: number, end: number): boolean {
	const before = text.slice(Math.max(0, start - 240), start)
	return (
		(howToWrite.test(before) && sends.test(before.slice(before.lastIndexOf('\n') + 1))) ||
		// "[Words in brackets] mark what you fill in": the template tells how to use it.
		/^["”]?\s{1,2}(?:indicates?|marks?|denotes?|means|shows)\b/.test(text.slice(end, end + 14))
	)
}

/** "By:" above "[NAME AND TITLE]": the signer's name is filled in at signing. */
function inSignatureLines({ text, clauseAt }: FactSource, at: number): boolean {
	return (
		clauseAt(at)?.kind === 'signature' ||
		/(?:^|\n)\s*(?:by|signed|signature)(?:\s?:[ \t_]{0,40}\n?|[ \t_]{0,40}\n)[^\n]{0,20}$/i.test(text.slice(Math.max(0, at - 60), at))
	)
}

function isSignatureRule(source: FactSource, written: string, { start, end }: Span): boolean {
	if (!/^_/.test(written)) return false
	if (source.clauseAt(start)?.kind === 'signature') return true
	const lineStart = source.text.lastIndexOf('\n', start - 1) + 1
	const before = source.text.slice(lineStart, start)
	if (
		start - lineStart < 60 &&
		/(?:^|\s)(?:by|signature|signed|name|title|its|date|sign|print(?:ed)?\sname|email|address|witness|attest|initials?|behalf\sof)\s{0,4}:?\s*$/i.test(
			before,
		)
	)
		return true
	// Strokes with a label below or behind them: "____ (Name)", "____ Company" for initials at the foot of a page.
	return (
		/^\s*$/.test(before) &&
		longPattern('i')`
			^[ \t_]*(?:\n[ \t]*)?\(?(?:
				name|title|date|signature|by|print(?:ed)?|signed|witness|seal|authori[sz]ed|initials?|place|its|company|employee|executive
				|consultant|contractor|landlord|tenant|lender|borrower|customer|vendor|buyer|seller|licensee|licensor
			)\b[^\n.;]{0,40}(?:\n|$)
		`.test(source.text.slice(end, end + 100))
	)
}

function isRuler(text: string, { start, end }: Span): boolean {
	if (end - start < 10) return false
	const alone = (start === 0 || text[start - 1] === '\n') && (end === text.length || text[end] === '\n')
	return alone && !/[$[]/.test(text[start] ?? '')
}

function readCheckBoxes(text: string): { boxes: Set<number>; emptyChoices: Span[] } {
	const boxes = new Set<number>()
	const emptyChoices: Span[] = []
	let group: { spans: Span[]; ticked: boolean; end: number } | null = null
	const close = () => {
		const first = group?.spans[0]
		if (group && first && !group.ticked && group.spans.length > 1) emptyChoices.push(first)
	}
	for (const match of allMatches(text, checkBox)) {
		const mark = match[0].trimStart().split(/\s/)[0] ?? ''
		const start = match.index + match[0].search(/[[☐☑☒✓]/u)
		const end = start + (match[0].indexOf(']') === -1 ? mark.length : match[0].indexOf(']') - match[0].indexOf('[') + 1)
		boxes.add(start)
		if (!group || match.index - group.end > 400) {
			close()
			group = { spans: [], ticked: false, end }
		}
		group.spans.push({ start, end })
		group.ticked ||= /[xX✓✔☑☒]/u.test(text.slice(start, end))
		group.end = end
	}
	close()
	return { boxes, emptyChoices }
}

function nameOf(written: string): string {
	const inside = written
		.replace(/^[$€£]\s?/, '')
		.replace(/^[[<{]+|[\]>}]+$/g, '')
		.trim()
	return /[\p{L}]{2}/u.test(inside) ? inside : 'blank'
}
