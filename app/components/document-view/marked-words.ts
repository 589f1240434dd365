import type { LookWord, ViewParagraph } from '#app/domain/word/page-view/view-document.ts'

/** Words of one look; those that stand for an open question lead to it. */
export interface ShownWords {
	text: string
	looks: readonly LookWord[]
	/** Where the question is; `null` for words of the document. */
	to: string | null
}

const bracketed = /\[[^[\]]+\]/g

/**
 * The words of a paragraph, cut wherever their look changes. A highlighted label in brackets stands for a question that
 * nobody answered yet.
 *
 * @param questions where each question is, by its label
 */
export function shownWords(
	{ text, looks = [] }: Pick<ViewParagraph, 'text' | 'looks'>,
	questions: ReadonlyMap<string, string>,
): ShownWords[] {
	const shown: ShownWords[] = []
	let at = 0
	for (const { start, end, words } of looks) {
		if (start > at) shown.push({ text: text.slice(at, start), looks: [], to: null })
		const part = text.slice(start, end)
		shown.push(...(words.includes('highlighted') ? withQuestions(part, words, questions) : [{ text: part, looks: words, to: null }]))
		at = end
	}
	if (at < text.length) shown.push({ text: text.slice(at), looks: [], to: null })
	return shown
}

function withQuestions(text: string, looks: readonly LookWord[], questions: ReadonlyMap<string, string>): ShownWords[] {
	const shown: ShownWords[] = []
	let at = 0
	for (const { 0: label, index } of text.matchAll(bracketed)) {
		if (index > at) shown.push({ text: text.slice(at, index), looks, to: null })
		shown.push({ text: label, looks, to: questions.get(label.slice(1, -1)) ?? null })
		at = index + label.length
	}
	if (at < text.length) shown.push({ text: text.slice(at), looks, to: null })
	return shown
}
