import type { ExtractedDocument, Paragraph, Span } from '#app/domain/extraction/extracted-document.ts'
import { goesOn } from './goes-on.ts'

/** A document whose page marks are blank, with the places where they stood. */
export interface Paged extends ExtractedDocument {
	pageMarks?: readonly Span[]
	/** Where sentences that pages cut in two were joined, from the end of the one half to the beginning of the other. */
	joints?: readonly Span[]
}

/**
 * A document in which sentences that the end of a page cut in two are whole again: the line breaks around the marks of the page
 * become spaces, so every character keeps its place. Gives the document itself where nothing was cut.
 */
export function joinPages<Document extends Paged>(document: Document): Document {
	const { text, pageMarks = [] } = document
	const joints: Span[] = []
	const paragraphs: Paragraph[] = []
	let [next, done] = [0, 0]
	for (const mark of pageMarks) {
		const [from, to] = [endBefore(text, mark.start), startBehind(text, mark.end)]
		// Marks of one page stand beside each other.
		if (from < done || !text.slice(from, to).includes('\n')) continue
		done = to
		while (next < document.paragraphs.length && (document.paragraphs[next] as Paragraph).start <= from)
			paragraphs.push(document.paragraphs[next++] as Paragraph)
		const open = paragraphs.at(-1)
		const within = open !== undefined && to < open.end
		const behind = within ? open : document.paragraphs[next]
		if (!open || !behind || from > open.end || to < behind.start || !mayJoin(open, behind, within)) continue
		if (!goesOn(lineTo(text, open.start, from), lineFrom(text, to, behind.end))) continue
		joints.push({ start: from, end: to })
		if (within) continue
		paragraphs[paragraphs.length - 1] = { ...open, end: behind.end, emphasised: open.emphasised && behind.emphasised }
		next++
	}
	if (joints.length === 0) return document
	return { ...document, text: withoutBreaks(text, joints), paragraphs: [...paragraphs, ...document.paragraphs.slice(next)], joints }
}

function withoutBreaks(text: string, joints: readonly Span[]): string {
	const pieces: string[] = []
	let at = 0
	for (const { start, end } of joints) {
		pieces.push(text.slice(at, start), text.slice(start, end).replace(/\n/g, ' '))
		at = end
	}
	return pieces.join('') + text.slice(at)
}

/** Sentences in the halves that pages cut them into, as they stand in the file. */
export function cutAtPages<Part extends Span & { text: string }>(sentences: readonly Part[], joints: readonly Span[]): Part[] {
	let next = 0
	return sentences.flatMap((sentence) => {
		const halves: Part[] = []
		let { start } = sentence
		while ((joints[next]?.end ?? Infinity) <= sentence.start) next++
		for (; (joints[next]?.end ?? Infinity) < sentence.end; next++) {
			const joint = joints[next] as Span
			halves.push(part(sentence, start, joint.start))
			start = joint.end
		}
		return halves.length === 0 ? [sentence] : [...halves, part(sentence, start, sentence.end)]
	})
}

function part<Part extends Span & { text: string }>(sentence: Part, start: number, end: number): Part {
	return { ...sentence, start, end, text: sentence.text.slice(start - sentence.start, end - sentence.start) }
}

function mayJoin(open: Paragraph, behind: Paragraph, within: boolean): boolean {
	if (open.part !== 'body' || behind.part !== 'body') return false
	return within || (![open, behind].some(({ kind }) => kind === 'table_cell' || kind === 'heading') && behind.numbering === null)
}

function endBefore(text: string, at: number): number {
	while (at > 0 && /\s/.test(text.charAt(at - 1))) at--
	return at
}

function startBehind(text: string, at: number): number {
	while (at < text.length && /\s/.test(text.charAt(at))) at++
	return at
}

function lineTo(text: string, start: number, end: number): string {
	return text.slice(Math.max(start, text.lastIndexOf('\n', end - 1) + 1), end).trim()
}

function lineFrom(text: string, start: number, end: number): string {
	const stop = text.indexOf('\n', start)
	return text.slice(start, stop === -1 ? end : Math.min(stop, end)).trim()
}
