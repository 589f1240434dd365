import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { trim } from '../clauses/lines.ts'
import type { ParsedFact } from './fact-names.ts'
import { type FactSource, makeFact } from './make-fact.ts'

const conformed = /\/s\/\s{0,3}([\p{Lu}][\p{L}.’'-]{0,30}(?:[ \t]{1,3}[\p{Lu}][\p{L}.’'-]{0,30}){0,4})?/gu
const electronic = /\b(?:DocuSigned\sby|Signed\s(?:electronically|digitally)\sby|Electronically\ssigned\sby|Digitally\ssigned\sby|e-?signed\sby)\b:?\s{0,3}([\p{Lu}][\p{L}.’'-]{1,30}(?:\s[\p{Lu}][\p{L}.’'-]{1,30}){0,4})?/giu
const emptyLine = /(?:^|\n|\s)((?:by|signature|signed|sign\shere|x)\s{0,4}:?[ \t]{0,3}(?:_{3,}|\.{6,}|…{2,}|\[\s{0,10}\]|(?=\n|$)))|(?:^|\n)[ \t]{0,8}(_{8,})(?=[ \t]*(?:\n|$))/gi
const printed = /(?:^|\n|\s)(?:print(?:ed)?\s)?name\s{0,3}(?:\(print\))?:[ \t]{0,6}([\p{Lu}][\p{L}.’'-]{0,30}(?:\s[\p{Lu}][\p{L}.’'-]{0,30}){1,4})(?=\s|$|,)/giu
const notName = /\b(?:Title|Date|Address|By|Its|Name|Email|Chief|President|Director|Company)\b/

/**
 * Whether the document is signed: `signed`, `unsigned`, `partly signed`, or `no signature block`. Each state points
 * at the words it is read from; without a block at the last words, behind which the block would stand.
 */
export function readSignatureFacts(source: FactSource): ParsedFact[] {
	const blocks = source.structure.clauses.filter(({ kind }) => kind === 'signature')
	const signed = [...marks(source, conformed, 0), ...marks(source, electronic, 0)].sort((a, b) => a.start - b.start)
	const empty = blocks.flatMap((block) => emptyIn(source, block))
	const facts = signed.flatMap(({ name }) => (name ? [makeFact(source, 'signatory', name, { value: name.text })] : []))
	for (const block of blocks) facts.push(...namesIn(source, block))
	return [...stateOf(source, blocks, signed[0], empty[0]), ...oncePerName(facts)]
}

/** A name stands on the signature line and in print below it: one signatory. */
function oncePerName(facts: readonly ParsedFact[]): ParsedFact[] {
	return facts.filter((fact, index) => facts.findIndex(({ value }) => value === fact.value) === index)
}

function stateOf(source: FactSource, blocks: readonly Span[], first: Span | undefined, open: Span | undefined): ParsedFact[] {
	const state = (span: Span, value: string) => [makeFact(source, 'signature_state', span, { value })]
	if (first && open) return state(open, 'partly signed')
	if (first) return state(first, 'signed')
	if (open) return state(open, 'unsigned')
	const block = blocks[0]
	if (block) return state(firstLine(source.text, block), 'unsigned')
	const end = lastLine(source)
	return end ? state(end, 'no signature block') : []
}

interface Mark extends Span {
	name: (Span & { text: string }) | null
}

function marks(source: FactSource, pattern: RegExp, offset: number): Mark[] {
	return [...source.text.matchAll(pattern)].map((match) => {
		const start = offset + match.index
		const written = match[1]?.split(notName)[0]?.trim()
		const at = start + match[0].lastIndexOf(match[1] ?? '')
		return { start, end: start + match[0].trimEnd().length, name: written ? { start: at, end: at + written.length, text: written } : null }
	})
}

/** Signature lines that nothing is written on. A line with "/s/" behind "By:" is signed. */
function emptyIn(source: FactSource, block: Span): Span[] {
	const text = source.text.slice(block.start, block.end)
	return [...text.matchAll(emptyLine)].flatMap((match) => {
		const written = match[1] ?? match[2] ?? ''
		const start = block.start + match.index + match[0].indexOf(written)
		const before = source.text.slice(Math.max(0, start - 120), start)
		const behind = source.text.slice(start + written.length, start + written.length + 30)
		if (/^\s{0,3}\/s\//.test(behind) || (match[2] !== undefined && /\/s\/[^\n]{0,60}\n[^\n]{0,10}$/.test(before))) return []
		const span = trim(source.text, start, start + written.length)
		return span.end > span.start ? [span] : []
	})
}

function namesIn(source: FactSource, block: Span): ParsedFact[] {
	const text = source.text.slice(block.start, block.end)
	return [...text.matchAll(printed)].flatMap((match) => {
		const name = (match[1] ?? '').split(notName)[0]?.trim() ?? ''
		if (name.split(' ').length < 2) return []
		const start = block.start + match.index + match[0].lastIndexOf(match[1] ?? '')
		return [makeFact(source, 'signatory', { start, end: start + name.length }, { value: name })]
	})
}

function firstLine(text: string, { start, end }: Span): Span {
	const stop = text.indexOf('\n', start)
	return trim(text, start, stop === -1 || stop > end ? end : stop)
}

function lastLine({ text, document }: FactSource): Span | null {
	const last = document.paragraphs.findLast(({ part, start, end }) => part === 'body' && text.slice(start, end).trim() !== '')
	return last ? trim(text, last.start, last.end) : null
}
