import type { XmlElement } from '#app/domain/word/package/xml/xml-element.ts'
import { sourceOf } from '#app/domain/word/package/xml/element-source.ts'
import type { ParagraphBlock } from '../read/blocks.ts'
import { canonicalChildren } from '../read/canonical-markup.ts'
import type { KeptParagraph } from '../plan/steps.ts'

const notTheParagraphs = new Set(['w:rPr', 'w:sectPr'])

/** Whether the formatting of a kept paragraph or its words differs in the new version. */
export function looksOtherwise({ old, new: next, pieces }: KeptParagraph): boolean {
	if (sourceOf(old.element) === sourceOf(next.element)) return false
	if (canonicalChildren(old.element.child('w:pPr'), notTheParagraphs) !== canonicalChildren(next.element.child('w:pPr'), notTheParagraphs))
		return true
	const [olds, news] = [looksOf(old), looksOf(next)]
	let newAt = 0
	for (const { kind, start, end } of pieces) {
		if (kind === 'goes') continue
		if (kind === 'stays' && !sameLooks(olds, start, news, newAt, end - start)) return true
		newAt += end - start
	}
	return false
}

interface Look {
	start: number
	end: number
	look: string
}

function looksOf({ atoms }: ParagraphBlock): Look[] {
	const known = new Map<XmlElement | null, string>()
	const looks: Look[] = []
	let at = 0
	for (const { run, text } of atoms) {
		const look = known.get(run) ?? canonicalChildren(run?.child('w:rPr'))
		known.set(run, look)
		const last = looks.at(-1)
		if (last?.look === look) last.end += text.length
		else looks.push({ start: at, end: at + text.length, look })
		at += text.length
	}
	return looks
}

function sameLooks(olds: readonly Look[], oldStart: number, news: readonly Look[], newStart: number, length: number): boolean {
	const within = (looks: readonly Look[], from: number) =>
		looks.filter(({ start, end }) => start < from + length && end > from).map(({ start, look }) => `${Math.max(0, start - from)} ${look}`)
	return within(olds, oldStart).join('\n') === within(news, newStart).join('\n')
}
