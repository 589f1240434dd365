import { longPattern } from '#app/domain/text/long-pattern.ts'
import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { trim } from '#app/domain/review/clauses/structure/lines.ts'
import { allMatches } from '#app/domain/review/clauses/search/all-matches.ts'
import { confidence } from '../confidence.ts'
import type { ParsedFact } from '../fact-names.ts'
import type { FactSource } from '../fact-source.ts'
import { makeFact } from '../make-fact.ts'
import { companySuffix } from '../parties/party-name.ts'
import { notName } from './signature-fields.ts'
import { readSignatories, type Signatory } from './signatories.ts'
import { matchesWithin, stretches } from '../stretches.ts'

const conformed =
	/(?<![\p{L}\d])(?:\/[sS]\/|\[SIG\])(?![\p{L}]{1,2}\b)\s{0,3}([\p{Lu}][\p{L}.’'-]{0,30}(?:[ \t]{1,3}[\p{Lu}][\p{L}.’'-]{0,30}){0,4})?/gu
const conformedCue = /\/[sS]\/|\[SIG\]/g
const electronic = longPattern('giu')`
	\b(?:DocuSigned\sby|Signed\s(?:electronically|digitally)\sby|Electronically\ssigned\sby|Digitally\ssigned\sby|e-?signed\sby)\b:?
	\s{0,3}([\p{Lu}][\p{L}.’'-]{1,30}(?:\s[\p{Lu}][\p{L}.’'-]{1,30}){0,4})?
`
const electronicCue = /[Ss]igned\s(?:(?:electronically|digitally)\s)?by/g
const emptyLine = longPattern('gi')`
	(?:^|\n|\s)((?:by|per|signature|signed|sign\shere|x)\s{0,4}:?[ \t]{0,3}(?:_{3,}|\.{6,}|…{2,}|\[\s{0,10}\]))
	|(?:^|\n|[ \t]{2})[ \t]{0,80}((?:by|per|signature|signed|sign\shere|x)\s{0,4}:?(?=[ \t]{0,3}(?:\n|$)))
	|(?:^|\n)[ \t]{0,8}(_{8,})(?=[ \t]*(?:\n|$))
`

/**
 * Whether the document is signed: `signed`, `unsigned`, `partly signed`, or `no signature block`. Each state points
 * at the words it is read from; without a block at the last words, behind which the block would stand. Then who signs,
 * for whom, with which title and on which day.
 */
export function readSignatureFacts(source: FactSource): ParsedFact[] {
	const blocks = source.structure.clauses.filter(({ kind }) => kind === 'signature')
	const signed = [...marks(source, conformed, conformedCue), ...marks(source, electronic, electronicCue)].sort((a, b) => a.start - b.start)
	const empty = blocks.flatMap((block) => emptyIn(source, block))
	const people = blocks.flatMap((block) => readSignatories(source, block))
	const written = signed.flatMap(({ name }): Signatory[] =>
		name && !companySuffix.test(name.text) && !people.some((person) => sameName(person.name.text, name.text))
			? [{ name, sure: confidence.labelled, signsFor: null, title: null, date: null }]
			: [],
	)
	return [
		...stateOf(source, blocks, signed[0], empty[0]),
		...oncePerName([...written, ...people]).flatMap((person) => factsOf(source, person)),
	]
}

function oncePerName(people: readonly Signatory[]): Signatory[] {
	return people.filter(
		({ name, signsFor }, index) =>
			people.findIndex((other) => sameName(other.name.text, name.text) && (other.signsFor?.text ?? '') === (signsFor?.text ?? '')) ===
			index,
	)
}

function sameName(one: string, other: string): boolean {
	return one.toLowerCase() === other.toLowerCase()
}

function factsOf(source: FactSource, { name, sure, signsFor, title, date }: Signatory): ParsedFact[] {
	return [
		makeFact(source, 'signatory', name, { value: name.text, ...(signsFor ? { of: signsFor.text } : {}), confidence: sure }),
		...(title ? [makeFact(source, 'signatory_title', title, { value: title.text, of: name.text, confidence: title.sure })] : []),
		...(date ? [makeFact(source, 'signature_date', date, { value: date.iso, of: name.text, confidence: confidence.labelled })] : []),
	]
}

function stateOf(source: FactSource, blocks: readonly Span[], first: Span | undefined, open: Span | undefined): ParsedFact[] {
	const state = (span: Span, value: string, sure: typeof confidence.labelled | typeof confidence.implied) => [
		makeFact(source, 'signature_state', span, { value, confidence: sure }),
	]
	if (first && open) return state(open, 'partly signed', confidence.labelled)
	if (first) return state(first, 'signed', confidence.labelled)
	if (open) return state(open, 'unsigned', confidence.labelled)
	const block = blocks[0]
	// A picture of a signature leaves no words.
	if (block) return state(firstLine(source.text, block), 'unsigned', confidence.implied)
	const [field] = allMatches(source.text.slice(-signaturePage), signatureFields)
	if (field) {
		const start = Math.max(0, source.text.length - signaturePage) + field.index
		return state(trim(source.text, start, start + field[0].length), 'unsigned', confidence.implied)
	}
	const end = lastLine(source)
	// Fields on one line, or in front of an exhibit, are a block that was not read.
	return end && !fieldsInARow.test(source.text) ? state(end, 'no signature block', confidence.implied) : []
}

/** The fields of a signature block, one a line, as a form leaves them: By, Name, Title. */
const signatureFields = /(?:^|\n)[ \t]*(?:By|Signature)[ \t]*:?[ \t_]*\n(?:[^\n]{0,120}\n){0,2}?[ \t]*Name[ \t]*:?/g
const fieldsInARow = /\bBy\s?:[\s_]*(?:By\s?:[\s_]*)?Name\s?:/
const signaturePage = 3000

interface Mark extends Span {
	name: (Span & { text: string }) | null
}

function marks(source: FactSource, pattern: RegExp, cue: RegExp): Mark[] {
	return [...matchesWithin(source.text, stretches(source.text, cue, 14, 160), pattern)].map(({ at: start, match }) => {
		const written = match[1]?.split(notName)[0]?.trim()
		const at = start + match[0].lastIndexOf(match[1] ?? '')
		return { start, end: start + match[0].trimEnd().length, name: written ? { start: at, end: at + written.length, text: written } : null }
	})
}

/** Signature lines that nothing is written on. A line with "/s/" behind "By:" is signed. */
function emptyIn(source: FactSource, block: Span): Span[] {
	const text = source.text.slice(block.start, block.end)
	return allMatches(text, emptyLine).flatMap((match) => {
		const written = match[1] ?? match[2] ?? match[3] ?? ''
		const start = block.start + match.index + match[0].indexOf(written)
		const before = source.text.slice(Math.max(0, start - 120), start)
		const behind = source.text.slice(start + written.length, start + written.length + 30)
		if (/^\s{0,3}(?:\/s\/|\[SIG\])/i.test(behind) || (match[3] !== undefined && /(?:\/s\/|\[SIG\])[^\n]{0,60}\n[^\n]{0,10}$/i.test(before)))
			return []
		const span = trim(source.text, start, start + written.length)
		return span.end > span.start ? [span] : []
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
