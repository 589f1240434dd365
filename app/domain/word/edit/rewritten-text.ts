import type { ParagraphEdit } from './plan/plan-paragraph.ts'
import type { FileParagraph } from '../read/read-stories.ts'

interface Stretch {
	text: string
	content: number
	isBreak: boolean
}

/**
 * What a paragraph reads like after edits inside it: one text, or several where an edit begins new paragraphs.
 *
 * A page break reads as a space unless it opens its `w:p`, so one that edits leave without words before it reads as
 * nothing.
 *
 * @param edits in the order in which they are written.
 */
export function rewrittenTexts(paragraph: FileParagraph, edits: readonly ParagraphEdit[]): string[] {
	const parts = ['']
	let content = -1
	let isOpening = true
	for (const stretch of [...stretchesAfter(paragraph, edits), ...appended(edits)]) {
		if (stretch.content !== content) isOpening = true
		content = stretch.content
		if (stretch.isBreak && isOpening) continue
		for (const [index, line] of stretch.text.split('\n').entries()) {
			if (index > 0) {
				parts.push('')
				isOpening = true
			}
			parts[parts.length - 1] += line
			if (line !== '') isOpening = false
		}
	}
	return parts
}

function appended(edits: readonly ParagraphEdit[]): Stretch[] {
	return edits.flatMap((edit) => edit.appended.map((text) => ({ text: `\n${text}`, content: Infinity, isBreak: false })))
}

function stretchesAfter({ story }: FileParagraph, edits: readonly ParagraphEdit[]): Stretch[] {
	if (edits.some(({ all }) => all)) return []
	const words = edits.flatMap((edit) => edit.words).sort((one, other) => one.end - other.end)
	const stretches: Stretch[] = []
	let next = 0
	let at = 0
	for (const [content, { atoms }] of story.contents.entries()) {
		for (const { text, element } of atoms) {
			const isBreak = element.name === 'w:br' && ['page', 'column'].includes(element.attribute('w:type') ?? '')
			let kept = at
			for (let word = words[next]; word && word.end <= at + text.length; word = words[++next]) {
				stretches.push(
					{ text: text.slice(kept - at, Math.max(kept, Math.min(word.start, at + text.length)) - at), content, isBreak },
					{ text: word.text, content, isBreak: false },
				)
				kept = Math.max(kept, word.end)
			}
			const until = Math.max(kept, Math.min(words[next]?.start ?? Infinity, at + text.length))
			stretches.push({ text: text.slice(kept - at, until - at), content, isBreak })
			at += text.length
		}
	}
	const rest = words.slice(next).map(({ text }) => ({ text, content: story.contents.length - 1, isBreak: false }))
	return [...stretches, ...rest].filter(({ text }) => text !== '')
}
