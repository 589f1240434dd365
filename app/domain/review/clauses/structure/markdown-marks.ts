import type { Span } from '#app/domain/extraction/extracted-document.ts'

const images = /!\[([^\]\n]{0,200})\]\([^)\n]{0,2000}\)/g
const links = /\[((?:[^[\]\n]|\[[^[\]\n]*\]){1,400})\](\((?:<[^>\n]*>|[^()\s\n]|\([^()\n]{0,300}\)){1,2000}(?:\s+"[^"\n]{0,300}")?\))/g
const bold = /(?<![*\\])(\*{2,4})(?=[^\s*])([^*\n]{0,1500}?[^\s*\\])\1(?!\*)/g
const underscores = /(?<![\p{L}\d_\\])(_{1,2})(?=[^\s_])([^_\n]{0,1500}?[^\s_\\])\1(?![\p{L}\d_])/gu
const italics = /(?<![*\\\p{L}\d])(\*)(?=[^\s*])([^*\n]{0,800}?[^\s*\\])\1(?![*\p{L}\d])/gu
const code = /`([^`\n]{1,300})`/g
const tags = /<\/?(?:br|p|a|b|i|u|strong|em|span|div|h[1-6]|ul|ol|li|sup|sub|font|center|td|tr|th|table|tbody)\b[^<>\n]{0,400}>/gi
/** "1\." and "\-": a mark that was meant literally. */
const escaped = /\\([\\`*_{}[\]()#+.!~>|<$&-])/g

/** The text with its Markdown marks blank, and the spans with them; an escaped mark moves up, and a space stands behind it. Of the same length. */
export function blankMarks(text: string, spans: readonly Span[]): string {
	return wordsOnly(blankSpans(text, spans))
}

function wordsOnly(text: string): string {
	return text
		.replace(images, (whole) => ' '.repeat(whole.length))
		.replace(links, (whole, words: string) => ` ${words}`.padEnd(whole.length))
		.replace(tags, (whole) => ' '.repeat(whole.length))
		.replace(bold, between)
		.replace(bold, between)
		.replace(italics, between)
		.replace(underscores, between)
		.replace(underscores, between)
		.replace(code, ' $1 ')
		.replace(/(?<=\d)\\([.)])/g, '$1 ')
		.replace(escaped, ' $1')
}

function between(whole: string, mark: string, words: string): string {
	const blank = ' '.repeat(mark.length)
	return blank + words + blank
}

function blankSpans(text: string, spans: readonly Span[]): string {
	const pieces: string[] = []
	let at = 0
	for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
		const from = Math.max(at, start)
		if (end <= from) continue
		pieces.push(text.slice(at, from), text.slice(from, end).replace(/[^\n]/g, ' '))
		at = end
	}
	pieces.push(text.slice(at))
	return pieces.join('')
}
